"""What chance gave each seat in a match, by a value fixed beforehand.

After every move the value of what came is compared with the mean over what might have come: that is zero on average,
whatever the value is worth. So a seat's result without its luck has the same mean as the result itself, and varies less
the better the value is (the part of AIVAT, by Burch and others 2018, that corrects for chance).
"""

from collections.abc import Sequence

from waterhole.bots.lookup import knowledge_of
from waterhole.core.chance import Dice, stream
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State
from waterhole.records.match import Match

FUTURES = 16
"""So many other outcomes of chance are looked at for each move: a sixteenth of its noise stays in."""


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
    if after.draws() == before.draws():
        return [0.0] * int(before.players)
    gained = knowledge.chances(after)
    for _ in range(FUTURES):
        other = before.copy()
        other.reshuffle(dice)
        other.apply(move)
        add(gained, [-share / FUTURES for share in knowledge.chances(other)])
    return gained


def add(total: list[float], more: Sequence[float]) -> None:
    for place, amount in enumerate(more):
        total[place] += amount
