"""Whether a decision is a puzzle: one move is clearly best, and counting points does not find it."""

from dataclasses import dataclass

from waterhole import bots
from waterhole.bots.levels import LEVELS
from waterhole.coach.hint import DIGITS
from waterhole.coach.judge import EXACT, Judge, Judgement, Limit
from waterhole.core.chance import stream
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.lessons.puzzle import Grade, Shared


@dataclass(frozen=True)
class Margin:
    """Every other move must be worth less by so much of the victory, and by so many standard errors."""

    share: float
    errors: float


MARGIN = Margin(0.05, 3.0)
STILL = Margin(0.03, 2.0)
"""Where a puzzle is verified again with other dice: what was just above the margin may be just below it."""
GLANCE = Margin(0.02, 1.0)
"""What the second best must be behind by at a glance, before every legal move is tried: most decisions are not."""
FEWEST_MOVES = 3
"""With fewer to choose from there is nothing to find."""
POINTS = "greedy:naive=1"
"""Takes the most points that it sees on the table, and looks no further (docs/bots.md)."""
GRADES: tuple[Grade, ...] = ("easy", "medium", "hard")
TRIES = 12
"""So often each level is asked: it fails a puzzle that it solves in less than half of them."""
TOLD = 5
"""So many of the best moves are kept with their shares."""


@dataclass(frozen=True)
class Clear:
    """The one best move of a decision, and the most promising ones with their shares, best first."""

    best: str
    moves: list[Shared]


def clearly_best(
    game: Game, state: State, thoughts: int, seed: str, exact: int = EXACT, margin: Margin = MARGIN
) -> Clear | None:
    """The move that is better than every other by the margin, if there is one; all legal moves are tried.

    Where it can be, it is counted out (as for a hint), unless `exact` is 0: then it is searched in any case.
    """
    seat, legal = int(state.turn), state.moves()
    judgement = Judge(game, seed, exact).judge(state.recall(seat), Limit(thoughts), legal, whole=False)
    best = judgement.best()
    if not all(behind(judgement, best, move, margin) for move in legal if move != best):
        return None
    shares = [shared(game, state, judgement, best, move) for move in legal]
    shares.sort(key=lambda one: (-one.share, one.text))
    return Clear(game.text(state, best), shares[:TOLD])


def contradicted(game: Game, state: State, move: int, seed: str) -> bool:
    """Whether another move is clearly better where moves can be counted out, as a hint would say then."""
    judgement = Judge(game, seed).judge(state.recall(int(state.turn)), Limit(1))
    return judgement.exact and any(
        judgement.difference(other, move, judgement.seat).clear for other in judgement.outcomes
    )


def clear_at_a_glance(game: Game, state: State, thoughts: int, seed: str) -> bool:
    """Whether the best move is ahead of those that seem nearly as good. Where hundreds are legal, as in a draft of
    Sanctuary, trying all costs a hundred times as much."""
    judgement = Judge(game, f"{seed}/glance").judge(state.recall(int(state.turn)), Limit(thoughts), whole=False)
    best = judgement.best()
    return all(behind(judgement, best, move, GLANCE) for move in judgement.outcomes if move != best)


def behind(judgement: Judgement, best: int, move: int, margin: Margin) -> bool:
    """Whether a move is clearly worse than the best."""
    lost = judgement.difference(best, move, judgement.seat)
    return lost.mean >= margin.share and lost.mean >= margin.errors * lost.error


def shared(game: Game, state: State, judgement: Judgement, best: int, move: int) -> Shared:
    """A move's share; of all but the best by how far they are behind it on the same deals."""
    top = judgement.sample(best, judgement.seat)
    lost = judgement.difference(best, move, judgement.seat)
    share, error = (top.mean, top.error) if move == best else (max(0.0, top.mean - lost.mean), lost.error)
    return Shared(game.text(state, move), round(share, DIGITS), round(error, DIGITS))


def finds(bot: str, game: Game, recall: dict[str, Json], legal: list[int], move: int, seed: str) -> bool:
    """Whether this bot makes this move."""
    return bots.make(bot, seed).choose(game, recall, legal) == move


def most_points(game: Game, state: State, move: int) -> bool:
    """Whether somebody finds this move who takes the most points on the table."""
    return finds(POINTS, game, state.recall(int(state.turn)), state.moves(), move, "points")


def grade(game: Game, state: State, move: int, seed: str) -> Grade | None:
    """The strongest level that fails; None if none does."""
    recall, legal = state.recall(int(state.turn)), state.moves()
    failing = [level for level in GRADES if fails(level, game, recall, legal, move, seed)]
    return failing[-1] if failing else None


def fails(level: Grade, game: Game, recall: dict[str, Json], legal: list[int], move: int, seed: str) -> bool:
    assert level in LEVELS
    dice = stream(seed, level)
    solved = [finds(level, game, recall, legal, move, str(dice.below(1 << 30))) for _ in range(TRIES)]
    return 2 * sum(solved) < TRIES
