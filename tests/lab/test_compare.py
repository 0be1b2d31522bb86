"""Two editions on the same deals: what differs is found, what does not is not."""

import json
from pathlib import Path

import pytest

from waterhole import games
from waterhole.cli import main
from waterhole.cli.lab_compare import edition_of
from waterhole.core.edition import parse
from waterhole.lab.balance.compare import Change, Comparison, chance_of, holm
from waterhole.lab.balance.figures import Figure
from waterhole.lab.simulate import Plan

PLAN = Plan("serengeti", 3, ("greedy",) * 3, 6, "compare")


def other_edition(folder: Path) -> Path:
    text = games.game("serengeti").edition.text
    file = folder / "generous.toml"
    file.write_text(text.replace("start = 10 ", "start = 12 ").replace('"standard"', '"generous"'), encoding="utf-8")
    return file


def test_an_edition_does_not_differ_from_itself() -> None:
    edition = games.game("serengeti").edition
    found = Comparison(PLAN, (edition, edition), cores=1).run()
    assert len(found) > 20
    assert all(one.change.value == 0 and not one.significant for one in found)


def test_what_differs_is_paired_deal_by_deal(tmp_path: Path) -> None:
    file = other_edition(tmp_path)
    editions = games.game("serengeti").edition, parse(file.read_text(encoding="utf-8"), file.name, "serengeti")
    found = {one.name: one for one in Comparison(PLAN, editions, tmp_path / "results", cores=1).run()}
    assert any(one.change.value for one in found.values())
    again = Comparison(PLAN, editions, tmp_path / "results", cores=1)
    assert {one.name: one for one in again.run()} == found


def test_of_many_figures_only_great_differences_are_sure() -> None:
    def change(value: float) -> Change:
        figure = Figure(value, (1.0, -1.0) * 50)
        return Change(str(value), 0, value, figure, chance_of(figure))

    found = {one.name: one for one in holm([change(0.9), change(0.21), *[change(0.01 * n) for n in range(1, 30)]])}
    assert (found["0.9"].significant, found["0.9"].sure) == (True, True)
    assert (found["0.21"].significant, found["0.21"].sure) == (True, False)
    assert not found["0.01"].significant


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "compare", "serengeti", str(other_edition(tmp_path)), "--players", "3", "--bots", "greedy"]
    command += ["--games", "3", "--seed", "1", "--cores", "1"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert (found["a"]["edition"]["name"], found["b"]["edition"]["name"]) == ("standard", "generous")
    assert set(found["figures"]["order/1/share"]) == {"before", "after", "change", "change_95", "significant", "sure"}
    assert main([*command, "--language", "fr"]) == 0
    assert "Différence" in capsys.readouterr().out


@pytest.mark.parametrize("named", [("first", "sanctuary"), ("sanctuary", "first")])
def test_an_edition_that_comes_with_the_game_beside_it_has_a_name(named: tuple[str, str]) -> None:
    found = [edition_of(*named), edition_of(*reversed(named))]
    assert {one.hash for one in found} == {games.game("sanctuary", one).edition.hash for one in (None, "first")}


def test_a_name_means_something_beside_a_file_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(games.game("sanctuary").edition.text, encoding="utf-8")
    assert edition_of("first", str(file)).hash == games.game("sanctuary", "first").edition.hash
    assert main(["lab", "compare", "first", str(other_edition(tmp_path))]) == 2
    assert "first" in capsys.readouterr().err


def test_editions_of_two_games_cannot_be_compared(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "compare", "serengeti", "safaru"]) == 2
    assert "safaru" in capsys.readouterr().err
