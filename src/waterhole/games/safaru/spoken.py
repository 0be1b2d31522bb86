"""What can be asked at a table in spoken mode, and the sentences that answer it."""

from collections.abc import Sequence
from functools import reduce

from waterhole.games.safaru.views import Catch, Outcome, Race, View
from waterhole.words.fluent import Words

MOST_WAYS = 4
"""Catches of one card that are told: who listens cannot skip."""


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
    return words.say("spoken-race", {"line": one["line"], "counts": ", ".join(known)})


def hand(view: View, names: Sequence[str], words: Words) -> str:
    own = view["hands"][view["you"]] if view["you"] is not None else None
    return words.say("spoken-hand", {"cards": own or []})


def score(view: View, names: Sequence[str], words: Words) -> str:
    sides = enumerate(view["sides"])
    told = [
        words.say("spoken-points_of", {"seats": seats, "points": view["scores"][side]}, names) for side, seats in sides
    ]
    return " ".join([words.say("spoken-hand_number", {"hand": view["hand"], "deck": view["deck_left"]}), *told])


def catches(view: View, names: Sequence[str], words: Words) -> str:
    """What each card could catch, with its sums; while a catch is chosen, what the card that hunts could."""
    return "\n".join(caught(one, words) for one in view["catches"]) or words.say("spoken-no_catch")


def caught(one: Catch, words: Words) -> str:
    ways = [way(outcome, words) for outcome in one["outcomes"][:MOST_WAYS]]
    if one["more"] or len(one["outcomes"]) > MOST_WAYS:
        ways.append(words.say("spoken-more_ways"))
    told = reduce(lambda before, one: words.say("spoken-or", {"before": before, "next": one}), ways)
    return words.say("spoken-catches", {"card": one["card"], "ways": told})


def way(outcome: Outcome, words: Words) -> str:
    sums = [f"{' + '.join(map(str, one['numbers']))} = {one['sum']}" for one in outcome["ways"]]
    kind = "spoken-way_paired" if outcome["paired"] else "spoken-way"
    return words.say(kind, {"cards": outcome["cards"], "sums": ", ".join(sums)})


ANSWERS = {"lot": lot, "hand": hand, "catches": catches, "chips": chips, "score": score}
