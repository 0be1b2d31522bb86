"""The puzzle of the day: the same for everybody, and another one every day until all have been."""

from collections.abc import Sequence
from datetime import date

from waterhole.core.chance import stream
from waterhole.lessons.puzzle import Puzzle


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle | None:
    """Each comes once in as many days as there are puzzles, in an order that nobody can see from their ids."""
    if not puzzles:
        return None
    round_, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    stream("puzzle of the day", round_).shuffle(order)
    return puzzles[order[place]]
