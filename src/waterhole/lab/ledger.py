"""Results in a file, a line each: whatever takes long can be stopped, and goes on from there."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from waterhole.core.errors import BadInput
from waterhole.lab.simulate import unwritable


class Ledger:
    """The lines of a file, or of none. The first says what these are the results of: others are refused."""

    def __init__(self, head: Mapping[str, object], file: Path | None = None) -> None:
        self.file = file
        self.lines: list[dict[str, Any]] = []
        if file is not None:
            self.open(file, json.dumps(head, sort_keys=True))

    def open(self, file: Path, head: str) -> None:
        """Read what is there, if it is of the same head, or begin the file."""
        try:
            lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
            if lines and lines[0] != head:
                raise BadInput("core.other_results", {"file": str(file)})
            # A line cut off by a crash is left out, so that the next one begins on its own.
            whole = [line for line in lines[1:] if line.endswith("}")]
            self.lines = [json.loads(line) for line in whole]
            file.write_text("\n".join([head, *whole, ""]), encoding="utf-8")
        except (OSError, ValueError) as problem:
            raise unwritable(file, problem) from None

    def add(self, line: Mapping[str, object]) -> None:
        """One more line, on disk at once."""
        text = json.dumps(line)
        self.lines.append(json.loads(text))
        if self.file is not None:
            with self.file.open("a", encoding="utf-8") as file:
                file.write(text + "\n")


def seed_in(file: Path | None) -> str | None:
    """The seed of the results that a file holds, so that who named none can go on."""
    try:
        head = json.loads(file.read_text(encoding="utf-8").splitlines()[0]) if file is not None else None
    except (OSError, ValueError, IndexError):
        return None
    seed = head.get("seed") if isinstance(head, dict) else None
    return seed if isinstance(seed, str) else None
