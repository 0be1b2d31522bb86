"""Language models at the table, in three functions: a prompt, its answer read, and a bot that asks twice at most.

`ask` is whatever sends a text to a model and gives back its answer: nothing here knows any model or service.
"""

import json
from collections.abc import Callable
from typing import TypeAlias

from waterhole.core.chance import stream
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.words import rulebook
from waterhole.words.fluent import words

Ask: TypeAlias = Callable[[str], str]


def prompt(game: Game, recall: dict[str, Json], moves: list[str], refused: str = "") -> str:
    """The rules, what the seat knows as JSON, the legal moves, and why the last answer was refused."""
    sections = rulebook.load(game.folder, "en").sections
    rules = "\n".join(f"{rule.number} {rule.text}" for section in sections for rule in section.rules)
    parts = [
        f"You play {words('en', game.folder / 'words').say('game-name')}. The rules:",
        rules,
        "What you know, as JSON (you are seat `you`; the first seat is 0):",
        json.dumps(recall, ensure_ascii=False),
        "Your legal moves:",
        "\n".join(moves),
        refused,
        "Answer with one of the legal moves, on a line of its own, and nothing else.",
    ]
    return "\n\n".join(part for part in parts if part)


def parse(answer: str, moves: list[str]) -> tuple[str, str]:
    """The move that an answer names, or why it names none: one of the two is empty."""
    lines = [line.strip().strip("`\"'.").strip() for line in answer.splitlines()]
    named = [line for line in lines if line in moves]
    if len(set(named)) == 1:
        return named[0], ""
    if named:
        return "", f"Your answer named several moves: {', '.join(dict.fromkeys(named))}. Name one."
    first = next((line for line in lines if line), "")
    return "", f'"{first[:100]}" is none of your legal moves.'


def bot(ask: Ask, seed: str = "") -> "LanguageBot":
    """A bot that lets a model choose."""
    return LanguageBot(ask, seed)


class LanguageBot:
    """Asks once, and once more with the reason of the refusal; then a move is drawn by lot, and counted as a fault."""

    looks = True

    def __init__(self, ask: Ask, seed: str) -> None:
        self.ask = ask
        self.dice = stream("language", seed)
        self.faults = 0

    def choose(self, game: Game, recall: dict[str, Json], moves: list[int]) -> int:
        state = game.imagine(recall, self.dice)  # Any state that agrees with the recall has the same texts.
        texts = [game.text(state, move) for move in moves]
        refused = ""
        for _ in range(2):
            chosen, refused = parse(self.ask(prompt(game, recall, texts, refused)), texts)
            if chosen:
                return moves[texts.index(chosen)]
        self.faults += 1
        return moves[self.dice.below(len(moves))]
