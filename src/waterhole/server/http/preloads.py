"""What a page is going to need, told with its first answer: browsers fetch it while they still read the program."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

STATIC = Path(__file__).parent.parent / "static"
CHUNKS = "chunks.json"
"""Vite's list of what it built: for us, and served to nobody."""
PAGES = {
    "": "Home", "about": "About", "learn": "Learn", "mine": "Mine", "mistake": "Mistake", "puzzles": "Puzzles",
    "replay": "Replay", "review": "Review", "rules": "Rules", "seat": "Seat", "table": "Table", "today": "Today",
}  # fmt: skip
"""How the client's addresses begin, and the pages that they show."""


class Chunk(msgspec.Struct):
    """A file of the built client, what it imports, its styles and what they need: as Vite's list tells it."""

    file: str
    imports: list[str] = []
    css: list[str] = []
    assets: list[str] = []


@cache
def manifest() -> dict[str, Chunk]:
    """Every chunk by its source; none before the client is built."""
    try:
        return msgspec.json.decode((STATIC / CHUNKS).read_bytes(), type=dict[str, Chunk])
    except FileNotFoundError:
        return {}


@cache
def links(first: str, game: str | None) -> str:
    """The Link header for an address that begins so; of a table's pages, with its game's table."""
    sources = [f"src/pages/{PAGES[first]}.svelte", *([f"src/games/{game}/index.ts"] if game is not None else [])]
    needed = [*fonts(), *(link for source in sources for link in links_of(source))]
    return ", ".join(dict.fromkeys(needed))


def fonts() -> Iterator[str]:
    """Our typeface, which only a style sheet names: titles stand in it from the first moment."""
    found = {asset for chunk in manifest().values() for asset in chunk.assets if asset.endswith(".woff2")}
    yield from (f"</{font}>; rel=preload; as=font; type=font/woff2; crossorigin" for font in sorted(found))


def links_of(source: str) -> Iterator[str]:
    """What a source needs besides what the first page names anyway."""
    chunk = manifest().get(source)
    if chunk is None or source == "index.html":
        return
    yield f"</{chunk.file}>; rel=modulepreload"
    yield from (f"</{style}>; rel=preload; as=style; crossorigin" for style in chunk.css)
    for other in chunk.imports:
        yield from links_of(other)
