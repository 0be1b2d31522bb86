"""Tables that were begun by an earlier revision of the rules: their past stays, and they go on by those rules.

The files in old/ are tables under way, charter and log as the program stored them then, each
with something in its past that the rules of today would have done otherwise; and the facts as they were then.
"""

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import waterhole
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.table import entries, fairness
from waterhole.table.charter import Charter, FirstSeat, settled
from waterhole.table.continuing import continued
from waterhole.table.recording import record_of
from waterhole.table.table import Table

OLD = sorted((Path(__file__).parent / "old").glob("*.json"))
each_old_table = pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)


def stored(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def reopened(path: Path, revision: int | None = None) -> Table:
    """The table as a server makes it from its charter and its log; by other rules, if a revision is named."""
    kept = stored(path)
    charter = msgspec.convert(kept["charter"], Charter)
    charter = charter if revision is None else replace(charter, revision=revision)
    return Table("old", charter, kept["secret"], [entries.decode(json.dumps(entry)) for entry in kept["log"]])


def play_out(table: Table) -> None:
    while (seat := table.turn) is not None:
        assert table.match is not None
        text = table.match.game.text(table.match.state, table.match.state.moves()[0])
        entry = table.move(seat, table.decision, text, 0, True)
        assert entry is not None
        table.add(entry)


@each_old_table
def test_a_table_under_way_keeps_its_past_and_goes_on(path: Path) -> None:
    table, kept = reopened(path), stored(path)
    then = kept["charter"].get("revision", 1)
    assert path.stem == f"{kept['charter']['game']}-revision-{then}"
    assert table.match is not None
    assert table.match.game.revision == then
    assert table.match.state.facts() == kept["facts"]
    play_out(table)
    assert record_of(table).revision == then
    assert continued(table, 3, 0, "Ana", 0).revision == then


@each_old_table
def test_by_the_present_rules_its_past_would_be_another(path: Path) -> None:
    try:
        table = reopened(path, waterhole.game(stored(path)["charter"]["game"]).revision)
    except WaterholeError:
        return
    assert table.match is not None
    assert table.match.state.facts() != stored(path)["facts"]


def test_catches_that_lay_open_when_a_match_began_stay_open() -> None:
    table = reopened(next(path for path in OLD if "safaru" in path.stem))
    assert table.match is not None
    assert table.match.state.view(None)["caught"] == table.match.state.facts()["caught"]
    assert table.match.state.view(None)["so_far"] is not None


@pytest.mark.parametrize("name", waterhole.names())
def test_a_new_table_is_played_by_the_present_rules(name: str) -> None:
    game = waterhole.game(name)
    seats = [FirstSeat("bot", "random")] * game.seats[0]
    charter = settled(name, seats, {}, fairness.commitment(""), 0)
    assert charter.revision == game.revision
    kept = msgspec.json.decode(msgspec.json.encode(charter), type=Charter).rules()
    assert (kept.name, kept.revision, kept.edition.hash) == (game.name, game.revision, game.edition.hash)


def test_a_table_of_a_newer_program_is_refused() -> None:
    with pytest.raises(BadInput) as caught:
        reopened(OLD[0], revision=99)
    assert caught.value.code == "core.unknown_revision"
