"""Tables of Serengeti set as a test needs them."""

import waterhole
from tests.playing import deck_with, fact, numbers, play
from waterhole import State
from waterhole.core.chance import stream
from waterhole.core.event import Json

GAME = waterhole.game("serengeti")


def deal(*front: str, players: int = 3, first: int = 0, **options: object) -> State:
    return GAME.set_up(players, options, chance=[deck_with(GAME, *front)], first=first)


def position(cards: list[list[str]], chips: list[int] | None = None, **known: Json) -> State:
    """An auction of tonga-1 among seats with these cards, in which seat 0 begins."""
    players = len(cards)
    held = chips or [10] * players
    memory = {**deal(players=players).recall(0), "cards": cards, "chips": held, "bank": 65 - sum(held)}
    return GAME.imagine({**memory, "lot": ["tonga-1"], **known}, stream("position"))


def sell(state: State, winner: int, bid: int) -> State:
    """Let everybody pass but the winner, who bids this much, once."""
    lot = fact(state, "round")
    while fact(state, "round") == lot and fact(state, "phase") == "auction":
        play(state, f"bid {bid}" if state.seat == winner and fact(state, "bid") == 0 else "pass")
    return state


def paid(state: State, bid: int) -> list[int]:
    """What everybody gains when seat 0 wins with this bid: two others have passed before, for their 2 chips."""
    play(state, f"bid {bid}")
    before = chips(state)
    while fact(state, "bid") == bid:
        bonus = [2 if seat == state.seat else 0 for seat in range(state.players)]
        play(state, "pass")
        before = [count + more for count, more in zip(before, bonus, strict=True)]
    return [now - then for now, then in zip(chips(state), before, strict=True)]


def chips(state: State) -> list[int]:
    return numbers(fact(state, "chips"))


def gains(state: State, text: str) -> list[int]:
    """Play a move; what it changed in everybody's chips."""
    before = chips(state)
    play(state, text)
    return [now - then for now, then in zip(chips(state), before, strict=True)]


def to_the_end(state: State) -> State:
    while not state.over:
        play(state, "pass")
    return state


def ended(cards: list[list[str]], chips: list[int]) -> State:
    """A game that is over with these possessions."""
    return position(cards, chips, phase="over", seat=None, lot=[])


def bank(state: State) -> int:
    return int(str(fact(state, "bank")))
