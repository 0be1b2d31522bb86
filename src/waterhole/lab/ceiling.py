"""How much could be won at most: a clairvoyant player against others who know what their seats can know.

It sees every hand and every card to come. It is no bot: nothing outside of the lab can ask for it, since whoever plays
at a table is given what a seat can know, and never a state.
"""

from collections.abc import Callable
from dataclasses import asdict, dataclass
from statistics import mean
from typing import Any

from waterhole.lab.strength import off
from waterhole.lab.train.gate import Mind, results
from waterhole.lab.train.self_play import Table


@dataclass(frozen=True)
class Ceiling:
    """What the clairvoyant got of so many deals, each from every side. Luck counts: it knew what would come."""

    deals: int
    share: float
    share_off: float
    fair: float
    score: float
    score_off: float
    best: float


def clairvoyant(table: Table, thoughts: int, hands_alone: bool = False) -> Mind:
    """Searches the table as it is, or with another order of the cards to come: then it sees the hands alone."""
    plan = table.plan()
    plan.iterations, plan.sees, plan.peeks = thoughts, True, hands_alone
    return Mind(table.knowledge, plan)


def ceiling(hero: Mind, table: Table, deals: int, told: Callable[[int], None] = lambda deal: None) -> Ceiling:
    """Let the clairvoyant play against others who know what their seats can know."""
    shares: list[float] = []
    scores: list[float] = []
    for deal in range(deals):
        ends = [state for _, state in results(hero, table, deal)]
        sides = [side[0] for side in table.game.sides(table.players)]
        shares.append(mean(state.payoffs()[seat] for seat, state in zip(sides, ends, strict=True)))
        points = [state.result()["scores"][place] for place, state in enumerate(ends)]
        scores.append(mean(points))
        told(deal + 1)
    fair = 1 / len(sides) if table.players > 1 else 0.0
    return Ceiling(deals, mean(shares), off(shares), fair, mean(scores), off(scores), max(scores))


def summary(table: Table, hero: Mind, found: Ceiling) -> dict[str, Any]:
    """Everything as JSON."""
    return {
        "game": table.game.name,
        "players": table.players,
        "thoughts": table.thoughts,
        "clairvoyant": int(hero.plan.iterations),
        "hands_alone": hero.plan.peeks,
        "seed": table.seed,
        **asdict(found),
    }
