"""OpenSpiel's interface: importing this registers `waterhole_serengeti`, `waterhole_sanctuary` and `waterhole_safaru`.

Chance decides first who begins, then each shuffle card by card, as it happens. Nothing is sampled behind OpenSpiel's
back: every order of a deck is a path of the tree.
"""

import json
from collections import Counter
from typing import Any, TypeAlias

import numpy as np
import pyspiel

from waterhole import games
from waterhole.core import edition as editions
from waterhole.core.chance import Luck, stream
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.research.stepping import rewards
from waterhole.research.versions import V0, Setting, Version

LONGEST = 100_000
"""No game is known to take more decisions and draws; OpenSpiel wants a number."""


class Fixed:
    """What all states of a game share: it never changes, so copies are the same object."""

    def __init__(self, version: Version, edition: str, players: int, options: dict[str, object]) -> None:
        self.made_of = (version, edition, players, options)
        self.setting = Setting(load(version, edition or None, players), players, options)

    def __deepcopy__(self, memo: object) -> "Fixed":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Fixed, self.made_of

    def opened(self, first: int, told: list[list[int]]) -> "Table":
        """A table at its first decision, if these shuffles are all that it takes."""
        setting, events = self.setting, list[Event]()
        state: State = setting.game.begin(setting.players, Luck("unknown", told, first), setting.options, events)
        found = Table(self, first, state, None, [])
        found.hear(events)
        return found


Past: TypeAlias = "tuple[Past, list[Event]] | None"
"""What happened before, and what happened then: copies share it, and it becomes text only when somebody asks."""


class Table:
    """A table that chance has set up: its state, the moves that were made, and all that happened."""

    def __init__(self, fixed: Fixed, first: int, state: State, past: Past, moves: list[int]) -> None:
        self.fixed = fixed
        self.first = first
        self.state = state
        self.past = past
        self.moves = moves

    def copy(self) -> "Table":
        return Table(self.fixed, self.first, self.state.copy(), self.past, self.moves[:])

    def __deepcopy__(self, memo: object) -> "Table":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A state is not pickled, but what led to it. (One that was resampled has no past of its own.)"""
        return replayed, (self.fixed, self.first, [order for _, order in self.state.drawn], self.moves)

    def play(self, move: int, told: list[list[int]]) -> None:
        self.state.luck = Luck("unknown", told, self.first)
        self.hear(self.state.narrate(move))
        self.moves.append(move)

    def hear(self, events: list[Event]) -> None:
        self.past = (self.past, events)

    def seen(self, seat: int) -> list[str]:
        """Of every event what this seat may see of it."""
        parts, past = [], self.past
        while past is not None:
            past, events = past
            parts.append([json.dumps(event.seen_by(seat), ensure_ascii=False) for event in events])
        return [told for part in reversed(parts) for told in part]


def replayed(fixed: Fixed, first: int, told: list[list[int]], moves: list[int]) -> Table:
    """A table as it was."""
    found = fixed.opened(first, told)
    for move in moves:
        found.play(move, told)
    return found


class WaterholeGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel ships no types.
    """One of our games, for a number of players, with options, in an edition of one's own if wanted."""

    def __init__(self, version: Version, params: dict[str, Any] | None = None) -> None:
        chosen = parameters(games.kind(version.game)) | (params or {})
        players = int(chosen["players"])
        options = {
            option.name: chosen[option.name] or None if option.optional else chosen[option.name]
            for option in games.kind(version.game).options
        }
        self.fixed = Fixed(version, str(chosen["edition"]), players, options)
        super().__init__(type_of(version), info_of(self.fixed.setting), params or {})

    def new_initial_state(self) -> "WaterholeState":
        return WaterholeState(self, self.fixed)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "WaterholeObserver":  # noqa: ANN401
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return WaterholeObserver(self.fixed.setting, recall)


class WaterholeState(pyspiel.State):  # type: ignore[misc]
    """A position, or a moment at which chance decides."""

    def __init__(self, game: WaterholeGame, fixed: Fixed) -> None:
        super().__init__(game)
        self.fixed = fixed
        self.first = -1
        self.table: Table | None = None
        self.pending = -1  # the move under way, which needs a shuffle
        self.orders: list[list[int]] = []  # the shuffles that it has had
        self.drawn: list[int] = []  # the shuffle under way, as far as it is decided …
        self.pool: list[int] = []  # … and what is still to be drawn

    def current_player(self) -> int:
        if self.pool or self.table is None:
            return int(pyspiel.PlayerId.CHANCE)
        turn = int(self.table.state.turn)
        return turn if turn >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        return self.table is not None and not self.pool and self.table.state.turn < 0

    def _legal_actions(self, player: int) -> list[int]:
        assert self.table is not None
        return self.table.state.moves()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Who begins, each as likely; then the next card of a shuffle, one alike being as good as the other."""
        if self.first < 0:
            players = self.fixed.setting.players
            return [(seat, 1 / players) for seat in range(players)]
        return [(card, count / len(self.pool)) for card, count in sorted(Counter(self.pool).items())]

    def _apply_action(self, action: int) -> None:
        if self.first < 0:
            self.first = action
        elif self.pool:
            self.pool.remove(action)
            self.drawn.append(action)
            if self.pool:
                return
            self.orders.append(self.drawn)
            self.drawn = []
        else:
            self.pending = action
        self.go_on()

    def go_on(self) -> None:
        """Carry out what is under way, or find out which cards it wants shuffled first."""
        before = 0 if self.table is None else len(self.table.state.drawn)
        told = [*([[]] * before), *self.orders]
        if self.table is None:
            found = self.fixed.opened(self.first, told)
        else:
            found = self.table.copy()
            found.play(self.pending, told)
        if len(found.state.drawn) > len(told):
            self.pool = sorted(found.state.drawn[len(told)][1])
            if len(set(self.pool)) > 1:
                return
            self.orders.append(self.pool)  # Nothing to decide.
            self.pool = []
            self.go_on()
            return
        self.table, self.pending, self.orders = found, -1, []

    def resample_from_infostate(self, player: int, sampler: Any) -> "WaterholeState":  # noqa: ANN401
        """A state that agrees with all that this player could know, drawn at random among those."""
        assert self.table is not None
        setting = self.fixed.setting
        dice = stream("resample", sampler())
        found: WaterholeState = self.clone()
        assert found.table is not None
        found.table.state = setting.game.imagine(self.table.state.recall(player), dice)
        return found

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self.fixed.setting.players
        assert self.table is not None
        return rewards(self.table.state.payoffs())

    def _action_to_string(self, player: int, action: int) -> str:
        setting = self.fixed.setting
        if player != pyspiel.PlayerId.CHANCE:
            assert self.table is not None
            return setting.game.text(self.table.state, action)
        return f"first {action}" if self.first < 0 else f"draw {setting.game.cards[action]}"

    def __str__(self) -> str:
        if self.table is None or self.pool:
            cards = [self.fixed.setting.game.cards[card] for card in self.drawn]
            return f"first {self.first}, drawn: {', '.join(cards)}"
        return json.dumps(self.table.state.facts(), ensure_ascii=False)


class WaterholeObserver:
    """What a player knows: the row of our environments; as a string also all that the player has seen."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.observer = setting.observer
        self.recall = recall
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = self.observer.by_name(self.tensor)

    def set_from(self, state: WaterholeState, player: int) -> None:
        self.tensor.fill(0)
        if state.table is not None:
            self.tensor[:] = self.observer.row(state.table.state, player)

    def string_from(self, state: WaterholeState, player: int) -> str:
        """Before the first deal nobody knows anything."""
        if state.table is None:
            return ""
        known = json.dumps(state.table.state.recall(player), ensure_ascii=False)
        return "\n".join([*state.table.seen(player), known]) if self.recall else known


# What OpenSpiel wants to be told about a game.


def load(version: Version, edition: str | None, players: int) -> Game:
    """The game; an edition of one's own has to be playable only with this number of players."""
    if edition is None:
        return version.load()
    kind = games.kind(version.game)
    only: type[Game] = type(
        kind.__name__, (kind,), {"seats": range(players, players + 1), "__module__": kind.__module__}
    )
    return only(editions.load(games.file_of(version.game, edition), version.game))


def parameters(kind: type[Game]) -> dict[str, Any]:
    """With their defaults; "" and 0 stand for what is left open."""
    found: dict[str, Any] = {"players": max(2, kind.seats[0]), "edition": ""}
    return found | {option.name: 0 if option.default is None else option.default for option in kind.options}


def type_of(version: Version) -> Any:  # noqa: ANN401
    kind = games.kind(version.game)
    return pyspiel.GameType(
        short_name=f"waterhole_{version.game}",
        long_name=f"Waterhole: {kind.__name__}, version {version.number}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=kind.seats[-1],
        min_num_players=max(2, kind.seats[0]),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(kind),
    )


def info_of(setting: Setting) -> Any:  # noqa: ANN401
    return pyspiel.GameInfo(
        num_distinct_actions=setting.game.move_count,
        max_chance_outcomes=max(len(setting.game.cards), setting.players),
        num_players=setting.players,
        min_utility=-1 / setting.players,
        max_utility=1 - 1 / setting.players,
        utility_sum=0.0,
        max_game_length=LONGEST,
    )


def register() -> None:
    for version in V0.values():
        maker = type(f"{version.game.capitalize()}Game", (WaterholeGame,), {"__init__": beginning(version)})
        pyspiel.register_game(type_of(version), maker)


def beginning(version: Version) -> Any:  # noqa: ANN401
    def begin(self: WaterholeGame, params: dict[str, Any] | None = None) -> None:
        WaterholeGame.__init__(self, version, params)

    return begin


register()
