"""Mistakes of matches that are over, to be tried again: what a kept review says is all that is needed."""

import asyncio
from collections import OrderedDict

from msgspec.json import decode

from waterhole.coach.account import Step
from waterhole.coach.telling import number_of_move
from waterhole.core.errors import BadInput
from waterhole.lessons.exercise import MistakeRiddle
from waterhole.lessons.puzzle import Question, Shared
from waterhole.records.record import Record
from waterhole.server.bots.review_work import Looked
from waterhole.server.rooms.hinting import names_in
from waterhole.server.services import Services
from waterhole.server.storage.kept_reviews import KeptReviews
from waterhole.table.recording import record_of
from waterhole.table.table import Table
from waterhole.words.fluent import LANGUAGES

REMEMBERED = 64
"""So many are remembered with their positions: somebody who tries one looks at several moves."""


class Mistakes:
    """Those that somebody tries. What a review found out never changes, and neither does a match that is over."""

    def __init__(self, services: Services) -> None:
        self.kept = KeptReviews(services.store)
        self.known: OrderedDict[tuple[str, int], MistakeRiddle] = OrderedDict()

    async def at(self, table: Table, ply: int) -> MistakeRiddle:
        """The mistake that was made there; refused, if the review calls it none, or has not come so far."""
        key = (table.id, ply)
        if key not in self.known:
            made = table.match is not None and 0 <= ply < len(table.match.moves)
            text = await self.kept.at(table.id, ply) if made else None
            step = decode(text, type=Looked).step if text is not None else None
            if step is None or step.decided["equal"]:
                raise BadInput("lessons.no_mistake", {"number": number_of_move(ply)})
            self.known[key] = await asyncio.to_thread(riddle_of, table, step)
        self.known.move_to_end(key)
        while len(self.known) > REMEMBERED:
            self.known.popitem(last=False)
        return self.known[key]


def riddle_of(table: Table, step: Step) -> MistakeRiddle:
    called = {language: names_in(table, language) for language in LANGUAGES}
    return MistakeRiddle(question_of(table.id, record_of(table), step), called)


def question_of(id: str, record: Record, step: Step) -> Question:
    """Every move is right that cannot be told apart from the best."""
    decided = step.decided
    best = dict.fromkeys([decided["best"], *(one.text for one in step.choices if one.equal)])
    shares = [Shared(one.text, one.share, one.error) for one in step.choices]
    return Question(f"{id}-{decided['ply']}", decided["ply"], list(best), shares, record)
