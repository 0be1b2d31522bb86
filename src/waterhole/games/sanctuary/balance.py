"""What is counted in Sanctuary: animals on offer, taken and played; roles in the final teams, and those that worked."""

from waterhole.core.game import Game
from waterhole.core.observer import Count, Observer, Told
from waterhole.core.option import Options
from waterhole.games.sanctuary.team import ROLE_NAMES

WORK = {
    "card_slid": "guide",
    "sanctuary_refilled": "conservationist",
    "spaces_swapped": "caretaker",
    "extra_taken": "ranger",
    "animals_bred": "breeder",
    "manager_paid": "manager",
    "tokens_taken": "warden",
}
"""By which event each role is seen at work; Guard and Vet are named by theirs."""

FAVOURED = "role"
"""What a player has favourites among."""


def observer(game: Game, players: int, options: Options) -> Observer:
    """The observer of one match."""
    return SanctuaryObserver(players)


class SanctuaryObserver(Observer):
    """A card is on offer once each time that it comes to lie in the array. A role is offered to every seat once,
    taken by those in whose final team it is, and used by those who had it do something."""

    clock = "turns"

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.worked: set[tuple[int, str]] = set()

    def hear(self, event: Told) -> None:
        kind = event["kind"]
        if kind == "turn_began":
            self.time = event["turn"]
        elif kind in ("array_filled", "sanctuary_refilled"):
            for card in event["cards"]:
                self.animal(card).offered += 1
        elif kind in ("cards_drafted", "extra_taken"):
            for card in event.get("cards") or [event["card"]]:
                self.animal(card).taken += 1
        elif kind == "card_played":
            self.animal(event["card"]).used += 1
            self.animal(event["card"]).held[event["seat"]] += 1
        role = event["role"] if kind == "cards_drawn" else WORK.get(kind)
        if role is not None:
            self.worked.add((event["seat"], role))

    def animal(self, card: str) -> Count:
        """Of a card's animal; a herd is in no set, and a thing of its own."""
        animal, terrain = card.split("-")
        return self.count("card", card) if terrain == "herd" else self.count("animal", animal)

    def standing(self, facts: Told) -> list[float]:
        return list(facts["scores"])

    def end(self, facts: Told) -> None:
        for seat, team in enumerate(facts["staff"]):
            for role in ROLE_NAMES:
                employed = role in team or role == "ranger"
                count = self.count("role", role)
                count.offered += 1
                count.taken += employed
                count.used += (seat, role) in self.worked
                count.held[seat] += employed

    def plan(self, facts: Told, seat: int) -> str:
        """The final team."""
        return " ".join(facts["staff"][seat])
