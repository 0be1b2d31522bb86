"""Checking the sealed shuffle of a record: what holds, what does not, and what nobody can tell from the record alone.

Nothing is called fair that was not checked. So a finding that a verifier lacks something for (the seal as it was seen
before the deal) or that no seal can prove (who made the moves) is named, too.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from waterhole.core.chance import drawn_below, shuffled
from waterhole.core.errors import BadInput, Param, WaterholeError
from waterhole.core.game import Game
from waterhole.records.record import Record, Seal, SealedSeat, Seat
from waterhole.records.replay import replay
from waterhole.table import fairness

OLD_NONCE = 32
"""Hex digits of a nonce of the first version."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was looked at; words are `seal-CODE` with these params."""

    code: str
    params: Mapping[str, Param] = field(default_factory=dict)
    cause: WaterholeError | None = None

    def __str__(self) -> str:
        """As programs read it: "nonce:1" is about seat 1."""
        return f"{self.code}:{self.params['seat']}" if "seat" in self.params else self.code


@dataclass(slots=True)
class Findings:
    """All that came out."""

    checked: list[Finding] = field(default_factory=list)
    not_checked: list[Finding] = field(default_factory=list)
    failed: list[Finding] = field(default_factory=list)

    def judge(self, holds: bool, code: str, **params: Param) -> bool:
        """Put one finding where it belongs; failures have words of their own, `seal-CODE-failed`."""
        (self.checked if holds else self.failed).append(Finding(code, params))
        return holds

    def leave(self, code: str, **params: Param) -> None:
        """What cannot be checked."""
        self.not_checked.append(Finding(code, params))


def verify(
    record: Record, game: Game, commitment: str | None = None, nonces: Mapping[int, str] | None = None
) -> Findings:
    """Check a record's sealed shuffle; `commitment` and `nonces` (by seat) are as they were known before the deal."""
    seal = record.seal
    if seal is None:
        raise BadInput("table.no_seal")
    found = Findings()
    if well_formed(seal, record.players, found):
        known_before(seal, found, commitment, nonces or {})
        check_nonces(seal, found)
        check_cards(record, seal, game, found)
    check_names(record, seal, found)
    check_moves(record, game, found)
    return found


def well_formed(seal: Seal, players: int, found: Findings) -> bool:
    """Whether all the numbers are there, one for each seat, so that there is anything to calculate."""
    if seal.version == 1:
        parts = [(nonce, OLD_NONCE) for nonce in seal.nonces]
    else:
        parts = [(part, fairness.LENGTH) for seat in seal.seats for part in (seat.nonce, seat.commitment)]
    count = len(seal.nonces if seal.version == 1 else seal.seats)
    fitting = count == players and all(not part or fairness.is_hex(part, length) for part, length in parts)
    if not fitting or not fairness.is_hex(seal.secret, fairness.LENGTH):
        return found.judge(False, "seal")
    return found.judge(fairness.opens(seal.secret, seal.commitment), "secret")


def known_before(seal: Seal, found: Findings, commitment: str | None, nonces: Mapping[int, str]) -> None:
    """What somebody wrote down before the deal, beside what the record says now."""
    if commitment is None:
        found.leave("commitment")
    else:
        found.judge(commitment == seal.commitment, "commitment")
    own = nonces_of(seal)
    for seat, nonce in sorted(nonces.items()):
        found.judge(seat < len(own) and nonce == own[seat], "nonce", seat=seat)
    for seat, given in enumerate(own):
        if given and seat not in nonces:
            found.leave("nonce", seat=seat)


def nonces_of(seal: Seal) -> list[str]:
    """Every seat's nonce; empty: it has none."""
    return seal.nonces if seal.version == 1 else [seat.nonce for seat in seal.seats]


def check_nonces(seal: Seal, found: Findings) -> None:
    """Every nonce is the one its player had committed to; who did not open one is named."""
    if seal.version == 1:
        found.leave("version_1")
        return
    found.leave("terms")
    for number, seat in enumerate(seal.seats):
        if seat.nonce and not fairness.opens(seat.nonce, seat.commitment):
            found.judge(False, "nonces", seat=number)
        elif seat.commitment and not seat.nonce:
            found.leave("left_out", seat=number)
    if any(seat.nonce for seat in seal.seats) and not any(one.code == "nonces" for one in found.failed):
        found.judge(True, "nonces")
    if not any(seat.nonce for seat in seal.seats):
        found.leave("server_alone")


def check_cards(record: Record, seal: Seal, game: Game, found: Findings) -> None:
    """Deal again: the first player and the order of every shuffle follow from the seed."""
    seed = seed_of(record, seal)
    dealt = drawn_below(record.players, f"{seed}/first") == record.first and all(
        cards == again for cards, again in dealt_again(record, game, seed)
    )
    found.judge(dealt, "cards")
    if seal.version == 1:
        found.leave("settings")
    else:
        found.judge(dealt, "settings", table=seal.table)


def seed_of(record: Record, seal: Seal) -> str:
    """The seed that the record's own words lead to."""
    if seal.version == 1:
        return fairness.seed_of_version_1(seal.secret, seal.nonces)
    return fairness.seed(
        seal.secret, fairness.Terms(seal.table, record.game, record.edition.hash, record.options, seal.seats)
    )


def dealt_again(record: Record, game: Game, seed: str) -> Iterator[tuple[list[int], list[int]]]:
    """Each shuffle as it is told, and as the seed makes it: of the same cards, from their order in the deck."""
    for index, outcome in enumerate(record.chance):
        try:
            told = [game.card_number(card) for card in outcome.cards]
        except WaterholeError:
            yield [], [-1]
            return
        yield told, shuffled(sorted(told), f"{seed}/shuffle/{index}")


def check_names(record: Record, seal: Seal, found: Findings) -> None:
    """Who sat down before the seats were closed is under the seal, if it holds; who came later is not."""
    broken = any(one.code in ("seal", "secret", "cards") for one in found.failed)
    if broken or seal.version == 1 or record.continues is not None or len(seal.seats) != len(record.seats):
        found.leave("names")
        return
    pairs = list(zip(seal.seats, record.seats, strict=True))
    # Who took over a bot's seat came later, too: a host may offer it in the match.
    late = [number for number, (sealed, seat) in enumerate(pairs) if came(sealed, seat)]
    for number in late:
        found.leave("name", seat=number)
    others = [number for number, pair in enumerate(pairs) if number not in late and not same(*pair)]
    for number in others:
        found.judge(False, "names", seat=number)
    if not others and len(late) < len(pairs):
        found.judge(True, "names")


def came(sealed: SealedSeat, seat: Seat) -> bool:
    return sealed.kind == "open" or (sealed.kind == "bot" and seat.bot is None)


def same(sealed: SealedSeat, seat: Seat) -> bool:
    return seat == Seat(sealed.name, None if sealed.kind == "person" else sealed.name)


def check_moves(record: Record, game: Game, found: Findings) -> None:
    """Play it again: every move is legal, every shuffle has the cards it must have, the result is theirs."""
    found.leave("players_moves")
    try:
        over = replay(record, game).state.over
    except WaterholeError as problem:
        found.failed.append(Finding("moves", cause=problem))
        return
    found.judge(True, "moves")
    if over and record.result is not None:
        found.judge(True, "result")
    else:
        found.leave("result" if over else "ending")
