"""The server in a simulated world. A failing seed is named, and `python -m tests.simulation SEED` shows it again."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.server.proof import count
from tests.simulation import spoiled
from tests.simulation.spoiled import Spoil
from tests.simulation.world import run, workplace

BLOCK = 10
"""Seeds in one test: `make proof` goes on after the last block that passed."""
Place: TypeAlias = tuple[Path, Path]


@pytest.fixture(scope="module")
def place() -> Iterator[Place]:
    with workplace() as found:
        yield found


@pytest.mark.parametrize("first", range(0, count(40, 4000), BLOCK))
def test_nothing_is_lost_doubled_or_shown_whatever_happens(place: Place, first: int) -> None:
    outcomes = [run(seed, *place) for seed in range(first, first + BLOCK)]
    assert any(outcome.moves for outcome in outcomes), "people played"
    assert any(outcome.kills for outcome in outcomes), "servers were killed"


def test_one_seed_is_one_run(place: Place) -> None:
    """Here twice, and in another process, whose sets have another order."""
    first, second = run(7, *place), run(7, *place)
    assert first == second
    other = {**os.environ, "PYTHONHASHSEED": "12345"}
    command = [sys.executable, "-m", "tests.simulation", "7"]
    root = Path(__file__).parents[2]
    said = subprocess.run(command, cwd=root, env=other, capture_output=True, text=True, check=True).stdout
    assert first.trace in said


@pytest.mark.parametrize(
    "spoil",
    [
        spoiled.a_link_is_read_and_then_used,
        spoiled.who_was_given_a_seat_has_it,
        spoiled.rights_are_kept_until_the_database_answers,
        spoiled.a_move_is_acknowledged_before_it_is_stored,
        spoiled.everybody_looks_with_any_eyes,
        spoiled.what_others_stored_is_not_read,
    ],
    ids=lambda spoil: spoil.__name__,
)
def test_a_mistake_is_found(place: Place, monkeypatch: pytest.MonkeyPatch, spoil: Spoil) -> None:
    spoil(monkeypatch)
    for seed in range(100):
        try:
            run(seed, *place)
        except AssertionError as found:
            print(f"seed {seed}: {found}")
            return
    pytest.fail("nobody noticed")
