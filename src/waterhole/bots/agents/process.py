"""A process that is talked to line by line. Whatever it does or leaves undone, nobody waits longer than was said."""

import os
import shlex
import signal
import subprocess
import time
from contextlib import suppress
from pathlib import Path
from queue import Empty, Full, Queue
from threading import Thread

from waterhole.bots.agents.protocol import LONGEST
from waterhole.core.errors import BadInput

WAITING_LINES = 16
"""Lines that wait to be read here. An agent that says more is not read on until somebody listens: its pipe fills."""
ENDING = 2.0
"""Seconds that an agent has after "bye" before it is killed."""


class AgentFault(Exception):
    """An agent did not do its part; `kind` says what went wrong, in one word of a fixed list."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


def arguments_of(command: str) -> list[str]:
    """A command as a list of words, quoted as for a shell; nothing in it is carried out by one."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words:
        raise BadInput("core.agent_command", {"command": command})
    return words


class AgentProcess:
    """One running agent. Two threads move its lines, so that neither side can hold the other."""

    def __init__(self, command: str, log: Path | None = None) -> None:
        self.log = log
        try:
            self.process = subprocess.Popen(  # noqa: S603 (a command that the person at this machine typed)
                arguments_of(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C is for us; and with its group its children end, too.
            )
        except (OSError, ValueError) as problem:
            reason = getattr(problem, "strerror", None) or str(problem)
            raise BadInput("core.agent_start", {"command": command, "reason": reason}) from None
        self.heard: Queue[bytes] = Queue(WAITING_LINES)
        self.said: Queue[bytes] = Queue(WAITING_LINES)
        self.movers = [Thread(target=work, daemon=True) for work in (self.listen, self.speak)]
        for mover in self.movers:
            mover.start()

    def listen(self) -> None:
        """Move its lines to the queue; an empty one stands for its end."""
        assert self.process.stdout is not None
        with self.process.stdout as source:
            while line := source.readline(LONGEST + 1):
                self.heard.put(line)
        self.heard.put(b"")

    def speak(self) -> None:
        """Move our lines to it, as fast as it reads."""
        assert self.process.stdin is not None
        with suppress(OSError), self.process.stdin as sink:  # It may have ended.
            while line := self.said.get():
                sink.write(line)
                sink.flush()

    def say(self, line: bytes) -> None:
        """Send a line, if it still reads."""
        self.note("→", line)
        if len(line) > LONGEST:
            raise AgentFault("long", f"{len(line)} bytes")
        try:
            self.said.put_nowait(line)
        except Full:
            raise AgentFault("deaf") from None

    def hear(self, until: float) -> bytes:
        """Its next line, at the latest at this moment of the monotonic clock."""
        try:
            line = self.heard.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            raise AgentFault("slow") from None
        if not line:
            self.heard.put(b"")  # Who asks again hears the same.
            raise AgentFault("ended")
        self.note("←", line)
        if len(line) > LONGEST:
            raise AgentFault("long")
        return line

    def note(self, direction: str, line: bytes) -> None:
        """Write the talk down, if that is wished: a whole line at once, since several processes may write."""
        if self.log is not None:
            with suppress(OSError), self.log.open("ab") as log:
                log.write(f"{self.process.pid} {direction} ".encode() + line.rstrip(b"\n") + b"\n")

    def stop(self, bye: bytes = b"") -> None:
        """End it: by a word, if it listens, and by force."""
        if bye and self.process.poll() is None:
            with suppress(AgentFault):
                self.say(bye)
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(ENDING)
        self.kill()

    def kill(self) -> None:
        with suppress(OSError):
            if hasattr(os, "killpg"):
                os.killpg(self.process.pid, signal.SIGKILL)  # Its own children as well.
            else:
                self.process.kill()
        self.process.wait()
        while any(mover.is_alive() for mover in self.movers):
            self.make_room()
            self.movers[0].join(0.01)

    def make_room(self) -> None:
        """Whoever moves lines may be waiting for one, or for room: now nobody else will see to it."""
        with suppress(Empty):
            while True:
                self.heard.get_nowait()
        with suppress(Full):
            self.said.put_nowait(b"")
