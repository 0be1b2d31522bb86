"""Games of searching bots against themselves, kept as seeds and moves: what is to be learned is read off them later.

Every fifth game is kept apart, to measure on what nobody learned from: it is played as well as the search can. In the
others the players waver at times, so that the value learns about positions that good players avoid.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from waterhole.bots.lookup import levels_of
from waterhole.bots.search import Finding, Plan
from waterhole.bots.thinking import think
from waterhole.core.chance import Dice, stream
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge
from waterhole.core.option import Options
from waterhole.core.state import State

APART = 5
"""One game of so many is kept apart."""
WAVERING = 0.3
"""At most this share of the moves is drawn from what the search tried, not the best of it."""


@dataclass(frozen=True)
class Table:
    """What is played, and by whom: all seats search so many thoughts with the same knowledge."""

    game: Game
    knowledge: Knowledge
    players: int
    thoughts: int
    seed: str
    options: Options = field(default_factory=dict)

    def plan(self) -> Plan:
        """How all of them think: as an `expert` of this game does, if with fewer thoughts."""
        expert = levels_of(self.game).get("expert", {})
        explore, wavering = float(expert.get("explore", 1.0)), float(expert.get("wavering", 0.0))
        return Plan(iterations=self.thoughts, explore=explore, wavering=wavering, aims=True)

    def dealt(self, number: int) -> State:
        """The game of this number before its first move."""
        return self.game.set_up(self.players, self.options, seed=f"{self.seed}/{number}")


@dataclass(frozen=True)
class Played:
    """One game that was played."""

    number: int
    moves: list[int]
    shares: list[float]
    tried: list[list[int]] = field(default_factory=list)
    """For each move that was chosen by search: the moves that it tried, each followed by how often; else nothing."""

    @property
    def apart(self) -> bool:
        """Whether it is kept apart."""
        return is_apart(self.number)

    def line(self) -> str:
        told = {"game": self.number, "moves": self.moves, "shares": self.shares, "tried": self.tried}
        return json.dumps(told, separators=(",", ":"))


def is_apart(number: int) -> bool:
    return number % APART == 0


def played_in(line: str) -> Played:
    """The opposite of `Played.line`."""
    told = json.loads(line)
    return Played(told["game"], told["moves"], told["shares"], told.get("tried", []))


def play(table: Table, number: int) -> Played:
    """One game to its end. A search deals anew what its seat cannot know: so it may be given the state."""
    state = table.dealt(number)
    dice = stream(table.seed, number, "self-play")
    wavering = 0.0 if is_apart(number) else WAVERING * dice.fraction()
    moves: list[int] = []
    tried: list[list[int]] = []
    while state.turn >= 0:
        found = considered(state, table, dice)
        move = chosen(found, dice, wavering) if found else state.moves()[0]
        moves.append(move)
        tried.append([number for one in found for number in (one.move, one.visits)])
        state.apply(move)
    return Played(number, moves, state.payoffs(), tried)


def considered(state: State, table: Table, dice: Dice) -> list[Finding]:
    """What the seat on turn thinks of its moves, best first; nothing where it has no choice."""
    if len(state.moves()) == 1:
        return []
    return think(state, table.knowledge, table.plan(), dice)


def chosen(found: list[Finding], dice: Dice, wavering: float) -> int:
    """The best move, or at times any that was tried, the more often the likelier."""
    if wavering and dice.fraction() < wavering:
        left = dice.below(sum(one.visits for one in found))
        for one in found:
            left -= one.visits
            if left < 0:
                return one.move
    return found[0].move


def games_in(file: Path) -> Iterator[Played]:
    """The games of a file. A line that a crash cut off is left out."""
    if file.exists():
        with file.open(encoding="utf-8") as lines:
            yield from (played_in(line) for line in lines if line.endswith("}\n"))


def play_on(table: Table, file: Path, numbers: Iterable[int]) -> Iterator[Played]:
    """Play what the file lacks of the games with these numbers, and add them to it."""
    done = {played.number for played in games_in(file)}
    mend(file)
    with file.open("a", encoding="utf-8") as out:
        for number in numbers:
            if number not in done:
                played = play(table, number)
                out.write(played.line() + "\n")
                out.flush()
                yield played


def mend(file: Path) -> None:
    """Cut off the beginning of a line that was never finished."""
    if file.exists() and not (text := file.read_bytes()).endswith(b"\n"):
        file.write_bytes(text[: text.rfind(b"\n") + 1])
