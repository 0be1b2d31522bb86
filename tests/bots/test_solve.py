"""Where nothing is hidden any more the answer is exact."""

from collections.abc import Callable, Iterator
from typing import cast

import pytest

from waterhole import State, bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.solve import Solution, TooLong
from waterhole.core.chance import stream
from waterhole.core.event import Json

PLENTY = 300_000


def last_auction(players: int, seed: int, lots_to_come: int = 0) -> State:
    """Serengeti's last auction or the last but one after its first bid, in a game of quick players."""
    game = games.game("serengeti")
    knowledge, state, dice = knowledge_of(game), game.deal(players, seed=seed), stream("last", seed)
    while not knowledge.bare(state) or (state.undealt() and not lots_to_come):
        state.play(knowledge.rollout(state, dice))
    # A high bid, after which not much can be bid any more: so that all there is can be gone through in a moment.
    state.play(knowledge.candidates(state)[-3:][0])
    return state


def last_deal(seed: int, variant: str, hands: int | None = 1) -> State:
    """The second half of the last deal of Safarü for two: of a single hand or, without `hands`, of a match's first."""
    game = games.game("safaru")
    state = game.deal(2, seed=seed, hands=hands, variant=variant)
    knowledge, dice = knowledge_of(game), stream("deal", seed)
    while not knowledge.bare(state) or held(state) > 5:
        state.play(state.random_move(dice))
    return state


def held(state: State) -> int:
    """The cards in all hands."""
    hands = cast(list[list[str]], state.facts()["hands"])
    return sum(len(hand) for hand in hands)


def reached(state: State, most: int = 3000) -> Iterator[State]:
    """What can come up to the next quiet moment, that included: each as often as there are ways to it."""
    knowledge, waiting = knowledge_of(state.game), [state]
    for _ in range(most):
        if not waiting:
            return
        before = waiting.pop()
        for move in knowledge.candidates(before):
            after = before.copy()
            after.play(move)
            yield after
            if not after.over and not knowledge.quiet(after):
                waiting.append(after)


def solved(state: State) -> list[list[float]]:
    return Solution(knowledge_of(state.game), PLENTY, 60, 1, onward=PLENTY).moves(state)


def worth(state: State, seat: int) -> float:
    """What two can reach, by going through all moves: one gains what the other loses."""
    if state.over:
        return state.payoffs()[seat]
    found = []
    for move in state.moves():
        after = state.copy()
        after.play(move)
        found.append(worth(after, seat))
    return max(found) if state.seat == seat else min(found)


@pytest.mark.parametrize(
    "root",
    [
        *(
            pytest.param(lambda players=players: last_auction(players, 3, 1), id=f"auction-{players}")
            for players in (3, 4)
        ),
        *(pytest.param(lambda hands=hands: last_deal(1, "catch", hands), id=f"hands-{hands}") for hands in (1, None)),
        pytest.param(lambda: last_deal(1, "release", None), id="release"),
    ],
)
def test_positions_that_are_remembered_as_one_are_one(root: Callable[[], State]) -> None:
    state = root()
    knowledge, known = knowledge_of(state.game), dict[int, dict[str, Json]]()
    met = 0
    for after in reached(state):
        if not after.over:
            met += 1
            facts = after.facts()
            assert known.setdefault(knowledge.key(after), facts) == facts
    assert len(known) < met  # Several ways lead to the same.


@pytest.mark.parametrize("variant", ["catch", "release"])
@pytest.mark.parametrize("seed", range(4))
def test_the_expert_gives_nothing_away_in_the_last_deal(seed: int, variant: str) -> None:
    state = last_deal(seed, variant)
    while not state.over:
        seat = int(state.turn)
        if len(state.moves()) > 1:
            best = worth(state, seat)
            move = bots.make("expert:seconds=0:iterations=1", "x").choose(state.game, state.recall(seat), state.moves())
            state.play(move)
            assert worth(state, seat) == pytest.approx(best)
        else:
            state.play(state.moves()[0])


@pytest.mark.parametrize("lots_to_come", [0, 1])
@pytest.mark.parametrize("seed", range(4))
def test_shares_of_the_last_auctions_are_those_of_playing_on(seed: int, lots_to_come: int) -> None:
    state = last_auction(3, seed, lots_to_come)
    for move, shares in zip(knowledge_of(state.game).candidates(state), solved(state), strict=True):
        assert sum(shares) == pytest.approx(1)
        after = state.copy()
        after.play(move)
        if after.over:
            assert shares == after.payoffs()
        else:
            # Whoever decides next can have what the solution says, and no more.
            assert max(one[after.turn] for one in solved(after)) == pytest.approx(shares[after.turn])


@pytest.mark.parametrize("players", games.game("serengeti").seats)
def test_the_last_lot_is_known_before_it_lies_there(players: int) -> None:
    state = last_auction(players, 1, lots_to_come=1)
    solution = Solution(knowledge_of(state.game), PLENTY, 60, 1, onward=PLENTY)
    shares = solution.moves(state)
    assert solution.went_on
    assert not solution.guessed, "all of it was played to the end of the game"
    other = state.copy()
    other.reshuffle(stream("other"))
    assert solved(other) == shares
    nearer = Solution(knowledge_of(state.game), PLENTY, 60, 1)
    assert nearer.moves(state) != shares
    assert nearer.guessed


def test_before_that_the_next_lot_is_chance() -> None:
    game = games.game("serengeti")
    knowledge, state, dice = knowledge_of(game), game.deal(3, seed=1), stream("before")
    while not state.over:
        assert knowledge.bare(state) == (len(state.undealt()) <= 3)
        state.play(knowledge.rollout(state, dice))


def test_a_bid_that_wins_the_game_is_made() -> None:
    found = 0
    for seed in range(30):
        state = last_auction(3, seed)
        seat = int(state.turn)
        shares = [one[seat] for one in solved(state)]
        if max(shares) - min(shares) > 0.5:
            found += 1
            chosen = bots.make("expert:seconds=0:iterations=1", "x").choose(
                state.game, state.recall(seat), state.moves()
            )
            assert shares[knowledge_of(state.game).candidates(state).index(chosen)] == max(shares)
    assert found


def test_what_would_take_too_long_is_given_up() -> None:
    with pytest.raises(TooLong):
        Solution(knowledge_of(games.game("serengeti")), 3, 60, 1).moves(last_auction(5, 1))
    state = last_auction(5, 1)
    bot = bots.make("search:iterations=20:exact=3", "x")
    assert bot.choose(state.game, state.recall(int(state.turn)), state.moves()) in state.moves()
