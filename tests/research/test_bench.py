"""The bench measures what it says, in as few steps as can be."""

import subprocess
import sys

import pytest

from waterhole.research import bench, peers
from waterhole.research.aec import Table
from waterhole.research.versions import V0


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "ROUNDS", 1)
    monkeypatch.setattr(peers, "STEPS", 30)
    monkeypatch.setattr(bench, "STEPS", 40)


@pytest.mark.parametrize("size", [8, 100])
def test_a_batch_is_measured_at_any_size(size: int) -> None:
    assert bench.batch_rate("serengeti", size) > 0


def test_a_table_is_measured_in_the_loop_of_its_peers() -> None:
    assert peers.aec_rate(Table(V0["safaru"], 2)) > 0


def test_the_slowest_of_ours_is_compared() -> None:
    ours = {f"aec/{game}": 100.0 for game in V0} | {f"batch/{game}/{bench.SIZE}": 900.0 for game in V0}
    figures = ours | {"aec/safaru": 60.0, "rlcard/uno": 20.0, "pgx/leduc_holdem/64": 1.0}
    assert bench.beside(figures) == {"aec beside rlcard/uno": 3.0, "batch beside rlcard/uno": 45.0}


def test_the_peers_need_nothing_of_ours() -> None:
    """Any Python that has them can run the file."""
    code = "import runpy, sys; runpy.run_path(sys.argv[1]); print([one for one in sys.modules if 'waterhole' in one])"
    told = subprocess.run(
        [sys.executable, "-c", code, peers.__file__], capture_output=True, text=True, timeout=60, check=False
    )
    assert told.stdout == "[]\n", told.stderr
