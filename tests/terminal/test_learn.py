"""Lessons in the terminal: what is typed is tried, and told why or praised."""

import io
import sys

import pytest

from waterhole.cli import main
from waterhole.games import game
from waterhole.lessons.scene import scenes_of


def typed(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


@pytest.mark.parametrize("name", ["safaru", "sanctuary", "serengeti"])
def test_all_lessons_by_their_known_ways(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, *(text for scene in scenes_of(game(name)) for text in scene.way))
    assert main(["learn", name, "--language", "fr"]) == 0
    told = capsys.readouterr().out
    assert told.count("✓") == len(scenes_of(game(name)))
    assert "dernière leçon" in told


def test_a_wrong_try_is_told_why_and_begun_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed(monkeypatch, "bid 4", "pass", "bid 5")
    assert main(["learn", "serengeti", "--lesson", "forbidden_digit"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "3.1" in told
    assert "The next bid that is allowed is 5." in told
    assert told.count("✓") == 1


def test_one_can_leave_at_any_time(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed(monkeypatch, "rules 2.2", "quit")
    assert main(["learn", "serengeti"]) == 0
    assert "✓" not in capsys.readouterr().out


def test_an_unknown_lesson_is_refused_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "serengeti", "--lesson", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
