"""Guests: by an invitation or by the address alone, in an open seat or in a bot's; and what a link tells of itself."""

from functools import partial
from pathlib import Path

import pytest

from tests.server.client import BOT, ME, OPEN, Json, Player
from tests.server.inside import Air, Browser, Inside, quiet
from tests.server.test_rights import has_position, make, tell
from waterhole.server.http import link_previews
from waterhole.server.http.preloads import STATIC

built = pytest.mark.skipif(
    not (STATIC / "index.html").exists(), reason="the browser client has not been built (make build/web.stamp)"
)


async def sits(guest: Player, table: str, **more: object) -> tuple[int, str]:
    """What becomes of who tries to sit down without an invitation: the status, and the code of the refusal."""
    answer = await guest.request("POST", f"/api/tables/{table}/seats", json={"name": guest.name, **more})
    return answer.status_code, answer.json().get("code", "")


async def test_the_address_is_enough_where_guests_are_welcome(base: str) -> None:
    ann, bob = Player(base), Player(base, "Bob")
    made = await ann.make("serengeti", [ME, OPEN, BOT], settings={"guests": True})
    async with bob.at(made["table"]) as socket:
        assert (await socket.hear("welcome"))["guest"] is True
    assert await sits(bob, made["table"]) == (200, "")
    async with bob.at(made["table"]) as socket:
        welcome = await socket.hear("welcome")
        assert (welcome["you"], welcome["guest"]) == (1, False)


@pytest.mark.parametrize("settings", [{}, {"watch": "listed"}, {"watch": "no", "guests": True}])
async def test_and_nowhere_else(base: str, settings: Json) -> None:
    ann, eve = Player(base), Player(base, "Eve")
    made = await ann.make("serengeti", [ME, OPEN, BOT], settings=settings)
    assert await sits(eve, made["table"]) == (403, "server.not_invited")
    assert await sits(eve, made["table"], invite="0" * 32) == (403, "server.not_invited")
    assert await eve.sit(made) == 1, "the invitation is good"


def test_the_host_alone_offers_a_bots_seat_and_who_takes_it_has_it(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        ann, bob, eve = Browser("Ann"), Browser("Bob"), Browser("Eve")
        made = await make(ann, found[0], [ME, OPEN, BOT], "serengeti")
        table = made["table"]
        await bob.sit(found[1], made)
        one, two = await ann.at(found[0], table), await bob.at(found[1], table)
        for wire in (one, two):
            await wire.ask("ready")
        for wire in (one, two):
            await wire.until(partial(has_position, wire))
        assert (await eve.sit(found[0], made)).json()["code"] == "table.no_open_seat"
        assert (await two.ask("arrange", seat=2, kind="open"))["code"] == "table.only_host"
        assert (await one.ask("arrange", seat=1, kind="open"))["code"] == "table.seat_taken"
        assert (await one.ask("arrange", seat=2, kind="open"))["type"] == "taken"
        assert (await eve.sit(found[1], made)).status_code == 200
        await quiet(found, air)
        three = await eve.at(found[0], table)
        assert three.heard[0]["held"] == [2]
        view = three.heard[0]["position"]["view"]
        assert [chips is not None for chips in view["chips"]] == [False, False, True], "her hand, and nobody else's"
        assert (await one.ask("arrange", seat=2, kind="bot"))["code"] == "table.seat_taken", "it is hers now"

    tell(tmp_path, story, 2)


def test_a_private_match_shows_itself_to_the_invited_only_while_a_seat_is_offered(tmp_path: Path) -> None:
    async def story(found: list[Inside], air: Air) -> None:
        server = found[0]
        ann, eve = Browser("Ann"), Browser("Eve")
        made = await make(ann, server, [ME, BOT], watch="no")
        one = await ann.at(server, made["table"])
        await one.ask("ready")
        await one.until(lambda: one.position() is not None)
        path, token = f"/api/tables/{made['table']}", made["invite"].split("=")[1]

        async def seen() -> int:
            answer = await server.http.get(path, headers={"X-Waterhole-Invitation": token})
            return answer.status_code

        assert await seen() == 403
        await one.ask("arrange", seat=1, kind="open")
        assert await seen() == 200
        await one.ask("arrange", seat=1, kind="bot")
        assert await seen() == 403
        assert (await eve.sit(server, made)).json()["code"] == "table.no_open_seat"
        await quiet(found, air)

    tell(tmp_path, story)


@built
async def test_a_link_tells_messengers_who_invites_to_what(base: str) -> None:
    ann = Player(base)
    made = await ann.make("serengeti", [{"kind": "me", "name": 'A"><b>&'}, OPEN, OPEN], settings={"guests": True})
    page = (await ann.request("GET", f"/table/{made['table']}", headers={"Accept-Language": "fr-CH, en"})).text
    assert "A&quot;&gt;&lt;b&gt;&amp; vous invite à jouer : Serengeti" in page
    assert "2 places sont libres" in page
    assert 'A"><b>&' not in page
    english = (await ann.request("GET", f"/table/{made['table']}")).text
    assert "2 seats are open" in english
    full = await ann.make("serengeti", [{"kind": "me", "name": "Ann"}, BOT, BOT], start=True)
    page = (await ann.request("GET", f"/table/{full['table']}")).text
    assert "Ann at the table: come and watch." in page
    assert "invites you" not in page


@built
@pytest.mark.parametrize("start", [True, False])
async def test_the_link_of_a_private_table_names_nobody(base: str, start: bool) -> None:
    ann = Player(base)
    made = await ann.make(
        "serengeti", [{"kind": "me", "name": "Annabella"}, OPEN, BOT], settings={"watch": "no"}, start=start
    )
    page = (await ann.request("GET", f"/table/{made['table']}")).text
    assert "og:title" in page
    assert "Annabella" not in page


@pytest.mark.parametrize("path", ["/", "/health", "/api/games", "/table/nobody-knows-it"])
async def test_a_head_is_answered_like_a_get_and_has_no_body(base: str, path: str) -> None:
    player = Player(base)
    get, head = [await player.request(method, path) for method in ("GET", "HEAD")]
    assert (head.status_code, head.content) == (get.status_code, b"")
    assert head.headers["content-type"] == get.headers["content-type"]


@pytest.mark.parametrize(("asked", "given"), [("", "en"), ("de, fr;q=0.8", "fr"), ("EN-us", "en"), ("x" * 9999, "en")])
def test_the_language_of_a_link(asked: str, given: str) -> None:
    assert link_previews.language_of(asked) == given
