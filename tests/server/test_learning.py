"""Lessons and puzzles over HTTP: set up, judged and told by the server, which keeps nothing and has a budget for it."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.parts import server_here
from waterhole import games
from waterhole.lessons import puzzle
from waterhole.lessons.scene import scenes_of

Json = dict[str, Any]


class Learner:
    """Somebody who asks for lessons and puzzles, on one connection: to make one takes longer than to be answered."""

    def __init__(self, client: httpx.Client) -> None:
        self.client = client

    def see(self, path: str) -> Json:
        found: Json = self.client.get(f"/api/{path}").json()
        return found

    def ask(self, path: str, **body: Any) -> Json:
        answer = self.client.post(f"/api/{path}", json=body)
        found: Json = answer.json()
        return {"status": answer.status_code, **found}


@pytest.fixture(scope="module")
def ann(base: str) -> Iterator[Learner]:
    with httpx.Client(base_url=base, timeout=60) as client:
        yield Learner(client)


@pytest.mark.parametrize("game", ["safaru", "sanctuary", "serengeti"])
def test_every_scene_can_be_tried(ann: Learner, game: str) -> None:
    listed = ann.see(f"games/{game}/lessons/fr")["scenes"]
    scenes = scenes_of(games.game(game))
    assert [one["id"] for one in listed] == [scene.id for scene in scenes]
    for scene in scenes:
        begun = ann.ask(f"lessons/{game}/{scene.id}")
        assert begun["verdict"] == "going"
        assert begun["moves"]
        assert begun["past"][0]["by"] == "deal"
        ended = ann.ask(f"lessons/{game}/{scene.id}", moves=scene.way, language="fr")
        assert ended["verdict"] == "reached"
        assert ended["said"]
        assert ended["moves"] == ended["past"] == []


def test_a_try_that_goes_wrong_is_told_why(ann: Learner) -> None:
    wrong = ann.ask("lessons/serengeti/who_is_paid", moves=["bid 3"])
    assert wrong["verdict"] == "wrong"
    assert "only owner" in wrong["said"]
    assert any(event["kind"] == "money_paid" for frame in wrong["frames"] for event in frame["step"]["events"])


def test_the_rules_refuse_what_they_always_refuse(ann: Learner) -> None:
    refused = ann.ask("lessons/serengeti/forbidden_digit", moves=["bid 4"])
    assert (refused["status"], refused["code"], refused["rule"]) == (409, "serengeti.bid_forbidden", "3.1")


def test_a_view_hides_what_it_always_hides(ann: Learner) -> None:
    view = ann.ask("lessons/serengeti/first_bid")["view"]
    assert view["chips"] == [10, None, None]


def test_moves_can_be_looked_at_before(ann: Learner) -> None:
    found = ann.ask("lessons/serengeti/first_bid/preview", moves=[], ahead=["bid 2", "pass"])
    assert [event["kind"] for event in found["events"]][:3] == ["bid_placed", "passed", "lot_won"]
    late = ann.ask("lessons/serengeti/first_bid/preview", moves=["bid 2"], ahead=["bid 3"])
    assert late["code"] == "core.preview_turn"


def test_a_puzzle_tells_its_solution_after_the_try(ann: Learner) -> None:
    listed = ann.see("games/serengeti/puzzles")
    own = puzzle.puzzles_of(games.game("serengeti"))
    assert own is not None
    assert len(listed["puzzles"]) == len(own.puzzles)
    assert listed["today"] in [one["id"] for one in listed["puzzles"]]
    one = own.puzzles[0]
    begun = ann.ask(f"puzzles/serengeti/{one.id}")
    assert begun["solution"] == []
    assert one.best[0] in [move["text"] for move in begun["moves"]]
    solved = ann.ask(f"puzzles/serengeti/{one.id}", moves=one.best)
    assert solved["verdict"] == "reached"
    assert solved["solution"][0]["text"] == one.best[0]
    assert solved["solution"][0]["why"]
    other = next(move["text"] for move in begun["moves"] if move["text"] not in one.best)
    assert ann.ask(f"puzzles/serengeti/{one.id}", moves=[other], language="fr")["verdict"] == "wrong"


@pytest.mark.parametrize(
    ("path", "body", "code"),
    [
        ("lessons/serengeti/nothing", {}, "lessons.unknown"),
        ("puzzles/safaru/nothing", {}, "lessons.unknown"),
        ("lessons/chess/first_bid", {}, "core.unknown_game"),
        ("lessons/serengeti/first_bid", {"moves": ["bid 2"] * 61}, "server.malformed"),
        ("lessons/serengeti/first_bid", {"moves": ["x" * 101]}, "server.malformed"),
        ("lessons/serengeti/first_bid", {"moves": ["castle"]}, "core.not_a_move"),
        ("lessons/serengeti/first_bid", {"language": "xx"}, "server.malformed"),
    ],
)
def test_what_makes_no_sense_is_refused(ann: Learner, path: str, body: Json, code: str) -> None:
    assert ann.ask(path, **body)["code"] == code


def test_whoever_tries_without_end_has_to_wait(tmp_path: Path) -> None:
    with (
        server_here(tmp_path, lesson_seconds_per_address=0.2) as base,
        httpx.Client(base_url=base, timeout=60) as client,
    ):
        body = {"moves": [], "ahead": ["draft B savannah"]}
        codes = (client.post("/api/lessons/sanctuary/drafting/preview", json=body).status_code for _ in range(500))
        assert 429 in codes
        assert client.get("/api/games/sanctuary/lessons/en").status_code == 200
