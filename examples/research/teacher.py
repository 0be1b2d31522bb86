"""A warm start for a network: it imitates our search, which knows how often it tried each move."""

import random
from dataclasses import dataclass
from time import process_time

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from waterhole.bots.search import Finding
from waterhole.bots.search_bot import SearchBot
from waterhole.research.stepping import rewards
from waterhole.research.versions import V0, Setting

STRAY = 0.1
"""How often another move is made than the teacher's, so that what to do after a mistake is learned, too."""


@dataclass
class Lessons:
    """What a seat knew and might do, how the teacher divided its thoughts, and what the game brought the seat."""

    seen: Tensor
    masks: Tensor
    thoughts: Tensor
    rewards: Tensor


def lessons(game: str, players: int, thoughts: int, minutes: float, seed: int) -> Lessons:
    """The teacher plays all seats, for so many minutes of one core. What was forced teaches nothing and is left out."""
    setting = Setting(V0[game].load(), players, {})
    observer = setting.observer
    chance = random.Random(seed)
    seen, masks, divided, earned = [], [], [], []
    ends, number = process_time() + 60 * minutes, 0
    while process_time() < ends or not number:
        state = setting.deal(f"lessons/{seed}", number)
        teacher = SearchBot(f"{seed}/{number}", iterations=thoughts)
        seats = []
        while not state.over:
            seat, legal = int(state.turn), state.moves()
            if len(legal) == 1:
                state.play(legal[0])
                continue
            found = teacher.findings(state.game, state.recall(seat))
            seen.append(observer.row(state, seat))
            masks.append(observer.mask(state, seat))
            divided.append(parts(found, observer.move_count))
            seats.append(seat)
            state.play(chance.choice(found).move if chance.random() < STRAY else found[0].move)
        outcome = rewards(state.payoffs())
        earned += [outcome[seat] for seat in seats]
        number += 1
    return Lessons(
        torch.from_numpy(np.stack(seen)),
        torch.from_numpy(np.stack(masks)),
        torch.from_numpy(np.stack(divided)),
        torch.tensor(earned, dtype=torch.float32),
    )


def parts(found: list[Finding], move_count: int) -> NDArray[np.float32]:
    """For each move, which part of the thoughts it was given."""
    told = np.zeros(move_count, np.float32)
    told[[one.move for one in found]] = [one.visits for one in found]
    divided: NDArray[np.float32] = told / told.sum()
    return divided


def imitate(net: nn.Module, given: Lessons, epochs: int, minibatch: int = 512, rate: float = 1e-3) -> float:
    """Learn to decide and to judge as the lessons do; how often the best move was the teacher's in the last round."""
    optimizer = torch.optim.Adam(net.parameters(), rate)
    right = 0
    for epoch in range(epochs):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - epoch / epochs)
        right = 0
        for some in torch.randperm(len(given.seen)).split(minibatch):
            chances, values = net(given.seen[some], given.masks[some])
            loss = -(given.thoughts[some] * chances).sum(1).mean()
            loss = loss + (values - given.rewards[some]).square().mean()
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            right += int((chances.argmax(1) == given.thoughts[some].argmax(1)).sum())
    return right / len(given.seen)
