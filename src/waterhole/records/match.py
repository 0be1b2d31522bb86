"""One play of a game: dealt, played move by move, taken back, and put into a record at any moment."""

import secrets
from collections.abc import Mapping, Sequence

from waterhole.core.errors import BadInput
from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import complete
from waterhole.core.state import State
from waterhole.records.record import EditionMark, Outcome, Record, Result, Seat

LONGEST_TEXT = 100


class Match:
    """A state and how it came about. `opening` are the events before the first decision."""

    def __init__(
        self,
        game: Game,
        players: int,
        *,
        seed: int | str | None = None,
        first: int | None = None,
        chance: Sequence[Sequence[str]] = (),
        seats: Sequence[Seat] = (),
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.game = game
        self.players = players
        self.options = complete(game.options, options or {}, players)
        self.seed = secrets.token_hex(32) if seed is None else str(seed)
        self.first = first
        self.outcomes = chance
        self.opening: list[Event] = []
        self.state = self.dealt(self.opening)
        self.seats = list(seats) or [Seat(f"Player {seat + 1}") for seat in range(players)]
        self.moves: list[tuple[int, str]] = []

    def dealt(self, told: list[Event] | None = None) -> State:
        """The state at the first decision, as often as it is asked for."""
        return self.game.set_up(
            self.players, self.options, seed=self.seed, first=self.first, chance=self.outcomes, told=told
        )

    def legal(self, text: str) -> int:
        """The move of this text, if it is legal now: else IllegalMove or NotAMove says why not."""
        if len(text) > LONGEST_TEXT:
            raise BadInput("core.not_a_move", {"text": text[:LONGEST_TEXT], "known": self.game.forms()})
        move = self.game.parse(self.state, text)
        refused = self.state.refusal_of_any(move)
        if refused is not None:
            raise refused
        return move

    def play(self, move: int) -> list[Event]:
        """Carry out a move and tell what happened; an illegal one is refused and changes nothing."""
        refused = self.state.refusal_of_any(move)
        if refused is not None:
            raise refused
        entry = (int(self.state.turn), self.game.text(self.state, move))
        told = self.state.narrate(move)
        self.moves.append(entry)
        return told

    def play_text(self, text: str) -> list[Event]:
        """Carry out the move of a text; it is checked like any other."""
        return self.play(self.game.parse(self.state, text))

    def state_at(self, count: int) -> State:
        """The state after the first `count` moves."""
        state = self.dealt()
        for _, text in self.moves[:count]:
            state.play(self.game.parse(state, text))
        return state

    def back_to(self, keep: int) -> None:
        """Take back all but the first `keep` moves."""
        self.state = self.state_at(keep)
        del self.moves[keep:]

    def record(self, seed: str | None = None) -> Record:
        """The record of all that has happened; a seed is only kept when it is given here."""
        chance = [Outcome(one["kind"], one["cards"]) for one in self.state.chance()]
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            edition=self.edition_mark(),
            options=self.options,
            players=self.players,
            seats=self.seats,
            first=int(self.state.luck.first),
            chance=chance,
            moves=list(self.moves),
            result=Result.of(self.state.result()) if self.state.over else None,
            seed=seed,
        )

    def edition_mark(self) -> EditionMark:
        """Which edition; with all its numbers unless it is the one that comes with the game."""
        edition = self.game.edition
        if edition.hash == self.game.standard().hash:
            return EditionMark(edition.name, edition.hash)
        return EditionMark(edition.name, edition.hash, edition.numbers, edition.sources)
