"""`/metrics`: the Prometheus metrics of this node, for this machine or with a token."""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest

from cuius.server.errors import NotAllowed
from cuius.server.metrics import LIVE_TABLES, REGISTRY
from cuius.server.trusted_hosts import is_loopback
from cuius.server.web.dependencies import TheServices

FORWARDING_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-real-ip")

OPERATOR_ROUTE = {"exclude_from_auth": True, "operator_route": True}
"""Options of routes for operators: no authentication, no rate limit, and reachable by loopback names."""


class MetricsForbidden(NotAllowed):
    """The request is neither local nor has the metrics token."""


@get("/metrics", include_in_schema=False, opt=OPERATOR_ROUTE)
async def metrics(request: Request[Any, Any, Any], services: TheServices) -> Response[bytes]:
    if not (is_local_request(request) or has_token(request, services.settings.metrics_token)):
        raise MetricsForbidden("Metrics are for this machine; from elsewhere send the token of the settings.")
    LIVE_TABLES.set(len(services.live_tables))
    return Response(generate_latest(REGISTRY), media_type=CONTENT_TYPE_LATEST)


def is_local_request(request: Request[Any, Any, Any]) -> bool:
    """Whether the client is on this machine, and not a proxy that forwards a request."""
    client = request.client
    return (
        client is not None
        and is_loopback(client.host)
        and not any(header in request.headers for header in FORWARDING_HEADERS)
    )


def has_token(request: Request[Any, Any, Any], token: str) -> bool:
    scheme, _, sent = request.headers.get("authorization", "").partition(" ")
    matches = secrets.compare_digest(sent.strip().encode(), token.encode())
    return bool(token) and scheme.casefold() == "bearer" and matches
