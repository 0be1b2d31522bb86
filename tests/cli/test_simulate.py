"""`waterhole simulate`: the same seed gives the same result, whatever the number of cores."""

import json
import re
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import Ran
from waterhole import games
from waterhole.bots.search_bot import SearchBot
from waterhole.lab import simulate
from waterhole.lab.simulate import Plan, Simulation
from waterhole.lab.tally import Tally
from waterhole.records import record, replay

Run = Callable[..., Ran]
SHORT = ("simulate", "serengeti", "--players", 3, "--bots", "random", "--games", 6, "--seed", 7)


def test_the_result_is_that_of_the_seed_whatever_the_cores(run: Run) -> None:
    alone = run(*SHORT, "--json", "--cores", 1)
    together = run(*SHORT, "--json", "--cores", 2)
    assert alone.code == 0
    assert alone.out == together.out
    assert alone.out != run(*SHORT[:-1], 8, "--json", "--cores", 1).out


def test_json_tells_wins_scores_and_lengths(run: Run) -> None:
    found = json.loads(run(*SHORT, "--json", "--cores", 1).out)
    assert found["finished"] == found["games"] == 6
    assert sum(seat["wins"] for seat in found["seats"]) == pytest.approx(6)
    assert found["bots"]["random"]["seats"] == [0, 1, 2]
    assert found["mean_length"] == pytest.approx(found["decisions"] / 6)
    low, high = found["seats"][0]["share_95"]
    assert 0 <= low <= found["seats"][0]["share"] <= high <= 1


def test_the_table_is_told_in_both_languages(run: Run) -> None:
    english = run(*SHORT, "--cores", 1).out
    french = run(*SHORT, "--cores", 1, "--language", "fr").out
    assert "Mean score" in english
    assert "Score moyen" in french
    figures = re.compile(r"\d+[.,]\d %")
    assert figures.findall(english) == [found.replace(",", ".") for found in figures.findall(french)]
    assert all("," in found for found in figures.findall(french))


def test_each_game_is_recorded_and_replays_to_its_result(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "new" / "games"
    plain = json.loads(run(*SHORT, "--json", "--cores", 1).out)
    recorded = json.loads(run(*SHORT, "--json", "--cores", 2, "--record", folder).out)
    assert recorded == plain
    files = sorted(folder.iterdir())
    assert len(files) == 6
    decisions = 0
    for file in files:
        found = record.load(file)
        match = replay.replay(found, games.recorded(found))
        assert match.state.over
        assert found.seats[0].bot == "random"
        decisions += len(found.moves)
    assert decisions == plain["decisions"]


def test_options_and_editions_reach_the_games(run: Run, tmp_path: Path) -> None:
    edition = tmp_path / "poor.toml"
    text = (games.game("serengeti").folder / "edition.toml").read_text(encoding="utf-8")
    edition.write_text(text.replace("start = 10 ", "start = 3 ").replace('"standard"', '"poor"'), encoding="utf-8")
    extra = ("--option", "forbidden_bids=fine", "--edition", edition, "--record", tmp_path / "games", "--cores", 1)
    assert run(*SHORT, *extra).code == 0
    found = record.load(min((tmp_path / "games").glob("*.json")))
    assert found.options["forbidden_bids"] == "fine"
    game = games.recorded(found)
    assert (game.edition.name, game.numbers["start"]) == ("poor", 3)
    assert replay.replay(found, game).state.over


def test_an_interruption_reports_what_was_finished(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    play_one = simulate.play_one

    def interrupted(plan: Plan, number: int) -> Tally:
        if number == 4:
            raise KeyboardInterrupt
        return play_one(plan, number)

    monkeypatch.setattr(simulate, "play_one", interrupted)
    ran = run(*SHORT, "--json", "--cores", 1)
    assert ran.code == 130
    assert json.loads(ran.out)["finished"] == 4
    assert "4 of 6" in ran.err


def test_an_interruption_stops_all_cores_and_reports_what_was_finished() -> None:
    plan = Plan("serengeti", 3, ("random",) * 3, games=2000, seed="x")
    simulation = Simulation(plan, cores=2)

    def interrupt(games: int) -> None:
        raise KeyboardInterrupt

    tally = simulation.run(interrupt)
    assert simulation.interrupted
    assert 0 < tally.games < 2000


IN_FRENCH = {"3 to 5": "3 à 5", "2 bots": "2 robots", '""': "«"}


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("simulate", "chess"), "chess"),
        (("simulate", "serengeti", "--players", "7"), "3 to 5"),
        (("simulate", "serengeti", "--players", "-3"), "-3"),
        (("simulate", "serengeti", "--players", "9" * 5000), "999"),
        (("simulate", "serengeti", "--games", "0"), "0"),
        (("simulate", "serengeti", "--games", "-5"), "-5"),
        (("simulate", "serengeti", "--games", "1e3"), "1e3"),
        (("simulate", "serengeti", "--games", "9" * 30), "999"),
        (("simulate", "serengeti", "--cores", "0"), "0"),
        (("simulate", "serengeti", "--bots", "genius"), "genius"),
        (("simulate", "serengeti", "--players", "4", "--bots", "random,random"), "2 bots"),
        (("simulate", "serengeti", "--bots", ""), '""'),
        (("simulate", "serengeti", "--option", "open_chips=maybe"), "maybe"),
        (("simulate", "serengeti", "--option", "open_chips=--5"), "--5"),
        (("simulate", "serengeti", "--option", "open_chips"), "open_chips"),
        (("simulate", "serengeti", "--option", "wings=true"), "wings"),
        (("simulate", "serengeti", "--edition", "no-such-edition.toml"), "no-such-edition.toml"),
        (("simulate", "serengeti", "--record", "/proc/nowhere"), "/proc/nowhere"),
        (("simulate", "serengeti", "--record", "a\0b"), "a"),
        (("simulate", "serengeti", "--fast"), "--fast"),
        (("simulate", "serengeti", "--seed"), "--seed"),
        (("simulate",), "GAME"),
        (("dance",), "dance"),
        (("play", "serengeti", "--players", "2"), "3 to 5"),
        (("play", "serengeti", "--bots", "random,genius,random"), "genius"),
        (("bench", "--game", "chess"), "chess"),
        (("--language", "xx", "replay", "y"), "xx"),
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_bad_input_is_named_in_one_line(run: Run, arguments: tuple[str, ...], named: str, language: str) -> None:
    chosen = () if "--language" in arguments else ("--language", language)
    line = run(*arguments, *chosen).refusal()
    assert (named if language == "en" else IN_FRENCH.get(named, named)) in line


def test_the_spaces_of_french_are_shown_as_spaces(run: Run) -> None:
    line = run("simulate", "serengeti", "--games", "0", "--language", "fr").refusal()
    assert "1\u202f000\u202f000\u202f000" in line
    assert "\\" not in line


def test_a_folder_that_cannot_be_written_is_named(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.touch()
    assert "file" in run(*SHORT, "--record", file).refusal()
    assert "file" in run(*SHORT, "--record", file / "below").refusal()


def test_a_program_that_is_no_agent_is_refused_in_one_line(run: Run) -> None:
    refusal = run("simulate", "safaru", "--players", "2", "--bot", "exec:no-such-program", "--bot", "random").refusal()
    assert "no-such-program" in refusal


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "a day"])
def test_a_time_that_is_none_is_refused(run: Run, seconds: str) -> None:
    assert seconds in run("simulate", "safaru", f"--agent-seconds={seconds}").refusal()


def forbidden(*_: object) -> None:
    raise PermissionError(13, "Permission denied")


@pytest.mark.parametrize("lacking", [True, False])
def test_where_processes_may_share_nothing_one_core_plays_and_a_sentence_says_so(
    run: Run, monkeypatch: pytest.MonkeyPatch, lacking: bool
) -> None:
    usual = run(*SHORT, "--json").out
    sentence = "This machine does not let processes share a semaphore: one core does all the work."
    if lacking:
        monkeypatch.delattr("_multiprocessing.SemLock")
        monkeypatch.delitem(sys.modules, "multiprocessing.synchronize", raising=False)
    else:
        monkeypatch.setattr("_multiprocessing.SemLock", forbidden)
    for more in ((), ("--cores", 4)):
        found = run(*SHORT, "--json", *more)
        assert (found.code, found.out) == (0, usual)
        assert found.err.startswith(sentence), found.err
        assert "on one core." in found.err
    assert sentence not in run(*SHORT, "--json", "--cores", 1).err
    assert run("tournament", "serengeti", "--players", 3, "--bots", "random,greedy", "--deals", 1).code == 0
    assert SearchBot("seed", cores=2).cores == 1
