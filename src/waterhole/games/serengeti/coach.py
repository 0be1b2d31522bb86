"""What speaks for or against a move: where the money goes, what the lot is worth, and to whom."""

from waterhole.core.reason import Reason, Seen


def reasons(seen: Seen) -> list[Reason]:
    """The facts about a move, most telling first."""
    verb = seen.words[0]
    if verb == "discard":
        return discarding(seen)
    return [*own_lot(seen), *payment(seen)] if verb == "bid" else [*passing(seen), *own_lot(seen), *others_lot(seen)]


def discarding(seen: Seen) -> list[Reason]:
    """What the card given up was worth."""
    return [Reason("discard", {"card": seen.words[1], "points": -gained(seen, seen.view["you"])})]


def own_lot(seen: Seen) -> list[Reason]:
    """What the lot would bring, if nobody bids more."""
    you = seen.view["you"]
    won = next((event for event in [*seen.all("lot_won"), *seen.all("lot_given")] if event["seat"] == you), None)
    unpaid = seen.first("could_not_pay")
    if unpaid is not None and unpaid["seat"] == you:
        loses = bool(seen.view["cards"][you])  # Rule 5.2: only who has a card discards one.
        return [Reason("cannot_pay", {"amount": unpaid["amount"], "chips": seen.view["chips"][you], "loses": loses})]
    if won is None or "points" not in seen.after:
        return []
    found = [Reason("lot_points", {"cards": won["cards"], "points": gained(seen, you)})]
    barred = [
        digit for digit in seen.after.get("forbidden", {you: []})[you] if digit not in seen.view["forbidden"][you]
    ]
    return [*found, Reason("barred", {"digits": barred, "count": len(barred)})] if barred else found


def payment(seen: Seen) -> list[Reason]:
    """Rules 4.1 to 4.3: who would be paid."""
    you = seen.view["you"]
    paid = [event for event in seen.all("money_paid") if event["from_seat"] == you]
    if not paid:
        return []
    digit, chips = paid[0]["digit"], paid[0]["chips"]
    if paid[0]["owners"] == "none":
        return [Reason("spread", {"digit": digit, "chips": chips})]
    if len(paid) == 1:
        return [Reason("one_paid", {"seat": paid[0]["seat"], "digit": digit, "chips": chips})]
    return [Reason("several_paid", {"seats": [event["seat"] for event in paid], "digit": digit, "chips": chips})]


def passing(seen: Seen) -> list[Reason]:
    """What passing brings at once."""
    you = seen.view["you"]
    passed = seen.first("passed")
    return [Reason("pass_chips", {"chips": passed["chips"]})] if passed and passed["seat"] == you else []


def others_lot(seen: Seen) -> list[Reason]:
    """Who would have the lot then, what it is worth there, and what one would be paid."""
    you = seen.view["you"]
    won = seen.first("lot_won") or seen.first("lot_given")
    if won is None or won["seat"] == you or "points" not in seen.after:
        return []
    found = [Reason("other_lot", {"seat": won["seat"], "points": gained(seen, won["seat"])})]
    mine = [event for event in seen.all("money_paid") if event["seat"] == you]
    return [*found, *(Reason("you_paid", {"chips": one["chips"], "digit": one["digit"]}) for one in mine)]


def gained(seen: Seen, seat: int) -> int:
    """By how much a seat's cards would be worth more."""
    after: list[int] = seen.after.get("points", seen.view["points"])
    before: list[int] = seen.view["points"]
    return after[seat] - before[seat]
