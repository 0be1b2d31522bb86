"""Self-play by PPO: a policy and a value for Serengeti with three players, in minutes, exported to ONNX.

    pip install "waterhole[research]" torch onnx onnxruntime
    python examples/research/ppo.py --minutes 20 --out serengeti.onnx
    waterhole simulate serengeti --players 3 --games 300 --bot medium --bot medium \
        --bot "exec:python -m waterhole.research.onnx_bot serengeti.onnx"

A warm start comes first: the network imitates our search with few thoughts. Then it plays all seats against itself
(PPO, generalised advantages, actions masked). A seat is rewarded with its share of the victory less a fair one and,
because a victory says little about a single bid, with what each move does to its lead in points on the table. From time
to time the policy plays a seat against two of `medium`: the curve.
"""

import argparse
import json
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import TypeAlias

import numpy as np
import torch
from numpy.typing import NDArray
from teacher import imitate, lessons
from torch import Tensor, nn

from waterhole.research import Batch, Step, batch
from waterhole.research.matches import Policy, share

Floats: TypeAlias = NDArray[np.float32]
GAME, PLAYERS = "serengeti", 3
FORBIDDEN = -1e9
"""The weight of an illegal move, before the softmax."""


@dataclass(frozen=True)
class Plan:
    """What can be turned."""

    minutes: float = 24.0
    """Of one core, all in all: half as many on two."""
    lessons: float = 1.6
    """Of these, minutes of play by our search, which the network imitates before it plays itself; 0 is none."""
    thoughts: int = 40
    """Of that search for a decision."""
    imitations: int = 10
    """How often each lesson is gone through."""
    games: int = 128
    """Side by side."""
    length: int = 128
    """Steps of a round in each of them."""
    hidden: int = 192
    epochs: int = 3
    minibatch: int = 2048
    rate: float = 2e-4
    clip: float = 0.2
    trace: float = 0.95
    """The λ of the generalised advantages; nothing is discounted."""
    entropy: float = 0.01
    lead: float = 0.02
    """What a point more than the best of the others is worth, in shares of the victory."""
    seed: int = 7
    threads: int = 2
    measure: float = 2.0
    """Minutes between two measurements."""
    measured: int = 300
    """Games of a measurement."""


class Net(nn.Module):
    """From what a seat knows and may do: the logarithms of its chances for each move, and what it expects to earn."""

    def __init__(self, seen: int, moves: int, hidden: int) -> None:
        super().__init__()
        self.trunk = nn.Sequential(nn.Linear(seen, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy = nn.Linear(hidden, moves)
        self.value = nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Tensor, Tensor]:
        inner = self.trunk(seen)
        weights = torch.where(mask > 0, self.policy(inner), FORBIDDEN)
        return torch.log_softmax(weights, 1), self.value(inner)[:, 0]


class Points:
    """The points that lie on the table, read off a row: rules 6.2 and 6.3."""

    def __init__(self, games: Batch) -> None:
        at = 0
        self.places: dict[str, slice] = {}
        for field in games.fields:
            self.places[field.name] = slice(at, at + field.size)
            at += field.size
        edition = games.setting.game.edition
        sizes = [len(edition.wholes(f"tribes.{tribe}", 0)) for tribe in edition.table("tribes")]
        self.first = np.cumsum([0, *sizes[:-1]])  # card of each tribe
        self.values = np.array([0, *edition.wholes("values")], np.float32)
        self.most_chips = edition.whole("most_chips")

    def leads(self, now: Step) -> Floats:
        """Of each seat of each game: its points less those of the best of the others."""
        cards = now.observations[:, self.places["cards"]].reshape(len(now.seats), PLAYERS, -1)
        counts = np.add.reduceat(cards, self.first, axis=2).astype(np.int64)
        chips = now.observations[:, self.places["chips"]]
        points = self.values[counts].sum(axis=2) + self.most_chips * (chips == chips.max(axis=1, keepdims=True))
        order = (np.arange(PLAYERS) - now.seats[:, None]) % PLAYERS  # A row begins with the seat that decides.
        points = np.take_along_axis(points, order, axis=1)
        best = np.sort(points, axis=1)
        others = np.where(points == best[:, -1:], best[:, -2:-1], best[:, -1:])
        leads: Floats = (points - others).astype(np.float32)
        return leads


@dataclass
class Round:
    """What was seen and done in a round, and how much better each move turned out than was expected."""

    seen: Tensor
    masks: Tensor
    moves: Tensor
    logs: Tensor
    returns: Tensor
    gains: Tensor


class Player:
    """The games that the network plays against itself."""

    def __init__(self, plan: Plan, seed: str = "") -> None:
        self.plan = plan
        self.games = batch(GAME, players=PLAYERS, size=plan.games, seed=seed or plan.seed)
        self.points = Points(self.games)
        self.now = self.games.reset()

    @torch.no_grad()
    def round(self, net: Net, lead: float) -> Round:
        """Play on for some steps."""
        steps, size = self.plan.length, self.plan.games
        seen = torch.empty(steps, size, self.now.observations.shape[1])
        masks = torch.empty(steps, size, self.now.masks.shape[1], dtype=torch.int8)
        moves = torch.empty(steps, size, dtype=torch.int64)
        logs, values = torch.empty(steps, size), torch.empty(steps, size)
        seats = np.empty((steps, size), np.int64)
        dones = np.empty((steps, size), np.bool_)
        rewards = np.empty((steps, size, PLAYERS), np.float32)
        leads = self.points.leads(self.now)
        for step in range(steps):
            seen[step] = torch.from_numpy(self.now.observations.copy())
            masks[step] = torch.from_numpy(self.now.masks.copy())
            seats[step] = self.now.seats
            chances, values[step] = net(seen[step], masks[step])
            moves[step] = torch.multinomial(chances.exp(), 1)[:, 0]
            logs[step] = chances.gather(1, moves[step, :, None])[:, 0]
            self.now = self.games.step(moves[step].numpy())
            dones[step] = self.now.dones
            before, leads = leads, self.points.leads(self.now)
            changed = np.where(dones[step, :, None], 0.0, lead * (leads - before))
            rewards[step] = self.now.rewards + changed
        gains, known = advantages(values.numpy(), rewards, seats, dones, self.plan.trace)
        kept = torch.from_numpy(known)
        gained = torch.from_numpy(gains)
        return Round(seen[kept], masks[kept], moves[kept], logs[kept], (gained + values)[kept], gained[kept])


def advantages(
    values: Floats, rewards: Floats, seats: NDArray[np.int64], dones: NDArray[np.bool_], trace: float
) -> tuple[Floats, NDArray[np.bool_]]:
    """How much better each decision turned out than its value said (GAE), and for which ones that is known.

    A seat's next decision is some steps later; of the last one in a round nothing is known, unless the game ended.
    """
    steps, size = values.shape
    rows = np.arange(size)
    earned = np.zeros((size, PLAYERS), np.float32)  # by each seat since its next decision
    coming = np.zeros((size, PLAYERS), np.float32)  # the value of that decision …
    gained = np.zeros((size, PLAYERS), np.float32)  # … and its advantage
    told = np.zeros((size, PLAYERS), np.bool_)  # … if there was one
    gains = np.zeros((steps, size), np.float32)
    known = np.zeros((steps, size), np.bool_)
    for step in reversed(range(steps)):
        ended = dones[step][:, None]
        earned = np.where(ended, rewards[step], earned + rewards[step])
        coming, gained, told = np.where(ended, 0, coming), np.where(ended, 0, gained), told | ended
        seat = seats[step]
        better = earned[rows, seat] + coming[rows, seat] - values[step]
        gains[step] = better + trace * gained[rows, seat]
        known[step] = told[rows, seat]
        earned[rows, seat], coming[rows, seat] = 0, values[step]
        gained[rows, seat], told[rows, seat] = np.where(known[step], gains[step], 0), True
    return gains, known


def learn(net: Net, optimizer: torch.optim.Optimizer, played: Round, plan: Plan, entropy: float) -> None:
    """Make the moves likelier that turned out well, but never by much at once."""
    gains = (played.gains - played.gains.mean()) / (played.gains.std() + 1e-6)
    for _ in range(plan.epochs):
        for some in torch.randperm(len(gains)).split(plan.minibatch):
            chances, values = net(played.seen[some], played.masks[some])
            ratio = (chances.gather(1, played.moves[some, None])[:, 0] - played.logs[some]).exp()
            clipped = ratio.clamp(1 - plan.clip, 1 + plan.clip)
            policy = torch.minimum(ratio * gains[some], clipped * gains[some]).mean()
            spread = -(chances.exp() * chances.clamp(min=-30)).sum(1).mean()
            loss = (values - played.returns[some]).square().mean() - policy - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def policy_of(net: Net) -> Policy:
    """The network as what chooses moves: the likeliest one."""

    def choose(seen: Floats, masks: NDArray[np.int8]) -> NDArray[np.int64]:
        with torch.no_grad():
            chances, _ = net(torch.from_numpy(seen), torch.from_numpy(masks))
        best: NDArray[np.int64] = chances.argmax(1).numpy()
        return best

    return choose


class Training:
    """A network, and how far it has come."""

    def __init__(self, plan: Plan) -> None:
        torch.manual_seed(plan.seed)
        torch.set_num_threads(plan.threads)
        self.plan = plan
        self.player = Player(plan)
        now = self.player.now
        self.net = Net(now.observations.shape[1], now.masks.shape[1], plan.hidden)
        self.optimizer = torch.optim.Adam(self.net.parameters(), eps=1e-5)
        self.minutes = 0.0
        """Of one core, so far."""
        self.made = 0
        """Decisions, so far."""

    def warm_up(self) -> None:
        """Imitate the teacher."""
        began = process_time()
        given = lessons(GAME, PLAYERS, self.plan.thoughts, self.plan.lessons, self.plan.seed)
        right = imitate(self.net, given, self.plan.imitations)
        self.minutes = (process_time() - began) / 60
        print(json.dumps({"lessons": len(given.seen), "as_taught": round(right, 3)}), flush=True)

    def improve(self) -> None:
        """A round of play, and what is learned from it."""
        began, plan = process_time(), self.plan
        left = max(0.02, 1 - self.minutes / max(plan.minutes, 1e-9))
        for group in self.optimizer.param_groups:
            group["lr"] = plan.rate * left
        played = self.player.round(self.net, plan.lead * left)
        learn(self.net, self.optimizer, played, plan, plan.entropy * left)
        self.made += plan.games * plan.length
        self.minutes += (process_time() - began) / 60

    def measure(self) -> float:
        """The share of the victories against two of `medium`; it takes no minutes of the plan."""
        return share(GAME, PLAYERS, policy_of(self.net), "medium", self.plan.measured, f"ppo/{self.made}")

    def keep(self, file: Path) -> None:
        """Write all that is needed to go on."""
        kept = {"net": self.net.state_dict(), "optimizer": self.optimizer.state_dict()}
        torch.save({**kept, "minutes": self.minutes, "made": self.made}, file)

    def resume(self, file: Path) -> None:
        """Go on from what `keep` wrote; the games under way then are dealt anew."""
        kept = torch.load(file)
        self.net.load_state_dict(kept["net"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.minutes, self.made = kept["minutes"], kept["made"]
        self.player = Player(self.plan, f"{self.plan.seed}/{self.made}")


def export(net: Net, file: Path) -> None:
    """Write the network as ONNX: `seen` and `mask` in, `chances` (logarithms) and `value` out, any number of rows."""
    rows = torch.export.Dim("rows")
    seen, moves = net.trunk[0].in_features, net.policy.out_features
    torch.onnx.export(
        net.eval(),
        (torch.zeros(2, int(seen)), torch.ones(2, int(moves), dtype=torch.int8)),
        file,
        input_names=["seen", "mask"],
        output_names=["chances", "value"],
        dynamic_shapes=({0: rows}, {0: rows}),
        external_data=False,
        verbose=False,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--out", type=Path, default=Path("serengeti.onnx"))
    for name, value in vars(Plan()).items():
        parser.add_argument(f"--{name}", type=type(value), default=value)
    chosen = vars(parser.parse_args())
    out: Path = chosen.pop("out")
    training, kept = Training(Plan(**chosen)), out.with_suffix(".pt")
    if kept.exists():
        training.resume(kept)
    elif training.plan.lessons:
        training.warm_up()
    run(training, kept)
    export(training.net, out)


def run(training: Training, kept: Path) -> None:
    """Improve until the minutes are used up, and measure from time to time: a line of the curve each."""
    plan, due = training.plan, training.minutes
    while True:
        over = training.minutes >= plan.minutes
        if over or training.minutes >= due:
            due = training.minutes + plan.measure
            told = {"minutes": round(training.minutes, 2), "decisions": training.made}
            print(json.dumps({**told, "share": round(training.measure(), 4)}), flush=True)
            training.keep(kept)
        if over:
            return
        training.improve()


if __name__ == "__main__":
    main()
