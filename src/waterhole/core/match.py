"""One play of a game, that can be put into a record at any moment."""

from collections.abc import Mapping, Sequence

from waterhole.core.event import Event
from waterhole.core.game import Game
from waterhole.core.option import complete
from waterhole.core.record import EditionMark, Outcome, Record, Result, Seat


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
        self.options = complete(game.options, options or {}, players)
        self.opening: list[Event] = []
        self.state = game.set_up(players, self.options, seed=seed, first=first, chance=chance, told=self.opening)
        self.seats = list(seats) or [Seat(f"Player {seat + 1}") for seat in range(players)]
        self.moves: list[tuple[int, str]] = []

    def play(self, move: int) -> list[Event]:
        """Carry out a move and tell what happened; an illegal one is refused and changes nothing."""
        refused = self.state.refusal_of_any(move)
        if refused is not None:
            raise refused
        entry = (int(self.state.turn), self.game.text(self.state, move))
        told = self.state.narrate(move)
        self.moves.append(entry)
        return told

    def record(self, seed: str | None = None) -> Record:
        """The record of all that has happened; a seed is only kept when it is given here."""
        chance = [Outcome(str(one["kind"]), list_of_ids(one["cards"])) for one in self.state.chance()]
        return Record(
            game=self.game.name,
            revision=self.game.revision,
            edition=self.edition_mark(),
            options=self.options,
            players=int(self.state.players),
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


def list_of_ids(cards: object) -> list[str]:
    """What `chance` tells of a shuffle, as the list of strings that it is."""
    return [str(card) for card in cards] if isinstance(cards, list) else []
