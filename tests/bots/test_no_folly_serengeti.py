"""Positions in which only a fool would do otherwise."""

from typing import Any

import pytest

from tests.bots.positions import THINKERS, Thinker, answer
from waterhole import games

GAME = games.game("serengeti")
SIZES = [1, 2, 3]
NUBA = ["nuba-0", "nuba-2", "nuba-4", "nuba-5", "nuba-9"]
TONGA = ["tonga-1", "tonga-3", "tonga-4", "tonga-8", "tonga-9"]


def position(
    lot: list[str],
    cards: list[list[str]],
    chips: list[int],
    *,
    bid: int = 0,
    bidder: int | None = None,
    passed: tuple[int, ...] = (),
    round: int = 15,
    starter: int = 0,
    phase: str = "auction",
    out: tuple[int, ...] = (),
    **options: object,
) -> dict[str, Any]:
    """What seat 0 knows when it decides; the cards that nobody has are discarded or still to come."""
    players = len(cards)
    seen = [*lot, *(card for held in cards for card in held)]
    coming = sum(SIZES[number % 3] for number in range(round, 15))
    left = [card for card in GAME.cards if card not in seen]
    first = GAME.deal(players, seed=1, **options)  # type: ignore[arg-type]
    flags = [seat in passed or seat in out for seat in range(players)]
    return {
        **first.recall(0),
        "you": 0,
        "seat": 0,
        "round": round,
        "lot": lot,
        "cards": [sorted(held, key=GAME.cards.index) for held in cards],
        "discarded": left[: len(left) - coming],
        "chips": chips,
        "bank": 65 - sum(chips),
        "bid": bid,
        "bidder": bidder,
        "starter": starter,
        "opener": starter,
        "phase": phase,
        "passed": flags,
        "out": [seat in out for seat in range(players)],
        "served": [seat in passed and seat != bidder for seat in range(players)],
        "has_bid": [seat == bidder for seat in range(players)],
    }


def amount(text: str) -> int:
    """The chips of a bid; 0 for a pass."""
    return int(text.removeprefix("bid ")) if text.startswith("bid") else 0


thinkers = pytest.mark.parametrize("bot", THINKERS, ids=str)


@thinkers
def test_buys_the_last_lot_that_wins_the_game(bot: Thinker) -> None:
    cards = [NUBA[:3], TONGA[:4], ["bantu-1"], ["bantu-2"]]
    known = position([*NUBA[3:], "massai-0"], cards, [9, 5, 5, 5], passed=(1, 2, 3), starter=1)
    assert 1 <= amount(answer(bot, GAME, known)) <= 9


@thinkers
def test_outbids_by_a_chip_for_the_victory(bot: Thinker) -> None:
    cards = [NUBA[:3], TONGA[:4], ["bantu-1"], ["bantu-2"]]
    known = position([*NUBA[3:], "massai-0"], cards, [8, 7, 5, 5], bid=5, bidder=1, passed=(2, 3), starter=1)
    assert 6 <= amount(answer(bot, GAME, known)) <= 8


@thinkers
def test_does_not_pay_a_fortune_for_a_point(bot: Thinker) -> None:
    cards = [["nuba-0", "nuba-2"], ["tonga-1", "tonga-3"], ["bantu-1"], ["bantu-2"]]
    known = position(["samburu-5"], cards, [14, 20, 9, 9], bid=11, bidder=1, passed=(2,), round=7)
    assert answer(bot, GAME, known) == "pass"


@thinkers
def test_keeps_the_most_chips_that_win(bot: Thinker) -> None:
    # 10 points and 3 for the chips against 12: the lot's one point would cost those three.
    cards = [NUBA[:4], [*TONGA[:4], "massai-0", "bantu-1"], ["bantu-2"], ["nandi-0"]]
    known = position(["samburu-5"], cards, [16, 15, 2, 2], bid=3, bidder=2)
    assert answer(bot, GAME, known) == "pass"


@thinkers
def test_discards_the_card_that_costs_least(bot: Thinker) -> None:
    cards = [[*NUBA[:4], "samburu-6"], TONGA[:3], ["bantu-1"], ["bantu-2"]]
    known = position(["nandi-0", "nandi-2"], cards, [3, 9, 9, 9], round=14, phase="discard", out=(0,))
    assert answer(bot, GAME, known) == "discard samburu-6"


@thinkers
def test_does_not_bid_what_it_cannot_pay(bot: Thinker) -> None:
    cards = [[*NUBA[:3], "samburu-6"], TONGA[:3], ["bantu-1"], ["bantu-2"]]
    known = position(["nandi-0", "nandi-2"], cards, [4, 9, 9, 9], bid=3, bidder=1, round=14)
    assert amount(answer(bot, GAME, known)) <= 4


@thinkers
def test_takes_a_fifth_card_for_a_chip(bot: Thinker) -> None:
    cards = [NUBA[:4], TONGA[:3], ["bantu-1"], ["bantu-2"]]
    known = position([NUBA[4]], cards, [12, 9, 9, 9], passed=(1, 2, 3), starter=1, round=13)
    assert 1 <= amount(answer(bot, GAME, known)) <= 3


@thinkers
def test_lets_another_pay_on_its_own_digit(bot: Thinker) -> None:
    # Seat 1 stands at 12, and every chip of it comes here: the lot is of no use to anybody else.
    cards = [["massai-0", "bantu-2", "nuba-2"], ["tonga-1", "tonga-3"], ["nandi-8"], ["nandi-7"]]
    known = position(["samburu-9"], cards, [13, 13, 8, 8], bid=12, bidder=1, passed=(2, 3), round=10)
    assert answer(bot, GAME, known) == "pass"


@thinkers
def test_does_not_give_the_last_lot_away_for_two_chips(bot: Thinker) -> None:
    # If it passes, the starting player gets five points for nothing, and wins.
    cards = [[*NUBA[:3], "massai-0"], TONGA[:3], ["bantu-1"], ["bantu-2"]]
    known = position(["tonga-8", "bantu-4", "nuba-5"], cards, [10, 10, 2, 2], passed=(1, 2, 3), starter=1)
    assert amount(answer(bot, GAME, known)) >= 1


@thinkers
def test_never_bids_a_fined_digit(bot: Thinker) -> None:
    cards = [["nuba-2", "nuba-4"], TONGA[:2], ["bantu-1"], ["bantu-2"]]
    known = position(["nuba-5", "nuba-9"], cards, [12, 9, 9, 9], bid=1, bidder=1, round=8, forbidden_bids="fine")
    assert amount(answer(bot, GAME, known)) % 10 not in (2, 4)


@thinkers
def test_takes_what_nobody_else_can_afford_cheaply(bot: Thinker) -> None:
    cards = [NUBA[:3], TONGA[:3], ["bantu-1"]]
    known = position([NUBA[3], "massai-0", "massai-1"], cards, [15, 1, 1], passed=(1, 2), starter=1, round=12)
    assert 1 <= amount(answer(bot, GAME, known)) <= 3


@thinkers
def test_does_not_overbid_itself_out_of_a_win(bot: Thinker) -> None:
    # It wins already: anything above the lowest bids only feeds the others.
    cards = [[*NUBA[:4], *TONGA[:3]], ["bantu-1", "bantu-2"], ["nandi-0"], ["nandi-7"], ["nandi-8"]]
    known = position(["samburu-5"], cards, [20, 9, 9, 9, 9], bid=8, bidder=1, round=13)
    assert amount(answer(bot, GAME, known)) <= 12
