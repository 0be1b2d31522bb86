"""For all tests.

Hypothesis measures no time: a busy machine is no fault of what is tested, and pytest ends what hangs. What takes long
comes first, so that nobody is left alone with it at the end. What drives a browser comes last: from then on its event
loop runs in that process, and no other can be started beside it.
"""

import sys

import pytest
from hypothesis import settings
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

settings.register_profile("waterhole", deadline=None)
settings.load_profile("waterhole")

# httpx asks for it at every request, which takes longer than the request if it has to be looked for in vain.
sys.modules.setdefault("sniffio", None)  # type: ignore[arg-type]


LONG = ("tests/simulation/", "tests/packages/test_packages.py", "tests/server/test_secrets.py")
"""Where tests take long, and share nothing with the others of their file but what is made once for all workers."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: ("browser" in getattr(item, "fixturenames", ()), not item.nodeid.startswith(LONG)))


class ByFile(LoadScopeScheduling):  # type: ignore[misc] # xdist ships no types
    """Who has begun a file goes on with it: its tests share servers, databases and installed packages, which would be
    started once for every worker. Tests in a browser share one with all others, and so are free; so are long ones."""

    def _split_scope(self, nodeid: str) -> str:
        return nodeid if "[chromium" in nodeid or nodeid.startswith(LONG) else nodeid.partition("::")[0]


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> ByFile:
    config.option.loadscopereorder = False  # What comes last shall do so.
    return ByFile(config, log)
