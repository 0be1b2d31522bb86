"""Rounds of learning: play, fit, measure, gate. Everything is kept in a folder, and goes on from there.

`games-R.jsonl` are the games of round R, `rounds.jsonl` says how each round went, and `CELL.json` is the best value so
far, with its card: what a game keeps in `bot/learned/`.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from waterhole.bots import weights as files
from waterhole.bots.lookup import features_of, knowledge_of, move_features_of
from waterhole.core.errors import BadInput
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.option import Options
from waterhole.core.value import Features, Learned
from waterhole.lab.train import prior
from waterhole.lab.train.choices import choices_of, together
from waterhole.lab.train.fit import CHECKED, Lesson, fit
from waterhole.lab.train.gate import Verdict, compare
from waterhole.lab.train.measure import gain, quality, reliability
from waterhole.lab.train.network import Numbers, Weights, inputs_of, shares
from waterhole.lab.train.positions import Positions, positions_of
from waterhole.lab.train.prior import PriorCourse
from waterhole.lab.train.self_play import APART, Table, games_in, play_on

TRUST = 0.3
"""Of the result of a game, beside what is expected at the next quiet moment (the λ of TD(λ)): luck counts less."""


@dataclass(frozen=True)
class Course:
    """What is to be learned, and how."""

    game: Game
    players: int
    folder: Path
    options: Options
    games: int = 5000
    thoughts: int = 60
    hidden: int = 48
    epochs: int = 10
    deals: int = 200
    seed: str = "train"

    def features(self) -> Features:
        found = features_of(self.game)
        if found is None:
            raise BadInput("core.no_features", {"game": self.game.name})
        return found

    def cell(self) -> int:
        """Which of the game's values this is."""
        return int(self.features().cell(self.game.set_up(self.players, self.options, seed="cell")))

    def table(self, round: int, best: files.Weights | None) -> Table:
        """Who plays in this round: the search with the best value so far."""
        knowledge, moves = knowledge_of(self.game), self.moves()
        knowledge.learned = None if best is None else self.learned(best)
        knowledge.prior = None if moves is None else moves.best()
        return Table(
            self.game, knowledge, self.players, self.thoughts, f"{self.seed}-{round}/{self.cell()}", self.options
        )

    def learned(self, value: files.Weights) -> Learned:
        return Learned(self.features(), {value.cell: value.ready(self.game)})

    def moves(self, round: int = 0) -> PriorCourse | None:
        """What is to be learned about moves, if the game tells them."""
        features = move_features_of(self.game)
        if features is None:
            return None
        cell = int(features.cell(self.game.set_up(self.players, self.options, seed="cell")))
        return PriorCourse(features, cell, self.folder, self.card(round))

    def card(self, round: int) -> dict[str, Json]:
        """How something learned in this round was made."""
        return {
            "rounds": round + 1,
            "games": self.games,
            "thoughts": self.thoughts,
            "seed": self.seed,
            "options": dict(self.options),
        }


class School:
    """A course being taken."""

    def __init__(self, course: Course, told: Callable[[str, dict[str, Any]], None]) -> None:
        self.course = course
        self.told = told
        self.log = course.folder / "rounds.jsonl"
        self.file = course.folder / f"{course.cell()}.json"
        course.folder.mkdir(parents=True, exist_ok=True)
        self.rounds: list[dict[str, Any]] = []
        if self.log.exists():
            self.rounds = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]

    def best(self) -> files.Weights | None:
        """The best value so far."""
        return files.read(self.file) if self.file.exists() else None

    def round(self) -> dict[str, Any]:
        """One more round; what came of it."""
        number, course, before = len(self.rounds), self.course, self.best()
        tables = [course.table(one, before) for one in range(number + 1)]
        self.play(tables[-1], number)
        seen = [self.positions(table, one) for one, table in enumerate(tables)]
        weights = self.fitted(joined(seen))
        made = self.written(weights, number)
        found = self.measured(made, weights, seen[-1])
        knowledge = knowledge_of(course.game)
        knowledge.learned, knowledge.prior = course.learned(made), tables[-1].knowledge.prior
        self.told("gate", {"deals": course.deals})
        verdict = compare(knowledge, tables[-1], course.deals)
        found.update(gate=asdict(verdict), accepted=accepted(verdict, found["gain"]))
        if found["accepted"]:
            self.file.write_text(replace(made, card={**made.card, **card(found)}).text(), encoding="utf-8")
        if (moves := course.moves(number)) is not None:
            found["prior"] = self.learn_moves(moves, number)
        self.rounds.append(found)
        with self.log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(found) + "\n")
        return found

    def learn_moves(self, moves: PriorCourse, number: int) -> dict[str, Any]:
        """A prior from the choices of all rounds; it is taken if it plays better than that before it."""
        course = self.course
        table = course.table(number, self.best())
        played = [list(games_in(course.folder / f"games-{one}.jsonl")) for one in range(number + 1)]
        seen = [choices_of(course.table(one, None), moves.features, games) for one, games in enumerate(played)]
        self.told("fit-moves", {"choices": sum(len(one.games) for one in seen)})
        weights = prior.fitted(together(seen))
        made, found = moves.written(weights, table), prior.measured(weights, seen[-1])
        knowledge = knowledge_of(course.game)
        knowledge.learned, knowledge.prior = table.knowledge.learned, moves.ready(made)
        self.told("gate-moves", {"deals": course.deals})
        verdict = compare(knowledge, table, course.deals)
        found.update(gate=asdict(verdict), accepted=accepted(verdict, found["gain"]))
        if found["accepted"]:
            moves.keep(made, found)
        return found

    def play(self, table: Table, number: int) -> None:
        file = self.course.folder / f"games-{number}.jsonl"
        done = sum(1 for _ in games_in(file))
        for played in play_on(table, file, range(self.course.games)):
            done += 1
            if done % 100 == 0 or done == self.course.games:
                self.told("played", {"round": number, "games": done, "of": self.course.games, "last": played.number})

    def positions(self, table: Table, number: int) -> Positions:
        file = self.course.folder / f"games-{number}.jsonl"
        return positions_of(table, self.course.features(), games_in(file))

    def fitted(self, seen: Positions) -> Weights:
        """A network for these: first by results alone, then by what that one expects next as well."""
        course = self.course
        learn = seen.part(~apart(seen))
        check = learn.games // APART % CHECKED == 0
        inputs = inputs_of(learn.features, learn.shares.shape[1], len(course.features().own))
        rest, test = np.flatnonzero(~check), np.flatnonzero(check)
        wanted = learn.shares
        weights: Weights | None = None
        for step in ("results", "hopes", "hopes"):
            self.told("fit", {"positions": len(rest), "step": step})
            weights = fit(
                Lesson(inputs.some(rest), wanted[rest]),
                Lesson(inputs.some(test), learn.shares[test]),
                course.hidden,
                course.epochs,
                seed=1,
            )
            wanted = hopes(learn, shares(weights, inputs))
        assert weights is not None
        return weights

    def written(self, weights: Weights, number: int) -> files.Weights:
        """The value as its file has it."""
        course, features = self.course, self.course.features()
        names = ("own", "others", "common", "bias", "out", "straight")
        parts = {name: np.atleast_2d(part).tolist() for name, part in zip(names, weights.parts(), strict=True)}
        made = {**course.card(number), "hidden": course.hidden, "made": datetime.now(UTC).date().isoformat()}
        return files.Weights(
            course.game.name, course.game.edition.hash, course.players, course.cell(),
            features.own, features.common, parts, made,
        )  # fmt: skip

    def measured(self, made: files.Weights, weights: Weights, seen: Positions) -> dict[str, Any]:
        """How good it is on the games kept apart, beside what the game knew without anything learned."""
        kept = seen.part(apart(seen))
        inputs = inputs_of(kept.features, kept.shares.shape[1], len(made.own))
        expected = shares(weights, inputs)
        more, off = gain(expected, kept.guesses, kept.shares, kept.games)
        return {
            "round": made.card["rounds"],
            "value": asdict(quality(expected, kept.shares, kept.games)),
            "appraisal": asdict(quality(kept.guesses, kept.shares, kept.games)),
            "gain": [more, off],
            "reliability": [asdict(one) for one in reliability(expected, kept.shares)],
        }


def accepted(verdict: Verdict, gained: list[float]) -> bool:
    """A value is taken if it wins; or if it does not lose, and explains more for sure."""
    return verdict.wins or (not verdict.loses and gained[0] > gained[1])


def card(found: dict[str, Any]) -> dict[str, Json]:
    """What a card says about how good a value is."""
    return {name: found[name] for name in ("value", "appraisal", "gain", "gate")}


def apart(seen: Positions) -> "np.ndarray[Any, np.dtype[np.bool_]]":
    return np.asarray(seen.games % APART == 0)


def joined(parts: list[Positions]) -> Positions:
    """The positions of several rounds; their games keep apart what was kept apart."""
    names = ("features", "shares", "guesses", "games")
    return Positions(*(np.concatenate([getattr(part, name) for part in parts]) for name in names))


def hopes(seen: Positions, expected: Numbers) -> Numbers:
    """What to learn, seen from the end of each game: some of the result, some of what was expected one step later."""
    wanted = seen.shares.copy()
    for at in range(len(wanted) - 2, -1, -1):
        if seen.games[at] == seen.games[at + 1]:
            wanted[at] = (1 - TRUST) * expected[at + 1] + TRUST * wanted[at + 1]
    return wanted
