"""What lessons and puzzles have in common, for whoever shows them: a start, a task, tries, and something to say."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from waterhole import games
from waterhole.coach.reasons import Reasons
from waterhole.coach.telling import in_words
from waterhole.core.game import Game
from waterhole.lessons.attempt import Attempt, attempt_puzzle, attempt_scene
from waterhole.lessons.puzzle import Puzzle, puzzle_of
from waterhole.lessons.scene import Scene, scene_of
from waterhole.lessons.start import Start, start_of_puzzle, start_of_scene
from waterhole.words.fluent import Words, words

SHOWN = 3
"""Moves of a solution."""
REMEMBERED = 4_096
"""Reasons that are remembered: each costs a few imagined positions."""


@dataclass(frozen=True)
class Weighed:
    """A move of a solution, in words, with its share of the victory where it is known, and why."""

    text: str
    said: str
    share: float | None
    error: float | None
    why: tuple[str, ...]


class Exercise(Protocol):
    """A lesson's scene or a puzzle."""

    start: Start

    def attempt(self, texts: Sequence[str]) -> Attempt:
        """What these moves lead to."""

    def title(self, words: Words) -> str: ...

    def task(self, words: Words) -> str: ...

    def said(self, found: Attempt, words: Words) -> str:
        """Praise, or why not; nothing while the try goes on."""

    def solution(self, found: Attempt, language: str) -> list[Weighed]:
        """What was best and why, with the move that was made; nothing while the try goes on, or where praise is all."""


class Lesson:
    """A scene, with the words that the game has for it."""

    def __init__(self, game: Game, id: str) -> None:
        self.scene: Scene = scene_of(game, id)
        self.start = start_of_scene(game, id)

    def attempt(self, texts: Sequence[str]) -> Attempt:
        return attempt_scene(self.start, self.scene, texts)

    def title(self, words: Words) -> str:
        return words.say(f"lesson-{self.scene.id}")

    def task(self, words: Words) -> str:
        return words.say(f"lesson-{self.scene.id}-task")

    def said(self, found: Attempt, words: Words) -> str:
        if found.verdict == "going":
            return ""
        return words.say(f"lesson-{self.scene.id}-{found.why or 'praise'}")

    def solution(self, found: Attempt, language: str) -> list[Weighed]:
        return []


class Riddle:
    """A puzzle: whoever solves it or does not is told what the coach thinks of the moves."""

    def __init__(self, game: Game, id: str) -> None:
        self.puzzle: Puzzle = puzzle_of(game, id)
        self.start = start_of_puzzle(game, id)

    def attempt(self, texts: Sequence[str]) -> Attempt:
        return attempt_puzzle(self.start, self.puzzle, texts)

    def title(self, words: Words) -> str:
        return words.say("puzzle-title", {"grade": self.puzzle.grade})

    def task(self, words: Words) -> str:
        return words.say("puzzle-task")

    def said(self, found: Attempt, words: Words) -> str:
        return "" if found.verdict == "going" else words.say(f"puzzle-{found.verdict}")

    def solution(self, found: Attempt, language: str) -> list[Weighed]:
        if found.verdict == "going":
            return []
        best = [one.text for one in self.puzzle.moves[:SHOWN]]
        texts = dict.fromkeys([*self.puzzle.best, *best, *(str(step.text) for step in found.steps[:1])])
        return [self.weighed(text, language) for text in texts]

    def weighed(self, text: str, language: str) -> Weighed:
        game = self.start.game
        known = next((one for one in self.puzzle.moves if one.text == text), None)
        said = in_words(text, game, words(language, game.folder / "words"))
        why = reasons(game, self.puzzle.id, text, language)
        return Weighed(text, said, known.share if known else None, known.error if known else None, why)


@lru_cache(maxsize=REMEMBERED)
def reasons(game: Game, id: str, text: str, language: str) -> tuple[str, ...]:
    """Why a puzzle's move is good or bad, as the coach says it: found out once."""
    start = start_of_puzzle(game, id)
    return tuple(Reasons(game, start.state.recall(start.seat), language, names(start, language)).of(text))


def names(start: Start, language: str) -> list[str]:
    """How the seats are called: as bots are."""
    called = words(language).say("bot-names").split(", ")
    return [called[seat % len(called)] for seat in range(int(start.state.players))]


def lesson(game: str, id: str) -> Exercise:
    """The lesson of this id."""
    return Lesson(games.game(game), id)


def riddle(game: str, id: str) -> Exercise:
    """The puzzle of this id."""
    return Riddle(games.game(game), id)
