"""PettingZoo's own tests, and that a table plays by the rules."""

import random
import warnings
from typing import Any

import numpy as np
import pytest

from tests.research.tables import KINDS, Kind
from waterhole import BadInput, IllegalMove, research
from waterhole.research.aec import Table
from waterhole.research.versions import V0

with warnings.catch_warnings():
    warnings.simplefilter("ignore", DeprecationWarning)  # Where pygame is installed, it loads an old game of its own.
    from pettingzoo.test import api_test, render_test, seed_test

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # Its tests have doubts about every dictionary.
CYCLES = {"serengeti": 60, "safaru": 60, "sanctuary": 25}


def make(kind: Kind, **settings: Any) -> Any:
    name, players, options = kind
    return getattr(research, f"{name}_v0").env(players, **options, **settings)


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_it_passes_the_api_test(kind: Kind) -> None:
    api_test(make(kind, critic=True), num_cycles=CYCLES[kind[0]])


@pytest.mark.parametrize("name", V0)
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    seed_test(lambda: make((name, 3, {})), num_cycles=CYCLES[name] // 2)


@pytest.mark.parametrize("name", V0)
def test_it_can_be_drawn(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **settings: make((name, 3, {}), **settings))
    assert "seat_1" in capsys.readouterr().out.lower()


def play(table: Any, seed: int, chance: random.Random) -> dict[str, float]:
    """To the end; what every agent was given."""
    table.reset(seed=seed)
    earned = dict.fromkeys(table.agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        earned[agent] += reward
        table.step(None if over else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return earned


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind[0] != "sanctuary"], ids=str)
def test_rewards_are_shares_of_the_victory_less_a_fair_one(kind: Kind) -> None:
    table = make(kind)
    earned = play(table, 7, random.Random(7))
    winners = table.unwrapped.now().result()["winners"]
    shares = [1 / len(winners) if seat in winners else 0 for seat in range(kind[1])]
    assert list(earned.values()) == pytest.approx([share - 1 / kind[1] for share in shares])
    assert sum(earned.values()) == pytest.approx(0)


def test_alone_a_victory_is_one_and_a_defeat_nothing() -> None:
    assert play(make(("sanctuary", 1, {})), 7, random.Random(7)) == {"seat_0": 0.0}


def test_who_does_not_decide_has_an_empty_mask() -> None:
    table = make(("safaru", 2, {}))
    table.reset(seed=1)
    waiting = next(agent for agent in table.agents if agent != table.agent_selection)
    assert not table.observe(waiting)["action_mask"].any()
    assert table.observe(table.agent_selection)["action_mask"].any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    table = Table(V0["serengeti"], 3)
    table.reset(seed=1)
    before = table.observe(table.agent_selection)["observation"]
    with pytest.raises(IllegalMove):
        table.step(70)
    np.testing.assert_array_equal(table.observe(table.agent_selection)["observation"], before)


def test_secrets_are_told_to_critics_only() -> None:
    table = Table(V0["safaru"], 2)
    table.reset(seed=1)
    with pytest.raises(NotImplementedError):
        table.state()


def test_without_a_seed_the_next_game_of_the_row_is_dealt() -> None:
    table = Table(V0["serengeti"], 3)
    games = []
    for seed in (5, None, 5):
        table.reset(seed=seed)
        games.append(table.now().facts())
    assert games[0] == games[2] != games[1]


@pytest.mark.parametrize("bad", [{"players": 9}, {"nonsense": 1}, {"edition": "no-such-file.toml"}])
def test_what_cannot_be_played_is_refused(bad: dict[str, Any]) -> None:
    with pytest.raises(BadInput):
        Table(V0["serengeti"], **bad)
