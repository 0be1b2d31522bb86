"""Whether a move has told its player anything, compared with what is hidden before and after by the facts."""

import random

import pytest

import waterhole
from tests.server.twins import Deal, Kind, Run, hidden
from waterhole.records.match import Match
from waterhole.table.undo import told_something

KINDS = [
    ("serengeti", 3, {}),
    ("safaru", 2, {"hands": 1}),
    ("safaru", 3, {"variant": "release", "missed_catches": "notice", "hands": 1}),
    ("sanctuary", 1, {}),
    ("sanctuary", 3, {}),
]


@pytest.mark.parametrize(("name", "players", "options"), KINDS)
def test_a_move_has_told_something_exactly_when_a_hidden_card_was_turned(
    name: str, players: int, options: dict[str, object]
) -> None:
    chance = random.Random(f"undo/{name}/{players}")
    match = Match(waterhole.game(name), players, seed="undo", options=options)
    run = Run(Kind(match.game, players, options), Deal("undo", int(match.state.luck.first))).play_out(chance)
    for _, text in run.moves:
        match.play_text(text)
    told = quiet = 0
    for ply in sorted(chance.sample(range(len(run.moves)), min(60, len(run.moves)))):
        seat = run.moves[ply][0]
        before, after = hidden(run, seat, ply), hidden(run, seat, ply + 1)
        if run.shuffles[ply] != run.shuffles[ply + 1] or (len(after) < len(before) and len(set(before)) > 1):
            assert told_something(match, ply), run.moves[ply]
            told += 1
        elif run.facts[ply + 1]["seat"] == seat or name != "sanctuary":
            # (When another seat is next in Sanctuary, that it has something to decide may be news.)
            assert not told_something(match, ply), run.moves[ply]
            quiet += 1
    assert quiet > 3
    assert told
