"""Calibration: free numbers within their bounds and shapes, targets as data, and a search that finds and goes on."""

import json
from itertools import pairwise
from pathlib import Path

import pytest

from waterhole import BadInput, games
from waterhole.cli import main
from waterhole.lab.balance.figures import Figure
from waterhole.lab.calibrate import brief as briefs
from waterhole.lab.calibrate.brief import Brief, Free, Order, Table, Target
from waterhole.lab.calibrate.judge import penalty, verdicts
from waterhole.lab.calibrate.search import Calibration, Terms
from waterhole.lab.calibrate.space import Space

SANCTUARY = games.game("sanctuary").edition
SERENGETI = games.game("serengeti").edition
SMALL = """
game = "serengeti"

[[free]]
numbers = "pass_bonus"
least = 0
most = 5

[[table]]
name = "three"
players = 3
quick_games = 2
strong = "greedy"
strong_games = 2

[[target]]
figures = "order/*/share"
least = 0.2
most = 0.5
"""


def space(*free: Free, orders: tuple[Order, ...] = ()) -> Space:
    return Space(Brief("sanctuary", free, (Table("two", 2),), (Target(("x",)),), orders), SANCTUARY)


def test_a_number_stays_within_its_bounds_and_is_whole() -> None:
    here = space(Free(("costs.warden",), least=1, most=8))
    assert here.origin() == [SANCTUARY.whole("costs.warden")]
    assert here.numbers([4.6]) == {"costs.warden": 5}
    edition = here.edition_at([4.6], "candidate")
    guard = SANCTUARY.whole("costs.guard")
    assert (edition.name, edition.whole("costs.warden"), edition.whole("costs.guard")) == ("candidate", 5, guard)
    assert "# Points to promote" in edition.text


@pytest.mark.parametrize("steps", [(1, 6), (6, 1), (2.4, 2.6), (0, 0)])
def test_a_convex_list_never_takes_a_smaller_step(steps: tuple[float, float]) -> None:
    here = space(Free(("sets.flamingo", "sets.meerkat"), shape="convex", first=(0, 2), step=(0, 6)))
    values = here.numbers([1, *steps])["sets.meerkat"]
    assert isinstance(values, list)
    assert len(values) == 7
    rises = [later - sooner for sooner, later in pairwise(values)]
    assert rises == sorted(rises)
    assert values[0] == 1


def test_a_rising_list_ends_at_its_highest() -> None:
    here = space(Free(("track",), shape="rising", first=(0, 0), step=(0, 2), highest=5))
    assert here.numbers([2, 1]) == {"track": [0, 2, 4, 5, 5, 5]}


def test_rarer_animals_must_pay_more() -> None:
    order = Order(("sets.elephant",), ("sets.meerkat",))
    here = space(Free(("sets.meerkat",), shape="convex", first=(1, 1), step=(1, 9)), orders=(order,))
    assert here.disorder([1, 2]) == 0
    assert here.disorder([8, 9]) > 4


def test_what_never_happens_counts_as_nothing_and_far_misses_count_more() -> None:
    here = Brief("x", (), (Table("two", 2),), (Target(("a", "b"), least=0.2), Target(("c*",), most=0.5, weight=2)))
    found = {"two": {"a": Figure(0.1, (0, 0)), "c1": Figure(0.75, (0, 0)), "c2": Figure(0.5, (0, 0))}}
    said = verdicts(here, found)
    assert [round(one.miss, 6) for one in said] == [0.5, 1.0, 0.5, 0.0]
    assert penalty(said) == pytest.approx((0.25 + 1) / 2 + 2 * (0.25 + 0) / 2)


def test_a_sum_is_one_figure() -> None:
    here = Brief("x", (), (Table("two", 2),), (Target(("a", "b"), sum=True, least=0.9),))
    [said] = verdicts(here, {"two": {"a": Figure(0.5, (1, -1)), "b": Figure(0.45, (-1, 1))}})
    assert (said.value, said.miss, said.interval) == (0.95, 0, (0.95, 0.95))


def test_the_targets_that_come_with_sanctuary_keep_what_the_rulebook_says() -> None:
    file = games.kind("sanctuary").folder / "targets.toml"
    here = Space(briefs.load(file, "sanctuary"), SANCTUARY)
    for corner in ("low", "high"):
        numbers = here.edition_at([getattr(axis, corner) for axis in here.axes], "corner")
        assert numbers.wholes("sets.elephant") == [0, 3, 10]
        assert (numbers.wholes("sets.hyena")[0], numbers.wholes("sets.crocodile")[0]) == (1, 1)
        assert numbers.wholes("track")[0] == 0
        assert max(numbers.wholes("track")) <= 5
        games.game("sanctuary", numbers).deal(2, seed=1)


def test_a_search_is_the_same_each_time_and_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "targets.toml"
    file.write_text(SMALL, encoding="utf-8")
    brief = briefs.load(file, "serengeti")
    terms = Terms(generations=2, population=4, finalists=2, seed="one")
    whole = Calibration(brief, SERENGETI, terms, tmp_path / "results", cores=1)
    ranked = whole.run()
    assert len(ranked) == 8
    kept = tmp_path / "results" / "candidates.jsonl"
    lines = kept.read_text(encoding="utf-8").splitlines()
    kept.write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    again = Calibration(brief, SERENGETI, terms, tmp_path / "results", cores=1)
    assert len(again.tried) == 3
    assert again.run() == ranked
    finalists = again.finalists(ranked)
    assert 1 <= len(finalists) <= 2
    assert {one.table for one in finalists[0].said} == {"three"}


def test_it_finds_the_number_that_is_wanted(tmp_path: Path) -> None:
    """With a judgement that needs no play: an order between two sets, which only low steps keep."""
    order = Order(("sets.elephant",), ("sets.meerkat",))
    free = Free(("sets.meerkat",), shape="convex", first=(1, 1), step=(1, 9))
    table = Table("two", 2, quick="random", quick_games=1)
    brief = Brief("sanctuary", (free,), (table,), (Target(("length/decisions",), least=1.0),), (order,))
    found = Calibration(brief, SANCTUARY, Terms(6, 6, 2, "two"), cores=1).run()
    assert found[0].cost == 0
    late = [one.cost for one in found if one.generation == 5]
    assert sum(cost == 0 for cost in late) >= 4


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "game"),
        ('game = "serengeti"', "free"),
        (SMALL.replace("least = 0\n", "least = 9\n"), "bounds"),
        (SMALL.replace("figures", "figure"), "target"),
        (SMALL + 'tables = ["nowhere"]\n', "nowhere"),
        (SMALL.replace("pass_bonus", "wings"), "wings"),
        (SMALL.replace("pass_bonus", "values"), "values"),
        ("game = ", "Invalid value"),
    ],
)
def test_bad_targets_are_refused_in_a_sentence(
    text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "targets.toml"
    file.write_text(text, encoding="utf-8")
    assert main(["lab", "calibrate", "serengeti", "--targets", str(file), "--generations", "2"]) == 2
    line = capsys.readouterr().err
    assert told in line
    assert line.count("\n") == 1


def test_the_command_writes_an_edition(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, best = tmp_path / "targets.toml", tmp_path / "best.toml"
    file.write_text(SMALL, encoding="utf-8")
    command = ["lab", "calibrate", "serengeti", "--targets", str(file), "--generations", "2", "--population", "4"]
    command += ["--finalists", "2", "--seed", "1", "--cores", "1", "--results", str(tmp_path / "r")]
    assert main([*command, "--write", str(best), "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["candidates"] == 8
    written = games.game("serengeti", best).edition
    assert written.hash == found["finalists"][0]["hash"]
    assert 0 <= written.whole("pass_bonus") <= 5
    assert main([*command, "--language", "fr"]) == 0
    assert "Souhaité" in capsys.readouterr().out


def test_results_of_other_targets_are_refused(tmp_path: Path) -> None:
    brief = Brief("serengeti", (Free(("pass_bonus",), 0, 5),), (Table("three", 3),), (Target(("x",)),))
    Calibration(brief, SERENGETI, Terms(2, 4, 2, "one"), tmp_path)
    with pytest.raises(BadInput) as caught:
        Calibration(brief, SERENGETI, Terms(2, 4, 2, "two"), tmp_path)
    assert caught.value.code == "core.other_results"
