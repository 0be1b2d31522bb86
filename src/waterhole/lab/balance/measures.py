"""From the matches of a study to its figures, by name."""

from collections.abc import Iterable, Sequence

from waterhole.lab.balance.figures import Figure, Figures, entropy, mean_figure, mean_of, quotient, ratio
from waterhole.lab.balance.observe import Observation

NEAR = 0.1
"""An end is close if the first is not more than this part of its own score ahead."""
OFFERED, TAKEN, USED, HELD, WON = range(5)


def measure(seen: Sequence[Observation], clock: str) -> Figures:
    """Every figure of a study; those that the game has nothing for are missing."""
    if not seen:
        return {}
    found: dict[str, Figure | None] = {
        **places(seen),
        **lengths(seen, clock),
        **ends(seen),
        **plans(seen),
        **things(seen),
    }
    return {name: figure for name, figure in found.items() if figure is not None}


def places(seen: Sequence[Observation]) -> dict[str, Figure | None]:
    """By seat, and by place in the opening order: the share of the victory, and the score."""
    found: dict[str, Figure | None] = {}
    players = len(seen[0].shares)
    for place in range(players):
        found[f"seat/{place + 1}/share"] = mean_of([one.shares[place] for one in seen], share=True)
    for place in range(players):
        seats = [(one.opener + place) % players for one in seen]
        pairs = list(zip(seen, seats, strict=True))
        found[f"order/{place + 1}/share"] = mean_of([one.shares[seat] for one, seat in pairs], share=True)
        found[f"order/{place + 1}/score"] = mean_of([one.scores[seat] for one, seat in pairs])
    found["score/mean"] = mean_of([sum(one.scores) / players for one in seen])
    found["score/first"] = mean_of([max(one.scores) for one in seen])
    return found


def lengths(seen: Sequence[Observation], clock: str) -> dict[str, Figure | None]:
    """The share of matches of each length."""
    found = {
        f"length/{time}": mean_of([float(one.time == time) for one in seen], share=True)
        for time in sorted({one.time for one in seen} - {0})
    }
    if found:
        found[f"length/{clock}"] = mean_of([float(one.time) for one in seen])
    return {**found, "length/decisions": mean_of([float(one.decisions) for one in seen])}


def ends(seen: Sequence[Observation]) -> dict[str, Figure | None]:
    """How close it was, and how long it stayed open."""
    near = [
        None if one.margin is None else float(one.margin <= NEAR * max(map(abs, one.scores), default=0)) for one in seen
    ]
    return {
        "end/margin": mean_of([one.margin for one in seen]),
        "end/close": mean_of(near, share=True),
        "lead/changes": mean_of([one.changes for one in seen]),
        "lead/half": mean_of([one.half for one in seen], share=True),
    }


def plans(seen: Sequence[Observation]) -> dict[str, Figure | None]:
    """How many ways are taken, and how many of them win."""
    taken = [[(plan, 1.0) for plan in one.plans if plan] for one in seen]
    won = [[(plan, share) for plan, share in zip(one.plans, one.shares, strict=True) if plan] for one in seen]
    shares, victories = shares_of(taken), shares_of(won)
    if not shares:
        return {}
    commonest = max(shares.values(), key=lambda figure: figure.value)
    winning = max(victories.values(), key=lambda figure: figure.value, default=None)
    listed = {f"plan/{plan}": figure for plan, figure in victories.items()}
    return {
        "plans/entropy": entropy(shares),
        "plans/commonest": commonest,
        "plans/winners_entropy": entropy(victories) if victories else None,
        "plans/winners_commonest": winning,
        **listed,
    }


def shares_of(lines: Sequence[Sequence[tuple[str, float]]]) -> Figures:
    """Of each plan its part of all, the commonest first."""
    names = {plan for line in lines for plan, _ in line}
    below = [sum(weight for _, weight in line) for line in lines]
    found: Figures = {}
    for name in sorted(names):
        part = ratio([sum(weight for plan, weight in line if plan == name) for line in lines], below, share=True)
        if part is not None and part.value > 0:
            found[name] = part
    return dict(sorted(found.items(), key=lambda item: -item[1].value))


def things(seen: Sequence[Observation]) -> dict[str, Figure | None]:
    """Of each thing that the game counts: how often it was taken and used when on offer, and held by the winner."""
    found: dict[str, Figure | None] = {}
    for kind in merged(list(one.counts) for one in seen):
        names = merged(list(one.counts.get(kind, {})) for one in seen)
        taken = {name: rate(seen, kind, name, TAKEN, OFFERED) for name in names}
        known = [figure for figure in taken.values() if figure is not None]
        middle = mean_figure(known) if known else None
        for name in names:
            mine = taken[name]
            found[f"{kind}/{name}/taken"] = mine
            found[f"{kind}/{name}/relative"] = None if mine is None or middle is None else quotient(mine, middle)
            found[f"{kind}/{name}/used"] = rate(seen, kind, name, USED, OFFERED)
            found[f"{kind}/{name}/won"] = rate(seen, kind, name, WON, HELD)
    return found


def rate(seen: Sequence[Observation], kind: str, name: str, above: int, below: int) -> Figure | None:
    """How many of one count there are for each of another, in all matches together."""
    counts = [one.counts.get(kind, {}).get(name, [0] * 5) for one in seen]
    return ratio([count[above] for count in counts], [count[below] for count in counts], share=above != USED)


def merged(lists: Iterable[list[str]]) -> list[str]:
    """All names, numbers rising, others in the order in which they first appear."""
    found = list(dict.fromkeys(name for names in lists for name in names))
    return sorted(found, key=lambda name: int(name) if name.isdigit() else -1)
