# compiled: yes
"""A table of Safarü: where every card lies, and which section of the rules applies."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import named
from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.state import State
from waterhole.games.safaru import imagine
from waterhole.games.safaru.edition import Numbers
from waterhole.games.safaru.phases import CALL, CATCH, PLAY
from waterhole.games.safaru.rules import calling, catching, end, playing

if TYPE_CHECKING:
    from waterhole.core.game import AnyGame

NONE_YET: Final[list[int]] = []
NO_SHEET: Final[list[list[int]]] = []
"""What a bare table has for its lists: always replaced, never filled. (A new one for each would slow copies.)"""


@final
class SafaruState(State):
    """Cards in sets are bits of a number: bit 4 of `wild` or of `held[s]` is card 4 in deck order.

    A new one is a bare table: rules/set_up.py lays it out, and imagine.py as somebody remembers it.
    """

    def __init__(self, game: "AnyGame", numbers: Numbers, players: i64, luck: Luck) -> None:
        super().__init__(game, players, luck, (), luck.first)
        self.numbers = numbers
        # The course of the game.
        self.hand: i64 = 0
        self.dealer: i64 = luck.first
        self.phase: i64 = PLAY
        self.catcher: i64 = luck.first  # who played last
        # Where the cards lie.
        self.deck = NONE_YET  # never changed in place: copies share it
        self.dealt: i64 = 0  # cards that have left the deck
        self.held = vec[i64]()  # by seat
        self.wild: i64 = 0
        self.have: i64 = 0  # the tally of the wild
        self.caught = vec[i64]()  # by side
        # The score.
        self.scores = NONE_YET  # by side
        self.sheet = NO_SHEET  # counts and points of the last hand, line by line; never changed in place
        # The catch that is being chosen.
        self.played: i64 = -1  # the card that catches, or −1
        self.taken: i64 = 0  # wild cards chosen so far
        self.got: i64 = 0  # their tally
        self.last: i64 = -1  # the last of them, or −1
        self.hauls = vec[i64]()  # still open; never changed in place
        self.options: i64 = 0  # the cards that can be taken next, with STAY and PAIR
        # A release that may be called.
        self.freed: i64 = -1  # the card released just now, or −1
        self.called = False  # in this turn

    def copy(self) -> "SafaruState":
        twin = SafaruState(self.game, self.numbers, self.players, self.luck)
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.hand = self.hand
        twin.dealer = self.dealer
        twin.phase = self.phase
        twin.catcher = self.catcher
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.held = self.held[:]
        twin.wild = self.wild
        twin.have = self.have
        twin.caught = self.caught[:]
        twin.scores = self.scores[:]
        twin.sheet = self.sheet
        twin.played = self.played
        twin.taken = self.taken
        twin.got = self.got
        twin.last = self.last
        twin.hauls = self.hauls
        twin.options = self.options
        twin.freed = self.freed
        twin.called = self.called
        return twin

    def sides(self) -> i64:
        """Rule 1.1: with four players those opposite each other are one side; seat s plays for side s % sides."""
        return 2 if self.players == 4 else self.players

    def side_of(self, seat: i64) -> i64:
        """The side that a seat plays for. (A division would take longer.)"""
        return seat - 2 if self.players == 4 and seat > 1 else seat

    def after(self, seat: i64) -> i64:
        """Rule 2.1: the seat to the left of this one."""
        following = seat + 1
        if following == self.players:
            following = 0
        return following

    # What may be done, and what it does: by phase.

    def mark_legal(self, words: vec[i64]) -> bool:
        if self.phase == PLAY:
            playing.mark_legal(self, words)
        elif self.phase == CATCH:
            catching.mark_legal(self, words)
        elif self.phase == CALL:
            calling.mark_legal(self, words)
        return True

    def random_move(self, dice: Dice) -> i64:
        if self.phase == CATCH:
            return catching.random_move(self, dice)
        if self.numbers.notice:
            return super().random_move(dice)
        return playing.random_move(self, dice)

    def refusal(self, move: i64) -> IllegalMove | None:
        if self.phase == CATCH:
            return catching.refusal(self, move)
        if self.phase == CALL:
            return calling.refusal(self, move)
        return playing.refusal(self, move)

    def apply(self, move: i64) -> None:
        if self.phase == CATCH:
            catching.apply(self, move)
        elif move >= self.numbers.call:
            calling.apply(self, move)
        else:
            playing.apply(self, move)

    def payoffs(self) -> list[float]:
        return end.payoffs(self)

    def redeal(self, seat: i64, dice: Dice) -> None:
        imagine.redeal(self, seat, dice)

    def blur(self, seat: i64, dice: Dice) -> None:
        imagine.blur(self, seat, dice)

    def draws(self) -> int:
        return 1000 * len(self.drawn) + int(self.dealt)

    def reshuffle(self, dice: Dice) -> None:
        imagine.reshuffle(self, dice)

    def undealt(self) -> list[int]:
        return self.deck[self.dealt :]

    def stack_deck(self, cards: list[int]) -> None:
        self.deck = self.deck[: self.dealt] + cards

    def parcels(self, count: int) -> list[int]:
        hands = int(self.numbers.hand * self.players)
        each = [int(self.numbers.hand)] * int(self.players)
        return [*each, count - hands] if count >= hands else [1] * count

    # The ids of cards.

    def name(self, card: i64) -> str:
        """A card's id."""
        return self.game.cards[card]

    def ids(self, cards: i64) -> list[str]:
        """The ids of a set of cards, in deck order."""
        return named(cards, self.game.cards)
