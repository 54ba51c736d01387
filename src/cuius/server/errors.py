"""What the server refuses, each with the status it answers and one sentence that says what to do."""

from __future__ import annotations

from cuius.core.errors import CuiusError


class RequestRefused(CuiusError):
    """A request that changes nothing."""

    status = 400


class NotFound(RequestRefused):
    """There is no such thing here, or not for this person."""

    status = 404


class NotSignedIn(RequestRefused):
    status = 401


class NotAllowed(RequestRefused):
    """The person may not do this here."""

    status = 403


class Conflict(RequestRefused):
    """It does not fit how things stand now."""

    status = 409


class TooMany(RequestRefused):
    """Asked too often, or too much at once."""

    status = 429


class Frozen(RequestRefused):
    """The rules failed at this table; play stands still until somebody has looked."""

    status = 503
