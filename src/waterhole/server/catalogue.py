"""The HTTP routes about games: what they are, their words and their rules."""

from functools import cache
from pathlib import Path

from fastapi import APIRouter, Response

import waterhole
from waterhole.bots.levels import LEVELS
from waterhole.core import rulebook
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Option
from waterhole.core.words import LANGUAGES, PROGRAM
from waterhole.server import messages
from waterhole.server.answers import told
from waterhole.server.documents import describe, message_schema
from waterhole.server.messages import GameInfo, Games, OptionInfo, RuleInfo, Rules, RuleSection
from waterhole.server.pictures import edition_of, raw

router = APIRouter(prefix="/api")
TEXT = "text/plain; charset=utf-8"


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
async def all_games() -> Response:
    return told(games())


@router.get("/schema", **describe(None))
async def schema() -> Response:
    return Response(message_schema(), media_type="application/json")


def words_file(folder: Path, language: str) -> Response:
    if language not in LANGUAGES:
        raise BadInput("server.unknown_language", {"known": list(LANGUAGES)})
    return Response((folder / f"{language}.ftl").read_bytes(), media_type=TEXT)


@router.get("/words/{language}", **describe(None))
async def program_words(language: str) -> Response:
    return words_file(PROGRAM, language)


@router.get("/games/{game}/words/{language}", **describe(None))
async def game_words(game: str, language: str) -> Response:
    return words_file(waterhole.game(game).folder / "words", language)


@router.get("/games/{game}/rules/{language}", **describe(Rules))
async def rules(game: str, language: str) -> Response:
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
