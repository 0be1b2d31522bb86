"""The examples for researchers run, and do what they say."""

import importlib.util
import random
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from waterhole.bots import make

EXAMPLES = Path(__file__).parents[2] / "examples/research"


def example(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def test_cfr_converges_on_a_tiny_safaru() -> None:
    """On thirty of its deals: a game of its own, with the same rules."""
    solving = example("solve_tiny_safaru")
    curve = dict(solving.curve(solving.Tree(30), 32))
    assert curve[0] > 0.1
    assert 0 <= curve[32] < 0.002


def test_the_tiny_information_sets_are_what_a_seat_remembers() -> None:
    """Positions of one set have one recall, and a set is never of two."""
    solving = example("solve_tiny_safaru")
    tree = solving.Tree(0)
    pack = [tree.game.card_number(card) for card in tree.game.cards]
    chance = random.Random(1)
    recalls: dict[int, str] = {}
    for hands, _ in chance.sample(list(solving.deals(pack, [2] * 5)), 150):
        deck = [card for hand in hands for card in hand]
        state = tree.game.begin(2, solving.Luck("", [deck], 0), tree.options, None)
        past: tuple[int, ...] = ()
        while state.turn >= 0:
            legal = state.moves()
            known = tree.known(state, hands, past, len(legal))
            assert recalls.setdefault(known, str(state.recall(int(state.turn)))) == str(state.recall(int(state.turn)))
            past = (*past, legal[0])
            state.apply(legal[0])
    assert len(recalls) > 300


def test_who_plays_at_random_loses_to_an_equilibrium() -> None:
    solving, meeting = example("solve_tiny_safaru"), example("meet_equilibrium")
    tree = solving.Tree(60)
    solved = meeting.Equilibrium(tree, 32)
    worth = float((tree.arrays[0]["share"] * solved.worth).sum())
    solver = solving.Solver(tree)
    assert -solver.best_answer(solved.policy, 1) - 1e-9 <= worth <= solver.best_answer(solved.policy, 0) + 1e-9
    pack = [tree.game.card_number(card) for card in tree.game.cards]
    deals = list(enumerate(hands for hands, _ in list(solving.deals(pack, [2] * 5))[:60]))
    chance = random.Random(1)
    losses = [meeting.loss(solved, make("random", "r"), deal, chance) for deal in deals for _ in range(3)]
    assert 0.02 < sum(losses) / len(losses) < 0.5


def test_the_tiny_serengeti_is_solved_as_trying_everything_says() -> None:
    """In the last round, where nothing is left to chance; whoever sits one seat further is worth the same there."""
    solving = example("solve_tiny_serengeti")
    game, solved, chance = solving.Serengeti(solving.EDITION), solving.Solution(), random.Random(1)

    def tried(state: Any) -> list[float]:
        if state.turn < 0:
            return list(state.payoffs())
        children = []
        for move in state.moves():
            child = state.copy()
            child.apply(move)
            children.append(tried(child))
        highest = max(child[state.turn] for child in children)
        best = [child for child in children if child[state.turn] > highest - 1e-9]
        return [sum(column) / len(best) for column in zip(*best, strict=True)]

    for first in range(3):
        state = game.deal(3, seed=2, first=first)
        while state.undealt():
            state.apply(min(move for move in state.moves()))  # pass: the lot goes to who opened
        state.apply(chance.choice([move for move in state.moves() if move >= 6]))  # a high bid: little is left to try
        assert solved.worth(state) == pytest.approx(tried(state))
        assert sum(solved.worth(state)) == pytest.approx(1)


def test_a_first_agent_is_trained(monkeypatch: pytest.MonkeyPatch) -> None:
    training = example("first_agent")
    monkeypatch.setattr(training, "LENGTH", 60)
    policy = training.train(0, size=4)
    assert np.abs(policy).max() > 0
    share, count = training.share_against_random(policy, 1, steps=60, size=4)
    assert count > 0
    assert 0 <= share <= 1
