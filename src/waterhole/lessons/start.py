"""Where an exercise begins: the position of a scene or of a puzzle, set up once by the rules themselves."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from waterhole.core.errors import BadInput
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.lessons.puzzle import Question
from waterhole.lessons.scene import Scene, scene_of
from waterhole.records.match import Match

KEPT = 512
"""So many positions are remembered: more than all games of ours have scenes."""


@dataclass(frozen=True)
class Step:
    """A move and what it made happen; the deal has neither seat nor text."""

    seat: int | None
    text: str | None
    events: list[Event]


@dataclass(frozen=True)
class Start:
    """A position, whose turn it is to learn something, and how it came about. The state is copied, never played on."""

    game: Game
    state: State
    seat: int
    past: list[Step]


@lru_cache(maxsize=KEPT)
def start_of_scene(game: Game, id: str) -> Start:
    """The position of a scene."""
    scene = scene_of(game, id)
    match = Match(
        game, scene.players, seed=scene.id, first=scene.first, chance=decks(game, scene), options=scene.options
    )
    return played(match, scene.moves)


def start_of_question(question: Question) -> Start:
    """The position of a puzzle, or of somebody's mistake."""
    return played(question.reopened(), [text for _, text in question.record.moves[: question.ply]])


def decks(game: Game, scene: Scene) -> list[list[str]]:
    """The deck of a scene: what it names first, then the rest in the order of the card list."""
    rest = list(game.cards)
    for card in scene.deck:
        if card not in rest:
            raise BadInput(
                "core.bad_deck", {"card": card, "have": scene.deck.count(card), "want": game.cards.count(card)}
            )
        rest.remove(card)
    return [[*scene.deck, *rest]]


def played(match: Match, texts: Sequence[str]) -> Start:
    """The position after these moves, with all that happened."""
    past = [Step(None, None, list(match.opening))]
    for text in texts:
        seat = match.state.seat
        past.append(Step(seat, text, match.play_text(text)))
    return Start(match.game, match.state, int(match.state.turn), past)
