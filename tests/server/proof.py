"""How much is tried: a bounded part by default, the full counts with WATERHOLE_PROOF=full (`make proof`)."""

import os

FULL = os.environ.get("WATERHOLE_PROOF") == "full"


def count(usual: int, full: int) -> int:
    """So many in `make test`, so many in `make proof`."""
    return full if FULL else usual
