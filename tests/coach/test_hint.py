"""A hint says what each move is worth, from what the seat knows and nothing else, and why."""

from typing import Any

import pytest

from tests.bots.test_fairness import midway, swapped
from tests.bots.test_solve import last_deal
from tests.bots.test_thinking import auction
from waterhole import State, bots, games
from waterhole.bots.lookup import knowledge_of
from waterhole.bots.search import Plan, Search
from waterhole.bots.solve import Solution
from waterhole.coach import telling
from waterhole.coach.hint import Hint, hint
from waterhole.coach.judge import Judge, Limit
from waterhole.coach.reasons import Reasons
from waterhole.core.chance import Dice, number_of
from waterhole.core.reason import Seen
from waterhole.games.sanctuary.coach import reasons
from waterhole.lessons import exercise
from waterhole.words.fluent import LANGUAGES, words

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("serengeti", 3, {}),
    ("safaru", 2, {}),
    ("safaru", 2, {"missed_catches": "notice"}),
    ("safaru", 3, {"variant": "release"}),
    ("sanctuary", 1, {"easier": True}),
    ("sanctuary", 3, {}),
]
NAMES = ["Amara", "Kito", "Zola"]


def asked(state: State, seed: str = "0", language: str = "en") -> Hint:
    recall = state.recall(int(state.turn))
    return hint(state.game, recall, 5, Limit(iterations=40), seed, language, NAMES)


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_hint_is_the_same_whatever_is_hidden(name: str, players: int, options: dict[str, Any]) -> None:
    state = midway(games.game(name), players, options, 23)
    twin = swapped(state)
    assert twin.facts() != state.facts()
    found = asked(state)
    assert asked(twin) == found
    legal = [state.game.text(state, move) for move in state.moves()]
    assert sorted(move["text"] for move in found["moves"]) == sorted(legal)
    shares = [move["share"] for move in found["moves"]]
    assert shares == sorted(shares, reverse=True)
    assert found["moves"][0]["equal"]
    assert all(0 <= move["share"] <= 1 and move["error"] >= 0 and move["why"] for move in found["moves"])


@pytest.mark.parametrize("seed", range(3))
def test_who_wants_to_see_a_few_moves_sees_those_worth_a_thought(seed: int) -> None:
    """For all one can tell, many bids beyond one's purse are as good as the best, and each as the other."""
    state = auction(4, seed)
    seat, game = int(state.turn), state.game
    found = hint(game, state.recall(seat), 5, Limit(iterations=40), "0", "en", NAMES, explained=3)
    serious = [move for move in found["moves"] if move["serious"]]
    worth = {game.text(state, move) for move in knowledge_of(game).candidates(state)}
    assert {move["text"] for move in serious} == worth | {found["moves"][0]["text"]}
    assert len(serious) < len(found["moves"])
    assert [move for move in found["moves"] if move["why"]] == serious[:3]
    told = list(telling.of_hint(found, game, words("en", game.folder / "words"), [*NAMES, "Ada"], most=3))
    beginning = [line for line in told if line.startswith("  ") and not line.startswith("   ")]
    assert len(beginning) == len(serious[:3])


def test_the_reasons_are_in_the_readers_language() -> None:
    state = midway(games.game("safaru"), 3, {}, 23)
    english, french = asked(state), asked(state, language="fr")
    assert [move["text"] for move in french["moves"]] == [move["text"] for move in english["moves"]]
    assert french["moves"][0]["why"] != english["moves"][0]["why"]


def test_another_seed_is_another_opinion() -> None:
    state = midway(games.game("sanctuary"), 3, {}, 23)
    assert asked(state, "1") != asked(state, "2")


@pytest.mark.parametrize("variant", ["catch", "release"])
@pytest.mark.parametrize("seed", range(3))
def test_in_the_last_deal_of_two_a_hint_is_the_solution(seed: int, variant: str) -> None:
    state = last_deal(seed, variant)
    while len(state.moves()) == 1:
        state.play(state.moves()[0])
    solution = Solution(knowledge_of(state.game), 1_000_000, 60.0, 1)
    shares = {state.game.text(state, move): solution.after(state, move)[state.turn] for move in state.moves()}
    found = asked(state)["moves"]
    assert {move["text"]: move["share"] for move in found} == pytest.approx(shares, abs=1e-4)
    assert [move["equal"] for move in found] == [shares[move["text"]] >= max(shares.values()) - 1e-9 for move in found]


def test_what_the_value_cannot_tell_apart_is_equal_until_the_last_auction_is_counted_to_the_end() -> None:
    game = games.game("serengeti")
    state, knowledge = game.deal(3, seed=5), knowledge_of(game)
    first = asked(state)["moves"]
    assert {move["error"] for move in first[:1]} == {knowledge.doubt}
    clearly = 2 * knowledge.doubt
    assert [move["equal"] for move in first] == [first[0]["share"] - move["share"] <= clearly for move in first]
    while not knowledge.bare(state):
        state.apply(knowledge.rollout(state, Dice(1)))
    last = asked(state)["moves"]
    assert {move["error"] for move in last} == {0.0}
    assert [move["equal"] for move in last] == [move["share"] == last[0]["share"] for move in last]


@pytest.mark.parametrize(("exact", "doubted"), [(50_000, False), (5_000, True)])
def test_what_takes_too_long_to_the_end_is_counted_to_the_next_lot(exact: int, doubted: bool) -> None:
    """In Serengeti's last but one auction for four, which is known to its end."""
    game = games.game("serengeti")
    state, knowledge, dice = game.deal(4, seed=3), knowledge_of(game), Dice(3)
    while not knowledge.bare(state):
        state.apply(knowledge.rollout(state, dice))
    found = Judge(game, "0", exact).judge(state.recall(int(state.turn)), Limit(10))
    assert found.exact
    assert found.doubt == (knowledge.doubt if doubted else 0.0)


def test_why_a_bid_tells_who_is_paid_and_what_the_lot_is_worth() -> None:
    game = games.game("serengeti")
    state = game.deal(3, seed=5)
    told = {move["text"]: " ".join(move["why"]) for move in asked(state)["moves"]}
    assert "Nobody else owns a 7: the chips are spread over the others" in told["bid 7"]
    assert "would bring you" in told["bid 7"]
    assert "Passing brings" in told["pass"]


def test_why_a_bid_above_the_purse_tells_of_a_card_to_lose_only_where_there_is_one() -> None:
    """Rule 5.2."""
    state = games.game("serengeti").deal(3, seed=5)

    def why() -> str:
        return " ".join(Reasons(state.game, state.recall(int(state.turn)), "en", NAMES).of("bid 65"))

    assert "you sit out; you have no card to lose" in why()
    winner = state.turn
    state.play(state.game.parse(state, "bid 1"))
    while state.facts()["round"] == 1 or state.turn != winner:
        state.play(state.game.parse(state, "pass"))
    assert "you lose a card and sit out" in why()


def test_why_a_catch_tells_what_goes_and_what_is_left() -> None:
    game = games.game("safaru")
    state = midway(game, 2, {}, 6)
    told = [" ".join(move["why"]) for move in asked(state)["moves"]]
    assert all("catch" in why or "worth" in why for why in told)
    assert any("Leaves" in why for why in told)


def test_why_a_catch_tells_what_it_counts_for_and_what_the_own_card_would_count_for_others() -> None:
    def why(lesson: str, *moves: str) -> list[str]:
        state = exercise.lesson("safaru", lesson).attempt(moves[:-1]).state
        return Reasons(state.game, state.recall(0), "en", NAMES).of(moves[-1])

    assert "Counts once for “Most unicorns”: 24 points to gain." in why("unicorns", "play panther-8", "take unicorn-9")
    assert "Counts 4 times for “Most hedgehogs”: 12 points to lose." in why("letting_go", "play panther-9")
    free = "Hedgehog 3 then lies in the wild, and counts for “Most hedgehogs” with whoever catches it."
    assert free in why("zeroes", "play hedgehog-3")
    assert not any("lies in the wild" in reason for reason in why("zeroes", "play owl-7"))


def test_moves_are_tried_on_the_same_deals() -> None:
    state = midway(games.game("sanctuary"), 2, {}, 12)
    judgement = Judge(state.game, "0").judge(state.recall(int(state.turn)), Limit(iterations=60))
    best, *others = sorted(judgement.outcomes, key=lambda move: -len(judgement.outcomes[move]))
    again = Judge(state.game, "0").judge(state.recall(int(state.turn)), Limit(iterations=60))
    assert again.outcomes == judgement.outcomes
    assert all(4 <= len(judgement.outcomes[move]) <= len(judgement.outcomes[best]) for move in others)
    assert len(judgement.outcomes[best]) % 2 == 0


def test_alone_a_hint_begins_with_the_search_that_a_bot_makes() -> None:
    """It goes for points where nobody wins for sure; what it tells are chances all the same."""
    game = games.game("sanctuary")
    state = midway(game, 1, {}, 23)
    judge = Judge(game, "0")
    found = judge.judge(state.recall(0), Limit(iterations=60))
    dice = Dice(number_of("0//search"))
    search = Search(judge.imagined(state.recall(0)), knowledge_of(game), Plan(iterations=40, aims=True), dice)
    search.run()
    assert found.choice == search.findings()[0].move
    shares = [one[0] for deals in found.outcomes.values() for one in deals]
    assert set(shares) <= {0.0, 1.0}


@pytest.mark.parametrize("seed", range(3))
def test_before_an_auction_is_over_a_hint_begins_with_what_a_bot_would_do(seed: int) -> None:
    state = auction(3, seed)
    recall = state.recall(int(state.turn))
    judge = Judge(state.game, "0")
    choice = judge.as_bots_choose(judge.imagined(recall))
    assert choice == bots.make("expert", "1").choose(state.game, recall, state.moves())
    judgement = judge.judge(recall, Limit(iterations=40))
    first = judgement.best()
    assert judgement.exact
    assert first == choice or judgement.difference(first, choice, judgement.seat).clear
    assert asked(state)["moves"][0]["text"] == state.game.text(state, first)


@pytest.mark.parametrize(
    ("language", "gained", "said"),
    [
        ("en", 5, "(now the best draft is worth 2 less)."),
        ("en", 1, "(now the best draft is worth 2 more)."),
        ("fr", 5, "(pour l’instant, la meilleure prise vaut 2 de moins)."),
        ("fr", 1, "(pour l’instant, la meilleure prise vaut 2 de plus)."),
    ],
)
def test_why_the_array_is_arranged_tells_whether_it_is_worth_more_now(language: str, gained: int, said: str) -> None:
    game = games.game("sanctuary")

    def view(gain: int) -> dict[str, Any]:
        return {"array": ["giraffe-valley", *[None] * 19], "gains": [gain, *[0] * 19]}

    (reason,) = reasons(Seen(game, "slide A1 right", view(3), [], view(gained)))
    assert words(language, game.folder / "words").say(f"why-{reason.kind}", reason.params).endswith(said)


def test_one_point_to_lose_is_not_told_as_one_to_gain() -> None:
    say = words("en", games.game("safaru").folder / "words").say
    assert say("why-take", {"card": "owl-0", "points": 1}).startswith("Owl 0 is worth one point,")
    assert say("why-take", {"card": "owl-0", "points": -1}).startswith("Owl 0 is worth −1 point,")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.names())
def test_where_to_look_has_words_for_every_kind_of_move(name: str, language: str) -> None:
    game = games.game(name)
    say = words(language, game.folder / "words")
    assert [verb for verb in game.grammar if not say.has(f"kind-{verb}")] == []
    told = say.say("ui-hint_nudge", {"kinds": list(game.grammar)[:2], "moves": 2})
    assert all(say.say(f"kind-{verb}") in told for verb in list(game.grammar)[:2])


def test_why_a_release_is_called_tells_what_it_must_catch() -> None:
    """Rule 2.12: it is whoever released the card that has to catch, and nobody who calls something else."""
    said: set[str] = set()
    for seed in range(20):
        dealt = games.game("safaru").deal(2, seed=seed, missed_catches="notice")
        releaser = NAMES[int(dealt.turn)]
        for text in [dealt.game.text(dealt, move) for move in dealt.moves()]:
            if text.startswith("release"):
                state = dealt.copy()
                state.play(state.game.parse(state, text))
                (why,) = Reasons(state.game, state.recall(int(state.turn)), "en", NAMES).of("call")
                told = state.copy().narrate(state.game.parse(state, "call"))
                assert ("could have caught nothing" in why) == any(event.kind == "call_failed" for event in told)
                said.add("must" if why.startswith(f"{releaser} must then catch") else why.split("; ")[-1])
    assert {"must", "if you call it, it must."} <= said
    assert not any(why.startswith(("Catches", "You call")) for why in said)
