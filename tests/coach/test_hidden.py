"""What hidden cards did: nothing on average, and what they did do where they lay well or badly."""

from collections.abc import Iterator
from statistics import mean, stdev

import pytest

from waterhole import games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.solve import Solution
from waterhole.coach.hidden import hidden_luck
from waterhole.coach.playing_on import at_a_glance, brought, ending, likely, play_on
from waterhole.core.chance import Dice, stream
from waterhole.core.state import State

GAME = games.game("safaru")
KNOWLEDGE = knowledge_of(GAME)


def choices(players: int, count: int, seed: str = "hidden") -> Iterator[State]:
    """Choices of a single hand between quick players, in which several moves are likely."""
    state, dice = GAME.set_up(players, {"hands": 1}, seed=seed), stream(seed, players)
    while count and not state.over and not KNOWLEDGE.bare(state):
        if len(likely(KNOWLEDGE, state)[0]) > 1:
            yield state.copy()
            count -= 1
        state.apply(at_a_glance(KNOWLEDGE, state, dice))


@pytest.mark.parametrize("players", GAME.seats)
def test_it_is_nothing_on_average_over_all_that_could_be_hidden(players: int) -> None:
    given: list[float] = []
    for place, state in enumerate(choices(players, 6)):
        dice = Dice(place)
        move = likely(KNOWLEDGE, state)[0][0]
        for _ in range(30):
            true = state.copy()
            true.redeal(state.turn, dice)
            found = hidden_luck(KNOWLEDGE, state, true, move, dice, deals=4)
            assert found is not None
            given.append(found.luck[int(state.turn)])
            assert sum(found.luck) == pytest.approx(0, abs=1e-9)
    assert abs(mean(given)) <= 3.5 * stdev(given) / len(given) ** 0.5


def test_hands_that_answer_a_move_well_are_bad_luck_for_it() -> None:
    """Of a dozen hands that the other may have, the one that suits the move best and the one that suits it least."""
    (state,) = choices(2, 1)
    seat = int(state.turn)
    moves, _ = likely(KNOWLEDGE, state)
    tables = [state.copy() for _ in range(12)]
    for number, table in enumerate(tables):
        table.redeal(state.turn, Dice(number))
    suits = [suited(table, moves, seat) for table in tables]
    best, worst = (tables[suits.index(end(suits))] for end in (max, min))
    luck = [hidden_luck(KNOWLEDGE, state, table, moves[0], Dice(7), deals=200) for table in (best, worst)]
    assert luck[0] is not None
    assert luck[1] is not None
    assert luck[0].luck[seat] > 2 * luck[0].error
    assert luck[1].luck[seat] < -2 * luck[1].error


def suited(table: State, moves: list[int], seat: int) -> float:
    """How much better the first move does than the others with these hands."""
    ends = [brought(KNOWLEDGE, table, moves, Dice(1000 + number)) for number in range(200)]
    means = [mean(end[place][seat] for end in ends) for place in range(len(moves))]
    return means[0] - mean(means[1:])


def test_where_the_other_hand_can_be_deduced_nothing_is_hidden() -> None:
    state, dice = GAME.deal(2, seed=1, hands=1), stream("deduced")
    while not KNOWLEDGE.bare(state):
        state.apply(at_a_glance(KNOWLEDGE, state, dice))
    assert hidden_luck(KNOWLEDGE, state, state, state.moves()[0], dice) is None


def test_who_plays_at_a_glance_sees_no_more_than_their_seat() -> None:
    for state in choices(3, 20):
        other = state.copy()
        other.redeal(state.turn, Dice(5))
        assert other.facts() != state.facts()
        assert likely(KNOWLEDGE, other) == likely(KNOWLEDGE, state)


def test_only_what_ends_with_the_game_is_counted_out() -> None:
    for hands, ends in (({"hands": 1}, True), ({}, False)):
        state, dice = GAME.set_up(2, hands, seed=3), stream("ends")
        play_on(KNOWLEDGE, state, dice, 1_000)
        assert KNOWLEDGE.bare(state)
        found = ending(KNOWLEDGE, state)
        assert found == (Solution(KNOWLEDGE, 100_000, 60, 1).remembered(state) if ends else [])
