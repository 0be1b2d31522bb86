"""The documentation site. `make docs` builds it; the pages are plain Markdown that can be read without it."""

import os
import re
import tomllib
from pathlib import Path
from typing import Any

from pygments.lexers.html import HtmlLexer
from sphinx.application import Sphinx
from sphinx.util import logging
from sphinx.util.typing import stringify_annotation

import waterhole
from waterhole.core.event import Json

ROOT = Path(__file__).parent.parent
logger = logging.getLogger(__name__)
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

project = "Waterhole"
author = PROJECT["authors"][0]["name"]
version = release = waterhole.__version__
project_copyright = author

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx_external_toc"]
external_toc_path = "contents.yml"

myst_heading_anchors = 3

default_role = "code"
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
python_maximum_signature_line_length = 90
python_use_unqualified_type_names = True
add_module_names = False

html_theme = "furo"
html_title = "Waterhole"
html_favicon = html_logo = "../web/public/icon.svg"
html_static_path = ["site"]
html_css_files = ["site.css"]
html_copy_source = html_show_sourcelink = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#1f5b45", "color-brand-content": "#9a4f12"},
    "dark_css_variables": {"color-brand-primary": "#8fd0b4", "color-brand-content": "#eaa25d"},
}
html_permalinks_icon = "#"


BORROWED = {
    "changes": "CHANGELOG.md",
    "contributing": "CONTRIBUTING.md",
    "security": "SECURITY.md",
    "web": "web/README.md",
}
"""Pages that stand elsewhere in the repository, where people look for them. Their namesakes here only point there."""
LISTS = {"decisions/index", "lab-notes/index"}
"""Pages that end with the list of those below them."""
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\((?!https?:|#)([^)#\s]+)(#[^)\s]*)?\)")


def read(app: Sphinx, page: str, source: list[str]) -> None:
    """Make of a page that is good to read in the repository one of the site."""
    origin = ROOT / BORROWED[page] if page in BORROWED else Path(app.srcdir, f"{page}.md")
    if page in BORROWED:
        source[0] = origin.read_text(encoding="utf-8")
    if page in LISTS:
        source[0] += "\n```{tableofcontents}\n```\n"
    source[0] = LINK.sub(lambda link: linked(origin.parent, *link.groups(default="")), source[0])


def linked(folder: Path, text: str, target: str, anchor: str) -> str:
    """A link as the site has it. One that leads to a file which is not on the site becomes its text alone."""
    path = Path(os.path.normpath(folder / target))
    pages = {ROOT / file: page for page, file in BORROWED.items()}
    page = pages.get(path)
    if page is None and path.suffix == ".md" and path.is_relative_to(ROOT / "docs"):
        page = path.relative_to(ROOT / "docs").with_suffix("").as_posix()
    if page is not None:
        # The rules are links to the games' folders, which MyST would follow out of the site.
        return f"{{doc}}`{text} </{page}>`" if path.is_symlink() else f"[{text}](/{page}.md{anchor})"
    if not path.exists():
        logger.warning("link to a file that is not there: %s", path)
    return text


def by_name(
    app: Sphinx, what: str, name: str, thing: object, options: object, signature: str | None, gives: str | None
) -> tuple[str | None, str | None]:
    """Where a type is JSON it is called so, and not told in full, twice over."""
    in_full = stringify_annotation(Json, "smart")
    return tuple(text and text.replace(in_full, "Json").replace(in_full, "Json") for text in (signature, gives))  # type: ignore[return-value]


def speak(app: Sphinx, page: str, template: str, context: dict[str, Any], tree: object) -> None:
    """A page in French says so, for screen readers and for search machines."""
    if page.startswith("fr/") or page.endswith(".fr"):
        context["language"] = "fr"


def setup(app: Sphinx) -> None:
    app.add_lexer("svelte", HtmlLexer)
    app.connect("source-read", read)
    app.connect("autodoc-process-signature", by_name)
    app.connect("html-page-context", speak)
