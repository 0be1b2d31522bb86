"""What must be so, whatever happens: judged by the log in the database and by what browsers know of themselves."""

import json
import sqlite3
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.json import decode, encode

from tests.simulation.network import Json, Wire
from waterhole.table import entries
from waterhole.table.charter import Charter
from waterhole.table.table import Table

if TYPE_CHECKING:
    from tests.simulation.world import World

SEATINGS = ("seated", "left", "arranged")


class Chronicle:
    """The log of one table, told again: who sits where after each entry, and which decision is asked for."""

    def __init__(self, database: sqlite3.Connection, id: str) -> None:
        self.database, self.id = database, id
        row = database.execute("SELECT charter, secret FROM tables WHERE id = ?", (id,)).fetchone()
        self.charter, self.secret = str(row[0]), str(row[1])
        seats = json.loads(self.charter)["seats"]
        self.log: list[Json] = []
        self.texts: list[str] = []
        self.known_views: tuple[int, list[dict[int | None, bytes]]] = (-1, [])
        self.seats = [[int(seat.get("person", -1)) for seat in seats]]
        self.decisions = [0]
        self.sat: defaultdict[tuple[int, int], set[str]] = defaultdict(set)
        """The names of who sat down as this person, by seat and person."""
        for number, person in enumerate(self.seats[0]):  # One person may have several seats, with several names.
            self.sat[number, person] |= {
                browser(seat["name"]) for seat in seats if seat.get("person", -1) == person >= 0
            }

    def read_on(self) -> None:
        query = "SELECT entry FROM log WHERE table_id = ? AND ply >= ? ORDER BY ply"
        for (text,) in self.database.execute(query, (self.id, len(self.log))):
            entry: Json = decode(text)
            self.log.append(entry)
            self.texts.append(text)
            now, kind = list(self.seats[-1]), entry["type"]
            if kind in SEATINGS:
                now[entry["seat"]] = entry.get("person", -1)
            if kind == "seated":
                self.sat[entry["seat"], entry["person"]].add(browser(entry["name"]))
            self.seats.append(now)
            self.decisions.append(self.decisions[-1] + (kind in ("played", "undone")))

    def views(self) -> list[dict[int | None, bytes]]:
        """What each seat, and who only looks on, sees at each decision."""
        if self.known_views[0] == len(self.log):
            return self.known_views[1]
        table = Table(self.id, decode(self.charter, type=Charter), self.secret)
        found: list[dict[int | None, bytes]] = []
        for text in self.texts:
            table.add(entries.decode(text))
            if table.match is not None and table.decision == len(found):
                state = table.match.state
                eyes = (None, *range(len(table.people)))
                found.append({seat: plain(decode(encode(state.view(seat)))) for seat in eyes})
        self.known_views = (len(self.log), found)
        return found

    def table(self) -> Table:
        log = [entries.decode(text) for text in self.texts]
        return Table(self.id, decode(self.charter, type=Charter), self.secret, log)

    def made(self) -> list[tuple[int, str, int]]:
        """Every move: its decision, its text and its place in the log. A bot that stood in may have made it first."""
        return [
            (self.decisions[ply], entry["text"], ply) for ply, entry in enumerate(self.log) if entry["type"] == "played"
        ]


def browser(name: str) -> str:
    """Whose name this is: a table tells two of the same name apart by a number."""
    return name.split(" ")[0]


def plain(value: object) -> bytes:
    """The same for the same JSON, whatever the order of its keys."""
    return encode(value, order="deterministic")


class Judge:
    """Knows what browsers know: who used whose link, which moves were acknowledged, what was seen."""

    def __init__(self, world: "World", file: Path) -> None:
        self.world = world
        self.database = sqlite3.connect(file, isolation_level=None)
        self.told: dict[str, Chronicle] = {}
        self.links: dict[str, tuple[str, str, int]] = {}
        """By token: who had it made, at which table, for which seat."""
        self.used: defaultdict[tuple[str, int], set[tuple[str, str]]] = defaultdict(set)
        """By table and seat: who used a link, and whose it was."""
        self.came_from: dict[str, str] = {}
        """The table whose rematch a table is."""
        self.acknowledged: list[tuple[str, str, int, str]] = []
        self.seated: list[tuple[str, str]] = []
        self.positions: list[tuple[str, str, Json]] = []

    def chronicle(self, table: str) -> Chronicle:
        if table not in self.told:
            self.told[table] = Chronicle(self.database, table)
        self.told[table].read_on()
        return self.told[table]

    def logs(self) -> list[str]:
        """What was stored, for whoever wants to know how it came to this."""
        return [f"{id} {ply}: {text}" for id, told in self.told.items() for ply, text in enumerate(told.texts)]

    def may_be(self, told: Chronicle, seat: int, person: int) -> set[str]:
        """Who is this person: who sat down, and whoever was given a link by one of them."""
        found = set(told.sat[seat, person])
        links = self.links_used(told.id, seat)
        while more := {name for name, giver in links if giver in found} - found:
            found |= more
        return found

    def links_used(self, table: str, seat: int) -> set[tuple[str, str]]:
        """At this table and at those before it: in a rematch everybody keeps their seat."""
        found = set(self.used[table, seat])
        if table in self.came_from:
            found |= self.links_used(self.came_from[table], seat)
        return found

    def seats_of(self, told: Chronicle, ply: int, name: str) -> set[int]:
        persons = enumerate(told.seats[ply])
        return {seat for seat, person in persons if person >= 0 and name in self.may_be(told, seat, person)}

    # While it runs.

    def check_holding(self) -> None:
        """No connection holds more than the log says, as far as its server has read it."""
        for server in self.world.servers:
            if not server.alive:
                continue
            for table, room in server.hall.rooms.in_use.items():
                for connection in room.presence.connections:
                    wire: Wire = connection.socket.scope["wire"]
                    held = connection.rights.held
                    if held and not connection.gone:
                        told = self.chronicle(table)
                        assert room.table.length <= len(told.log), "a server knows of what was not stored"
                        allowed = self.seats_of(told, room.table.length, wire.name)
                        assert held <= allowed, f"{wire.name} holds {set(held)}, and the log says {allowed}"

    def sent(self, wire: Wire, message: Json) -> None:
        if message.get("position") is not None:
            self.positions.append((wire.table, wire.name, message["position"]))

    # At the end.

    def check_all(self) -> None:
        self.check_holding()
        for table in sorted({table for table, _, _ in self.positions} | {table for table, _ in self.seated}):
            told = self.chronicle(table)
            self.check_seats(told)
            self.check_moves(told)
            self.check_views(told)

    def check_seats(self, told: Chronicle) -> None:
        sat = set[str]().union(*(self.may_be(told, seat, person) for seat, person in list(told.sat)))
        missing = {name for table, name in self.seated if table == told.id} - sat
        assert not missing, f"{missing} were told that they sit, and the log knows nothing of it"

    def check_moves(self, told: Chronicle) -> None:
        """Every acknowledged move is in the log once, and was made by who sat there."""
        made = told.made()
        numbers = [decision for decision, _, _ in made]
        assert len(set(numbers)) == len(numbers), "a decision was answered twice"
        for table, name, decision, text in self.acknowledged:
            if table != told.id:
                continue
            plies = [ply for number, said, ply in made if (number, said) == (decision, text)]
            assert len(plies) == 1, f"{name}'s {text} at decision {decision} is in the log {len(plies)} times"
            seat = told.log[plies[0]]["seat"]
            assert seat in self.seats_of(told, plies[0], name), f"{name} moved for seat {seat}"

    def check_views(self, told: Chronicle) -> None:
        """Nobody saw anything but what a seat sees that was theirs at that decision, or what everybody sees."""
        views = told.views()
        for table, name, position in self.positions:
            if table == told.id and position["turn"] is not None:
                decision = position["decision"]
                plies = [ply for ply, number in enumerate(told.decisions) if number == decision]
                eyes = set[int | None]().union(*(self.seats_of(told, ply, name) for ply in plies)) | {None}
                seen = plain(position["view"])
                whose = {seat for seat in eyes if views[decision][seat] == seen}
                assert whose, f"{name} saw at decision {decision} what no seat of theirs sees"

    def check_the_same(self, wires: list[Wire]) -> None:
        """When all is well again, everybody sees the same match, each with the own eyes."""
        for table in sorted({wire.table for wire in wires}):
            assert self.chronicle(table).table().bot_turn() is None, "a bot does not move"
        for wire in wires:
            told = self.chronicle(wire.table)
            position, welcome = wire.position(), wire.last("welcome")
            if wire.closed or welcome is None:
                continue
            expected = told.decisions[-1]
            started = any(entry["type"] == "started" for entry in told.log)
            assert (position is not None) == started, f"{wire.name} does not know that the match has begun"
            if position is not None:
                found = (position["decision"], plain(position["view"]))
                assert found == (expected, told.views()[expected][welcome["you"]]), f"{wire.name} sees something old"
            held = self.seats_of(told, len(told.log), wire.name)
            assert set(welcome["held"]) <= held, f"{wire.name} was told to hold {welcome['held']}, the log says {held}"
