"""The HTTP routes about games: what they are, their words and their rules."""

import re
from functools import cache
from pathlib import Path

from fastapi import APIRouter, Response

import waterhole
from waterhole import bots
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
    return Games(found, bots.names(), list(messages.REACTIONS), list(LANGUAGES), messages.PROTOCOL)


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
    path = waterhole.game(game).folder / f"rules.{language}.md"
    if not path.exists():
        raise BadInput("server.no_rules", {"game": game})
    return told(parsed(path))


@cache
def parsed(path: Path) -> Rules:
    """A rules page: "## 2 A round", then "- **2.1** Text." for each rule, house rulings marked."""
    title, intro, sections = "", [], list[RuleSection]()
    for line in path.read_text(encoding="utf-8").splitlines():
        if head := re.match(r"# (.+)", line):
            title = head[1]
        elif head := re.match(r"## (\S+) (.+)", line):
            sections.append(RuleSection(head[1].rstrip("."), head[2], []))
        elif rule := re.match(r"- \*\*(\d+\.\d+)\*\* (?:(\*\[[a-z]+\]\*) )?(.+)", line):
            sections[-1].rules.append(RuleInfo(rule[1], rule[3], rule[2] is not None))
        elif line.strip() and sections and sections[-1].rules:
            last = sections[-1].rules[-1]
            last.text += "\n" + line.strip()
        elif line.strip() and not sections:
            intro.append(line.strip())
    return Rules(title, "\n".join(intro), sections)
