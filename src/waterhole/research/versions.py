"""Versions of the environments: the numbers and the rules that a result was found with are a part of its name."""

from dataclasses import dataclass
from pathlib import Path

from waterhole import games
from waterhole.core.errors import BadInput
from waterhole.core.game import Game
from waterhole.core.option import Options, complete
from waterhole.core.state import State
from waterhole.research.observation import Observer, encoder_for
from waterhole.research.stepping import dealt


@dataclass(frozen=True)
class Version:
    """A version of a game's environments: the hash of its edition, and the revision of its rules."""

    game: str
    number: int
    edition: str
    revision: int

    @property
    def name(self) -> str:
        return f"{self.game}_v{self.number}"

    def load(self, edition: str | Path | None = None) -> Game:
        """The game as this version has it, or in an edition of one's own."""
        game = games.game(self.game, edition, self.revision)
        if edition is None and game.edition.hash != self.edition:
            raise BadInput(
                "research.other_edition", {"name": self.name, "hash": self.edition, "found": game.edition.hash}
            )
        return game


class Setting:
    """What an environment is made for: a game, the number of players, and the options, all checked."""

    def __init__(self, game: Game, players: int, options: dict[str, object]) -> None:
        example = game.set_up(players, options, seed=0)
        self.game = game
        self.players = players
        self.options: Options = complete(game.options, options, players)
        self.encoder = encoder_for(example)
        self.observer = Observer(self.encoder, players, game.move_count)

    def deal(self, seed: str, episode: int, row: int = 0) -> State:
        """Game number `episode` of a row of a batch; an environment alone plays the games of the first row."""
        return dealt(self.game, self.players, self.options, f"{seed}/{row}/{episode}")


V0 = {
    version.game: version
    for version in (
        Version("serengeti", 0, edition="dcf6033df7fe2f42", revision=2),
        Version("sanctuary", 0, edition="a22448ecff5d801c", revision=5),
        Version("safaru", 0, edition="b62d1e63dac2021e", revision=2),
    )
}
