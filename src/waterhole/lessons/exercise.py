"""What lessons, puzzles and mistakes have in common: a start, a task, tries, and something to say."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from waterhole import games
from waterhole.coach.reasons import Reasons
from waterhole.coach.telling import in_words
from waterhole.core.game import Game
from waterhole.lessons.attempt import Attempt, attempt_question, attempt_scene
from waterhole.lessons.puzzle import Puzzle, Question, puzzle_of
from waterhole.lessons.scene import Scene, scene_of
from waterhole.lessons.start import Start, start_of_question, start_of_scene
from waterhole.words.fluent import Words, words

SHOWN = 3
"""Moves of a solution."""
REMEMBERED = 512
"""So many puzzles are remembered with their positions: more than all games of ours have."""


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
    """A move is to be found: whoever finds it or does not is told what the coach thinks of the moves."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.start = start_of_question(question)
        self.told: dict[tuple[str, str], tuple[str, ...]] = {}
        """Reasons by move and language: each costs a few imagined positions, and is found out once."""

    def attempt(self, texts: Sequence[str]) -> Attempt:
        return attempt_question(self.start, self.question, texts)

    def solution(self, found: Attempt, language: str) -> list[Weighed]:
        if found.verdict == "going":
            return []
        best = [one.text for one in self.question.moves[:SHOWN]]
        texts = dict.fromkeys([*self.question.best[:SHOWN], *best, *(str(step.text) for step in found.steps[:1])])
        return [self.weighed(text, language) for text in texts]

    def weighed(self, text: str, language: str) -> Weighed:
        game = self.start.game
        known = next((one for one in self.question.moves if one.text == text), None)
        said = in_words(text, game, words(language, game.folder / "words"))
        share, error = (known.share, known.error) if known else (None, None)
        return Weighed(text, said, share, error, self.reasons(text, language))

    def reasons(self, text: str, language: str) -> tuple[str, ...]:
        """Why a move is good or bad, as the coach says it."""
        if (text, language) not in self.told:
            recall = self.start.state.recall(self.start.seat)
            told = Reasons(self.start.game, recall, language, self.names(language)).of(text)
            self.told[text, language] = tuple(told)
        return self.told[text, language]

    def names(self, language: str) -> Sequence[str]:
        return names(self.start, language)


class PuzzleRiddle(Riddle):
    """A puzzle that comes with a game."""

    def __init__(self, puzzle: Puzzle) -> None:
        super().__init__(puzzle)
        self.grade = puzzle.grade

    def title(self, words: Words) -> str:
        return words.say("puzzle-title", {"grade": self.grade})

    def task(self, words: Words) -> str:
        return words.say("puzzle-task")

    def said(self, found: Attempt, words: Words) -> str:
        return "" if found.verdict == "going" else words.say(f"puzzle-{found.verdict}")


class MistakeRiddle(Riddle):
    """A decision of somebody's match that a review calls a mistake: something better is to be found."""

    def __init__(self, question: Question, called: Mapping[str, Sequence[str]]) -> None:
        super().__init__(question)
        self.called = called
        """The players of that match, in each language."""
        self.made = question.record.moves[question.ply][1]

    def names(self, language: str) -> Sequence[str]:
        return self.called[language]

    def title(self, words: Words) -> str:
        return words.say("mistake-title")

    def task(self, words: Words) -> str:
        return words.say("mistake-task", {"move": in_words(self.made, self.start.game, words)})

    def said(self, found: Attempt, words: Words) -> str:
        if found.verdict == "going":
            return ""
        same = found.steps[0].text == self.made
        return words.say("mistake-same" if same else f"mistake-{found.verdict}")


def names(start: Start, language: str) -> list[str]:
    """How the seats are called: as bots are."""
    called = words(language).say("bot-names").split(", ")
    return [called[seat % len(called)] for seat in range(int(start.state.players))]


def lesson(game: str, id: str) -> Exercise:
    """The lesson of this id."""
    return Lesson(games.game(game), id)


def riddle(game: str, id: str) -> Exercise:
    """The puzzle of this id."""
    return riddle_of(games.game(game), id)


@lru_cache(maxsize=REMEMBERED)
def riddle_of(game: Game, id: str) -> PuzzleRiddle:
    return PuzzleRiddle(puzzle_of(game, id))
