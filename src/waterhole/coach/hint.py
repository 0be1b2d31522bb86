"""A hint: all moves with their expected share of the victory, and why; from what the seat knows alone."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypedDict

from waterhole.coach.judge import Judge, Judgement, Limit
from waterhole.coach.reasons import Reasons
from waterhole.coach.sample import Sample
from waterhole.core.chance import stream
from waterhole.core.event import Json
from waterhole.core.game import Game

DIGITS = 4
"""Of a share: the last is far below every error."""


class HintedMove(TypedDict):
    """A move, the share of the victory it promises with its standard error, and what speaks for or against it.

    `serious` is the best, and what the game's own knowledge thinks worth a thought: with nothing else is anybody
    bothered who wants to see a few (every bid beyond one's purse may be as good as the best, for all one can tell).
    """

    text: str
    share: float
    error: float
    equal: bool
    serious: bool
    why: list[str]


class Hint(TypedDict):
    """All legal moves of a decision, best first."""

    game: str
    ply: int
    seat: int
    moves: list[HintedMove]


@dataclass(frozen=True)
class Weighed:
    """A move with its share; `equal` where it cannot be told apart from the best."""

    move: int
    share: float
    error: float
    equal: bool


def hint(
    game: Game,
    recall: dict[str, Json],
    ply: int,
    limit: Limit,
    seed: str,
    language: str,
    names: Sequence[str],
    explained: int | None = None,
) -> Hint:
    """The hint for the seat that decides, from its memory alone; with reasons for all moves, or for so many serious
    ones."""
    judge = Judge(game, seed)
    judgement = judge.judge(recall, limit)
    root = game.imagine(recall, stream("text"))
    reasons = Reasons(game, recall, language, names)
    serious = {judgement.best(), *judge.knowledge.candidates(root)}
    left = explained or 0
    moves: list[HintedMove] = []
    for one in weigh(judgement):
        text, counts = game.text(root, one.move), one.move in serious
        share, error = round(one.share, DIGITS), round(one.error, DIGITS)
        why = reasons.of(text) if explained is None or (counts and left > 0) else []
        left -= counts
        moves.append({"text": text, "share": share, "error": error, "equal": one.equal, "serious": counts, "why": why})
    return {"game": game.name, "ply": ply, "seat": judgement.seat, "moves": moves}


def weigh(judgement: Judgement) -> list[Weighed]:
    """All moves that were judged, best first.

    The best was tried on most deals. Of every other it is known best how far it is behind on the deals that both were
    tried on: its share is that of the best without this.
    """
    seat, best = judgement.seat, judgement.best()
    top = judgement.sample(best, seat)
    found = [weighed(judgement, move, best, top) for move in judgement.outcomes]
    return sorted(found, key=lambda one: (-round(one.share, DIGITS), one.move != best, one.move))


def weighed(judgement: Judgement, move: int, best: int, top: Sample) -> Weighed:
    if move == best:
        return Weighed(move, top.mean, top.error, True)
    behind = judgement.difference(best, move, judgement.seat)
    share = min(top.mean, max(0.0, top.mean - behind.mean))
    error = (top.error**2 + behind.error**2) ** 0.5
    return Weighed(move, share, error, not behind.clear)
