# compiled: yes
"""What a seat knows as a row of numbers: all of `recall` that the rest of the game depends on, but the options."""

from typing import final

from mypy_extensions import i64

from waterhole.core.encoding import Encoder, Field, Page, Scale
from waterhole.games.serengeti.edition import Numbers
from waterhole.games.serengeti.phases import PHASE_NAMES
from waterhole.games.serengeti.state import SerengetiState


@final
class SerengetiEncoder(Encoder[SerengetiState]):
    """For one number of players in one edition."""

    def __init__(self, numbers: Numbers, players: int) -> None:
        super().__init__(fields(numbers, players), hidden(numbers))
        self.cards: i64 = len(numbers.cards)
        self.of_chips = Scale(int(numbers.chips), int(numbers.chips))
        self.of_rounds = Scale(numbers.rounds, numbers.rounds)
        self.of_deck = Scale(len(numbers.cards), len(numbers.cards))

    def write(self, state: SerengetiState, page: Page) -> None:
        page.choice(state.phase, 3)
        page.seat(state.turn)
        page.number(state.round, self.of_rounds)
        page.set(state.lot(), self.cards)
        page.set(state.discarded, self.cards)
        self.write_cards(state, page)
        page.number(state.bid, self.of_chips)
        page.seat(state.bidder)
        page.number(state.bank, self.of_chips)
        self.write_chips(state, page)
        page.seats(state.passed)
        page.seats(state.out)
        page.seats(state.has_bid)
        page.seats(state.served)
        page.seat(state.opener)
        page.seat(state.starter)

    def write_cards(self, state: SerengetiState, page: Page) -> None:
        held = state.held
        place: i64 = 0
        while place < state.players:
            page.set(held[page.other(place)], self.cards)
            place += 1

    def write_chips(self, state: SerengetiState, page: Page) -> None:
        chips = state.chips
        place: i64 = 0
        while place < state.players:
            page.number(chips[page.other(place)], self.of_chips)
            place += 1

    def write_hidden(self, state: SerengetiState, page: Page) -> None:
        page.deck(state.deck, state.dealt, self.cards, self.of_deck)


def encoder(state: SerengetiState) -> SerengetiEncoder:
    """The one for games like this one."""
    return SerengetiEncoder(state.numbers, int(state.players))


def fields(numbers: Numbers, players: int) -> list[Field]:
    cards, chips = len(numbers.cards), int(numbers.chips)
    return [
        Field("phase", (len(PHASE_NAMES),), f"one of {', '.join(PHASE_NAMES)}"),
        Field("turn", (players,), "whose decision it is; nobody's when the game is over"),
        Field("round", (), f"the round / {numbers.rounds}"),
        Field("lot", (cards,), "the cards of the lot"),
        Field("discarded", (cards,), "the cards that were discarded"),
        Field("cards", (players, cards), "the cards before each seat"),
        Field("bid", (), f"the standing bid / {chips}; 0 is none"),
        Field("bidder", (players,), "whose bid stands"),
        Field("bank", (), f"the chips in the bank / {chips}"),
        Field("chips", (players,), f"each seat's chips / {chips}: who counts along knows them behind screens, too"),
        Field("passed", (players,), "who has passed in this auction, or sits out"),
        Field("out", (players,), "who sits out for the rest of this lot"),
        Field("has_bid", (players,), "who has bid for this lot"),
        Field("served", (players,), "who has had the chips for passing with this lot"),
        Field("opener", (players,), "who opened this auction"),
        Field("starter", (players,), "who started this round"),
    ]


def hidden(numbers: Numbers) -> list[Field]:
    cards = len(numbers.cards)
    return [Field("deck", (cards,), f"for each card still in the deck, when it will be drawn (1: next) / {cards}")]
