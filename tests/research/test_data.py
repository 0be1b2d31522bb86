"""Records to Parquet and back. Only where polars is installed: `make proof`."""

import json
import random
from pathlib import Path

import pytest

polars = pytest.importorskip("polars", reason="polars comes with `make proof PART=research`")

from waterhole import BadInput, Match, Record, game  # noqa: E402
from waterhole.research import data, data_bench  # noqa: E402


def played(name: str, players: int, seed: int, moves: int = 10_000, **options: object) -> Record:
    chance = random.Random(seed)
    match = Match(game(name), players, seed=seed, options=options)
    while not match.state.over and len(match.moves) < moves:
        match.play(chance.choice(match.state.moves()))
    return match.record()


RECORDS = [played("serengeti", 3, 1), played("safaru", 2, 2, hands=1), played("sanctuary", 2, 3, moves=30)]


def test_records_come_back_as_they_were(tmp_path: Path) -> None:
    file = tmp_path / "matches.parquet"
    assert data.write(RECORDS, file) == sum(len(record.moves) for record in RECORDS)
    assert data.read(file) == RECORDS


def test_many_records_are_written_as_several_files(tmp_path: Path) -> None:
    """As a stream: what is written is not held. Matches keep their numbers, and all files are one table."""
    assert data.write_files(iter(RECORDS), tmp_path, most=50) == sum(len(record.moves) for record in RECORDS)
    assert len(list(tmp_path.glob("*.parquet"))) == 3
    assert list(data.read_files(tmp_path)) == RECORDS
    whole = polars.read_parquet(tmp_path / "*.parquet")
    assert whole["match"].unique().sort().to_list() == [0, 1, 2]


def test_a_row_is_a_decision() -> None:
    table = data.frame(RECORDS)
    for row in table.iter_rows(named=True):
        assert row["choice"] in row["moves"]
        assert json.loads(row["recall"])["seat"] == row["seat"]
    assert RECORDS[0].result is not None
    winners = set(RECORDS[0].result.winners)
    first = table.filter(polars.col("match") == 0)
    assert {seat for seat, reward in first.select("seat", "reward").iter_rows() if reward > 0} == winners
    assert table.filter(polars.col("match") == 2)["reward"].is_null().all()


def test_the_card_tells_what_is_in_the_table() -> None:
    text = data.card(data.frame(RECORDS))
    assert "3 matches: safaru, 2 players" in text
    assert "Unfinished: 1" in text
    assert all(f"| `{name}` |" in text for name in data.SCHEMA)


def test_another_table_is_refused(tmp_path: Path) -> None:
    polars.DataFrame({"match": [1]}).write_parquet(tmp_path / "other.parquet")
    with pytest.raises(BadInput):
        data.read(tmp_path / "other.parquet")


def test_a_folder_of_records_is_read_by_name(tmp_path: Path) -> None:
    for number, record in enumerate(RECORDS):
        (tmp_path / f"{number}.json").write_text(record.text(), encoding="utf-8")
    assert list(data.folder(tmp_path)) == RECORDS


def test_the_bench_gets_back_what_it_wrote() -> None:
    told = data_bench.measure(300)
    assert told["decisions"] >= 300
    assert told["matches"] >= 1
