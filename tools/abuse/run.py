"""`make proof PART=abuse`: each attack in full from one address, with an honest player beside it.

The honest player's moves must be acknowledged within 250 ms (p99), and no bot may keep anybody waiting for 5 s. What
was done is kept in build/proof/, so that a run that was cut off goes on where it stopped.
"""

import argparse
import asyncio
import json
import os
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tools.abuse import honest
from tools.abuse.attacks import ATTACKS, LONG_TABLES

ROOT = Path(__file__).parents[2]
MOVE_MS, BOT_SECONDS = 250.0, 5.0
FILES = 1_024
"""Open files of the server: what most systems give a program that does not ask for more."""
WARM_UP = 4.0
Row = dict[str, str | float]


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def environment(tree: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": f"{tree}/src"}


class Server:
    """A server as anybody would run it, with one worker for bots and the files that most systems allow."""

    def __init__(self, tree: Path, database: str) -> None:
        self.port = free_port()
        settings = {
            "PORT": str(self.port),
            "DATABASE": database,
            "BOT_WORKERS": "1",
            "LOG_LEVEL": "warning",
            "LAG_ALARM": "0.2",
        }
        command = [sys.executable, "-m", "waterhole.cli", "serve"]
        named = {f"WATERHOLE_{name}": value for name, value in settings.items()}
        self.process = subprocess.Popen(
            command, env={**environment(tree), **named}, cwd=tree, start_new_session=True, preexec_fn=few_files
        )
        until = time.monotonic() + 60
        while not self.well():
            assert time.monotonic() < until, "the server did not start"
            time.sleep(0.1)

    def well(self) -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{self.port}/health", timeout=5).status_code == 200
        except httpx.HTTPError:
            return False

    def megabytes(self) -> int:
        found = re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) // 1024 if found else 0

    def seconds(self) -> float:
        """Processor time used so far, bots' workers not counted."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """At once and with its bots: what it did not finish is of no interest."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(60)


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


@contextmanager
def running(tree: Path, attack: str) -> Iterator[Server]:
    """A server with an empty database, or with tables that are very long."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/tables.sqlite"
        if attack == "long logs":
            command = [sys.executable, str(ROOT / "tools/abuse/long_logs.py"), database, "4"]
            made = subprocess.run(command, env=environment(tree), capture_output=True, text=True, check=True)
            os.environ[LONG_TABLES] = made.stdout.split()[-1]
        server = Server(tree, database)
        try:
            yield server
        finally:
            server.stop()


async def attacked(server: Server, tree: Path, attack: str, seconds: float) -> Row:
    """The honest player's experience, and the attacker's own words."""
    await honest.play(server.port, WARM_UP)
    before, used = server.megabytes(), server.seconds()
    # The attacker would be at another machine: here it shall not take the server's processor away.
    command = ["nice", "-n", "10", sys.executable, "-m", "tools.abuse.attacks", attack, str(server.port), str(seconds)]
    attacker = await asyncio.create_subprocess_exec(
        *command, cwd=ROOT, env={**os.environ, "PYTHONPATH": f"{tree}/src:{ROOT}"}, stdout=subprocess.PIPE
    )
    experience = await honest.play(server.port, seconds + 5)
    highest, used = server.megabytes(), server.seconds() - used
    try:
        said, _ = await asyncio.wait_for(attacker.communicate(), 120)
    except TimeoutError:
        attacker.kill()
        said = b"did not get through"
    return {
        "attack": attack,
        "moves": len(experience.moves),
        "move p50 ms": round(1000 * share(experience.moves, 0.5), 1),
        "move p99 ms": round(1000 * share(experience.moves, 0.99), 1),
        "slowest bot s": round(max(experience.bots, default=float("inf")), 2),
        "slowest page s": round(max(experience.pages, default=float("inf")), 2),
        "breaks": experience.breaks,
        "server cores": round(used / (seconds + 5), 2),
        "MB before": before,
        "MB after": max(highest, server.megabytes()),
        "the attacker": said.decode().strip(),
    }


def share(values: list[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else float("inf")


def held(row: Row) -> bool:
    """Whether the honest player was well."""
    return float(row["move p99 ms"]) < MOVE_MS and float(row["slowest bot s"]) < BOT_SECONDS and row["breaks"] == 0


def show(rows: list[Row]) -> None:
    print("| " + " | ".join(rows[0]) + " |\n|" + "---|" * len(rows[0]))
    for row in rows:
        print("| " + " | ".join(str(value) for value in row.values()) + " |", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tree", type=Path, default=ROOT, help="the checkout whose server is attacked")
    parser.add_argument("--seconds", type=float, default=25, help="how long each attack goes on")
    parser.add_argument("--only", choices=list(ATTACKS), action="append", help="this attack alone; can be repeated")
    parser.add_argument("--again", action="store_true", help="begin anew")
    chosen = parser.parse_args()
    tree = chosen.tree.resolve()
    commit = subprocess.run(
        ["git", "-C", str(tree), "rev-parse", "--short", "HEAD"], capture_output=True, text=True, check=False
    ).stdout.strip()
    kept = ROOT / "build" / "proof" / f"abuse-{commit or 'here'}.json"
    kept.parent.mkdir(parents=True, exist_ok=True)
    done: dict[str, Row] = (
        json.loads(kept.read_text()) if kept.exists() and not chosen.only and not chosen.again else {}
    )
    for attack in chosen.only or ATTACKS:
        if attack not in done or not held(done[attack]):
            with running(tree, attack) as server:
                done[attack] = asyncio.run(attacked(server, tree, attack, chosen.seconds))
            kept.write_text(json.dumps(done, indent=1))
            show([done[attack]])
    print()
    show(list(done.values()))
    fallen = [name for name, row in done.items() if not held(row)]
    print(f"\nThe honest player suffered from: {', '.join(fallen) or 'nothing'}.")
    return 1 if fallen else 0


if __name__ == "__main__":
    sys.exit(main())
