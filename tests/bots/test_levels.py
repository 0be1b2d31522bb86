"""The levels for people, and the greedy bot that they begin with."""

from collections import Counter

import pytest

from waterhole import bots, games
from waterhole.bots.greedy_bot import GreedyBot
from waterhole.bots.levels import LEVELS, LevelBot
from waterhole.bots.lookup import levels_of
from waterhole.bots.search import Finding
from waterhole.bots.search_bot import SearchBot
from waterhole.core.option import Options
from waterhole.lab.strength import duels
from waterhole.lab.tournament import Run, Tournament


def test_every_level_is_a_bot_by_its_name() -> None:
    assert list(LEVELS) == ["easy", "medium", "hard", "expert"]
    assert set(LEVELS) <= set(bots.names())


def test_a_level_plays_as_its_game_needs_and_as_its_name_says() -> None:
    kinds = {level: LevelBot(level, "").bot for level in LEVELS}
    assert [type(bot) for bot in kinds.values()] == [GreedyBot, GreedyBot, SearchBot, SearchBot]
    bot = LevelBot("medium", "a")
    assert isinstance(bot.bot, GreedyBot)
    state = games.game("safaru").deal(2, seed=1)
    assert bot.choose(state.game, state.recall(int(state.turn)), state.moves()) in state.moves()
    assert isinstance(bot.bot, GreedyBot)
    assert bot.bot.blur == levels_of(games.game("safaru"))["medium"]["blur"]
    told = LevelBot("expert", "a", seconds=0, iterations=3)
    assert isinstance(told.bot, SearchBot)
    assert told.bot.settings == {**LEVELS["expert"], "seconds": 0, "iterations": 3}


def test_who_wavers_takes_what_looks_alike_and_never_what_looks_bad() -> None:
    bot = SearchBot("a", wavers=True)
    found = [Finding(7, 40, 20.0), Finding(3, 10, 5.0), Finding(5, 9, 9.0)]
    counts = Counter(bot.one_of(found).move for _ in range(200))
    assert set(counts) == {7, 3}
    assert counts[7] > 2 * counts[3]


def test_easy_errs_like_a_beginner_and_not_like_a_coin() -> None:
    """It never bids what it cannot pay, where a coin nearly always would."""
    game = games.game("serengeti")
    state = game.deal(4, seed=1)
    recall = state.recall(int(state.turn))
    answers = Counter(bots.make("easy", str(n)).choose(game, recall, state.moves()) for n in range(60))
    assert max(answers) <= 10
    assert len(answers) > 1


def test_a_blurred_choice_prefers_what_weighs_more() -> None:
    bot = GreedyBot("a", blur=1.0)
    counts = Counter(bot.blurred([0.0, 2.0, -50.0], 1.0) for _ in range(300))
    assert counts[1] > 2 * counts[0] > 0
    assert counts[2] == 0


@pytest.mark.parametrize(("game", "players"), [("serengeti", 4), ("safaru", 2), ("sanctuary", 2)])
def test_greedy_beats_easy_and_easy_beats_random(game: str, players: int) -> None:
    for better, worse in (("greedy", "easy"), ("easy", "random")):
        options: Options = {"hands": 1} if game == "safaru" else {}
        told = Tournament(game, players, (better, worse), deals=6, seed="levels", options=options)
        found = {duel.hero: duel for duel in duels(told, Run(told, cores=1).run())}
        assert found[better].share > found[worse].share
