"""`waterhole hint` and `waterhole review`: as the contract has them, and in words."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import Ran
from tests.coach.test_review import played
from waterhole.records.record import Record

Run = Callable[..., Ran]
Changed = Callable[..., Path]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A hand of Safarü for two."""
    path = tmp_path / "safaru.json"
    path.write_text(played("safaru", 2).record().text(), encoding="utf-8")
    return path


def test_a_hint_has_all_legal_moves_best_first_and_always_the_same(run: Run, short: Path) -> None:
    ask = ("hint", short, "--ply", 6, "--iterations", 30, "--seed", "s", "--json")
    ran = run(*ask)
    found = json.loads(ran.out)
    assert ran.code == 0
    assert list(found) == ["game", "ply", "seat", "moves"]
    assert (found["game"], found["ply"]) == ("safaru", 6)
    assert all(list(move) == ["text", "share", "error", "equal", "serious", "why"] for move in found["moves"])
    trace = [json.loads(line) for line in run("replay", short, "--trace").out.splitlines()]
    assert sorted(move["text"] for move in found["moves"]) == sorted(trace[6]["legal"])
    assert found["seat"] == trace[6]["seat"]
    assert run(*ask).out == ran.out


def test_a_hint_in_words_is_in_the_readers_language(run: Run, short: Path) -> None:
    assert "The expected share of the victory" in run("hint", short, "--ply", 6, "--iterations", 30).out
    french = run("hint", short, "--ply", 6, "--iterations", 30, "--language", "fr").out
    assert "La part de victoire attendue" in french


def test_a_hint_in_seconds_ends(run: Run, short: Path) -> None:
    assert run("hint", short, "--ply", 6, "--seconds", "0.05", "--json").code == 0


def test_a_review_has_accounts_decisions_and_chance(run: Run, short: Path) -> None:
    ask = ("review", short, "--iterations", 4, "--json")
    ran = run(*ask)
    found = json.loads(ran.out)
    assert ran.code == 0
    assert list(found) == ["game", "players", "seats", "decisions", "chance"]
    assert list(found["seats"][0]) == ["seat", "start", "end", "luck", "losses", "gifts", "unexplained"]
    assert list(found["decisions"][0]) == ["ply", "seat", "text", "best", "loss", "error", "equal"]
    assert all(len(event["luck"]) == 2 for event in found["chance"])
    assert {*map(tuple, found["chance"])} <= {("ply", "luck", "error"), ("ply", "luck", "error", "by")}
    one = json.loads(run(*ask, "--seat", 1).out)
    assert one["seats"] == found["seats"]
    assert one["decisions"] == [decided for decided in found["decisions"] if decided["seat"] == 1]


@pytest.mark.parametrize(("language", "said"), [("en", "unexplained"), ("fr", "inexpliqué")])
def test_a_review_tells_a_story(run: Run, short: Path, language: str, said: str) -> None:
    ran = run("review", short, "--iterations", 4, "--language", language)
    assert ran.code == 0
    assert said in ran.out


def test_what_cannot_be_answered_is_refused_in_a_line(run: Run, changed: Changed, short: Path, record: Record) -> None:
    assert "0 to" in run("hint", short, "--ply", 5000, "--json").refusal()
    last = len(json.loads(short.read_text(encoding="utf-8"))["moves"])
    assert f"0 to {last - 1}" in run("hint", short, "--ply", last).refusal()
    assert "--ply" in run("hint", short).refusal()
    assert "whole number" in run("hint", short, "--ply", -1).refusal()
    assert "no seat 7" in run("review", short, "--seat", 7).refusal()
    cut = changed(
        moves=record.moves[:3], result=None, chance=[{"kind": one.kind, "cards": one.cards} for one in record.chance]
    )
    assert "over" in run("review", cut).refusal()


@pytest.mark.parametrize(
    ("more", "english", "french"),
    [
        (("--seconds", 1, "--iterations", 5), "do not go together", "ne vont pas ensemble"),
        (("--json=yes",), "takes no value", "ne prend pas de valeur"),
        (("--iterations", "few"), '--iterations: "few" is not', "--iterations : « few » n’est pas"),
    ],
)
def test_every_refusal_is_in_the_readers_language(
    run: Run, short: Path, more: tuple[object, ...], english: str, french: str
) -> None:
    assert english in run("hint", short, "--ply", 1, *more).refusal()
    assert french in run("hint", short, "--ply", 1, *more, "--language", "fr").refusal().replace("\u00a0", " ")
