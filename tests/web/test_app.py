"""The program on a device: what is kept there, and what is shown when the server is away."""

import re
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from tests.server.parts import free_port, server_here
from tests.web.conftest import Visit
from tests.web.visitor import BOT, me
from waterhole.server.http import pages

KEPT = re.compile(
    r"/|/assets/[\w.-]+|/api/games|/api/words/[a-z]{2}|/api/games/[a-z]+/(words|rules|lessons)/[a-z]{2}"
    r"|/api/games/[a-z]+/puzzles"
    r"|/first\.js|/icon[\w-]*\.(svg|png)|/app\.[a-z]{2}\.webmanifest"
)
"""All that may ever lie on a device."""
READY = "async () => void (await navigator.serviceWorker.ready)"
LIST = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  return (await Promise.all(caches_.map((one) => one.keys()))).flat().map((request) => request.url);
}"""
FETCH = "urls => Promise.all(urls.map(async (url) => (await fetch(url, {cache: 'no-store'})).status))"
PATIENT = 60_000


def test_without_the_server_the_rules_are_there_and_nobodys_table(visit: Visit, tmp_path: Path) -> None:
    port = free_port()
    with server_here(tmp_path, port=port) as site:
        ada = visit(at=site, service_workers="allow").open()
        ada.page.evaluate(READY)
        table = ada.sit_at(me("Ada"), BOT, BOT)
        expect(ada.dock).to_be_visible(timeout=PATIENT)
        link = ada.context.request.post(f"{site}/api/tables/{table}/seats/0/link", data={}).json()["link"]
        ada.open(link)
        expect(ada.dock).to_be_visible(timeout=PATIENT)
        with pytest.MonkeyPatch.context() as renewed:
            renewed.setattr(pages, "STATIC", tmp_path)  # The server has other files now.
            files = [url for url in ada.page.evaluate(LIST) if "/assets/" in url]
            assert set(ada.page.evaluate(FETCH, files)) == {200}, "an open table misses a part of its program"
        ada.open("/")
        expect(ada.page.get_by_role("heading", level=1)).to_be_visible(timeout=PATIENT)
    ada.forgive("ERR_CONNECTION", "Failed to load", "WebSocket")
    kept = [urlsplit(url) for url in ada.page.evaluate(LIST)]
    assert [url.geturl() for url in kept if url.query or url.fragment or not KEPT.fullmatch(url.path)] == []
    assert {"/", "/api/games/safaru/rules/fr", "/icon-192.png"} <= {url.path for url in kept}

    ada.open("/rules/safaru")
    expect(ada.page.get_by_role("heading", name="Rules")).to_be_visible(timeout=PATIENT)
    expect(ada.page.locator("#main")).to_contain_text("1.1", timeout=PATIENT)
    ada.open(f"/table/{table}")
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("The server cannot be reached", timeout=PATIENT)
    expect(ada.page.get_by_text("Nothing is lost")).to_be_visible()
    with server_here(tmp_path, port=port):
        expect(ada.dock).to_be_visible(timeout=PATIENT)  # It comes back by itself.
