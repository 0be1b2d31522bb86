"""How much is tried: a bounded part by default, the full counts with WATERHOLE_PROOF=full (`make proof`)."""

import os

import pytest

FULL = os.environ.get("WATERHOLE_PROOF") == "full"


def count(usual: int, full: int) -> int:
    """So many in `make test`, so many in `make proof`."""
    return full if FULL else usual


def only_in(part: str) -> pytest.MarkDecorator:
    """For a test that is left to `make proof`: it takes long, and others here would see most of what it sees."""
    return pytest.mark.skipif(not FULL, reason=f"takes long: make proof PART={part}")
