"""Browsers that Playwright cannot drive as Debian ships them: Firefox by WebDriver BiDi, WebKitGTK by WebDriver.

Each does three things: open an address, tell what a script says, and press what a selector finds with a real pointer.
"""

import json
import os
import re
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from glob import glob
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.parts import free_port, wait_until

PATIENCE = 60.0
"""Seconds for a browser to start or to answer."""
GONE = (
    "move target out of bounds",
    "no such node",
    "no such element",
    "stale element reference",
    "element not interactable",
    "element click intercepted",
)
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
XVFB = shutil.which("Xvfb")
WEBKIT_DRIVER = shutil.which("WebKitWebDriver")
WEBKIT = next(iter(sorted(glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser"), reverse=True)), None)


class Gone(Exception):
    """What was to be pressed has been drawn anew meanwhile, or something has come over it."""


class Other(Protocol):
    """A browser with one page."""

    def open(self, address: str) -> None: ...

    def ask(self, script: str) -> Any:
        """What the body of an async function returns."""

    def press(self, selector: str) -> None: ...


class Firefox:
    """WebDriver BiDi: one JSON message for each command, and one for its answer."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.number = 0
        self.tell("session.new", capabilities={})
        self.page = self.tell("browsingContext.getTree")["contexts"][0]["context"]

    def tell(self, method: str, **params: Any) -> Any:
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.line.recv(timeout=PATIENCE))
            if answer.get("id") == self.number:  # Else it is an event.
                if answer.get("error") in GONE:
                    raise Gone(answer["error"])
                assert answer["type"] == "success", answer
                return answer["result"]

    def open(self, address: str) -> None:
        self.tell("browsingContext.navigate", context=self.page, url=address, wait="complete")

    def evaluate(self, expression: str) -> Any:
        answer = self.tell(
            "script.evaluate",
            expression=expression,
            awaitPromise=True,
            target={"context": self.page},
            resultOwnership="none",
        )
        assert answer["type"] == "success", answer
        return answer["result"]

    def ask(self, script: str) -> Any:
        told = self.evaluate(f"(async () => {{ {script} }})().then((told) => JSON.stringify(told ?? null))")
        return json.loads(told["value"])

    def press(self, selector: str) -> None:
        element = self.evaluate(f"document.querySelector({json.dumps(selector)})").get("sharedId")
        if element is None:
            raise Gone(selector)
        move = {"type": "pointerMove", "x": 0, "y": 0, "origin": {"type": "element", "element": {"sharedId": element}}}
        down, up = ({"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp"))
        mouse = {"type": "pointer", "id": "mouse", "actions": [move, down, up]}
        self.tell("input.performActions", context=self.page, actions=[mouse])


class WebKit:
    """WebDriver: one request for each command."""

    def __init__(self, driver: httpx.Client) -> None:
        self.driver = driver
        options = {"binary": WEBKIT, "args": ["--automation"]}
        wish = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self.session = f"/session/{self.tell('/session', **wish)['sessionId']}"

    def tell(self, path: str, **params: Any) -> Any:
        answer = self.driver.post(path, json=params)
        value = answer.json()["value"]
        if not answer.is_success and value["error"] in GONE:
            raise Gone(value["error"])
        assert answer.is_success, answer.text
        return value

    def open(self, address: str) -> None:
        self.tell(f"{self.session}/url", url=address)

    def ask(self, script: str) -> Any:
        body = (
            f"const tell = arguments[0]; (async () => {{ {script} }})().then(tell, (problem) => tell(String(problem)));"
        )
        return self.tell(f"{self.session}/execute/async", script=body, args=[])

    def press(self, selector: str) -> None:
        found = self.tell(f"{self.session}/element", using="css selector", value=selector)
        self.tell(f"{self.session}/element/{next(iter(found.values()))}/click")


@contextmanager
def started(*command: str, told: Path, **environment: str) -> Iterator[None]:
    """A program of ours with all its children: they end with it."""
    with told.open("wb") as out:
        process = subprocess.Popen(
            command, stdout=out, stderr=subprocess.STDOUT, env={**os.environ, **environment}, start_new_session=True
        )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait(10)


def said(told: Path, pattern: str) -> str:
    """What a program prints when it is ready."""
    wait_until(lambda: re.search(pattern, told.read_text()) is not None, PATIENCE)
    found = re.search(pattern, told.read_text())
    assert found is not None
    return found[1]


@contextmanager
def firefox(folder: Path) -> Iterator[Other]:
    assert FIREFOX is not None
    profile, told = folder / "profile", folder / "firefox.txt"
    profile.mkdir()
    (profile / "user.js").write_text('user_pref("intl.accept_languages", "en-GB");\n')
    options = ("--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", str(free_port()))
    with started(FIREFOX, *options, told=told, HOME=str(folder)):
        address = said(told, r"WebDriver BiDi listening on (ws://\S+)")
        with connect(f"{address}/session", max_size=None, open_timeout=PATIENCE) as line:
            yield Firefox(line)


@contextmanager
def webkit(folder: Path) -> Iterator[Other]:
    assert XVFB is not None
    assert WEBKIT_DRIVER is not None
    screen, told, port = folder / "xvfb.txt", folder / "webkit.txt", free_port()
    with started(XVFB, "-displayfd", "1", "-screen", "0", "1366x900x24", "-nolisten", "tcp", told=screen):
        display = ":" + said(screen, r"(\d+)\n")
        around = {"DISPLAY": display, "HOME": str(folder), "LANGUAGE": "en", "GDK_BACKEND": "x11"}
        with (
            started(WEBKIT_DRIVER, f"--port={port}", told=told, **around),
            httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as driver,
        ):
            wait_until(lambda: answers(driver), PATIENCE)
            yield WebKit(driver)


def answers(driver: httpx.Client) -> bool:
    try:
        return driver.get("/status").is_success
    except httpx.TransportError:
        return False
