"""The part of a round that learns about moves: what the search tried teaches what to try first.

The best prior so far is `moves/CELL.json` in the course's folder: what a game keeps in `bot/learned/moves/`.
"""

from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import numpy as np

from waterhole.bots import weights as files
from waterhole.bots.lookup import MOVES
from waterhole.core.event import Json
from waterhole.core.prior import LearnedPrior, MoveFeatures
from waterhole.lab.train.choices import Choices
from waterhole.lab.train.fit import CHECKED
from waterhole.lab.train.fit_prior import fit_prior
from waterhole.lab.train.measure import SURE, spread_by_game
from waterhole.lab.train.network import Numbers
from waterhole.lab.train.prior_network import PriorWeights, as_known, attention, surprises
from waterhole.lab.train.self_play import APART, Table

HIDDEN = 12
EPOCHS = 10


@dataclass(frozen=True)
class PriorCourse:
    """What is to be learned about moves, where it is kept, and what its card says of how it was made."""

    features: MoveFeatures
    cell: int
    folder: Path
    made: dict[str, Json]

    @property
    def file(self) -> Path:
        return self.folder / MOVES / f"{self.cell}.json"

    def best(self) -> LearnedPrior | None:
        """The best so far, ready for the search."""
        return self.ready(files.read_prior(self.file)) if self.file.exists() else None

    def ready(self, prior: files.PriorWeights) -> LearnedPrior:
        return LearnedPrior(self.features, {self.cell: prior.ready()})

    def written(self, weights: PriorWeights, table: Table) -> files.PriorWeights:
        """The prior as its file has it."""
        names = ("inputs", "bias", "out", "straight")
        parts = {name: np.atleast_2d(part).tolist() for name, part in zip(names, weights.parts(), strict=True)}
        made = {**self.made, "hidden": HIDDEN, "made": datetime.now(UTC).date().isoformat()}
        game = table.game
        return files.PriorWeights(
            game.name, game.edition.hash, table.players, self.cell, self.features.names, parts, made
        )

    def keep(self, prior: files.PriorWeights, found: dict[str, Any]) -> None:
        """It was taken: its card says how good it is."""
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(replace(prior, card={**prior.card, **found}).text(), encoding="utf-8")


def fitted(seen: Choices) -> PriorWeights:
    """A network for the choices that may be learned from."""
    learn = seen.some(seen.games % APART != 0)
    check = learn.games // APART % CHECKED == 0
    return fit_prior(learn.some(~check), learn.some(check), HIDDEN, EPOCHS, seed=1)


def measured(weights: PriorWeights, seen: Choices) -> dict[str, Any]:
    """The cross-entropy on the games kept apart, in nats a choice, beside that of what the game knows by itself."""
    kept = seen.some(seen.games % APART == 0)
    new = surprises(attention(weights, kept), kept)
    known = as_known(kept.features.shape[2], 1, np.random.default_rng(0))
    old = surprises(attention(known, kept), kept)
    return {
        "choices": len(kept.games),
        "known": float(old.mean()),
        "learned": float(new.mean()),
        "least": float(surprises(np.maximum(kept.tried, 0.0), kept).mean()),
        "gain": [float((old - new).mean()), off(old - new, kept)],
    }


def off(values: Numbers, seen: Choices) -> float:
    """Half of the 95 % interval of a mean, a game counting as one observation."""
    return SURE * spread_by_game(values, seen.games)
