"""A player who sees everything: what it wins bounds what anybody could, and nobody can seat it."""

import json

import pytest

from tests.examples.conftest import example_games as example_games
from waterhole import BadInput, bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Plan, Search
from waterhole.cli import main
from waterhole.core.chance import Dice
from waterhole.lab.ceiling import ceiling
from waterhole.lab.train.self_play import Table


@pytest.mark.parametrize("sees", [False, True])
def test_who_sees_everything_deals_nothing_anew(
    example_games: None, monkeypatch: pytest.MonkeyPatch, sees: bool
) -> None:
    game = games.game("pebbles")
    state = game.deal(2, seed=1)
    dealt: list[int] = []
    monkeypatch.setattr(type(state), "redeal", lambda self, seat, dice: dealt.append(seat))
    Search(state, knowledge_of(game), Plan(iterations=5, sees=sees), Dice(7)).run()
    assert bool(dealt) != sees


def test_it_plays_on_every_side_of_each_deal() -> None:
    game = games.game("safaru")
    found = ceiling(Table(game, knowledge_of(game), 2, 2, "ceiling", {"hands": 1}), 4, 2)
    assert (found.deals, found.fair) == (2, 0.5)
    assert found.share in (0, 0.25, 0.5, 0.75, 1)


def test_it_is_no_bot() -> None:
    game = games.game("serengeti")
    with pytest.raises(BadInput):
        bots.make("clairvoyant", "1")
    with pytest.raises(BadInput):
        bots.make("search:iterations=2:sees=1", "1").choose(game, game.deal(3, seed=1).recall(0), [0, 1])


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    command = ["lab", "ceiling", "sanctuary", "--players", "1", "--thoughts", "2", "--clairvoyant", "2", "--deals", "2"]
    assert main([*command, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert {"share", "share_off", "score", "best", "fair"} <= set(found)
    assert main([*command, "--language", "fr"]) == 0
    assert "Qui voit tout" in capsys.readouterr().out
