"""What chance gave each seat in a match, by the value that the bots have.

So a seat's result without its luck has the same mean as the result itself, and varies less the better the value is (the
part of AIVAT, by Burch and others 2018, that corrects for chance).
"""

from collections.abc import Sequence

from waterhole.bots.lookup import knowledge_of
from waterhole.coach.luck import gained_by_chance
from waterhole.core.chance import Dice, stream
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.records.match import Match


def luck_of(match: Match, seed: str) -> tuple[float, ...]:
    """How much of each seat's share of the victory came by luck, over a whole match, after the first deal."""
    state = match.dealt()
    knowledge, dice = knowledge_of(match.game), stream(seed, "luck")
    total = [0.0] * match.players
    for _, text in match.moves:
        move = match.game.parse(state, text)
        before = state.copy()
        state.apply(move)
        add(total, came_by_chance(knowledge, before, move, state, dice))
    return tuple(total)


def came_by_chance(knowledge: Knowledge, before: State, move: int, after: State, dice: Dice) -> list[float]:
    """What everybody gained by what chance added to this move; nothing if it added nothing."""
    return gained_by_chance(knowledge.chances, before, move, after, dice).luck


def add(total: list[float], more: Sequence[float]) -> None:
    for place, amount in enumerate(more):
        total[place] += amount
