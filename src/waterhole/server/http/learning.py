"""The HTTP routes about lessons, puzzles and mistakes. They keep nothing: a try is told whole each time."""

from asyncio import to_thread as in_thread
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

from fastapi import APIRouter, Request, Response
from msgspec.json import encode

import waterhole
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.kit.preview import Preview, look_ahead
from waterhole.lessons import exercise, puzzle
from waterhole.lessons.daily import puzzle_of_the_day
from waterhole.lessons.exercise import Exercise
from waterhole.lessons.scene import scenes_of
from waterhole.lessons.start import Start, Step
from waterhole.server import messages
from waterhole.server.event_loop import in_slices
from waterhole.server.hall import Hall
from waterhole.server.http.answers import admit, body_of, told
from waterhole.server.http.replays import finished
from waterhole.server.http.schema import describe
from waterhole.server.messages import Ahead, Foreseen, Lessons, PuzzleLine, Puzzles, SceneLine, Tried, Try
from waterhole.server.rooms.views import edition_of, move_told, raw
from waterhole.server.socket.connection import address_of
from waterhole.words.fluent import LANGUAGES, words

router = APIRouter(prefix="/api")


@router.get("/games/{game}/lessons/{language}", **describe(Lessons))
def lessons(game: str, language: str) -> Response:
    if language not in LANGUAGES:
        raise BadInput("server.unknown_language", {"known": list(LANGUAGES)})
    found = waterhole.game(game)
    own = words(language, found.folder / "words")
    said = [(scene.id, f"lesson-{scene.id}") for scene in scenes_of(found)]
    return told(Lessons([SceneLine(id, own.say(title), own.say(f"{title}-task")) for id, title in said]))


@router.get("/games/{game}/puzzles", **describe(Puzzles))
def puzzles(game: str) -> Response:
    rules = waterhole.game(game)
    found = puzzle.puzzles_of(rules)
    if found is None:
        return told(Puzzles([], None, True, 0))
    today = puzzle_of_the_day(found.puzzles, datetime.now(UTC).date())
    lines = [PuzzleLine(one.id, one.grade, one.record.players) for one in found.puzzles]
    verified = puzzle.still_verified(rules, found)
    return told(Puzzles(lines, today.id if today else None, verified, found.verified.thoughts))


@router.post("/lessons/{game}/{id}", **describe(Tried, Try))
async def try_lesson(request: Request, game: str, id: str) -> Response:
    hall, wish = admit(request), await body_of(request, Try)
    async with paid(request, hall):
        return told(await tried(await in_thread(exercise.lesson, game, id), wish))


@router.post("/puzzles/{game}/{id}", **describe(Tried, Try))
async def try_puzzle(request: Request, game: str, id: str) -> Response:
    hall, wish = admit(request), await body_of(request, Try)
    async with paid(request, hall):
        return told(await tried(await in_thread(exercise.riddle, game, id), wish))


@router.post("/lessons/{game}/{id}/preview", **describe(Foreseen, Ahead))
async def preview_lesson(request: Request, game: str, id: str) -> Response:
    hall, wish = admit(request), await body_of(request, Ahead)
    async with paid(request, hall):
        return told(await foreseen(hall, await in_thread(exercise.lesson, game, id), wish))


@router.post("/puzzles/{game}/{id}/preview", **describe(Foreseen, Ahead))
async def preview_puzzle(request: Request, game: str, id: str) -> Response:
    hall, wish = admit(request), await body_of(request, Ahead)
    async with paid(request, hall):
        return told(await foreseen(hall, await in_thread(exercise.riddle, game, id), wish))


@router.post("/mistakes/{table}/{ply}", **describe(Tried, Try))
async def try_mistake(request: Request, table: str, ply: int) -> Response:
    hall, wish = admit(request), await body_of(request, Try)
    async with paid(request, hall):
        return told(await tried(await mistake(hall, request, table, ply), wish))


@router.post("/mistakes/{table}/{ply}/preview", **describe(Foreseen, Ahead))
async def preview_mistake(request: Request, table: str, ply: int) -> Response:
    hall, wish = admit(request), await body_of(request, Ahead)
    async with paid(request, hall):
        return told(await foreseen(hall, await mistake(hall, request, table, ply), wish))


async def mistake(hall: Hall, request: Request, table: str, ply: int) -> Exercise:
    """A mistake of a match, for who may see that match again."""
    return await hall.mistakes.at((await finished(request, table)).table, ply)


@asynccontextmanager
async def paid(request: Request, hall: Hall) -> AsyncIterator[None]:
    """What is done meanwhile is charged to the address that asks; one that has asked too much has to wait."""
    async with hall.desks.lessons.turn(address_of(request)) as spent:
        with spent.at_work():
            yield


async def tried(made: Exercise, wish: Try) -> Tried:
    """Where a try leads. Words are read and reasons found beside the loop, and once for everybody."""
    found, start = made.attempt(wish.moves), made.start
    game, state = start.game, found.state
    own = await in_thread(words, wish.language, game.folder / "words")
    solution = await in_thread(made.solution, found, wish.language)
    going = found.verdict == "going"
    view = state.view(start.seat)
    return Tried(
        game=game.name,
        seat=start.seat,
        players=int(state.players),
        edition=edition_of(game, game.edition.hash == game.standard().hash),
        options=dict(options_in(view)),
        title=made.title(own),
        task=made.task(own),
        past=[] if wish.moves else seen(start.past, start.seat, 0),
        frames=frames(start, found.steps),
        turn=state.seat,
        view=raw(view),
        moves=[move_told(game, state, move) for move in state.moves()] if going else [],
        verdict=found.verdict,
        said=made.said(found, own),
        solution=[messages.Weighed(one.text, one.said, one.share, one.error, list(one.why)) for one in solution],
    )


def options_in(view: dict[str, Json]) -> dict[str, messages.Setting]:
    """The options that a view tells of."""
    options = view.get("options")
    if not isinstance(options, dict):
        return {}
    return {name: value for name, value in options.items() if value is None or isinstance(value, bool | int | str)}


def seen(steps: list[Step], seat: int, begun: int) -> list[messages.Step]:
    """What happened, as the learner saw it, numbered as at a table: the deal is −1."""
    return [
        messages.Step(
            begun + place - 1,
            step.seat,
            step.text if step.seat == seat else None,
            "deal" if step.seat is None else "person" if step.seat == seat else "bot",
            [raw(event.seen_by(seat)) for event in step.events],
        )
        for place, step in enumerate(steps)
    ]


def frames(start: Start, steps: list[Step]) -> list[messages.Frame]:
    """What happened in a try, with the table after each step."""
    state, found = start.state.copy(), list[messages.Frame]()
    for step in seen(steps, start.seat, len(start.past)):
        text = steps[len(found)].text
        assert text is not None
        state.play(start.game.parse(state, text))
        found.append(messages.Frame(step, state.seat, raw(state.view(start.seat))))
    return found


async def foreseen(hall: Hall, made: Exercise, wish: Ahead) -> Foreseen:
    """What moves would do, in small pieces: others have a turn in between."""
    found, seat = made.attempt(wish.moves), made.start.seat
    if found.verdict != "going":
        raise BadInput("core.preview_turn")
    view, preview = found.state.view(seat), Preview()
    work = look_ahead(made.start.game, found.state.recall(seat), wish.ahead, preview)
    async for _ in in_slices(work, hall.config.slice_seconds):
        pass
    changed = {name: raw(value) for name, value in preview.view.items() if encode(value) != encode(view[name])}
    return Foreseen([raw(event) for event in preview.events], changed, preview.stopped)
