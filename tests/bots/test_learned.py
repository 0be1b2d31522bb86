"""The learned values that come with the games: they fit, they are used, and they say what their cards promise."""

import json
import math
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.examples.conftest import example_games as example_games
from waterhole import games
from waterhole.bots import weights
from waterhole.bots.lookup import MOVES, features_of, knowledge_of, move_features_of, value_folders
from waterhole.bots.search import Plan, Search
from waterhole.core.chance import stream
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.prior import LearnedPrior, Prior
from waterhole.core.state import State

FILES = [
    (name, file)
    for name in games.names()
    for folder in value_folders(games.game(name))
    for file in sorted(folder.glob("*.json"))
]


@pytest.mark.parametrize(("name", "file"), FILES, ids=[f"{name} {file.stem}" for name, file in FILES])
def test_a_value_fits_the_game_as_it_is_and_has_a_card(name: str, file: Path) -> None:
    game, value = games.game(name), weights.read(file)
    features = features_of(game)
    assert features is not None
    assert value.fits(game, features), "learn it again: waterhole lab train"
    assert file.stem == str(value.cell)
    assert {"rounds", "games", "thoughts", "hidden", "seed", "made", "value", "appraisal", "gain", "gate"} <= set(
        value.card
    )
    more, off = json.loads(json.dumps(value.card["gain"]))
    assert more > off, "it explains more than the appraisal that it replaces"


def quiet_states(game: Game, players: int, options: Options | None = None) -> Iterator[State]:
    """The quiet moments of a quick game."""
    knowledge, dice = knowledge_of(game), stream("quiet", players)
    state = game.set_up(players, options or {}, seed="quiet")
    while state.turn >= 0:
        if knowledge.quiet(state):
            yield state
        state.apply(knowledge.rollout(state, dice))


TABLES = [(name, players) for name in games.names() for players in games.game(name).seats]


@pytest.mark.parametrize(("name", "players"), TABLES)
def test_features_are_as_many_as_they_have_names_and_about_as_great_as_one(name: str, players: int) -> None:
    game = games.game(name)
    features = features_of(game)
    assert features is not None
    count = len(game.sides(players)) * len(features.own) + len(features.common)
    for state in quiet_states(game, players):
        told = list(features.tell(state))
        assert len(told) == count
        assert all(-12 < one < 12 for one in told)


@pytest.mark.parametrize("players", games.game("safaru").seats)
def test_what_nobody_sees_is_no_feature(players: int) -> None:
    game = games.game("safaru")
    features = features_of(game)
    assert features is not None
    for state in quiet_states(game, players):
        other = state.copy()
        other.redeal(0, stream("other"))
        assert list(features.tell(other)) == list(features.tell(state))


@pytest.mark.parametrize("name", ["safaru", "sanctuary"])
def test_the_appraisal_is_a_feature_where_the_network_begins(name: str) -> None:
    game = games.game(name)
    features, knowledge = features_of(game), knowledge_of(game)
    assert features is not None
    assert features.own[0] == "appraisal"
    for state in quiet_states(game, 3):
        told = list(features.tell(state))
        shares = [math.exp(told[side * len(features.own)]) for side in range(3)]
        assert shares == pytest.approx([max(1e-4, share) for share in knowledge.appraise(state)])


@pytest.mark.parametrize(
    "options", [{"variant": "release"}, {"missed_catches": "notice"}, {"hands": 2}, {"target": 50}]
)
def test_a_match_that_was_not_learned_is_appraised(options: Options) -> None:
    game = games.game("safaru")
    knowledge = knowledge_of(game)
    state = game.set_up(2, options, seed=1)
    assert knowledge.chances(state) == knowledge.appraise(state)


@pytest.mark.parametrize("players", games.game("serengeti").seats)
def test_the_leader_of_an_auction_game_is_told_by_what_was_learned(players: int) -> None:
    game = games.game("serengeti")
    knowledge, state, dice = knowledge_of(game), game.deal(players, seed=3), stream("learned", players)
    assert knowledge.learned is not None
    while state.facts()["round"] != 12 or not knowledge.quiet(state):
        state.play(knowledge.rollout(state, dice))
    shares = knowledge.chances(state)
    assert shares == knowledge.learned.shares(state) != knowledge.appraise(state)
    assert sum(shares) == pytest.approx(1)
    assert knowledge_of(game, naive=True).learned is None


def test_an_edition_with_other_numbers_has_its_appraisal(tmp_path: Path) -> None:
    game = games.game("serengeti")
    own = tmp_path / "own.toml"
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("pass_bonus = 2", "pass_bonus = 3").replace('"standard"', '"own"'), encoding="utf-8")
    other: Game = games.game("serengeti", own)
    assert other.edition.hash != game.edition.hash
    assert knowledge_of(other).learned is None


def choices(game: Game, players: int) -> Iterator[State]:
    """The choices of a quick game, at most a hundred."""
    knowledge, dice = knowledge_of(game), stream("choices", players)
    state, left = game.set_up(players, {}, seed="choices"), 100
    while state.turn >= 0 and left:
        if len(knowledge.candidates(state)) > 1:
            left -= 1
            yield state
        state.apply(knowledge.rollout(state, dice))


def test_a_move_is_told_by_its_weight_and_by_what_the_seat_on_turn_knows(example_games: None) -> None:
    told = [game for game in map(games.game, games.names()) if move_features_of(game) is not None]
    assert "pebbles" in [game.name for game in told]
    for game in told:
        for players in game.seats:
            check_moves_told(game, players)


def check_moves_told(game: Game, players: int) -> None:
    features, knowledge = move_features_of(game), knowledge_of(game)
    assert features is not None
    for state in choices(game, players):
        moves = knowledge.candidates(state)
        weights = [weight / knowledge.spread for weight in knowledge.weigh(state, moves)]
        told = list(features.tell(state, moves, weights))
        assert told[:: len(features.names)] == weights
        assert len(told) == len(moves) * len(features.names)
        assert all(-30 < one < 30 for one in told)
        other = state.copy()
        other.redeal(state.turn, stream("other"))
        assert list(features.tell(other, moves, weights)) == told


def test_a_prior_that_comes_with_a_game_fits_it_and_has_a_card() -> None:
    for game in map(games.game, games.names()):
        features = move_features_of(game)
        for file in [file for folder in value_folders(game) for file in sorted((folder / MOVES).glob("*.json"))]:
            prior = weights.read_prior(file)
            assert features is not None
            assert prior.fits(game, features), "learn it again: waterhole lab train"
            assert file.stem == str(prior.cell)
            assert {"games", "thoughts", "seed", "made", "known", "learned", "gain", "gate"} <= set(prior.card)


@pytest.mark.parametrize("name", games.names())
def test_without_a_prior_what_is_promising_is_what_weighs(name: str) -> None:
    game = games.game(name)
    knowledge = knowledge_of(game)
    knowledge.prior = None
    for state in choices(game, game.seats[-1]):
        moves = knowledge.candidates(state)
        assert knowledge.promises(state, moves) == [
            weight / knowledge.spread for weight in knowledge.weigh(state, moves)
        ]


def test_what_was_learned_weighs_where_there_is_something(example_games: None) -> None:
    game = games.game("pebbles")
    features, knowledge, state = move_features_of(game), knowledge_of(game), game.deal(3, seed=1)
    assert features is not None
    knowledge.prior = LearnedPrior(features, {3: Prior([[0.0]] * 3, [0.0], [0.0], [1.0, 20.0, 0.0])})
    moves = state.moves()
    assert knowledge.promises(state, moves) == pytest.approx([2.0 * move for move in moves])
    search = Search(state, knowledge, Plan(iterations=1), stream("first"))
    search.run()
    assert search.findings()[0].move == moves[-1], "the most promising one is tried first"
    other = game.deal(2, seed=1)
    assert knowledge.promises(other, other.moves()) == [0.0] * len(other.moves()), "of two players nothing was learned"
