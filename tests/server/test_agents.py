"""Agents of the host's: programs that players can choose by name, and that nobody else can name."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import ME, Diligent, Player
from tests.server.parts import server_here
from waterhole.core.errors import BadInput
from waterhole.server.bots.agents import Agents, offered, try_all

LAST = """
import json, sys
for line in sys.stdin:
    said = json.loads(line)
    if said["type"] == "hello":
        print(json.dumps({"type": "ready", "name": "last"}), flush=True)
    if said["type"] == "decide":
        assert said["events"] and "hand" not in said["recall"].get("others", {})
        print(json.dumps({"type": "move", "id": said["id"], "text": said["moves"][-1]}), flush=True)
"""
"""Takes the last of its moves, always."""
BROKEN = "import sys; print('no json'); sys.exit(3)"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("agents")
    for name, program in (("last", LAST), ("broken", BROKEN)):
        (folder / f"{name}.py").write_text(program, encoding="utf-8")
    lines = [f"{name} = {sys.executable} {folder}/{name}.py" for name in ("last", "broken")]
    with server_here(folder, agents="\n".join(lines), agents_at_once=2) as address:
        yield address


async def test_an_agent_is_listed_after_our_bots_and_plays_a_match(base: str) -> None:
    ann = Diligent(base, "Ann", 1)
    assert (await ann.get("/api/games"))["bots"][-2:] == ["last", "broken"]
    seats = [ME, {"kind": "bot", "level": "last"}, {"kind": "bot", "level": "broken"}]
    made = await ann.make("serengeti", seats, start=True)
    await ann.play(made["table"])
    record = await ann.get(f"/api/tables/{made['table']}/record")
    assert [seat["bot"] for seat in record["seats"]] == [None, "last", "broken"]
    bids = [text for seat, text in record["moves"] if seat == 1 and text != "pass"]
    assert bids, "the agent bids as high as it may"


@pytest.mark.parametrize("level", ["exec", "nobody"])
async def test_only_what_the_host_offers_can_be_named(base: str, level: str) -> None:
    seats = [ME, {"kind": "bot", "level": level}, {"kind": "bot"}]
    response = await Player(base).request("POST", "/api/tables", json={"game": "serengeti", "seats": seats})
    assert (response.status_code, response.json()["code"]) == (422, "core.unknown_bot")
    assert "last" in response.json()["params"]["known"]


async def test_a_command_is_no_name(base: str) -> None:
    seats = [ME, {"kind": "bot", "level": "exec:sh"}, {"kind": "bot"}]
    response = await Player(base).request("POST", "/api/tables", json={"game": "serengeti", "seats": seats})
    assert response.json()["code"] == "server.malformed"


def test_there_are_only_so_many_processes(tmp_path: Path) -> None:
    agents = Agents({"mine": "true"}, 1.0, 2)
    for table in "abc":
        agents.at(table, 0, "mine")
    agents.at("b", 0, "mine")
    assert list(agents.seated) == [("c", 0), ("b", 0)]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("mine", "server.bad_agent"),
        ("mine=", "server.bad_agent"),
        ("My-Bot=./mine", "server.bad_agent"),
        ("expert=./mine", "server.agent_twice"),
        ("mine=./a\nmine=./b", "server.agent_twice"),
    ],
)
def test_what_is_no_agent_is_told(text: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        offered(text)
    assert refused.value.code == code


def test_a_program_that_cannot_be_started_is_told_before_anybody_sits_down() -> None:
    with pytest.raises(BadInput) as refused:
        try_all(offered("mine=/nowhere/mine --fast"))
    assert refused.value.code == "core.agent_start"
