"""4 Expansion."""

from pathlib import Path

import pytest

import waterhole
from tests.playing import events, play, refused, texts
from tests.rules.sanctuary.setting import COSTS, GAME, SETS, TRACK, facts, scored, table
from waterhole.core.chance import stream

HERDS = ["buffalo-herd", "gazelle-herd", "zebra-herd"]
MANAGERS = ["guide", "guide", "conservationist", "manager"]
WARDENS = ["guide", "guide", "conservationist", "warden"]
GUARDS = ["guide", "guide", "conservationist", "guard"]
VETS = ["guide", "guide", "conservationist", "vet"]
WORKERS = ["guide", "warden", "guard", "vet"]
MEERKATS = [card for card in GAME.cards if card.startswith("meerkat")]


def test_4_1_any_cards_in_deck_order_or_none() -> None:
    state = table(hands=[["lion-plateau", "lion-savannah", "zebra-herd"], []], expanding=True)
    assert texts(state) == ["score", "play lion-plateau", "play lion-savannah", "play zebra-herd"]
    assert refused(state, "play rhino-valley").code == "sanctuary.not_in_hand"
    play(state, "play lion-savannah")
    assert texts(state) == ["score", "play zebra-herd"]
    late = refused(state, "play lion-plateau")
    assert (late.code, late.rule) == ("sanctuary.not_in_order", "4.1")
    assert facts(state)["hands"][0] == ["lion-plateau", "zebra-herd"]
    none = table(hands=[["lion-plateau"], ["zebra-herd"]], expanding=True)
    play(none, "score")
    assert facts(none)["scores"] == [0, 0]


def test_4_1_scoring_is_not_asked_when_nothing_else_is_possible() -> None:
    state = table(hands=[["zebra-herd"], ["lion-plateau"]], expanding=True)
    play(state, "play zebra-herd")  # the last card: scored at once
    assert facts(state)["scores"] == [3, 0]
    assert state.view(0)["step"] == "promote"


@pytest.mark.parametrize("animal", sorted(SETS))
def test_4_2_a_set_scores_by_the_number_of_its_cards(animal: str) -> None:
    cards = [card for card in GAME.cards if card.startswith(animal)]
    for count in range(1, len(cards) + 1):
        state = scored(table(hands=[cards[:count], []], expanding=True), *cards[:count])
        assert facts(state)["scores"][0] == SETS[animal][count - 1]


def test_4_2_herds_and_repopulation_add_to_the_sets() -> None:
    hand = ["hyena-plateau", "hyena-savannah", "lion-plateau", *HERDS[:2]]
    state = table(hands=[hand, []], repopulation=[2, 0], expanding=True)
    scored(state, "hyena-plateau", "lion-plateau", "hyena-savannah", *HERDS[:2])
    assert facts(state)["scores"][0] == SETS["hyena"][1] + SETS["lion"][0] + 2 * 3 + TRACK[2]


def test_4_2_the_manager_gives_four_for_a_token_and_scores() -> None:
    state = table(hands=[["zebra-herd", "lion-plateau"], []], tokens=[2], staff=[MANAGERS], expanding=True)
    play(state, "play zebra-herd")
    assert texts(state) == ["score", "manager"]
    assert events(state, "manager")[:2] == ["manager_paid", "points_scored"]
    assert facts(state)["scores"][0] == 7
    assert facts(state)["tokens"][0] == 1
    poor = table(hands=[["zebra-herd"], []], staff=[MANAGERS], expanding=True)
    problem = refused(poor, "manager")
    assert (problem.code, problem.rule, problem.params) == ("sanctuary.too_few_tokens", "4.2", {"need": 1, "have": 0})
    nobody = table(hands=[["zebra-herd"], []], tokens=[2], expanding=True)
    assert refused(nobody, "manager").params == {"role": "manager"}
    assert refused(nobody, "spent").code == "sanctuary.score_first"


def test_4_3_with_fifty_nothing_more_is_done_and_the_hand_stays() -> None:
    hand = ["lion-plateau", "zebra-herd"]
    state = table(hands=[hand, []], scores=[47, 0], staff=[WORKERS], tokens=[5], expanding=True)
    play(state, "play zebra-herd")
    assert state.over
    assert facts(state)["scores"] == [50, 0]
    assert facts(state)["hands"][0] == ["lion-plateau"]
    assert facts(state)["discard"] == ["zebra-herd"]
    assert facts(state)["tokens"][0] == 5
    below = table(hands=[hand, []], scores=[46, 0], expanding=True)
    play(below, "play zebra-herd")
    assert "keep lion-plateau" in texts(below)


def test_4_4_points_of_this_turn_pay_for_tokens_and_cards() -> None:
    hand = ["lion-plateau", "lion-savannah", *HERDS[:2]]
    state = table(hands=[hand, []], scores=[20, 0], expanding=True)
    scored(state, *HERDS[:2])
    play(state, "buy", "buy")  # 1 + 2 of 6 points
    assert refused(state, "promote guide vet").code == "sanctuary.step_gone_by"
    play(state, "buy")
    assert facts(state)["tokens"][0] == 3
    assert facts(state)["scores"][0] == 26
    assert state.seat == 1 or facts(state)["phase"] != "expand"  # all spent: nothing is asked
    assert facts(state)["hands"][0] == []


def test_4_4_what_is_not_kept_is_discarded_and_points_are_lost() -> None:
    hand = ["lion-plateau", "lion-savannah", "lion-watering_hole", "zebra-herd"]
    state = scored(table(hands=[hand, ["buffalo-herd"]], expanding=True), "zebra-herd")
    assert state.view(0)["hand"] == hand[:3]
    play(state, "keep lion-savannah")
    assert refused(state, "keep lion-plateau").code == "sanctuary.not_in_order"
    assert refused(state, "buy").code == "sanctuary.step_gone_by"
    assert facts(state)["hands"][0] == ["lion-plateau", "lion-watering_hole"]
    play(state, "spent")
    assert facts(state)["hands"][0] == ["lion-savannah"]
    assert facts(state)["discard"] == ["lion-plateau", "lion-watering_hole", "zebra-herd"]
    assert state.seat == 1


def test_4_4_without_points_no_card_is_kept() -> None:
    hand = ["elephant-forest", "lion-plateau"]
    state = table(hands=[hand, ["zebra-herd"]], expanding=True)
    play(state, "play elephant-forest", "score")
    assert facts(state)["hands"][0] == []
    assert state.seat == 1
    state = scored(table(hands=[[*MEERKATS[:5], "zebra-herd"], []], expanding=True), "zebra-herd")
    play(state, *(f"keep {card}" for card in MEERKATS[:3]))
    assert facts(state)["hands"][0] == MEERKATS[:3]  # three points, three cards: nothing more is asked


def test_4_4_a_price_above_the_points_is_refused() -> None:
    hand = ["lion-plateau", "lion-savannah", "lion-watering_hole", "zebra-herd"]
    state = scored(table(hands=[hand, []], tokens=[0, 18], expanding=True), "zebra-herd")
    play(state, "buy")  # 2 of 3 points left
    play(state, "keep lion-plateau")
    assert refused(state, "score").code == "sanctuary.already_scored"
    dear = scored(table(hands=[hand, []], expanding=True), "zebra-herd")
    play(dear, "buy")
    play(dear, "keep lion-plateau", "keep lion-savannah")  # the last points: no more is asked
    assert facts(dear)["hands"][0] == hand[:2]
    short = scored(table(hands=[["lion-plateau", "hyena-plateau"], []], expanding=True), "hyena-plateau")
    assert refused(short, f"promote guide {max(COSTS, key=lambda role: COSTS[role])}").rule == "4.4"
    empty = table(hands=[["lion-plateau", "zebra-herd"], []], tokens=[20], expanding=True)
    scored(empty, "zebra-herd")
    assert refused(empty, "buy").code == "sanctuary.supply_empty"
    play(empty, "keep lion-plateau")
    assert empty.view(0)["step"] != "keep"


def test_4_5_a_disc_moves_to_an_empty_role_for_its_cost() -> None:
    state = scored(table(hands=[HERDS, []], expanding=True), *HERDS)
    points = 9
    assert "promote guide warden" in texts(state)
    assert "promote conservationist warden" in texts(state)
    assert refused(state, "promote guide ranger").code == "sanctuary.ranger_stays"
    assert refused(state, "promote vet warden").params == {"role": "vet"}
    play(state, "promote guide warden")
    assert facts(state)["staff"][0] == ["guide", "guide", "conservationist", "warden"]
    assert refused(state, "promote guide warden").code == "sanctuary.role_taken"
    left = points - COSTS["warden"]
    assert state.view(0)["expansion"]["points"] == left  # type: ignore[index,call-overload]
    play(state, "promote warden vet")  # the same disc again
    assert facts(state)["staff"][0] == ["guide", "guide", "conservationist", "vet"]


@pytest.mark.parametrize("role", ["guide", "conservationist"])
def test_4_5_nobody_is_promoted_to_a_role_one_starts_with(role: str) -> None:
    team = ["caretaker", "breeder", "manager", "vet"]
    state = scored(table(hands=[HERDS, []], staff=[team], expanding=True), *HERDS)
    assert not [text for text in texts(state) if text.startswith("promote") and text.endswith(role)]
    problem = refused(state, f"promote vet {role}")
    assert (problem.code, problem.rule, problem.params) == ("sanctuary.no_promotion_to", "4.5", {"role": role})


def test_4_5_only_a_role_with_a_cost_in_the_edition_can_be_promoted_to(tmp_path: Path) -> None:
    standard = (GAME.folder / "edition.toml").read_text(encoding="utf-8")
    file = tmp_path / "other.toml"
    file.write_text(standard.replace("vet = 1\n", "conservationist = 2\n"), encoding="utf-8")
    other = waterhole.game("sanctuary", file)
    state = scored(table(hands=[HERDS, []], staff=[MANAGERS], expanding=True), *HERDS)
    play(state, "promote conservationist guard")
    elsewhere = other.imagine(state.recall(0), stream("other"))
    offered = {text.split()[2] for text in texts(elsewhere) if text.startswith("promote")}
    assert offered == {"conservationist", "warden"}  # Caretaker and Breeder are too dear for what is left
    assert refused(elsewhere, "promote guide vet").code == "sanctuary.no_promotion_to"


def test_4_5_a_promotion_that_the_points_cannot_pay() -> None:
    state = table(hands=[["lion-plateau", "zebra-herd"], []], expanding=True)
    scored(state, "zebra-herd")
    costly = max(COSTS, key=lambda role: COSTS[role])
    problem = refused(state, f"promote guide {costly}")
    assert (problem.code, problem.rule) == ("sanctuary.too_dear", "4.4")
    assert problem.params == {"cost": COSTS[costly], "points": 3}


def test_4_6_the_warden_takes_a_token_even_when_just_promoted() -> None:
    state = scored(table(hands=[HERDS, []], expanding=True), *HERDS)
    play(state, "promote guide warden", "spent")
    assert texts(state) == ["end", "warden"]
    play(state, "warden")
    assert facts(state)["tokens"] == [1, 0]
    dry = table(hands=[["zebra-herd"], ["lion-plateau"]], tokens=[20], staff=[WARDENS], expanding=True)
    play(dry, "play zebra-herd", *(["spent"] if dry.seat == 0 else []))
    assert dry.seat == 1  # nothing in the supply: the warden is not asked


def test_4_7_the_guard_draws_two_cards_for_three_tokens() -> None:
    deck = ["rhino-valley", "hippo-valley", "lion-savannah"]
    state = table(hands=[["zebra-herd"], ["lion-plateau"]], tokens=[4], staff=[GUARDS], deck=deck, expanding=True)
    play(state, "play zebra-herd", "spent")
    assert texts(state) == ["end", "guard"]
    play(state, "guard")
    assert facts(state)["hands"][0] == ["hippo-valley", "rhino-valley"]
    assert facts(state)["tokens"][0] == 1
    assert state.seat == 1
    poor = table(hands=[["zebra-herd"], ["lion-plateau"]], tokens=[2], staff=[WORKERS], expanding=True)
    play(poor, "play zebra-herd", "spent")
    assert refused(poor, "guard").params == {"need": 3, "have": 2}


def test_4_8_the_veterinarian_draws_one_and_discards_one() -> None:
    deck = ["rhino-valley"]
    hand = ["lion-plateau", "zebra-herd"]
    state = table(hands=[hand, ["lion-savannah"]], staff=[VETS], deck=deck, expanding=True)
    play(state, "play zebra-herd", "keep lion-plateau", "vet")
    assert texts(state) == ["discard lion-plateau", "discard rhino-valley"]
    assert refused(state, "end").code == "sanctuary.must_discard"
    play(state, "discard lion-plateau")
    assert facts(state)["hands"][0] == ["rhino-valley"]
    assert facts(state)["discard"] == ["lion-plateau", "zebra-herd"]
    assert state.seat == 1


def test_4_8_warden_guard_and_vet_work_in_this_order() -> None:
    state = table(hands=[["zebra-herd"], ["lion-plateau"]], tokens=[3], staff=[WORKERS], expanding=True)
    play(state, "play zebra-herd", "spent")
    assert texts(state) == ["end", "warden", "guard", "vet"]
    play(state, "guard")
    assert texts(state) == ["end", "vet"]
    assert refused(state, "warden").code == "sanctuary.step_gone_by"
    assert play(state, "end").seat == 1


def test_4_9_played_cards_are_in_no_deck_shuffled_for_guard_or_vet() -> None:
    state = table(
        {"B2": "rhino-valley"}, hands=[["zebra-herd"], ["lion-plateau"]], tokens=[3], staff=[GUARDS],
        rest="discard", expanding=True,
    )  # fmt: skip
    play(state, "play zebra-herd", "spent")
    assert facts(state)["discard"] == [
        card for card in GAME.cards if card not in ("zebra-herd", "lion-plateau", "rhino-valley")
    ]
    play(state, "guard")
    assert "zebra-herd" not in str(state.chance()[-1]["cards"])
    assert len(facts(state)["deck"]) == 49 - 2
    assert facts(state)["discard"] == ["zebra-herd"]  # only now


def test_4_9_a_draw_with_one_card_left_is_half_lost() -> None:
    state = table(
        hands=[["zebra-herd"], []], tokens=[3], staff=[GUARDS], deck=["rhino-valley"], rest="hand", expanding=True
    )
    play(state, "play zebra-herd", "spent", "guard")
    assert facts(state)["hands"][0] == ["rhino-valley"]
