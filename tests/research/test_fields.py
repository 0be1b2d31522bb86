"""The page of all fields is the one that the encoders tell."""

from pathlib import Path

import pytest

from waterhole.research.fields import page
from waterhole.research.versions import V0


def test_the_page_is_up_to_date() -> None:
    """Else: python -m waterhole.research.fields > docs/observations.md."""
    written = Path(__file__).parents[2] / "docs/observations.md"
    assert written.read_text(encoding="utf-8") == page()


@pytest.mark.parametrize("name", V0)
def test_a_version_pins_the_edition_and_the_rules(name: str) -> None:
    """When the game moves on, version 0 stays with its own edition, and a version 1 is made."""
    game = V0[name].load()
    assert (game.edition.hash, game.revision) == (V0[name].edition, V0[name].revision)
