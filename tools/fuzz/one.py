"""One target for so many seconds: `python -m tools.fuzz.one TARGET SECONDS FOLDER`. Run by `tools.fuzz.run`."""

import logging
import random
import sys
import time
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import structlog

SEEDS = Path(__file__).parents[2] / "tests" / "fuzz" / "corpus"
LONGEST = 10_000
PATIENCE = 20
"""Seconds after which one input has taken too long."""
OURS = ["waterhole", "webauthn", "cbor2", "itsdangerous"]
"""Whose lines guide the changes."""


def guided(target: str, seconds: int, folder: Path) -> None:
    """By atheris: it ends the process itself."""
    atheris: Any = import_module("atheris")  # Not on every machine.
    with atheris.instrument_imports(include=OURS):
        from tests.fuzz.targets import TARGETS
    flags = [
        f"-max_total_time={seconds}", f"-timeout={PATIENCE}", f"-max_len={LONGEST}", "-rss_limit_mb=1500",
        f"-artifact_prefix={folder.parent}/{target}-", "-print_final_stats=1",
    ]  # fmt: skip
    atheris.Setup([sys.argv[0], *flags, str(folder), str(SEEDS / target)], TARGETS[target])
    atheris.Fuzz()


def unguided(target: str, seconds: int, folder: Path) -> None:
    """Changes at random."""
    from tests.fuzz.targets import TARGETS, name_of

    dice, until, tries = random.Random(target), time.monotonic() + seconds, 0
    seeds = [file.read_bytes() for file in sorted((SEEDS / target).iterdir())]
    while time.monotonic() < until:
        data = mixed(dice, dice.choice(seeds), dice.choice(seeds))
        tries += 1
        try:
            TARGETS[target](data)
        except BaseException:
            (folder.parent / f"{target}-crash-{name_of(data)}").write_bytes(data)
            raise
    print(f"{target}: {tries} inputs")


def mixed(dice: random.Random, one: bytes, other: bytes) -> bytes:
    """One with some bytes changed, and perhaps a part of the other in it."""
    data = bytearray(one)
    for _ in range(dice.randrange(1, 6)):
        place = dice.randrange(len(data) + 1)
        start = dice.randrange(len(other) + 1)
        fresh = dice.choice(
            [dice.randbytes(2), other[start : start + dice.randrange(20)], b"", bytes(data[place:][:9])]
        )
        data[place : place + dice.randrange(6)] = fresh
    return bytes(data[:LONGEST])


def main() -> None:
    target, seconds, folder = sys.argv[1], int(sys.argv[2]), Path(sys.argv[3])
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.CRITICAL))
    (guided if find_spec("atheris") is not None else unguided)(target, seconds, folder)


if __name__ == "__main__":
    main()
