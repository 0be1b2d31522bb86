from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.parts import server_here


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server that a module's tests share."""
    folder: Path = tmp_path_factory.mktemp("server")
    with server_here(folder) as address:
        yield address
