# compiled: yes
"""Many games at once, each a row: the loop over them, with dealing and encoding, in compiled code."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from waterhole.core.bits import no_words
from waterhole.core.chance import Luck, drawn_below
from waterhole.core.encoding import Encoder, Page, float_bits
from waterhole.core.errors import IllegalMove
from waterhole.core.game import AnyGame
from waterhole.core.option import Options
from waterhole.core.state import State
from waterhole.research.sight import Mask


@final
class Rows:
    """Games number `first` and following of a batch. NumPy reads the vectors' memory; they are written in place.

    A game that ends begins anew at once: its row then shows the first decision of the next one.
    """

    def __init__(
        self, game: AnyGame, players: int, options: Options, encoder: Encoder, size: int, seed: str, first: int = 0
    ) -> None:
        self.game = game
        self.players: i64 = players
        self.options = options
        self.encoder = encoder
        self.move_count: i64 = game.move_count
        self.size: i64 = size
        self.seed = seed
        self.first = first
        self.episodes = [-1] * size
        self.states: list[State] = []
        width = int(encoder.size)
        self.observations = vec[i32]([i32(0)] * (size * width))
        self.pages = [Page(self.observations, row * width, width, players) for row in range(size)]
        self.masks = vec[u8]([u8(0)] * (size * game.move_count))
        self.legal = [Mask(self.masks, row * game.move_count, game.move_count) for row in range(size)]
        self.words = no_words(game.move_count)
        self.rewards = vec[i32]([i32(0)] * (size * players))
        self.seats = vec[i32]([i32(0)] * size)
        self.dones = vec[u8]([u8(0)] * size)

    def reset(self) -> None:
        """Deal all games anew, from the first episode on."""
        self.episodes = [-1] * int(self.size)
        self.states = []
        row: i64 = 0
        while row < self.size:
            state = self.deal(row)
            self.states.append(state)
            self.pay(row, state)
            self.show(row, state)
            row += 1

    def deal(self, row: i64) -> State:
        """The next episode of a row: by seed, row and episode, whatever the size of the batch."""
        episode = self.episodes[row] + 1
        self.episodes[row] = episode
        return dealt(self.game, int(self.players), self.options, f"{self.seed}/{self.first + int(row)}/{episode}")

    def step(self, actions: vec[i64]) -> None:
        """Make a move in each game. If one of them is illegal, it is refused, and none is made."""
        self.check(actions)
        row: i64 = 0
        while row < self.size:
            state = self.states[row]
            state.apply(actions[row])
            self.pay(row, state)
            if state.turn < 0:
                state = self.deal(row)
                self.states[row] = state
            self.show(row, state)
            row += 1

    def check(self, actions: vec[i64]) -> None:
        if len(actions) != self.size:
            raise ValueError(f"a batch of {self.size} games takes as many actions, not {len(actions)}")
        if not self.states:
            raise ValueError("reset() comes first")
        masks = self.masks
        row: i64 = 0
        while row < self.size:
            action = actions[row]
            if action < 0 or action >= self.move_count or not masks[row * self.move_count + action]:
                raise self.refused(row, action)
            row += 1

    def refused(self, row: i64, action: i64) -> IllegalMove:
        found = self.states[row].refusal_of_any(action)
        assert found is not None
        return found

    def pay(self, row: i64, state: State) -> None:
        """What the last move brought: nothing before the end."""
        ended = state.turn < 0
        if not ended and not self.dones[row]:
            return
        at = row * self.players
        seat: i64 = 0
        shares = rewards(state.payoffs()) if ended else []
        while seat < self.players:
            self.rewards[at + seat] = i32(float_bits(shares[seat])) if ended else 0
            seat += 1
        self.dones[row] = 1 if ended else 0

    def show(self, row: i64, state: State) -> None:
        """Write what the seat knows that decides now, and what it may do."""
        page = self.pages[row]
        page.begin(state.turn)
        self.encoder.write(state, page)
        self.seats[row] = i32(state.turn)
        self.legal[row].show(state, self.words)


def dealt(game: AnyGame, players: int, options: Options, key: str) -> State:
    """A game dealt from a seed; players and options were checked before."""
    state: State = game.begin(players, Luck(key, [], drawn_below(players, f"{key}/first")), options, None)
    return state


def rewards(shares: list[float]) -> list[float]:
    """From shares of the victory, which partners divide, to rewards that add up to nothing; alone 1 is a victory."""
    if len(shares) == 1:
        return shares
    fair = 1.0 / float(len(shares))
    won = 0.0
    for share in shares:
        won += share
    return [share / won - fair for share in shares]
