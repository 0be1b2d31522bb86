"""What can be asked at a table in spoken mode, and the sentences that answer it."""

from collections.abc import Sequence

from waterhole.games.serengeti.views import View
from waterhole.words.fluent import Words


def lot(view: View, names: Sequence[str], words: Words) -> str:
    told = words.say("spoken-lot", {"cards": view["lot"], "round": view["round"], "rounds": view["rounds"]})
    if view["bidder"] is None:
        return f"{told} {words.say('spoken-no_bid')}"
    return f"{told} {words.say('spoken-bid', {'bid': view['bid'], 'seat': view['bidder']}, names)}"


def chips(view: View, names: Sequence[str], words: Words) -> str:
    known = [
        words.say("spoken-chips_of", {"seat": seat, "chips": count}, names)
        for seat, count in enumerate(view["chips"])
        if count is not None
    ]
    return " ".join([*known, words.say("spoken-bank", {"bank": view["bank"]})])


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """What lies before everybody, the asker first."""
    count = view["players"]
    order = [((view["you"] or 0) + step) % count for step in range(count)]
    return "\n".join(
        words.say("spoken-cards_of", {"seat": seat, "cards": view["cards"][seat]}, names) for seat in order
    )


def score(view: View, names: Sequence[str], words: Words) -> str:
    told = enumerate(view["points"])
    return " ".join(words.say("spoken-points_of", {"seat": seat, "points": points}, names) for seat, points in told)


ANSWERS = {"lot": lot, "chips": chips, "hand": hand, "score": score}
