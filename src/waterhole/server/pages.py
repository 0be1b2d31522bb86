"""The browser client, served from the package; and what there is to say when it has not been built."""

from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import FileResponse, PlainTextResponse

router = APIRouter()
STATIC = Path(__file__).parent / "static"
PLAIN = (
    "Waterhole's server is running, but the browser client has not been built.\n"
    "`make play` builds it. The protocol is at /api/openapi.json and /api/schema.\n"
)
ADDRESSES = frozenset({"", "about", "replay", "rules", "seat", "table"})
"""How the client's own addresses begin; at any other it says that there is nothing, and so do we."""
FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain",
}


def file_at(path: str) -> Path | None:
    """A file of the client; nothing outside its folder can be reached."""
    found = (STATIC / path).resolve()
    return found if found.is_file() and found.is_relative_to(STATIC.resolve()) else None


@router.get("/{path:path}", include_in_schema=False)
async def page(request: Request, path: str) -> Response:
    """A file of the client; every other path is the client's own, which finds its way."""
    if path.startswith("api/") or "\0" in path:
        raise HTTPException(404)
    found = file_at(path)
    if found is not None and found.name != "index.html":
        caching = FOR_EVER if path.startswith("assets/") else "no-cache"
        return FileResponse(found, media_type=KINDS.get(found.suffix), headers={"Cache-Control": caching})
    if "." in path.rsplit("/", 1)[-1]:
        raise HTTPException(404)
    index = file_at("index.html")
    if index is None:
        return PlainTextResponse(PLAIN, 200 if path == "" else 404)
    known = path.split("/")[0] in ADDRESSES
    return FileResponse(index, 200 if known else 404, headers={"Cache-Control": "no-cache"})
