"""What is counted in Serengeti: tribes and digits on offer, bought, paid for, and in whose hands they end."""

from collections.abc import Sequence

from waterhole.core.game import Game
from waterhole.core.observer import Observer, Told
from waterhole.core.option import Options

PARTS = ("tribe", "digit")
ENDS = {"lot_won": "won", "lot_given": "given", "could_not_pay": "unpaid", "lot_lost": "lost"}
"""How an auction can end: paid for, for nothing, with somebody who cannot pay, with nobody left."""

FAVOURED = "tribe"
"""What a player has favourites among."""


def observer(game: Game, players: int, options: Options) -> Observer:
    """The observer of one match."""
    return SerengetiObserver(game, players)


class SerengetiObserver(Observer):
    """A card is on offer once, when its lot is drawn; a digit is of use each time that its owner is paid for it,
    a tribe's card when it counts in the end."""

    clock = "rounds"

    def __init__(self, game: Game, players: int) -> None:
        super().__init__(players)
        self.values: list[int] = [0, *game.edition.wholes("values")]

    def hear(self, event: Told) -> None:
        kind = event["kind"]
        if kind == "lot_drawn":
            self.time = event["round"]
            for card in event["cards"]:
                for count in self.each(PARTS, card):
                    count.offered += 1
        elif kind in ("lot_won", "lot_given"):
            for card in event["cards"]:
                for count in self.each(PARTS, card):
                    count.taken += 1
        elif kind == "money_paid" and event["owners"] != "none":
            self.count("digit", str(event["digit"])).used += 1
        if kind in ENDS:
            self.close(ENDS[kind], event.get("seat"))

    def close(self, way: str, seat: int | None) -> None:
        """How an auction ended, and who has its cards or could not pay for them."""
        for other in ENDS.values():
            self.count("auction", other).offered += 1
        self.count("auction", way).taken += 1
        if seat is not None:
            self.count("auction", way).held[seat] += 1

    def standing(self, facts: Told) -> list[float]:
        """What the cards count so far."""
        return [float(sum(self.values[count] for count in tribes_of(cards))) for cards in facts["cards"]]

    def end(self, facts: Told) -> None:
        for seat, cards in enumerate(facts["cards"]):
            for card in cards:
                for count in self.each(PARTS, card):
                    count.held[seat] += 1
                self.count("tribe", card.split("-")[0]).used += 1

    def plan(self, facts: Told, seat: int) -> str:
        """How many cards of each tribe, the most first: `3 2 1`."""
        return " ".join(map(str, tribes_of(facts["cards"][seat])))


def tribes_of(cards: Sequence[str]) -> list[int]:
    """How many cards of each tribe there are, the most first."""
    tribes = [card.split("-")[0] for card in cards]
    return sorted((tribes.count(tribe) for tribe in set(tribes)), reverse=True)
