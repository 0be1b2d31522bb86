"""What a position is worth with all hands open and only the cards to come unknown, once the match is over.

Decisions are never judged by this: whoever made them did not see the hands.
"""

from collections.abc import Iterator

from waterhole.bots.search import Plan, Search
from waterhole.coach.luck import by_seat
from waterhole.core.chance import Dice, number_of
from waterhole.core.knowledge import Knowledge
from waterhole.core.state import State


def foreseen(knowledge: Knowledge, state: State, thoughts: int, dice: Dice) -> list[float]:
    """What everybody can expect if all look ahead: a short search, and how its later half went."""
    if state.over or knowledge.fresh(state):  # new cards lie open, and the value sees them
        return knowledge.chances(state)
    search = Search(state, knowledge, Plan(iterations=thoughts, guided=1.0, peeks=True, watchful=True), dice)
    went: list[list[float]] = []
    for number in range(max(2, thoughts)):
        search.iterate()
        if 2 * number >= thoughts:
            went.append(list(search.seen))
    return [one.mean for one in by_seat(went)]


def laid(search: Search, truth: State, moves: tuple[int, int], seed: str) -> list[float]:
    """What the first move did beside the second on the cards as they lay, against the same on an imagined deal.

    All goes on by what the search has learned, which learns nothing more: nobody knew these cards.
    """
    true, imagined = (list(beside(search, truth if on_table else None, moves, seed)) for on_table in (True, False))
    return [one - other for one, other in zip(true, imagined, strict=True)]


def beside(search: Search, truth: State | None, moves: tuple[int, int], seed: str) -> Iterator[float]:
    """For everybody, how much more came of the first move than of the second: on true hands, or on imagined ones."""
    first, second = (walked(search, truth, move, Dice(number_of(seed))) for move in moves)
    return map(float.__sub__, first, second)


def walked(search: Search, truth: State | None, move: int, dice: Dice) -> list[float]:
    """How a walk went that begins with this move."""
    state = (truth or search.root).copy()
    if truth is None:
        state.redeal(search.seat, dice)
    else:
        state.reshuffle(dice)
    search.dice = dice
    node = search.opening(move)
    search.path.clear()
    search.path.append(node)
    state.apply(move)
    search.walk(node, state, search.outcome(node, state))
    for node in search.path:
        node.visits -= 1
        node.total -= search.seen[node.seat]
    return list(search.seen)
