"""How fast the search is: simulations a second from the middle of a game, on one core."""

import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context
from statistics import median
from time import perf_counter
from typing import Any

from waterhole import games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Plan, Search
from waterhole.core.chance import stream
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.lab import openspiel

POSITIONS = 5
SECONDS = 0.5
"""For each position."""
LONG = 3.0
"""Seconds of the search whose memory is measured."""
RIVAL = "gin_rummy"
"""The card game of OpenSpiel's that its own ISMCTS plays."""
RIVAL_SIMULATIONS = 100


def textbook() -> Plan:
    """Plain ISMCTS: UCB over all legal moves, random rollouts to the end."""
    return Plan(seconds=SECONDS, explore=0.7, priors=False, candidates=False, guided=0.0, depth=-1)


def measure(name: str, table: dict[str, Any]) -> dict[str, float]:
    """The figures of a game at the table that its targets name."""
    game = games.game(name)
    roots = midway(game, dict(table))
    plain = [rate(root, Knowledge(), textbook()) for root in roots]
    guided = [rate(root, knowledge_of(game), Plan(seconds=SECONDS)) for root in roots]
    found = {"search": median(plain), "guided": median(guided)}
    if openspiel.library():
        found[f"{RIVAL}/search"] = found["search"] / openspiel.simulations(RIVAL, RIVAL_SIMULATIONS)
    if memory_is_told():
        with ProcessPoolExecutor(1, get_context("spawn")) as other:
            found["search_memory"] = other.submit(peak, name, dict(table), LONG).result()
    return found


def memory_is_told() -> bool:
    """Whether this system tells how much memory a process has used: Windows does so in another way."""
    return find_spec("resource") is not None


def midway(game: Game, table: dict[str, Any]) -> list[State]:
    """Positions half-way through games of the rollout policy in which there is something to decide."""
    players = int(table.pop("players", game.seats[0]))
    knowledge = knowledge_of(game)
    found: list[State] = []
    for number in range(POSITIONS):
        first = game.deal(players, seed=f"bench/{number}", **table)
        length = decisions(first.copy(), knowledge, number, 10**9)
        decisions(first, knowledge, number, length // 2)
        while len(knowledge.candidates(first)) < 2:
            first.apply(first.moves()[0])
        found.append(first)
    return found


def decisions(state: State, knowledge: Knowledge, number: int, most: int) -> int:
    """Play on, always alike; how many decisions that took."""
    dice = stream("bench", number)
    made = 0
    while state.turn >= 0 and made < most:
        state.apply(knowledge.rollout(state, dice))
        made += 1
    return made


def rate(root: State, knowledge: Knowledge, plan: Plan) -> float:
    """Simulations a second."""
    search = Search(root, knowledge, plan, stream("bench"))
    began = perf_counter()
    search.run()
    return float(search.done) / (perf_counter() - began)


def peak(name: str, table: dict[str, Any], seconds: float) -> float:
    """The most memory, in MB, of a process that has searched for so long."""
    import resource

    game = games.game(name)
    plan = textbook()
    plan.seconds = seconds
    rate(midway(game, table)[0], Knowledge(), plan)
    unit = 1024 * 1024 if sys.platform == "darwin" else 1024  # macOS counts bytes, others kilobytes
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / unit
