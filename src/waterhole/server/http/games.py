"""The HTTP routes about games: what they are, their words and their rules.

They are no coroutines, so each is carried out in a thread: reading a file of words for the first time takes a while,
and nobody else waits for it.
"""

from functools import cache
from pathlib import Path

import msgspec
from fastapi import APIRouter, Request, Response
from fluent.syntax import FluentParser, ast

import waterhole
from waterhole.bots.levels import LEVELS
from waterhole.bots.ratings import ratings_of
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Option
from waterhole.server import messages
from waterhole.server.http.answers import hall_of, told
from waterhole.server.http.schema import describe, message_schema
from waterhole.server.messages import GameInfo, Games, OptionInfo, RuleInfo, Rules, RuleSection, Strength
from waterhole.server.rooms.views import edition_of, raw
from waterhole.words import rulebook
from waterhole.words.fluent import LANGUAGES, PROGRAM, written

router = APIRouter(prefix="/api")
TEXT = "text/plain; charset=utf-8"
TERMINAL = frozenset({
    "bench", "cli", "command", "compiled", "figure", "hint", "mistake", "play", "puzzle", "puzzles", "report", "review",
    "rules", "see", "serve", "show", "tale", "tournament", "verify",
})  # fmt: skip
"""What the ids of messages begin with that only a terminal says, or the server itself."""
LESSONS = "lesson"
"""What the ids of messages begin with that a lesson says: they come with it."""
INTRODUCTION = "game"
"""What the ids of messages begin with that introduce a game on a page about all of them."""
PART = "part"
"""The message that says where a match is: lists of tables of all games show it."""


@cache
def games() -> Games:
    found = [game_info(waterhole.game(name)) for name in waterhole.names()]
    return Games(found, list(LEVELS), list(messages.REACTIONS), list(LANGUAGES), messages.PROTOCOL)


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        seats=list(game.seats),
        options=[option_info(option) for option in game.options],
        edition=edition_of(game, True),
        numbers=raw(game.numbers),
        cards=list(game.cards),
        grammar={verb: list(fields) for verb, fields in game.grammar.items()},
        strength={level: Strength(one.skill, one.off) for level, one in ratings_of(game).items()},
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        kind="choice" if option.choices else "switch" if isinstance(option.default, bool) else "number",
        default=option.default,
        choices=list(option.choices),
        lowest=option.lowest,
        highest=option.highest,
        optional=option.optional,
        players=list(option.players),
    )


@router.get("/games", **describe(Games))
def all_games(request: Request) -> Response:
    agents = hall_of(request).services.pool.agents.commands
    return told(msgspec.structs.replace(games(), bots=[*LEVELS, *agents]))


@router.get("/schema", **describe(None))
def schema() -> Response:
    return Response(message_schema(), media_type="application/json")


@cache
def messages_in(folder: Path, language: str) -> dict[str, str]:
    """A folder's messages in a language by their ids, each as it is written there."""
    if language not in LANGUAGES:
        raise BadInput("server.unknown_language", {"known": list(LANGUAGES)})
    text = written(folder, language)
    found = [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: text[entry.span.start : entry.span.end] for entry in found if entry.span is not None}


def words_of(game: str, language: str) -> dict[str, str]:
    return messages_in(waterhole.game(game).folder / "words", language)


@cache
def introductions(language: str) -> list[str]:
    """What every game says of itself, under ids of its own: `intro-serengeti-name`."""
    return [
        f"intro-{game}{message.removeprefix(INTRODUCTION)}" if id != PART else f"intro-{game}-{message}"
        for game in waterhole.names()
        for id, message in words_of(game, language).items()
        if id.split("-")[0] == INTRODUCTION or id == PART
    ]


@router.get("/words/{language}", **describe(None))
def program_words(language: str) -> Response:
    """Every page waits for these: so without comments, and without what only a terminal says."""
    own = messages_in(PROGRAM, language)
    said = [message for id, message in own.items() if id.split("-")[0] not in TERMINAL]
    return Response("\n".join([*said, *introductions(language)]), media_type=TEXT)


@router.get("/games/{game}/words/{language}", **describe(None))
def game_words(game: str, language: str) -> Response:
    own = [message for id, message in words_of(game, language).items() if id.split("-")[0] != LESSONS]
    return Response("\n".join(own), media_type=TEXT)


@router.get("/games/{game}/rules/{language}", **describe(Rules))
def rules(game: str, language: str) -> Response:
    if language not in LANGUAGES:
        raise BadInput("server.unknown_language", {"known": list(LANGUAGES)})
    book = rulebook.load(waterhole.game(game).folder, language)
    return told(
        Rules(
            [
                RuleSection(
                    part.number, part.title, [RuleInfo(rule.number, rule.text, rule.house) for rule in part.rules]
                )
                for part in book.sections
            ]
        )
    )
