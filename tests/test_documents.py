"""What the documents show is what the program does."""

import doctest
import re
from pathlib import Path

import pytest

from waterhole import games
from waterhole.records import record

pytestmark = pytest.mark.once

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_examples_run_as_shown(page: Path) -> None:
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text(encoding="utf-8"))
    assert [link for link in links if not (page.parent / link).exists()] == []


def test_the_record_in_the_notation_is_one() -> None:
    page = (ROOT / "docs" / "notation.md").read_text(encoding="utf-8")
    block = re.search(r"```json\n(\{\n.*?)```", page, re.DOTALL)
    assert block is not None
    found = record.parse(block[1], "notation.md")
    assert found.edition.hash == games.game(found.game).edition.hash
