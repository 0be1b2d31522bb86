# compiled: yes
"""The ways to look at a state: what a seat may see, what it could remember, and everything."""

from collections.abc import Mapping
from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from waterhole.core.bits import named, numbered
from waterhole.core.chance import Dice, Luck
from waterhole.core.event import Json
from waterhole.core.game import Game
from waterhole.games.serengeti.rules import Numbers, SerengetiState, forbids

PHASES: Final = ["auction", "discard", "over"]


def view(state: SerengetiState, seat: int | None) -> dict[str, Json]:
    shown = state.numbers.open_chips or state.turn < 0
    chips = [int(count) if shown or other == seat else None for other, count in enumerate(state.chips)]  # Rule 1.6
    gains = [int(state.pass_gain(other)) for other in range(state.players)]
    return {**public(state), "you": seat, "chips": chips, "pass_gain": gains}


def recall(state: SerengetiState, seat: int) -> dict[str, Json]:
    """All chips that move, move in public: only the deck's order is unknown."""
    return {**public(state), "you": seat, "chips": list(state.chips)}


def public(state: SerengetiState) -> dict[str, Json]:
    """What lies open on the table."""
    numbers = state.numbers
    return {
        "game": state.game.name,
        "players": int(state.players),
        "options": {
            "forbidden_bids": "fine" if numbers.fines else "prevent",
            "open_chips": numbers.open_chips,
        },
        **table(state),
        "deck_left": int(len(state.deck) - state.dealt),
        "has_bid": flags(state, state.has_bid),
        "served": flags(state, state.served),
        "opener": int(state.opener),
        "forbidden": [forbidden(state, seat) for seat in range(state.players)],
        "points": [int(state.score(seat)) for seat in range(state.players)],
    }


def table(state: SerengetiState) -> dict[str, Json]:
    """What views and facts both tell."""
    ids = state.game.cards
    return {
        "round": int(state.round),
        "lot": state.lot_ids(),
        "bid": int(state.bid),
        "bidder": None if state.bidder < 0 else int(state.bidder),
        "bank": int(state.bank),  # Rule 1.7
        "cards": [named(held, ids) for held in state.held],
        "discarded": named(state.discarded, ids),
        "starter": int(state.starter),
        "seat": state.seat,
        "phase": PHASES[state.phase],
        "passed": flags(state, state.passed),
        "out": flags(state, state.out),
    }


def facts(state: SerengetiState) -> dict[str, Json]:
    return {
        **table(state),
        "deck": [state.game.cards[card] for card in state.deck[state.dealt :]],
        "chips": list(state.chips),
    }


def flags(state: SerengetiState, seats: i64) -> list[bool]:
    """A set of seats as true or false for each."""
    return [(seats >> seat) & 1 != 0 for seat in range(state.players)]


def seats(flags: list[bool]) -> i64:
    """The opposite of `flags`."""
    found: i64 = 0
    for seat in range(len(flags)):
        if flags[seat]:
            found |= 1 << seat
    return found


def forbidden(state: SerengetiState, seat: i64) -> list[int]:
    """The last digits that a seat may not bid (Rule 3.1)."""
    digits = state.menus[seat].digits
    return [digit for digit in range(10) if forbids(digits, digit)]


def imagine(
    game: Game, numbers: Numbers, card_numbers: dict[str, int], recall: Mapping[str, Json], dice: Dice
) -> SerengetiState:
    known = cast(Mapping[str, Any], recall)
    lot = [card_numbers[card] for card in known["lot"]]
    held = [numbered(cards, card_numbers) for cards in known["cards"]]
    discarded = numbered(known["discarded"], card_numbers)
    gone = discarded
    for cards in held:
        gone |= cards
    before = [card for card in range(len(card_numbers)) if gone >> card & 1 and card not in lot]
    unseen = [card for card in range(len(card_numbers)) if not gone >> card & 1 and card not in lot]
    state = SerengetiState(
        game, numbers, known["players"], Luck("imagined", []), (),
        -1 if known["seat"] is None else known["seat"],
        deck=before + lot + unseen, dealt=len(before) + len(lot), lot_size=len(lot), round=known["round"],
        phase=PHASES.index(known["phase"]), bid=known["bid"],
        bidder=-1 if known["bidder"] is None else known["bidder"],
        starter=known["starter"], opener=known["opener"],
        passed=seats(known["passed"]), out=seats(known["out"]),
        has_bid=seats(known["has_bid"]), served=seats(known["served"]),
        bank=known["bank"], chips=vec[i64](known["chips"]), held=vec[i64](held),
        menus=[numbers.menu_of(cards) for cards in held], discarded=discarded,
    )  # fmt: skip
    state.redeal(known["you"], dice)
    return state
