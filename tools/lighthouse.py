"""Lets Lighthouse look at home and at a table of each game; fails below the scores that we want."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import httpx

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
from tests.server.parts import server_here  # noqa: E402 (the path above)

LIGHTHOUSE = "lighthouse@13.5.0"
WANTED = 95
CATEGORIES = ("performance", "accessibility", "best-practices")


def main() -> int:
    chromium = shutil.which("chromium")
    if chromium is None:
        print("Chromium is not installed, so Lighthouse looks at nothing (on Debian: apt-get install chromium).")
        return 0
    os.environ.update(CHROME_PATH=chromium, PATH=f"{ROOT / '.venv/bin'}:{os.environ['PATH']}")
    with tempfile.TemporaryDirectory() as folder, server_here(Path(folder)) as site:
        pages = {"home": site, **{game: table(site, game) for game in games(site)}}
        scores = {name: look(address, Path(folder)) for name, address in pages.items()}
    for name, found in scores.items():
        print(f"{name:10}", "  ".join(f"{category} {score}" for category, score in found.items()))
    return int(any(score < WANTED for found in scores.values() for score in found.values()))


def games(site: str) -> list[str]:
    return [game["name"] for game in httpx.get(f"{site}/api/games").json()["games"]]


def table(site: str, game: str) -> str:
    """A table that anybody may watch, with bots at it."""
    info = next(info for info in httpx.get(f"{site}/api/games").json()["games"] if info["name"] == game)
    seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot"}] * (max(info["seats"]) - 1)]
    made = httpx.post(f"{site}/api/tables", json={"game": game, "seats": seats, "start": True})
    return f"{site}/table/{made.raise_for_status().json()['table']}"


def look(address: str, folder: Path) -> dict[str, int]:
    report = folder / "report.json"
    command = [
        "npm", "exec", "--yes", f"--package={LIGHTHOUSE}", "--", "lighthouse", address, "--quiet", "--preset=desktop",
        "--chrome-flags=--headless=new --no-sandbox", f"--only-categories={','.join(CATEGORIES)}",
        "--output=json", f"--output-path={report}",
    ]  # fmt: skip
    subprocess.run(command, check=True, cwd=folder, stdout=subprocess.DEVNULL)
    found = json.loads(report.read_text())["categories"]
    return {category: round(found[category]["score"] * 100) for category in CATEGORIES}


if __name__ == "__main__":
    sys.exit(main())
