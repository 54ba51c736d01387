"""Request and response bodies of accounts, administration and profiles."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from cuius.core.title import Language
from cuius.server.notice_kinds import NoticeChannel, NoticeKind

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
"""A name or an email address as it was typed; new names are validated separately."""
Email = Annotated[str, msgspec.Meta(min_length=3, max_length=254)]
Password = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Code = Annotated[str, msgspec.Meta(max_length=40)]
Secret = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Reason = Annotated[str, msgspec.Meta(min_length=1, max_length=2000)]
Weekday = Annotated[int, msgspec.Meta(ge=0, le=6)]
Scope = Literal["read", "play"]
IsoDate = Annotated[str, msgspec.Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]
TimeZone = Annotated[str, msgspec.Meta(max_length=60)]
"""A name such as "Europe/Brussels"; empty for UTC."""


class RequestBody(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of request bodies: unknown fields are refused."""


# Registration and sign-in


class Registration(RequestBody, frozen=True):
    """A new account."""

    name: Name
    password: Password
    email: Email | None = None
    language: Language = "en"
    time_zone: TimeZone = ""
    invitation: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """The code of an admin, where the server takes new people by invitation."""


class SignIn(RequestBody, frozen=True):
    """A name or email address, a password, and a two-factor code if one is needed."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=254)]
    password: Password
    code: Code = ""


class PasswordResetRequest(RequestBody, frozen=True):
    email: Email


class PasswordReset(RequestBody, frozen=True):
    """The token from the email, and a new password."""

    token: Secret
    password: Password
    keep_tokens: bool = False
    """Let API tokens outlive the old password."""


class EmailConfirmation(RequestBody, frozen=True):
    """The token from the email to an address that is being confirmed."""

    token: Secret


# Profile


ALWAYS, FITTING, NEVER = "always", "fitting", "never"

WindowChoice = Literal["always", "fitting", "never"]
"""When to ask a person: whenever the game does, only if there is something to choose, or never: pass."""

WindowName = Annotated[str, msgspec.Meta(min_length=1, max_length=120)]


class DatesOff(RequestBody, frozen=True):
    """Days on which clocks do not run, from the first to the last."""

    first: IsoDate
    last: IsoDate


class Preferences(RequestBody, frozen=True):
    """How one is told what, days on which clocks do not run, and what one wants to be asked."""

    email: bool = True
    webhook: Annotated[str, msgspec.Meta(max_length=500)] = ""
    silent: Annotated[
        dict[NoticeKind, Annotated[tuple[NoticeChannel, ...], msgspec.Meta(max_length=3)]],
        msgspec.Meta(max_length=40),
    ] = {}
    """By kind of notice, the channels by which it is not sent."""
    time_zone: TimeZone = ""
    days_off: Annotated[tuple[Weekday, ...], msgspec.Meta(max_length=7)] = ()
    """In the time zone above; 0 is Monday."""
    dates_off: Annotated[tuple[DatesOff, ...], msgspec.Meta(max_length=12)] = ()
    windows: Annotated[dict[WindowName, WindowChoice], msgspec.Meta(max_length=200)] = {}
    """By the key of a question, its family, its game or for all: "here_i_stand/respond.ambush",
    "here_i_stand/respond.*", "here_i_stand/*", "*"; what is nearest counts. Without any: "fitting"."""


class PageSettings(RequestBody, frozen=True):
    """How a person likes the page: the same on every device on which they sign in."""

    theme: Literal["system", "light", "dark"] = "system"
    text_size: Literal["small", "normal", "large", "largest"] = "normal"
    palette: Literal["usual", "distinct"] = "usual"
    """Colours of the powers: the usual ones, or ones that the colour-blind tell apart."""
    motion: Literal["system", "none"] = "system"
    """Whether pieces move; "system" asks the device."""
    playback: Literal["slow", "normal", "fast", "off"] | None = None
    """The pace at which the moves of others are shown; without one it depends on `motion`."""
    confirm: Literal["weighty", "every", "none"] = "weighty"
    """Which answers are confirmed before they are sent: those that the game marks, every one or none."""
    sound: bool = False
    skip_handover: bool = False
    """At one screen: go from seat to seat without a page between."""


class AccountInfo(msgspec.Struct, frozen=True):
    """An account as its owner sees it."""

    id: str
    name: str
    admin: bool
    language: str
    email: str | None
    unconfirmed_email: str | None
    """An address that has not been confirmed yet."""
    two_factor: bool
    recovery_codes: int
    """How many are unused."""
    muted_until: float | None
    preferences: Preferences
    settings: PageSettings | None
    """Null as long as none were saved."""
    created_at: float


class AccountChanges(RequestBody, frozen=True):
    """What to change; omitted fields stay."""

    language: Language | None = None
    preferences: Preferences | None = None
    settings: PageSettings | None = None


class EmailChange(RequestBody, frozen=True):
    """A new address, which must be confirmed; an empty one removes the address."""

    email: Annotated[str, msgspec.Meta(max_length=254)]
    password: Password
    code: Code = ""


class PasswordChange(RequestBody, frozen=True):
    """The old and the new password, and a two-factor code if one is needed."""

    old: Password
    new: Password
    code: Code = ""
    keep_tokens: bool = False
    """Let API tokens outlive the old password."""


class PasswordConfirmation(RequestBody, frozen=True):
    """The password once more, and a two-factor code if one is needed."""

    password: Password
    code: Code = ""


class TotpCode(RequestBody, frozen=True):
    code: Code


class QrCode(msgspec.Struct, frozen=True):
    """A QR code as a drawing: the outline of its dark squares, one unit each, and its width in units."""

    size: int
    path: str


class TotpSecret(msgspec.Struct, frozen=True):
    """The secret for an authenticator, and its URI for a QR code."""

    secret: str
    provisioning_uri: str
    qr: QrCode


class RecoveryCodes(msgspec.Struct, frozen=True):
    """Codes that each replace one TOTP code; returned only once."""

    codes: list[str]


class SessionInfo(msgspec.Struct, frozen=True):
    """One signed-in browser."""

    id: str
    user_agent: str
    ip_address: str
    created_at: float
    last_seen_at: float
    current: bool


class CorrectedBoardValues(RequestBody, frozen=True):
    """Values of a printed board that differ from ours, under a name: kind -> word -> field -> value."""

    title: Annotated[str, msgspec.Meta(max_length=40)]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60, pattern=r"\S")]
    board: dict[str, Any]


class CorrectedBoardInfo(msgspec.Struct, frozen=True):
    id: str
    title: str
    name: str
    board: dict[str, Any]
    updated_at: float


class NewToken(RequestBody, frozen=True):
    """A wish for an API token; it takes the password, and a two-factor code if one is needed."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
    scopes: Annotated[tuple[Scope, ...], msgspec.Meta(min_length=1, max_length=2)]
    password: Annotated[str, msgspec.Meta(max_length=200)] = ""
    """Not needed in local play."""
    code: Code = ""


class TokenInfo(msgspec.Struct, frozen=True):
    id: str
    name: str
    scopes: list[str]
    created_at: float
    last_used_at: float | None


class CreatedToken(msgspec.Struct, frozen=True):
    """A new API token with its secret, which is returned only once."""

    id: str
    name: str
    scopes: list[str]
    created_at: float
    token: str


# Blocks and reports


class PersonName(RequestBody, frozen=True):
    name: Name


class ReportRequest(RequestBody, frozen=True):
    """About a user by name, or about the holder of a seat."""

    text: Reason
    name: Name | None = None
    table: Annotated[str, msgspec.Meta(max_length=32)] | None = None
    seat: Annotated[str, msgspec.Meta(max_length=80)] | None = None


# Administration


class AuditEntryInfo(msgspec.Struct, frozen=True):
    id: int
    created_at: float
    actor: str
    """The id of an account; empty for somebody who was not signed in."""
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
    """Whom to bar from chat, and for how long; 0 hours end it."""

    name: Name
    hours: Annotated[int, msgspec.Meta(ge=0, le=24 * 365)]
    reason: Annotated[str, msgspec.Meta(max_length=500)] = ""


class FrozenTable(msgspec.Struct, frozen=True):
    """A table at which the rules failed, and the id of the incident."""

    id: str
    name: str
    title: str
    incident_id: str


class PersonInfo(msgspec.Struct, frozen=True):
    """An account as admins see it."""

    id: str
    name: str
    email: str | None
    admin: bool
    two_factor: bool
    created_at: float
    last_seen_at: float | None
    """When a session was last used; null if none is left."""
    muted_until: float | None
    banned: bool
    banned_until: float | None
    """Null if not banned, or for good."""
    ban_reason: str


class BanRequest(RequestBody, frozen=True):
    """Why an account is banned, and for how long; without hours for good."""

    reason: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 3650)] | None = None


class HostResetRequest(RequestBody, frozen=True):
    """A way to a new password for somebody who cannot sign in."""

    end_two_factor: bool = False


class HostReset(msgspec.Struct, frozen=True):
    """The link at which a new password is chosen; null if it was sent to the address of the account."""

    link: str | None
    expires_at: float


class InvitationRequest(RequestBody, frozen=True):
    """An invitation to register one account; without hours it does not expire."""

    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 365)] | None = 24 * 14
    note: Annotated[str, msgspec.Meta(max_length=80)] = ""
    """For whom it is, to find it again in the list."""


class InvitationInfo(msgspec.Struct, frozen=True):
    """An invitation that was not used yet."""

    id: str
    note: str
    created_at: float
    expires_at: float | None


class CreatedInvitation(msgspec.Struct, frozen=True):
    """A new invitation with its code, which is returned only once."""

    id: str
    code: str
    link: str
    expires_at: float | None


class RegistrationMode(RequestBody, frozen=True):
    """Who may make an account; null for what the settings say."""

    mode: Literal["open", "invitation", "closed"] | None


class RegistrationModeInfo(msgspec.Struct, frozen=True):
    """Who may make an account, and what the settings say if nothing else was chosen."""

    mode: Literal["open", "invitation", "closed"]
    chosen: Literal["open", "invitation", "closed"] | None
    settings: Literal["open", "invitation", "closed"]


class AnnouncementRequest(RequestBody, frozen=True):
    """What everybody is told in the page; without hours until it is taken back."""

    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 365)] | None = None


class AnnouncementInfo(msgspec.Struct, frozen=True):
    id: int
    text: str
    created_at: float
    expires_at: float | None


class HostedTable(msgspec.Struct, frozen=True):
    """A table as admins see it: who plays, never what."""

    id: str
    name: str
    title: str
    status: str
    owner: str | None
    people: list[str]
    """Empty where people are hidden from each other."""
    bots: int
    public: bool
    created_at: float
    last_move_at: float
    incident_id: str | None
