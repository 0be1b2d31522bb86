"""What can be caught, against a reference that tries every set of cards and every way to read it."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.rules.safaru.table import GAME
from waterhole.games.safaru import views
from waterhole.games.safaru.rules.hauls import PAIR, STAY, all_hauls
from waterhole.games.safaru.rules.outcomes import outcomes
from waterhole.games.safaru.state import SafaruState

Outcome = tuple[tuple[str, ...], bool]
KINDS = {"add": "adding", "total": "totalling", "pair": "pairing"}


def number_of(card: str) -> int:
    return int(card.split("-")[1])


def is_catch(kind: str, cards: list[int], played: int) -> bool:
    """Rules 2.3, 2.4, 2.5, word for word; no cards at all is no catch of this kind."""
    if kind == "adding":
        return len(cards) >= 2 and sum(cards) == played
    if kind == "totalling":
        return len(cards) >= 1 and sum(cards) + played == 17
    return len(cards) == 1 and cards[0] == played


def readings(cards: list[int], played: int) -> list[dict[str, list[int]]]:
    """Every way to give each card to one of the three kinds of catch (Rule 2.6), unless its sum is too high."""
    result: list[dict[str, list[int]]] = [{"adding": [], "totalling": [], "pairing": []}]
    highest = {"adding": played, "totalling": 17 - played, "pairing": played}
    for card in cards:
        given = [{**one, kind: [*one[kind], card]} for one in result for kind in one]
        result = [one for one in given if all(sum(part) <= highest[kind] for kind, part in one.items())]
    return result


def reference(wild: list[str], played: int) -> set[Outcome]:
    """All outcomes (Rule 2.11), by trying everything."""
    zero_lies_there = any(number_of(card) == 0 for card in wild)
    found = set()
    for size in range(1, len(wild) + 1):
        for cards in combinations(sorted(wild, key=GAME.cards.index), size):
            numbers = [number_of(card) for card in cards]
            for reading in readings(numbers, played):
                if not all(is_catch(kind, part, played) for kind, part in reading.items() if part):
                    continue
                sums = reading["adding"] or reading["totalling"]
                if sums and zero_lies_there and 0 not in numbers:  # Rule 2.8
                    continue
                found.add((cards, bool(reading["pairing"])))
    return found


def bits(cards: list[str]) -> int:
    """Cards as bits, the second of two alike as the next one."""
    result = 0
    for card in cards:
        place = GAME.cards.index(card)
        result |= 1 << (place + 1 if result >> place & 1 else place)
    return result


def position(wild: list[str], played: str, hands: int = 1) -> SafaruState:
    """Seat 0 of two holds this card, and these cards lie in the wild."""
    state = GAME.set_up(2, {"hands": hands}, first=1, seed="position")
    assert isinstance(state, SafaruState)
    state.wild = bits(wild)
    state.have = state.numbers.tally(state.wild)
    card = bits([*wild, played]) & ~state.wild
    state.held[0] = card
    state.held[1] = next(1 << place for place in range(60) if not (state.wild | card) >> place & 1)
    return state


def walk(state: SafaruState, taken: tuple[str, ...]) -> list[Outcome]:
    """The outcomes of all ways to choose a catch step by step, with what happened by itself."""
    found: list[Outcome] = []
    for move in state.moves():
        child = state.copy()
        text = GAME.text(state, move)
        caught = [event.params for event in child.narrate(move) if event.kind == "cards_caught"]
        if caught:
            cards = caught[0]["cards"]
            assert isinstance(cards, list)
            found.append((tuple(map(str, cards)), bool(caught[0]["paired"])))
        else:
            assert text.startswith("take")
            found += walk(child, (*taken, text.split()[1]))
    return found


def listed(wild: list[str], played: int) -> list[Outcome]:
    """The outcomes as `outcomes` lists them."""
    numbers = position(wild, GAME.cards[0]).numbers
    cards = bits(wild)
    hauls = all_hauls(numbers, numbers.tally(cards), played)
    found = outcomes(hauls, cards, numbers.with_number, numbers.alike, 10**6)
    assert all(bool(one & STAY) != bool(one & PAIR) for one in found)
    return [(tuple(name for card, name in enumerate(GAME.cards) if one >> card & 1), bool(one & PAIR)) for one in found]


@st.composite
def wilds(draw: st.DrawFn, most: int) -> tuple[list[str], str]:
    """Some wild cards and one more to play, with small numbers often (they make the most catches)."""
    small = [card for card in GAME.cards if number_of(card) <= 4]
    source = draw(st.sampled_from([GAME.cards, GAME.cards, small]))
    size = draw(st.integers(1, most))
    order = draw(st.permutations(source))
    return list(order[:size]), order[size]


@settings(max_examples=150, deadline=None)
@given(wilds(9))
def test_the_list_is_what_trying_everything_finds(dealt: tuple[list[str], str]) -> None:
    wild, played = dealt
    found = listed(wild, number_of(played))
    assert len(set(found)) == len(found)
    assert set(found) == reference(wild, number_of(played))


@settings(max_examples=100, deadline=None)
@given(wilds(8))
def test_step_by_step_every_outcome_is_reached_by_exactly_one_path(dealt: tuple[list[str], str]) -> None:
    wild, played = dealt
    state = position(wild, played)
    expected = reference(wild, number_of(played))
    told = [event.kind for event in state.narrate(GAME.parse(state, f"play {played}"))]
    # Exactly when several are possible is one asked.
    assert (state.facts()["phase"] == "catch") == (len(expected) > 1)
    assert ("cards_caught" in told) == (len(expected) == 1)
    assert ("card_freed" in told) == (not expected)
    if len(expected) > 1:
        found = walk(state, ())
        assert len(set(found)) == len(found)
        assert set(found) == expected


@settings(max_examples=60, deadline=None)
@given(wilds(16))
def test_steps_and_list_agree_in_a_crowded_wild(dealt: tuple[list[str], str]) -> None:
    wild, played = dealt
    expected = set(listed(wild, number_of(played)))
    state = position(wild, played)
    state.play(GAME.parse(state, f"play {played}"))
    if 1 < len(expected) < 1000:
        found = walk(state, ())
        assert len(found) == len(expected)
        assert set(found) == expected


@settings(max_examples=100, deadline=None)
@given(wilds(12))
def test_every_outcome_says_how_it_is_made(dealt: tuple[list[str], str]) -> None:
    """Rules 2.3 to 2.6: its ways share its cards, each kind once, and each is a catch of its kind."""
    wild, played = dealt
    seen = views.view(position(wild, played), 0)
    for outcome in [one for catch in seen["catches"] for one in catch["outcomes"]]:
        ways = {way["kind"]: way for way in outcome["ways"]}
        assert len(ways) == len(outcome["ways"]) > 0
        assert sorted(card for way in ways.values() for card in way["cards"]) == sorted(outcome["cards"])
        assert ("pair" in ways) == outcome["paired"]
        for kind, way in ways.items():
            numbers = [number_of(card) for card in way["cards"]]
            assert is_catch(KINDS[kind], numbers, number_of(played))
            assert way["numbers"] == numbers + ([number_of(played)] if kind == "total" else [])
            assert way["sum"] == sum(way["numbers"])
