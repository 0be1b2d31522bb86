"""A player who sees everything: what it wins bounds what anybody could, and nobody can seat it."""

import json

import pytest

from tests.examples.conftest import example_games as example_games
from waterhole import BadInput, bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Plan, Search
from waterhole.cli import main
from waterhole.core.chance import Dice
from waterhole.lab.ceiling import ceiling, clairvoyant, summary
from waterhole.lab.train.self_play import Table


@pytest.mark.parametrize(
    ("plan", "anew"),
    [
        (Plan(iterations=5), {"redeal"}),
        (Plan(iterations=5, sees=True), set()),
        (Plan(iterations=5, sees=True, peeks=True), {"reshuffle"}),
    ],
    ids=["nothing", "everything", "hands"],
)
def test_nothing_is_dealt_anew_that_is_seen(
    example_games: None, monkeypatch: pytest.MonkeyPatch, plan: Plan, anew: set[str]
) -> None:
    game = games.game("pebbles")
    state = game.deal(2, seed=1)
    done: set[str] = set()
    monkeypatch.setattr(type(state), "redeal", lambda self, seat, dice: done.add("redeal"))
    monkeypatch.setattr(type(state), "reshuffle", lambda self, dice: done.add("reshuffle"))
    Search(state, knowledge_of(game), plan, Dice(7)).run()
    assert done == anew


def test_who_sees_the_hands_alone_plays_too() -> None:
    game = games.game("safaru")
    table = Table(game, knowledge_of(game), 2, 2, "ceiling", {"hands": 1})
    hero = clairvoyant(table, 4, hands_alone=True)
    found = summary(table, hero, ceiling(hero, table, 2))
    assert (found["clairvoyant"], found["hands_alone"], found["deals"]) == (4, True, 2)


def test_it_plays_on_every_side_of_each_deal() -> None:
    game = games.game("safaru")
    table = Table(game, knowledge_of(game), 2, 2, "ceiling", {"hands": 1})
    found = ceiling(clairvoyant(table, 4), table, 2)
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
