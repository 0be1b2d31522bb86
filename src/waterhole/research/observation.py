"""What a seat knows, in four forms that say the same: a row of floats, its parts by name, JSON, and text."""

import json
from collections.abc import Mapping
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from waterhole import games
from waterhole.core.encoding import Encoder, Field
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.research.sight import Sight

Floats: TypeAlias = NDArray[np.float32]
Mask: TypeAlias = NDArray[np.int8]


def encoder_for(state: State) -> Encoder:
    """The encoder for games like this one: of the same game, edition and number of players."""
    game: Game = state.game
    own = games.part(game, "encoding")
    if own is None:
        raise BadInput("research.no_encoding", {"game": game.name})
    found: Encoder = own.encoder(state)
    return found


class Observer:
    """Tells what seats know in games of one kind."""

    def __init__(self, encoder: Encoder, players: int, move_count: int) -> None:
        self.encoder = encoder
        self.fields = encoder.fields
        self.everything = [*encoder.fields, *encoder.hidden]
        self.size = int(encoder.size)
        self.full_size = int(encoder.size + encoder.hidden_size)
        self.move_count = move_count
        self.sight = Sight(encoder, players, move_count)
        self.all_numbers: Floats = np.frombuffer(memoryview(self.sight.cells), np.float32)
        self.numbers = self.all_numbers[: self.size]
        self.legal: Mask = np.frombuffer(memoryview(self.sight.legal), np.int8)

    def look(self, state: State, seat: int) -> tuple[Floats, Mask]:
        """The row and the mask of a seat."""
        self.sight.look(state, seat)
        return self.numbers.copy(), self.legal.copy()

    def row(self, state: State, seat: int) -> Floats:
        """What this seat knows, as floats."""
        self.sight.tell(state, seat)
        return self.numbers.copy()

    def full_row(self, state: State, seat: int) -> Floats:
        """Everything, told as to this seat: for critics in training, never for a player."""
        self.sight.tell_all(state, seat)
        return self.all_numbers.copy()

    def mask(self, state: State, seat: int) -> Mask:
        """1 for each legal move; all 0 for a seat that does not decide now."""
        self.sight.allow(state, seat)
        return self.legal.copy()

    def by_name(self, row: Floats) -> dict[str, Floats]:
        """The parts of a row (or of a full one)."""
        fields = self.everything if len(row) == self.full_size else self.fields
        return dict(parts(fields, row))

    def bounds(self, full: bool = False) -> tuple[Floats, Floats]:
        """The least and the most that each number of a row can be."""
        fields = self.everything if full else self.fields
        sizes = [field.size for field in fields]
        low, high = [field.low for field in fields], [field.high for field in fields]
        return np.repeat(low, sizes).astype(np.float32), np.repeat(high, sizes).astype(np.float32)


def parts(fields: list[Field], row: Floats) -> list[tuple[str, Floats]]:
    found = []
    at = 0
    for field in fields:
        found.append((field.name, row[at : at + field.size].reshape(field.shape)))
        at += field.size
    return found


def as_data(state: State, seat: int) -> dict[str, Json]:
    """What this seat knows as plain data, with its legal moves as texts (none if it does not decide)."""
    moves: list[Json] = [state.game.text(state, move) for move in state.moves()] if seat == state.turn else []
    return {"recall": state.recall(seat), "moves": moves}


def as_json(state: State, seat: int) -> str:
    """The same as one line of JSON."""
    return json.dumps(as_data(state, seat), ensure_ascii=False)


def as_text(state: State, seat: int) -> str:
    """The same as lines of text, a fact a line."""
    data: Mapping[str, Any] = as_data(state, seat)
    lines = [f"{name}: {told(value)}" for name, value in data["recall"].items()]
    return "\n".join([*lines, f"moves: {told(data['moves'])}"])


def told(value: Json) -> str:
    """A value without the punctuation of JSON where it can be spared."""
    if isinstance(value, dict):
        return "; ".join(f"{name} {told(one)}" for name, one in value.items()) or "-"
    if isinstance(value, list):
        nested = any(isinstance(one, list | dict) for one in value)
        return " ".join(f"[{told(one)}]" for one in value) if nested else ", ".join(map(told, value)) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)
