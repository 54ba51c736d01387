"""`/health`: the state of this node, for load balancers, monitoring and `cuius play`."""

from __future__ import annotations

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from cuius import __version__
from cuius.server.api.metrics import OPERATOR_ROUTE
from cuius.server.ops.health import HealthChecks, Problem


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """The state of the server, and what is wrong if it is failing."""

    status: str
    version: str
    problems: list[str] = []
    """A word for each thing that is wrong."""
    reasons: list[str] = []
    """A sentence for each."""


@get("/health", opt=OPERATOR_ROUTE, summary="Is the server well?")
async def health(state: State) -> Response[Health]:
    stopping = [Problem("stopping", "The server is stopping.")] if state.connections.stopping else []
    checks: HealthChecks = state.health_checks
    problems = [*stopping, *state.background.problems(), *await checks.problems()]
    if not problems:
        return Response(Health("ok", __version__))
    names = list(dict.fromkeys(problem.name for problem in problems))
    reasons = [problem.text for problem in problems]
    return Response(Health("failing", __version__, names, reasons), status_code=503)
