"""A real Chromium and a real server. Whatever a page complains about on its console fails the test."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserType

from tests.server.parts import FAST, server_here
from tests.web.visitor import Visitor
from waterhole.server.http.preloads import STATIC

# The shell is the same browser without windows, at half the work.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
Visit = Callable[..., Visitor]


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = None
    if CHROMIUM is None:
        reason = "Chromium is not installed (Debian: apt-get install chromium)"
    elif not (STATIC / "index.html").exists():
        reason = "the browser client has not been built (make build/web.stamp)"
    for item in items:
        if Path(item.path).is_relative_to(Path(__file__).parent) and reason is not None:
            item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def browser_type_launch_args() -> dict[str, Any]:
    """Debian's Chromium; as root it cannot make its sandbox. To play a graphics card that is not there takes work."""
    plain = ["--disable-gpu", "--disable-gpu-compositing", "--disable-software-rasterizer"]
    return {"executable_path": CHROMIUM, "args": [*plain, *(["--no-sandbox"] if os.getuid() == 0 else [])]}


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that all tests share."""
    with server_here(tmp_path_factory.mktemp("site"), **FAST) as address:
        yield address


@pytest.fixture
def visit(browser: Browser, site: str) -> Iterator[Visit]:
    """Makes visitors, each with a browser of their own (cookies, language, screen)."""
    yield from visits(browser, site)


@pytest.fixture
def visit_with_windows(
    browser: Browser, browser_type: BrowserType, browser_type_launch_args: dict[str, Any], site: str
) -> Iterator[Visit]:
    """The same with the whole Chromium: the shell shows no notification."""
    whole = shutil.which("chromium")
    if whole is None:
        pytest.skip("the whole Chromium is not installed (Debian: apt-get install chromium)")
    opened = browser_type.launch(**{**browser_type_launch_args, "executable_path": whole})
    yield from visits(opened, site)
    opened.close()


def visits(browser: Browser, site: str) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(at: str = site, **settings: Any) -> Visitor:
        settings = {
            "locale": "en-GB",
            "reduced_motion": "reduce",
            "viewport": {"width": 1366, "height": 768},
            "service_workers": "block",  # Each visitor would keep the whole program: test_app.py looks at that.
            **settings,
        }
        visitors.append(Visitor(browser.new_context(**settings), at))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.context.close()
    assert [line for visitor in visitors for line in visitor.unforgiven()] == []
