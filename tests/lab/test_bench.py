"""The measurement runs and tells every figure; how fast a machine is, is no matter of a test."""

import json

import pytest

from waterhole.cli import main
from waterhole.lab import bench, bench_report, bench_search, openspiel
from waterhole.words.fluent import words

ALWAYS = {"loop", "python", "greedy", "copy", "memory", "growth", "search", "guided", "search_memory"}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "REPETITIONS", 1)
    monkeypatch.setattr(bench_search, "SECONDS", 0.001)
    monkeypatch.setattr(bench_search, "LONG", 0.001)


def test_every_figure_is_measured_and_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--game", "serengeti", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    figures = found["games"]["serengeti"]
    assert set(figures) >= ALWAYS
    assert any("crazy_eights" in name for name in figures) == found["openspiel"]
    assert all(figure["value"] > 0 for figure in figures.values())
    assert figures["memory"]["most"] == 2048


def test_the_table_shows_the_targets_and_whether_openspiel_was_there(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openspiel, "library", lambda: None)
    assert main(["bench", "--game", "serengeti", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert "≥ 2,000,000" in told
    assert "OpenSpiel is not installed" in told


def test_a_row_says_whether_the_target_is_reached() -> None:
    english = words("en")
    assert bench_report.row("copy", 0.4, {"most": 0.5}, english)[1:] == ["0.40", "≤ 0.50", "✓"]
    assert bench_report.row("copy", 0.6, {"most": 0.5}, english)[3] == "✗"
    assert bench_report.row("loop", 2.5e6, {}, english)[1:] == ["2,500,000", "", ""]
    assert "gin_rummy" in bench_report.row("gin_rummy/loop", 3, {}, english)[0]
