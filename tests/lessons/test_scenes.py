"""Lessons: every scene is played to its goal by its known way, and its wrong ways are refused or told why."""

import msgspec
import pytest

from waterhole import games
from waterhole.core.errors import BadInput, IllegalMove
from waterhole.lessons import check
from waterhole.lessons.attempt import attempt_scene
from waterhole.lessons.scene import Scene, Sign, scene_of, scenes_of
from waterhole.lessons.start import start_of_scene

OURS = ("safaru", "sanctuary", "serengeti")


@pytest.mark.parametrize("name", games.names())
def test_every_scene_keeps_its_promises(name: str) -> None:
    check.check_lessons(games.game(name))


@pytest.mark.parametrize("name", OURS)
def test_each_of_our_games_has_six_to_eight(name: str) -> None:
    assert 6 <= len(scenes_of(games.game(name))) <= 8


def changed(scene: Scene, **fields: object) -> Scene:
    return msgspec.structs.replace(scene, **fields)


@pytest.mark.parametrize(
    ("fields", "complaint"),
    [
        ({"way": ["pass"]}, "way should be reached"),
        ({"goal": Sign(move="*")}, "should be wrong"),
        ({"goal": Sign(move="*"), "wrong": [], "refused": []}, "whatever is done"),
        ({"id": "nameless", "wrong": [], "refused": []}, "nameless"),
    ],
)
def test_the_check_sees_a_broken_scene(
    fields: dict[str, object], complaint: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = games.game("serengeti")
    scene = scene_of(game, "first_bid")
    start = start_of_scene(game, scene.id)
    monkeypatch.setattr(check, "start_of_scene", lambda game, id: start)
    with pytest.raises((check.BrokenLesson, KeyError), match=complaint):
        check.check_scene(game, changed(scene, **fields))


def test_a_refused_try_names_the_rule_and_changes_nothing() -> None:
    game = games.game("serengeti")
    scene, start = scene_of(game, "forbidden_digit"), start_of_scene(game, "forbidden_digit")
    before = start.state.facts()
    with pytest.raises(IllegalMove) as refused:
        attempt_scene(start, scene, ["bid 14"])
    assert refused.value.rule == "3.1"
    assert start.state.facts() == before


def test_what_comes_after_the_end_is_not_played() -> None:
    game = games.game("serengeti")
    found = attempt_scene(start_of_scene(game, "first_bid"), scene_of(game, "first_bid"), ["bid 2", "nonsense"])
    assert found.verdict == "reached"


def test_a_try_has_an_end() -> None:
    game = games.game("sanctuary")
    scene, start = scene_of(game, "sliding"), start_of_scene(game, "sliding")
    with pytest.raises(BadInput) as refused:
        attempt_scene(start, scene, ["slide B2 left"] * 61)
    assert refused.value.code == "lessons.too_long"


def test_an_unknown_scene_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        scene_of(games.game("serengeti"), "nothing")
    assert refused.value.code == "lessons.unknown"
