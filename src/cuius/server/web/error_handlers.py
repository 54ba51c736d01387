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
from cuius.server.web.connections import template, who

CLOSING = 4000
LONGEST_REASON = 120
"""Bytes: a closing frame holds no more."""
REFUSAL_KEY = "refused_socket"
OUR_FAULT = 500
WENT_AWAY = "client disconnected prematurely"
"""The framework's words for somebody who hung up in the middle of a request: it counts that as a failure."""


class Trouble(msgspec.Struct, frozen=True):
    """Why a request was refused, in one sentence that says what to do."""

    error: str
    text: str
    rule: str | None = None


def refuse(request: Request[Any, Any, Any], error: CuiusError) -> Response[Trouble]:
    """Every error of ours is one sentence, under the status that fits it."""
    if isinstance(error, RequestRefused):
        status = error.status
    elif isinstance(error, Refused):
        status = 409
    else:
        status = 400 if isinstance(error, (BadConfig, UnknownTitle)) else OUR_FAULT
    if status == OUR_FAULT:
        return failed(request, error)
    REFUSED.labels(type(error).__name__).inc()
    rule = error.rule if isinstance(error, Refused) else None
    headers: dict[str, str] = getattr(error, "headers", {})
    return Response(Trouble(type(error).__name__, str(error), rule), status_code=status, headers=headers)


def fail(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """What nobody foresaw; or what the framework refuses, in its own words."""
    if isinstance(error, HTTPException) and (error.status_code < OUR_FAULT or error.detail == WENT_AWAY):
        return create_exception_response(request, error)
    return failed(request, error)


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[Trouble]:
    """The fault is ours: keep all that is known, and tell its number."""
    incidents: Incidents = request.app.state.incidents
    incident = incidents.failed(error, path=template(request.scope), **who(request.scope))
    text = f"Something failed here; it is not your fault. Tell the keeper of the server: incident {incident}."
    return Response(Trouble("Incident", text), status_code=OUR_FAULT)


async def note_failed_socket(error: Exception, scope: Scope) -> None:
    """A socket that fails has no answer to put the number in, but the keeper should know."""
    foreseen = (CuiusError, HTTPException, OSError)  # an OSError: the other end has gone
    if scope["type"] == ScopeType.WEBSOCKET and not isinstance(error, foreseen):
        incidents: Incidents = scope["litestar_app"].state.incidents
        incidents.failed(error, path=template(scope), **who(scope))


async def note_refusal(error: Exception, scope: Scope) -> None:
    """Called after an error; a request is answered elsewhere, but a socket would close without a word."""
    if scope["type"] == ScopeType.WEBSOCKET and isinstance(error, CuiusError):
        scope["state"][REFUSAL_KEY] = error


async def close_with_reason(message: Message, scope: Scope) -> None:
    """Called before each message leaves."""
    error = scope["state"].get(REFUSAL_KEY)
    if error is not None and message["type"] == "websocket.close":
        message["code"] = CLOSING + (error.status if isinstance(error, RequestRefused) else 400)
        message["reason"] = str(error).encode()[:LONGEST_REASON].decode(errors="ignore")
