"""Error responses: one sentence for a refusal, an incident number for a failure; on sockets a close code."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.exceptions.responses import create_exception_response
from litestar.types import Message, Scope

from cuius.core.errors import BadConfig, CuiusError, Refused, UnknownTitle
from cuius.server.errors import RequestRefused
from cuius.server.incidents import Incidents
from cuius.server.metrics import REFUSED
from cuius.server.web.connections import log_context, path_template
from cuius.server.web.refusal_texts import accepted_language, localised_refusal

CLOSE_CODE_BASE = 4000
"""A socket is closed with this code plus the HTTP status of the error."""
MAX_REASON_BYTES = 120
"""Limit of a close frame."""
REFUSAL_KEY = "refused_socket"
SERVER_ERROR = 500
CLIENT_DISCONNECTED = "client disconnected prematurely"
"""Litestar's detail of the status 500 that it raises when a client disconnects during a request."""


class ErrorBody(msgspec.Struct, frozen=True):
    """The body of an error response: class of the error, and one sentence that says what to do."""

    error: str
    text: str
    rule: str | None = None
    code: str = ""
    """The message of the sentence, the same in every language; empty if it has none."""


def handle_refusal(request: Request[Any, Any, Any], error: CuiusError) -> Response[ErrorBody]:
    """Respond to an expected error with its status and sentence."""
    if isinstance(error, RequestRefused):
        status = error.status
    elif isinstance(error, Refused):
        status = 409
    else:
        status = 400 if isinstance(error, (BadConfig, UnknownTitle)) else SERVER_ERROR
    if status == SERVER_ERROR:
        return incident_response(request, error)
    REFUSED.labels(type(error).__name__).inc()
    rule = error.rule if isinstance(error, Refused) else None
    headers: dict[str, str] = getattr(error, "headers", {})
    text, code = localised_refusal(str(error), accepted_language(request.scope))
    body = ErrorBody(type(error).__name__, text, rule, code)
    return Response(body, status_code=status, headers={**headers, "Vary": "Accept-Language"})


def handle_exception(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Respond to any other exception: Litestar's own refusals as they are, the rest as an incident."""
    if isinstance(error, HTTPException) and (
        error.status_code < SERVER_ERROR or error.detail == CLIENT_DISCONNECTED
    ):
        return create_exception_response(request, error)
    return incident_response(request, error)


def incident_response(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """Record an incident and respond with its id."""
    incidents: Incidents = request.app.state.incidents
    incident = incidents.record_failure(
        error, path=path_template(request.scope), **log_context(request.scope)
    )
    text = f"Something failed here; it is not your fault. Tell the keeper of the server: incident {incident}."
    text, code = localised_refusal(text, accepted_language(request.scope))
    return Response(ErrorBody("Incident", text, code=code), status_code=SERVER_ERROR)


async def record_socket_failure(error: Exception, scope: Scope) -> None:
    """after_exception hook: record an incident when a websocket fails."""
    expected = (CuiusError, HTTPException, OSError)  # OSError: the client has disconnected
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, expected):
        incidents: Incidents = scope["litestar_app"].state.incidents
        incidents.record_failure(error, path=path_template(scope), **log_context(scope))


async def remember_socket_refusal(error: Exception, scope: Scope) -> None:
    """after_exception hook: remember why a websocket is refused, for its close frame."""
    if scope["type"] == ScopeType.WEBSOCKET and isinstance(error, CuiusError):
        scope["state"][REFUSAL_KEY] = error


async def add_close_reason(message: Message, scope: Scope) -> None:
    """before_send hook: put code and reason of a refusal into the close frame."""
    error = scope["state"].get(REFUSAL_KEY)
    if error is not None and message["type"] == "websocket.close":
        message["code"] = CLOSE_CODE_BASE + (error.status if isinstance(error, RequestRefused) else 400)
        message["reason"] = str(error).encode()[:MAX_REASON_BYTES].decode(errors="ignore")
