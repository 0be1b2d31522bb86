"""A policy against our bots, many matches side by side: how large is its share of the victories?"""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from waterhole import bots
from waterhole.bots import Bot
from waterhole.core.state import State
from waterhole.research.observation import Floats, Mask
from waterhole.research.stepping import rewards
from waterhole.research.versions import V0, Setting

Policy: TypeAlias = Callable[[Floats, Mask], NDArray[np.int64]]
"""From rows and masks to moves, one for each row."""


class Seating:
    """One match: the policy sits on one seat, bots on the others."""

    def __init__(self, state: State, seat: int, others: dict[int, Bot]) -> None:
        self.state = state
        self.seat = seat
        self.others = others

    def wait(self) -> bool:
        """Let the bots move until the policy decides; whether it does."""
        state = self.state
        while not state.over and state.turn != self.seat:
            bot = self.others[int(state.turn)]
            state.play(bot.choose(state.game, state.recall(int(state.turn)), state.moves()))
        return not state.over


def share(game: str, players: int, policy: Policy, rival: str, count: int, seed: str, **options: object) -> float:
    """The policy's share of the victories in so many matches, on every seat in turn, all others being the rival."""
    setting = Setting(V0[game].load(), players, options)
    tables = [seating(setting, number, rival, seed) for number in range(count)]
    observer = setting.observer
    waiting = [table for table in tables if table.wait()]
    while waiting:
        seen = np.stack([observer.row(table.state, table.seat) for table in waiting])
        masks = np.stack([observer.mask(table.state, table.seat) for table in waiting])
        for table, move in zip(waiting, policy(seen, masks), strict=True):
            table.state.play(int(move))
        waiting = [table for table in waiting if table.wait()]
    won = [rewards(table.state.payoffs())[table.seat] + 1 / players for table in tables]
    return float(np.mean(won))


def seating(setting: Setting, number: int, rival: str, seed: str) -> Seating:
    """Match by match the same deal from each seat."""
    deal, seat = divmod(number, setting.players)
    others = {other: bots.make(rival, f"{seed}/{number}/{other}") for other in range(setting.players) if other != seat}
    return Seating(setting.deal(seed, deal), seat, others)
