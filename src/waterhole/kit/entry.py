"""A move as a person types it: in the notation, in short, or in the person's language."""

from waterhole.core.errors import BadInput, NotAMove
from waterhole.core.game import Game
from waterhole.core.state import State
from waterhole.words.fluent import Words
from waterhole.words.rulebook import plain


def move_of(game: Game, state: State, words: Words, text: str) -> int:
    """The move that a text means: "bid 7", "7", "b 7", "enchérir 7"; perhaps an illegal one.

    A short text that could mean several moves means the one that is legal, if only one is.
    """
    meant = meanings(game, state, words, text)
    if len(meant) > 1:
        legal = [move for move in meant if move in set(state.moves())]
        meant = legal or meant[:1]
    if len(meant) > 1:
        texts = [game.text(state, move) for move in meant]
        raise BadInput("core.several_moves", {"text": text, "texts": texts})
    return meant[0] if meant else game.parse(state, text)  # which says what is wrong with it


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
    return list(dict.fromkeys(move for move in found if move is not None))


def parsed(game: Game, state: State, said: list[str]) -> int | None:
    try:
        return game.parse(state, " ".join(said))
    except NotAMove:
        return None


def verbs_of(game: Game, state: State, words: Words, start: str) -> list[str]:
    """The verbs that begin so, in the notation or in the player's language."""
    verbs = {verb: {verb} for verb in game.grammar}
    for move in state.moves():
        json = game.to_json(state, move)
        fields = {name: value for name, value in json.items() if name != "do"}
        verbs[json["do"]].add(words.say(f"move-{json['do']}", fields).split()[0])
    for verb in verbs:
        verbs[verb].update(words.say(f"also-{verb}").split() if words.has(f"also-{verb}") else ())
    wanted = plain(start)
    return [verb for verb, names in verbs.items() if any(plain(name).startswith(wanted) for name in names)]
