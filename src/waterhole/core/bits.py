# compiled: yes
"""Sets as the bits of one machine number."""

from typing import Final

from mypy_extensions import i64

TOP: Final = 0x4000000000000000


def bit(index: i64) -> i64:
    """The set of this one thing, 0 to 62. (mypyc writes a literal 1 with 32 bits: so the top bit is shifted down.)"""
    return TOP >> (62 - index)
