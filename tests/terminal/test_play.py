"""The text game, played through its standard input and output."""

import io
from collections.abc import Callable
from pathlib import Path

import pytest

from waterhole import games
from waterhole.cli import main
from waterhole.records import record
from waterhole.records.replay import replay

Play = Callable[..., str]


@pytest.fixture
def play(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Play:
    def play(typed: str, *arguments: str, language: str = "en") -> str:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        code = main(["play", "serengeti", "--seed", "5", "--bots", "random", "--language", language, *arguments])
        caught = capsys.readouterr()
        assert (code, caught.err) == (0, "")
        return str(caught.out)

    return play


def test_a_whole_game_ends_with_the_score_and_the_winner(play: Play) -> None:
    told = play("p\n" * 400, "--players", "3")
    assert "Round 15 of 15" in told
    assert "Most chips" in told
    assert "Total" in told
    assert "win" in told.splitlines()[-1] or "won" in told.splitlines()[-1] or "share" in told.splitlines()[-1]
    assert "Goodbye" not in told


def test_the_table_shows_what_a_player_needs(play: Play) -> None:
    told = play("")
    for word in (
        "You play against Amara, Kito and Zuri.",
        "The lot:",
        "in the bank",
        "10 chips",
        "Amara",
        "? chips",
    ):
        assert word in told


def test_open_chips_are_shown(play: Play) -> None:
    assert "? chips" not in play("", "--option", "open_chips=true")


def test_a_wrong_entry_explains_itself_and_asks_again(play: Play) -> None:
    told = play("fly\ndiscard nuba-4\nbid 7\n")
    assert '"fly" is no move' in told
    assert "(rule 5.2)" in told
    assert told.count("Your turn ›") >= 3


def test_rules_are_shown_by_number_section_and_word(play: Play) -> None:
    told = play("rules\nrules 4\nrules 4.3\nrules bank\nrules xyzzy\n")
    for word in ("6  The end", "4.5", "rules speak of", 'No rule speaks of "xyzzy"', "[house]"):
        assert word in told


def test_help_moves_and_log_answer_without_using_up_the_turn(play: Play) -> None:
    told = play("help\nmoves\n\nlog\n")
    assert "rules 4.3" in told
    assert told.count("pass · bid ") == 4  # the offer, help (as forms), moves, and an empty line
    assert told.count("Round 1: ") == 2


def test_what_a_move_would_do_is_told_and_not_done(play: Play) -> None:
    told = play("what pass\nwhat bid 3, pass, pass\nwhat dance\nmoves\n", "--players", "3", "--bots", "greedy,greedy")
    assert "You pass and take" in told
    assert "What follows depends on what you cannot see." in told
    assert '"dance" is no move' in told


def test_a_hint_names_the_best_moves_and_says_why(play: Play) -> None:
    told = play("pass\nhint\n", "--players", "3")
    assert "The expected share of the victory" in told
    assert "as good as the best" in told
    assert "Passing brings" in told


def test_a_saved_game_replays_to_where_it_was_left(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "my game.json"
    told = play(f"pass\nsave {path}\npass\nsave {path}\nquit\n", "--players", "3")
    assert told.count("The game is in") == 2
    found = record.load(path)
    assert [seat.bot for seat in found.seats] == [None, "random", "random"]
    assert [text for seat, text in found.moves if seat == 0] == ["pass", "pass"]
    assert not replay(found, games.recorded(found)).state.over


def test_saving_overwrites_nobody_elses_file(play: Play, tmp_path: Path) -> None:
    path = tmp_path / "precious.txt"
    path.write_text("precious", encoding="utf-8")
    told = play(f"save {path}\nsave\nsave {tmp_path}\n")
    assert told.count("✗") == 3
    assert path.read_text(encoding="utf-8") == "precious"


def test_the_same_seed_deals_the_same_game(play: Play) -> None:
    assert play("p\np\n") == play("p\np\n")


def test_the_whole_game_speaks_french(play: Play) -> None:
    told = play("aide\nrègles 4.3\nmiser 65\nvoler\npasser\njournal\n" + "p\n" * 400, language="fr")
    said = (
        "Vous jouez contre",
        "À vous ›",
        "Vous enchérissez à 65",
        "« voler » n’est pas un coup",
        "Le plus de jetons",
    )
    assert [words for words in said if words not in told] == []
    assert "Your" not in told


def test_an_interruption_is_a_polite_leave(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Impatient(io.StringIO):
        def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
            raise KeyboardInterrupt

    monkeypatch.setattr("sys.stdin", Impatient())
    assert main(["play", "serengeti", "--language", "en"]) == 0
    assert capsys.readouterr().out.endswith("Goodbye.\n")
