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
from waterhole.lab.train.self_play import games_in, mend


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
    with pytest.raises(BadInput) as caught:
        weights.read(tmp_path / "3.json")
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
