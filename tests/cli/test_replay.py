"""`waterhole replay`: the trace, the telling, and every kind of broken record."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.running import Ran
from waterhole import games
from waterhole.records.record import Record

Run = Callable[..., Ran]
Changed = Callable[..., Path]


def test_the_trace_has_a_line_before_each_move_and_one_for_the_result(run: Run, file: Path, record: Record) -> None:
    ran = run("replay", file, "--trace")
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.code == 0
    assert [line["ply"] for line in lines] == list(range(len(record.moves) + 1))
    assert [(line["seat"], line["move"]) for line in lines[:-1]] == record.moves
    assert all(line["move"] in line["legal"] and line["facts"]["seat"] == line["seat"] for line in lines[:-1])
    assert record.result is not None
    assert lines[-1]["result"]["scores"] == record.result.scores


def test_the_telling_ends_with_the_score_and_the_winner(run: Run, file: Path) -> None:
    ran = run("replay", file)
    assert ran.code == 0
    assert "Round 15" in ran.out
    assert "Most chips" in ran.out
    assert " won." in ran.out or "share the victory" in ran.out


def test_a_record_is_told_in_french_too(run: Run, file: Path) -> None:
    assert "Manche 15" in run("replay", file, "--language", "fr").out


def test_an_unfinished_record_shows_where_it_stands(run: Run, changed: Changed, record: Record) -> None:
    path = changed(moves=record.moves[:5], result=None)
    assert "after 5 moves" in run("replay", path).out
    assert json.loads(run("replay", path, "--trace").out.splitlines()[-1])["result"] is None


def test_a_missing_file_is_named(run: Run, tmp_path: Path) -> None:
    assert "nowhere.json" in run("replay", tmp_path / "nowhere.json").refusal()


def test_a_folder_is_no_record(run: Run, tmp_path: Path) -> None:
    assert str(tmp_path) in run("replay", tmp_path).refusal()


@pytest.mark.parametrize(
    "text", ["", "{", '{"format": 1', "[]", "7", "null", "nonsense", "[" * 100_000, '{"format": 1e999}', "\ud800"]
)
def test_broken_json_is_named(run: Run, tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(text.encode("utf-8", "surrogatepass"))
    assert "broken.json" in run("replay", path).refusal()


def test_another_format_is_refused_by_its_number(run: Run, changed: Changed) -> None:
    assert "99" in run("replay", changed(format=99)).refusal()


def test_an_unknown_game_is_named(run: Run, changed: Changed) -> None:
    assert "chess" in run("replay", changed(game="chess")).refusal()


def test_seven_players_are_too_many(run: Run, changed: Changed, record: Record) -> None:
    seats = [{"name": "x", "bot": None}] * 7
    assert "3 to 5" in run("replay", changed(players=7, seats=seats)).refusal()


def test_a_card_twice_in_a_deck_is_noticed(run: Run, changed: Changed, record: Record) -> None:
    cards = [record.chance[0].cards[0], *record.chance[0].cards[:-1]]
    line = run("replay", changed(chance=[{"kind": "deal", "cards": cards}])).refusal()
    assert "Shuffle number 1" in line


def test_an_unknown_card_is_named(run: Run, changed: Changed, record: Record) -> None:
    cards = ["lion-99", *record.chance[0].cards[1:]]
    assert "lion-99" in run("replay", changed(chance=[{"kind": "deal", "cards": cards}])).refusal()


def test_the_wrong_kind_of_chance_is_noticed(run: Run, changed: Changed, record: Record) -> None:
    chance = [{"kind": "shuffle", "cards": record.chance[0].cards}]
    assert "chance" in run("replay", changed(chance=chance)).refusal()


def test_a_deal_that_is_missing_is_never_rolled_again(run: Run, changed: Changed) -> None:
    assert "chance" in run("replay", changed(chance=[], moves=[], result=None)).refusal()


def test_an_illegal_move_is_named_by_its_number_and_reason(run: Run, changed: Changed, record: Record) -> None:
    moves = [list(move) for move in record.moves]
    moves[30] = [moves[30][0], "discard nuba-4"]
    line = run("replay", changed(moves=moves)).refusal()
    assert "ove 31 " in line
    assert "discard nuba-4" in line
    assert "rule 5.2" in line


@pytest.mark.parametrize(
    "text",
    ["", "bid 66", "bid 07", " pass", "pass ", "PASS", "fly", "pass\nbid 1", "bid 9\x1b[2J", "bid " + "9" * 5000],
)
def test_a_text_that_is_no_move_is_named_by_its_number(run: Run, changed: Changed, record: Record, text: str) -> None:
    moves = [list(move) for move in record.moves]
    moves[2] = [moves[2][0], text]
    assert "ove 3 " in run("replay", changed(moves=moves)).refusal()


def test_a_move_by_another_seat_is_noticed(run: Run, changed: Changed, record: Record) -> None:
    seat, text = record.moves[4]
    moves = [*record.moves[:4], ((seat + 1) % 4, text), *record.moves[5:]]
    line = run("replay", changed(moves=moves)).refusal()
    assert "ove 5 " in line
    assert f"seat {record.moves[4][0]}" in line


def test_a_move_after_the_end_is_noticed(run: Run, changed: Changed, record: Record) -> None:
    line = run("replay", changed(moves=[*record.moves, [0, "pass"]])).refusal()
    assert f"ove {len(record.moves) + 1} " in line


def test_a_result_that_is_not_so_is_noticed(run: Run, changed: Changed) -> None:
    wrong = {"scores": [99, 0, 0, 0], "ranking": [[0], [1, 2, 3]], "winners": [0]}
    assert "result" in run("replay", changed(result=wrong)).refusal()


def test_an_edition_that_is_not_at_hand_is_named(run: Run, changed: Changed) -> None:
    line = run("replay", changed(edition={"name": "summer", "hash": "0123456789abcdef"})).refusal()
    assert "summer" in line
    assert "0123456789abcdef" in line
    assert games.game("serengeti").edition.hash in line


def test_an_edition_that_was_changed_in_the_record_is_noticed(run: Run, changed: Changed) -> None:
    edition = {"name": "x", "hash": "0123456789abcdef", "numbers": {"chips": 1}, "sources": {"chips": "ours"}}
    assert "0123456789abcdef" in run("replay", changed(edition=edition)).refusal()


@pytest.mark.parametrize("options", [{"seed": 1}, {"deck": []}, {"open_chips": 3}, {"told": None}, {"": True}])
def test_options_that_do_not_exist_are_refused(run: Run, changed: Changed, options: dict[str, object]) -> None:
    run("replay", changed(options=options)).refusal()


def test_seats_and_players_must_agree(run: Run, changed: Changed) -> None:
    assert "seats" in run("replay", changed(seats=[])).refusal()
