"""The sealed shuffle of a record, checked and told: for a person, or for a program."""

import argparse
import json
import re
from collections.abc import Callable

from waterhole.core.record import Record
from waterhole.core.words import Words
from waterhole.table.verifying import Finding, Findings

GROUPS = ("checked", "not_checked", "failed")
ENDINGS = {"checked": "", "not_checked": "-unchecked", "failed": "-failed"}
"""The words of a finding are `seal-CODE` with one of these."""


def as_json(found: Findings) -> str:
    """Three lists of codes; "nonce:1" is about seat 1."""
    return json.dumps({group: [str(one) for one in getattr(found, group)] for group in GROUPS}, indent=1)


def as_text(found: Findings, record: Record, own: Words, why: Callable[[Finding], str]) -> str:
    """A line for each finding, in groups; `why` puts words to the problem behind a failure."""
    lines: list[str] = []
    for group in GROUPS:
        findings: list[Finding] = getattr(found, group)
        if findings:
            lines.append(own.say(f"verify-{group}"))
            lines += [f"  {sentence(one, group, record, own, why)}" for one in findings]
    if record.continues is not None:
        lines.append(own.say("verify-continues", {"table": record.continues.table, "moves": record.continues.moves}))
    return "\n".join(lines)


def sentence(one: Finding, group: str, record: Record, own: Words, why: Callable[[Finding], str]) -> str:
    """One finding in words; a player is told with the seat's number, as `--nonce` takes it."""
    params = {name: str(value) for name, value in one.params.items()}
    if one.cause is not None:
        params["reason"] = why(one)
    seat = one.params.get("seat")
    if isinstance(seat, int):
        params["name"] = f"{record.seats[seat].name if seat < len(record.seats) else ''} [{seat}]".strip()
    return own.say(f"seal-{one.code}{ENDINGS[group]}", params)


def hexadecimal(own: Words, *lengths: int) -> Callable[[str], str]:
    """Reads so many hex digits."""

    def read(text: str) -> str:
        if re.fullmatch(r"[0-9a-fA-F]+", text) and len(text) in lengths:
            return text.lower()
        raise argparse.ArgumentTypeError(own.say("cli-bad-hex", {"value": text, "digits": lengths[0]}))

    return read


def seat_and_nonce(own: Words, *lengths: int) -> Callable[[str], tuple[int, str]]:
    """Reads SEAT=HEX."""
    hex_digits = hexadecimal(own, *lengths)

    def read(text: str) -> tuple[int, str]:
        seat, sign, nonce = text.partition("=")
        if not sign or not re.fullmatch(r"[0-9]{1,2}", seat):
            raise argparse.ArgumentTypeError(own.say("cli-bad-nonce", {"value": text}))
        return int(seat), hex_digits(nonce)

    return read
