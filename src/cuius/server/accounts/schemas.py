"""What is said about accounts on the wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cuius.core.title import Language

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
"""A name or a mail address as somebody typed it; what a new name may look like is checked elsewhere."""
Email = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Weekday = Annotated[int, msgspec.Meta(ge=0, le=6)]
Scope = Literal["read", "play"]


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that is sent to us: nothing unknown in it."""


# Coming and going


class Registration(RequestBody, frozen=True):
    """A wish for an account."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"


class SignIn(RequestBody, frozen=True):
    """A name or mail address, a password, and the code of the second factor if there is one."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
    password: Password
    code: Code = ""


class PasswordResetRequest(RequestBody, frozen=True):
    email: Email


class PasswordReset(RequestBody, frozen=True):
    """The secret that came by mail, and a new password."""

    token: Secret
    password: Password


class EmailConfirmation(RequestBody, frozen=True):
    """The secret that came by mail to an address that is to be confirmed."""

    token: Secret


# One's own account


class Preferences(RequestBody, frozen=True):
    """How a person wants to be told, and when not."""

    email: bool = True
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    days_off: Annotated[tuple[Weekday, ...], msgspec.Meta(max_length=7)] = ()


class AccountInfo(msgspec.Struct, frozen=True):
    """One's own account."""

    id: str
    name: str
    admin: bool
    language: str
    email: str | None
    unconfirmed_email: str | None
    """An address that waits for the secret sent to it."""
    two_factor: bool
    recovery_codes: int
    """How many of them are left."""
    muted_until: float | None
    preferences: Preferences
    created_at: float


class AccountChanges(RequestBody, frozen=True):
    """What to change; what is left out stays."""

    language: Language | None = None
    preferences: Preferences | None = None


class EmailChange(RequestBody, frozen=True):
    """A new address, which must be confirmed; an empty one takes the address away."""

    email: Annotated[str, msgspec.Meta(max_length=254)]
    password: Password
    code: Code = ""


class PasswordChange(RequestBody, frozen=True):
    """The old password, the new one, and a code if there is a second factor."""

    old: Password
    new: Password
    code: Code = ""


class PasswordConfirmation(RequestBody, frozen=True):
    """The password once more, before something that cannot be taken back; and a code, if there is a second
    factor."""

    password: Password
    code: Code = ""


class TotpCode(RequestBody, frozen=True):
    code: Code


class TotpSecret(msgspec.Struct, frozen=True):
    """The secret for an authenticator, to be typed or shown as a picture of its address."""

    secret: str
    provisioning_uri: str


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes that work once each in place of the authenticator's; shown this once."""

    codes: list[str]


class SessionInfo(msgspec.Struct, frozen=True):
    """One signed-in browser."""

    id: str
    user_agent: str
    ip_address: str
    created_at: float
    last_seen_at: float
    current: bool


class NewToken(RequestBody, frozen=True):
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=2)]


class TokenInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    scopes: list[str]
    created_at: float
    last_used_at: float | None


class CreatedToken(msgspec.Struct, frozen=True):
    """A new token, with the secret that is never shown again."""

    id: str
    name: str
    scopes: list[str]
    created_at: float
    token: str


# Others


class PersonName(RequestBody, frozen=True):
    name: Name


class ReportRequest(RequestBody, frozen=True):
    """About somebody by name, or about whoever holds a seat of a table."""

    text: Reason
    name: Name | None = None
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    seat: Annotated[str, msgspec.Meta(max_length=80)] | None = None


# Keeping the server


class AuditEntryInfo(msgspec.Struct, frozen=True):
    id: int
    created_at: float
    actor: str
    """The id of an account; empty if nobody knows who it was."""
    actor_name: str | None
    action: str
    subject: str
    detail: dict[str, Any]


class ReportInfo(msgspec.Struct, frozen=True):
    id: str
    reporter: str | None
    reported: str | None
    table: str | None
    text: str
    created_at: float
    resolved_at: float | None


class MuteRequest(RequestBody, frozen=True):
    """Whom to keep from talking, and for how long; 0 hours let them talk again."""

    name: Name
    hours: Annotated[int, msgspec.Meta(ge=0, le=24 * 365)]
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class FrozenTable(msgspec.Struct, frozen=True):
    """A table at which the rules failed, and the number of the incident in the log."""

    id: str
    name: str
    title: str
    incident_id: str
