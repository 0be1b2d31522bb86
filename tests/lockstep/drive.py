"""Plays one match by Waterhole and by a model at once, and compares all that both tell after every decision."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

import waterhole
from tests.lockstep.safaru import Safaru
from tests.lockstep.sanctuary import Sanctuary
from tests.lockstep.serengeti import Serengeti
from tests.lockstep.table import NewModel
from tests.lockstep.taste import Taste

MODELS: dict[str, tuple[NewModel, str]] = {
    "serengeti": (Serengeti, "starter"),
    "safaru": (Safaru, "dealer"),
    "sanctuary": (Sanctuary, "start"),
}
"""Each model, and the fact that tells which seat chance put first."""


class Lockstep:
    """One match, twice."""

    def __init__(self, name: str, players: int, seed: str, options: dict[str, Any]) -> None:
        self.game = waterhole.game(name)
        self.state = self.game.deal(players, seed=seed, **options)
        self.shuffles = 0
        new, first = MODELS[name]
        self.model = new(players, int(str(self.state.facts()[first])), self.shuffled, self.game.numbers, options)
        self.dice = Random(f"{seed} {name} {players} {options}")
        self.taste = Taste(name, self.dice)
        self.earlier: list[str] = []
        self.decisions = 0

    def shuffled(self, cards: list[str]) -> list[str]:
        """What chance made of these cards in Waterhole's match, which is always the one ahead."""
        event = self.state.chance()[self.shuffles]
        self.shuffles += 1
        order = event["cards"]
        assert isinstance(order, Sequence)
        assert sorted(order) == sorted(cards)
        return [str(card) for card in order]

    def run(self) -> Counter[str]:
        """The rare things that came up."""
        self.compare()
        while not self.state.over:
            self.decide()
            self.compare()
        assert self.state.result() == self.model.result()
        assert self.shuffles == len(self.state.chance())
        return self.model.seen

    def decide(self) -> None:
        legal = self.model.legal()
        self.refuse_one_that_is_not_in(legal)
        text = self.taste.choose(sorted(legal), self.model.facts())
        self.state.play(self.game.parse(self.state, text))
        self.model.play(text)
        self.earlier.append(text)
        self.decisions += 1

    def refuse_one_that_is_not_in(self, legal: set[str]) -> None:
        """A move of earlier in this match, if it is not legal now, is refused."""
        text = self.dice.choice(self.earlier) if self.earlier else "dance"
        if text not in legal:
            with pytest.raises(waterhole.IllegalMove):
                self.state.play(self.game.parse(self.state, text))

    def compare(self) -> None:
        ours, theirs = self.state.facts(), self.model.facts()
        for fact, value in theirs.items():
            loose = fact in self.model.unordered
            assert told(ours[fact], loose) == told(value, loose), (fact, self.earlier)
        moves = [] if self.state.over else self.state.moves()
        texts = [self.game.text(self.state, move) for move in moves]
        assert sorted(texts) == sorted(self.model.legal()), self.earlier
        assert [self.game.parse(self.state, text) for text in texts] == moves


def told(value: object, loose: bool) -> object:
    """A fact so that it can be compared: a list without an order is sorted."""
    if not loose or not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return [sorted(part) for part in value]
    return sorted(value)
