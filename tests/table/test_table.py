"""A table on its own: moves, undo, people, clocks. Each change is also checked on a table rebuilt from the log."""

from typing import Literal

import pytest

from tests.table.tables import BOT, OPEN, Desk, person
from waterhole import IllegalMove
from waterhole.table import entries
from waterhole.table.charter import ClockRule
from waterhole.table.errors import NotNow
from waterhole.table.people import Seat

ANN, BOB, CLEO = (person(name, number) for number, name in enumerate(("Ann", "Bob", "Cleo")))


def refusal(desk: Desk, wish: object) -> str:
    before = len(desk.log)
    with pytest.raises(NotNow) as caught:
        wish(desk.now)  # type: ignore[operator]
    assert len(desk.log) == before
    return caught.value.code


def status(desk: Desk) -> str:
    return desk.table.status


def seat(desk: Desk, number: int) -> Seat:
    return desk.table.people[number]


def test_moves_answer_a_decision_once() -> None:
    desk = Desk(ANN, BOB, CLEO).start()
    table = desk.table
    first = desk.move("bid 5")
    assert table.move(first, 0, "bid 5", 1) is None, "the same again does no harm"
    assert table.move(first, 0, " bid  5 ", 1) is None
    assert refusal(desk, lambda at: table.move(first, 0, "bid 6", at)) == "table.stale"
    assert refusal(desk, lambda at: table.move(first, 1, "bid 6", at)) == "table.not_your_turn"
    turn = table.turn
    assert turn is not None
    with pytest.raises(IllegalMove):
        table.move(turn, 1, "bid 5", 1)
    assert table.decision == 1


def test_undo_is_free_until_somebody_else_has_acted() -> None:
    desk = Desk(ANN, BOB, CLEO).start()
    table = desk.table
    first = desk.move("bid 5")
    assert isinstance(table.undo(first, 1), entries.Undone)
    second = desk.move("pass")
    assert isinstance(table.undo(second, 2), entries.Undone)
    assert isinstance(desk.do(lambda at: table.undo(first, at)), entries.UndoAsked)
    assert refusal(desk, lambda at: table.undo(second, at)) == "table.undo_asked"
    assert refusal(desk, lambda at: table.answer_undo(first, True, at)) == "table.no_question"
    others = [other for other in range(3) if other != first]
    assert isinstance(desk.do(lambda at: table.answer_undo(others[0], True, at)), entries.UndoAnswered)
    assert isinstance(desk.do(lambda at: table.answer_undo(others[1], True, at)), entries.Undone)
    assert table.turn == first
    assert table.decision == 3, "numbers of decisions never repeat"
    assert table.move(first, 0, "bid 5", 9) is None


def test_one_no_or_a_move_ends_the_question() -> None:
    desk = Desk(ANN, BOB, CLEO).start()
    table = desk.table
    first = desk.move("bid 5")
    desk.move("pass")
    desk.do(lambda at: table.undo(first, at))
    desk.do(lambda at: table.answer_undo((first + 1) % 3, False, at))
    assert table.asking is None
    desk.do(lambda at: table.undo(first, at))
    desk.move("bid 6")
    assert table.asking is None


def test_a_question_that_nobody_is_left_to_answer_ends() -> None:
    desk = Desk(ANN, BOB, CLEO, BOT).start()
    table = desk.table
    while table.turn == 3:
        desk.move("pass", bot=True)
    first = desk.move("bid 5")
    desk.move("pass", bot=table.turn == 3)
    second, third = (other for other in range(3) if other != first)
    desk.do(lambda at: table.undo(first, at))
    desk.do(lambda at: table.hand_over(second, "resigned", at))
    assert refusal(desk, lambda at: table.undo(first, at)) == "table.undo_asked", "the third can still answer"
    desk.do(lambda at: table.hand_over(third, "resigned", at))
    assert table.asking is None
    assert isinstance(desk.do(lambda at: table.undo(first, at)), entries.Undone)


@pytest.mark.parametrize("why", ["absent", "time", "asked"])
def test_who_is_away_still_counts_when_an_undo_is_asked_for(why: entries.Away) -> None:
    desk = Desk(ANN, BOB, BOT).start()
    table = desk.table
    while table.turn != 0:
        desk.move("pass", bot=table.turn == 2)
    desk.move("pass")
    desk.do(lambda at: table.hand_over(1, why, at))
    while table.turn != 0:
        desk.move("pass", bot=True)
    asked = desk.do(lambda at: table.undo(0, at))
    assert isinstance(asked, entries.UndoAsked), "a bot played for Bob, and nobody has asked him"
    assert table.undoable(0) is not None, "nothing has gone back"
    desk.do(lambda at: table.take_back(1, at))
    assert isinstance(desk.do(lambda at: table.answer_undo(1, True, at)), entries.Undone)


def test_a_question_waits_for_who_is_away_until_the_next_move() -> None:
    desk = Desk(ANN, BOB, CLEO).start()
    table = desk.table
    first = desk.move("bid 5")
    desk.move("pass")
    second, third = (first + 1) % 3, (first + 2) % 3
    desk.do(lambda at: table.undo(first, at))
    desk.do(lambda at: table.hand_over(second, "absent", at))
    desk.do(lambda at: table.answer_undo(third, True, at))
    assert table.asking is not None
    desk.move("pass")
    assert table.asking is None


def test_undo_is_not_free_when_something_new_was_seen() -> None:
    """The last to pass has seen the next lot: taking that back needs the others' consent."""
    desk = Desk(ANN, BOB, CLEO).start()
    table = desk.table
    desk.move("bid 5")
    desk.move("pass")
    last = desk.move("pass")
    assert table.match is not None
    assert table.steps[-1].told.find(b"lot_drawn") > 0
    assert isinstance(table.undo(last, 1), entries.UndoAsked)


def test_one_undo_takes_back_a_whole_action() -> None:
    desk = Desk(person("Ann", 0), BOT, game="sanctuary").start()
    while desk.table.turn != 0 or not any(keeps_the_turn(desk, text) for text in offered(desk)):
        desk.move(bot=desk.table.bot_turn() is not None)
    table = desk.table
    assert table.match is not None
    before, stood = table.match.state.facts(), len(table.steps)
    first = next(text for text in offered(desk) if keeps_the_turn(desk, text))
    desk.do(lambda at: table.move(0, table.decision, first, at))
    desk.do(lambda at: table.move(0, table.decision, offered(desk)[0], at, part=True))
    assert len(table.steps) == stood + 2
    desk.do(lambda at: table.undo(0, at))
    assert len(table.steps) == stood
    assert table.match.state.facts() == before


def offered(desk: Desk) -> list[str]:
    assert desk.table.match is not None
    match = desk.table.match
    return [match.game.text(match.state, move) for move in match.state.moves()]


def keeps_the_turn(desk: Desk, text: str) -> bool:
    assert desk.table.match is not None
    state = desk.table.match.state.copy()
    turn = state.seat
    state.play(state.game.parse(state, text))
    return state.seat == turn


def test_a_part_must_follow_a_move_of_ones_own() -> None:
    desk = Desk(person("Ann", 0), person("Ben", 1), person("Cleo", 2)).start()
    table = desk.table
    for _ in range(2):
        seat = table.turn
        assert seat is not None
        entry = desk.do(lambda at, seat=seat: table.move(seat, table.decision, offered(desk)[0], at, part=True))  # type: ignore[misc]
        assert isinstance(entry, entries.Played)
        assert not entry.part


def test_with_bots_alone_nobody_is_to_be_asked() -> None:
    desk = Desk(ANN, BOT, BOT).start()
    while desk.table.turn != 0:
        desk.move("pass", bot=True)
    before = desk.table.steps[:] if desk.table.match else []
    desk.move("pass")
    while desk.table.turn != 0:
        desk.move(bot=True)
    assert isinstance(desk.do(lambda at: desk.table.undo(0, at)), entries.Undone)
    assert desk.table.match is not None
    assert len(desk.table.steps) == len(before)


def test_pass_and_play_needs_no_consent() -> None:
    desk = Desk(ANN, person("Amy", 0), person("Al", 0)).start()
    desk.move("bid 5")
    second = desk.move("pass")
    assert isinstance(desk.table.undo(second, 1), entries.Undone)


def test_everybody_ready_starts_and_open_seats_are_bots_until_taken() -> None:
    desk = Desk(ANN, BOB, OPEN)
    table = desk.table
    desk.do(lambda at: table.ready(0, True, "", at))
    assert table.due(1) is None
    desk.do(lambda at: table.ready(1, True, "", at))
    desk.do(table.due)
    assert status(desk) == "playing"
    assert seat(desk, 2).bot_plays
    taken = desk.do(lambda at: table.sit(None, "Cleo", "b" * 64, at))
    assert isinstance(taken, entries.Seated)
    assert (taken.seat, taken.person) == (2, 2)
    assert taken.commitment == "", "too late for a part in the shuffle"
    assert not seat(desk, 2).bot_plays
    assert refusal(desk, lambda at: table.sit(None, "Dan", "", at)) == "table.no_open_seat"
    assert refusal(desk, lambda at: table.sit(0, "Dan", "", at)) == "table.seat_taken"


def test_before_the_start_seats_can_be_arranged_and_left() -> None:
    desk = Desk(ANN, BOB, OPEN)
    table = desk.table
    desk.do(lambda at: table.leave(1, at))
    assert seat(desk, 1).kind == "open"
    desk.do(lambda at: table.arrange(1, "bot", "random", at))
    assert seat(desk, 1).kind == "bot"
    assert refusal(desk, lambda at: table.arrange(0, "bot", "random", at)) == "table.seat_taken"
    desk.do(lambda at: table.arrange(0, "open", "random", at, True))
    assert table.people.host() is None
    assert table.due(1) is None, "without persons nothing starts by itself"


def test_a_bot_stands_in_and_gives_back() -> None:
    desk = Desk(ANN, BOB, CLEO).start()
    table = desk.table
    turn = table.turn
    assert turn is not None
    desk.do(lambda at: table.hand_over(turn, "absent", at))
    assert table.bot_turn() == turn
    assert refusal(desk, lambda at: table.move(turn, 0, "pass", at)) == "table.bot_plays"
    desk.move("bid 3", bot=True)
    desk.do(lambda at: table.take_back(turn, at))
    assert refusal(desk, lambda at: table.take_back(turn, at)) == "table.person_plays"
    assert refusal(desk, lambda at: table.undo(turn, at)) == "table.nothing_to_undo"


def test_who_has_resigned_takes_nothing_back() -> None:
    desk = Desk(ANN, BOB, BOT).start()
    table = desk.table
    while table.turn != 0:
        desk.move("pass", bot=table.turn == 2)
    desk.move("pass")
    assert table.undoable(0) is not None
    desk.do(lambda at: table.hand_over(0, "resigned", at))
    assert table.undoable(0) is None
    assert refusal(desk, lambda at: table.undo(0, at)) == "table.resigned"


def test_resigning() -> None:
    desk = Desk(ANN, BOB, BOT).start()
    table = desk.table
    desk.do(lambda at: table.hand_over(0, "resigned", at))
    assert status(desk) == "playing"
    assert refusal(desk, lambda at: table.take_back(0, at)) == "table.resigned"
    desk.do(lambda at: table.hand_over(1, "resigned", at))
    assert status(desk) == "over"
    assert table.result() == {"scores": None, "ranking": [[2], [0, 1]], "winners": [2]}
    assert refusal(desk, lambda at: table.move(0, 0, "pass", at)) == "table.over"
    desk.do(lambda at: table.ask_rematch("next", at))
    assert refusal(desk, lambda at: table.ask_rematch("other", at)) == "table.rematched"


def test_in_the_match_only_the_host_offers_the_seat_of_a_bot() -> None:
    desk = Desk(ANN, BOB, BOT)
    table = desk.table
    assert refusal(desk, lambda at: table.offer(0, 2, "open", at)) == "table.not_started"
    desk.start()
    assert refusal(desk, lambda at: table.sit(None, "Dan", "", at)) == "table.no_open_seat"
    assert refusal(desk, lambda at: table.offer(1, 2, "open", at)) == "table.only_host"
    assert refusal(desk, lambda at: table.offer(0, 1, "open", at)) == "table.seat_taken"
    assert refusal(desk, lambda at: table.offer(0, 3, "open", at)) == "table.no_such_seat"
    desk.do(lambda at: table.offer(0, 2, "open", at))
    assert table.offer(0, 2, "open", desk.now) is None, "it is open already"
    assert table.people[2].bot_plays, "until somebody comes"
    desk.do(lambda at: table.sit(2, "Dan", "", at))
    assert refusal(desk, lambda at: table.offer(0, 2, "bot", at)) == "table.seat_taken"
    assert (table.people[2].person, table.people[2].bot_plays) == (2, False)


def nobody_won(desk: Desk) -> bool:
    result = desk.table.result()
    everybody = list(range(len(desk.table.people)))
    return result is not None and (result["scores"], result["ranking"], result["winners"]) == (None, [everybody], [])


def test_who_has_left_does_not_win_when_the_last_one_who_stayed_gives_up() -> None:
    desk = Desk(ANN, BOB, BOT).start()
    table = desk.table
    desk.do(lambda at: table.hand_over(1, "absent", at))
    desk.do(lambda at: table.resign(0, (), at))
    assert status(desk) == "over"
    assert nobody_won(desk)
    assert refusal(desk, lambda at: table.take_back(1, at)) == "table.over"


def test_who_was_waited_for_in_vain_does_not_win_either() -> None:
    desk = Desk(ANN, BOB, game="safaru").start()
    desk.do(lambda at: desk.table.resign(0, (1,), at))
    assert nobody_won(desk)


@pytest.mark.parametrize("why", [None, "asked", "resigned"])
def test_who_is_here_or_gave_up_has_not_left(why: entries.Away | None) -> None:
    desk = Desk(ANN, BOB, BOT).start()
    table = desk.table
    if why is not None:
        desk.do(lambda at: table.hand_over(1, why, at))
    desk.do(lambda at: table.resign(0, (), at))
    assert not table.deserted
    assert status(desk) == ("over" if why == "resigned" else "playing")


def test_a_live_clock_runs_for_the_person_who_decides() -> None:
    desk = Desk(ANN, BOB, BOT, clock=ClockRule("live", 10_000, 2_000)).start()
    table = desk.table
    while table.turn == 2:
        desk.move("pass", bot=True)
    first = table.turn
    assert first is not None
    assert table.deadline() == 10_000
    desk.now = 4_000
    desk.move("pass")
    assert table.clocks is not None
    assert table.clocks.left_at(4_000)[first] == 8_000, "ten, less four, and two for the move"
    while table.turn == 2:
        desk.move("pass", bot=True)
    second = table.turn
    assert second is not None
    desk.now = 14_001
    assert table.clocks.left_at(desk.now)[second] == 0
    out = desk.do(table.due)
    assert isinstance(out, entries.HandedOver)
    assert (out.seat, out.why) == (second, "time")
    assert table.deadline() is None
    desk.do(lambda at: table.take_back(second, at))
    assert table.deadline() == 14_001 + 30_000
    desk.now = 14_001 + 30_000
    desk.do(table.due)
    assert refusal(desk, lambda at: table.take_back(second, at)) == "table.no_time_left", "once a match"


@pytest.mark.parametrize("kind", ["live", "days"])
def test_handing_over_and_taking_back_makes_no_time(kind: Literal["live", "days"]) -> None:
    desk = Desk(ANN, BOB, BOT, clock=ClockRule(kind, 40_000)).start()
    table = desk.table
    while table.turn == 2:
        desk.move("pass", bot=True)
    turn = table.turn
    assert turn is not None
    assert table.clocks is not None
    began, desk.now = desk.now, desk.now + 35_000
    for _ in range(3):
        desk.do(lambda at: table.hand_over(turn, "asked", at))
        desk.do(lambda at: table.take_back(turn, at))
        assert table.deadline() == began + 40_000


@pytest.mark.parametrize("rule", [ClockRule("live", 60_000, 10_000), ClockRule("days", 60_000)])
def test_an_undo_gives_back_what_the_move_gained_and_not_what_was_thought(rule: ClockRule) -> None:
    desk = Desk(ANN, BOB, CLEO, clock=rule).start()
    table = desk.table
    first = table.turn
    assert first is not None
    assert table.clocks is not None
    for _ in range(10):
        desk.now += 1_000
        desk.move("pass")
        assert isinstance(desk.do(lambda at: table.undo(first, at)), entries.Undone)
    assert table.clocks.left_at(desk.now)[first] == 50_000
    assert table.deadline() == desk.now + 50_000


def test_with_days_the_next_decision_has_its_whole_time_though_a_bot_answered_the_last() -> None:
    desk = Desk(ANN, BOB, BOT, clock=ClockRule("days", 60_000)).start()
    table = desk.table
    while table.turn == 2:
        desk.move("pass", bot=True)
    late = table.turn
    assert late is not None
    for _ in range(3):
        while table.turn != late:
            desk.move("pass", bot=table.turn == 2)
        desk.now += 60_000
        desk.do(table.due)
        assert seat(desk, late).away == "time"
        desk.move("pass", bot=True)
        desk.do(lambda at: table.take_back(late, at))
        assert table.clocks is not None
        assert table.clocks.left_at(desk.now)[late] == 60_000


def test_days_for_each_move() -> None:
    day = 86_400_000
    desk = Desk(ANN, BOB, CLEO, clock=ClockRule("days", 3 * day)).start()
    assert desk.table.deadline() == 3 * day
    desk.now = 2 * day
    desk.move("pass")
    assert desk.table.deadline() == 5 * day
