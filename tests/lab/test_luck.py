"""Luck is what chance gave, and nothing else: on average it is nothing."""

from statistics import mean, stdev

import pytest

from waterhole import games
from waterhole.bots.lookup import knowledge_of
from waterhole.core.chance import stream
from waterhole.lab.luck import came_by_chance, luck_of
from waterhole.records.match import Match


def played(name: str, players: int, seed: str) -> Match:
    match = Match(games.game(name), players, seed=seed, options={"hands": 1} if name == "safaru" else {})
    knowledge, dice = knowledge_of(match.game), stream("play", seed)
    while not match.state.over:
        match.play(knowledge.rollout(match.state, dice))
    return match


@pytest.mark.parametrize(("name", "players", "games"), [("serengeti", 3, 6), ("safaru", 2, 3), ("sanctuary", 2, 3)])
def test_luck_is_nothing_on_average_and_what_one_gains_others_lose(name: str, players: int, games: int) -> None:
    luck = [luck_of(played(name, players, f"{number}"), "luck") for number in range(games)]
    assert all(sum(one) == pytest.approx(0, abs=1e-9) for one in luck)
    first = [one[0] for one in luck]
    if name == "serengeti":  # whose value sees the cards of the next lot
        assert stdev(first) > 0.01
        assert abs(mean(first)) < 4 * stdev(first) / len(first) ** 0.5


def test_a_move_that_draws_nothing_has_no_luck() -> None:
    state = games.game("serengeti").deal(3, seed=4)
    before = state.copy()
    move = state.moves()[1]
    state.play(move)
    assert came_by_chance(knowledge_of(state.game), before, move, state, stream("x")) == pytest.approx([0, 0, 0])


def test_nobodys_cards_change_when_chance_decides_anew() -> None:
    for name in ("serengeti", "safaru", "sanctuary"):
        state = games.game(name).deal(3, seed=5)
        for _ in range(8):
            state.play(state.random_move(stream("y", name)))
        twin = state.copy()
        twin.reshuffle(stream("z"))
        assert [twin.view(seat) for seat in range(3)] == [state.view(seat) for seat in range(3)]
        assert twin.facts()["deck"] != state.facts()["deck"]
        assert sorted(twin.facts()["deck"]) == sorted(state.facts()["deck"])  # type: ignore[arg-type, type-var]
