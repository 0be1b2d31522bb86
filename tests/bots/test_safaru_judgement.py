"""What a lead in Safarü is thought to be worth."""

import re
import time
from pathlib import Path

import pytest

from waterhole import games
from waterhole.bots.lookup import knowledge_of

SPECIES = [f"animal{sign}" for sign in "abcdefghijklmno"]


def crowded(folder: Path) -> Path:
    """An edition with as many majorities as there can be."""
    text = (games.game("safaru").folder / "edition.toml").read_text(encoding="utf-8")
    text = re.sub(r"species = .*", f"species = {SPECIES}", text.split("[sources.species]")[0], count=1)
    text = re.sub(r"\nnumbers = \[.*?\]", "\nnumbers = [1, 2, 3, 4]", text, count=1)
    lines = "\n".join(f"most_{name} = 6" for name in SPECIES)
    text = text.replace("most_unicorn = 24\nmost_hedgehog = -12", lines).replace("most_hedgehog = 18", lines)
    file = folder / "crowded.toml"
    file.write_text(text + "[sources.species]\n" + "\n".join(f'{name} = "ours"' for name in SPECIES), encoding="utf-8")
    return file


@pytest.mark.parametrize("players", [2, 3, 4])
def test_many_majorities_do_not_make_a_bot_think_for_ever(tmp_path: Path, players: int) -> None:
    game = games.game("safaru", crowded(tmp_path))
    state = game.deal(players=players, seed=7)
    begun = time.process_time()
    shares = knowledge_of(game).appraise(state)
    assert time.process_time() - begun < 2
    assert sum(shares[: 2 if players == 4 else players]) == pytest.approx(1)
