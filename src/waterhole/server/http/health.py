"""The HTTP routes that those who run a server look at: whether it is well, and its figures."""

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from waterhole.server.http.answers import hall_of
from waterhole.server.metrics import REGISTRY

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(request: Request) -> Response:
    await hall_of(request).store.alive()
    return Response(b'{"status":"well"}', media_type="application/json")


@router.get("/metrics")
async def metrics() -> Response:
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)
