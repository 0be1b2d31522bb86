"""Tables for tests: made, stored in a list, and rebuilt from it after every step."""

from collections.abc import Callable

from msgspec.json import decode, encode

import waterhole
from waterhole.table import entries, fairness
from waterhole.table.charter import Charter, ClockRule, FirstSeat, settled
from waterhole.table.entries import Entry
from waterhole.table.table import Table

SECRET = "7" * 64
NONCES = ["ab" * 32, "cd" * 32]


def person(name: str, number: int, nonce: str = "") -> FirstSeat:
    """A person; with a nonce, whose browser has committed to it."""
    return FirstSeat("person", "random", name, number, commitment=fairness.commitment(nonce) if nonce else "")


BOT = FirstSeat("bot", "random")
OPEN = FirstSeat("open", "random")


class Desk:
    """A table and its log. Every change is checked against a second table that is built from the stored log alone."""

    def __init__(self, *seats: FirstSeat, game: str = "serengeti", clock: ClockRule | None = None) -> None:
        self.charter = settled(game, list(seats), {}, fairness.commitment(SECRET), 0)
        self.charter.clock = clock
        self.log: list[str] = []
        self.now = 0
        self.table = Table("desk", self.charter, SECRET)

    def do(self, wish: Callable[[int], Entry | None]) -> Entry | None:
        """Carry out a wish, as a server does."""
        entry = wish(self.now)
        if entry is not None:
            self.log.append(entries.encode(entry))
            self.table.add(entry)
            assert seen(self.rebuilt()) == seen(self.table)
        return entry

    def rebuilt(self) -> Table:
        charter = decode(encode(self.charter), type=Charter)
        return Table("desk", charter, SECRET, [entries.decode(text) for text in self.log])

    def start(self) -> "Desk":
        self.do(lambda at: entries.Started(at))
        return self

    def move(self, text: str | None = None, bot: bool = False) -> int:
        """The seat whose turn it is makes this move, or its first; that seat."""
        table, seat = self.table, self.table.turn
        assert seat is not None
        assert table.match is not None
        text = text or table.match.game.text(table.match.state, table.match.state.moves()[0])
        decision = table.decision
        self.do(lambda at: table.move(seat, decision, text, at, bot))
        return seat


def seen(table: Table) -> bytes:
    """All that anybody can see of a table, and what it goes on from."""
    match = table.match
    views = [match.state.view(seat) for seat in (*range(match.players), None)] if match is not None else []
    steps = [(step.number, step.seat, step.text, step.told) for step in table.steps]
    clocks = table.clocks.left_at(0) if table.clocks is not None else None
    people = [
        (seat.kind, seat.level, seat.name, seat.person, seat.nonce, seat.commitment, seat.ready, seat.away, seat.hints)
        for seat in table.people.seats
    ]
    sealing = [table.sealing.seats, table.sealing.closed_at, table.deadline()]
    return encode([table.status, table.turn, table.decision, table.result(), clocks, people, sealing, views, steps])


def finish(table: Table, pick: int = 2) -> Table:
    """Play a table to its end; `pick` says which of the legal moves."""
    while (seat := table.turn) is not None:
        assert table.match is not None
        legal = table.match.state.moves()
        text = table.match.game.text(table.match.state, legal[len(legal) // pick])
        entry = table.move(seat, table.decision, text, 0, table.people[seat].bot_plays)
        assert entry is not None
        table.add(entry)
    return table


def sealed_match(game: str, first_version: bool = False) -> Table:
    """A finished match of two persons (and a bot, where a game needs it), both with a part in the shuffle."""
    players = max(2, waterhole.game(game).seats[0])
    desk = Desk(person("Ann", 0, NONCES[0]), person("Bob", 1, NONCES[1]), *[BOT] * (players - 2), game=game)
    if first_version:
        desk.charter.seal = 1
        for taken, nonce in zip(desk.table.people.seats, NONCES, strict=False):
            taken.nonce, taken.commitment = nonce[:32], ""
        desk.table.add(entries.Started(0))
        return finish(desk.table)
    desk.do(lambda at: entries.Closed(at))
    for seat in (0, 1):
        desk.do(lambda at, seat=seat: desk.table.open_nonce(seat, NONCES[seat], at))  # type: ignore[misc]
    desk.do(desk.table.due)
    return finish(desk.table)
