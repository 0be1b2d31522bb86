"""What is told of a moment of a review: something happened before each, also where a choice takes several steps."""

import pytest

from tests.table.tables import SECRET, person
from waterhole import games
from waterhole.core.chance import stream
from waterhole.server.rooms.review_told import ReviewTold
from waterhole.table import entries, fairness
from waterhole.table.charter import settled
from waterhole.table.table import Table


@pytest.mark.parametrize("name", games.names())
def test_something_is_told_of_every_moment_of_a_match(name: str) -> None:
    players = games.game(name).seats[1]
    people = [person(f"P{seat}", seat) for seat in range(players)]
    table = Table("told", settled(name, people, {}, fairness.commitment(SECRET), 0), SECRET)
    table.add(entries.Started(0))
    assert table.match is not None
    dice, told = stream("told", name), ReviewTold(table, "en")
    silent = 0
    for _ in range(150):
        assert table.turn is not None
        text = table.match.game.text(table.match.state, int(table.match.state.random_move(dice)))
        entry = table.move(table.turn, table.decision, text, 0)
        assert entry is not None
        table.add(entry)
        silent += table.steps[-1].told == b"[]"
        assert told.came(table.decision, 0)
    assert silent or name == "serengeti", "nothing is asked here that could not be told anyway"
