"""Records: what they hold, that they replay, and that they speak plain JSON."""

import json
from dataclasses import replace

import pytest

from waterhole import games
from waterhole.core.chance import stream
from waterhole.core.errors import BadInput, IllegalMove
from waterhole.core.game import Game
from waterhole.records import record
from waterhole.records.match import Match
from waterhole.records.record import Seat
from waterhole.records.replay import BadMove, replay

EVERY_GAME = [games.game(name) for name in games.names()]
each_game = pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)


def played(game: Game, players: int, seed: str, most: int = 100_000, **options: object) -> Match:
    """A random match, to its end or for so many moves."""
    match = Match(game, players, seed=seed, options=options)
    dice = stream("record", seed)
    while not match.state.over and len(match.moves) < most:
        moves = match.state.moves()
        match.play(moves[dice.below(len(moves))])
    return match


@each_game
def test_a_record_replays_to_the_same_facts_at_every_ply(game: Game) -> None:
    for players in game.seats:
        match = played(game, players, f"replay/{players}")
        found = record.parse(match.record().text(), "test")
        assert found == match.record()
        again = replay(found, games.recorded(found))
        assert again.state.facts() == match.state.facts()
        assert again.record() == found


@each_game
def test_an_unfinished_record_replays_to_where_it_stands(game: Game) -> None:
    match = played(game, game.seats[-1], "unfinished", most=7)
    found = record.parse(match.record().text(), "test")
    assert found.result is None
    assert replay(found, game).state.facts() == match.state.facts()


def test_a_record_holds_the_deal_and_no_seed_unless_wanted() -> None:
    match = played(games.game("serengeti"), 3, "secret seed", open_chips=True)
    plain = json.loads(match.record().text())
    assert list(plain) == [
        "format", "game", "revision", "edition", "options", "players", "seats", "first", "chance", "moves", "result"
    ]  # fmt: skip
    assert "secret seed" not in match.record().text()
    assert json.loads(match.record(seed="secret seed").text())["seed"] == "secret seed"
    assert plain["chance"] == match.state.chance()
    assert plain["options"] == {"forbidden_bids": "prevent", "open_chips": True}
    assert plain["edition"] == {"name": "standard", "hash": match.game.edition.hash}


def test_a_record_with_its_own_edition_needs_nothing_else() -> None:
    usual = games.game("serengeti").edition
    own = replace(usual, name="rich", numbers={**usual.numbers, "start": 12})
    match = played(games.kind("serengeti")(own), 4, "rich")
    found = record.parse(match.record().text(), "test")
    game = games.recorded(found)
    assert game.numbers["start"] == 12
    assert replay(found, game).state.facts() == match.state.facts()


def test_a_record_of_another_edition_that_is_not_in_it_is_refused() -> None:
    match = played(games.game("serengeti"), 3, "x", most=1)
    text = match.record().text().replace(match.game.edition.hash, "feedfeedfeedfeed")
    with pytest.raises(BadInput) as caught:
        games.recorded(record.parse(text, "test"))
    assert caught.value.code == "core.record_other_edition"


@pytest.mark.parametrize("moves", [-1, 8])
def test_a_record_cannot_go_on_from_more_moves_than_it_has(moves: int) -> None:
    match = played(games.game("serengeti"), 3, "x", most=7)
    plain = json.loads(match.record().text())
    for right in (0, 7):
        text = json.dumps({**plain, "continues": {"table": "desk", "moves": right}})
        assert record.parse(text, "test").continues == record.Continues("desk", right)
    with pytest.raises(BadInput) as caught:
        record.parse(json.dumps({**plain, "continues": {"table": "desk", "moves": moves}}), "test")
    assert caught.value.code == "core.record_wrong"
    assert "$.continues.moves" in str(caught.value.params["reason"])


def test_a_refused_move_leaves_the_match_as_it_was() -> None:
    match = Match(games.game("serengeti"), 3, seed=1)
    before = (match.record(), match.state.facts())
    with pytest.raises(IllegalMove):
        match.play(match.game.parse(match.state, "discard nuba-4"))
    with pytest.raises(IllegalMove):
        match.play(-1)
    assert (match.record(), match.state.facts()) == before


def test_an_illegal_move_is_told_with_its_ply_and_cause() -> None:
    match = Match(games.game("serengeti"), 3, seed=1, first=0)
    for text in ("bid 2", "bid 3", "bid 5"):
        match.play(match.game.parse(match.state, text))
    text = match.record().text().replace("bid 5", "bid 1")
    found = record.parse(text, "test")
    with pytest.raises(BadMove) as caught:
        replay(found, match.game)
    assert caught.value.params == {"number": 3, "ply": 2, "text": "bid 1"}
    assert caught.value.cause.code == "serengeti.bid_too_low"


def test_seats_are_named_and_a_bot_says_which() -> None:
    seats = [Seat("Ana"), Seat("Lion", "random"), Seat("Bo")]
    match = Match(games.game("serengeti"), 3, seed=1, seats=seats)
    assert json.loads(match.record().text())["seats"] == [
        {"name": "Ana", "bot": None},
        {"name": "Lion", "bot": "random"},
        {"name": "Bo", "bot": None},
    ]


def test_a_match_can_be_taken_back_and_played_on() -> None:
    match = played(games.game("safaru"), 2, "back", most=20)
    before, told = match.state.facts(), list(match.moves)
    match.back_to(12)
    assert match.moves == told[:12]
    for _, text in told[12:]:
        match.play_text(text)
    assert (match.state.facts(), match.moves) == (before, told)


def test_a_match_without_a_seed_is_taken_back_to_its_own_deal() -> None:
    match = Match(games.game("serengeti"), 3)
    dealt = match.state.facts()
    match.play(match.state.moves()[0])
    match.back_to(0)
    assert match.state.facts() == dealt
