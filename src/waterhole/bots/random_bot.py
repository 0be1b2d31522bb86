"""A bot that plays any legal move, each as likely."""

from waterhole.core.chance import stream
from waterhole.core.event import Json
from waterhole.core.game import Game


class RandomBot:
    """Knows nothing and wants nothing."""

    looks = False

    def __init__(self, seed: str) -> None:
        self.dice = stream(seed, "random")

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        return moves[self.dice.below(len(moves))]
