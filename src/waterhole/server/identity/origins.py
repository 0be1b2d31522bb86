"""From which pages a request may come."""

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection


def own_origin(connection: HTTPConnection, allowed: frozenset[str]) -> bool:
    """Whether a request comes from a page of ours. Browsers always name the origin; other programs need not."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        return origin in allowed or urlsplit(origin).netloc == connection.headers.get("host")
    except ValueError:  # "http://[" is no address at all.
        return False
