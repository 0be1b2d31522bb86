"""Why a move is good or bad, in sentences made of the game's own facts."""

from collections.abc import Mapping, Sequence
from typing import Protocol, cast

from waterhole import games
from waterhole.core.chance import stream
from waterhole.core.errors import WaterholeError
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.reason import Reason, Seen
from waterhole.kit.preview import Preview, preview
from waterhole.words.fluent import Words, words

MOST = 3
"""Sentences about one move: more are not read."""


class Part(Protocol):
    """What a game's part `coach` has."""

    def reasons(self, seen: Seen) -> list[Reason]:
        """The facts about a move, most telling first."""


class Reasons:
    """The reasons for the moves of one decision, in one language."""

    def __init__(self, game: Game, recall: Mapping[str, Json], language: str, names: Sequence[str]) -> None:
        self.game = game
        self.recall = recall
        self.words: Words = words(language, game.folder / "words")
        self.names = names
        you = recall["you"]
        assert isinstance(you, int)
        self.seat = you
        self.view = game.imagine(recall, stream("why")).view(you)
        self.part = cast(Part | None, games.part(game, "coach"))

    def of(self, text: str) -> list[str]:
        """The sentences about a move."""
        found = self.foreseen(text)
        seen = Seen(self.game, text, self.view, found.events, found.view)
        said = [self.say(reason) for reason in (self.part.reasons(seen) if self.part else [])][:MOST]
        told = [self.words.event(event, self.names, self.seat) for event in found.events[:MOST]]
        return said or told or [self.words.say("why-unseen")]

    def say(self, reason: Reason) -> str:
        """The sentence of a reason."""
        params = {**reason.params, "you": reason.params.get("seat") == self.seat}
        return self.words.say(f"why-{reason.kind}", params, self.names)

    def foreseen(self, text: str) -> Preview:
        """What would happen; where others can be supposed to pass, they do, as often as they can."""
        others = self.recall["players"]
        assert isinstance(others, int)
        supposed = list(self.game.supposed[:1]) * (others - 1)
        while supposed:
            try:
                return preview(self.game, self.recall, [text, *supposed])
            except WaterholeError:  # the game would be over before they all have passed
                supposed.pop()
        return preview(self.game, self.recall, [text])
