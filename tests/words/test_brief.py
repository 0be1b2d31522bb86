"""What whoever listens hears of a whole game of each kind: it is kept, and is at most twenty words a turn.

`python -m tests.words.test_brief GAME LANGUAGE` prints it anew.
"""

import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path

import pytest

import waterhole
from waterhole.words.fluent import Words, words

MOST_WORDS = 20
PLAYERS = {"serengeti": "4", "safaru": "3", "sanctuary": "3"}
NAMES = ["Ada", "Ben", "Cleo", "Dan"]
GOLDEN = Path(__file__).parent.parent / "golden"


def brief(event: Mapping[str, object], spoken: Words, you: int) -> str:
    """As `Words.brief` in the browser: the short sentence where there is one, which may be none."""
    params = {name: value for name, value in event.items() if name != "kind"}
    cards = params.get("cards")
    kind = "brief" if spoken.has(f"brief-{event['kind']}") else "event"
    more = {"you": params.get("seat") == you, "cards_count": len(cards) if isinstance(cards, list) else 0}
    return spoken.say(f"{kind}-{event['kind']}", {**params, **more}, NAMES)


def heard(name: str, language: str) -> list[str]:
    """A line for each move, as seat 0 hears it."""
    game = waterhole.game(name)
    spoken = words(language, game.folder / "words")
    kept = json.loads((GOLDEN / name / f"{PLAYERS[name]}.json").read_text(encoding="utf-8"))
    state = game.set_up(kept["players"], kept["options"], first=kept["first"], chance=kept["chance"])
    lines = []
    for _, text, _ in kept["moves"]:
        said = [brief(event.seen_by(0), spoken, 0) for event in state.narrate(game.parse(state, text))]
        lines.append(" ".join(filter(None, said)))
    return lines


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", sorted(PLAYERS))
def test_a_whole_game_is_told_in_few_words(name: str, language: str) -> None:
    lines = heard(name, language)
    assert [line for line in lines if len(re.findall(r"\w+[’'.]?\w*", line)) > MOST_WORDS] == []
    kept = (GOLDEN / name / f"heard-{language}.txt").read_text(encoding="utf-8")
    assert "\n".join(lines) + "\n" == kept


if __name__ == "__main__":
    print("\n".join(heard(sys.argv[1], sys.argv[2])))
