"""`waterhole verify`: what a record proves of its sealed shuffle, for a person or for a program."""

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path

from waterhole import games
from waterhole.cli.complaint import complain, in_words
from waterhole.cli.parser import Parser
from waterhole.records import record
from waterhole.records.record import Record
from waterhole.table import fairness
from waterhole.table.verifying import OLD_NONCE, Finding, Findings, verify
from waterhole.words.fluent import Words

ENDINGS = {"checked": "", "not_checked": "-unchecked", "failed": "-failed"}
"""The three groups of findings; the words of one are `seal-CODE` with its group's ending."""
BAD_INPUT = 2


def add(command: Parser, own: Words) -> None:
    command.needed.add_argument("file", metavar="FILE", type=Path, help=own.say("cli-table-file"))
    settings, kept = command.settings, hexadecimal(own, fairness.LENGTH)
    settings.add_argument("--commitment", metavar="HEX", type=kept, help=own.say("cli-commitment"))
    settings.add_argument(
        "--nonce", metavar="SEAT=HEX", type=seat_and_nonce(own), action="append", default=[], help=own.say("cli-nonce")
    )
    settings.add_argument("--json", action="store_true", help=own.say("cli-json"))


def carry_out(chosen: argparse.Namespace, own: Words) -> int:
    loaded = record.load(chosen.file)
    found = verify(loaded, games.recorded(loaded, chosen.file.name), chosen.commitment, dict(chosen.nonce))
    print(as_json(found) if chosen.json else as_text(found, loaded, own))
    if found.failed:
        complain(own, sentence(found.failed[0], "failed", loaded, own))
    return BAD_INPUT if found.failed else 0


def hexadecimal(own: Words, *lengths: int) -> Callable[[str], str]:
    """Reads so many hex digits."""

    def read(text: str) -> str:
        if re.fullmatch(r"[0-9a-fA-F]+", text) and len(text) in lengths:
            return text.lower()
        raise argparse.ArgumentTypeError(own.say("cli-bad-hex", {"value": text, "digits": lengths[0]}))

    return read


def seat_and_nonce(own: Words) -> Callable[[str], tuple[int, str]]:
    """Reads SEAT=HEX; nonces of the first version were shorter."""
    nonce = hexadecimal(own, fairness.LENGTH, OLD_NONCE)

    def read(text: str) -> tuple[int, str]:
        seat, sign, rest = text.partition("=")
        if not sign or not re.fullmatch(r"[0-9]{1,2}", seat):
            raise argparse.ArgumentTypeError(own.say("cli-bad-nonce", {"value": text}))
        return int(seat), nonce(rest)

    return read


def as_json(found: Findings) -> str:
    """Three lists of codes; "nonce:1" is about seat 1."""
    return json.dumps({group: [str(one) for one in findings_in(found, group)] for group in ENDINGS}, indent=1)


def as_text(found: Findings, played: Record, own: Words) -> str:
    """A line for each finding, in groups."""
    lines: list[str] = []
    for group in ENDINGS:
        findings = findings_in(found, group)
        lines += [own.say(f"verify-{group}")] if findings else []
        lines += [f"  {sentence(one, group, played, own)}" for one in findings]
    if played.continues is not None:
        lines.append(own.say("verify-continues", {"table": played.continues.table, "moves": played.continues.moves}))
    return "\n".join(lines)


def findings_in(found: Findings, group: str) -> list[Finding]:
    return {"checked": found.checked, "not_checked": found.not_checked, "failed": found.failed}[group]


def sentence(one: Finding, group: str, played: Record, own: Words) -> str:
    """One finding in words; a player is told with the seat's number, as `--nonce` takes it."""
    params = {name: str(value) for name, value in one.params.items()}
    if one.cause is not None:
        params["reason"] = in_words(one.cause, own)
    seat = one.params.get("seat")
    if isinstance(seat, int):
        params["name"] = f"{played.seats[seat].name if seat < len(played.seats) else ''} [{seat}]".strip()
    return own.say(f"seal-{one.code}{ENDINGS[group]}", params)
