"""The sealed shuffle: what is sealed, opens; what was changed, is found out."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

import waterhole
from tests.table.tables import BOT, SECRET, Desk, person
from waterhole.core.errors import BadInput
from waterhole.records.record import Record
from waterhole.table import fairness
from waterhole.table.recording import record_of


@pytest.fixture(params=waterhole.names())
def record(request: pytest.FixtureRequest) -> Record:
    """A whole match at a table, as a record."""
    players = max(2, waterhole.game(request.param).seats[0])
    desk = Desk(person("Ann", 0), *[BOT] * (players - 1), game=request.param)
    desk.charter.seats[0].nonce = desk.table.people[0].nonce = "ab" * 16
    desk.start()
    while desk.table.turn is not None:
        bot = desk.table.bot_turn() is not None
        table, match, seat = desk.table, desk.table.match, desk.table.turn
        assert match is not None
        moves = match.state.moves()
        entry = table.move(seat, table.decision, match.game.text(match.state, moves[len(moves) // 2]), 0, bot)
        assert entry is not None
        table.add(entry)
    return record_of(desk.table)


def test_a_fair_record_is_verified(record: Record) -> None:
    fairness.verify(record, waterhole.game(record.game))


def swapped(record: Record) -> Record:
    first, *rest = record.chance
    cards = [first.cards[-1], *first.cards[1:-1], first.cards[0]]
    return replace(record, chance=[replace(first, cards=cards), *rest], moves=[], result=None)


def other_nonce(record: Record) -> Record:
    assert record.seal is not None
    return replace(
        record, seal=replace(record.seal, nonces=["cd" * 16, *record.seal.nonces[1:]]), moves=[], result=None
    )


def other_secret(record: Record) -> Record:
    assert record.seal is not None
    return replace(record, seal=replace(record.seal, secret="8" * 64))


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (swapped, "table.seal_other_cards"),
        (other_nonce, "table.seal_other_cards"),
        (other_secret, "table.seal_broken"),
        (lambda record: replace(record, seal=None), "table.no_seal"),
        (lambda record: replace(record, seal=replace(record.seal, secret="xyz")), "table.seal_broken"),
    ],
)
def test_what_was_changed_is_found_out(record: Record, change: Callable[[Record], Record], code: str) -> None:
    changed = change(record)
    if len(record.chance) > 1 and change in (swapped, other_nonce):
        changed = replace(changed, chance=changed.chance[:1])
    with pytest.raises(BadInput) as caught:
        fairness.verify(changed, waterhole.game(record.game))
    assert caught.value.code == code


def test_the_seed_depends_on_the_secret_and_on_every_nonce() -> None:
    seeds = {fairness.seed(SECRET, nonces) for nonces in (["", ""], ["aa", ""], ["bb", ""], ["aa", "bb"])}
    seeds.add(fairness.seed("8" * 64, ["", ""]))
    assert len(seeds) == 5
    assert fairness.opens(SECRET, fairness.commitment(SECRET))
    assert not fairness.opens("8" * 64, fairness.commitment(SECRET))
