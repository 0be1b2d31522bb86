"""Serengeti as a Game: dealing, notation, and the ways to look at a state."""

from collections.abc import Mapping
from pathlib import Path
from typing import cast

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.errors import NotAMove
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.option import Option, Options
from waterhole.core.ranking import Result, result_of
from waterhole.core.state import State
from waterhole.games.serengeti import views
from waterhole.games.serengeti.rules import PASS, Numbers, SerengetiState

MOST_CARDS = 60
"""A set of cards is the bits of one machine number."""
MOST_CHIPS = 1000


class Serengeti(Game):
    """Auctions for carvings, whose money goes to the owners of the right digit; 3 to 5 players."""

    name = "serengeti"
    revisions = 2  # the first divided a sole owner's money, too (Rule 4.3)
    seats = range(3, 6)  # Rule 1.1
    options = (
        Option("forbidden_bids", "prevent", choices=("prevent", "fine")),  # Rule 3.3
        Option("open_chips", False),  # Rule 1.6
    )
    grammar = {"pass": (), "bid": ("amount",), "discard": ("card",)}
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None, revision: int | None = None) -> None:
        super().__init__(edition, revision)
        tribes = check(self.edition)
        self.tribes = list(tribes)
        self.cards = [f"{tribe}-{digit}" for tribe, digits in tribes.items() for digit in digits]
        self.chips = self.edition.whole("chips")
        self.prepared: dict[tuple[bool, bool], Numbers] = {(False, False): self.prepare(False, False)}
        self.move_count = 1 + self.chips + len(self.cards)

    def numbers_for(self, options: Mapping[str, Json]) -> Numbers:
        """The edition and the options in the form that the rules use, made once."""
        key = (options["forbidden_bids"] == "fine", bool(options["open_chips"]))
        if key not in self.prepared:
            self.prepared[key] = self.prepare(*key)
        return self.prepared[key]

    def prepare(self, fines: bool, open_chips: bool) -> Numbers:
        edition = self.edition
        return Numbers(
            chips=self.chips,
            start=edition.whole("start"),
            pass_bonus=edition.whole("pass_bonus"),
            fine=edition.whole("fine"),
            lots=edition.wholes("lots"),
            values=edition.wholes("values"),
            most_chips=edition.whole("most_chips"),
            tribe=[self.tribes.index(card.split("-")[0]) for card in self.cards],
            digit=[int(card.split("-")[1]) for card in self.cards],
            fines=fines,
            open_chips=open_chips,
            sole_owner_shares=self.revision < 2,  # Rule 4.3
        )

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> State:
        numbers = self.numbers_for(options)
        state = SerengetiState(
            self, numbers, players, luck, (), luck.first,
            deck=[], dealt=0, lot_size=0, round=0, phase=0, bid=0, bidder=-1, starter=luck.first, opener=luck.first,
            passed=0, out=0, has_bid=0, served=0,
            bank=int(numbers.chips - numbers.start * players),  # Rule 1.5
            chips=vec[i64]([int(numbers.start)] * players), held=vec[i64]([0] * players),
            menus=[numbers.menu(0)] * players, discarded=0,
        )  # fmt: skip
        state.deck = state.shuffle("deal", list(range(len(self.cards))))
        state.journal = told
        state.next_round()
        state.journal = None
        return state

    # Notation.

    def words_of(self, state: State, move: int) -> list[str]:
        if move == PASS:
            return ["pass"]
        if move <= self.chips:
            return ["bid", str(move)]
        return ["discard", self.cards[move - self.chips - 1]]

    def move_of(self, state: State, words: list[str]) -> int | None:
        if words[0] == "pass":
            return PASS
        if words[0] == "discard":
            return self.chips + 1 + self.card_number(words[1])
        # Rule 2.8: from 1 to all the chips there are.
        amount = words[1]
        fits = amount.isascii() and amount.isdecimal() and len(amount) < 10 and str(int(amount)) == amount
        if not fits or not 1 <= int(amount) <= self.chips:
            raise NotAMove("serengeti.bid_out_of_range", {"amount": amount, "highest": self.chips}, "2.8")
        return int(amount)

    # Ways to look at a state.

    def view(self, state: State, seat: int | None) -> dict[str, Json]:
        assert isinstance(state, SerengetiState)
        return views.view(state, seat)

    def recall(self, state: State, seat: int) -> dict[str, Json]:
        assert isinstance(state, SerengetiState)
        return views.recall(state, seat)

    def imagine(self, recall: Mapping[str, Json], dice: Dice) -> State:
        numbers = self.numbers_for(cast(Mapping[str, Json], recall["options"]))
        return views.imagine(self, numbers, self.card_numbers, recall, dice)

    def facts(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SerengetiState)
        return views.facts(state)

    def result(self, state: State) -> Result:
        assert isinstance(state, SerengetiState)
        standings = [state.standing(seat) for seat in range(state.players)]
        return result_of(standings, [points for points, _, _ in standings])


def check(edition: Edition) -> dict[str, list[int]]:
    """The digits of each tribe, in an edition that can be played."""
    tribes = {name: edition.wholes(f"tribes.{name}", 0, 9) for name in edition.table("tribes")}
    for name, digits in tribes.items():
        if digits != sorted(set(digits)):  # Rule 1.3: no tribe has a digit twice
            raise edition.wrong(f"tribes.{name}", "not_rising", value=str(digits))
        if len(digits) > len(edition.wholes("values")):
            raise edition.wrong("values", "too_short", count=len(digits))
    cards = sum(len(digits) for digits in tribes.values())
    if cards > MOST_CARDS:
        raise edition.wrong("tribes", "too_many_cards", count=cards, highest=MOST_CARDS)
    check_lots(edition, cards)
    chips = edition.whole("chips", 1, MOST_CHIPS)
    edition.whole("start", 0, chips // Serengeti.seats[-1])
    return tribes


def check_lots(edition: Edition, cards: int) -> None:
    """Rule 2.1: the lots, over and over, use up the deck exactly."""
    lots = edition.wholes("lots", 1, MOST_CARDS)
    left = cards % sum(lots)
    for size in lots:
        left -= size if left > 0 else 0
    if left < 0:
        raise edition.wrong("lots", "lots_left_over", cards=cards)
