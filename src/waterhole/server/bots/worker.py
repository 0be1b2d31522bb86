"""A process in which bots think: it gives way to the server, and ends with it."""

import contextlib
import os
import signal
import threading
import time
from pathlib import Path

LOOKS = 1.0
"""Seconds between two looks whether the server is still there."""


def begin(niceness: int) -> None:
    """A worker's life: the server stops it, not Ctrl-C; people's connections come before bots' thoughts."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if not hasattr(os, "setsid"):  # Windows.
        return
    os.nice(niceness)
    threading.Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    of_its_own(niceness)


def of_its_own(niceness: int) -> None:
    """A session of its own. Linux shares the processor among sessions first: in the server's, every thought would be
    the server's own time, and on a busy machine the server would wait for its turn as if it had been thinking."""
    with contextlib.suppress(OSError):
        os.setsid()
        Path("/proc/self/autogroup").write_text(str(niceness))


def end_with(server: int) -> None:
    """End when the server is there no more: one that was killed tells nobody, and the queue between us stays open."""
    while os.getppid() == server:
        time.sleep(LOOKS)
    os._exit(0)
