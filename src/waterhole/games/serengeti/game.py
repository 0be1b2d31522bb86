"""Serengeti as a Game: dealing, notation, and the ways to look at a state."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, cast

from waterhole.core.chance import Dice, Luck
from waterhole.core.edition import Edition
from waterhole.core.errors import NotAMove
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge
from waterhole.core.option import Option, Options
from waterhole.core.ranking import result_of
from waterhole.core.state import State
from waterhole.core.words import Words
from waterhole.games.serengeti.board import Board
from waterhole.games.serengeti.judgement import PRICES, SerengetiKnowledge
from waterhole.games.serengeti.rules import PASS, Numbers, SerengetiState, forbids

PHASES = ["auction", "discard", "over"]
MOST_CARDS = 60
"""A set of cards is the bits of one machine number."""
MOST_CHIPS = 1000


class Serengeti(Game):
    """Auctions for carvings, whose money goes to the owners of the right digit; 3 to 5 players."""

    name = "serengeti"
    seats = range(3, 6)  # Rule 1.1
    options = (
        Option("forbidden_bids", "prevent", choices=("prevent", "fine")),  # Rule 3.3
        Option("open_chips", False),  # Rule 1.6
    )
    grammar = {"pass": (), "bid": ("amount",), "discard": ("card",)}
    folder = Path(__file__).parent

    def __init__(self, edition: Edition | Path | None = None) -> None:
        super().__init__(edition)
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
        )

    def begin(self, players: int, luck: Luck, options: Options, told: list[Event] | None) -> State:
        numbers = self.numbers_for(options)
        state = SerengetiState(
            self, numbers, players, luck, (), luck.first,
            deck=[], dealt=0, lot_size=0, round=0, phase=0, bid=0, bidder=-1, starter=luck.first, opener=luck.first,
            passed=0, out=0, has_bid=0, served=0,
            bank=int(numbers.chips - numbers.start * players),  # Rule 1.5
            chips=[int(numbers.start)] * players, held=[0] * players, menus=[numbers.menu(0)] * players, discarded=0,
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
        shown = state.numbers.open_chips or state.over
        chips = [count if shown or other == seat else None for other, count in enumerate(state.chips)]  # Rule 1.6
        gains = [int(state.pass_gain(other)) for other in range(state.players)]
        return {**self.public(state), "you": seat, "chips": chips, "pass_gain": gains}

    def recall(self, state: State, seat: int) -> dict[str, Json]:
        """All chips that move, move in public: only the deck's order is unknown."""
        assert isinstance(state, SerengetiState)
        return {**self.public(state), "you": seat, "chips": list(state.chips)}

    def public(self, state: SerengetiState) -> dict[str, Json]:
        """What lies open on the table."""
        numbers = state.numbers
        return {
            "game": self.name,
            "players": int(state.players),
            "options": {
                "forbidden_bids": "fine" if numbers.fines else "prevent",
                "open_chips": numbers.open_chips,
            },
            **self.table(state),
            "deck_left": int(len(state.deck) - state.dealt),
            "has_bid": self.seat_flags(state, state.has_bid),
            "served": self.seat_flags(state, state.served),
            "opener": int(state.opener),
            "forbidden": [self.forbidden(state, seat) for seat in range(state.players)],
            "points": [int(state.score(seat)) for seat in range(state.players)],
        }

    def table(self, state: SerengetiState) -> dict[str, Json]:
        """What views and facts both tell."""
        return {
            "round": int(state.round),
            "lot": state.lot_ids(),
            "bid": int(state.bid),
            "bidder": None if state.bidder < 0 else int(state.bidder),
            "bank": int(state.bank),  # Rule 1.7
            "cards": [self.ids(held) for held in state.held],
            "discarded": self.ids(state.discarded),
            "starter": int(state.starter),
            "seat": state.seat,
            "phase": PHASES[state.phase],
            "passed": self.seat_flags(state, state.passed),
            "out": self.seat_flags(state, state.out),
        }

    def facts(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SerengetiState)
        return {
            **self.table(state),
            "deck": [self.cards[card] for card in state.deck[state.dealt :]],
            "chips": list(state.chips),
        }

    def result(self, state: State) -> dict[str, Json]:
        assert isinstance(state, SerengetiState)
        standings = [state.standing(seat) for seat in range(state.players)]
        return result_of(standings, [points for points, _, _ in standings])

    def board(self, view: Mapping[str, Json], names: Sequence[str], words: Words) -> str:
        return Board(self, view, names, words).text()

    def imagine(self, recall: Mapping[str, Json], dice: Dice) -> State:
        known = cast(Mapping[str, Any], recall)
        lot = self.bits(known["lot"])
        held = [self.bits(cards) for cards in known["cards"]]
        gone = self.bits(known["discarded"]) | sum(held)
        unseen = [card for card in range(len(self.cards)) if not (gone | lot) >> card & 1]
        before = [card for card in range(len(self.cards)) if gone >> card & 1 and not lot >> card & 1]
        dealt = len(before) + len(known["lot"])
        numbers = self.numbers_for(known["options"])
        state = SerengetiState(
            self, numbers, known["players"], Luck("imagined", []), (),
            -1 if known["seat"] is None else known["seat"],
            deck=before + [self.card_number(card) for card in known["lot"]] + unseen,
            dealt=dealt, lot_size=len(known["lot"]), round=known["round"], phase=PHASES.index(known["phase"]),
            bid=known["bid"], bidder=-1 if known["bidder"] is None else known["bidder"],
            starter=known["starter"], opener=known["opener"],
            passed=seats(known["passed"]), out=seats(known["out"]),
            has_bid=seats(known["has_bid"]), served=seats(known["served"]),
            bank=known["bank"], chips=list(known["chips"]), held=held,
            menus=[numbers.menu(self.digit_counts(cards)) for cards in known["cards"]],
            discarded=self.bits(known["discarded"]),
        )  # fmt: skip
        state.redeal(known["you"], dice)
        return state

    def knowledge(self, naive: bool = False) -> Knowledge:
        return SerengetiKnowledge(self.prepare(fines=False, open_chips=False), PRICES, naive=naive)

    # Small things.

    def ids(self, cards: int) -> list[Json]:
        """The ids of a set of cards, in deck order."""
        return [card for number, card in enumerate(self.cards) if cards >> number & 1]

    def bits(self, ids: list[str]) -> int:
        """The opposite of `ids`."""
        return sum(1 << self.card_number(card) for card in ids)

    def digit_counts(self, ids: list[str]) -> int:
        """How many cards of each digit, four bits a digit."""
        return sum(1 << 4 * int(card.split("-")[1]) for card in ids)

    def seat_flags(self, state: SerengetiState, seats: int) -> list[Json]:
        """A set of seats as true or false for each."""
        return [bool(seats >> seat & 1) for seat in range(state.players)]

    def forbidden(self, state: SerengetiState, seat: int) -> list[Json]:
        """The last digits that a seat may not bid (Rule 3.1)."""
        return [digit for digit in range(10) if forbids(state.menus[seat].digits, digit)]


def seats(flags: list[bool]) -> int:
    """The opposite of `seat_flags`."""
    return sum(1 << seat for seat, flag in enumerate(flags) if flag)


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
