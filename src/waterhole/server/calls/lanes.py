"""Who waits for whom when people are called: nobody for a machine that a stranger has named.

A machine that never answers, or whose name is looked up for ever, keeps a place for as long as a call may take. So the
services that many use have places of their own, which no stranger can make slow; and among all others each family of
names has only some.
"""

from asyncio import Semaphore
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address
from weakref import WeakValueDictionary

from waterhole.server.budgets import Budgets

PUSH = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""Browsers' own push services, and the machines below them: what they are called is for them to count."""
CHATS = ("discord.com", "discordapp.com", "hooks.slack.com", "ntfy.sh")
OF_A_FAMILY = 4
"""Calls under way, and names looked up, at the same time in one family of names that nobody knows."""
WAITING_PART = 10
"""Of all calls that may wait, one in so many may be of one such family."""


def family(host: str) -> str:
    """What is somebody's own: the last two parts of a name, or one address. (Of "co.uk" it is everybody's, who then
    share what there is for one.)"""
    plain = host.lower().rstrip(".")
    try:
        return str(ip_address(plain))
    except ValueError:
        return ".".join(plain.split(".")[-2:])


def pushes(host: str) -> bool:
    """Whether this is a browser's push service."""
    return below(host, PUSH)


def used_by_many(host: str) -> bool:
    return below(host, PUSH + CHATS)


def below(host: str, names: tuple[str, ...]) -> bool:
    return f".{host.lower()}".endswith(tuple(f".{name}" for name in names))


class Lane:
    """So many at the same time, and so many who wait for it or have it."""

    def __init__(self, at_once: int, most: int) -> None:
        self.places = Semaphore(at_once)
        self.most = most
        self.inside = 0

    def full(self) -> bool:
        return self.inside >= self.most

    @asynccontextmanager
    async def place(self) -> AsyncIterator[None]:
        self.inside += 1
        try:
            async with self.places:
                yield
        finally:
            self.inside -= 1


class Lanes:
    """Those of one server."""

    def __init__(self, budgets: Budgets) -> None:
        self.budgets = budgets
        self.known = Lane(budgets.calls_at_once, budgets.calls_waiting)
        self.strangers = Lane(budgets.calls_at_once, budgets.calls_waiting)
        self.families: WeakValueDictionary[str, Lane] = WeakValueDictionary()

    def family(self, host: str) -> Lane:
        most = max(1, self.budgets.calls_waiting // WAITING_PART)
        return self.families.setdefault(family(host), Lane(OF_A_FAMILY, most))

    def full(self, host: str) -> bool:
        """Whether too many wait already."""
        if used_by_many(host):
            return self.known.full()
        return self.strangers.full() or self.family(host).full()

    @asynccontextmanager
    async def place(self, host: str) -> AsyncIterator[None]:
        """Where a call may be made. Who waits for its own family keeps no other from its place."""
        if used_by_many(host):
            async with self.known.place():
                yield
            return
        async with self.family(host).place(), self.strangers.place():
            yield
