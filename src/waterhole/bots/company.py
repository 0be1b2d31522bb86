"""The bots of one match, seat by seat: asked when it is their turn, and told what happens if they care to hear it."""

from collections import Counter
from collections.abc import Mapping
from typing import Protocol, runtime_checkable

from waterhole.bots import Bot
from waterhole.core.event import Event, Json
from waterhole.core.ranking import Result
from waterhole.core.state import State
from waterhole.records.match import Match

NOTHING: dict[str, Json] = {}


@runtime_checkable
class Follower(Protocol):
    """A bot that follows the whole match, not only its own decisions."""

    faults: Counter[str]
    """How often another had to move for it, by reason."""

    def hear(self, events: list[Event], seat: int) -> None:
        """Something happened."""
        ...

    def end(self, result: Result) -> None:
        """The match is over."""
        ...


def choose(state: State, bot: Bot) -> int:
    """The bot's move, from what its seat can know."""
    recall = state.recall(int(state.turn)) if bot.looks else NOTHING
    return bot.choose(state.game, recall, state.moves())


class Company:
    """All bots of a match."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.followers = {seat: bot for seat, bot in bots.items() if isinstance(bot, Follower)}
        self.tell(match.opening)

    def tell(self, events: list[Event]) -> None:
        """What a move has brought about, by whomever it was made."""
        for seat, bot in self.followers.items():
            bot.hear(events, seat)
        if self.match.state.over:
            for bot in self.followers.values():
                bot.end(self.match.state.result())

    def move(self) -> list[Event]:
        """The bot on turn moves; what happened."""
        state = self.match.state
        events = self.match.play(choose(state, self.bots[int(state.turn)]))
        self.tell(events)
        return events

    def play(self) -> int:
        """To the end, if all seats are theirs; how many decisions that took."""
        while not self.match.state.over:
            self.move()
        return len(self.match.moves)

    def faults(self) -> dict[int, dict[str, int]]:
        """Of each seat whose moves others had to make: how often, by reason."""
        return {seat: dict(bot.faults) for seat, bot in self.followers.items() if bot.faults}
