"""What speaks for or against a move: what it catches and what that is worth, and what it leaves for the next player."""

from collections.abc import Iterable, Sequence
from typing import Any

from waterhole.core.reason import Reason, Seen
from waterhole.games.safaru.edition import Numbers
from waterhole.games.safaru.game import Safaru
from waterhole.games.safaru.rules.hauls import all_hauls
from waterhole.games.safaru.tally import BITS, COUNT, NUMBERS


def reasons(seen: Seen) -> list[Reason]:
    """The facts about a move, most telling first."""
    verb = seen.words[0]
    if verb == "take":
        card = seen.words[1]
        return [Reason("take", {"card": card, **worth_of(seen, [card])}), *races(seen, [card])]
    if verb in ("call", "let"):
        return calling(seen)
    return [*catch(seen), *stays(seen), *left_over(seen)]


def numbers_of(seen: Seen) -> Numbers:
    """The edition's numbers at this table."""
    assert isinstance(seen.game, Safaru)
    return seen.game.numbers_for(seen.view["options"])


def catch(seen: Seen) -> list[Reason]:
    """What would be caught."""
    caught = seen.first("cards_caught")
    if caught is not None:
        gone = [*caught["cards"], *([caught["card"]] if caught["paired"] else [])]
        return [Reason("catch", {"cards": gone, "count": len(gone), **worth_of(seen, gone)}), *races(seen, gone)]
    if seen.words[0] == "play" and seen.first("card_freed") is None:
        return ways(seen)
    return [Reason("no_catch", {"card": seen.words[1]})] if seen.words[0] in ("play", "release") else []


def calling(seen: Seen) -> list[Reason]:
    """Rule 2.12: what the card that was released could have caught, and who has to catch it when that is called."""
    caught = seen.first("cards_caught")
    if caught is not None:
        gone = [*caught["cards"], *([caught["card"]] if caught["paired"] else [])]
        return [
            Reason("made_catch", {"seat": caught["seat"], "cards": gone, "count": len(gone), **worth_of(seen, gone)})
        ]
    card = seen.view["freed"]
    others = [one for one in seen.view["wild"] if one != card]
    number = int(numbers_of(seen).number[seen.game.card_number(card)])
    return [Reason("could_have_caught", {"card": card, "count": most_caught(seen, others, number)})]


def ways(seen: Seen) -> list[Reason]:
    """The best of several catches that a card could choose from, by what it is worth."""
    outcomes = [
        [*outcome["cards"], *([seen.words[1]] if outcome["paired"] else [])]
        for found in seen.view["catches"]
        if found["card"] == seen.words[1]
        for outcome in found["outcomes"]
    ]
    if not outcomes:
        return []
    most = max(outcomes, key=lambda cards: (worth_of(seen, cards)["points"], len(cards)))
    return [Reason("could_catch", {"cards": most, "count": len(most), **worth_of(seen, most)}), *races(seen, most)]


def races(seen: Seen, cards: Sequence[str]) -> list[Reason]:
    """Rule 1.3: what these cards count for, where the most of a species bring or cost points."""
    found = [(line, sum(species(card) == line["species"] for card in cards)) for line in seen.view["marks"]]
    return [
        Reason("race", {"line": line["line"], "count": count, "points": abs(line["points"]), "good": line["good"]})
        for line, count in found
        if count
    ]


def stays(seen: Seen) -> list[Reason]:
    """The card that was played lies in the wild then, for others to catch."""
    met = seen.first("cards_caught") or seen.first("card_freed")
    if met is None or met.get("paired"):
        return []
    lines = [line["line"] for line in seen.view["marks"] if line["species"] == species(met["card"])]
    return [Reason("stays", {"card": met["card"], "line": line}) for line in lines]


def species(card: str) -> str:
    return card.split("-")[0]


def worth_of(seen: Seen, cards: Sequence[str]) -> dict[str, int]:
    """Rule 1.3: the values of these cards, and the lines that count each of them."""
    edition = numbers_of(seen)
    per_card = {line["number"]: line["points"] for line in seen.view["marks"] if line["number"] is not None}
    ids = [seen.game.card_number(card) for card in cards]
    return {"points": sum(int(edition.value[id]) + per_card.get(int(edition.number[id]), 0) for id in ids)}


def left_over(seen: Seen) -> list[Reason]:
    """What lies in the wild for the next player, by the card that would catch most."""
    if "wild" not in seen.after or seen.after.get("seat") == seen.view["you"] or seen.after.get("phase") != "play":
        return []
    offers = {number: most_caught(seen, seen.after["wild"], number) for number in sorted(unseen_numbers(seen))}
    most = max(offers.values(), default=0)
    if most == 0:
        return [Reason("nothing_left", {})]
    number = min(number for number, count in offers.items() if count == most)
    return [Reason("left", {"count": most, "number": number, "others": sum(map(bool, offers.values())) - 1})]


def most_caught(seen: Seen, wild: Iterable[str], number: int) -> int:
    """So many of these cards a card of this number could catch at most."""
    edition = numbers_of(seen)
    have = 0
    for card in wild:
        have += 1 << (BITS * int(edition.number[seen.game.card_number(card)]))
    return max((tallied(int(haul)) for haul in all_hauls(edition, have, number)), default=0)


def tallied(haul: int) -> int:
    """So many cards are in a tally."""
    return sum(haul >> (BITS * number) & COUNT for number in range(NUMBERS))


def unseen_numbers(seen: Seen) -> set[int]:
    """The numbers of the cards that others may hold: all that the seat does not see."""
    edition = numbers_of(seen)
    left = list(seen.game.cards)
    hand: Iterable[str] = seen.view["hands"][seen.view["you"]] or []
    known: list[Any] = [*hand, *seen.view["wild"], *(card for pile in seen.view["caught"] for card in pile or [])]
    for card in known:
        if card in left:
            left.remove(card)
    return {int(edition.number[seen.game.card_number(card)]) for card in left}
