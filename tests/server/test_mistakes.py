"""A mistake that a review has found is tried again: as its seat saw it, by who may see the match, within a budget."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.json import encode

from tests.server.client import Json, Player
from tests.server.parts import server_and_hall
from tests.server.test_review import finished
from waterhole import games
from waterhole.coach.account import Choice, Decided, Step, unblamed
from waterhole.core.state import State
from waterhole.records import record, replay
from waterhole.server.bots.review_work import Looked
from waterhole.server.hall import Hall


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Hall]]:
    with server_and_hall(tmp_path_factory.mktemp("mistakes")) as found:
        yield found


class Mistake:
    """A decision of a match, with more than one way to go, that its kept review calls a mistake."""

    def __init__(self, hall: Hall, table: str, text: str) -> None:
        played = record.parse(text, "record.json")
        rules, moves = games.recorded(played), played.moves
        match = replay.reopen(played, rules)
        self.table, self.ply = table, 0
        while len(match.state.moves()) < 3:
            match.play_text(moves[self.ply][1])
            self.ply += 1
        self.seat, self.made = moves[self.ply]
        self.state: State = match.state
        legal = [rules.text(match.state, move) for move in match.state.moves()]
        self.best, self.other = [one for one in legal if one != self.made][:2]
        self.keep(hall)

    def keep(self, hall: Hall) -> None:
        decided: Decided = {
            **unblamed(self.ply, self.seat, self.made), "best": self.best, "loss": 0.25, "error": 0.05, "equal": False,
        }  # fmt: skip
        choices = [Choice(self.best, 0.75, 0.05, True), Choice(self.made, 0.5, 0.05, False)]
        step = Step(decided, [0.0, 0.0], [0.0, 0.0], None, [0.5, 0.5], 0.0, choices)
        fine = Step(unblamed(self.ply + 1, 0, "x"), [0.0, 0.0], [0.0, 0.0], None, [0.5, 0.5], 0.0)
        with closing(sqlite3.connect(str(hall.store.engine.url.database), timeout=30)) as database:
            for one in (step, fine):
                row = (self.table, one.decided["ply"], encode(Looked(one, {})).decode())
                database.execute("INSERT OR REPLACE INTO reviews (table_id, ply, found) VALUES (?, ?, ?)", row)
            database.commit()

    @property
    def path(self) -> str:
        return f"/api/mistakes/{self.table}/{self.ply}"


async def mistaken(house: tuple[str, Hall], watch: str = "link") -> tuple[Player, Mistake]:
    base, hall = house
    ann, table = await finished(base, watch)
    text = (await ann.request("GET", f"/api/tables/{table}/record")).text
    return ann, Mistake(hall, table, text)


async def code(player: Player, path: str, **body: object) -> tuple[int, str]:
    answer = await player.request("POST", path, json=body)
    found: Json = answer.json()
    return answer.status_code, str(found.get("code", found.get("verdict", "foreseen")))


def test_a_mistake_is_tried_again_as_its_seat_saw_it(house: tuple[str, Hall]) -> None:
    async def story() -> None:
        ann, one = await mistaken(house)
        begun = await ann.post(one.path)
        assert (begun["verdict"], begun["seat"], begun["solution"]) == ("going", one.seat, [])
        assert begun["view"] == one.state.view(one.seat)
        assert len(begun["past"]) == one.ply + 1
        assert [move["text"] for move in begun["moves"]] == [
            one.state.game.text(one.state, move) for move in one.state.moves()
        ]
        better = await ann.post(one.path, {"moves": [one.best], "language": "fr"})
        assert better["verdict"] == "reached"
        first = better["solution"][0]
        assert (first["text"], first["share"]) == (one.best, 0.75)
        assert first["why"]
        same = await ann.post(one.path, {"moves": [one.made]})
        assert (same["verdict"], same["said"]) == ("wrong", "That is what was played. There is something better.")
        worse = await ann.post(one.path, {"moves": [one.other]})
        assert (worse["verdict"], worse["said"]) == ("wrong", "There is something better.")
        foreseen = await ann.post(f"{one.path}/preview", {"moves": [], "ahead": [one.best]})
        assert foreseen["events"]

    asyncio.run(story())


def test_it_is_for_who_may_see_the_match_and_only_of_what_a_review_calls_so(house: tuple[str, Hall]) -> None:
    async def story() -> None:
        ann, one = await mistaken(house, watch="no")
        stranger = Player(house[0])
        for path in (one.path, f"{one.path}/preview"):
            assert await code(stranger, path, moves=[], **({} if path == one.path else {"ahead": [one.best]})) == (
                403,
                "table.private",
            )
        nothing = f"/api/mistakes/{one.table}"
        for ply in (one.ply + 1, one.ply + 2, 10**30, -1):  # no mistake, not looked at, and never played
            assert await code(ann, f"{nothing}/{ply}") == (404, "lessons.no_mistake")
        refused = await ann.request("POST", f"{nothing}/{one.ply + 1}", json={"moves": []})
        assert refused.json()["params"]["number"] == one.ply + 2  # People count from one.
        assert (await ann.request("POST", f"{nothing}/x", json={})).status_code in (400, 422)
        assert (await code(ann, f"/api/mistakes/nowhere/{one.ply}"))[0] == 404
        made = await ann.make("safaru", [{"kind": "me", "name": "Ann"}, {"kind": "bot"}], start=True)
        assert await code(ann, f"/api/mistakes/{made['table']}/0") == (409, "table.not_over")

    asyncio.run(story())


def test_whoever_tries_mistakes_without_end_has_to_wait(tmp_path: Path) -> None:
    with server_and_hall(tmp_path, lesson_seconds_per_address=0.3) as house:

        async def attack() -> list[tuple[int, str]]:
            ann, one = await mistaken(house)
            body = {"moves": [], "ahead": [one.best]}
            found = [await code(ann, f"{one.path}/preview", **body)]
            while len(found) < 1_000 and found[-1][0] == 200:
                found.append(await code(ann, f"{one.path}/preview", **body))
            return found

        found = asyncio.run(attack())
        assert found[0][0] == 200
        assert found[-1] == (429, "server.too_fast")
        assert len(house[1].mistakes.known) == 1
