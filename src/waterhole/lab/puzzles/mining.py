"""Games of strong bots, searched for puzzles; what was found is kept game by game, so that it can be gone on with."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

import msgspec

from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Finding, Plan, Search
from waterhole.core.chance import stream
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.lab.ledger import Ledger
from waterhole.lab.puzzles.judging import (
    FEWEST_MOVES,
    STILL,
    Clear,
    clear_at_a_glance,
    clearly_best,
    contradicted,
    grade,
    most_points,
)
from waterhole.lessons.puzzle import Puzzle, weights_of
from waterhole.records.match import Match
from waterhole.records.record import Seat

PLAYING = 200
"""Thoughts for each move of the games that are searched."""
FINDING = 1_000
VERIFYING = 20_000
"""Thoughts about a decision that looks like a puzzle, and about one that was found to be one."""
EACH = 1
"""So many puzzles are taken from a game, which is not played on then: more would be alike."""


@dataclass(frozen=True)
class Quarry:
    """What is mined: games of these numbers of players in turn, by this seed."""

    game: Game
    players: list[int]
    seed: str
    options: Options = field(default_factory=dict)
    verifying: int = VERIFYING

    def head(self) -> dict[str, object]:
        """What results of another kind are told apart by."""
        return {
            "game": self.game.name,
            "edition": self.game.edition.hash,
            "weights": weights_of(self.game),
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "verifying": self.verifying,
        }


def mine(quarry: Quarry, games: int, file: Path | None) -> Iterator[list[Puzzle]]:
    """The puzzles of each of so many games; those that the file has are not played again."""
    ledger = Ledger(quarry.head(), file)
    for number in range(games):
        if number >= len(ledger.lines):
            ledger.add({"puzzles": msgspec.to_builtins(puzzles_in(quarry, number))})
        yield msgspec.convert(ledger.lines[number]["puzzles"], list[Puzzle])


def puzzles_in(quarry: Quarry, number: int) -> list[Puzzle]:
    """Play one game, and look at every decision that might be a puzzle."""
    game, players = quarry.game, quarry.players[number % len(quarry.players)]
    seed = f"{quarry.seed}/{number}"
    seats = [Seat(f"Player {seat + 1}", f"search:iterations={PLAYING}") for seat in range(players)]
    match = Match(game, players, seed=seed, seats=seats, options=quarry.options)
    knowledge, dice, found = knowledge_of(game), stream(seed, "mining"), list[Puzzle]()
    while not match.state.over and len(found) < EACH:
        search = Search(match.state, knowledge, Plan(iterations=PLAYING), dice)
        search.run()
        findings = search.findings()
        if promising(match, findings):
            found += puzzle_at(match, f"{players}-{number}-{len(match.moves)}", seed, quarry.verifying)
        match.play(findings[0].move)
    return found


def promising(match: Match, findings: list[Finding]) -> bool:
    """Whether it is worth the while to look closer: what the search prefers is not what brings the most points."""
    if len(match.state.moves()) < FEWEST_MOVES or len(findings) < 2:
        return False
    return not most_points(match.game, match.state, findings[0].move)


def puzzle_at(match: Match, id: str, seed: str, verifying: int) -> list[Puzzle]:
    """The puzzle that the decision is, if it is one: found, verified with other dice, and graded."""
    game, state = match.game, match.state
    if not clear_at_a_glance(game, state, FINDING, seed):
        return []
    found = clearly_best(game, state, FINDING, f"{seed}/find")
    if found is None or solved_by_points(game, state, found):
        return []
    if not clear_at_a_glance(game, state, verifying, seed):
        return []
    sure = clearly_best(game, state, verifying, f"{seed}/verify", exact=0)
    if sure is None or sure.best != found.best or contradicted(game, state, game.parse(state, sure.best), seed):
        return []
    level = grade(game, state, game.parse(state, sure.best), seed)
    if level is None:
        return []
    return [Puzzle(id, len(match.moves), [sure.best], sure.moves, match.record(), grade=level)]


def holds(puzzle: Puzzle, verifying: int = VERIFYING) -> bool:
    """Whether a puzzle is one by today's weights and numbers, too."""
    match = puzzle.opened()
    game, state = match.game, match.state
    found = clearly_best(game, state, verifying, f"again/{puzzle.id}", exact=0, margin=STILL)
    if found is None or [found.best] != puzzle.best or solved_by_points(game, state, found):
        return False
    return not contradicted(game, state, game.parse(state, found.best), f"again/{puzzle.id}")


def varied(found: list[Puzzle], most: int) -> list[Puzzle]:
    """So many of them: of every grade and every kind of move in turn, in the order in which they were found."""
    kinds: dict[tuple[str, str], list[Puzzle]] = {}
    for one in found:
        kinds.setdefault((one.grade, one.best[0].split()[0]), []).append(one)
    turns = zip_longest(*(kinds[kind] for kind in sorted(kinds)))
    return [one for turn in turns for one in turn if one is not None][:most]


def solved_by_points(game: Game, state: State, found: Clear) -> bool:
    return most_points(game, state, game.parse(state, found.best))
