"""What can be asked at a table in spoken mode, and the sentences that answer it."""

from collections.abc import Sequence

from waterhole.games.safaru.views import Race, View
from waterhole.words.fluent import Words


def lot(view: View, names: Sequence[str], words: Words) -> str:
    """The wild, and the card that hunts."""
    told = [words.say("spoken-wild", {"cards": view["wild"]})]
    if view["played"] is not None:
        told.append(words.say("spoken-hunts", {"card": view["played"], "seat": view["catcher"]}, names))
    return " ".join(told)


def chips(view: View, names: Sequence[str], words: Words) -> str:
    """What has been caught in this hand, and the races for most of a kind."""
    piles = [
        words.say("spoken-pile", {"seats": seats, "count": view["caught_sizes"][side]}, names)
        for side, seats in enumerate(view["sides"])
    ]
    return " ".join([*piles, *(race(one, view, names, words) for one in view["races"])])


def race(one: Race, view: View, names: Sequence[str], words: Words) -> str:
    known = [
        words.say("spoken-counted", {"seats": view["sides"][side], "count": count}, names)
        for side, count in enumerate(one["counts"])
        if count is not None
    ]
    return f"{words.say('line-' + one['line'])}: {', '.join(known)}."


def hand(view: View, names: Sequence[str], words: Words) -> str:
    own = view["hands"][view["you"]] if view["you"] is not None else None
    return words.say("spoken-hand", {"cards": own or []})


def score(view: View, names: Sequence[str], words: Words) -> str:
    sides = enumerate(view["sides"])
    told = [
        words.say("spoken-points_of", {"seats": seats, "points": view["scores"][side]}, names) for side, seats in sides
    ]
    return " ".join([words.say("spoken-hand_number", {"hand": view["hand"], "deck": view["deck_left"]}), *told])


ANSWERS = {"lot": lot, "hand": hand, "chips": chips, "score": score}
