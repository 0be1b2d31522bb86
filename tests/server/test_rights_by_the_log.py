"""Random histories at two servers: after every step, what each connection holds, sees and does is what the log says.

The log is read from the database and told again here in a few lines of its own; who is who, the browsers know that sat
down or used a link. The servers' database goes away and comes back, and so does what they hear of each other.
"""

import asyncio
import json
import random
import sqlite3
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from tests.server.inside import Air, Browser, Inside, Json, Wire, quiet, servers
from tests.server.proof import count
from waterhole.server.identity.rights import Rights
from waterhole.server.identity.signing import COOKIE
from waterhole.server.rooms import audience, presence
from waterhole.server.storage import passkeys
from waterhole.server.storage.passkeys import Passkey
from waterhole.server.storage.tables import hash_of, new_id, new_token
from waterhole.server.time_source import milliseconds
from waterhole.table.people import HOST, Grant, People

STEPS = 25
SEATS = 3
ASKED = {
    "left": {"leave"},
    "ready": {"ready", "rematch"},
    "played": {"move"},
    "undone": {"undo"},
    "undo_asked": {"undo"},
    "handed_over": {"leave", "hand_over", "resign"},
    "arranged": {"arrange"},
}
"""Entries that only who sits there can have asked for, and how."""


class Chronicle:
    """The log of one table, told again: who sits where after each entry, and which decision is asked for."""

    def __init__(self, folder: Path, table: str) -> None:
        with sqlite3.connect(folder / "tables.sqlite") as database:
            (charter,) = database.execute("SELECT charter FROM tables WHERE id = ?", (table,)).fetchone()
            log = database.execute("SELECT entry FROM log WHERE table_id = ? ORDER BY ply", (table,)).fetchall()
        self.log: list[Json] = [json.loads(entry) for (entry,) in log]
        self.seats = [[int(seat.get("person", -1)) for seat in json.loads(charter)["seats"]]]
        self.decisions = [0]
        for entry in self.log:
            now, kind = list(self.seats[-1]), entry["type"]
            if kind in ("seated", "left", "arranged"):
                now[entry["seat"]] = entry.get("person", -1)
            self.seats.append(now)
            self.decisions.append(self.decisions[-1] + (kind in ("played", "undone")))


class World:
    """Some browsers, two servers, one table after the other, and what must be true of them."""

    def __init__(self, seed: int, folder: Path, found: list[Inside], air: Air) -> None:
        self.random = random.Random(f"rights/{seed}")
        self.folder, self.found, self.air = folder, found, air
        self.spare = self.newcomers(50)
        self.browsers = [self.spare.pop() for _ in range(4)]
        self.sat: dict[tuple[str, int, int], set[str]] = defaultdict(set)
        """Table, seat, person: the name of the browser that this person is,"""
        self.linked: dict[tuple[str, int, int], set[str]] = defaultdict(set)
        """and those of the browsers that were given a link."""
        self.links: list[tuple[str, str, int, int]] = []
        self.said: set[tuple[str, str]] = set()
        self.signed_out: set[str] = set()
        self.all_wires: list[Wire] = []
        self.read: dict[Wire, int] = defaultdict(int)
        self.checked: dict[str, int] = defaultdict(int)
        self.made: Json = {}

    def newcomers(self, number: int) -> list[Browser]:
        """Browsers that have been here before, and so have a cookie."""
        browsers = [Browser(f"P{count}") for count in range(number)]
        with sqlite3.connect(self.folder / "tables.sqlite") as database:
            for browser in browsers:
                token = new_token()
                database.execute("INSERT INTO players VALUES (?, ?, ?)", (new_id(), hash_of(token), milliseconds()))
                browser.cookies[COOKIE] = self.found[0].hall.keeper.cookie(token)
        return browsers

    @property
    def table(self) -> str:
        return str(self.made["table"])

    def server(self) -> Inside:
        return self.random.choice(self.found)

    def wire(self) -> Wire | None:
        """One that is open."""
        opened = [wire for wire in self.all_wires if not wire.closed and wire.heard]
        return self.random.choice(opened) if opened else None

    # What happens.

    async def begin(self) -> None:
        ann, watch = self.browsers[0], self.random.choice(["link", "no"])
        free = {"kind": "open", "level": "random"}
        seats = [{"kind": "me", "name": ann.name, "level": "random"}, free, free]
        body = {"game": "safaru", "seats": seats, "settings": {"bot_pause": 0, "watch": watch}}
        self.made = (await ann.post(self.found[0], "/api/tables", body)).json()
        self.sat[self.table, 0, 0].add(ann.name)

    async def sit(self) -> None:
        await self.random.choice(self.browsers).sit(self.server(), self.made)

    async def make_link(self) -> None:
        browser, seat, server, table = (
            self.random.choice(self.browsers),
            self.random.randrange(SEATS),
            self.server(),
            self.table,
        )
        token = await browser.link(server, table, seat)
        if token is not None:
            with sqlite3.connect(self.folder / "tables.sqlite") as database:
                row = database.execute(
                    "SELECT person FROM seat_links WHERE token_hash = ?", (hash_of(token),)
                ).fetchone()
            if row is not None:
                self.links.append((token, table, seat, row[0]))

    async def use_link(self) -> None:
        if self.links:
            token, table, seat, person = self.random.choice(self.links[-3:])
            browser = self.random.choice(self.browsers)
            used = await browser.post(self.server(), "/api/seat", {"token": token})
            if used.status_code == 200:
                self.linked[table, seat, person].add(browser.name)

    async def come(self) -> None:
        browser, server = self.random.choice(self.browsers), self.server()
        wire = Wire(browser, server, self.table)
        self.all_wires.append(wire)
        server.sockets.append(wire)
        await wire.open()

    async def go(self) -> None:
        wire = self.wire()
        if wire is not None:
            await wire.close()

    async def say(self, *among: str) -> None:
        """One of the things that can be said; leaving most often, for it is then that seats change hands."""
        wire = self.wire()
        if wire is None:
            return
        usual = ("leave", "leave", "ready", "ready", "move", "undo", "look", "arrange", "hand_over")
        said = self.random.choice(among or usual)
        fields: Json = {"seat": self.random.randrange(SEATS)} if said in ("look", "arrange", "hand_over") else {}
        if said == "arrange":
            fields["kind"] = self.random.choice(["open", "bot"])
        if said == "move":
            position = wire.position() or {"decision": 0, "moves": []}
            text = position["moves"][0]["text"] if position["moves"] else "play 1"
            fields = {"decision": position["decision"], "text": text}
        self.said.add((said, wire.browser.name))
        await wire.ask(said, **fields)

    async def say_more(self) -> None:
        await self.say("take_back", "resign", "rematch", "rematch")

    async def go_on(self) -> None:
        """At the next table of the same people, if there is one."""
        told = Chronicle(self.folder, self.table)
        again = [entry["table"] for entry in told.log if entry["type"] == "rematched"]
        if again:
            for seat, person in enumerate(told.seats[-1]):
                for known in (self.sat, self.linked):
                    known[again[0], seat, person] |= known[self.table, seat, person]
            invitation = self.found[0].hall.keeper.invitation(again[0])
            self.made = {"table": again[0], "invite": f"#invite={invitation}"}

    async def sign_out(self) -> None:
        """A browser becomes nobody; who uses it then is somebody new."""
        browser, store = self.random.choice(self.browsers), self.server().hall.store
        player = await store.player(self.found[0].hall.keeper.signer.loads(browser.cookies[COOKIE]))
        if player is not None and not await passkeys.has_passkey(store, player):
            await passkeys.add_passkey(store, new_id(), Passkey(player, b"", 0))
        gone = await browser.post(self.server(), "/api/passkeys/sign-out")
        if gone.status_code == 200 and browser in self.browsers:
            self.signed_out.add(browser.name)
            self.browsers[self.browsers.index(browser)] = self.spare.pop()

    async def break_something(self) -> None:
        server, kind = self.server(), self.random.choice(["away", "silent", "silent", "cut"])
        if kind == "away":
            server.database.away = not server.database.away
        elif kind == "silent":
            server.database.silent = not server.database.silent
        else:
            self.air.cut = not self.air.cut

    async def mend(self) -> None:
        """Everything works again; what was missed is read, and who has signed out is found."""
        self.air.cut = False
        for server in self.found:
            server.database.away = server.database.silent = False
            server.hall.services.bus.breaks += 1
            await server.hall.housekeeping.look_for_missed()
            await server.hall.housekeeping.see_to_tokens()

    async def step(self) -> None:
        """Some things at once."""
        kinds: list[Callable[[], Awaitable[None]]] = [
            self.sit, self.sit, self.make_link, self.use_link, self.use_link, self.come, self.come, self.go, self.say,
            self.say, self.say, self.say, self.say_more, self.sign_out, self.break_something, self.mend,
        ]  # fmt: skip
        chosen = self.random.choices(kinds, k=self.random.choice([1, 2, 4, 8]))
        for problem in await asyncio.gather(*(one() for one in chosen), return_exceptions=True):
            if isinstance(problem, BaseException) and not isinstance(problem, OperationalError):
                raise problem

    # What must be true.

    def check(self) -> None:
        told: dict[str, Chronicle] = {}
        for table in {wire.table for wire in self.all_wires} | {self.table}:
            told[table] = Chronicle(self.folder, table)
            for entry in told[table].log:
                if entry["type"] == "seated":
                    self.sat[table, entry["seat"], entry["person"]].add(entry["name"])
        for server in self.found:
            for table, here in server.hall.rooms.in_use.items():
                for connection in here.presence.connections:
                    name = connection.socket.scope["wire"].browser.name
                    if not connection.gone and table in told:
                        self.check_holding(told[table], server, table, here.table.length, name, connection.rights)
        for wire in self.all_wires:
            self.check_seeing(told[wire.table], wire)
        for table, chronicle in told.items():
            self.check_doing(chronicle, table)

    def seats_of(self, told: Chronicle, table: str, ply: int, name: str, linked: bool = True) -> set[int]:
        """The seats of a browser when the log had so many entries."""
        return {
            seat
            for seat, person in enumerate(told.seats[ply])
            if person >= 0
            and (name in self.sat[table, seat, person] or (linked and name in self.linked[table, seat, person]))
        }

    def check_holding(self, told: Chronicle, server: Inside, table: str, ply: int, name: str, rights: Rights) -> None:
        """Never more than the log says; and where the database answers, all that one sat down at.

        (Who left at one server, and comes to another that has not heard of it yet, has nothing to hold there.)"""
        at_most = self.seats_of(told, table, ply, name)
        assert rights.held <= at_most, f"{name} holds {set(rights.held)}, and the log says {at_most}"
        answers = not server.database.away and not server.database.silent
        if answers and ply == len(told.log) and name not in self.signed_out:
            at_least = self.seats_of(told, table, ply, name, linked=False)
            assert rights.held >= at_least, f"{name} holds {set(rights.held)}, and sat down at {at_least}"

    def check_seeing(self, told: Chronicle, wire: Wire) -> None:
        """No hand was ever shown to who did not sit there at that decision."""
        for message in wire.heard[self.read[wire] :]:
            position = message.get("position")
            if position is not None and position["turn"] is not None:
                shown = {seat for seat, hand in enumerate(position["view"]["hands"]) if hand is not None}
                plies = [ply for ply, decision in enumerate(told.decisions) if decision == position["decision"]]
                allowed = set().union(*(self.seats_of(told, wire.table, ply, wire.browser.name) for ply in plies))
                assert shown <= allowed, f"{wire.browser.name} saw the hands of {shown}, and had {allowed}"
        self.read[wire] = len(wire.heard)

    def check_doing(self, told: Chronicle, table: str) -> None:
        """Whatever was done for a seat was asked for by who sat there."""
        for ply in range(self.checked[table], len(told.log)):
            entry = told.log[ply]
            if entry["type"] not in ASKED or entry.get("bot") or entry.get("why") in ("time", "absent"):
                continue
            seats = self.seats_that_may(told, ply)
            if seats is None:
                continue
            askers = {name for said, name in self.said if said in ASKED[entry["type"]]}
            sitting = [name for name in askers if self.seats_of(told, table, ply, name) & set(seats)]
            assert sitting or (ply == 0 and entry["type"] == "ready"), f"nobody there has asked for {entry}"
        self.checked[table] = len(told.log)

    def seats_that_may(self, told: Chronicle, ply: int) -> list[int] | None:
        """The seats one of which has to be held by who asks for this entry; None: any will do.

        Before the deal everybody who sits there arranges seats, in the match the host alone offers those of bots."""
        entry = told.log[ply]
        if entry["type"] == "arranged":
            dealt = any(before["type"] == "started" for before in told.log[:ply])
            return people_of(told.seats[ply], HOST) if dealt else None
        return [entry["seat"]] if "seat" in entry else people_of(told.seats[ply], entry["person"])

    async def run(self) -> None:
        await self.begin()
        for _ in range(STEPS):
            await self.step()
            await quiet(self.found, self.air)
            self.check()
            await self.go_on()
        await self.mend()
        await quiet(self.found, self.air)
        self.check()
        assert not [wire for wire in self.all_wires if not wire.closed and wire.browser.name in self.signed_out]


def people_of(seats: list[int], person: int) -> list[int]:
    return [seat for seat, one in enumerate(seats) if one == person]


async def history(seed: int, folder: Path) -> None:
    folder.mkdir()
    async with servers(folder, 2) as (found, air):
        await World(seed, folder, found, air).run()


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for long."""
    monkeypatch.setattr(audience, "FEWEST_SECONDS", 0.001)
    monkeypatch.setattr(audience, "MOST_SECONDS", 0.01)
    monkeypatch.setattr(presence, "GRACE", 0.0)


@pytest.mark.usefixtures("hasty")
def test_rights_are_as_in_the_log_after_every_step(tmp_path: Path) -> None:
    for seed in range(count(4, 300)):
        try:
            asyncio.run(history(seed, tmp_path / str(seed)))
        except BaseException:
            print(f"the history of seed {seed}")
            raise


def by_seat_alone(_: People, grants: Iterable[Grant]) -> frozenset[int]:
    """As it once was: who was given a seat has it, whoever sits there now."""
    return frozenset(grant.seat for grant in grants)


KEPT: dict[int, tuple[Rights, frozenset[int]]] = {}


def kept(rights: Rights) -> frozenset[int]:
    """As it once was: what the database has said last, until it says something else."""
    found = rights.table.people.granted(rights.grants)
    return KEPT.setdefault(id(rights), (rights, found))[1]


def gained(rights: Rights, grants: Iterable[Grant]) -> None:
    rights.grants = frozenset(grants)
    KEPT[id(rights)] = (rights, rights.table.people.granted(rights.grants))


def no_seat_by_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(People, "granted", by_seat_alone)


def no_dropping_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Rights, "held", property(kept))
    monkeypatch.setattr(Rights, "gain", gained)


@pytest.mark.usefixtures("hasty")
@pytest.mark.parametrize("without", [no_seat_by_the_log, no_dropping_first])
def test_such_histories_notice_when_a_fix_is_taken_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, without: Callable[[pytest.MonkeyPatch], None]
) -> None:
    without(monkeypatch)
    for seed in range(4, 44):
        try:
            asyncio.run(history(seed, tmp_path / str(seed)))
        except AssertionError as found:
            print(f"seed {seed}: {found}")
            return
    pytest.fail("nobody noticed")
