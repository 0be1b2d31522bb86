# compiled: yes
"""What things are worth in points: cards, tokens and staff."""

from typing import Final, final

from mypy_extensions import i64

from waterhole.games.sanctuary.edition import MOST_IN_SET, Numbers
from waterhole.games.sanctuary.state import SanctuaryState
from waterhole.games.sanctuary.team import BREEDER, MANAGER

TURN_POINTS: Final = 12.0
"""About what a turn brings."""


@final
class Worths:
    """`hope`: how much of a set's next step counts before it is made. `token`: a token. `keep`: how
    much of its worth a card keeps until the next turn. `roles`: each role for each turn that is
    left, in the order of the playmat (guide, conservationist, caretaker, ranger, …).
    """

    def __init__(self, hope: float, token: float, keep: float, roles: list[float]) -> None:
        self.hope = hope
        self.token = token
        self.keep = keep
        self.roles = roles

    def role(self, state: SanctuaryState, role: i64) -> float:
        """What a role is worth for each turn that is left; some only with tokens at hand."""
        worth = self.roles[role]
        if role == MANAGER or role == BREEDER:  # noqa: SIM109 (compiled: no tuple)
            tokens: i64 = state.tokens[state.turn]
            worth *= 1.0 if tokens else 0.6
        return worth

    def hope_now(self, state: SanctuaryState) -> float:
        """How much a set's next step counts: nothing when the game is about to end."""
        return self.hope * min(1.0, turns_left(state))


# Found by play against itself, see docs/lab-notes/sanctuary.md.
WORTHS: Final = Worths(hope=0.25, token=1.25, keep=0.65, roles=[0.42, 2.0, 1.7, 0.0, 2.8, 3.2, 0.95, 0.6, 0.6])


def best_score(state: SanctuaryState) -> i64:
    """The score of whoever leads."""
    best: i64 = 0
    for score in state.scores:
        points: i64 = score
        if points > best:
            best = points
    return best


def turns_left(state: SanctuaryState) -> float:
    """About how many turns are still to come after this one."""
    if state.players == 1:
        return float(state.numbers.solo_turns - state.round)
    return max(0.0, (float(state.numbers.goal - best_score(state)) / TURN_POINTS) - 1.0)


def set_value(numbers: Numbers, animal: i64, count: i64, hope: float) -> float:
    """What so many cards of an animal are worth in the hand."""
    points = numbers.set_points
    base = 16 * animal
    now: i64 = points[base + count]
    if count == 0 or count == MOST_IN_SET:
        return float(now)
    more: i64 = points[base + count + 1]
    return float(now) + (hope * float(more - now) if more > now else 0.0)
