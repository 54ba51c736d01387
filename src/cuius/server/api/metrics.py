"""`/metrics`: the figures of this node, for this machine or for whoever has the token."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cuius.server.errors import NotAllowed
from cuius.server.metrics import LIVE_TABLES, REGISTRY
from cuius.server.trusted_hosts import is_loopback
from cuius.server.web.dependencies import TheServices

FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")

WITHOUT_PERSON = {"exclude_from_auth": True, "operation": True}
"""For handlers that ask nobody who they are: they answer whoever keeps the server."""


class NotForYou(NotAllowed):
    """Metrics are for whoever keeps the server."""


@get("/metrics", include_in_schema=False, opt=WITHOUT_PERSON)
async def metrics(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    """All figures of this node, for this machine or whoever has the token."""
    if not (is_from_here(request) or has_token(request, services.settings.metrics_token)):
        raise NotForYou("Metrics are for this machine; from elsewhere send the token of the settings.")
    LIVE_TABLES.set(len(services.live_tables))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def is_from_here(request: Request[Any, Any, Any]) -> bool:
    """Did somebody on this machine ask, and not a proxy on it for somebody else?"""
    client = request.client
    return (
        client is not None
        and is_loopback(client.host)
        and not any(header in request.headers for header in FORWARDED)
    )


def has_token(request: Request[Any, Any, Any], token: str) -> bool:
    kind, _, sent = request.headers.get("authorization", "").partition(" ")
    right = secrets.compare_digest(sent.strip().encode(), token.encode())
    return bool(token) and kind.casefold() == "bearer" and right
