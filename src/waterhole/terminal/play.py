"""The text game: one person at the keyboard, bots at the other seats."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from rich.console import Console

from waterhole.bots import agents
from waterhole.bots.company import Company
from waterhole.coach import telling
from waterhole.coach.hint import hint
from waterhole.coach.judge import Limit
from waterhole.core.edition import reason
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.kit.entry import move_of, shapes
from waterhole.kit.offer import offered
from waterhole.kit.preview import preview
from waterhole.records.match import Match
from waterhole.records.record import Seat
from waterhole.terminal.entry import Command, command_of
from waterhole.terminal.screen import Screen
from waterhole.words.fluent import words
from waterhole.words.markup import escaped

YOU = 0
"""The seat of the person: who begins is a matter of luck, so any seat is as good."""

ONE_LINE = 80
HINT_SECONDS = 1.5
"""That a hint may take, beside the reasons."""


@dataclass
class Setting:
    """What is chosen before a game; `bots` are those of the other seats."""

    game: Game
    players: int
    bots: Sequence[str]
    seed: str
    language: str
    options: Options = field(default_factory=dict)
    terms: agents.Terms = field(default_factory=agents.Terms)

    def names(self) -> list[str]:
        """Who sits there, in words that fit into the middle of a sentence."""
        own = words(self.language)
        called = own.say("bot-names").split(", ")
        return [own.say("player-you"), *(called[n % len(called)] for n in range(len(self.bots)))]


class TextGame:
    """Plays one match; every command has a method of its name."""

    def __init__(self, setting: Setting, console: Console) -> None:
        names = setting.names()
        person = Seat(words(setting.language).say("player-name"))
        seats = [person, *map(Seat, names[1:], map(agents.label, setting.bots))]
        self.match = Match(setting.game, setting.players, seed=setting.seed, seats=seats, options=setting.options)
        bots = {
            seat: agents.seat(name, f"{setting.seed}/{seat}", setting.terms)
            for seat, name in enumerate(setting.bots, YOU + 1)
        }
        self.company = Company(self.match, bots)
        self.screen = Screen(setting.game, setting.language, names, YOU, console)
        self.history: list[Event] = list(self.match.opening)
        self.told = 0
        self.saved: set[Path] = set()
        self.left = False

    def run(self) -> None:
        """Play until the end, or until the person leaves."""
        state = self.match.state
        edit_lines()
        self.welcome()
        while not state.over and not self.left:
            if int(state.turn) == YOU:
                self.tell_news()
                self.screen.board(state)
                self.ask()
            else:
                self.history += self.company.move()
        if not self.left:
            self.tell_news()
            self.screen.result(state)

    def welcome(self) -> None:
        self.screen.print(f"[bold]{self.screen.words.say('game-name')}[/bold]")
        self.screen.say("game-about")
        if self.company.bots:
            self.screen.say("play-welcome", names=list(self.screen.names[1:]))
        self.screen.say("play-how")

    def tell_news(self) -> None:
        """What happened since the person last decided."""
        self.screen.print()
        for event in self.history[self.told :]:
            self.screen.print(f"[dim]·[/dim] {escaped(self.screen.sentence(event))}")
        self.told = len(self.history)
        self.screen.print()

    # What the person types.

    def ask(self) -> None:
        """Ask until a move is made or the person leaves."""
        self.screen.print()
        self.screen.say("play-offer", moves=in_short(self.offer()))
        moves = len(self.match.moves)
        while len(self.match.moves) == moves and not self.left:
            try:
                self.answer(self.screen.read())
            except WaterholeError as problem:
                self.screen.error(problem)
            except (EOFError, KeyboardInterrupt):
                self.screen.print()
                self.quit("")

    def answer(self, text: str) -> None:
        """Carry out a command or a move."""
        command = command_of(text, self.screen.words)
        if command is not None:
            self.obey(command)
        elif text:
            move = move_of(self.match.game, self.match.state, self.screen.words, text)
            events = self.match.play(move)
            self.company.tell(events)
            self.history += events
        else:
            self.moves("")

    def obey(self, command: Command) -> None:
        methods = {
            "help": self.help,
            "moves": self.moves,
            "what": self.what,
            "hint": self.hint,
            "rules": self.screen.rules,
            "log": self.log,
            "save": self.save,
            "quit": self.quit,
        }
        methods[command.name](command.rest)

    def help(self, rest: str) -> None:
        self.screen.say("play-help")
        self.screen.print("  " + escaped(" · ".join(shapes(self.match.game, self.screen.words))))

    def moves(self, rest: str) -> None:
        """What may be done now."""
        self.screen.print(escaped(self.offer()))

    def what(self, rest: str) -> None:
        """What moves would do, as far as the person can know; several with commas between them."""
        game, state = self.match.game, self.match.state
        first, *others = [text.strip() for text in rest.split(",")]
        told = game.text(state, move_of(game, state, self.screen.words, first))
        found = preview(game, state.recall(YOU), [told, *others])
        for event in found.events:
            self.screen.print(f"[dim]·[/dim] {escaped(self.screen.told(event))}")
        if found.stopped is not None:
            self.screen.say("play-what", stopped=found.stopped)

    def hint(self, rest: str) -> None:
        """The moves that promise most, and why: from what the person could know, as ever."""
        game, state, screen = self.match.game, self.match.state, self.screen
        recall, ply = state.recall(YOU), len(self.match.moves)
        limit, most = Limit(seconds=HINT_SECONDS), telling.SHOWN
        found = hint(game, recall, ply, limit, f"{ply}", screen.words.language, screen.names, most)
        for line in telling.of_hint(found, game, screen.words, screen.names, most):
            screen.print(escaped(line))

    def offer(self) -> str:
        state = self.match.state
        return offered([self.match.game.text(state, move) for move in state.moves()])

    def log(self, rest: str) -> None:
        """Everything since the beginning."""
        for event in self.history:
            self.screen.print(f"[dim]·[/dim] {escaped(self.screen.sentence(event))}")

    def save(self, rest: str) -> None:
        """Write the record into a new file, or into one saved before in this game."""
        if not rest:
            raise BadInput("core.save_where")
        path = Path(rest).expanduser()
        try:
            with path.open("w" if path in self.saved else "x", encoding="utf-8") as file:
                file.write(self.match.record().text())
        except (OSError, ValueError) as problem:
            params = {"file": rest, "reason": reason(problem)}
            raise BadInput("core.file_unwritable", params) from None
        self.saved.add(path)
        self.screen.say("play-saved", file=rest)

    def quit(self, rest: str) -> None:
        self.left = True
        self.screen.say("play-bye")


def edit_lines() -> None:
    """Where Python has readline, arrow keys edit what is typed and bring back what was."""
    with suppress(ImportError):
        import_module("readline")


def in_short(offer: str) -> str:
    """As much of it as one line can hold."""
    return offer if len(offer) <= ONE_LINE else offer[:ONE_LINE] + " …"
