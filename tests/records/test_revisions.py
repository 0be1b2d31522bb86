"""Matches that were played by an earlier revision of the rules: they replay as they were played.

The files in old/ were written by the program as it was then, each with something in it that the rules of today would do
otherwise.
"""

import json
from pathlib import Path

import pytest
from msgspec.structs import replace

import waterhole
from waterhole import games
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.records import record
from waterhole.records.record import Record
from waterhole.records.replay import replay

OLD = sorted((Path(__file__).parent / "old").glob("*.json"))


def loaded(path: Path) -> Record:
    return record.load(path)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_replays_by_the_rules_of_its_time(path: Path) -> None:
    old = loaded(path)
    then = json.loads(path.read_text(encoding="utf-8")).get("revision", 1)
    assert path.stem == f"{old.game}-revision-{then}"
    assert old.revision == then < waterhole.game(old.game).revision
    game = games.recorded(old, path.name)
    assert game.revision == then
    match = replay(old, game)  # Every move is legal, and the result is the one that was recorded.
    assert match.state.over
    again = match.record()
    assert (again.revision, again.moves, again.result) == (then, old.moves, old.result)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_by_the_present_rules_it_would_be_another_match(path: Path) -> None:
    claimed = replace(loaded(path), revision=waterhole.game(loaded(path).game).revision)
    with pytest.raises(WaterholeError):
        replay(claimed, games.recorded(claimed))


@pytest.mark.parametrize("name", waterhole.names())
def test_a_revision_that_nobody_knows_is_refused_with_a_sentence(name: str) -> None:
    newest = waterhole.game(name).revision
    for unknown in (0, newest + 1):
        with pytest.raises(BadInput) as caught:
            waterhole.game(name, revision=unknown)
        assert caught.value.code == "core.unknown_revision"
        assert caught.value.params == {"game": name, "found": unknown, "newest": newest}


def test_every_old_revision_has_a_record_that_proves_it() -> None:
    kept = {(loaded(path).game, loaded(path).revision) for path in OLD}
    assert kept == {(name, past) for name in waterhole.names() for past in range(1, waterhole.game(name).revision)}
