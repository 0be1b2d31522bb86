"""What was learned as a file: a network's weights, what they are for, and the card that says how they were made."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import TypeVar

from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.prior import MoveFeatures, Prior
from waterhole.core.value import Features, Value

FORMAT = 1


@dataclass(frozen=True)
class Weights:
    """A value: `weights` are those of `core.value.Value` by name."""

    game: str
    edition: str
    players: int
    cell: int
    own: list[str]
    common: list[str]
    weights: dict[str, list[list[float]]]
    card: dict[str, Json] = field(default_factory=dict)

    def fits(self, game: Game, features: Features) -> bool:
        """Whether it was learned from this game in this edition, told in this way."""
        told = (self.own, self.common) == (features.own, features.common)
        return told and (self.game, self.edition) == (game.name, game.edition.hash)

    def ready(self, game: Game) -> Value:
        """For the search."""
        sides = game.sides(self.players)
        side_of = [side for seat in range(self.players) for side, seats in enumerate(sides) if seat in seats]
        made = self.weights
        return Value(
            side_of, made["own"], made["others"], made["common"], made["bias"][0], made["out"][0], made["straight"][0]
        )

    def text(self) -> str:
        """As a file."""
        return text(self)


@dataclass(frozen=True)
class PriorWeights:
    """A prior over moves: `weights` are those of `core.prior.Prior` by name."""

    game: str
    edition: str
    players: int
    cell: int
    features: list[str]
    weights: dict[str, list[list[float]]]
    card: dict[str, Json] = field(default_factory=dict)

    def fits(self, game: Game, features: MoveFeatures) -> bool:
        """Whether it was learned from this game in this edition, told in this way."""
        return (self.features, self.game, self.edition) == (features.names, game.name, game.edition.hash)

    def ready(self) -> Prior:
        """For the search."""
        made = self.weights
        return Prior(made["inputs"], made["bias"][0], made["out"][0], made["straight"][0])

    def text(self) -> str:
        """As a file."""
        return text(self)


def text(made: Weights | PriorWeights) -> str:
    """The card first, for people; a line of weights on a line."""
    head = {"format": FORMAT, **{name: value for name, value in asdict(made).items() if name != "weights"}}
    lines = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
    parts = ",\n".join(f'  "{name}": [\n{rows(part)}\n  ]' for name, part in made.weights.items())
    return f'{lines},\n "weights": {{\n{parts}\n }}\n}}\n'


def rows(part: list[list[float]]) -> str:
    return ",\n".join("   " + json.dumps([round(number, 5) for number in line]) for line in part)


W = TypeVar("W", Weights, PriorWeights)


def read(file: Path) -> Weights:
    """The value in a file."""
    return read_as(Weights, file)


def read_prior(file: Path) -> PriorWeights:
    """The prior in a file."""
    return read_as(PriorWeights, file)


def read_as(kind: type[W], file: Path) -> W:
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        if told.pop("format") != FORMAT:
            raise ValueError("format")
        return kind(**told)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
        raise BadInput("core.bad_value_file", {"file": str(file), "reason": str(problem)}) from None
