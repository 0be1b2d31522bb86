"""What browsers get first: the page, what it will need soon, and only the words that are said in it."""

import asyncio
import base64
import gzip
import hashlib
import re
from pathlib import Path

import httpx
import pytest

import waterhole
from tests.server.client import Json, Player
from waterhole.server.http import pages
from waterhole.server.http.preloads import CHUNKS, STATIC

SEATS: list[Json] = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]
built = pytest.mark.skipif(
    not (STATIC / CHUNKS).exists(), reason="the browser client has not been built (make build/web.stamp)"
)


@built
async def test_a_page_names_what_it_will_need_and_all_of_that_is_there(base: str) -> None:
    ann = Player(base)
    made = await ann.make("safaru", SEATS, start=True)
    for path in ("/", "/about", "/rules/safaru", f"/table/{made['table']}", f"/replay/{made['table']}"):
        page = await ann.request("GET", path)
        files = [part.split(">")[0].strip(" <") for part in page.headers["link"].split(",")]
        assert any("/safaru-" in file for file in files) == ("table" in path or "replay" in path)
        assert ('data-game="safaru"' in page.text) == ("table" in path or "replay" in path)
        for file in files:
            found = await ann.request("GET", file)
            assert found.status_code == 200
            assert "immutable" in found.headers["cache-control"]
            packed = "gzip" if not file.endswith(".woff2") else None  # a typeface is packed already
            assert found.headers.get("content-encoding") == packed


@built
def test_files_come_as_they_are_to_who_cannot_unpack(base: str) -> None:
    plain = asyncio.run(Player(base).request("GET", "/icon.svg", headers={"Accept-Encoding": "identity"}))
    assert "content-encoding" not in plain.headers
    assert plain.content == (STATIC / "icon.svg").read_bytes()


@built
def test_who_understands_it_gets_what_was_made_smallest_and_nobody_asks_for_that_by_name(base: str) -> None:
    program = next(iter(sorted((STATIC / "assets").glob("frame-*.js"))))
    small = program.with_name(f"{program.name}.br")
    path = f"/assets/{program.name}"
    answer = asyncio.run(Player(base).request("HEAD", path, headers={"Accept-Encoding": "gzip;q=0.8, br"}))
    assert answer.headers["content-encoding"] == "br"
    assert int(answer.headers["content-length"]) == small.stat().st_size < len(gzip.compress(program.read_bytes()))
    assert asyncio.run(Player(base).request("GET", f"{path}.br")).status_code == 404
    unwished = asyncio.run(Player(base).request("HEAD", path, headers={"Accept-Encoding": "br; q=0, gzip"}))
    assert unwished.headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("encoding", ["gzip", "identity"])
def test_who_has_a_file_already_does_not_get_it_again(
    base: str, encoding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "STATIC", tmp_path)
    (tmp_path / "sw.js").write_text("1;")

    def fetch(**headers: str) -> httpx.Response:
        headers = {"Accept-Encoding": encoding, **headers}
        return asyncio.run(Player(base).request("GET", "/sw.js", headers=headers))

    first = fetch()
    assert (first.status_code, first.text, first.headers["cache-control"]) == (200, "1;", "no-cache")
    known = {"If-None-Match": f'"other", W/{first.headers["etag"]}'}
    again = fetch(**known)
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", first.headers["etag"])
    (tmp_path / "sw.js").write_text("2;")
    assert fetch(**known).text == "2;"


@built
@pytest.mark.parametrize("path", ["/", "/nowhere", "/table/nosuchtable0"])
def test_the_one_script_in_the_page_is_allowed_by_its_hash_and_stands_above_the_styles(base: str, path: str) -> None:
    answer = asyncio.run(Player(base).request("GET", path))
    (script,) = re.findall(r"<script>(.*?)</script>", answer.text, re.DOTALL)
    hashed = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{hashed}';" in answer.headers["content-security-policy"]
    assert answer.text.index("<script>") < answer.text.index("stylesheet")


@built
def test_a_page_of_no_table_and_of_no_address_is_still_the_page(base: str) -> None:
    for path, status in (("/table/nosuchtable0", 200), ("/nowhere", 404), ("/nothing.js", 404)):
        answer = asyncio.run(Player(base).request("GET", path))
        assert answer.status_code == status
        assert "data-game" not in answer.text


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_words_for_browsers_introduce_every_game_and_leave_the_terminal_out(base: str, language: str) -> None:
    text = asyncio.run(Player(base).request("GET", f"/api/words/{language}")).text
    ids = [line.split(" =")[0] for line in text.splitlines() if " =" in line and line[0].isalpha()]
    assert len(ids) == len(set(ids))
    assert {f"intro-{game}-{part}" for game in waterhole.names() for part in ("name", "about")} <= set(ids)
    assert {"ui-welcome", "table-over", "core-not_a_move", "server-too_fast", "list-and", "bot-names"} <= set(ids)
    assert not [id for id in ids if id.startswith(("cli-", "bench-", "serve-", "report-"))]
    assert "#" not in text
