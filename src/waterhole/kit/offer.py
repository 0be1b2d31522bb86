"""The legal moves in short: "pass · bid 1–3, 5, 7–65"."""

from collections.abc import Sequence


def offered(texts: Sequence[str]) -> str:
    """All moves, those of one verb together."""
    verbs: dict[str, list[str]] = {}
    for text in texts:
        verb, _, rest = text.partition(" ")
        verbs.setdefault(verb, []).append(rest)
    return " · ".join(f"{verb} {joined(rests)}".strip() for verb, rests in verbs.items())


def joined(rests: Sequence[str]) -> str:
    """What can follow a verb: numbers as ranges, anything else as a list."""
    if all(rest.isdecimal() for rest in rests):
        return ", ".join(ranges([int(rest) for rest in rests]))
    return " | ".join(rests)


def ranges(numbers: Sequence[int]) -> list[str]:
    """Rising numbers, those that follow each other drawn together."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][-1] + 1:
            spans[-1][1:] = [number]
        else:
            spans.append([number])
    return ["–".join(map(str, span)) for span in spans]
