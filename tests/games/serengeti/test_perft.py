"""Counts of the whole tree of moves from fixed deals: a fingerprint of the rules, to the last move."""

import pytest

import waterhole
from tests.playing import deck_with, play
from waterhole.kit.conformance import perft

GAME = waterhole.game("serengeti")


@pytest.mark.parametrize(
    ("players", "options", "depth", "count"),
    [
        (3, {}, 1, 66),
        (3, {}, 2, 66 + 65 * 66 // 2),
        # k of three decisions are bids, each above the one before: the sum of C(3, k) · C(65, k).
        (3, {}, 3, 50_116),
        (4, {}, 3, 50_116),
        (5, {}, 3, 50_116),
        (3, {"forbidden_bids": "fine"}, 3, 50_116),
    ],
)
def test_from_the_first_deal(players: int, options: dict[str, object], depth: int, count: int) -> None:
    state = GAME.set_up(players, options, chance=[GAME.cards], first=0)
    assert perft(state, depth) == count


@pytest.mark.parametrize(("option", "depth", "count"), [("prevent", 3, 33_292), ("fine", 3, 75_525)])
def test_from_a_failed_payment(option: str, depth: int, count: int) -> None:
    deck = deck_with(GAME, "nuba-4", "tonga-4", "bantu-6", "nuba-9")
    state = GAME.deal(3, deck=deck, first=0, forbidden_bids=option)
    play(state, "bid 1", "pass", "pass", "bid 2", "pass", "pass", "bid 57", "bid 58", "pass", "pass")
    assert perft(state, depth) == count
