"""Gymnasium's interface: one seat is the agent's, bots sit at the others."""

import secrets
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from waterhole.bots import make
from waterhole.bots.company import choose
from waterhole.core.errors import BadInput, IllegalMove
from waterhole.core.state import State
from waterhole.research.drawing import Picture, as_ansi, as_picture
from waterhole.research.spaces import seat_space
from waterhole.research.stepping import rewards
from waterhole.research.versions import V0, Setting
from waterhole.words.fluent import words

ILLEGAL = -1.0
"""The reward of an illegal action, which ends the game: less than that of any defeat."""


class Seat(gymnasium.Env[dict[str, Any], np.int64]):
    """A seat among bots. The reward comes at the end: the share of the victory less a fair one."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}

    def __init__(
        self,
        game: str,
        players: int = 4,
        seat: int = 0,
        bots: str = "medium",
        *,
        edition: str | Path | None = None,
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if seat not in range(players):
            raise BadInput("core.bad_first", {"first": str(seat), "highest": players - 1})
        make(bots, "")  # An unknown bot is refused now.
        self.setting = Setting(V0[game].load(edition), players, options)
        self.seat = seat
        self.level = bots
        self.render_mode = render_mode
        self.observation_space = seat_space(self.setting.observer)
        self.action_space = spaces.Discrete(self.setting.observer.move_count)
        self.key = secrets.token_hex(16)
        self.episode = -1
        self.table: State | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Deal. A seed begins a row of games; without one the next game of the row is dealt."""
        super().reset(seed=seed)
        if seed is not None:
            self.key, self.episode = str(seed), -1
        self.episode += 1
        self.table = self.setting.deal(self.key, self.episode)
        others = [other for other in range(self.setting.players) if other != self.seat]
        self.bots = {other: make(self.level, f"{self.key}/{self.episode}/{other}") for other in others}
        self.play_on()
        return self.look(), {}

    def step(self, action: np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Make a move, and let the bots answer. An illegal one ends the game, and `info` says why."""
        table = self.now()
        try:
            table.play(int(action))
        except IllegalMove as problem:
            why = words("en", self.setting.game.folder / "words").error(problem)
            return self.look(), ILLEGAL, True, False, {"illegal": why}
        self.play_on()
        reward = rewards(table.payoffs())[self.seat] if table.turn < 0 else 0.0
        return self.look(), reward, table.turn < 0, False, {}

    def play_on(self) -> None:
        """The bots move until it is the agent's turn, or the game is over."""
        table = self.now()
        while table.turn >= 0 and table.turn != self.seat:
            table.apply(choose(table, self.bots[int(table.turn)]))

    def look(self) -> dict[str, Any]:
        row, mask = self.setting.observer.look(self.now(), self.seat)
        return {"observation": row, "action_mask": mask}

    def now(self) -> State:
        if self.table is None:
            raise RuntimeError("reset() comes first")
        return self.table

    def render(self) -> str | Picture | None:
        if self.render_mode == "rgb_array":
            return as_picture(self.now(), self.seat)
        return as_ansi(self.now(), self.seat) if self.render_mode == "ansi" else None


def register() -> None:
    """Tell Gymnasium the ids: `waterhole/Serengeti-v0` and the like."""
    for name, version in V0.items():
        id = f"waterhole/{name.capitalize()}-v{version.number}"
        if id not in gymnasium.registry:
            gymnasium.register(id, entry_point=f"{__name__}:Seat", kwargs={"game": name})
