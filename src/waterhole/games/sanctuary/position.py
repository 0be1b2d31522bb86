# compiled: yes
"""Where everything lies: cards, tokens, discs. The chapters of the rules work on this."""

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import bit, named
from waterhole.core.chance import Luck
from waterhole.core.event import Event
from waterhole.core.state import State
from waterhole.games.sanctuary.array import SPACE_NAMES, SPACES
from waterhole.games.sanctuary.bits import listed
from waterhole.games.sanctuary.numbers import Numbers

if TYPE_CHECKING:
    from waterhole.core.game import Game

# Phases.
DRAFTING: Final = 0
EXPANDING: Final = 1
STARTING: Final = 2
OVER: Final = 3

EMPTY: Final = -1
"""A space of the array without a card."""


class Position(State):
    """Sets of cards, spaces and seats are bits of a number: bit 4 of `hands[s]` is card 4.

    `step` is the first of the optional steps of a drafting action or an expansion that is still
    open: what is offered lies there or ahead (see draft.py and expansion.py).
    """

    def __init__(
        self,
        game: "Game",
        numbers: Numbers,
        players: i64,
        luck: Luck,
        drawn: tuple[tuple[str, list[int]], ...],
        turn: i64,
        round: i64,
        phase: i64,
        start: i64,
        action: i64,
        step: i64,
        array: list[int],
        on: list[int],
        deck: list[int],
        dealt: i64,
        discard: i64,
        hands: vec[i64],
        secret: list[int],
        tokens: list[int],
        supply: i64,
        staff: vec[i64],
        repopulation: list[int],
        scores: list[int],
        stack: list[int],
        slides: i64,
        line: i64,
        ranger: bool,
        played: i64,
        kept: i64,
        points: i64,
        bought: i64,
        declined: i64,
    ) -> None:
        super().__init__(game, players, luck, drawn, turn)
        self.numbers = numbers
        self.round: i64 = round  # what the rules call a turn
        self.phase: i64 = phase
        self.start: i64 = start  # who has the start token
        self.action: i64 = action  # drafting actions taken by all this turn
        self.step: i64 = step
        self.array = array
        self.on = on  # tokens on each space's card
        self.deck = deck  # never changed in place: copies share it
        self.dealt: i64 = dealt  # cards that have left the deck
        self.discard: i64 = discard
        self.hands = hands
        # Cards that only their holder has seen, by the deck they were drawn from (this one last);
        # some may have left the hands since. Never changed in place: see hidden.py.
        self.secret = secret
        self.tokens = tokens
        self.supply: i64 = supply
        self.staff = staff  # for each seat: the number of guides, and bit 2 + r for each other role r
        self.repopulation = repopulation
        self.scores = scores
        self.stack = stack  # score discs, the one that arrived last at the end
        # The drafting action under way.
        self.slides: i64 = slides  # made
        self.line: i64 = line  # drafted from, or −1
        self.ranger = ranger  # could be paid before the draft
        # The expansion under way.
        self.played: i64 = played
        self.kept: i64 = kept
        self.points: i64 = points  # not yet spent
        self.bought: i64 = bought  # tokens
        # The offer of the start token: who declined, as bits.
        self.declined: i64 = declined

    def guides(self) -> i64:
        """The Trail Guides of the seat that decides."""
        return self.staff[self.turn] & 7

    def employs(self, role: i64) -> bool:
        """Whether the seat that decides has this role (no Trail Guide) in its team."""
        return (self.staff[self.turn] >> (role + 2)) & 1 != 0

    def can_draw(self) -> bool:
        """Whether any card can still be drawn."""
        return self.dealt < len(self.deck) or self.discard != 0

    def draw(self) -> i64:
        """Rule 1.4: the next card of the deck, reshuffled if need be; −1 if there is none at all."""
        if self.dealt == len(self.deck):
            if self.discard == 0:
                return EMPTY
            self.reshuffle()
        card: i64 = self.deck[self.dealt]
        self.dealt += 1
        return card

    def reshuffle(self) -> None:
        self.secret = [cards for cards in [held & ~self.discard for held in self.secret] if cards]
        self.secret.append(0)
        self.deck = self.shuffle("shuffle", listed(self.discard))
        self.dealt = 0
        self.discard = 0
        if self.journal is not None:
            self.journal.append(Event("deck_reshuffled", {"count": len(self.deck)}))

    def fill(self, spaces: i64) -> tuple[list[str], list[str]]:
        """Rule 1.4: fill the empty ones of these spaces; the cards laid and where, for the log."""
        cards: list[str] = []
        where: list[str] = []
        space: i64 = 0
        while space < SPACES:
            if (spaces >> space) & 1 and self.array[space] == EMPTY:
                card = self.draw()
                if card == EMPTY:
                    break
                self.array[space] = card
                if self.journal is not None:
                    cards.append(self.game.cards[card])
                    where.append(SPACE_NAMES[space])
            space += 1
        return cards, where

    def draw_in_secret(self) -> i64:
        """Draw into the hand of the seat that decides, unseen by the others; the card or −1."""
        card = self.draw()
        if card != EMPTY:
            self.hands[self.turn] |= bit(card)
            self.secret = [*self.secret[:-1], self.secret[-1] | bit(card)]
        return card

    def ids(self, cards: i64) -> list[str]:
        """The names of a set of cards, in deck order."""
        return named(cards, self.game.cards)
