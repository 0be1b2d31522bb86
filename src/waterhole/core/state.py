# compiled: yes
"""A position of a game: who decides, what is legal, and what a move does."""

from typing import TYPE_CHECKING, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from waterhole.core.bits import listed_words, no_words
from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove, NotAMove
from waterhole.core.event import Event, Json, Outcome
from waterhole.core.ranking import Result

if TYPE_CHECKING:
    from waterhole.core.game import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Mutable and small; knows its rules. A game's own state carries out `moves`, `refusal`, `apply` and `copy`.

    `turn` is the seat that decides now, or −1 when the game is over.
    """

    def __init__(
        self, game: "AnyGame", players: i64, luck: Luck, drawn: tuple[tuple[str, list[int]], ...], turn: i64
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.luck = luck
        self.drawn = drawn
        self.turn: i64 = turn
        self.move_count: i64 = game.move_count
        self.journal: list[Event] | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn < 0

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the game is over."""
        return None if self.turn < 0 else int(self.turn)

    # What a game carries out.

    def moves(self) -> list[int]:
        """All legal moves, rising; empty when the game is over. (A game that marks them need not list them.)"""
        words = no_words(self.move_count)
        if not self.mark_legal(words):
            raise NotImplementedError
        return listed_words(words)

    def refusal(self, move: i64) -> IllegalMove | None:
        """Why this move is illegal now, or None: `moves` lists exactly those without a refusal."""
        raise NotImplementedError

    def apply(self, move: i64) -> None:
        """Carry out a move known to be legal. Search uses it; everybody else `play`."""
        raise NotImplementedError

    def copy(self) -> Self:
        """A state of its own: nothing done to one is seen by the other."""
        raise NotImplementedError

    def redeal(self, seat: i64, dice: Dice) -> None:
        """Put all that this seat cannot know into another order that agrees with what it does know."""
        raise NotImplementedError

    def blur(self, seat: i64, dice: Dice) -> None:
        """Put what the table hides from this seat, though a perfect memory knows it, into another order.

        Its view does not change. A game that hides nothing of the kind, or nothing that a choice could show, has
        nothing to do here.
        """

    def reshuffle(self, dice: Dice) -> None:
        """Let chance decide anew what it has still to decide: nobody's cards change. (Without it: nothing.)"""

    def draws(self) -> int:
        """A number that grows when chance decides something: cards drawn from a deck count, where there is one."""
        return len(self.drawn)

    def undealt(self) -> list[int]:
        """The cards of the deck that are still to be drawn, in their order. (Without a deck: none.)"""
        return []

    def stack_deck(self, cards: list[int]) -> None:
        """Let the cards that are still to be drawn come in this order."""

    def parcels(self, count: int) -> list[int]:
        """The next so many cards in parcels within which their order says nothing: one by one, if it always does."""
        return [1] * count

    def payoffs(self) -> list[float]:
        """When over: each seat's share of the victory, from 0 to 1."""
        raise NotImplementedError

    # What follows from it.

    def random_move(self, dice: Dice) -> i64:
        """One of the legal moves, each as likely: where a list of them can be spared, a game does better."""
        legal = self.moves()
        return legal[dice.below(len(legal))]

    def mark_legal(self, words: vec[i64]) -> bool:
        """Mark the legal moves in words that hold none (`core.bits.put`): where a list of them can be spared.

        A game that never does so says no.
        """
        return False

    def play(self, move: int) -> None:
        """Carry out a move; an illegal one raises IllegalMove and changes nothing."""
        refused = self.refusal_of_any(move)
        if refused is not None:
            raise refused
        self.apply(move)

    def refusal_of_any(self, move: int) -> IllegalMove | None:
        """Like `refusal`, for numbers that may be no move of the game at all."""
        if move < 0 or move >= int(self.move_count):  # an int: a number too large for i64 is refused, too
            return NotAMove("core.unknown_move", {"move": str(move)})
        if self.turn < 0:
            return IllegalMove("core.game_over")
        return self.refusal(move)

    def narrate(self, move: int) -> list[Event]:
        """Like `play`, and tell what happened."""
        told: list[Event] = []
        self.journal = told
        try:
            self.play(move)
        finally:
            self.journal = None
        return told

    def shuffle(self, kind: str, cards: list[int]) -> list[int]:
        """Let chance order these cards, and remember its outcome for the record."""
        ordered = self.luck.order(len(self.drawn), cards)
        self.drawn = (*self.drawn, (kind, ordered))
        return ordered

    # Ways to look at it, made by the game.

    def view(self, seat: int | None) -> dict[str, Json]:
        """All that this seat (None: a spectator) may see now, and nothing else; JSON-ready."""
        seen: dict[str, Json] = self.game.view(self, seat)
        return seen

    def recall(self, seat: int) -> dict[str, Json]:
        """All that this seat could know with a perfect memory; JSON-ready."""
        known: dict[str, Json] = self.game.recall(self, seat)
        return known

    def facts(self) -> dict[str, Json]:
        """Everything, secrets included: for records, tests and debugging."""
        everything: dict[str, Json] = self.game.facts(self)
        return everything

    def result(self) -> Result:
        """When over: scores, ranking (groups of seats, best first) and winners."""
        if self.turn >= 0:
            raise IllegalMove("core.not_over")
        return self.game.result(self)

    def chance(self) -> list[Outcome]:
        """What chance has decided so far, as records keep it."""
        return self.game.chance(self)
