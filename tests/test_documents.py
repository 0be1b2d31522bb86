"""What the documents show is what the program does."""

import doctest
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from waterhole import games
from waterhole.cli import parser_of
from waterhole.cli.parser import language_of
from waterhole.records import record
from waterhole.words.fluent import words

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
PAGES = [*sorted(ROOT.glob("*.md")), *sorted(DOCS.rglob("*.md"))]
pages = pytest.mark.parametrize("document", PAGES, ids=lambda page: str(page.relative_to(ROOT)))


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


@pages
def test_examples_run_as_shown(document: Path) -> None:
    failed, _ = doctest.testfile(str(document), module_relative=False, optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    assert failed == 0


def sessions(page: Path) -> list[tuple[str, str]]:
    """The commands of a page's ```console blocks, and what each is said to print."""
    blocks = re.findall(r"^```console\n(.*?)^```", text_of(page), re.DOTALL | re.MULTILINE)
    parts = [re.split(r"^\$ (.+)\n", block, flags=re.MULTILINE)[1:] for block in blocks]
    return [pair for part in parts for pair in zip(part[::2], part[1::2], strict=True)]


@pytest.mark.parametrize(
    "document", [page for page in PAGES if sessions(page)], ids=lambda page: str(page.relative_to(ROOT))
)
def test_commands_print_what_is_shown(document: Path, tmp_path: Path) -> None:
    """In their order, in a folder of their own; … stands for anything."""
    environment = {**os.environ, "LC_ALL": "C.UTF-8", "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    for command, shown in sessions(document):
        ran = subprocess.run(
            shlex.split(command), cwd=tmp_path, env=environment, capture_output=True, text=True, timeout=60, check=False
        )
        assert (command, ran.returncode) == (command, 0)
        wanted = shown.replace("…", "...")
        assert doctest.OutputChecker().check_output(wanted, ran.stdout, doctest.ELLIPSIS), ran.stdout


def command_lines(page: Path) -> list[str]:
    """Every command line of ours on a page; not the forms with GAME or [OPTIONS], nor the mere names of commands."""
    text = re.sub(r"\\\n\s*", " ", text_of(page))
    inline = re.findall(r"`(waterhole [a-z]+ [^-`\n][^`\n]*)`", text)
    indented = re.findall(r"^(?:    |\$ )(waterhole .+)$", text, re.MULTILINE)
    form = re.compile(r"\b[A-Z]{3,}\b|…|\[")
    return [line for line in (*inline, *indented) if not form.search(line)]


@pages
def test_command_lines_can_be_typed(document: Path) -> None:
    """Each is read by the program's own reader, which ends the program when it does not understand."""
    for line in command_lines(document):
        arguments = shlex.split(line)[1:]
        parser_of(words(language_of(arguments, {}))).parse_args(arguments)


def test_there_are_examples_to_test() -> None:
    assert sum(len(command_lines(page)) for page in PAGES) > 10
    assert any(sessions(page) for page in PAGES)


@pages
def test_links_lead_somewhere(document: Path) -> None:
    links = re.findall(r"\]\((?!https?:)([^)#]+)", text_of(document))
    assert [link for link in links if not (document.parent / link).exists()] == []


def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    """Links and anchors inside, the order of pages, the reference: whatever Sphinx cannot find is a warning."""
    pytest.importorskip("sphinx", reason="make docs installs Sphinx")
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-b", "html", "-d", str(tmp_path / "trees")]
    ran = subprocess.run(
        [*command, str(DOCS), str(tmp_path / "site")], capture_output=True, text=True, timeout=240, check=False
    )
    assert (ran.returncode, ran.stderr) == (0, "")
    assert 'lang="fr"' in (tmp_path / "site/fr/index.html").read_text(encoding="utf-8")[:200]
    assert 'lang="fr"' in (tmp_path / "site/rules/safaru.fr.html").read_text(encoding="utf-8")[:200]


def test_every_public_name_is_in_the_reference() -> None:
    import waterhole

    page = text_of(DOCS / "reference.md")
    shown = {name for name in waterhole.__all__ if re.search(rf"waterhole\.{name}\b", page)}
    assert set(waterhole.__all__) - shown == set()


@pytest.mark.parametrize("name", [name for name in games.names() if (DOCS / f"rules/{name}.md").exists()])
def test_the_notation_tells_every_move(name: str) -> None:
    """By the section of the game: the verb of each move, in code, at the beginning of a row or after a dot."""
    page = text_of(DOCS / "notation.md")
    title = words("en", games.kind(name).folder / "words").say("game-name")
    section = page.split(f"### {title}\n")[1].split("\n### ")[0]
    told = {verb for row in re.findall(r"^\| (`[^|]+)\|", section, re.MULTILINE) for verb in re.findall(r"`(\w+)", row)}
    assert set(games.kind(name).grammar) - told == set()


def test_the_record_in_the_notation_is_one() -> None:
    page = text_of(DOCS / "notation.md")
    block = re.search(r"```json\n(\{\n.*?)```", page, re.DOTALL)
    assert block is not None
    found = record.parse(block[1], "notation.md")
    assert found.edition.hash == games.game(found.game).edition.hash
