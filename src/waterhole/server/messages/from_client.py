"""What a client says on a WebSocket."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from waterhole.server.messages.fields import Commitment, Decision, Id, Level, Nonce, OldNonce, Reaction, Seat


class Move(Struct, tag="move", forbid_unknown_fields=True):
    """Answer decision number `decision` with the move of this text (`text` of one of `position.moves`).

    Harmless when sent twice: after a reconnect, send an unacknowledged move again as it was.
    """

    id: Id
    decision: Decision
    text: Annotated[str, Meta(min_length=1, max_length=100)]
    part: bool = False
    """It belongs to the same action as your move before it: one undo takes back both."""


class Preview(Struct, tag="preview", forbid_unknown_fields=True):
    """What would these moves do? Answered by `previewed`; nothing is changed, and nobody hears of it.

    Made one after the other, from decision number `decision`, which is yours. Of others only some moves can be supposed
    (passing in Serengeti): who would get what, if this bid were the last.
    """

    id: Id
    decision: Decision
    moves: Annotated[list[Annotated[str, Meta(min_length=1, max_length=100)]], Meta(min_length=1, max_length=24)]


class Hint(Struct, tag="hint", forbid_unknown_fields=True):
    """What could you do, and why? Answered by `hinted`, from what your seat knows.

    At your turn. Bots do not mind; where another seat is a person's, the table must have been made so
    (`settings.hints`), and everybody is told that you had one.
    """

    id: Id
    decision: Decision
    language: Literal["en", "fr"] = "en"


class Ask(Struct, tag="ask", forbid_unknown_fields=True):
    """What somebody typed at the table: a question ("lot", "score"), or a move in words. Answered by `answered`.

    Nothing is changed: a move that is meant is named, for a `move` to make.
    """

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=100)]
    language: Literal["en", "fr"] = "en"


class Look(Struct, tag="look", forbid_unknown_fields=True):
    """See the table with the eyes of another seat that you hold (pass and play); answered by `welcome`.

    After the end any seat may be looked at, by everybody; null is a spectator's view.
    """

    id: Id
    seat: Seat | None


class Ready(Struct, tag="ready", forbid_unknown_fields=True):
    """Before the start: ready, or not any more. When all persons are, the match starts and bots fill open seats."""

    id: Id
    ready: bool = True
    commitment: Commitment | None = None
    """To your part of the shuffle, if you did not give one when you sat down (a rematch)."""
    nonce: OldNonce | None = None


class OpenNonce(Struct, tag="open_nonce", forbid_unknown_fields=True):
    """While `fairness.opening` asks for it: your part of the shuffle, whose hash you committed to. Harmless twice."""

    id: Id
    nonce: Nonce


class Arrange(Struct, tag="arrange", forbid_unknown_fields=True):
    """Before the start, by a seated player: a seat whose person is away, or that has none, is open or a bot's now."""

    id: Id
    seat: Seat
    kind: Literal["open", "bot"]
    level: Level | None = None


class Leave(Struct, tag="leave", forbid_unknown_fields=True):
    """Before the start: stand up, the seat is open again. Later: hand the seat to a bot (see `hand_over`)."""

    id: Id


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Take your last action back. At once if that is free, else the other persons are asked (`table.undo`)."""

    id: Id


class AnswerUndo(Struct, tag="answer_undo", forbid_unknown_fields=True):
    """Agree or not to the undo that another player asks for. One "no" ends the question; so does a move."""

    id: Id
    agree: bool


class Resign(Struct, tag="resign", forbid_unknown_fields=True):
    """Give up: a bot plays the seat to the end. With no person or one seat left, the match ends."""

    id: Id


class HandOver(Struct, tag="hand_over", forbid_unknown_fields=True):
    """Let a bot play: for your own seat at any time, for another's while that player is away."""

    id: Id
    seat: Seat


class TakeBack(Struct, tag="take_back", forbid_unknown_fields=True):
    """Play your seat yourself again. Connecting with the seat does this by itself."""

    id: Id


class React(Struct, tag="react", forbid_unknown_fields=True):
    """Show a reaction to everybody. Not kept."""

    id: Id
    reaction: Reaction


class Nudge(Struct, tag="nudge", forbid_unknown_fields=True):
    """Call the player whom the table waits for. Everybody hears it: `table` with the notice `nudged`."""

    id: Id
    seat: Seat


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """Skip the bots' thinking pauses until a person decides again."""

    id: Id


class Drawn(Struct, tag="drawn", forbid_unknown_fields=True):
    """The deal has been seen: bots, which wait a moment for it, may begin."""

    id: Id


class Rematch(Struct, tag="rematch", forbid_unknown_fields=True):
    """After the end: a new table with the same people in the same seats. `table.rematch` names it."""

    id: Id
    commitment: Commitment | None = None
    """To your part of the new shuffle: who asks for the rematch is ready at once."""


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    """Answered by `taken`; for clients that cannot see the WebSocket's own pings."""

    id: Id


Said: TypeAlias = (
    Move | Preview | Hint | Ask | Look | Ready | OpenNonce | Arrange | Leave | Undo | AnswerUndo | Resign | HandOver
    | TakeBack | React | Nudge | Hurry | Drawn | Rematch | Ping
)  # fmt: skip
"""Everything a client may say on a WebSocket."""
