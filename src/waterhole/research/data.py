"""Records as a table of decisions in Parquet, a row each, and back again. Needs polars (the extra `research`)."""

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import polars

from waterhole import games
from waterhole.core.errors import BadInput
from waterhole.records.record import Record, load, parse
from waterhole.records.replay import moves_of, reopen
from waterhole.research.stepping import rewards

SCHEMA: dict[str, Any] = {
    "match": polars.Int64,
    "ply": polars.Int32,
    "seat": polars.Int8,
    "recall": polars.String,
    "moves": polars.List(polars.String),
    "choice": polars.String,
    "reward": polars.Float64,
    "record": polars.String,
}
MEANINGS = {
    "match": "which match: its place among those that were given",
    "ply": "which decision of the match, from 0",
    "seat": "who decided",
    "recall": "all that this seat could know, as JSON",
    "moves": "the legal moves, as texts",
    "choice": "the move that was made",
    "reward": "what the match brought this seat: its share of the victory less a fair one (null: unfinished)",
    "record": "in the first row of a match its record without the moves, as JSON: game, edition, options, seats, cards",
}


MOST = 25_000
"""Decisions in one of several files, or as many more as a match has: some 100 MB of memory while it is made."""


def decisions(records: Iterable[Record], first: int = 0) -> Iterator[dict[str, Any]]:
    """Every decision of these matches, in order; the number of the first match is told."""
    for number, record in enumerate(records, first):
        match = reopen(record, games.recorded(record))
        state = match.state
        rows: list[dict[str, Any]] = []
        for ply, move in enumerate(moves_of(record, match)):
            seat, text = record.moves[ply]
            legal = [match.game.text(state, one) for one in state.moves()]
            recall = msgspec.json.encode(state.recall(seat)).decode()
            rows.append({"match": number, "ply": ply, "seat": seat, "recall": recall, "moves": legal, "choice": text})
            state.play(move)
        earned = rewards(state.payoffs()) if state.over else [None] * record.players
        for row in rows:
            row["reward"] = earned[row["seat"]]
        if rows:
            rows[0]["record"] = msgspec.json.encode(msgspec.structs.replace(record, moves=[], continues=None)).decode()
        yield from rows


def frame(records: Iterable[Record], first: int = 0) -> polars.DataFrame:
    """The table of these records."""
    return polars.DataFrame(list(decisions(records, first)), schema=SCHEMA)


def write(records: Iterable[Record], file: Path) -> int:
    """Write a Parquet file; how many decisions it holds."""
    table = frame(records)
    table.write_parquet(file, compression="zstd")
    return int(table.height)


def write_files(records: Iterable[Record], into: Path, most: int = MOST) -> int:
    """Write several Parquet files, however many records there are: no more than one file's is held in memory.

    How many decisions they hold. polars reads them as one table: `polars.scan_parquet(into / "*.parquet")`.
    """
    into.mkdir(parents=True, exist_ok=True)
    told = matches = 0
    for number, some in enumerate(parcels(records, most), 1):
        table = frame(some, matches)
        table.write_parquet(into / f"decisions-{number:05}.parquet", compression="zstd")
        told += int(table.height)
        matches += len(some)
    return told


def parcels(records: Iterable[Record], most: int) -> Iterator[list[Record]]:
    """The records in order, in lists of so many decisions or a match more."""
    some: list[Record] = []
    for record in records:
        some.append(record)
        if sum(len(one.moves) for one in some) >= most:
            yield some
            some = []
    if some:
        yield some


def read_files(folder: Path) -> Iterator[Record]:
    """The records of what `write_files` wrote, one file in memory at a time."""
    for file in sorted(folder.glob("*.parquet")):
        yield from read(file)


def read(file: Path) -> list[Record]:
    """The records of a Parquet file."""
    table = polars.read_parquet(file)
    if dict(table.schema) != dict(SCHEMA):
        raise BadInput("research.bad_table", {"file": str(file)})
    found: list[Record] = []
    for rows in table.sort("match", "ply").partition_by("match", maintain_order=True):
        moves = list(zip(rows["seat"].to_list(), rows["choice"].to_list(), strict=True))
        found.append(msgspec.structs.replace(parse(rows["record"][0], str(file)), moves=moves))
    return found


def folder(path: Path) -> Iterator[Record]:
    """The records in a folder, by name: as `waterhole simulate --record` writes them."""
    return (load(file) for file in sorted(path.glob("*.json")))


def card(table: polars.DataFrame) -> str:
    """A data card: what is in the table, how it came about, and what every column means."""
    heads = [parse(text, "table") for text in table["record"].drop_nulls()]
    kinds = sorted({f"{head.game}, {head.players} players, edition {head.edition.hash}" for head in heads})
    players = sorted({seat.bot or "a person" for head in heads for seat in head.seats})
    columns = [f"| `{name}` | {kind} | {MEANINGS[name]} |" for name, kind in table.schema.items()]
    return "\n".join(
        [
            "# Data card",
            "",
            f"{table.height} decisions of {len(heads)} matches: {'; '.join(kinds)}.",
            f"Played by: {', '.join(players)}. Unfinished: {sum(head.result is None for head in heads)}.",
            "",
            "| column | type | what it says |",
            "|---|---|---|",
            *columns,
            "",
            "`recall` is what the seat knew, never more. `record` holds everybody's cards: drop it before you train.",
            "",
        ]
    )
