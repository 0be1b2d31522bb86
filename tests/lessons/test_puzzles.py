"""Puzzles: those that come with a game replay and are legal; `waterhole lab puzzles` finds and verifies them."""

import json
from datetime import date, timedelta
from pathlib import Path

import pytest

from tests.server.proof import only_in
from waterhole import games
from waterhole.bots.lookup import knowledge_of
from waterhole.cli import main
from waterhole.core.errors import BadInput
from waterhole.lab.puzzles import judging, mining
from waterhole.lessons import puzzle
from waterhole.lessons.attempt import attempt_question
from waterhole.lessons.daily import puzzle_of_the_day
from waterhole.lessons.exercise import PuzzleRiddle
from waterhole.lessons.start import start_of_question

NAMES = [name for name in games.names() if puzzle.puzzles_of(games.game(name)) is not None]
"""Of the games that have any."""


def own(name: str) -> puzzle.Puzzles:
    found = puzzle.puzzles_of(games.game(name))
    assert found is not None
    return found


@pytest.mark.parametrize("name", NAMES)
def test_every_puzzle_replays_and_its_solution_is_legal(name: str) -> None:
    found = own(name)
    assert found.format == puzzle.FORMAT
    assert len({one.id for one in found.puzzles}) == len(found.puzzles)
    for one in found.puzzles:
        state = one.opened().state
        legal = [state.game.text(state, move) for move in state.moves()]
        assert len(legal) >= judging.FEWEST_MOVES
        assert one.ply == len(one.record.moves)
        assert set(one.best) <= set(legal)
        assert {move.text for move in one.moves} <= set(legal)
        assert [one.moves[0].text] == one.best
        assert one.moves[0].share - one.moves[1].share >= judging.MARGIN.share - 0.0001


@pytest.mark.parametrize("name", NAMES)
def test_no_puzzle_is_solved_by_taking_the_most_points(name: str) -> None:
    game = games.game(name)
    for one in own(name).puzzles:
        state = one.opened().state
        assert not judging.most_points(game, state, game.parse(state, one.best[0])), one.id


@pytest.mark.parametrize("name", NAMES)
def test_no_hint_contradicts_a_puzzle_that_is_counted_to_the_end(name: str) -> None:
    game = games.game(name)
    knowledge = knowledge_of(game)
    for one in own(name).puzzles:
        state = one.opened().state
        move = game.parse(state, one.best[0])
        assert not (knowledge.bare(state) and judging.contradicted(game, state, move, one.id)), one.id


@pytest.mark.parametrize("name", NAMES)
def test_puzzles_were_verified_with_the_weights_and_numbers_of_now(name: str) -> None:
    assert puzzle.still_verified(games.game(name), own(name)), "waterhole lab puzzles GAME --verify FILE --write FILE"


@pytest.mark.parametrize("name", NAMES)
@only_in("puzzles")
def test_every_puzzle_is_verified_again(name: str) -> None:
    found = own(name)
    assert [one.id for one in found.puzzles if not mining.holds(one, found.verified.thoughts)] == []


def test_a_glance_sees_what_is_clear_and_what_is_not() -> None:
    """Of Safarü's puzzles the clearest; and a deal's first card, where several are about as good."""
    game = games.game("safaru")
    clearest = max(own("safaru").puzzles, key=lambda one: one.moves[0].share - one.moves[1].share)
    assert judging.clear_at_a_glance(game, clearest.opened().state, 400, "glance")
    begun = [game.deal(2, seed=seed, hands=1) for seed in range(4)]
    assert not all(judging.clear_at_a_glance(game, state, 400, "glance") for state in begun)


def test_a_try_is_judged_by_its_first_move() -> None:
    game = games.game(NAMES[0])
    one = own(NAMES[0]).puzzles[0]
    start = start_of_question(one)
    assert attempt_question(start, one, []).verdict == "going"
    assert attempt_question(start, one, one.best).verdict == "reached"
    legal = [game.text(start.state, move) for move in start.state.moves()]
    other = next(text for text in legal if text not in one.best)
    made = PuzzleRiddle(one)
    found = made.attempt([other])
    assert found.verdict == "wrong"
    told = [move.text for move in made.solution(found, "fr")]
    assert told[0] == one.best[0]
    assert other in told


def test_each_day_has_its_puzzle_and_all_come_round() -> None:
    all_of_them = own(NAMES[0]).puzzles
    count = len(all_of_them)
    first = date.fromordinal(count * 12_000)
    days = [puzzle_of_the_day(all_of_them, first + timedelta(days=day)) for day in range(count)]
    assert {one.id for one in days if one} == {one.id for one in all_of_them}
    assert days[0] == puzzle_of_the_day(all_of_them, first)
    assert puzzle_of_the_day([], first) is None


def test_an_unknown_puzzle_is_refused() -> None:
    with pytest.raises(BadInput) as refused:
        puzzle.puzzle_of(games.game(NAMES[0]), "nothing")
    assert refused.value.code == "lessons.unknown"


def test_mining_finds_goes_on_and_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Few thoughts, so that it is quick: what counts here is that it is kept, read again, and the same."""
    monkeypatch.setattr(mining, "PLAYING", 4)
    monkeypatch.setattr(mining, "FINDING", 24)
    file = tmp_path / "puzzles.json"
    mine = [
        "lab",
        "puzzles",
        "safaru",
        "--players",
        "2",
        "--option",
        "hands=1",
        "--games",
        "1",
        "--seed",
        "s",
        "--thoughts",
        "60",
    ]
    kept = ["--results", str(tmp_path / "kept"), "--write", str(file), "--json"]
    assert main([*mine, *kept]) == 0
    assert main([*mine, *kept]) == 0
    first, again = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert first == again
    found = puzzle.read(file)
    assert found.verified.commands == [" ".join(["waterhole", *mine])]
    assert [one.id for one in found.puzzles] == first["ids"]
    assert main(["lab", "puzzles", "safaru", "--verify", str(file), "--thoughts", "60", "--json"]) == 0
