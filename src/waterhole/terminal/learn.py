"""Lessons in the terminal: scene by scene, each tried until its goal is reached or the person leaves."""

from collections.abc import Sequence

from rich.console import Console

from waterhole.core.errors import WaterholeError
from waterhole.core.game import Game
from waterhole.kit.entry import move_of
from waterhole.kit.offer import offered
from waterhole.lessons.attempt import Attempt
from waterhole.lessons.exercise import Exercise, Lesson, names
from waterhole.terminal.entry import command_of
from waterhole.terminal.screen import Screen
from waterhole.words.fluent import words
from waterhole.words.markup import escaped


class TextLessons:
    """Goes through some lessons of a game."""

    def __init__(self, game: Game, scenes: Sequence[str], language: str, console: Console) -> None:
        self.game = game
        self.scenes = scenes
        self.language = language
        self.console = console
        self.screen = Screen(game, language, [], None, console)
        self.left = False

    def run(self) -> None:
        """One lesson after the other."""
        for number, id in enumerate(self.scenes):
            if self.left:
                return
            self.teach(Lesson(self.game, id), number + 1)
        if not self.left:
            self.screen.say("play-learnt")

    def teach(self, lesson: Exercise, number: int) -> None:
        """One scene, until its goal is reached."""
        start = lesson.start
        called = names(start, self.language)
        called[start.seat] = words(self.language).say("player-you")
        self.screen = Screen(self.game, self.language, called, start.seat, self.console)
        reached = False
        while not reached and not self.left:
            title = escaped(lesson.title(self.screen.words))
            self.screen.print(f"\n[bold]{number}/{len(self.scenes)} {title}[/bold]")
            self.screen.print(escaped(lesson.task(self.screen.words)))
            reached = self.attempted(lesson)

    def attempted(self, lesson: Exercise) -> bool:
        """One try, move by move; whether it reached the goal."""
        found, tried = lesson.attempt([]), list[str]()
        while found.verdict == "going" and not self.left:
            self.screen.print()
            self.screen.board(found.state)
            text = self.asked(found)
            if text:
                tried.append(text)
                before, found = len(found.steps), lesson.attempt(tried)
                self.tell(found, before)
        if not self.left:
            sign = "[green]✓[/green]" if found.verdict == "reached" else "[red]✗[/red]"
            self.screen.print(f"{sign} {escaped(lesson.said(found, self.screen.words))}")
        return found.verdict == "reached"

    def tell(self, found: Attempt, before: int) -> None:
        """What happened since."""
        for step in found.steps[before:]:
            for event in step.events:
                self.screen.print(f"[dim]·[/dim] {escaped(self.screen.sentence(event))}")

    def asked(self, found: Attempt) -> str:
        """The text of a legal move; nothing, if the person leaves."""
        state = found.state
        self.screen.say("play-offer", moves=offered([self.game.text(state, move) for move in state.moves()]))
        while not self.left:
            try:
                if text := self.understood(found, self.screen.read()):
                    return text
            except WaterholeError as problem:
                self.screen.error(problem)
            except (EOFError, KeyboardInterrupt):
                self.leave()
        return ""

    def understood(self, found: Attempt, text: str) -> str:
        """The move that was typed, if it is one that can be made; a command is carried out."""
        command = command_of(text, self.screen.words)
        if command is not None and command.name == "quit":
            self.leave()
        elif command is not None and command.name == "rules":
            self.screen.rules(command.rest)
        elif text:
            move = move_of(self.game, found.state, self.screen.words, text)
            refused = found.state.refusal_of_any(move)
            if refused is not None:
                raise refused
            return self.game.text(found.state, move)
        return ""

    def leave(self) -> None:
        self.left = True
        self.screen.print()
        self.screen.say("play-bye")
