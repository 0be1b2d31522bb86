"""One server for one SQLite file: a second would not hear of the moves that the first one stores.

Beside the lock stands where the server can be reached, for who starts a second one and only wants to play.
"""

import os
import re
import tempfile
from pathlib import Path
from typing import IO

from sqlalchemy.engine import URL

from waterhole.core.edition import reason
from waterhole.core.errors import BadInput

PROBE = 1_000_000
"""Bytes that must still fit on the disk."""
ADDRESS = re.compile(r"http://[\w.\[\]:-]+:\d{1,5}/")


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
        self.address = address_file(file)
        self.address.unlink(missing_ok=True)  # Of a server that was killed: nobody else has the lock now.

    def announce(self, address: str) -> None:
        """Here the server that has the lock can be reached. Only its own user is told."""
        made = os.open(self.address, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with open(made, "w", encoding="utf-8") as file:
            file.write(address)

    def room_left(self) -> None:
        """Raises OSError if a little more than what is there would not fit on the disk."""
        with tempfile.TemporaryFile(dir=self.folder) as trial:
            trial.write(bytes(PROBE))
            trial.flush()
            os.fsync(trial.fileno())

    def give_up(self) -> None:
        self.address.unlink(missing_ok=True)
        self.handle.close()


def address_file(file: Path) -> Path:
    return Path(f"{file}.address")


def announced(url: URL) -> str | None:
    """Where the server of this file said that it can be reached, if it is a server of our own user's."""
    if url.get_backend_name() != "sqlite" or not url.database:
        return None
    try:
        found = os.open(address_file(Path(url.database).resolve()), os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0))
        with open(found, encoding="utf-8") as file:
            ours = not hasattr(os, "getuid") or os.fstat(file.fileno()).st_uid == os.getuid()
            address = file.read(200)
    except (OSError, ValueError):
        return None
    return address if ours and ADDRESS.fullmatch(address) else None


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
