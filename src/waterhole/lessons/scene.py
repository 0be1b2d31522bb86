"""The scenes of a game's lessons, as `lessons.toml` in its folder has them: a known deal, what led there, and a goal.

    [[scene]]
    id = "first_catch"            # words: lesson-first_catch, and with -task, -praise, -missed and its own reasons
    players = 2
    first = 0
    deck = ["owl-3", "owl-4"]     # the first cards that are drawn; the others follow in the order of the card list
    moves = []                    # what led there
    goal = { event = "cards_caught" }
    way = ["play unicorn-7"]      # a known way to the goal: the test suite goes it

docs/adding-a-game.md tells all of it.
"""

from functools import cache
from typing import TypeAlias

import msgspec

from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Value

FILE = "lessons.toml"
Wanted: TypeAlias = bool | int | str | list[int | str]


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table of the file whose fields are all known."""


class Sign(Part, frozen=True):
    """By what something is recognised; where several are given, all must fit.

    `move`: a move of the learner's, with `*` and `?` for anything. `event`: one of this kind has happened, with these
    `params`. `view`: fields of what the learner sees now, by their paths (`chips.0`). A name that ends in `_least`
    asks for so much or more, one in `_has` for a list that holds all of these; lists are compared without order.
    """

    move: str = ""
    event: str = ""
    params: dict[str, Wanted] = {}
    view: dict[str, Wanted] = {}


class Wrong(Sign, frozen=True, kw_only=True):
    """A way that does not lead there, why (words: `lesson-ID-WHY`), and moves that go it, for the test suite."""

    why: str
    tried: list[str]


class Refused(Part, frozen=True):
    """Moves of which the rules refuse the last one, with this code: the refusal is the lesson."""

    tried: list[str]
    code: str


class Scene(Part, frozen=True, kw_only=True):
    """One small lesson. `others` are the moves that the other seats make: of these the first that is legal.

    A try is over when the goal is reached, when it is `wrong`, when an event of the kinds `until` has happened, or
    when nobody is left who would do something.
    """

    id: str
    players: int
    first: int
    goal: Sign
    way: list[str]
    deck: list[str] = []
    moves: list[str] = []
    options: dict[str, Value] = {}
    others: list[str] = []
    until: list[str] = []
    wrong: list[Wrong] = []
    refused: list[Refused] = []


class Lessons(Part, frozen=True):
    """A game's lessons, in the order in which they are learnt."""

    scene: list[Scene]


@cache
def scenes_of(game: Game) -> list[Scene]:
    """The scenes that come with a game; none, if it has no lessons."""
    file = game.folder / FILE
    if not file.exists():
        return []
    try:
        return msgspec.toml.decode(file.read_bytes(), type=Lessons).scene
    except (OSError, msgspec.MsgspecError, ValueError) as problem:
        raise BadInput("core.file_unreadable", {"file": str(file), "reason": str(problem)}) from None


def scene_of(game: Game, id: str) -> Scene:
    """The scene of this id."""
    for scene in scenes_of(game):
        if scene.id == id:
            return scene
    raise BadInput("lessons.unknown", {"id": id})
