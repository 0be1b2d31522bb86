"""The browser client, served from the package; and what there is to say when it has not been built."""

import gzip
import hashlib
import re
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse

from waterhole.core.errors import WaterholeError
from waterhole.server.http.answers import hall_of
from waterhole.server.http.link_previews import language_of, tags
from waterhole.server.http.preloads import CHUNKS, PAGES, STATIC, links
from waterhole.server.http.safe_headers import POLICY, policy_of
from waterhole.server.rooms.room import Room
from waterhole.server.storage.engine import STORAGE_DOWN

router = APIRouter()
PLAIN = (
    "Waterhole's server is running, but the browser client has not been built.\n"
    "`make play` builds it. The protocol is at /api/openapi.json and /api/schema.\n"
)
SQUEEZED = frozenset({".js", ".css", ".svg"})
UNWISHED = re.compile(r" *q=0(\.0*)? *")
BROTLI = ".br"
"""Beside a file: the same, made smaller when the client was built."""
FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


def file_at(path: str) -> Path | None:
    """A file of the client; nothing outside its folder can be reached."""
    try:
        found = (STATIC / path).resolve()
        ours = found.is_file() and found.is_relative_to(STATIC.resolve())
        return found if ours and found.name != CHUNKS and found.suffix != BROTLI else None
    except (OSError, ValueError):  # No file can have such a name: too long, or with signs that names cannot have.
        return None


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the client; every other path is the client's own, which finds its way."""
    if path.startswith("api/") or "\0" in path:
        raise HTTPException(404)
    found = file_at(path)
    if found is not None and found.name != "index.html":
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return file_sent(request, found, {"Cache-Control": caching})
    if "." in path.rsplit("/", 1)[-1]:
        raise HTTPException(404)
    index = file_at("index.html")
    if index is None:
        return PlainTextResponse(PLAIN, 200 if path == "" else 404)
    return await first_page(request, index.read_text(encoding="utf-8"), path)


def file_sent(request: Request, file: Path, headers: dict[str, str]) -> Response:
    """A file as it is or, where that helps, compressed: once, and not for everybody anew."""
    kind, changed_at = KINDS.get(file.suffix), file.stat().st_mtime_ns
    way = squeezed_by(request, file)
    mark = f'"{digest(file, changed_at)}{f"-{way}" if way else ""}"'
    told = {**headers, "ETag": mark}
    if file.suffix in SQUEEZED:
        told["Vary"] = "Accept-Encoding"
    if mark in [one.strip().removeprefix("W/") for one in request.headers.get("if-none-match", "").split(",")]:
        return Response(status_code=304, headers=told)
    if way is None:
        return FileResponse(file, media_type=kind, headers=told)
    return Response(squeezed(file, way, changed_at), media_type=kind, headers={**told, "Content-Encoding": way})


def squeezed_by(request: Request, file: Path) -> str | None:
    """The best way to make it smaller that this browser understands."""
    if file.suffix not in SQUEEZED:
        return None
    wishes = (one.partition(";") for one in request.headers.get("accept-encoding", "").split(","))
    understood = {name.strip() for name, _, how in wishes if not UNWISHED.fullmatch(how)}
    if "br" in understood and beside(file).is_file():
        return "br"
    return "gzip" if "gzip" in understood else None


def beside(file: Path) -> Path:
    return file.with_name(file.name + BROTLI)


@lru_cache(maxsize=256)
def digest(file: Path, changed_at: int) -> str:
    """The same on every server, whenever the file was put there."""
    return hashlib.sha256(file.read_bytes()).hexdigest()[:32]


@lru_cache(maxsize=256)
def squeezed(file: Path, way: str, changed_at: int) -> bytes:
    return beside(file).read_bytes() if way == "br" else gzip.compress(file.read_bytes())


async def first_page(request: Request, text: str, path: str) -> Response:
    """The client's one page. At an address that is none of its own it says that there is nothing, and so do we."""
    first = path.split("/")[0]
    headers = {"Cache-Control": "no-cache", POLICY: policy_of(text)}
    if first not in PAGES:
        return HTMLResponse(text, 404, headers)
    room = await room_at(request, path)
    game = room.table.charter.game if room is not None else None
    if coming := links(first, game):
        headers["Link"] = coming
    if room is not None:
        language = language_of(request.headers.get("accept-language", ""))
        text = text.replace("<html ", f'<html data-game="{game}" ', 1)
        text = text.replace("</head>", await tags(room, str(request.base_url), language) + "</head>", 1)
    return HTMLResponse(text, 200, headers)


async def room_at(request: Request, path: str) -> Room | None:
    """The table whose page this is: the browser can fetch its words and its table at once."""
    parts = path.split("/")
    if parts[0] not in ("table", "replay") or len(parts) != 2:
        return None
    try:
        return await hall_of(request).rooms.find(parts[1])
    except (WaterholeError, *STORAGE_DOWN):
        return None  # The page itself will say so.
