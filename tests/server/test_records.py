"""A record from anywhere is shown: all of it to everybody, none of it kept; and a bad one costs next to nothing."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import pytest

import waterhole
from tests.server.parts import server_here
from waterhole.core.chance import stream
from waterhole.records.match import Match
from waterhole.records.record import Seat

HERE = {"Content-Type": "application/json"}


@cache
def record(game: str = "serengeti", players: int = 3, seed: int = 7) -> dict[str, Any]:
    match = Match(waterhole.game(game), players, seed=seed, seats=[Seat(f"P{seat}") for seat in range(players)])
    dice = stream(f"{seed}")
    while not match.state.over:
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
    found: dict[str, Any] = json.loads(match.record().text())
    return found


def ask(base: str, body: object, **query: object) -> httpx.Response:
    text = body if isinstance(body, bytes) else json.dumps(body).encode()
    return httpx.post(f"{base}/api/records", content=text, headers=HERE, params=query, timeout=60)  # type: ignore[arg-type]


@pytest.mark.parametrize(("game", "players"), [("serengeti", 3), ("safaru", 4), ("sanctuary", 2)])
def test_a_record_is_shown_frame_by_frame_with_any_eyes_and_with_everything_open(
    base: str, game: str, players: int
) -> None:
    whole = record(game, players)
    match = waterhole.game(game).deal(players, seed=7)
    answer = ask(base, whole, seat=1, count=2, opened=True)
    assert answer.status_code == 200, answer.text
    told = answer.json()
    assert [seat["name"] for seat in told["record"]["seats"]] == [f"P{seat}" for seat in range(players)]
    assert told["record"]["result"] == whole["result"]
    assert told["replay"]["total"] == len(whole["moves"]) + 1
    deal = told["replay"]["frames"][0]
    assert deal["view"] == match.view(1)
    for seat, more in enumerate(deal["opened"]["seats"]):
        assert {**deal["view"], **more} == match.view(seat)
    assert deal["opened"]["deck"] == match.facts()["deck"]
    last = ask(base, whole, start=len(whole["moves"]), count=200).json()["replay"]["frames"]
    assert [frame["turn"] for frame in last] == [None]
    assert last[0]["opened"] is None, "what was not asked for is not told"


def wrong(**changes: object) -> dict[str, Any]:
    return {**record(), **changes}


LONG = "x" * 10_000
STATUS = {"server.too_large": 413, "core.unknown_game": 404}
ATTACKS: list[tuple[object, str]] = [
    (b"", "core.record_not_json"),
    (b"\xff\xfe", "core.record_not_json"),
    (b"[" * 100_000, "core.record_wrong"),
    (b'{"format": 1, "game": ' + b"[" * 100_000, "core.record_not_json"),
    ([], "core.record_wrong"),
    ({"format": 99}, "core.record_format"),
    (wrong(game=LONG), "core.unknown_game"),
    (wrong(revision=10**40), "core.unknown_revision"),
    (wrong(players=10**40), "core.record_seats"),
    (wrong(first=10**40), "core.bad_first"),
    (wrong(seats=[]), "core.record_seats"),
    (wrong(options={LONG: 1}), "core.unknown_option"),
    (wrong(moves=[[10**40, "pass"]]), "server.record_move"),
    (wrong(moves=[[0, LONG]]), "server.record_move"),
    (wrong(moves=[[0, "pass"]] * 6_000), "server.record_long"),
    (wrong(chance=[], moves=[], result=None), "core.record_chance"),
    (wrong(chance=[{"kind": "deal", "cards": [LONG]}]), "core.unknown_card"),
    (wrong(result={"scores": [1, 2, 3], "ranking": [[0], [1], [2]], "winners": [0]}), "core.record_result"),
    (wrong(edition={"name": "../../x", "hash": "no"}), "core.record_other_edition"),
    (wrong(edition={"name": LONG, "hash": LONG, "numbers": {}, "sources": {}}), "core.edition_name"),
    (wrong(edition={"name": "deep", "hash": "", "numbers": {"a": [[[[[1]]]]]}, "sources": {}}), "core.edition_deep"),
    (wrong(edition={"name": "empty", "hash": "", "numbers": {}, "sources": {}}), "core.record_edition_changed"),
    (b" " * 600_000, "server.too_large"),
]


@pytest.mark.parametrize(("body", "code"), ATTACKS, ids=[f"{place}-{code}" for place, (_, code) in enumerate(ATTACKS)])
def test_what_is_wrong_with_a_record_is_said_in_a_line(base: str, body: object, code: str) -> None:
    answer = ask(base, body)
    assert (answer.status_code, answer.json()["code"]) == (STATUS.get(code, 422), code)
    assert len(answer.content) < 2_000, "nobody is sent his own file"


def test_reading_records_has_a_budget_and_a_foreign_page_none(tmp_path: Path) -> None:
    with server_here(tmp_path, record_seconds_per_address=0.000_001) as base:
        assert ask(base, record()).status_code == 200
        assert ask(base, record()).json()["code"] == "server.too_fast"
        foreign = httpx.post(f"{base}/api/records", json={}, headers={"Origin": "https://elsewhere.example"})
        assert foreign.json()["code"] == "server.foreign_origin"
    with server_here(tmp_path, record_seconds=0) as base:
        assert ask(base, record()).json()["code"] == "server.record_slow"


def test_names_that_cannot_be_seen_are_none(base: str) -> None:
    seats = [{"name": "\u202eevil"}, {"name": "a" * 10_000}, {"name": "x", "bot": "hard"}]
    told = ask(base, wrong(seats=seats), count=1).json()["record"]["seats"]
    assert [(seat["kind"], seat["name"]) for seat in told] == [("person", None), ("person", "a" * 24), ("bot", None)]
