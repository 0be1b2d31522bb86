"""What can be asked at a table in spoken mode, and the sentences that answer it."""

from collections.abc import Sequence

from waterhole.games.sanctuary.array import COLUMNS, SPACE_NAMES
from waterhole.games.sanctuary.views import View
from waterhole.words.fluent import Words


def lot(view: View, names: Sequence[str], words: Words) -> str:
    """The array, row by row."""
    found = list(zip(SPACE_NAMES, view["array"], view["on"], strict=True))
    rows = [found[start : start + COLUMNS] for start in range(0, len(found), COLUMNS)]
    return "\n".join(
        ", ".join(
            words.say("spoken-space", {"space": space, "card": card, "tokens": on}) for space, card, on in row if card
        )
        or words.say("spoken-empty_row", {"row": row[0][0][0]})
        for row in rows
    )


def chips(view: View, names: Sequence[str], words: Words) -> str:
    tokens = enumerate(view["tokens"])
    return " ".join(words.say("spoken-tokens_of", {"seat": seat, "tokens": count}, names) for seat, count in tokens)


def hand(view: View, names: Sequence[str], words: Words) -> str:
    """One's cards, and those that one has played in this turn."""
    if view["hand"] is None:
        return words.say("spoken-no_hand")
    told = [words.say("spoken-hand", {"cards": view["hand"], "points": view["hand_points"]})]
    now = view["expansion"]
    if now is not None and now["played"] and view["seat"] == view["you"]:
        told.append(words.say("spoken-played", {"cards": now["played"], "points": now["played_points"]}))
    return " ".join(told)


def score(view: View, names: Sequence[str], words: Words) -> str:
    told = [
        words.say("spoken-points_of", {"seat": seat, "points": points}, names)
        for seat, points in enumerate(view["scores"])
    ]
    now = view["expansion"]
    if now is not None and now["points"] and view["seat"] == view["you"]:
        told.append(words.say("spoken-to_spend", {"points": now["points"]}))
    return " ".join(told)


def staff(view: View, names: Sequence[str], words: Words) -> str:
    teams = enumerate(view["staff"])
    return " ".join(words.say("spoken-team", {"seat": seat, "roles": team}, names) for seat, team in teams)


ANSWERS = {"lot": lot, "hand": hand, "chips": chips, "score": score, "staff": staff}
