"""Everything the text game prints: sentences, boards, rules, results."""

import sys
from collections.abc import Sequence

from rich.console import Console
from rich.table import Table

from waterhole.core.errors import WaterholeError
from waterhole.core.event import Event, Json
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.terminal import drawing
from waterhole.words import rulebook
from waterhole.words.fluent import Words, words
from waterhole.words.markup import escaped
from waterhole.words.rulebook import Rule

WIDTH = 100


class Screen:
    """Prints for one reader: seat `you`, or a spectator (None)."""

    def __init__(self, game: Game, language: str, names: Sequence[str], you: int | None, console: Console) -> None:
        self.game = game
        self.words: Words = words(language, game.folder / "words")
        self.names = names
        self.you = you
        self.console = console

    def print(self, markup: str = "") -> None:
        """One or more lines of rich markup."""
        self.console.print(markup, highlight=False, emoji=False, soft_wrap=False)

    def say(self, id: str, **params: object) -> None:
        """A message of the Fluent files; it may hold markup, its parameters may not."""
        safe = {name: escaped(value) if isinstance(value, str) else value for name, value in params.items()}
        self.print(self.words.say(id, safe, [escaped(name) for name in self.names]))

    def read(self) -> str:
        """A line from the keyboard or a pipe; what came through a pipe is shown like typed text."""
        prompt = self.words.say("play-prompt") + " "
        if sys.stdin.isatty():
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.print(escaped(prompt + line.strip()))
        return line.strip()

    def sentence(self, event: Event) -> str:
        """An event as the reader may know it."""
        return self.told(event.seen_by(self.you))

    def told(self, seen: dict[str, Json]) -> str:
        """An event that the reader is told of."""
        text = self.words.event(seen, self.names, self.you)
        return text[:1].upper() + text[1:]

    def error(self, problem: WaterholeError) -> None:
        """Why something was refused, with the rule's number."""
        self.print(f"[red]✗[/red] {escaped(self.words.error(problem, self.names))}")

    def board(self, state: State) -> None:
        """The table as the reader sees it."""
        self.print(drawing.drawn(self.game, state.view(self.you), self.names, self.words))

    def result(self, state: State) -> None:
        """The score, and who won."""
        result = state.result()
        self.board(state)
        winners = [self.names[seat] for seat in result["winners"]]
        self.print()
        alone = result["winners"] == [self.you]
        self.say("play-won-you" if alone else "play-won", winners=winners, count=len(winners))

    # The rules.

    def rules(self, wanted: str) -> None:
        """A rule, a section, what a search finds, or the list of sections."""
        book = rulebook.load(self.game.folder, self.words.language)
        if not wanted:
            self.say("rules-sections")
            for section in book.sections:
                self.print(f"  [bold]{section.number}[/bold]  {escaped(section.title)}")
        elif chapter := book.section(wanted):
            self.print(f"[bold]{chapter.number} {escaped(chapter.title)}[/bold]")
            self.list_rules(chapter.rules)
        elif rule := book.rule(wanted):
            self.list_rules([rule])
        else:
            found = book.search(wanted)
            self.say("rules-found", count=len(found), text=wanted)
            self.list_rules(found)

    def list_rules(self, rules: Sequence[Rule]) -> None:
        grid = Table.grid(padding=(0, 1))
        for rule in rules:
            mark = f"[dim]{escaped(self.words.say('rules-house'))}[/dim] " if rule.house else ""
            text = escaped(rule.text.replace("*", "").replace("`", ""))
            grid.add_row(f"  [bold]{rule.number}[/bold]", mark + text)
        self.console.print(grid)


def console() -> Console:
    """Standard output; where it is no terminal, as wide as a board may be."""
    return Console(width=None if sys.stdout.isatty() else WIDTH)
