"""A review adds up, judges by what was known, and calls a mistake only what clearly is one."""

from functools import cache
from math import comb

import pytest

from waterhole import bots, games
from waterhole.bots.company import Company
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.solve import Solution
from waterhole.coach.account import Review, errors_of
from waterhole.coach.judge import Judgement
from waterhole.coach.luck import counted_gain, drawn_so, gained_by_chance, number_of_ways, ways_to_draw
from waterhole.coach.review import Reviewer, given_to_all, lost_to_all
from waterhole.coach.sample import Sample
from waterhole.coach.story import best_found, dearest, luckiest, story
from waterhole.core.chance import Dice
from waterhole.records.match import Match

KINDS = [("serengeti", 3), ("safaru", 2), ("sanctuary", 2)]


@cache
def played(name: str, players: int, bot: str = "medium", seed: str = "review") -> Match:
    match = Match(games.game(name), players, seed=seed, options={"hands": 1} if name == "safaru" else {})
    Company(match, {seat: bots.make(bot, f"{seed}/{seat}") for seat in range(players)}).play()
    return match


@cache
def reviewed(name: str, players: int) -> tuple[Reviewer, Review]:
    reviewer = Reviewer(played(name, players), 4, "0", exact=0 if name == "serengeti" else 2_000)
    return reviewer, reviewer.review()


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_luck_losses_and_gifts_add_up_with_what_is_unexplained(name: str, players: int) -> None:
    reviewer, review = reviewed(name, players)
    match = reviewer.match
    for seat, account in enumerate(review["seats"]):
        way = account["luck"] - account["losses"] + account["gifts"] + account["unexplained"]
        assert account["end"] - account["start"] == pytest.approx(way, abs=1e-9)
        assert account["end"] == pytest.approx(match.state.payoffs()[seat], abs=1e-4)
        own = sum(one["loss"] for one in review["decisions"] if one["seat"] == seat)
        assert account["losses"] == pytest.approx(own, abs=1e-3)
        assert account["luck"] == pytest.approx(sum(event["luck"][seat] for event in review["chance"]), abs=1e-3)
    assert sum(account["start"] for account in review["seats"]) == pytest.approx(1, abs=1e-3)
    assert sum(account["luck"] for account in review["seats"]) == pytest.approx(0, abs=2e-2)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_every_decision_is_judged_and_no_loss_is_negative(name: str, players: int) -> None:
    reviewer, review = reviewed(name, players)
    assert [(one["seat"], one["text"]) for one in review["decisions"]] == reviewer.match.moves
    assert all(one["loss"] >= 0 and one["error"] >= 0 for one in review["decisions"])
    assert all(one["equal"] for one in review["decisions"] if one["loss"] <= 2 * one["error"])
    assert all(one["best"] == one["text"] for one in review["decisions"] if one["loss"] == 0)
    plies = [event["ply"] for event in review["chance"]]
    assert plies == sorted(set(plies))
    assert all(0 < ply < len(reviewer.moves) for ply in plies)


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_the_story_has_at_most_five_sentences_and_the_dearest_are_mistakes(name: str, players: int) -> None:
    reviewer, review = reviewed(name, players)
    told = story(review, [reviewer.steps[ply] for ply in range(len(reviewer.moves))])
    assert 3 <= len(told) <= 5
    assert all(not one["equal"] for one in dearest(review))
    best, worst = luckiest(review, 0)
    assert best is None or best["luck"][0] > 0
    assert worst is None or worst["luck"][0] < 0


@pytest.mark.parametrize(("name", "players"), KINDS)
def test_errors_are_known_and_moves_well_found_are_the_best(name: str, players: int) -> None:
    reviewer, _ = reviewed(name, players)
    steps = [reviewer.steps[ply] for ply in range(len(reviewer.moves))]
    for seat in range(players):
        errors = errors_of(seat, steps)
        assert errors["unexplained"] >= max(errors["luck"], errors["losses"], errors["gifts"]) >= 0
        for step in best_found(steps, seat):
            assert step.decided["seat"] == seat
            assert step.decided["equal"]
            assert step.found >= 0.03
            assert len(reviewer.states[step.decided["ply"]].moves()) > 1


def test_where_the_value_has_the_last_word_what_others_gave_is_as_much_in_doubt_as_what_they_lost() -> None:
    reviewer = Reviewer(played("serengeti", 3), 4, "0", exact=2_000)
    judged = ((ply, reviewer.judged(ply)) for ply in range(len(reviewer.moves)))
    ply, found = next((ply, one) for ply, one in judged if one is not None and one.exact and one.doubt > 0)
    _, given, errors = reviewer.decision(ply, found)
    assert any(given)
    assert errors == pytest.approx([found.doubt / 2**0.5] * 3)


def drawn_at(reviewer: Reviewer) -> dict[int, int]:
    """The last ply at which so many cards were drawn, while the match went on."""
    states = reviewer.states
    plies = [ply for ply in range(len(reviewer.moves)) if reviewer.drew(ply) and not states[ply + 1].over]
    return {len(states[ply].undealt()) - len(states[ply + 1].undealt()): ply for ply in plies}


def test_the_ways_in_which_cards_can_come_are_all_there_and_none_twice() -> None:
    serengeti, _ = reviewed("serengeti", 3)
    for count, ply in drawn_at(serengeti).items():
        before, after = serengeti.states[ply], serengeti.states[ply + 1]
        rest = before.undealt()
        lots = [frozenset(way[:count]) for way in ways_to_draw(before, after, 10_000)]
        assert len(lots) == len(set(lots)) == comb(len(rest), count)
        assert ways_to_draw(before, after, len(lots) - 1) == []
    safaru, _ = reviewed("safaru", 2)
    (ply,) = drawn_at(safaru).values()
    before = safaru.states[ply]
    assert before.parcels(12) == [4, 4, 4]
    assert number_of_ways(len(before.undealt()), before.parcels(12)) == 34_650
    assert ways_to_draw(before, safaru.states[ply + 1], 72) == []


def test_where_few_cards_can_come_chance_is_counted() -> None:
    """Over all ways in which a card can come the luck is nothing, and a sample comes near to what is counted."""
    reviewer, _ = reviewed("serengeti", 3)
    ply = drawn_at(reviewer)[1]
    before, move, after = reviewer.states[ply], reviewer.moves[ply], reviewer.states[ply + 1]
    chances, ways = reviewer.judge.knowledge.chances, ways_to_draw(before, after, 72)
    counted = counted_gain(chances, before, move, after, ways)
    assert counted.error == 0
    whole = [counted_gain(chances, before, move, drawn_so(before, move, way), ways).luck[0] for way in ways]
    assert sum(whole) == pytest.approx(0, abs=1e-9)
    sampled = gained_by_chance(chances, before, move, after, Dice(5), 200)
    assert abs(sampled.luck[0] - counted.luck[0]) <= 5 * sampled.error
    exact = Reviewer(reviewer.match, 4, "0")
    found = exact.chance(ply)
    assert found is not None
    assert found["error"] == 0


def test_the_last_turns_come_first_and_the_same_seed_gives_the_same() -> None:
    once, again = (Reviewer(played("safaru", 2), 2, "0", exact=500) for _ in range(2))
    order = [step.decided["ply"] for step in once.run()]
    assert order == sorted(order, reverse=True)
    assert once.review() == again.review()


def test_what_was_hidden_does_not_change_how_a_decision_is_judged() -> None:
    """The twin has other cards in the other hand and in the deck, up to a decision: the same loss there."""
    reviewer, _ = reviewed("safaru", 2)
    plies = [ply for ply in range(4, 20) if len(reviewer.states[ply].moves()) > 1][:3]
    for ply in plies:
        state = reviewer.states[ply]
        judged = reviewer.judged(ply)
        twin = state.copy()
        twin.redeal(state.turn, Dice(99))
        assert twin.facts() != state.facts()
        reviewer.states[ply] = twin
        assert reviewer.judged(ply) == judged
        reviewer.states[ply] = state


def test_in_the_last_deal_of_two_losses_are_those_of_the_solution() -> None:
    match = played("safaru", 2)
    reviewer = Reviewer(match, 4, "0")
    checked = 0
    for step in reviewer.run():
        state = reviewer.states[step.decided["ply"]]
        hands = state.facts()["hands"]
        assert isinstance(hands, list)
        if not knowledge_of(state.game).bare(state) or sum(map(len, hands)) > 5:
            break
        if len(state.moves()) > 1:
            solution = Solution(knowledge_of(state.game), 1_000_000, 60.0, 1)
            after = {move: solution.after(state, move)[state.turn] for move in state.moves()}
            lost = max(after.values()) - after[reviewer.moves[step.decided["ply"]]]
            assert step.decided["loss"] == pytest.approx(lost, abs=1e-4)
            checked += 1
    assert checked


def test_what_is_called_a_mistake_is_looked_at_again_with_what_could_have_been_done() -> None:
    """The better moves are told from the mistake; what is no mistake has none."""
    reviewer = Reviewer(played("serengeti", 3), 20, "0", exact=4_000)
    steps = [reviewer.look_at(ply) for ply in reversed(range(len(reviewer.moves) - 12, len(reviewer.moves)))]
    mistakes = [step for step in steps if not step.decided["equal"]]
    assert mistakes
    assert all(not step.choices for step in steps if step not in mistakes)
    for step in mistakes:
        decided, better = step.decided, {one.text for one in step.choices if one.equal}
        assert decided["best"] in better
        assert decided["text"] not in better
        assert decided["text"] in {one.text for one in step.choices}


def test_who_wavers_less_comes_nearer_to_the_solution() -> None:
    """In Serengeti's last auction, which is counted to the end of the game."""
    match = played("serengeti", 3)
    knowledge = knowledge_of(match.game)
    states = Reviewer(match, 4, "0").states
    last = next(state for state in states if not state.over and knowledge.bare(state))
    solved = Solution(knowledge, 1_000_000, 60.0, 1).remembered(last)
    apart = []
    for wavering in (0.3, 1e-6):
        found = Solution(knowledge, 1_000_000, 60.0, 1, wavering).remembered(last)
        assert sum(found) == pytest.approx(1)
        apart.append(max(abs(one - other) for one, other in zip(found, solved, strict=True)))
    assert apart[1] <= min(apart[0], 1e-3)


def test_a_move_that_gained_within_the_doubt_was_given_by_nobody() -> None:
    outcomes = {1: [[0.42, 0.25, 0.33]], 2: [[0.3, 0.4, 0.3]]}
    judgement = Judgement(0, exact=True, expected=[0.4, 0.3, 0.3], outcomes=outcomes)
    assert given_to_all(judgement, 1) == pytest.approx([0, -0.04, 0.04])
    assert given_to_all(judgement, 2) == pytest.approx([0, 0.1, 0])
    assert lost_to_all(judgement, 2).mean == pytest.approx(0.1)


def test_few_numbers_tell_less() -> None:
    assert not Sample([0.1, 0.3]).clear  # its standard error is half of it, and hardly known
    assert Sample([0.1, 0.3] * 20).clear
    assert Sample([0.1]).clear  # counted out
    assert not Sample([0.0]).clear
