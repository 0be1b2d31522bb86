"""What speaks for or against a move: what it adds to the sets in hand, what can be drafted then, and what it costs."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from waterhole.core.reason import Reason, Seen
from waterhole.games.sanctuary.array import SPACE_NAMES


def reasons(seen: Seen) -> list[Reason]:
    """The facts about a move, most telling first."""
    verb = seen.words[0]
    if verb in ("slide", "refill", "swap"):
        return arranged(seen)
    if verb in ("draft", "extra", "keep", "vet", "guard"):
        return [*sets_grown(seen), *tokens(seen)]
    if verb in ("play", "score", "manager"):
        return [*scored(seen), *tokens(seen)]
    return [*promoted(seen), *bred(seen), *sets_grown(seen), *tokens(seen)]


# The sets in hand.


def sets_grown(seen: Seen) -> list[Reason]:
    """The sets that grow, and by how many points; cards that are worth nothing yet are counted together."""
    before, after = sets_of(seen.view), sets_of(seen.after)
    if "sets" not in seen.after:
        return []
    found = [
        Reason("set", {"animal": animal, "count": len(now["cards"]), "points": now["points"] - points(before, animal)})
        for animal, now in after.items()
        if len(now["cards"]) > len(before.get(animal, {"cards": []})["cards"])
    ]
    return sorted(found, key=lambda reason: -number(reason.params["points"]))[:3]


def sets_of(view: Mapping[str, Any]) -> dict[str, Mapping[str, Any]]:
    return {one["animal"]: one for one in view.get("sets") or []}


def points(sets: Mapping[str, Mapping[str, Any]], animal: str) -> int:
    return int(sets[animal]["points"]) if animal in sets else 0


def number(value: object) -> int:
    return value if isinstance(value, int) else 0


# Tokens, points and people.


def tokens(seen: Seen) -> list[Reason]:
    """Tokens that come or go."""
    you = seen.view["you"]
    if "tokens" not in seen.after:
        return []
    more = seen.after["tokens"][you] - seen.view["tokens"][you]
    return [Reason("tokens", {"count": abs(more), "gained": more > 0})] if more else []


def scored(seen: Seen) -> list[Reason]:
    """Points that are scored, or that the cards played so far would score."""
    event = seen.first("points_scored")
    if event is not None:
        return [Reason("scored", {"points": event["points"], "score": event["score"]})]
    now, then = seen.view["expansion"], seen.after.get("expansion")
    if not now or not then:
        return []
    return [Reason("played", {"points": then["played_points"] - now["played_points"], "sum": then["played_points"]})]


def promoted(seen: Seen) -> list[Reason]:
    """What a promotion costs, and how many turns it has to pay for itself."""
    event = seen.first("staff_promoted")
    return [Reason("promoted", {"role": event["role"], "points": event["points"]})] if event else []


def bred(seen: Seen) -> list[Reason]:
    """A step on the track."""
    event = seen.first("animals_bred")
    return [Reason("bred", {"points": event["points"]})] if event else []


# The array.


def arranged(seen: Seen) -> list[Reason]:
    """The draft of most worth that the array has then: cards of one terrain in one line."""
    if "array" not in seen.after or not seen.after.get("gains"):
        return [Reason("refilled", {"count": len(seen.view["draft"]["refills"])})] if seen.words[0] == "refill" else []
    best, now = best_draft(seen.after), best_draft(seen.view)
    better = number(best["points"]) - number(now["points"])
    return [Reason("arranged", {**best, "better": abs(better), "gains": better > 0})]


def best_draft(view: Mapping[str, Any]) -> dict[str, str | int]:
    """Of all terrains in all lines: where the cards add most to the hand, counted one by one."""
    offers: Counter[tuple[str, str]] = Counter()
    counts: Counter[tuple[str, str]] = Counter()
    for space, card, gain in zip(SPACE_NAMES, view["array"], view["gains"], strict=True):
        for line in space if card is not None else "":
            offers[terrain_of(card), line] += gain
            counts[terrain_of(card), line] += 1
    if not offers:
        return {"terrain": "herd", "line": "A", "count": 0, "points": 0}
    (terrain, line), most = max(offers.items(), key=lambda offer: (offer[1], counts[offer[0]]))
    return {"terrain": terrain, "line": line, "count": counts[terrain, line], "points": most}


def terrain_of(card: str) -> str:
    """A herd is its own terrain."""
    animal, terrain = card.split("-")
    return animal if terrain == "herd" else terrain
