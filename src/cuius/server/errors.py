"""Refused requests. Each class has an HTTP status; the message is one sentence that says what to do."""

from __future__ import annotations

from cuius.core.errors import CuiusError


class RequestRefused(CuiusError):
    """A request that was refused and has changed nothing."""

    status = 400


class NotFound(RequestRefused):
    """There is no such resource, or not for this person."""

    status = 404


class NotSignedIn(RequestRefused):
    status = 401


class NotAllowed(RequestRefused):
    """The person may not do this here."""

    status = 403


class Conflict(RequestRefused):
    """The request does not fit the current state."""

    status = 409


class LimitExceeded(RequestRefused):
    """A rate limit or a quota is exceeded."""

    status = 429


class TableFrozen(RequestRefused):
    """The rules failed at this table; it is stopped until an admin unfreezes it."""

    status = 503
