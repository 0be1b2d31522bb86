"""Golden playthroughs: whole games kept as files, to notice when rules change by accident.

A file holds one game: how it was dealt, then every move with a digest of all facts and views after it.
"""

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path

from waterhole.core.chance import stream
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.kit.conformance import snapshot


def digest(state: State) -> str:
    """Stands for all that can be seen of a state."""
    return hashlib.sha256(snapshot(state).encode()).hexdigest()[:8]


def make(game: Game, players: int, options: Options, seed: str) -> str:
    """The text of a golden file: a random game with this seed."""
    state = game.set_up(players, options, seed=seed)
    dice = stream("golden", game.name, players, seed)
    first = int(state.luck.first)
    moves = []
    while not state.over:
        legal = state.moves()
        # The lower of three: in an auction, bids that can be paid.
        move = legal[min(dice.below(len(legal)) for _ in range(3))]
        line = [state.seat, game.text(state, move)]
        state.play(move)
        moves.append([*line, digest(state)])
    return written(state, options, first, moves)


def seen_anew(game: Game, path: Path) -> str:
    """The same game with the digests of today, for when views have got or lost a field: moves and result must stay."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    state = game.set_up(kept["players"], kept["options"], first=kept["first"], chance=kept["chance"])
    moves = []
    for seat, text, _ in kept["moves"]:
        state.play(game.parse(state, text))
        moves.append([seat, text, digest(state)])
    assert state.result() == kept["result"], f"{path.name}: another result"
    return written(state, kept["options"], kept["first"], moves)


def written(state: State, options: Options, first: int, moves: Sequence[object]) -> str:
    """The text of a golden file."""
    game = state.game
    head: dict[str, object] = {"game": game.name, "edition": game.edition.hash, "players": int(state.players)}
    head |= {"options": options, "first": first}
    shuffles = [outcome["cards"] for outcome in state.chance()]
    parts = [
        *(f"{json.dumps(name)}: {json.dumps(value)}" for name, value in head.items()),
        f'"chance": [\n{rows(shuffles)}\n]',
        f'"moves": [\n{rows(moves)}\n]',
        f'"result": {json.dumps(state.result())}',
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


def rows(items: Sequence[object]) -> str:
    """A JSON list with one item a line, so that a change reads well."""
    return ",\n".join(json.dumps(item) for item in items)


def differences(game: Game, path: Path) -> str:
    """Where the game now departs from a golden file; empty if nowhere."""
    kept = json.loads(path.read_text(encoding="utf-8"))
    if kept["edition"] != game.edition.hash:
        return f"{path.name}: made with another edition"
    state = game.set_up(kept["players"], kept["options"], first=kept["first"], chance=kept["chance"])
    for ply, (seat, text, expected) in enumerate(kept["moves"]):
        if state.seat != seat:
            return f"{path.name}, ply {ply}: seat {state.seat} is to decide, not {seat}"
        state.play(game.parse(state, text))
        if digest(state) != expected:
            return f"{path.name}, ply {ply}: {text!r} led elsewhere"
    return "" if state.over and state.result() == kept["result"] else f"{path.name}: another result"
