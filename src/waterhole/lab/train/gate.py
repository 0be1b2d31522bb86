"""Whether a new value plays better than the old: the same deals, the new one on every side in turn, luck left out."""

from collections.abc import Iterator
from dataclasses import dataclass
from statistics import mean

from waterhole.bots.search import Plan
from waterhole.bots.thinking import think
from waterhole.core.chance import Dice, stream
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


@dataclass(frozen=True)
class Mind:
    """What a player knows about playing well, and how it thinks."""

    knowledge: Knowledge
    plan: Plan

    def move(self, state: State, dice: Dice) -> int:
        """The best move it finds. A search deals anew what its seat cannot know: so it may be given the state."""
        legal = state.moves()
        if len(legal) == 1:
            return legal[0]
        return think(state, self.knowledge, self.plan, dice)[0].move


def compare(new: Knowledge, table: Table, most: int) -> Verdict:
    """Play until it is settled, or until so many deals; the table's own knowledge is the old one."""
    fair = 1 / len(table.game.sides(table.players))
    hero = Mind(new, table.plan())
    deals: list[float] = []
    for deal in range(most):
        deals.append(mean(earned for earned, _ in results(hero, table, deal)))
        if settled(deals, fair, fair):
            break
    return Verdict(len(deals), mean(deals), reach(deals, fair), fair)


def results(hero: Mind, table: Table, deal: int) -> Iterator[tuple[float, State]]:
    """What the hero earned on each side of one deal, and how it ended."""
    for side in table.game.sides(table.players):
        seed = f"gate/{deal}"
        state = table.game.set_up(table.players, table.options, seed=f"{table.seed}/{seed}")
        luck = play_out(state, hero, side, table, f"{seed}/{side[0]}")
        yield state.payoffs()[side[0]] - luck[side[0]], state


def play_out(state: State, hero: Mind, side: list[int], table: Table, seed: str) -> list[float]:
    """Play to the end; what chance gave each seat, by the value of the others."""
    dice, chance = stream(table.seed, seed, "search"), stream(table.seed, seed, "luck")
    others = Mind(table.knowledge, table.plan())
    luck = [0.0] * table.players
    while state.turn >= 0:
        move = (hero if state.turn in side else others).move(state, dice)
        before = state.copy()
        state.apply(move)
        add(luck, came_by_chance(table.knowledge, before, move, state, chance))
    return luck
