# compiled: yes
"""A table of Serengeti Sanctuary: where everything lies, and which chapter of the rules applies."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import named
from waterhole.core.chance import Dice, Luck
from waterhole.core.errors import IllegalMove
from waterhole.core.state import State
from waterhole.games.sanctuary import imagine
from waterhole.games.sanctuary.edition import Numbers
from waterhole.games.sanctuary.phases import DRAFTING, EXPANDING, PARK_RANGER, STARTING
from waterhole.games.sanctuary.rules import draft, end, end_of_turn, expansion, turn

if TYPE_CHECKING:
    from waterhole.core.game import AnyGame


NONE_YET: Final[list[int]] = []
"""What a bare table has for its deck: always replaced, never filled. (A new one for each would slow copies.)"""


@final
class SanctuaryState(State):
    """Sets of cards, spaces and seats are bits of a number: bit 4 of `hands[s]` is card 4.

    A new one is a bare table: rules/set_up.py lays it out, and imagine.py as somebody remembers it.
    """

    def __init__(self, game: "AnyGame", numbers: Numbers, players: i64, luck: Luck) -> None:
        super().__init__(game, players, luck, (), luck.first)
        self.numbers = numbers
        # The course of the turn.
        self.round: i64 = 0  # what the rules call a turn
        self.phase: i64 = DRAFTING
        self.step: i64 = 0  # the first that is still open: what is offered lies there or ahead
        self.done: i64 = 0  # in the action under way: see phases.py
        self.start: i64 = luck.first  # who has the start token
        self.action: i64 = 0  # drafting actions taken by all this turn
        # The table. Each space of the array has a card (or EMPTY), and tokens on it.
        self.array = vec[i64]()
        self.on = vec[i64]()
        self.deck = NONE_YET  # never changed in place: copies share it
        self.dealt: i64 = 0  # cards that have left the deck
        self.discard: i64 = 0
        self.supply: i64 = 0
        # Cards that only their holder has seen, by the deck they were drawn from (this one last);
        # some may have left the hands since. Never changed in place: see imagine.py.
        self.secret = vec[i64]()
        # What each seat has.
        self.hands = vec[i64]()
        self.staff = vec[i64]()  # see team.py
        self.tokens = vec[i64]()
        self.repopulation = vec[i64]()
        self.scores = vec[i64]()
        self.stack = vec[i64]()  # score discs, the one that arrived last at the end
        # The drafting action under way.
        self.slides: i64 = 0  # made
        self.line: i64 = -1  # drafted from, or −1
        self.ranger = False  # could be paid before the draft
        # The expansion under way.
        self.played: i64 = 0
        self.kept: i64 = 0
        self.points: i64 = 0  # not yet spent
        self.bought: i64 = 0  # tokens
        # The offer of the start token: who declined, as bits.
        self.declined: i64 = 0

    def copy(self) -> "SanctuaryState":
        twin = SanctuaryState(self.game, self.numbers, self.players, self.luck)
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.round = self.round
        twin.phase = self.phase
        twin.step = self.step
        twin.done = self.done
        twin.start = self.start
        twin.action = self.action
        twin.array = self.array[:]
        twin.on = self.on[:]
        twin.deck = self.deck
        twin.dealt = self.dealt
        twin.discard = self.discard
        twin.supply = self.supply
        twin.secret = self.secret
        twin.hands = self.hands[:]
        twin.staff = self.staff[:]
        twin.tokens = self.tokens[:]
        twin.repopulation = self.repopulation[:]
        twin.scores = self.scores[:]
        twin.stack = self.stack[:]
        twin.slides = self.slides
        twin.line = self.line
        twin.ranger = self.ranger
        twin.played = self.played
        twin.kept = self.kept
        twin.points = self.points
        twin.bought = self.bought
        twin.declined = self.declined
        return twin

    # What may be done, and what it does: by phase.

    def mark_legal(self, words: vec[i64]) -> bool:
        if self.phase == DRAFTING:
            draft.mark_legal(self, words)
        elif self.phase == EXPANDING:
            expansion.mark_legal(self, words)
        elif self.phase == STARTING:
            end_of_turn.mark_legal(words)
        return True

    def random_move(self, dice: Dice) -> i64:
        if self.phase == DRAFTING and self.step < PARK_RANGER:
            return draft.random_move(self, dice)
        return super().random_move(dice)

    def refusal(self, move: i64) -> IllegalMove | None:
        if self.phase == DRAFTING:
            return draft.refusal(self, move)
        if self.phase == EXPANDING:
            return expansion.refusal(self, move)
        return end_of_turn.refusal(move)

    def apply(self, move: i64) -> None:
        if self.phase == DRAFTING:
            if draft.apply(self, move):
                turn.after_draft(self)
        elif self.phase == EXPANDING:
            expansion.apply(self, move)
            turn.go_on(self)
        elif end_of_turn.apply(self, move):
            turn.begin(self)

    def payoffs(self) -> list[float]:
        return end.payoffs(self)

    def redeal(self, seat: i64, dice: Dice) -> None:
        imagine.redeal(self, seat, dice)

    def draws(self) -> int:
        return 1000 * len(self.drawn) + int(self.dealt)

    def reshuffle(self, dice: Dice) -> None:
        imagine.reshuffle(self, dice)

    def undealt(self) -> list[int]:
        return self.deck[self.dealt :]

    def stack_deck(self, cards: list[int]) -> None:
        self.deck = self.deck[: self.dealt] + cards

    # Who is on the team of the seat that decides.

    def guides(self) -> i64:
        """How many Trail Guides."""
        return self.staff[self.turn] & 7

    def employs(self, role: i64) -> bool:
        """Whether this role (no Trail Guide) is."""
        return (self.staff[self.turn] >> (role + 2)) & 1 != 0

    def ids(self, cards: i64) -> list[str]:
        """The names of a set of cards, in deck order."""
        return named(cards, self.game.cards)
