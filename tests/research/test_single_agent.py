"""Gymnasium's own check, and what a seat among bots is given."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import waterhole.research  # noqa: F401 (the ids are there with it)
from waterhole import BadInput
from waterhole.research.single_agent import ILLEGAL

IDS = ("Serengeti", "Sanctuary", "Safaru")


def make(name: str, **settings: Any) -> gymnasium.Env[Any, Any]:
    return gymnasium.make(f"waterhole/{name}-v0", **settings)


@pytest.mark.parametrize("name", IDS)
def test_it_passes_the_check(name: str) -> None:
    check_env(make(name, players=3, bots="random").unwrapped, skip_render_check=True)


@pytest.mark.parametrize("render_mode", ["ansi", "rgb_array"])
def test_it_can_be_drawn(render_mode: str) -> None:
    seat = make("Serengeti", players=3, bots="random", render_mode=render_mode)
    seat.reset(seed=1)
    drawn: Any = seat.render()
    assert "Seat_2" in drawn if render_mode == "ansi" else drawn.std() > 0


def test_a_game_against_bots_ends_with_a_share_less_a_fair_one() -> None:
    seat = make("Safaru", players=2, seat=1, bots="easy", hands=1)
    seen, _ = seat.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert reward == 0
        seen, reward, over, _, _ = seat.step(np.flatnonzero(seen["action_mask"])[0])  # type: ignore[assignment]
    assert reward in (-0.5, 0, 0.5)
    assert not seen["action_mask"].any()


def test_an_illegal_action_ends_the_game_and_says_why() -> None:
    seat = make("Serengeti", players=3, bots="random")
    seat.reset(seed=1)
    _, reward, over, _, info = seat.step(70)
    assert (reward, over) == (ILLEGAL, True)
    assert "discard" in info["illegal"]


@pytest.mark.parametrize("bad", [{"seat": 3}, {"bots": "nobody"}, {"players": 17}])
def test_what_cannot_be_played_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        make("Serengeti", **{"players": 3, **bad})
