# compiled: yes
"""What a game knows about playing it well. Bots ask; a game that has nothing to say inherits this."""

from typing import Generic

from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from waterhole.core.chance import Dice
from waterhole.core.prior import LearnedPrior
from waterhole.core.state import State
from waterhole.core.value import Learned

S = TypeVar("S", bound=State, default=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge(Generic[S]):
    """Judges moves and positions of one game: `class HipposKnowledge(Knowledge[HipposState])`. It is shown imagined
    states only, so it cannot leak a secret.

    `spread` is how much better a move must be weighed to be e times as promising as another; `doubt` how far off the
    difference of two positions' chances at quiet moments is, as measured (a standard error). `glance` is how sure,
    in spreads, players are who only look at weights; 0 where weights alone are too little to play a game to its end by.
    """

    def __init__(self, spread: float = 1.0, doubt: float = 0.0, glance: float = 0.0) -> None:
        self.spread = spread
        self.doubt = doubt
        self.glance = glance
        self.learned: Learned[S] | None = None
        self.prior: LearnedPrior[S] | None = None

    def candidates(self, state: S) -> list[int]:
        """The legal moves worth a thought, rising; never empty while the game goes on."""
        return state.moves()

    def weigh(self, state: S, moves: list[int]) -> list[float]:
        """How good each of these moves is for the seat that decides, on a scale of the game's own."""
        return [0.0] * len(moves)

    def promises(self, state: S, moves: list[int]) -> list[float]:
        """How promising each of these moves is, as a logarithm: as learned, or by its weight."""
        weights = self.weigh(state, moves)
        for index in range(len(weights)):
            weights[index] /= self.spread
        return weights if self.prior is None else self.prior.promises(state, moves, weights)

    def rollout(self, state: S, dice: Dice) -> i64:
        """A quick move for playing a position to its end."""
        return state.random_move(dice)

    def quiet(self, state: S) -> bool:
        """Whether this is a good moment to appraise: nothing is half done.

        Who cannot appraise says no: then a search plays on to the end of the game.
        """
        return False

    def fresh(self, state: S) -> bool:
        """Whether new cards lie open that make one plan for all of them useless: a search looks no further.

        A tree knows moves, not cards: beyond this point it would learn what is good on average over them.
        """
        return False

    def bare(self, state: S) -> bool:
        """Whether nothing is hidden from anybody, and nothing up to chance, before the next quiet moment or the end.

        If that moment is bare as well, it comes without chance, too.
        """
        return False

    def plain(self, state: S) -> bool:
        """Whether nothing is hidden from anybody before the next quiet moment, even if chance has a say there.

        Where a bot would spend more on it than it gains, a coach can tell exactly what each move leads to.
        """
        return self.bare(state)

    def key(self, state: S) -> int:
        """A number that tells positions apart that one bare position can lead to, up to the next quiet ones and these
        included; −1 if that is not worth the while."""
        return -1

    def appraise(self, state: S) -> list[float]:
        """Each seat's expected share of the victory at a quiet moment, from 0 to 1, without anything learned."""
        return state.payoffs()

    def chances(self, state: S) -> list[float]:
        """Each seat's expected share of the victory: exact when the game is over, else learned, else appraised."""
        if state.turn < 0:
            return state.payoffs()
        if self.learned is not None:
            shares = self.learned.shares(state)
            if len(shares):
                return shares
        return self.appraise(state)

    def aims(self, state: S) -> list[float]:
        """What each seat plays for, at a quiet moment or in the end, never below 0: its chances, where they guide."""
        return self.chances(state)

    def only_the_end_tells(self, state: S) -> bool:
        """Whether no appraisal on the way is of any use: then a walk goes on to the end of the game."""
        return False
