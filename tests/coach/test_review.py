"""A review adds up, judges by what was known, and calls a mistake only what clearly is one."""

from functools import cache

import pytest

from waterhole import bots, games
from waterhole.bots.company import Company
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.solve import Solution
from waterhole.coach.review import Review, Reviewer
from waterhole.coach.story import dearest, luckiest, story
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
