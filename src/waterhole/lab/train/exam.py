"""How good the value is that a game has now: on new games of searching bots, none of which anybody learned from."""

from collections.abc import Callable
from dataclasses import asdict
from typing import Any

import numpy as np

from waterhole.bots.lookup import knowledge_of
from waterhole.lab.train.measure import gain, quality, reliability
from waterhole.lab.train.positions import quiet_moments
from waterhole.lab.train.rounds import Course
from waterhole.lab.train.self_play import APART, Table, games_in, play_on


def examine(course: Course, games: int, told: Callable[[str, dict[str, Any]], None]) -> dict[str, Any]:
    """Play so many games as well as the bots can, as far as the folder lacks them, and compare with who won."""
    table = Table(
        course.game, knowledge_of(course.game), course.players, course.thoughts,
        f"{course.seed}-exam/{course.cell()}", course.options,
    )  # fmt: skip
    course.folder.mkdir(parents=True, exist_ok=True)
    file = course.folder / "exam.jsonl"
    numbers = range(0, games * APART, APART)  # such numbers are played without wavering
    for played in play_on(table, file, numbers):
        if (done := played.number // APART + 1) % 100 == 0:
            told("examined", {"games": done, "of": games})
    return compared(course, table)


def compared(course: Course, table: Table) -> dict[str, Any]:
    """What the value and the appraisal said at all quiet moments, beside what came."""
    firsts = [side[0] for side in course.game.sides(course.players)]
    expected, guessed, won, games = [], [], [], []
    for played in games_in(course.folder / "exam.jsonl"):
        for state in quiet_moments(table, played):
            chances, guess = table.knowledge.chances(state), table.knowledge.appraise(state)
            expected.append([chances[seat] for seat in firsts])
            guessed.append([guess[seat] for seat in firsts])
            won.append([played.shares[seat] for seat in firsts])
            games.append(played.number)
    values, guesses, shares, numbers = np.array(expected), np.array(guessed), np.array(won), np.array(games)
    return {
        "game": course.game.name,
        "players": course.players,
        "thoughts": course.thoughts,
        "value": asdict(quality(values, shares, numbers)),
        "appraisal": asdict(quality(guesses, shares, numbers)),
        "gain": list(gain(values, guesses, shares, numbers)),
        "reliability": [asdict(one) for one in reliability(values, shares)],
    }
