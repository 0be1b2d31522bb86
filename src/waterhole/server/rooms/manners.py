"""Bots answer a greeting: one of them, a moment later, and never more than one answer is on its way at a table."""

import asyncio
from collections.abc import Awaitable, Callable

from waterhole.server.messages.fields import Reaction
from waterhole.server.tasks import Tasks
from waterhole.table.table import Table

ANSWERS: dict[Reaction, Reaction] = {
    "hello": "hello",
    "good_luck": "you_too",
    "well_played": "thanks",
    "nice_try": "thanks",
    "thanks": "no_problem",
    "sorry": "no_problem",
    "back_soon": "no_problem",
    "good_game": "good_game",
    "again": "good_luck",
}
"""What is answered, and how."""
PAUSE = 1.2
"""Seconds until the answer comes."""


class Manners:
    """The bots of one table. `say` shows a reaction of a seat, if that may say something now."""

    def __init__(self, table: Table, tasks: Tasks, say: Callable[[int, Reaction], Awaitable[None]]) -> None:
        self.table = table
        self.tasks = tasks
        self.say = say
        self.answering: asyncio.Task[None] | None = None

    def hear(self, seat: int, reaction: Reaction) -> None:
        """A person has said something here."""
        answer, bot = ANSWERS.get(reaction), self.next_bot(seat)
        busy = self.answering is not None and not self.answering.done()
        if answer is not None and bot is not None and not busy:
            self.answering = self.tasks.spawn(self.reply(bot, answer, PAUSE))

    def next_bot(self, seat: int) -> int | None:
        """The first bot after a seat."""
        seats = self.table.people.seats
        after = [(seat + step) % len(seats) for step in range(1, len(seats))]
        return next((other for other in after if seats[other].kind == "bot"), None)

    async def reply(self, bot: int, answer: Reaction, pause: float) -> None:
        await asyncio.sleep(pause)
        await self.say(bot, answer)
