"""How a bot thinks: what is plain is counted out, what would take too long is searched."""

import pytest

from waterhole import State, bots, games
from waterhole.bots import thinking
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Finding, Plan, rank
from waterhole.bots.solve import Solution
from waterhole.bots.thinking import think
from waterhole.core.chance import Dice, stream

WAVERING = 0.12


def auction(players: int, seed: int, lots: int = 5) -> State:
    """An auction of Serengeti after its first bid, in a game of quick players."""
    state = games.game("serengeti").deal(players, seed=seed)
    knowledge, dice = knowledge_of(state.game), stream("auction", seed)
    for _ in range(lots):
        state.play(knowledge.rollout(state, dice))
        while not knowledge.quiet(state):
            state.play(knowledge.rollout(state, dice))
    state.play(knowledge.candidates(state)[:2][-1])
    return state


def thought(state: State, thoughts: int = 1000, wavering: float = WAVERING) -> list[Finding]:
    plan = Plan(thoughts, aims=True, wavering=wavering)
    return think(state, knowledge_of(state.game), plan, Dice(1))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_an_auction_is_counted_out_to_its_last_bid(players: int) -> None:
    state = auction(players, players)
    found = thought(state)
    assert sorted(one.move for one in found) == sorted(knowledge_of(state.game).candidates(state))
    values = [one.value for one in found]
    assert values == sorted(values, reverse=True)
    assert 0 < values[-1] < values[0] < 1


@pytest.mark.parametrize("exact", [0, 300_000])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_counted_out_is_told_as_tried_more_often_the_better_it_is(seed: int, exact: int) -> None:
    state = auction(3, seed, 13 if exact else 5)
    plan = Plan(1000, aims=True, wavering=WAVERING, exact=exact)
    found = think(state, knowledge_of(state.game), plan, Dice(1))
    assert [round(one.value, 9) for one in sorted(found, key=rank)] == [round(one.value, 9) for one in found]
    assert len(found) > 1


def test_what_others_will_do_is_a_mean_over_what_is_about_as_good_for_them() -> None:
    state = auction(3, 1)
    solution = Solution(knowledge_of(state.game), 100_000, 60, 1, wavering=0.02, aims=True, futures=1)
    moves = solution.knowledge.candidates(state)
    shares = solution.moves(state)
    likely = solution.likely(state, moves, shares)
    assert sum(likely) == pytest.approx(1)
    mixed = solution.mixed(state, moves, shares)
    for seat in range(3):
        assert mixed[seat] == pytest.approx(sum(p * share[seat] for p, share in zip(likely, shares, strict=True)))
    best = max(shares, key=lambda share: share[state.turn])
    assert min(share[state.turn] for share in shares) < mixed[state.turn] < best[state.turn]
    sharp = Solution(knowledge_of(state.game), 100_000, 60, 1, wavering=1e-6, aims=True, futures=1)
    assert max(sharp.likely(state, moves, shares)) > 0.999


def test_an_end_that_several_ways_lead_to_is_looked_at_once() -> None:
    state = auction(4, 2)
    solution = Solution(knowledge_of(state.game), 100_000, 60, 1, wavering=0.01, futures=1)
    solution.moves(state)
    assert 0 < len(solution.ended) < solution.looked


def test_what_would_take_too_long_is_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    state = auction(3, 3)
    monkeypatch.setattr(thinking, "COUNTED", 3)
    assert sum(one.visits for one in thought(state, 60)) == 60


@pytest.mark.parametrize(("thoughts", "looks"), [(0, 32), (300, 1), (1000, 2), (30_000, 32)])
def test_the_more_thoughts_the_more_futures_are_looked_at(
    monkeypatch: pytest.MonkeyPatch, thoughts: int, looks: int
) -> None:
    asked = []

    class Told(Exception):
        pass

    def solution(*_: object, futures: int, **__: object) -> None:
        asked.append(futures)
        raise Told

    monkeypatch.setattr(thinking, "Solution", solution)
    with pytest.raises(Told):
        think(auction(3, 4), knowledge_of(games.game("serengeti")), Plan(thoughts, 3.0, wavering=WAVERING), Dice(1))
    assert asked == [looks]


@pytest.mark.parametrize(("level", "counts"), [("expert:seconds=0:iterations=1000", True), ("hard:seconds=0", False)])
def test_the_expert_counts_auctions_out(monkeypatch: pytest.MonkeyPatch, level: str, counts: bool) -> None:
    state, asked = auction(4, 6), list[State]()

    def counted(root: State, *_: object) -> list[Finding]:
        asked.append(root)
        return [Finding(root.moves()[0], 1, 0.5)]

    monkeypatch.setattr(thinking, "counted", counted)
    bots.make(level, "x").choose(state.game, state.recall(int(state.turn)), state.moves())
    assert bool(asked) is counts
