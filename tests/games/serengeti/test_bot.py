"""What bots know of the rules is what the rules do."""

from typing import Any

import pytest

from tests.rules.serengeti.setting import position
from waterhole.core.chance import stream
from waterhole.games.serengeti.bot.priors import income
from waterhole.games.serengeti.game import Serengeti
from waterhole.games.serengeti.notation import PASS

LOW = 9
"""Bids that can often be paid."""


@pytest.mark.parametrize("revision", [1, 2])
@pytest.mark.parametrize("players", Serengeti.seats)
def test_4_3_what_is_expected_of_a_payment_is_what_is_paid(players: int, revision: int) -> None:
    game = Serengeti(revision=revision)
    dice = stream("payments", players)
    seen = set()
    for seed in range(8):
        state = game.deal(players, seed=seed)
        while not state.over:
            before = state.copy()
            moves = [move for move in state.moves() if move <= LOW or move > game.chips]
            move = moves[dice.below(len(moves))]
            bid = int(before.bid) if move == PASS else move
            for event in state.narrate(move):
                if event.kind == "money_paid":
                    told: Any = event.params
                    assert income(before, told["seat"], bid, told["from_seat"]) == told["chips"]
                    seen.add(told["owners"])
    assert seen == {"one", "several", "none"}


def test_4_3_a_sole_owner_of_two_expects_the_whole_bid() -> None:
    state: Any = position([[], ["bantu-7", "nandi-7"], []])
    assert [income(state, seat, 7, 0) for seat in range(3)] == [0, 7, 0]
