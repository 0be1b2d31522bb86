"""Hints at a table: always among bots; among persons only where the table was made so, and then everybody is told."""

import pytest

from tests.table.tables import BOT, Desk, person
from waterhole.table import entries
from waterhole.table.entries import decode, encode
from waterhole.table.errors import NotNow

ANN, BOB = (person(name, number) for number, name in enumerate(("Ann", "Bob")))


def refusal(desk: Desk, seat: int, decision: int) -> str:
    with pytest.raises(NotNow) as caught:
        desk.table.take_hint(seat, decision, desk.now)
    return caught.value.code


def turn(desk: Desk) -> int:
    assert desk.table.turn is not None
    return desk.table.turn


def test_among_bots_nobody_has_to_hear_of_a_hint() -> None:
    desk = Desk(ANN, BOT, BOT).start()
    while turn(desk) != 0:
        desk.move(bot=True)
    assert desk.table.take_hint(0, desk.table.decision, 1) is None
    assert refusal(desk, 0, desk.table.decision + 1) == "table.stale"
    assert refusal(desk, 1, desk.table.decision) == "table.not_your_turn"


def test_among_persons_there_are_none_unless_the_table_was_made_so() -> None:
    desk = Desk(ANN, BOB, BOT).start()
    while turn(desk) == 2:
        desk.move(bot=True)
    first, decision = turn(desk), desk.table.decision
    assert refusal(desk, first, decision) == "table.no_hints"
    desk.table.charter.settings["hints"] = 1
    entry = desk.do(lambda at: desk.table.take_hint(first, decision, at))
    assert isinstance(entry, entries.HintTaken)
    assert decode(encode(entry)) == entry
    assert desk.table.take_hint(first, decision, 2) is None, "everybody has been told"
    assert [seat.hints for seat in desk.table.people.seats] == [int(seat == first) for seat in range(3)]
