"""How somebody wishes to be called when it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from waterhole.server.messages.fields import Seat

Address = Annotated[str, Meta(min_length=1, max_length=500)]
Seats = Annotated[list[Seat], Meta(max_length=16)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class PushKeys(Struct, forbid_unknown_fields=True):
    """What a browser gives with its subscription, so that only it can read what is sent."""

    p256dh: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16,40}$")]


class CallMe(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/calls`: call me about this table. Gives `Calls`.

    `address` is a push subscription's endpoint (with `keys`), or a webhook (without): public, and by https. A webhook
    is called at once to see that it answers.
    """

    address: Address
    keys: PushKeys | None = None
    language: Literal["en", "fr"] = "en"
    muted: Seats = []


class Mute(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/calls/muted`: call me about this table, but not (or again) because this seat wishes it
    (`nudge`, `rematch`). Gives `Calls`."""

    seat: Seat
    quiet: bool


class CallNoMore(Struct, forbid_unknown_fields=True):
    """`POST /api/tables/{table}/calls/end`: not this way any more. Gives `Calls`."""

    hash: Hash


class CallWay(Struct):
    """One way in which you are called. `hash` is the SHA-256 of its address, of which only the `host` is told."""

    kind: Literal["push", "webhook"]
    hash: str
    host: str


class Calls(Struct):
    """`GET /api/tables/{table}/calls`: how you are called about this table, and the key for subscriptions to push."""

    key: str
    ways: list[CallWay]
