"""8 Numbers that are known, 9 Numbers of ours."""

from collections import Counter

from tests.rules.sanctuary.setting import COSTS, GAME, SETS, TRACK, facts, scored, table

SOURCES = GAME.edition.sources


def test_8_1_the_rulebooks_numbers() -> None:
    numbers = GAME.numbers
    assert SETS["elephant"] == [0, 3, 10]
    assert SETS["hyena"][0] == SETS["crocodile"][0] == 1
    assert (numbers["herd_points"], numbers["manager_tokens"], numbers["manager_points"]) == (3, 1, 4)
    assert (numbers["guard_tokens"], numbers["guard_cards"], numbers["goal"]) == (3, 2, 50)
    assert max(TRACK) <= 5


def test_8_2_how_many_cards_each_animal_has() -> None:
    counts = Counter(card.split("-")[0] for card in GAME.cards if not card.endswith("-herd"))
    by_count: dict[int, set[str]] = {}
    for animal, count in counts.items():
        by_count.setdefault(count, set()).add(animal)
    assert by_count == {
        7: {"meerkat", "flamingo"},
        5: {"cheetah", "giraffe", "gorilla", "hyena"},
        3: {"crocodile", "elephant", "hippo", "lion", "rhino"},
    }


def test_8_3_three_turns_alone() -> None:
    assert GAME.numbers["solo_turns"] == 3


def test_8_4_the_expansion_of_fifteen_points() -> None:
    elephants = ["elephant-forest", "elephant-scrubland", "elephant-wilderness"]
    hand = ["elephant-forest", "hyena-plateau", "crocodile-river_delta", *elephants[1:], "buffalo-herd"]
    state = table(hands=[hand, []], expanding=True)
    scored(state, *hand)
    assert facts(state)["scores"][0] == 15


def test_9_1_every_number_that_is_ours_says_so() -> None:
    assert isinstance(SOURCES["sets"], dict)
    assert {animal for animal, source in SOURCES["sets"].items() if source == "ours"} == set(SETS) - {"elephant"}
    assert SOURCES["costs"] == SOURCES["track"] == "ours"
    assert {name for name, source in SOURCES.items() if source == "ours"} == {"costs", "track"}
    assert set(COSTS) == {"caretaker", "breeder", "manager", "warden", "guard", "vet"}


def test_9_2_rarer_animals_pay_more_for_each_card() -> None:
    counts = Counter(card.split("-")[0] for card in GAME.cards)
    whole = {animal: SETS[animal][counts[animal] - 1] / counts[animal] for animal in SETS}
    for rare in SETS:
        for common in SETS:
            if counts[rare] < counts[common]:
                assert whole[rare] > whole[common], (rare, common)
