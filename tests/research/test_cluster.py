"""The same work on a Ray cluster of two workers: the same results, also when one of them is killed in the middle."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.parts import free_port
from tests.server.proof import only_in
from waterhole.cli import main

pytestmark = only_in("research")
pytest.importorskip("ray", reason='needs Ray: pip install "waterhole[cluster]"')
SIMULATE = (
    "simulate",
    "safaru",
    "--players",
    "2",
    "--games",
    "400",
    "--bots",
    "greedy,random",
    "--seed",
    "7",
    "--json",
)
TOURNAMENT = (
    "tournament",
    "serengeti",
    "--players",
    "3",
    "--deals",
    "6",
    "--bots",
    "medium,easy",
    "--seed",
    "7",
    "--json",
)
RAY = [sys.executable, "-c", "from ray.scripts.scripts import main; main()"]


def ray(*words: str) -> None:
    subprocess.run([*RAY, *words], check=True, timeout=180, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """A head that works not, and two workers of one core each."""
    address = f"127.0.0.1:{free_port()}"
    quiet = ("--disable-usage-stats", "--node-ip-address=127.0.0.1")
    ray("start", "--head", "--port", address.split(":")[1], "--num-cpus=0", "--include-dashboard=false", *quiet)
    for _ in range(2):
        ray("start", f"--address={address}", "--num-cpus=1", *quiet)
    yield address
    ray("stop", "--force")


@contextmanager
def asked(*words: str) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-m", "waterhole.cli", *words]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        yield running


def told(running: subprocess.Popen[str]) -> object:
    out, problems = running.communicate(timeout=600)
    assert running.returncode == 0, problems
    return json.loads(out)


@pytest.mark.parametrize("command", [SIMULATE, TOURNAMENT], ids=["simulate", "tournament"])
def test_the_results_are_those_of_one_machine(cluster: str, command: tuple[str, ...]) -> None:
    with asked(*command, "--cores", "1") as here, asked(*command, "--cluster", cluster) as there:
        assert told(there) == told(here)


def test_a_worker_that_is_killed_changes_nothing(cluster: str) -> None:
    with asked(*SIMULATE, "--cores", "1") as here, asked(*SIMULATE, "--cluster", cluster) as there:
        until = time.monotonic() + 120
        while not (workers := busy()) and time.monotonic() < until:
            time.sleep(0.05)
        assert workers, "nobody began to work"
        os.kill(workers[0], signal.SIGKILL)
        assert told(there) == told(here)


def busy() -> list[int]:
    """Processes that carry out a task of ours now."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if b"ray::carry_out" in (place / "cmdline").read_bytes():
                found.append(int(place.name))
        except OSError:
            continue
    return found


def test_a_cluster_that_is_not_there_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*SIMULATE, "--cluster", "127.0.0.1:1"]) == 2
    assert "127.0.0.1:1" in capsys.readouterr().err
