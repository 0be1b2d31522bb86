"""Every door of a server is on the page about doors, with budgets that there are and a test that attacks it."""

import ast
import re
from pathlib import Path
from typing import get_args

import httpx
import pytest
from msgspec.inspect import StructType, type_info

from tests.server.client import Json, Player
from tests.server.parts import server_here
from waterhole.server.app import ROUTERS
from waterhole.server.budgets import Budgets
from waterhole.server.http import health, pages
from waterhole.server.messages import Said

HERE = Path(__file__).parent
ROW = re.compile(r"^\| `([^`]+)` \| ((?:`\w+`(?:, )?)+) \| (\w+): (\w+) \|$", re.MULTILINE)
OURS = {"GET /api/openapi.json", "WS /api/tables/{table}/socket"}
"""The doors that no router has."""


def rows() -> dict[str, tuple[list[str], str, str]]:
    page = (HERE.parents[1] / "docs" / "doors.md").read_text(encoding="utf-8")
    return {door: (re.findall(r"\w+", budgets), file, test) for door, budgets, file, test in ROW.findall(page)}


def routes() -> set[str]:
    found = [route for router in (*ROUTERS, health.router, pages.router) for route in router.routes]
    return {f"{method} {route.path}" for route in found for method in route.methods}


def messages() -> set[str]:
    infos = [type_info(kind) for kind in get_args(Said)]
    return {str(info.tag) for info in infos if isinstance(info, StructType)}


def test_every_door_is_on_the_page() -> None:
    assert set(rows()) == routes() | messages() | OURS


def test_what_the_page_names_is_there() -> None:
    wrong = [(door, name) for door, (names, _, _) in rows().items() for name in names if not hasattr(Budgets(), name)]
    assert not wrong
    tests = {file: names_in(file) for _, file, _ in rows().values()}
    assert not [(door, test) for door, (_, file, test) in rows().items() if test not in tests[file]]


def names_in(file: str) -> set[str]:
    tree = ast.parse((HERE / f"{file}.py").read_text(encoding="utf-8"))
    return {node.name for node in tree.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)}


async def test_lists_of_tables_are_looks(tmp_path: Path) -> None:
    """Each opens fifty tables that are in nobody's memory."""
    with server_here(tmp_path, list_rate="2/hour") as base:
        ann = Player(base)
        paths = ("/api/watch", "/api/tables", "/api/watch", "/api/tables")
        assert [(await ann.request("GET", path)).status_code for path in paths] == [200, 200, 429, 429]


@pytest.mark.parametrize("name", ["Zebedee", "\u00c9lo\u00efse"])
async def test_figures_name_nobody(base: str, name: str) -> None:
    me: Json = {"kind": "me", "name": name}
    made = await Player(base).make("serengeti", [me, {"kind": "bot"}, {"kind": "bot"}], start=True)
    figures = httpx.get(f"{base}/metrics").text
    assert "waterhole_" in figures
    assert name not in figures
    assert made["table"] not in figures
