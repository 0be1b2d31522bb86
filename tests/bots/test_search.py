"""The search: repeatable, bounded, and right where right can be known."""

from time import perf_counter

import pytest

from tests.bots.test_fairness import midway
from waterhole import BadInput, bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Plan, Search
from waterhole.bots.search_bot import SearchBot, together
from waterhole.core.chance import Dice, stream
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.games.sanctuary.bot.features import Worths, worths_alone, worths_of
from waterhole.games.sanctuary.bot.priors import SanctuaryKnowledge
from waterhole.games.sanctuary.game import Sanctuary
from waterhole.games.sanctuary.state import SanctuaryState

NAMES = ["serengeti", "safaru", "sanctuary"]


def searched(name: str, plan: Plan, seed: int = 1) -> Search:
    game = games.game(name)
    root = midway(game, 3, {}, 11)
    while len(knowledge_of(game).candidates(root)) == 1:
        root.play(root.moves()[0])
    search = Search(root, knowledge_of(game), plan, Dice(seed))
    search.run()
    return search


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_finds_the_same(name: str) -> None:
    def found(seed: int) -> list[tuple[int, int, float]]:
        findings = searched(name, Plan(iterations=40), seed).findings()
        return [(one.move, one.visits, one.total) for one in findings]

    assert found(1) == found(1)
    assert found(1) != found(2)


@pytest.mark.parametrize("name", NAMES)
def test_every_iteration_is_counted_and_values_are_shares(name: str) -> None:
    search = searched(name, Plan(iterations=31))
    findings = search.findings()
    assert search.done == sum(one.visits for one in findings) == 31
    assert all(0 <= one.value <= 1 for one in findings)


def test_a_plain_search_makes_its_iterations_too() -> None:
    search = searched("serengeti", Plan(iterations=31, candidates=False, priors=False, guided=0.0, depth=-1))
    assert search.done == sum(one.visits for one in search.findings()) == 31
    assert len(search.findings()) > 10


def test_it_stops_when_the_time_is_up() -> None:
    began = perf_counter()
    searched("serengeti", Plan(seconds=0.1))
    assert 0.01 < perf_counter() - began < 2


def test_it_stops_when_nothing_can_be_overtaken() -> None:
    game = games.game("serengeti")
    root = game.deal(3, seed=1)
    while len(root.moves()) > 1:
        root.play(root.moves()[-1])
    search = Search(root, knowledge_of(game), Plan(iterations=100_000), Dice(1))
    search.run()
    assert search.done < 100


def test_the_tree_stays_within_its_bound() -> None:
    search = searched("sanctuary", Plan(iterations=60, candidates=False, priors=False, most_nodes=300))
    # The node that reaches the bound still gets all of its children.
    assert search.nodes < 300 + 250


def test_one_legal_move_is_played_without_a_thought() -> None:
    bot = SearchBot("a", iterations=5)
    assert bot.choose(games.game("serengeti"), {}, [0]) == 0
    assert bot.asked == 0


def test_findings_of_several_cores_are_put_together() -> None:
    whole = together([[(3, 10, 5.0), (4, 2, 1.0)], [(4, 20, 4.0)]])
    assert [(one.move, one.visits, one.total) for one in whole] == [(4, 22, 5.0), (3, 10, 5.0)]


def test_two_cores_search_side_by_side() -> None:
    game = games.game("safaru")
    state = midway(game, 2, {}, 5)
    bot = SearchBot("a", cores=2, iterations=20)
    try:
        findings = bot.findings(game, state.recall(int(state.turn)))
    finally:
        bot.close()
    assert sum(one.visits for one in findings) == 40


def test_settings_come_with_the_name() -> None:
    bot = bots.make("search:seconds=0:iterations=7", "a")
    assert isinstance(bot, SearchBot)
    assert bot.settings == {"seconds": 0.0, "iterations": 7.0}


@pytest.mark.parametrize("name", ["search:depth", "search:depth=deep", "random:depth=3", "greedy:depth=3"])
def test_settings_that_make_no_sense_are_refused(name: str) -> None:
    with pytest.raises(BadInput) as caught:
        bots.make(name, "")
    assert caught.value.code == "core.bad_bot_settings"


def test_an_unknown_setting_is_named() -> None:
    bot = bots.make("search:wit=3", "")
    game = games.game("serengeti")
    state = game.deal(3, seed=1)
    with pytest.raises(BadInput) as caught:
        bot.choose(game, state.recall(int(state.turn)), state.moves())
    assert caught.value.code == "core.unknown_setting"


def test_alone_points_guide_where_the_goal_is_out_of_reach() -> None:
    game = games.game("sanctuary")
    knowledge, dice = knowledge_of(game), stream("alone")
    state = game.deal(1, seed=1)
    assert isinstance(state, SanctuaryState)
    while state.turn >= 0:
        state.apply(knowledge.rollout(state, dice))
    found: list[tuple[float, float]] = []
    for points in (30, 35, 49, 50):
        state.scores[0] = points
        found.append((knowledge.chances(state)[0], knowledge.aims(state)[0]))
    assert [chance for chance, _ in found] == [0, 0, 0, 1]
    aims = [aim for _, aim in found]
    assert aims == sorted(set(aims))


class Impatient(Knowledge):
    """Would end every walk at once, at a quiet moment."""

    def __init__(self, to_the_end: bool) -> None:
        super().__init__()
        self.to_the_end = to_the_end

    def quiet(self, state: State) -> bool:
        return True

    def appraise(self, state: State) -> list[float]:
        return [0.25] * state.players

    def only_the_end_tells(self, state: State) -> bool:
        return self.to_the_end


@pytest.mark.parametrize("aims", [True, False])
@pytest.mark.parametrize("to_the_end", [True, False])
def test_where_only_the_end_tells_a_search_plays_on_to_it(aims: bool, to_the_end: bool) -> None:
    root = games.game("sanctuary").deal(1, seed="end")
    search = Search(root, Impatient(to_the_end), Plan(iterations=8, aims=aims), Dice(1))
    search.run()
    assert sum(one.total for one in search.findings()) == (0 if to_the_end else 2)


def test_alone_a_quick_player_keeps_cards_for_the_last_turn() -> None:
    """What one has in the end, with the worths for one and with those for several."""
    game = games.game("sanctuary")
    assert isinstance(game, Sanctuary)
    numbers = game.prepared[0]
    alone, several = worths_alone(numbers), worths_of(numbers)

    def points(worths: Worths) -> int:
        return sum(points_alone(SanctuaryKnowledge(several, worths), seed) for seed in range(10))

    assert points(alone) > points(several) + 30


def points_alone(knowledge: SanctuaryKnowledge, seed: int) -> int:
    state = games.game("sanctuary").deal(1, seed=seed)
    assert isinstance(state, SanctuaryState)
    while state.turn >= 0:
        moves, weights = knowledge.weighed(state)
        state.apply(max(zip(weights, moves, strict=True))[1])
    return int(state.scores[0])
