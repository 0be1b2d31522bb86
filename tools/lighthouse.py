"""Lets Lighthouse look at home and at a table of each game, as on a desk and as on a phone.

Each page is looked at three times, and the median counts. Fails when a score is below the one that we want.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

import httpx
from rich.console import Console
from rich.table import Table

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.parts import server_process  # noqa: E402 (the path above)

LIGHTHOUSE = "lighthouse@13.5.0"
WANTED = 97
TRIES = 3
CATEGORIES = ("performance", "accessibility", "best-practices")
SCREENS = {"desk": ["--preset=desktop"], "phone": []}
"""Lighthouse's own two: a phone is four times slower, on a slow network."""


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--runs", type=int, default=3)
    arguments.add_argument("--only", default="", help="pages whose names begin so")
    arguments.add_argument("--keep", type=Path, help="a folder for the last report of each page")
    chosen = arguments.parse_args()
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed, so Lighthouse looks at nothing (on Debian: apt-get install chromium).")
        return 0
    os.environ.update(CHROME_PATH=chromium, PATH=f"{ROOT / '.venv/bin'}:{os.environ['PATH']}")
    with tempfile.TemporaryDirectory() as folder, server_process(f"sqlite:///{folder}/tables.sqlite") as server:
        pages = {"home": server.base, **tables(server.base)}
        scores = {
            (page, screen): looked(address, flags, chosen.runs, report_file(chosen.keep or Path(folder), page, screen))
            for page, address in pages.items()
            if page.startswith(chosen.only)
            for screen, flags in SCREENS.items()
        }
    return show(scores, chosen.runs)


def report_file(folder: Path, page: str, screen: str) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    return folder.resolve() / f"{page}-{screen}.json"


def tables(site: str) -> dict[str, str]:
    """A table of each game that anybody may watch, with as many bots as there can be."""
    found = {}
    for info in httpx.get(f"{site}/api/games").json()["games"]:
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot"}] * (max(info["seats"]) - 1)]
        made = httpx.post(f"{site}/api/tables", json={"game": info["name"], "seats": seats, "start": True})
        found[info["name"]] = f"{site}/table/{made.raise_for_status().json()['table']}"
    return found


def looked(address: str, flags: list[str], runs: int, report: Path) -> dict[str, int]:
    """The median scores of several looks."""
    looks = [look(address, flags, report) for _ in range(runs)]
    return {category: round(median(scores[category] for scores in looks)) for category in CATEGORIES}


def look(address: str, flags: list[str], report: Path) -> dict[str, int]:
    """The scores of one look; tried again when Lighthouse itself stumbles, as it does now and then."""
    command = [
        "npm", "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address, "--quiet", *flags,
        "--chrome-flags=--headless=new --no-sandbox", f"--only-categories={','.join(CATEGORIES)}",
        "--output=json", f"--output-path={report}",
    ]  # fmt: skip
    for _ in range(TRIES):
        if subprocess.run(command, cwd=report.parent, stdout=subprocess.DEVNULL).returncode == 0:
            break
    else:
        sys.exit(f"Lighthouse could not look at {address}, {TRIES} times.")
    found = json.loads(report.read_text())["categories"]
    return {category: round(found[category]["score"] * 100) for category in CATEGORIES}


def show(scores: dict[tuple[str, str], dict[str, int]], runs: int) -> int:
    """A line for each page and screen; 1 if something is below what we want."""
    shown = Table(title=f"Lighthouse, median of {runs}; wanted: {WANTED}", title_justify="left")
    for heading in ("page", "screen", *CATEGORIES):
        shown.add_column(heading)
    for (page, screen), found in scores.items():
        shown.add_row(page, screen, *(f"{score}{' ✗' if score < WANTED else ''}" for score in found.values()))
    Console().print(shown)
    return int(any(score < WANTED for found in scores.values() for score in found.values()))


if __name__ == "__main__":
    sys.exit(main())
