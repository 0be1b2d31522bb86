"""One server for one SQLite file: a second would not hear of the moves that the first one stores."""

import os
import tempfile
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from waterhole.core.edition import reason
from waterhole.core.errors import BadInput

PROBE = 1_000_000
"""Bytes that must still fit on the disk."""


class Claim:
    """Holds the lock of a database's file. The system lets go of it when the process ends, in whichever way."""

    def __init__(self, file: Path) -> None:
        self.folder = file.parent
        self.handle: IO[bytes] = Path(f"{file}.lock").open("ab")  # noqa: SIM115 (held as long as the server runs)
        try:
            lock(self.handle)
        except OSError:
            self.handle.close()
            raise BadInput("server.database_in_use", {"file": str(file)}) from None

    def room_left(self) -> None:
        """Raises OSError if a little more than what is there would not fit on the disk."""
        with tempfile.TemporaryFile(dir=self.folder) as trial:
            trial.write(bytes(PROBE))
            trial.flush()
            os.fsync(trial.fileno())

    def give_up(self) -> None:
        self.handle.close()


def lock(handle: IO[bytes]) -> None:
    """Refuses at once what another process has; each system in its own way."""
    if os.name == "nt":
        import msvcrt

        msvcrt.locking(handle.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined]
    else:
        import fcntl

        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def claimed(url: URL) -> Claim | None:
    """The claim on an SQLite file; other databases are for many servers, and memory is nobody else's."""
    file = url.database
    if url.get_backend_name() != "sqlite" or not file or file == ":memory:" or file.startswith("file:"):
        return None
    try:
        return Claim(Path(file).resolve())
    except OSError as problem:
        raise BadInput("server.file_unusable", {"file": file, "reason": reason(problem)}) from None
