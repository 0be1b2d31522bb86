"""What is counted in Safarü: species and numbers that came into the wild, were caught and played; calls."""

from waterhole.core.game import Game
from waterhole.core.observer import Observer, Told
from waterhole.core.option import Options

PARTS = ("species", "number")
FAVOURED = "species"
"""What a player has favourites among."""


def observer(game: Game, players: int, options: Options) -> Observer:
    """The observer of one match."""
    return SafaruObserver(players, fewest=options.get("variant") == "release")


class SafaruObserver(Observer):
    """A card is on offer each time that it comes into the wild, taken when it is caught (there, or with its catch),
    and used when it is played. A call of a missed catch is offered with every release; it is used if it failed."""

    clock = "hands"

    def __init__(self, players: int, fewest: bool) -> None:
        super().__init__(players)
        self.fewest = fewest

    def hear(self, event: Told) -> None:
        kind = event["kind"]
        if kind == "hand_dealt":
            self.time = event["hand"]
        elif kind == "wild_dealt":
            for card in event["cards"]:
                self.see(card, offered=1)
        elif kind in ("card_played", "card_released"):
            self.see(event["card"], offered=1, used=1)
        elif kind == "cards_caught":
            for card in [*event["cards"], *[event["card"]] * event["paired"]]:
                self.see(card, taken=1)
                for count in self.each(PARTS, card):
                    count.held[event["seat"]] += 1
        self.hear_calls(event)

    def hear_calls(self, event: Told) -> None:
        kind = event["kind"]
        if kind == "card_released":
            self.count("call", "call").offered += 1
        elif kind == "release_called":
            self.count("call", "call").taken += 1
            self.count("call", "call").held[event["seat"]] += 1
        elif kind == "call_failed":
            self.count("call", "call").used += 1

    def see(self, card: str, offered: int = 0, taken: int = 0, used: int = 0) -> None:
        for count in self.each(PARTS, card):
            count.offered += offered
            count.taken += taken
            count.used += used

    def standing(self, facts: Told) -> list[float]:
        """By seat: partners have the score of their side; in the variant the fewest points are best."""
        scores = facts["scores"]
        return [float(scores[seat % len(scores)]) * (-1 if self.fewest else 1) for seat in range(self.players)]
