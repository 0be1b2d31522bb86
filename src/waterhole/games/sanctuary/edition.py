"""The edition: what it must hold to be played, in the form that the rules use."""

from waterhole.core.edition import Edition
from waterhole.games.sanctuary.array import MOST_TERRAINS, SPACES
from waterhole.games.sanctuary.moves import CARETAKER, GUIDE, ROLE_NAMES
from waterhole.games.sanctuary.numbers import MOST_ANIMALS, MOST_CARDS, MOST_IN_SET, NO_COST, Numbers

MOST_POINTS = 1000
DISCS = 4
SINGLE = [role for role in ROLE_NAMES if role not in ("guide", "ranger")]
"""The roles with room for one disc, which can have a cost (Rule 4.5)."""


def check(edition: Edition) -> list[str]:
    """The cards of an edition that can be played, in deck order: by terrain, then the herds."""
    animals = list(edition.table("sets"))
    cards = [f"{animal}-{terrain}" for terrain in edition.table("terrains") for animal in dwellers(edition, terrain)]
    herds = edition.words("herds")
    terrains = [*edition.table("terrains"), *herds]
    cards += [f"{herd}-herd" for herd in herds]
    if "herd" in edition.table("terrains"):
        raise edition.wrong("terrains.herd", "reserved", value="herd")
    if not SPACES <= len(cards) <= MOST_CARDS:
        raise edition.wrong("terrains", "card_count", count=len(cards), lowest=SPACES, highest=MOST_CARDS)
    if len(set(terrains)) != MOST_TERRAINS or len(terrains) != MOST_TERRAINS:
        raise edition.wrong("terrains", "terrain_count", count=MOST_TERRAINS)
    if len(animals) > MOST_ANIMALS:
        raise edition.wrong("sets", "animal_count", count=len(animals), highest=MOST_ANIMALS)
    for animal in animals:
        check_set(edition, animal, sum(card.startswith(f"{animal}-") for card in cards))
    check_team(edition)
    check_costs(edition)
    if edition.wholes("track", 0, MOST_POINTS)[0] != 0:
        raise edition.wrong("track", "track_start")
    return cards


def dwellers(edition: Edition, terrain: str) -> list[str]:
    """The animals of a terrain: each known, and once."""
    animals = edition.words(f"terrains.{terrain}")
    known = edition.table("sets")
    for animal in animals:
        if animal not in known or animals.count(animal) > 1:
            raise edition.wrong(f"terrains.{terrain}", "animal", animal=animal, known=", ".join(known))
    return animals


def check_set(edition: Edition, animal: str, count: int) -> None:
    """A value for each number of cards that a set can have (Rule 4.2)."""
    values = edition.wholes(f"sets.{animal}", 0, MOST_POINTS)
    if not count <= len(values) <= MOST_IN_SET:
        raise edition.wrong(f"sets.{animal}", "set_values", animal=animal, count=count, highest=MOST_IN_SET)


def check_team(edition: Edition) -> None:
    """Rule 1.5: four discs on roles that have room for them."""
    team = edition.words("team")
    fits = len(team) == DISCS and all(role in ("guide", *SINGLE) for role in team)
    if not fits or any(team.count(role) > 1 for role in SINGLE) or team.count("guide") > DISCS - 1:
        raise edition.wrong("team", "team", value=", ".join(team))


def check_costs(edition: Edition) -> None:
    """Rule 4.5: only a role that has a cost can be promoted to, so none must have one."""
    for role in edition.table("costs"):
        if role not in SINGLE:
            raise edition.wrong(f"costs.{role}", "unknown", key=role, known=", ".join(SINGLE))
        edition.whole(f"costs.{role}", 0, MOST_POINTS)


def team_of(roles: list[str]) -> int:
    """A team as the rules keep it: the number of guides, and a bit for each other role."""
    return sum(1 if role == "guide" else 1 << (ROLE_NAMES.index(role) + 2) for role in roles)


def roles_of(team: int) -> list[str]:
    """The opposite of `team_of`: the four discs in the order of the playmat."""
    others = [role for number, role in enumerate(ROLE_NAMES) if number != GUIDE and team >> (number + 2) & 1]
    return ["guide"] * (team & 7) + others


def prepare(edition: Edition, cards: list[str], easier: bool) -> Numbers:
    """The edition in the form that the rules use."""
    animals = list(edition.table("sets"))
    terrains = [*edition.table("terrains"), *edition.words("herds")]
    team = team_of(edition.words("team"))
    if easier and team & 7 and not team >> (CARETAKER + 2) & 1:  # Rule 7.2
        team += (1 << (CARETAKER + 2)) - 1
    pairs = [card.split("-") for card in cards]
    return Numbers(
        terrain_names=terrains,
        terrain=[terrains.index(animal if terrain == "herd" else terrain) for animal, terrain in pairs],
        animal=[-1 if terrain == "herd" else animals.index(animal) for animal, terrain in pairs],
        set_points=[points for animal in animals for points in padded(edition.wholes(f"sets.{animal}"))],
        costs=[edition.whole(f"costs.{role}") if role in edition.table("costs") else NO_COST for role in ROLE_NAMES],
        team=team,
        track=edition.wholes("track"),
        goal=edition.whole("goal", 1),
        solo_turns=edition.whole("solo_turns", 1),
        herd_points=edition.whole("herd_points"),
        tokens=edition.whole("tokens"),
        keep_points=edition.whole("keep_points"),
        ranger_tokens=edition.whole("ranger_tokens"),
        breeder_tokens=edition.whole("breeder_tokens"),
        manager_tokens=edition.whole("manager_tokens"),
        manager_points=edition.whole("manager_points"),
        warden_tokens=edition.whole("warden_tokens", 1),
        guard_tokens=edition.whole("guard_tokens"),
        guard_cards=edition.whole("guard_cards", 1),
        easier=easier,
    )


def padded(values: list[int]) -> list[int]:
    """The points of 0, 1, 2, … cards, sixteen numbers for each animal."""
    return [0, *values, *[0] * (MOST_IN_SET - len(values))]
