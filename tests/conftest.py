"""For all tests.

Hypothesis measures no time: a busy machine is no fault of what is tested, and pytest ends what hangs. What drives a
browser comes last: from then on its event loop runs in that process, and no other can be started beside it.
"""

import pytest
from hypothesis import settings

settings.register_profile("waterhole", deadline=None)
settings.load_profile("waterhole")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
