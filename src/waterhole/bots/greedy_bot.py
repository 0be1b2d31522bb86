"""A bot that looks one move ahead with the game's own knowledge."""

import math

from waterhole.bots.lookup import knowledge_of
from waterhole.core.chance import stream
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.core.knowledge import Knowledge


class GreedyBot:
    """Plays what the game's knowledge weighs most.

    `naive` asks what a beginner would weigh; `blur` above 0 makes moves that look about as good
    about as likely: at `blur` times the knowledge's spread, one is e times as likely as the other.
    """

    looks = True

    def __init__(self, seed: str, naive: float = False, blur: float = 0.0) -> None:
        self.dice = stream(seed, "greedy")
        self.naive = bool(naive)
        self.blur = blur
        self.known: tuple[Game, Knowledge] | None = None

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        if len(moves) == 1:
            return moves[0]
        knowledge = self.knowledge(game)
        state = game.imagine(recall, self.dice)
        worthy = knowledge.candidates(state)
        weights = knowledge.weigh(state, worthy)
        if self.blur:
            return worthy[self.blurred(weights, self.blur * knowledge.spread)]
        return worthy[weights.index(max(weights))]

    def blurred(self, weights: list[float], spread: float) -> int:
        """The place of one of these weights, the high ones more likely."""
        best = max(weights)
        chances = [math.exp((weight - best) / spread) for weight in weights]
        left = self.dice.fraction() * sum(chances)
        for place, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return place
        return weights.index(best)

    def knowledge(self, game: Game) -> Knowledge:
        """The game's knowledge, asked for once."""
        if self.known is None or self.known[0] is not game:
            self.known = (game, knowledge_of(game, self.naive))
        return self.known[1]
