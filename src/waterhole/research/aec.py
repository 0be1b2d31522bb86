"""PettingZoo's interface: all seats are agents, one decides at a time."""

import secrets
from pathlib import Path
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from waterhole.core.state import State
from waterhole.research.drawing import Picture, as_ansi, as_picture
from waterhole.research.observation import Floats
from waterhole.research.spaces import full_space, seat_space
from waterhole.research.stepping import rewards
from waterhole.research.versions import Setting, Version


class Table(AECEnv):  # type: ignore[misc] # PettingZoo ships no types.
    """A table of one of the games. An illegal action raises `IllegalMove` and changes nothing.

    A seat that does not decide has a mask of zeros. With `critic=True`, `state()` tells everything, secrets included.
    """

    metadata: dict[str, Any] = {
        "render_modes": ["human", "ansi", "rgb_array"],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        version: Version,
        players: int = 4,
        *,
        edition: str | Path | None = None,
        render_mode: str | None = None,
        critic: bool = False,
        **options: object,
    ) -> None:
        self.metadata = {**self.metadata, "name": version.name}
        self.setting = Setting(version.load(edition), players, options)
        self.observer = self.setting.observer
        # Within reach: they are asked at every step.
        self.look, self.row, self.mask = self.observer.sight.look, self.observer.numbers, self.observer.legal
        self.render_mode = render_mode
        self.critic = critic
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = seat_space(self.observer)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.observer.move_count) for agent in self.possible_agents}
        self.state_space = full_space(self.observer)
        self.seed = secrets.token_hex(16)
        self.episode = -1
        self.table: State | None = None

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. A seed begins a row of games; without one the next game of the row is dealt."""
        if seed is not None:
            self.seed, self.episode = str(seed), -1
        self.episode += 1
        self.table = self.setting.deal(self.seed, self.episode)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[self.table.turn]

    def step(self, action: int | None) -> None:
        """Make a move for the seat that decides; when the game is over, every seat takes its leave with None."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table = self.now()
        assert action is not None
        table.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        turn = table.turn
        if turn < 0:
            self.end(table)
        else:
            self.agent_selection = self.possible_agents[turn]

    def end(self, table: State) -> None:
        self.rewards = dict(zip(self.agents, rewards(table.payoffs()), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        self.look(self.now(), self.number[agent])
        return {"observation": self.row.copy(), "action_mask": self.mask.copy()}

    def state(self) -> Floats:
        """Everything, as told to the seat that decides (at the end: to the first)."""
        if not self.critic:
            raise NotImplementedError("secrets are told to critics only: env(critic=True)")
        table = self.now()
        return self.observer.full_row(table, max(0, int(table.turn)))

    def now(self) -> State:
        if self.table is None:
            raise RuntimeError("reset() comes first")
        return self.table

    def render(self) -> str | Picture | None:
        table = self.now()
        seat = max(0, int(table.turn))
        if self.render_mode == "rgb_array":
            return as_picture(table, seat)
        text = as_ansi(table, seat)
        if self.render_mode == "ansi":
            return text
        if self.render_mode == "human":
            print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""


def wrapped(version: Version, players: int = 4, **settings: Any) -> AECEnv:  # noqa: ANN401
    """A table with PettingZoo's own checks of the order of calls and of actions out of bounds."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(Table(version, players, **settings)))
