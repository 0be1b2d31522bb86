"""A bot that looks one move ahead with the game's own knowledge."""

from waterhole.core.chance import stream
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge


class GreedyBot:
    """Plays what the game's knowledge weighs most; `naive` asks what a beginner would weigh."""

    looks = True

    def __init__(self, seed: str, naive: bool = False) -> None:
        self.dice = stream(seed, "greedy")
        self.naive = naive
        self.known: tuple[Game, Knowledge] | None = None

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        knowledge = self.knowledge(game)
        weights = knowledge.weigh(game.imagine(recall, self.dice), moves)
        return moves[weights.index(max(weights))]

    def knowledge(self, game: Game) -> Knowledge:
        """The game's knowledge, asked for once."""
        if self.known is None or self.known[0] is not game:
            self.known = (game, game.knowledge(self.naive))
        return self.known[1]
