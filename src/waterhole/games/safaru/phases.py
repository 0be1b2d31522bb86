# compiled: yes
"""What a seat is asked: to play a card, to choose a catch, or whether to call a release."""

from typing import Final, Literal, TypeAlias

PLAY: Final = 0  # Rule 2.2
CATCH: Final = 1  # Rules 2.9, 5.2
CALL: Final = 2  # Rule 2.12
OVER: Final = 3

Phase: TypeAlias = Literal["play", "catch", "call", "over"]
PHASE_NAMES: Final[list[Phase]] = ["play", "catch", "call", "over"]
