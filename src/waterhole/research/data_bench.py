"""How long a million decisions take to be written as Parquet and read back: `python -m waterhole.research.data_bench`.

Random games of Serengeti. Nothing is held but one file's decisions: the memory told is the most that was ever used.
"""

import argparse
import json
import random
import sys
import tempfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from time import process_time

import polars

from waterhole import Match, Record, game
from waterhole.research import data


def played(decisions: int) -> Iterator[Record]:
    """Records of random games, until they have so many decisions in all."""
    chance = random.Random(7)
    rules, made, number = game("serengeti"), 0, 0
    while made < decisions:
        match = Match(rules, 4, seed=number)
        while not match.state.over:
            match.play(chance.choice(match.state.moves()[:8]))
        made += len(match.moves)
        number += 1
        yield match.record()


def measure(decisions: int) -> dict[str, float]:
    """Seconds of one processor for each step, megabytes on disk and the most megabytes of memory."""
    with tempfile.TemporaryDirectory() as folder:
        began = process_time()
        matches = sum(1 for _ in played(decisions))
        after_play = process_time()
        written = data.write_files(played(decisions), Path(folder))
        after_write = process_time()
        table = polars.scan_parquet(f"{folder}/*.parquet").select("seat", "choice", "reward").collect()
        after_scan = process_time()
        back = sum(len(record.moves) for record in data.read_files(Path(folder)))
        after_read = process_time()
        if not written == back == table.height:
            raise RuntimeError(f"{written} decisions were written and {back} came back")
        size = sum(file.stat().st_size for file in Path(folder).iterdir())
    play = after_play - began
    return {
        "matches": matches,
        "decisions": written,
        "seconds_to_play": play,
        "seconds_to_write": after_write - after_play - play,
        "seconds_to_scan_three_columns": after_scan - after_write,
        "seconds_to_read_as_records": after_read - after_scan,
        "megabytes": size / 1e6,
        "most_memory_in_megabytes": most_memory(),
    }


def most_memory() -> float:
    """In megabytes; 0 where the system does not tell."""
    if find_spec("resource") is None:
        return 0.0
    import resource

    unit = 1e6 if sys.platform == "darwin" else 1e3  # macOS counts bytes, others kilobytes
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit


def main() -> None:
    parser = argparse.ArgumentParser(description="Decisions written as Parquet and read back.")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    print(json.dumps({name: round(value, 2) for name, value in measure(parser.parse_args().decisions).items()}))


if __name__ == "__main__":
    main()
