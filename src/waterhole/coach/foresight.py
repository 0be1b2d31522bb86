"""What a position is worth with all hands open and only the cards to come unknown, once the match is over.

Decisions are never judged by this: whoever made them did not see the hands.
"""

from waterhole.bots.search import Plan, Search
from waterhole.coach.luck import by_seat
from waterhole.core.chance import Dice
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
