"""Programs as bots: they are told what their seat knows, and whatever they do harms nobody."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import waterhole
from waterhole import bots
from waterhole.bots import agents
from waterhole.bots.agents.agent_bot import STARTS, dismiss
from waterhole.bots.company import Company
from waterhole.core.errors import BadInput
from waterhole.lab.simulate import Plan, Simulation
from waterhole.records.match import Match

Script = Callable[[str], str]


LOOP = """
import json, sys
def say(**message): print(json.dumps(message), flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "hello": say(type="ready", name="scripted")
    elif told["type"] == "bye": break
    elif told["type"] == "decide":
        id, moves = told["id"], told["moves"]
        {answer}
"""
FIRST = 'say(type="move", id=id, text=moves[0])'
TRUSTING = agents.Terms(seconds=30.0)
HASTY = agents.Terms(seconds=0.05)


@pytest.fixture
def script(tmp_path: Path) -> Script:
    """The command of an agent that answers a decision as told."""

    def write(answer: str) -> str:
        file = tmp_path / "agent with a space.py"
        file.write_text(LOOP.replace("{answer}", answer), encoding="utf-8")
        return f"{agents.EXEC}{sys.executable} '{file}'"

    return write


def short_match() -> Match:
    return Match(waterhole.game("safaru"), 2, seed="agents", options={"hands": 1})


def company_of(spec: str, terms: agents.Terms, match: Match | None = None) -> Company:
    """A match between this agent and a beginner, played to its end."""
    company = Company(match or short_match(), {0: agents.seat(spec, "a", terms), 1: bots.make("random", "b")})
    company.play()
    return company


def test_an_agent_plays_its_own_moves(script: Script) -> None:
    told = company_of(script(FIRST), TRUSTING)
    assert told.match.state.over
    assert told.faults() == {}
    replayed = short_match()
    for seat, text in told.match.moves:
        if seat == 0:
            assert text == replayed.game.text(replayed.state, replayed.state.moves()[0])
        replayed.play(replayed.game.parse(replayed.state, text))


@pytest.mark.parametrize(
    ("answer", "terms", "fault"),
    [
        ("pass", HASTY, "slow"),
        ("sys.exit(3)", TRUSTING, "ended"),
        ('say(type="move", id=id, text="bid 1")', TRUSTING, "illegal"),
        ('say(type="move", id=id - 1, text=moves[0])', HASTY, "slow"),
        ('print("x" * 2_000_000, flush=True)', TRUSTING, "long"),
        ('[print("thinking …", flush=True) for _ in range(200)]', TRUSTING, "garbage"),
        ('[print("[" * 100_000, flush=True) for _ in range(9)]; ' + FIRST, HASTY, None),
        ('print("\\xff {", flush=True); ' + FIRST, TRUSTING, None),
        ('say(type="move", id=id, text=moves[0], why="because")', TRUSTING, None),
        ('say(type="move", id=id - 1, text="late"); ' + FIRST, TRUSTING, None),
    ],
)
def test_whatever_an_agent_does_the_match_ends(
    script: Script, answer: str, terms: agents.Terms, fault: str | None
) -> None:
    told = company_of(script(answer), terms)
    assert told.match.state.over
    if fault is not None:
        assert fault in told.faults()[0]
    elif terms is TRUSTING:
        assert told.faults() == {}


def test_a_flood_waits_in_the_agents_own_pipe(script: Script) -> None:
    """Nobody reads on while nobody asks: memory does not grow with what an agent says."""
    told = company_of(script('[print("noise", flush=False) for _ in range(10**6)]'), HASTY)
    assert told.match.state.over
    assert set(told.faults()[0]) <= {"garbage", "slow", "deaf", "ended"}


def test_an_agent_that_never_reads_holds_nobody(tmp_path: Path) -> None:
    file = tmp_path / "deaf.py"
    file.write_text('import time\nprint(\'{"type": "ready"}\', flush=True)\ntime.sleep(600)\n', encoding="utf-8")
    match = Match(waterhole.game("serengeti"), 3, seed="deaf")
    players = {0: agents.seat(f"{agents.EXEC}{sys.executable} {file}", "a", HASTY)}
    company = Company(match, {**players, 1: bots.make("random", "b"), 2: bots.make("random", "c")})
    company.play()
    assert sum(company.faults()[0].values()) == sum(seat == 0 for seat, _ in match.moves)


def test_one_that_keeps_ending_is_started_a_few_times_only(script: Script, tmp_path: Path) -> None:
    started = tmp_path / "started"
    company_of(script(f'open({str(started)!r}, "a").write("x"); sys.exit()'), TRUSTING)
    assert len(started.read_text()) == STARTS


def test_it_is_told_what_its_seat_knows_and_nothing_else(script: Script, tmp_path: Path) -> None:
    log = tmp_path / "talk.log"
    match = Match(waterhole.game("sanctuary"), 2, seed="told")
    company_of(script(FIRST), agents.Terms(30.0, log), match)
    told = [json.loads(line.split(" ", 2)[2]) for line in log.read_text().splitlines() if " → " in line]
    decisions = [one for one in told if one["type"] == "decide"]
    again = Match(waterhole.game("sanctuary"), 2, seed="told")
    news, asked = list(again.opening), iter(decisions)
    for seat, text in match.moves:
        if seat == 0:
            one = next(asked)
            assert one["recall"] == json.loads(json.dumps(again.state.recall(0)))
            assert one["view"] == json.loads(json.dumps(again.state.view(0)))
            assert one["events"] == json.loads(json.dumps([event.seen_by(0) for event in news]))
            assert one["moves"] == [again.game.text(again.state, move) for move in again.state.moves()]
            news = []
        news += again.play_text(text)
    assert next(asked, None) is None
    assert told[0]["numbers"] == again.game.numbers
    assert {name: told[0][name] for name in ("game", "players", "seat")} == {
        "game": "sanctuary",
        "players": 2,
        "seat": 0,
    }


def test_the_log_says_who_moved_instead(script: Script, tmp_path: Path) -> None:
    log = tmp_path / "talk.log"
    company_of(script('say(type="move", id=id, text="fly")'), agents.Terms(30.0, log))
    assert "illegal: fly: medium moves" in log.read_text()


@pytest.mark.parametrize("game", waterhole.names())
def test_our_own_bots_are_agents_too(game: str) -> None:
    """The same seed, the same match, whichever process plays it and however many it played before."""
    command = f"{agents.EXEC}{sys.executable} -m waterhole.cli agent greedy --seed 5"
    players = waterhole.game(game).seats[-1]
    plan = Plan(game, players, (command, *["greedy"] * (players - 1)), games=2, seed="ours", terms=TRUSTING)
    both = Simulation(plan, cores=1).run()
    dismiss()
    again = Simulation(plan, cores=2).run()
    assert both.faults == again.faults == {}
    assert (both.wins, both.scores) == (again.wins, again.scores)


def test_our_agent_understands_another_edition(tmp_path: Path) -> None:
    usual = waterhole.game("serengeti")
    text = (Path(waterhole.__file__).parent / "games/serengeti/edition.toml").read_text(encoding="utf-8")
    assert "\nstart = 10" in text
    (tmp_path / "rich.toml").write_text(text.replace("\nstart = 10", "\nstart = 12"), encoding="utf-8")
    rich = waterhole.game("serengeti", tmp_path / "rich.toml")
    assert rich.numbers != usual.numbers
    command = f"{agents.EXEC}{sys.executable} -m waterhole.cli agent greedy"
    match = Match(rich, 3, seed="rich")
    company = Company(match, {seat: agents.seat(command, str(seat), TRUSTING) for seat in range(3)})
    company.play()
    assert company.faults() == {}


@pytest.mark.parametrize(
    ("command", "code"),
    [
        ("", "core.agent_command"),
        ("'unfinished", "core.agent_command"),
        ("no-such-program-anywhere", "core.agent_start"),
        (f"{sys.executable} -c pass", "core.agent_not_ready"),
    ],
)
def test_a_command_that_is_no_agent_is_refused_beforehand(command: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        Simulation(Plan("safaru", 2, (agents.EXEC + command, "random"), games=1, seed="1"))
    assert refused.value.code == code


def test_only_the_command_line_can_name_a_program(script: Script) -> None:
    with pytest.raises(BadInput):
        bots.make(script(FIRST), "seed")


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="process groups are of POSIX")
def test_nothing_runs_on_when_all_is_over(script: Script, tmp_path: Path) -> None:
    pid = tmp_path / "pid"
    company_of(script(f'import os; open({str(pid)!r}, "w").write(str(os.getpid())); {FIRST}'), TRUSTING)
    dismiss()
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)
