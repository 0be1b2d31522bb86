# compiled: yes
"""The edition's numbers in the form that the rules use, and what follows from them alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import counted

MOST_CARDS: Final = 60
"""A set of cards is the bits of one machine number."""
MOST_ANIMALS: Final = 15
"""How many cards of each animal are four bits each of one machine number."""
MOST_IN_SET: Final = 15
NO_COST: Final = -1
"""Of a role that nobody is promoted to (Rule 4.5)."""


@final
class Numbers:
    """Cards, terrains and animals are numbers; a herd has a terrain of its own and the animal −1."""

    def __init__(
        self,
        terrain_names: list[str],
        terrain: list[int],
        animal: list[int],
        set_points: list[int],
        herd_points: int,
        tokens: int,
        goal: int,
        solo_turns: int,
        team: int,
        track: list[int],
        costs: list[int],
        keep_points: int,
        ranger_tokens: int,
        breeder_tokens: int,
        manager_tokens: int,
        manager_points: int,
        warden_tokens: int,
        guard_tokens: int,
        guard_cards: int,
        easier: bool,
    ) -> None:
        self.cards: i64 = len(terrain)
        self.terrain_names = terrain_names
        self.terrain = vec[i64](terrain)  # of each card
        self.terrain_bit = vec[i64]([1 << kind for kind in terrain])
        self.animal = vec[i64](animal)  # of each card
        self.units = vec[i64]([0 if kind < 0 else 1 << 4 * kind for kind in animal])  # for each card: 1 in a tally
        self.herds: i64 = sum([1 << card for card, kind in enumerate(animal) if kind < 0])  # their cards (bits)
        self.set_points = vec[i64](set_points)  # 16 × animal + number of cards
        self.herd_points: i64 = herd_points
        self.tokens: i64 = tokens
        self.goal: i64 = goal
        self.solo_turns: i64 = solo_turns
        self.team: i64 = team  # see Position.staff
        self.track = vec[i64](track)
        self.costs = vec[i64](costs)  # by role, or NO_COST
        self.keep_points: i64 = keep_points
        self.ranger_tokens: i64 = ranger_tokens
        self.breeder_tokens: i64 = breeder_tokens
        self.manager_tokens: i64 = manager_tokens
        self.manager_points: i64 = manager_points
        self.warden_tokens: i64 = warden_tokens
        self.guard_tokens: i64 = guard_tokens
        self.guard_cards: i64 = guard_cards
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
