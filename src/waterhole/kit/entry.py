"""A move as a person types it: in the notation, in short, or in the person's language."""

import re

from waterhole.core.errors import BadInput, NotAMove
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.words.fluent import Words
from waterhole.words.rulebook import plain

NOTATION = "en"
"""The language whose words the notation's are."""

GAP = "…"
"""What stands where a form has to be filled in."""

MOST_TOLD = 8
"""Moves that are named where a text could mean several."""


def move_of(game: Game, state: State, words: Words, text: str) -> int:
    """The move that a text means: "bid 7", "7", "b 7", "enchérir 7", "owl 7" for `play owl-7`; perhaps an illegal one.

    A short text that could mean several moves means the one that is legal, if only one is.
    """
    meant = meanings(game, state, words, text)
    if len(meant) > 1:
        legal = [move for move in meant if move in set(state.moves())]
        meant = legal or meant[:1]
    if len(meant) > 1:
        texts = [game.text(state, move) for move in meant[:MOST_TOLD]] + ["…"] * (len(meant) > MOST_TOLD)
        raise BadInput("core.several_moves", {"text": text, "texts": texts})
    return meant[0] if meant else refused(game, state, words, text)


def refused(game: Game, state: State, words: Words, text: str) -> int:
    """What is wrong with a text that means nothing; the forms of moves are told in the language of who typed it."""
    try:
        return game.parse(state, text)
    except NotAMove as problem:
        known = {"known": shapes(game, words)} if "known" in problem.params else {}
        raise NotAMove(problem.code, {**problem.params, **known}, problem.rule) from None


def meanings(game: Game, state: State, words: Words, text: str) -> list[int]:
    """The moves that a text can mean, the one that it spells out before all others."""
    said = text.split()
    exact = parsed(game, state, said)
    if exact is not None:
        return [exact]
    verbs = verbs_of(game, state, words, said[0]) if said else []
    tries = [[verb, *said[1:]] for verb in verbs]
    tries += [[verb, *said] for verb in game.grammar]
    found = [parsed(game, state, one) for one in tries]
    return list(dict.fromkeys(move for move in found if move is not None)) or named(game, state, words, text)


def named(game: Game, state: State, words: Words, text: str) -> list[int]:
    """The legal moves of which a text tells more than the verb, as one hears or reads them: "owl 7", "savane B"."""
    said = tokens(text)
    return [
        move for move in state.moves() if any(tells(said, tokens(form)) for form in forms_of(game, state, words, move))
    ]


def forms_of(game: Game, state: State, words: Words, move: int) -> list[str]:
    """In the notation, in the player's language, and with the notation's verb before the player's words."""
    text, told = game.text(state, move), sentence(game, state, words, move)
    return [text, told, " ".join([text.split()[0], *told.split()[1:]])]


def sentence(game: Game, state: State, words: Words, move: int) -> str:
    json = game.to_json(state, move)
    return words.say(f"move-{json['do']}", {name: value for name, value in json.items() if name != "do"})


def shapes(game: Game, words: Words) -> list[str]:
    """The forms that a move can have: "bid AMOUNT"; in another language than the notation's, "enchérir …"."""
    if words.language == NOTATION:
        return game.forms()
    return [words.say(f"move-{verb}", dict.fromkeys(fields, GAP)) for verb, fields in game.grammar.items()]


def tokens(text: str) -> list[str]:
    """Words without accents and case; a name with a hyphen is two."""
    parted = re.sub(r"(?<=\w)[-_’'](?=\w)", " ", plain(text))
    return [word for word in (one.strip("().,;:") for one in parted.split()) if word]


def tells(said: list[str], known: list[str]) -> bool:
    """Whether all that was said stands there, each word once; a longer one may be cut short."""
    left = known.copy()
    found = []
    for one in said:
        fitting = [word for word in left if word == one or (len(one) > 2 and word.startswith(one))]
        if not fitting:
            return False
        left.remove(fitting[0])
        found.append(fitting[0])
    return any(word != known[0] for word in found)


def parsed(game: Game, state: State, said: list[str]) -> int | None:
    try:
        return game.parse(state, " ".join(said))
    except NotAMove:
        return None


def verbs_of(game: Game, state: State, words: Words, start: str) -> list[str]:
    """The verbs that begin so, in the notation or in the player's language."""
    verbs = {verb: {verb} for verb in game.grammar}
    for move in state.moves():
        verbs[str(game.to_json(state, move)["do"])].add(sentence(game, state, words, move).split()[0])
    for verb in verbs:
        verbs[verb].update(words.say(f"also-{verb}").split() if words.has(f"also-{verb}") else ())
    wanted = plain(start)
    return [verb for verb, names in verbs.items() if any(plain(name).startswith(wanted) for name in names)]
