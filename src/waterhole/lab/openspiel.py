"""OpenSpiel's card games played at random: the measure beside ours. It is only there with `make bench`."""

from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

GAMES = ("crazy_eights", "gin_rummy")
"""Its fastest card game, and its best known one."""


def library() -> Any:  # noqa: ANN401 (pyspiel has no types)
    """The module, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    return pyspiel


class Spiel:
    """Whole games of one of its games, played at random; how, is the matter of the two below."""

    def __init__(self, name: str) -> None:
        self.library = library()
        self.game = self.library.load_game(name)
        self.random = Random(0).random
        self.states: list[Any] = []

    def ready(self, games: int) -> None:
        self.states = [self.game.new_initial_state() for _ in range(games)]

    def decisions(self) -> int:
        """How many of all moves that were made were players' moves."""
        return sum(1 for state in self.states for step in state.full_history() if step.player >= 0)


class FromPython(Spiel):
    """Driven move by move from Python."""

    def go(self) -> None:
        random = self.random
        for state in self.states:
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(drawn(state, random))
                else:
                    moves = state.legal_actions()
                    state.apply_action(moves[int(random() * len(moves))])


class InItsLoop(Spiel):
    """In its own loop in C++, with its own uniformly random bots."""

    def go(self) -> None:
        seats = range(self.game.num_players())
        bots = [self.library.make_uniform_random_bot(seat, 1) for seat in seats]
        for number, state in enumerate(self.states):
            self.library.evaluate_bots(state, bots, number)


def drawn(state: Any, random: Callable[[], float]) -> int:  # noqa: ANN401
    """What chance brings."""
    left = random()
    outcomes = state.chance_outcomes()
    for action, share in outcomes:
        left -= share
        if left < 0:
            return int(action)
    return int(outcomes[-1][0])


def simulations(name: str, count: int) -> float:
    """Simulations a second of its own ISMCTS (in C++), from the middle of a game of its own."""
    spiel = library()
    state = spiel.load_game(name).new_initial_state()
    random = Random(1).random
    made = 0
    while made < 20 or state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            state.apply_action(drawn(state, random))
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(random() * len(moves))])
        made += 1
    rollouts = spiel.RandomRolloutEvaluator(1, 1)
    visits = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(1, rollouts, 0.7, count, -1, visits, False, False)
    began = perf_counter()
    bot.step(state)
    return count / (perf_counter() - began)
