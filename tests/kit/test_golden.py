"""Every game keeps golden playthroughs for each number of players, and still plays them so.

`python -m tests.kit.test_golden GAME PLAYERS SEED [name=value …]` prints a new one,
`python -m tests.kit.test_golden FILE …` makes the digests of these anew after a change of views.
"""

import json
import sys
from pathlib import Path

import pytest

import waterhole
from waterhole.kit import golden

FOLDER = Path(__file__).parent.parent / "golden"
FILES = sorted(FOLDER.glob("*/*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_playthrough_is_played_as_ever(path: Path) -> None:
    assert golden.differences(waterhole.game(path.parent.name), path) == ""


@pytest.mark.parametrize("name", waterhole.names())
def test_there_is_one_for_every_number_of_players(name: str) -> None:
    kept = {int(path.stem.split("-")[0]) for path in FILES if path.parent.name == name}
    assert kept == set(waterhole.game(name).seats)


def test_a_changed_rule_is_noticed(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    kept = json.loads(FILES[0].read_text(encoding="utf-8"))
    kept["moves"][7][2] = "0" * 8
    path.write_text(json.dumps(kept), encoding="utf-8")
    assert "ply 7" in golden.differences(waterhole.game(FILES[0].parent.name), path)


def make() -> str:
    game = waterhole.game(sys.argv[1])
    known = {option.name: option for option in game.options}
    chosen = {name: known[name].parsed(value) for name, value in (word.split("=") for word in sys.argv[4:])}
    return golden.make(game, int(sys.argv[2]), chosen, sys.argv[3])


if __name__ == "__main__":
    if sys.argv[1].endswith(".json"):
        for path in map(Path, sys.argv[1:]):
            path.write_text(golden.seen_anew(waterhole.game(path.resolve().parent.name), path), encoding="utf-8")
    else:
        print(make(), end="")
