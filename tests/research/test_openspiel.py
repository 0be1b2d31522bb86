"""OpenSpiel's own test, its ISMCTS, and what a player is told. Only where OpenSpiel is installed: `make proof`."""

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel comes with `make proof PART=research`")

import waterhole.research.openspiel  # noqa: E402, F401 (the games are there with it)

TINY = Path(__file__).parents[2] / "examples/research/tiny_safaru.toml"
GAMES = ["waterhole_serengeti(players=3)", "waterhole_safaru(players=2,hands=1)", "waterhole_safaru(players=4,hands=1)"]


def begun(game: Any, chance: random.Random) -> Any:
    """A state at which a player decides."""
    state = game.new_initial_state()
    while state.is_chance_node():
        draw(state, chance)
    return state


def draw(state: Any, chance: random.Random) -> None:
    outcomes = state.chance_outcomes()
    assert sum(share for _, share in outcomes) == pytest.approx(1)
    state.apply_action(chance.choices([one for one, _ in outcomes], [share for _, share in outcomes])[0])


def test_all_games_are_registered() -> None:
    names = pyspiel.registered_names()
    assert {"waterhole_serengeti", "waterhole_sanctuary", "waterhole_safaru"} <= set(names)


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_the_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_game_with_reshuffles_is_played_by_chance_nodes() -> None:
    """Sanctuary shuffles in the middle: its chance is asked for card by card, and the players' moves wait for it."""
    chance = random.Random(3)
    state = begun(pyspiel.load_game("waterhole_sanctuary(players=2)"), chance)
    shuffles = 0
    for _ in range(3000):
        if state.is_terminal():
            break
        if state.is_chance_node():
            shuffles += len(state.drawn) == 0
            draw(state, chance)
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert shuffles > 0


def test_a_resampled_state_looks_the_same_to_its_player_only() -> None:
    chance = random.Random(1)
    state = begun(pyspiel.load_game("waterhole_safaru(players=2,hands=1)"), chance)
    other = 0
    for number in range(5):
        player = state.current_player()
        twin = state.resample_from_infostate(player, lambda number=number: number / 5)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        other += twin.observation_string(1 - player) != state.observation_string(1 - player)
    assert other > 0


def test_information_states_remember_what_observations_forget() -> None:
    chance = random.Random(1)
    state = begun(pyspiel.load_game("waterhole_serengeti(players=3)"), chance)
    for _ in range(6):
        state.apply_action(state.legal_actions()[0])
    seen = state.information_state_string(0)
    assert state.observation_string(0) in seen
    assert "lot_drawn" in seen


def test_its_ismcts_plays_on_it() -> None:
    from open_spiel.python.algorithms.ismcts import ISMCTSBot
    from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

    game = pyspiel.load_game("waterhole_safaru(players=2,hands=1)")
    state = begun(game, random.Random(1))
    rollouts = RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ISMCTSBot(game=game, evaluator=rollouts, uct_c=1.0, max_simulations=20, random_state=np.random.RandomState(1))
    assert bot.step(state) in state.legal_actions()


def test_an_edition_needs_to_be_playable_only_with_its_number_of_players() -> None:
    game = pyspiel.load_game("waterhole_safaru", {"players": 2, "edition": str(TINY), "hands": 1})
    pyspiel.random_sim_test(game, num_sims=3, serialize=False, verbose=False)
    assert game.get_type().short_name == "waterhole_safaru"


def test_its_own_tool_makes_a_playthrough() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    name = f"waterhole_safaru(players=2,hands=1,edition={TINY})"
    text = playthrough(name, action_sequence=None, seed=1)
    assert text == playthrough(name, action_sequence=None, seed=1)
    assert "State 1" in text
    assert "draw unicorn-" in text
