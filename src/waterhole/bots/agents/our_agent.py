"""One of our bots as an agent: reads questions from one stream, writes its moves to another."""

import hashlib
import sys
from collections.abc import Callable
from functools import partial
from typing import BinaryIO

import msgspec

from waterhole import games
from waterhole.bots import Bot, make
from waterhole.bots.agents.protocol import (
    LONGEST,
    PROTOCOL,
    Bye,
    Decide,
    FromAgent,
    Hello,
    Move,
    Over,
    Ready,
    line_of,
    to_agent,
)
from waterhole.bots.levels import LevelBot
from waterhole.bots.search_bot import SearchBot
from waterhole.core.chance import stream
from waterhole.core.edition import Edition
from waterhole.core.errors import BadInput, WaterholeError
from waterhole.core.event import Json
from waterhole.core.game import Game

SPARE = 0.85
"""The part of the seconds granted that a search may use: the rest is for the way there and back."""


class OurAgent:
    """A bot that is asked over a pipe. The same seed and the same match give the same moves, whichever came before."""

    def __init__(
        self, name: str, seed: str, source: BinaryIO, sink: BinaryIO, made: Callable[[str], Bot] | None = None
    ) -> None:
        """`made` makes the bot from a seed; without it, it is the one of this name."""
        self.made = made or partial(make, name)
        self.made(seed)  # A wrong name is refused before anything is said.
        self.name = name
        self.seed = seed
        self.source = source
        self.sink = sink
        self.game: Game | None = None
        self.bot: Bot | None = None

    def run(self) -> None:
        """Answer until told to stop."""
        while line := self.source.readline(LONGEST + 1):
            try:
                message = to_agent.decode(line)
                if isinstance(message, Bye):
                    return
                self.obey(message)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, WaterholeError) as problem:
                print(f"waterhole agent: {problem}", file=sys.stderr, flush=True)

    def obey(self, message: Hello | Decide | Over) -> None:
        if isinstance(message, Hello):
            self.game, self.bot = game_with(message), None
            self.say(Ready(f"waterhole {self.name}"))
        elif isinstance(message, Decide) and self.game is not None:
            self.say(Move(message.id, self.decided(self.game, message)))

    def decided(self, game: Game, question: Decide) -> str:
        """The bot's move. Its dice follow from the first thing it is shown: no two matches share them."""
        if self.bot is None:
            shown = hashlib.sha256(msgspec.json.encode(question.recall, order="sorted")).hexdigest()
            self.bot = self.made(f"{self.seed}/{shown}")
        if isinstance(self.bot, SearchBot | LevelBot):
            self.bot.hurry(SPARE * question.seconds)
        state = game.imagine(question.recall, stream(self.seed, "agent"))
        return game.text(state, self.bot.choose(game, question.recall, state.moves()))

    def say(self, message: FromAgent) -> None:
        self.sink.write(line_of(message))
        self.sink.flush()


def game_with(hello: Hello) -> Game:
    """The game in the edition that these numbers make."""
    if hello.protocol != PROTOCOL:
        raise BadInput("core.agent_protocol", {"told": hello.protocol, "known": PROTOCOL})
    usual = games.game(hello.game)
    if usual.numbers == hello.numbers:
        return usual
    sources: dict[str, Json] = dict.fromkeys(hello.numbers, "ours")  # Where they come from nobody told.
    return games.game(hello.game, Edition(hello.game, "told", hello.numbers, sources, "hello", ""))
