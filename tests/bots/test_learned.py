"""The learned values that come with the games: they fit, they are used, and they say what their cards promise."""

import json
from pathlib import Path

import pytest

from waterhole import games
from waterhole.bots import weights
from waterhole.bots.lookup import features_of, knowledge_of, value_folders
from waterhole.core.chance import stream
from waterhole.core.game import Game

FILES = [
    (name, file)
    for name in games.names()
    for folder in value_folders(games.game(name))
    for file in sorted(folder.glob("*.json"))
]


@pytest.mark.parametrize(("name", "file"), FILES, ids=[f"{name} {file.stem}" for name, file in FILES])
def test_a_value_fits_the_game_as_it_is_and_has_a_card(name: str, file: Path) -> None:
    game, value = games.game(name), weights.read(file)
    features = features_of(game)
    assert features is not None
    assert value.fits(game, features), "learn it again: waterhole lab train"
    assert file.stem == str(value.cell)
    assert {"rounds", "games", "thoughts", "hidden", "seed", "made", "value", "appraisal", "gain", "gate"} <= set(
        value.card
    )
    more, off = json.loads(json.dumps(value.card["gain"]))
    assert more > off, "it explains more than the appraisal that it replaces"


@pytest.mark.parametrize("players", games.game("serengeti").seats)
def test_the_leader_of_an_auction_game_is_told_by_what_was_learned(players: int) -> None:
    game = games.game("serengeti")
    knowledge, state, dice = knowledge_of(game), game.deal(players, seed=3), stream("learned", players)
    assert knowledge.learned is not None
    while state.facts()["round"] != 12 or not knowledge.quiet(state):
        state.play(knowledge.rollout(state, dice))
    shares = knowledge.chances(state)
    assert shares == knowledge.learned.shares(state) != knowledge.appraise(state)
    assert sum(shares) == pytest.approx(1)
    assert knowledge_of(game, naive=True).learned is None


def test_an_edition_with_other_numbers_has_its_appraisal(tmp_path: Path) -> None:
    game = games.game("serengeti")
    own = tmp_path / "own.toml"
    text = (game.folder / "edition.toml").read_text(encoding="utf-8")
    own.write_text(text.replace("pass_bonus = 2", "pass_bonus = 3").replace('"standard"', '"own"'), encoding="utf-8")
    other: Game = games.game("serengeti", own)
    assert other.edition.hash != game.edition.hash
    assert knowledge_of(other).learned is None
