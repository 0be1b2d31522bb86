"""What the tests of the command line share."""

from dataclasses import dataclass

from waterhole import games
from waterhole.core.chance import stream
from waterhole.records.match import Match


@dataclass
class Ran:
    """What came of a command line."""

    code: int
    out: str
    err: str

    def refusal(self) -> str:
        """The one line with which a command was refused."""
        assert self.code == 2
        assert self.out == ""
        assert self.err.count("\n") == 1
        assert self.err.endswith("\n")
        return self.err


def low_game(seed: str = "cli") -> Match:
    """A whole game of Serengeti with low bids, so that most can be paid."""
    match = Match(games.game("serengeti"), 4, seed=seed)
    dice = stream(seed)
    while not match.state.over:
        moves = match.state.moves()
        match.play(moves[min(dice.below(len(moves)) for _ in range(4))])
    return match
