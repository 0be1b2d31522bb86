"""The way to the deal: commit, close, open, deal; whatever happens in between, and in this order alone."""

from collections.abc import Callable

import pytest
from msgspec.json import encode

from tests.table.tables import BOT, NONCES, OPEN, SECRET, Desk, person
from waterhole.server.rooms.views import fairness as told
from waterhole.table import fairness
from waterhole.table.entries import Closed, Entry, GotReady, Opened, Seated, Started
from waterhole.table.errors import NotNow
from waterhole.table.sealing import OPENING
from waterhole.table.table import Table

A, B = NONCES
SEAL = fairness.commitment


def gathered() -> Desk:
    """Two persons who committed, one who did not, and an open seat; all ready."""
    desk = Desk(person("Ann", 0, A), person("Bob", 1, B), person("Cleo", 2), OPEN)
    for seat in range(3):
        desk.do(lambda at, seat=seat: desk.table.ready(seat, True, "", at))  # type: ignore[misc]
    return desk


def closed() -> Desk:
    desk = gathered()
    assert desk.do(desk.table.due) == Closed(0)
    return desk


def refusal(desk: Desk, wish: Callable[[int], Entry | None]) -> str:
    with pytest.raises(NotNow) as caught:
        desk.do(wish)
    return caught.value.code


def test_close_open_deal() -> None:
    desk = closed()
    table = desk.table
    assert table.due(OPENING - 1) is None, "two nonces are waited for"
    assert desk.do(lambda at: table.open_nonce(1, B, at)) == Opened(0, 1, B)
    assert table.due(OPENING - 1) is None
    assert desk.do(lambda at: table.open_nonce(0, A, at)) == Opened(0, 0, A)
    assert desk.do(table.due) == Started(0)
    assert table.sealing.nonces() == [A, B, "", ""]
    assert table.sealing.seed(SECRET) == table.match.seed  # type: ignore[union-attr]


def test_who_does_not_open_in_time_keeps_the_seat_and_is_left_out() -> None:
    desk = closed()
    desk.do(lambda at: desk.table.open_nonce(1, B, at))
    desk.now = OPENING
    assert desk.do(desk.table.due) == Started(OPENING)
    assert desk.table.sealing.nonces() == ["", B, "", ""]
    assert not desk.table.people[0].bot_plays
    assert told(desk.table).commitments == [SEAL(A), SEAL(B), "", ""], "what was not opened is shown"
    assert refusal(desk, lambda at: desk.table.open_nonce(0, A, at)) == "table.started"


def test_no_nonce_is_shown_before_the_deal() -> None:
    desk = closed()
    desk.do(lambda at: desk.table.open_nonce(0, A, at))
    shown = told(desk.table)
    assert A.encode() not in encode(shown)
    assert shown.opening is not None
    assert (shown.opening.until, shown.opening.waiting) == (OPENING, [1])
    desk.do(lambda at: desk.table.open_nonce(1, B, at))
    assert B.encode() not in encode(told(desk.table))
    desk.do(desk.table.due)
    assert told(desk.table).nonces == [A, B, "", ""]
    assert told(desk.table).opening is None
    assert SECRET.encode() not in encode(told(desk.table))


def test_only_the_nonce_that_was_committed_to_opens_and_only_by_its_player() -> None:
    desk = gathered()
    table = desk.table
    assert refusal(desk, lambda at: table.open_nonce(0, A, at)) == "table.not_closed"
    desk.do(table.due)
    for seat, nonce in [(0, "ef" * 32), (0, B), (1, A), (2, A)]:
        assert refusal(desk, lambda at, seat=seat, nonce=nonce: table.open_nonce(seat, nonce, at)) == (  # type: ignore[misc]
            "table.other_nonce"
        )
    desk.do(lambda at: table.open_nonce(0, A, at))
    assert desk.do(lambda at: table.open_nonce(0, A, at)) is None, "said twice, it does no harm"


def test_once_the_seats_are_closed_nothing_that_the_cards_follow_from_can_change() -> None:
    desk = closed()
    table = desk.table
    sealed = list(table.sealing.seats)
    for wish in (
        lambda at: table.leave(0, at),
        lambda at: table.ready(0, False, "", at),
        lambda at: table.ready(2, True, SEAL("ef" * 32), at),
        lambda at: table.arrange(3, "bot", "random", at),
    ):
        assert refusal(desk, wish) == "table.closed"
    taken = desk.do(lambda at: table.sit(3, "Dan", SEAL("ef" * 32), at))
    assert isinstance(taken, Seated)
    assert taken.commitment == "", "who comes now has no part in the shuffle"
    assert table.sealing.seats == sealed


def test_a_commitment_cannot_be_changed_but_can_be_given_when_ready() -> None:
    desk = Desk(person("Ann", 0, A), person("Bob", 1), BOT)
    table = desk.table
    desk.do(lambda at: table.ready(0, True, SEAL(B), at))
    desk.do(lambda at: table.ready(1, True, SEAL(B), at))
    assert [seat.commitment for seat in table.people.seats] == [SEAL(A), SEAL(B), ""]


def test_without_commitments_the_cards_are_dealt_at_once() -> None:
    desk = Desk(person("Ann", 0), BOT, BOT)
    desk.do(lambda at: desk.table.ready(0, True, "", at))
    assert desk.do(desk.table.due) == Started(0)


def test_who_holds_several_seats_has_one_part() -> None:
    desk = Desk(person("Ann", 0, A), person("Ben", 0), person("Cleo", 0))
    desk.do(lambda at: desk.table.ready(2, True, "", at))
    desk.do(desk.table.due)
    desk.do(lambda at: desk.table.open_nonce(2, A, at))
    assert desk.do(desk.table.due) == Started(0)
    assert desk.table.sealing.nonces() == [A, "", ""]


@pytest.mark.parametrize("after", range(8))
def test_a_server_that_dies_anywhere_on_the_way_goes_on_with_the_same_cards(after: int) -> None:
    whole = closed()
    whole.do(lambda at: whole.table.open_nonce(1, B, at))
    whole.do(lambda at: whole.table.open_nonce(0, A, at))
    whole.do(whole.table.due)
    desk = gathered()
    desk.log = whole.log[:after]
    table = desk.table = desk.rebuilt()
    for seat in range(after, 3):
        desk.do(lambda at, seat=seat: table.ready(seat, True, "", at))  # type: ignore[misc]
    if table.sealing.closed_at is None:
        desk.do(table.due)
    if table.match is None:
        assert table.deadline() == OPENING, "the time goes on where it was"
        desk.do(lambda at: table.open_nonce(1, B, at))
        desk.do(lambda at: table.open_nonce(0, A, at))
        desk.do(table.due)
    assert table.match is not None
    assert table.match.seed == whole.table.match.seed  # type: ignore[union-attr]


def test_tables_of_the_first_version_end_as_they_began() -> None:
    desk = Desk(person("Ann", 0), person("Bob", 1), OPEN)
    desk.charter.seal, desk.charter.edition_hash = 1, ""
    log: list[Entry] = [GotReady(0, 0, True, "ab" * 16)]
    table = Table("desk", desk.charter, SECRET, log)
    seated = table.sit(None, "Cleo", SEAL(A), 1)
    assert seated.commitment == ""
    table.add(seated)
    for seat in (1, 2):
        table.add(table.ready(seat, True, SEAL(B), 1))
    start = table.due(1)
    assert start == Started(1), "nobody is asked for a nonce"
    table.add(start)
    assert table.match is not None
    assert table.match.seed == fairness.seed_of_version_1(SECRET, ["ab" * 16, "", ""])
    assert table.sealing.opened(SECRET).version == 1
