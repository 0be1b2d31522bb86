"""Learning a value: from a new game that names its features, going on where it stopped, taken only if it is good."""

import json
import os
from pathlib import Path
from typing import Any

import pytest

from tests.examples.conftest import example_games as example_games
from waterhole import BadInput, games
from waterhole.bots import lookup, weights
from waterhole.lab.train.exam import examine
from waterhole.lab.train.gate import Verdict
from waterhole.lab.train.rounds import Course, School, accepted
from waterhole.lab.train.self_play import games_in, mend, played_in


def course(folder: Path, **changes: object) -> Course:
    told: dict[str, Any] = {"games": 400, "thoughts": 3, "hidden": 8, "epochs": 6, "deals": 12}
    return Course(games.game("pebbles"), 2, folder, {}, **{**told, **changes})


def school(folder: Path, **changes: object) -> School:
    return School(course(folder, **changes), lambda kind, told: None)


def test_a_new_game_learns_and_its_value_is_used(
    example_games: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "pebbles"
    learning = school(folder)
    found = learning.round()
    assert found["value"]["games"] == 80
    assert found["gain"][0] > found["gain"][1]  # points alone explain less than points and stones
    assert found["accepted"]
    made = learning.best()
    assert made is not None
    assert made.card["value"] == found["value"]
    game = games.game("pebbles")
    monkeypatch.setenv("WATERHOLE_VALUES", os.fspath(tmp_path))
    lookup.learned.cache_clear()
    knowledge = lookup.knowledge_of(game)
    state = game.deal(2, deck=[f"stone-{number}" for number in (1, 2, 3, 7, 8, 9, 4, 5, 6)], first=0)
    shares = knowledge.chances(state)
    assert sum(shares) == pytest.approx(1)
    strong, weak = (1, 0) if max(state.hands[1]) > max(state.hands[0]) else (0, 1)  # type: ignore[attr-defined]
    assert shares[strong] > shares[weak] + 0.1
    assert knowledge.appraise(state) == [0.5, 0.5]


def test_a_round_learns_which_moves_to_try_first(
    example_games: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    learning = school(tmp_path / "pebbles", games=100, thoughts=30)
    found = learning.round()["prior"]
    assert found["least"] < found["learned"] < found["known"], "what is tried is foreseen better than by nothing"
    assert found["gain"][0] > found["gain"][1]
    assert found["accepted"]
    made = weights.read_prior(tmp_path / "pebbles" / "moves" / "2.json")
    assert made.card["gate"] == found["gate"]
    assert {"rounds", "games", "thoughts", "hidden", "seed", "made", "known", "learned", "gain"} <= set(made.card)
    monkeypatch.setenv("WATERHOLE_VALUES", os.fspath(tmp_path))
    lookup.learned_prior.cache_clear()
    game = games.game("pebbles")
    knowledge, state = lookup.knowledge_of(game), game.deal(2, seed=1)
    moves = state.moves()
    assert knowledge.prior is not None
    assert len(set(knowledge.promises(state, moves))) == len(moves), "it tells stones apart that were all alike before"
    assert knowledge.weigh(state, moves) == [0.0] * len(moves)
    assert lookup.knowledge_of(game, naive=True).prior is None


def test_a_game_that_does_not_tell_its_moves_learns_its_value_alone(
    example_games: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.game("pebbles")
    monkeypatch.delattr(games.part(game, "bot"), "move_features")
    found = school(tmp_path, games=60).round()
    assert "prior" not in found
    assert not (tmp_path / "moves").exists()
    lookup.learned_prior.cache_clear()
    knowledge, state = lookup.knowledge_of(game), game.deal(2, seed=1)
    assert knowledge.prior is None
    assert knowledge.promises(state, state.moves()) == [0.0] * len(state.moves())


def test_games_of_before_tell_nothing_about_moves(tmp_path: Path) -> None:
    assert played_in('{"game":3,"moves":[1,2],"shares":[1.0,0.0]}').tried == []


def test_it_goes_on_where_it_stopped(example_games: None, tmp_path: Path) -> None:
    whole, halves = school(tmp_path / "a", games=60), school(tmp_path / "b", games=30)
    whole.play(course(tmp_path).table(0, None), 0)
    halves.play(course(tmp_path).table(0, None), 0)
    file = tmp_path / "b" / "games-0.jsonl"
    with file.open("a") as out:
        out.write('{"game":30,"moves":[1,')  # the power went out
    school(tmp_path / "b", games=60).play(course(tmp_path).table(0, None), 0)
    assert list(games_in(file)) == list(games_in(tmp_path / "a" / "games-0.jsonl"))


def test_a_second_round_plays_with_what_the_first_has_learned(example_games: None, tmp_path: Path) -> None:
    learning = school(tmp_path, games=100)
    first = learning.round()
    again = school(tmp_path, games=100)
    assert again.rounds == [first]
    second = again.round()
    assert second["round"] == 2
    assert [json.loads(line)["round"] for line in (tmp_path / "rounds.jsonl").read_text().splitlines()] == [1, 2]


def test_what_loses_is_never_taken_and_what_explains_more_need_not_win() -> None:
    def verdict(earned: float) -> Verdict:
        return Verdict(100, earned, 0.05, 0.25)

    assert accepted(verdict(0.35), [-0.1, 0.05])
    assert accepted(verdict(0.22), [0.1, 0.05])
    assert not accepted(verdict(0.22), [0.04, 0.05])
    assert not accepted(verdict(0.15), [0.3, 0.05])


def test_a_game_without_features_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.game("sanctuary")
    monkeypatch.delattr(f"{games.__name__}.sanctuary.bot.position_features")
    with pytest.raises(BadInput) as caught:
        School(Course(game, 2, tmp_path, {}), lambda kind, told: None)
    assert caught.value.code == "core.no_features"


def test_a_file_that_is_no_value_is_refused(tmp_path: Path) -> None:
    (tmp_path / "3.json").write_text('{"format": 1, "game": "serengeti"}')
    for read in (weights.read, weights.read_prior):
        with pytest.raises(BadInput) as caught:
            read(tmp_path / "3.json")
        assert caught.value.code == "core.bad_value_file"


def test_a_file_that_ends_well_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    file.write_text("{}\n")
    mend(file)
    assert file.read_text() == "{}\n"


def test_an_examination_plays_on_and_says_how_good_the_value_is(example_games: None, tmp_path: Path) -> None:
    found = examine(course(tmp_path), 60, lambda kind, told: None)
    assert found["value"]["games"] == 60
    assert found["gain"] == [0, 0], "nothing was learned yet"
    assert sum(one["count"] for one in found["reliability"]) == 2 * found["value"]["positions"]
    assert examine(course(tmp_path), 60, lambda kind, told: None) == found
