"""What everybody is told of a match at a table: step by step, from the deal on."""

from msgspec.json import encode

from waterhole.core.event import Event


class Step:
    """One move (or the deal, number −1) and what it made happen, ready to be sent: small, for long logs."""

    __slots__ = ("bot", "number", "part", "seat", "secret", "text", "told")

    def __init__(
        self, number: int, seat: int | None, text: str | None, bot: bool, events: list[Event], part: bool = False
    ) -> None:
        self.number = number
        self.seat = seat
        self.text = text
        self.bot = bot
        self.part = part
        self.told = encode([event.seen_by(None) for event in events])
        owners = {event.owner for event in events if event.owner >= 0}
        self.secret = {owner: encode([event.seen_by(owner) for event in events]) for owner in owners} or None

    def seen_by(self, seat: int | None) -> bytes:
        """The events as JSON, as this seat (None: a spectator) saw them."""
        if self.secret is None or seat is None:
            return self.told
        return self.secret.get(seat, self.told)
