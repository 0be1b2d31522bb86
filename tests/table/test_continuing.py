"""Going on from a moment of a finished match: the same cards, other moves, and a record that can be checked."""

from pathlib import Path

import pytest

import waterhole
from tests.table.tables import BOT, NONCES, SECRET, Desk, finish, person, sealed_match, seen
from waterhole.cli import main
from waterhole.records.replay import replay
from waterhole.table import entries, fairness
from waterhole.table.continuing import continued
from waterhole.table.errors import NotNow
from waterhole.table.recording import record_of
from waterhole.table.table import Table
from waterhole.table.verifying import verify

MOVES = 7


@pytest.fixture(params=waterhole.names())
def old(request: pytest.FixtureRequest) -> Table:
    """A finished match, with two nonces in its shuffle."""
    return sealed_match(request.param)


def go_on(old: Table, moves: int, seat: int) -> Table:
    return Table("new", continued(old, moves, seat, "Ben", 5), old.secret, [entries.Started(5)])


def test_it_begins_as_it_was(old: Table) -> None:
    new = go_on(old, MOVES, 1)
    assert new.match is not None
    assert old.match is not None
    assert new.match.state.facts() == old.match.state_at(MOVES).facts()
    assert [step.told for step in new.steps] == [step.told for step in old.steps[: MOVES + 1]]
    assert [seat.bot_plays for seat in new.people.seats] == [seat != 1 for seat in range(len(new.people))]
    assert new.people[1].name == "Ben"
    assert new.clocks is None


def test_with_other_moves_its_record_is_verified_and_says_where_it_comes_from(old: Table) -> None:
    record = record_of(finish(go_on(old, MOVES, 1), 3))
    first = record_of(old)
    assert record.moves[:MOVES] == first.moves[:MOVES]
    assert record.moves != first.moves
    assert record.chance[0] == first.chance[0]
    assert record.continues is not None
    assert (record.continues.table, record.continues.moves) == (old.id, MOVES)
    assert '"continues": {"table": "desk", "moves": 7}' in record.text()
    found = verify(record, waterhole.game(record.game), fairness.commitment(SECRET), dict(enumerate(NONCES)))
    assert not found.failed
    assert {"cards", "settings", "nonce:0", "nonce:1"} <= {str(one) for one in found.checked}
    assert record.seal is not None
    assert record.seal.table == old.id, "the first one's id"
    assert replay(record, waterhole.game(record.game)).state.over


def test_one_that_continues_a_continued_one_has_the_first_ones_seal(old: Table) -> None:
    second = finish(go_on(old, MOVES, 1), 3)
    third = Table("third", continued(second, 2, 0, "Cleo", 9), old.secret, [entries.Started(9)])
    record = record_of(finish(third, 2))
    assert record.continues is not None
    assert record.seal is not None
    assert (record.continues.table, record.seal.table) == ("new", "desk")
    assert not verify(record, waterhole.game(record.game)).failed


def test_the_command_line_says_so(old: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.json"
    file.write_text(record_of(finish(go_on(old, MOVES, 0), 3)).text(), encoding="utf-8")
    assert main(["--language", "en", "verify", str(file)]) == 0
    assert "goes on from the match at table desk, after 7 moves" in capsys.readouterr().out


def test_it_is_what_its_log_makes_of_it_and_needs_nothing_of_the_old_table(old: Table) -> None:
    desk = Desk(person("Ann", 0), BOT, BOT)
    desk.charter = continued(old, MOVES, 0, "Ben", 5)
    desk.table = Table("desk", desk.charter, SECRET)
    desk.start()
    for _ in range(4):
        desk.move(bot=desk.table.bot_turn() is not None)
    assert seen(desk.rebuilt()) == seen(desk.table)


def test_only_what_is_played_here_can_be_taken_back(old: Table) -> None:
    assert old.match is not None
    seat = old.match.state_at(MOVES).seat
    assert seat is not None
    new = go_on(old, MOVES, seat)
    with pytest.raises(NotNow, match="nothing_to_undo"):
        new.undo(seat, 6)
    assert new.match is not None
    text = new.match.game.text(new.match.state, new.match.state.moves()[0])
    played = new.move(seat, 0, text, 6)
    assert played is not None
    new.add(played)
    assert new.undo(seat, 7) == entries.Undone(7, seat, MOVES)


def test_what_cannot_be_continued(old: Table) -> None:
    assert old.match is not None
    last = len(old.steps) - 1
    for moves, seat, code in [(last, 0, "over"), (last + 1, 0, "no_such_move"), (0, 9, "no_such_seat")]:
        with pytest.raises(NotNow, match=code):
            continued(old, moves, seat, "Ben", 5)
    with pytest.raises(NotNow, match="not_over"):
        continued(go_on(old, 0, 0), 0, 0, "Ben", 5)
