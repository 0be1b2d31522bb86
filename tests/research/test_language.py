"""A language model at the table, played by a script."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from waterhole import State, game
from waterhole.bots.company import choose
from waterhole.research import language

RULES = game("serengeti")
PAGE = Path(__file__).parents[2] / "docs" / "research.md"


@pytest.fixture
def state() -> State:
    return RULES.deal(3, seed=7)


def test_a_prompt_has_the_rules_what_is_known_and_the_moves(state: State) -> None:
    recall = state.recall(int(state.turn))
    text = language.prompt(RULES, recall, ["pass", "bid 1"])
    assert "2.2 " in text
    assert json.dumps(recall, ensure_ascii=False) in text
    assert "pass\nbid 1" in text


@pytest.mark.parametrize(
    ("answer", "chosen", "reason"),
    [
        ("bid 2", "bid 2", ""),
        ("I think I should wait.\n\n`pass`\n", "pass", ""),
        ("pass\npass", "pass", ""),
        ("pass\nbid 2", "", "several moves: pass, bid 2"),
        ("bid 99", "", '"bid 99" is none of your legal moves'),
        ("", "", '"" is none'),
    ],
)
def test_an_answer_is_read_or_refused_with_a_reason(answer: str, chosen: str, reason: str) -> None:
    found, why = language.parse(answer, ["pass", "bid 1", "bid 2"])
    assert found == chosen
    assert reason in why
    assert bool(found) != bool(why)


def test_a_refused_answer_may_be_mended_once(state: State) -> None:
    asked: list[str] = []

    def scripted(text: str) -> str:
        asked.append(text)
        return "raise!" if len(asked) == 1 else "bid 3"

    bot = language.bot(scripted)
    assert choose(state, bot) == RULES.parse(state, "bid 3")
    assert ['"raise!" is none of your legal moves.' in text for text in asked] == [False, True]
    assert bot.faults == 0


def test_after_a_second_refusal_the_lot_decides(state: State) -> None:
    bot = language.bot(lambda text: "no idea", seed="1")
    assert choose(state, bot) in state.moves()
    assert bot.faults == 1


def test_a_whole_game_is_played(state: State) -> None:
    """The stand-in always takes the first legal move that it is told of."""
    bot = language.bot(lambda text: text.split("Your legal moves:\n\n")[1].splitlines()[0])
    while not state.over:
        state.play(choose(state, bot))
    assert bot.faults == 0


def test_the_program_of_the_page_sits_down(tmp_path: Path) -> None:
    """What docs/research.md puts into model.py plays a match, and every move is its own."""
    block = re.search(r"```text\n(import sys\n.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert block is not None
    (tmp_path / "model.py").write_text(block[1], encoding="utf-8")
    command = f"exec:{sys.executable} {tmp_path / 'model.py'}"
    simulate = [sys.executable, "-m", "waterhole.cli", "simulate", "serengeti", "--players", "3", "--games", "1"]
    seats = ["--bot", command, "--bot", "random", "--bot", "random", "--seed", "1", "--json"]
    told = subprocess.run([*simulate, *seats], capture_output=True, text=True, timeout=120, check=False)
    assert told.returncode == 0, told.stderr
    assert '"finished": 1' in told.stdout
    assert "stood_in" not in told.stdout
