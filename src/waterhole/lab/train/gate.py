"""Whether a new value plays better than the old: the same deals, the new one on every side in turn, luck left out."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from waterhole.bots.search import Plan, Search
from waterhole.core.chance import stream
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.lab.luck import add, came_by_chance
from waterhole.lab.settling import reach, settled
from waterhole.lab.train.self_play import Table


@dataclass(frozen=True)
class Verdict:
    """What the new value earned against the old, and how far that may be off however often one looked."""

    deals: int
    earned: float
    off: float
    fair: float

    @property
    def wins(self) -> bool:
        """Whether the new one is stronger for sure."""
        return self.earned - self.off > self.fair

    @property
    def loses(self) -> bool:
        return self.earned + self.off < self.fair


def compare(new: Knowledge, table: Table, most: int) -> Verdict:
    """Play until it is settled, or until so many deals; the table's own knowledge is the old one."""
    fair = 1 / len(table.game.sides(table.players))
    deals: list[float] = []
    for deal in range(most):
        deals.append(mean(shares_earned(new, table, deal)))
        if settled(deals, fair, fair):
            break
    return Verdict(len(deals), mean(deals), reach(deals, fair), fair)


def shares_earned(new: Knowledge, table: Table, deal: int) -> Iterator[float]:
    """What the new value earned on each side of one deal."""
    for side in table.game.sides(table.players):
        seed = f"gate/{deal}"
        state = table.game.set_up(table.players, table.options, seed=f"{table.seed}/{seed}")
        luck = play_out(state, new, side, table, f"{seed}/{side[0]}")
        yield state.payoffs()[side[0]] - luck[side[0]]


def play_out(state: State, new: Knowledge, side: list[int], table: Table, seed: str) -> list[float]:
    """Play to the end; what chance gave each seat, by the old value."""
    dice, chance = stream(table.seed, seed, "search"), stream(table.seed, seed, "luck")
    luck = [0.0] * table.players
    while state.turn >= 0:
        knowledge = new if state.turn in side else table.knowledge
        legal = state.moves()
        move = legal[0]
        if len(legal) > 1:
            search = Search(state, knowledge, Plan(iterations=table.thoughts), dice)
            search.run()
            move = search.findings()[0].move
        before = state.copy()
        state.apply(move)
        add(luck, came_by_chance(table.knowledge, before, move, state, chance))
    return luck
