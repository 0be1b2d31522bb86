"""A learned value as a file: a network's weights, what they are for, and the card that says how they were made."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.value import Features, Value

FORMAT = 1


@dataclass(frozen=True)
class Weights:
    """What one file holds: `weights` are those of `core.value.Value` by name."""

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
        """As a file: the card first, for people; a line of weights on a line."""
        head = {"format": FORMAT, **{name: value for name, value in asdict(self).items() if name != "weights"}}
        lines = json.dumps(head, indent=1, ensure_ascii=False).removesuffix("\n}")
        parts = ",\n".join(f'  "{name}": [\n{rows(part)}\n  ]' for name, part in self.weights.items())
        return f'{lines},\n "weights": {{\n{parts}\n }}\n}}\n'


def rows(part: list[list[float]]) -> str:
    return ",\n".join("   " + json.dumps([round(number, 5) for number in line]) for line in part)


def read(file: Path) -> Weights:
    """The value in a file."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
        if told.pop("format") != FORMAT:
            raise ValueError("format")
        return Weights(**told)
    except (OSError, ValueError, TypeError, KeyError, AttributeError) as problem:
        raise BadInput("core.bad_value_file", {"file": str(file), "reason": str(problem)}) from None
