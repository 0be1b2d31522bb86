"""How strong the levels are: each game's file is a tournament's own report, and its scale rises with the levels."""

from itertools import pairwise
from pathlib import Path

import pytest

from waterhole import games
from waterhole.bots.levels import LEVELS
from waterhole.bots.ratings import ratings_of
from waterhole.server.http.games import game_info

GAMES = ["safaru", "sanctuary", "serengeti"]


@pytest.mark.parametrize("name", GAMES)
def test_each_level_is_stronger_than_the_one_below_it(name: str) -> None:
    found = ratings_of(games.game(name))
    assert list(found) == list(LEVELS)
    for lower, higher in pairwise(found.values()):
        assert higher.skill > lower.skill
        assert 0 < higher.off < 12


@pytest.mark.parametrize("name", GAMES)
def test_the_dialogue_is_told(name: str) -> None:
    game = games.game(name)
    told = {level: (one.skill, one.off) for level, one in game_info(game).strength.items()}
    assert told == {level: (one.skill, one.off) for level, one in ratings_of(game).items()}


def test_an_edition_that_nobody_measured_has_no_ratings(tmp_path: Path) -> None:
    assert ratings_of(games.game("sanctuary", "first")) == {}
