"""`make proof PART=…`: the long proofs in full. Each part takes at most 45 minutes, and goes on where it stopped.

Which tests have passed is kept in build/proof/PART.txt, as long as the code is the same; `--again` begins anew.
"""

import argparse
import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
KEPT = ROOT / "build" / "proof"

PARTS: dict[str, tuple[str, list[str]]] = {
    "kills": ("a hundred SIGKILLs under load: no acknowledged move is lost", ["server/test_kill.py"]),
    "races": ("thousands of answers to the same decision: one is taken", ["server/test_races.py"]),
    "secrets": ("no message tells a seat what it may not know", ["server/test_secrets.py"]),
    "rights": (
        "whoever asks for whatever in whatever order: nobody does what is not his to do",
        ["server/test_rights.py", "server/test_rights_by_the_log.py"],
    ),
    "simulation": (
        "the server in a simulated world: crashes, outages, losses, doubles, players and attackers by lot",
        ["simulation/test_simulation.py"],
    ),
    "clusters": (
        "many servers on one database, while parts of it die",
        ["server/test_many_servers.py", "server/test_neighbours.py"],
    ),
    "input": (
        "whatever is sent, the answer is one of ours",
        ["server/test_bad_input.py", "server/test_openapi.py", "server/test_raw_bytes.py"],
    ),
    "coach": (
        "hints and reviews: what they leave unexplained, luck that is nothing on average, levels that show in losses",
        ["coach/test_figures.py"],
    ),
    "puzzles": ("every puzzle is one by today's weights and numbers", ["lessons/test_puzzles.py"]),
    "packages": (
        "what is packed can be installed and played, and a new game is compiled like the others",
        ["packages/test_packages.py", "examples/test_adding_a_game.py"],
    ),
    "browser": (
        "whole games in Chromium by mouse, touch, keys and typed words",
        [
            "web/test_serengeti.py",
            "web/test_sanctuary.py",
            "web/test_safaru.py",
            "web/test_spoken.py",
            "web/test_people.py",
        ],
    ),
    "browsers": ("a whole game of each kind in Firefox and in WebKit", ["web/test_other_browsers.py"]),
    "lockstep": (
        "the three games against models written from the rules pages alone: no difference",
        ["lockstep/test_lockstep.py"],
    ),
    "research": (
        "OpenSpiel's tests and search on our games, tables of records, Ray losing a worker, learning (with PyTorch)",
        [f"research/test_{name}.py" for name in ("openspiel", "data", "cluster", "learning")],
    ),
    "fuzz": ("every parser of strangers' bytes, guided by coverage", []),
    "abuse": ("every attack in full, with an honest player beside it; prints the table", []),
}
"""Each part: what it proves, and its files in tests (none: a program of its own)."""


KINDS = {".py", ".toml", ".ftl", ".ts", ".svelte", ".css"}
"""Files that are code."""


class Done:
    """What has passed, in a file, as long as the code is the same."""

    def __init__(self, kept: Path, code: str, again: bool) -> None:
        self.kept = kept
        lines = kept.read_text(encoding="utf-8").splitlines() if kept.exists() and not again else []
        self.passed = set(lines[1:]) if lines[:1] == [code] else set[str]()
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text("\n".join([code, *sorted(self.passed), ""]), encoding="utf-8")

    def add(self, name: str) -> None:
        with self.kept.open("a", encoding="utf-8") as kept:
            kept.write(f"{name}\n")


class Resuming(Done):
    """A plugin for pytest: leaves out what has passed, and keeps what passes now."""

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        done = [item for item in items if item.nodeid in self.passed]
        items[:] = [item for item in items if item.nodeid not in self.passed]
        config.hook.pytest_deselected(items=done)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.add(report.nodeid)


def code() -> str:
    """Stands for the code that is proved."""
    files = sorted(
        path
        for folder in (
            "src/waterhole",
            "tests/server",
            "tests/simulation",
            "tests/lockstep",
            "tests/fuzz",
            "tests/coach",
            "tests/lessons",
            "tests/web",
            "tools",
            "web/src",
        )
        for path in (ROOT / folder).rglob("*")
        if path.suffix in KINDS
    )
    return hashlib.sha256(b"".join(path.read_bytes() for path in files)).hexdigest()[:16]


def run(part: str, again: bool) -> int:
    files = PARTS[part][1]
    if not files:
        return subprocess.run(
            [sys.executable, "-m", f"tools.{part}.run", *["--again"][: int(again)]], cwd=ROOT
        ).returncode
    os.environ["WATERHOLE_PROOF"] = "full"
    plugin = Resuming(KEPT / f"{part}.txt", code(), again)
    longest = f"--timeout={45 * 60}"
    shown = ["-v", "-rP"]  # Also what was measured by what passed.
    tests = [f"tests/{name}" for name in files]
    status = pytest.main([*shown, longest, "-p", "no:cacheprovider", *tests], [plugin])
    return 0 if status == pytest.ExitCode.NO_TESTS_COLLECTED and plugin.passed else int(status)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=[*PARTS, "all"])
    parser.add_argument("--again", action="store_true", help="begin anew")
    chosen = parser.parse_args()
    if chosen.part is None:
        print("Say which: make proof PART=all, or one of these.")
        for part, (proves, _) in PARTS.items():
            print(f"  make proof PART={part:<10}{proves}")
        return 0
    parts = list(PARTS) if chosen.part == "all" else [chosen.part]
    # One process for each: nothing of one part is left for the next.
    if len(parts) == 1:
        return run(parts[0], chosen.again)
    again = ["--again"] if chosen.again else []
    return max(
        subprocess.run([sys.executable, "-m", "tools.proof", part, *again], cwd=ROOT).returncode for part in parts
    )


if __name__ == "__main__":
    sys.exit(main())
