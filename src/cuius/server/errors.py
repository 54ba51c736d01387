"""What the server refuses, each with the status it answers and one sentence that says what to do."""

from __future__ import annotations

from cuius.core.errors import CuiusError


class Refusal(CuiusError):
    """A request that changes nothing."""

    status = 400


class NotFound(Refusal):
    """There is no such thing here, or not for this person."""

    status = 404


class NotSignedIn(Refusal):
    status = 401


class NotAllowed(Refusal):
    """The person may not do this here."""

    status = 403


class Conflict(Refusal):
    """It does not fit how things stand now."""

    status = 409


class TooMany(Refusal):
    """Asked too often, or too much at once."""

    status = 429


class Frozen(Refusal):
    """The rules failed at this table; play stands still until somebody has looked."""

    status = 503
