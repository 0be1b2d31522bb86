"""What a worker does for a review: it looks at a few moves of a match that is over, the last ones first."""

from functools import lru_cache
from time import process_time

from msgspec import Struct

from waterhole.coach.account import Step
from waterhole.coach.review import THOUGHTS, Reviewer
from waterhole.coach.telling import why_better
from waterhole.records import record, replay
from waterhole.table.charter import game_of


class ReviewQuestion(Struct):
    """A match that is over, and where to begin: at `ply`, then back towards the start."""

    game: str
    edition: str | None
    revision: int
    record: str
    ply: int
    effort: float
    """From 0 to 1: how much of the usual thought there is time for."""
    seconds: float
    """Of the processor, after which the worker is free for others; the move it is at is looked at to its end."""
    names: dict[str, list[str]]
    """What everybody is called in each language."""


class Looked(Struct):
    """What was found out about one move, as it is kept."""

    step: Step
    why: dict[str, list[str]]
    """In each language what speaks for the better move, where this one was clearly a mistake."""
    start: list[float] | None = None
    """With the first move: what everybody could expect after the deal."""


def timed_review(question: ReviewQuestion) -> tuple[list[Looked], float]:
    """As many moves as there is time for, and the processor's seconds that they took; runs in a worker."""
    begun = process_time()
    reviewer = reviewer_of(question.game, question.edition, question.revision, question.record)
    reviewer.think(question.effort)
    found: list[Looked] = []
    for ply in range(question.ply, -1, -1):
        found.append(looked_at(reviewer, ply, question.names))
        if process_time() - begun >= question.seconds:
            break
    return found, process_time() - begun


@lru_cache(maxsize=1)
def reviewer_of(game: str, edition: str | None, revision: int, text: str) -> Reviewer:
    """The same one for all moves of a match, if no other match comes between."""
    rules = game_of(game, edition, revision)
    return Reviewer(replay.replay(record.parse(text, "record.json"), rules), THOUGHTS, "0")


def looked_at(reviewer: Reviewer, ply: int, names: dict[str, list[str]]) -> Looked:
    step = reviewer.look_at(ply)
    told = {} if step.decided["equal"] else names
    why = {language: why_better(step.decided, reviewer, language, called) for language, called in told.items()}
    return Looked(step, why, reviewer.start() if ply == 0 else None)
