import asyncio
import inspect
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from tests.server.parts import server_here


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """A test that is a coroutine runs on an event loop of its own."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    parameters = inspect.signature(pyfuncitem.obj).parameters
    given = {name: pyfuncitem.funcargs[name] for name in parameters}
    asyncio.run(in_time(pyfuncitem.obj(**given), longest(pyfuncitem.config)))
    return True


def longest(config: pytest.Config) -> float | None:
    """A little less than what pytest-timeout allows: so the failure shows what was waited for, not the event loop."""
    allowed = float(config.getoption("timeout") or config.getini("timeout") or 0)
    return 0.9 * allowed or None


async def in_time(test: Awaitable[None], seconds: float | None) -> None:
    async with asyncio.timeout(seconds):
        await test


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that a module's tests share."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server_here(folder) as address:
        yield address
