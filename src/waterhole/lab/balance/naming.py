"""The figures of a study by the words that people have for them."""

from waterhole.words.fluent import Words

GROUPS = ("seat", "order", "score", "length", "end", "lead", "plans", "plan")
"""Figures that all games can have; all others are things that a game counts."""
IN_PERCENT = ("share", "taken", "won", "close", "half", "commonest", "winners_commonest")


def label(name: str, words: Words) -> str:
    """What a figure is called."""
    group, *rest = name.split("/")
    if group == "plan":
        return plan_in_words(rest[0], words)
    if group not in GROUPS:
        return f"{words.named(group, rest[0])}: {words.say(f'balance-{rest[1]}')}"
    if group in ("seat", "order"):
        return words.say(f"balance-{group}-{rest[1]}", {"place": int(rest[0])})
    if group == "length" and rest[0].isdigit():
        return words.say("balance-length", {"time": int(rest[0])})
    return words.say(f"balance-{group}-{rest[0]}")


def plan_in_words(plan: str, words: Words) -> str:
    """A strategy is a list of names, each with how often it is there."""
    names = plan.split(" ")
    told = [f"{names.count(name)} × {named(name, words)}" for name in dict.fromkeys(names)]
    if all(name.isdigit() for name in names):
        return " + ".join(names)
    return ", ".join(one.removeprefix("1 × ") for one in told)


def named(name: str, words: Words) -> str:
    return next((words.say(f"{kind}-{name}") for kind in ("role", "species") if words.has(f"{kind}-{name}")), name)


def in_percent(name: str) -> bool:
    """Whether a figure is a part of a whole."""
    group, *rest = name.split("/")
    return rest[-1] in IN_PERCENT or group == "plan" or (group == "length" and rest[-1].isdigit())


def shown(name: str, value: float, words: Words) -> str:
    """A value in the unit that its figure has."""
    return f"{words.figure(100 * value)} %" if in_percent(name) else words.figure(value, 2)


def kinds(names: list[str]) -> dict[str, list[str]]:
    """The kinds of things that a game counts, and the things of each."""
    found: dict[str, list[str]] = {}
    for name in names:
        group, *rest = name.split("/")
        if group not in GROUPS and rest[0] not in found.setdefault(group, []):
            found[group].append(rest[0])
    return found
