# compiled: yes
"""The edition: what it must hold to be played, and its numbers in the form that the rules use."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import counted
from waterhole.core.edition import Edition
from waterhole.games.sanctuary.array import MOST_TERRAINS, SPACES
from waterhole.games.sanctuary.team import CARETAKER, DISCS, ROLE_NAMES, SINGLE, team_of

MOST_CARDS: Final = 60
"""A set of cards is the bits of one machine number."""
MOST_ANIMALS: Final = 15
"""How many cards of each animal are four bits each of one machine number."""
MOST_IN_SET: Final = 15
MOST_POINTS: Final = 1000
NO_COST: Final = -1
"""Of a role that nobody is promoted to (Rule 4.5)."""


@final
class Numbers:
    """Cards, terrains and animals are numbers; a herd has a terrain of its own and the animal −1."""

    def __init__(self, edition: Edition, easier: bool) -> None:
        self.cards = cards_of(edition)
        check(edition, self.cards)
        self.card_count: i64 = len(self.cards)
        self.terrain_names = terrains_of(edition)
        terrain = [self.terrain_names.index(terrain_of(card)) for card in self.cards]
        self.terrain = vec[i64](terrain)  # of each card
        self.terrain_bit = vec[i64]([1 << kind for kind in terrain])
        animal = [animal_of(card, animals_of(edition)) for card in self.cards]
        self.animal = vec[i64](animal)  # of each card
        self.units = vec[i64]([0 if kind < 0 else 1 << 4 * kind for kind in animal])  # for each card: 1 in a tally
        self.herds: i64 = sum([1 << card for card, kind in enumerate(animal) if kind < 0])  # their cards (bits)
        self.sets = {animal: edition.wholes(f"sets.{animal}") for animal in animals_of(edition)}  # of 1, 2, … cards
        self.set_points = vec[i64](set_points(self.sets))  # 16 × animal + number of cards
        self.costs = vec[i64](costs(edition))  # by role, or NO_COST
        self.team: i64 = first_team(edition, easier)  # see team.py
        self.track = vec[i64](edition.wholes("track"))
        self.goal: i64 = edition.whole("goal", 1)
        self.solo_turns: i64 = edition.whole("solo_turns", 1)
        self.herd_points: i64 = edition.whole("herd_points")
        self.tokens: i64 = edition.whole("tokens")
        self.keep_points: i64 = edition.whole("keep_points")
        self.ranger_tokens: i64 = edition.whole("ranger_tokens")
        self.breeder_tokens: i64 = edition.whole("breeder_tokens")
        self.manager_tokens: i64 = edition.whole("manager_tokens")
        self.manager_points: i64 = edition.whole("manager_points")
        self.warden_tokens: i64 = edition.whole("warden_tokens", 1)
        self.guard_tokens: i64 = edition.whole("guard_tokens")
        self.guard_cards: i64 = edition.whole("guard_cards", 1)
        self.easier = easier

    def tally(self, cards: i64) -> i64:
        """How many cards of each animal, four bits an animal; herds are none."""
        units = self.units
        counts: i64 = 0
        card: i64 = 0
        while cards:
            while not cards & 15:
                cards >>= 4
                card += 4
            if cards & 1:
                counts += units[card]
            cards >>= 1
            card += 1
        return counts

    def worth(self, cards: i64) -> i64:
        """Rule 4.2: the points of these cards when played together."""
        points = self.herd_points * counted(cards & self.herds)  # Rule 1.2
        counts = self.tally(cards)
        place: i64 = 0
        while counts:
            points += self.set_points[place + (counts & 15)]
            counts >>= 4
            place += 16
        return points


# What the numbers are made of.


def animals_of(edition: Edition) -> list[str]:
    return list(edition.table("sets"))


def terrains_of(edition: Edition) -> list[str]:
    """Rule 1.2: a herd is a terrain of its own."""
    return [*edition.table("terrains"), *edition.words("herds")]


def cards_of(edition: Edition) -> list[str]:
    """The cards in deck order: by terrain, then the herds (Rule 1.1)."""
    cards = [f"{animal}-{terrain}" for terrain in edition.table("terrains") for animal in dwellers(edition, terrain)]
    return cards + [f"{herd}-herd" for herd in edition.words("herds")]


def dwellers(edition: Edition, terrain: str) -> list[str]:
    """The animals of a terrain: each known, and once."""
    animals = edition.words(f"terrains.{terrain}")
    known = animals_of(edition)
    for animal in animals:
        if animal not in known or animals.count(animal) > 1:
            raise edition.wrong(f"terrains.{terrain}", "animal", animal=animal, known=", ".join(known))
    return animals


def terrain_of(card: str) -> str:
    animal, terrain = card.split("-")
    return animal if terrain == "herd" else terrain


def animal_of(card: str, animals: list[str]) -> int:
    """The number of a card's animal; −1 for a herd, which is in no set."""
    animal, terrain = card.split("-")
    return -1 if terrain == "herd" else animals.index(animal)


def set_points(sets: dict[str, list[int]]) -> list[int]:
    """The points of 0, 1, 2, … cards, sixteen numbers for each animal."""
    points: list[int] = []
    for values in sets.values():
        points += [0, *values, *[0] * (MOST_IN_SET - len(values))]
    return points


def costs(edition: Edition) -> list[int]:
    """Rule 4.5: what a promotion to each role costs."""
    known = edition.table("costs")
    return [edition.whole(f"costs.{role}") if role in known else NO_COST for role in ROLE_NAMES]


def first_team(edition: Edition, easier: bool) -> int:
    """Rule 1.5; with the option `easier` one Trail Guide starts as Animal Caretaker (Rule 7.2)."""
    team = team_of(edition.words("team"))
    caretaker = 1 << (CARETAKER + 2)
    return team - 1 + caretaker if easier and team & 7 and not team & caretaker else team


# What an edition must hold.


def check(edition: Edition, cards: list[str]) -> None:
    """Whether the rules can be played with these numbers."""
    terrains, animals = terrains_of(edition), animals_of(edition)
    if "herd" in edition.table("terrains"):
        raise edition.wrong("terrains.herd", "reserved", value="herd")
    if not SPACES <= len(cards) <= MOST_CARDS:
        raise edition.wrong("terrains", "card_count", count=len(cards), lowest=SPACES, highest=MOST_CARDS)
    if len(set(terrains)) != MOST_TERRAINS or len(terrains) != MOST_TERRAINS:
        raise edition.wrong("terrains", "terrain_count", count=MOST_TERRAINS)
    if len(animals) > MOST_ANIMALS:
        raise edition.wrong("sets", "animal_count", count=len(animals), highest=MOST_ANIMALS)
    for animal in animals:
        check_set(edition, animal, len([card for card in cards if card.startswith(f"{animal}-")]))
    check_team(edition)
    check_costs(edition)
    if edition.wholes("track", 0, MOST_POINTS)[0] != 0:
        raise edition.wrong("track", "track_start")


def check_set(edition: Edition, animal: str, count: int) -> None:
    """A value for each number of cards that a set can have (Rule 4.2)."""
    values = edition.wholes(f"sets.{animal}", 0, MOST_POINTS)
    if not count <= len(values) <= MOST_IN_SET:
        raise edition.wrong(f"sets.{animal}", "set_values", animal=animal, count=count, highest=MOST_IN_SET)


def check_team(edition: Edition) -> None:
    """Rule 1.5: four discs on roles that have room for them."""
    team = edition.words("team")
    known = len(team) == DISCS and not [role for role in team if role != "guide" and role not in SINGLE]
    if not known or [role for role in SINGLE if team.count(role) > 1] or team.count("guide") > DISCS - 1:
        raise edition.wrong("team", "team", value=", ".join(team))


def check_costs(edition: Edition) -> None:
    """Rule 4.5: only a role that has a cost can be promoted to, so none must have one."""
    for role in edition.table("costs"):
        if role not in SINGLE:
            raise edition.wrong(f"costs.{role}", "unknown", key=role, known=", ".join(SINGLE))
        edition.whole(f"costs.{role}", 0, MOST_POINTS)
