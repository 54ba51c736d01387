"""`/health`: the state of this node, for load balancers, monitoring and `cuius play`."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from cuius import __version__
from cuius.server.api.metrics import OPERATOR_ROUTE
from cuius.server.ops.health import database_errors
from cuius.server.web.dependencies import TheServices


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of the server, and what is wrong if it is failing."""

    status: str
    version: str
    reasons: list[str] = []


@get("/health", opt=OPERATOR_ROUTE, summary="Is the server well?")
async def health(services: TheServices, state: State) -> Response[Health]:
    reasons = ["The server is stopping."] if state.connections.stopping else []
    reasons += await database_errors(services.database)
    if not reasons:
        return Response(Health("ok", __version__))
    return Response(Health("failing", __version__, reasons), status_code=503)
