"""Registering, signing in, and changing the password."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.api_tokens import remove_tokens
from cuius.server.accounts.audit import audit
from cuius.server.accounts.emails import OutgoingEmail, compose_email, confirmation_limits
from cuius.server.accounts.invitations import RegistrationRefused, redeem_invitation, refuse_uninvited
from cuius.server.accounts.names import (
    RESERVED_NAMES,
    normalize_name,
    similar_keys,
    validate_email,
    validate_name,
)
from cuius.server.accounts.one_time_tokens import EMAIL, RESET, issue_one_time_token, revoke_one_time_tokens
from cuius.server.accounts.passwords import Passwords, validate_password
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.profile import BadPreferences, validate_time_zone
from cuius.server.accounts.reauthentication import (
    NEVER_EXPIRES,
    InvalidCredentials,
    Reauthentication,
    find_user_by_login,
)
from cuius.server.accounts.registration_mode import RegistrationModes
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import PasswordChange, Registration, SignIn
from cuius.server.accounts.sessions import Sessions, end_sessions
from cuius.server.accounts.sign_in_throttle import SignInThrottle
from cuius.server.clock import Clock
from cuius.server.errors import Conflict, NotAllowed
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import new_id
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import User, UserSession

NAME_TAKEN = "That name is taken; choose another."


class Banned(NotAllowed):
    """The name and the password are right, but an admin has banned the account."""


class SignedIn(msgspec.Struct, frozen=True):
    """A new session: its user, the secrets for the cookies of session and device, and emails to send."""

    user_id: str
    secret: str
    device: str
    emails: tuple[OutgoingEmail, ...] = ()


class Authentication:
    """Creates accounts and sessions."""

    def __init__(
        self,
        settings: Settings,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        reauthentication: Reauthentication,
        sessions: Sessions,
        rate_limiter: RateLimiter,
        throttle: SignInThrottle,
        registration_modes: RegistrationModes,
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.reauthentication = reauthentication
        self.sessions = sessions
        self.rate_limiter = rate_limiter
        self.throttle = throttle
        self.registration_modes = registration_modes
        self.admin_names = {normalize_name(name) for name in settings.admins}
        self.reserved_names = {normalize_name(name) for name in RESERVED_NAMES} | self.admin_names

    async def register(self, person: Person, registration: Registration, origin: RequestOrigin) -> SignedIn:
        """Create an account and its first session. The email address is not used until it is confirmed."""
        authorise("account.register", person)
        self.refuse_in_local_play()
        mode = await self.registration_modes.current()
        refuse_uninvited(mode, registration.invitation)
        self.rate_limiter.consume("sign_ins", origin.network)
        name = validate_name(registration.name)
        email = validate_email(registration.email) if registration.email else None
        await validate_password(registration.password, name, email or "")
        if similar_keys(name) & self.reserved_names and not self._may_become_admin(name, registration):
            raise Conflict(NAME_TAKEN)
        self._limit_registrations(email, origin)
        user = User(
            id=new_id(),
            name=name,
            name_key=normalize_name(name),
            password_hash=await self.passwords.hash(registration.password),
            language=registration.language,
            created_at=self.clock(),
            preferences={"time_zone": zone} if (zone := known_time_zone(registration.time_zone)) else {},
        )
        try:
            needed = mode == "invitation" or user.name_key in self.admin_names
            invitation = registration.invitation if needed else None
            return await self._create_account(user, email, invitation, origin)
        except IntegrityError:
            raise Conflict(NAME_TAKEN) from None

    def _may_become_admin(self, name: str, registration: Registration) -> bool:
        """The name of an admin is for whoever the host has invited; the invitation is looked at later."""
        return normalize_name(name) in self.admin_names and bool(registration.invitation.strip())

    def _limit_registrations(self, email: str | None, origin: RequestOrigin) -> None:
        """An address makes few accounts, and sends few confirmations."""
        counters = [("registrations", origin.network), ("daily_registrations", origin.network)]
        if email is not None:
            counters += confirmation_limits(email, f"address {origin.network}")
        self.rate_limiter.consume_all(*counters)

    async def _create_account(
        self, user: User, email: str | None, invitation: str | None, origin: RequestOrigin
    ) -> SignedIn:
        emails: tuple[OutgoingEmail, ...] = ()
        async with self.database.writing() as session:
            if invitation is not None:
                await self._redeem(session, invitation, user)
            taken = select(User.id).where(User.name_key.in_(similar_keys(user.name)))
            if await session.scalar(taken) is not None:
                raise Conflict(NAME_TAKEN)
            session.add(user)
            await session.flush()
            secret = self.sessions.create(session, user, origin)
            if email is not None:
                token = await issue_one_time_token(session, user.id, EMAIL, self.clock(), email)
                emails = (
                    compose_email(
                        self.settings, "confirm", email, user.language, user.name, "confirm", token
                    ),
                )
            audit(session, self.clock(), user.id, "account.registered", user.id, ip_address=origin.ip_address)
        return SignedIn(user.id, secret, self.throttle.new_device_cookie(user.id), emails)

    async def _redeem(self, session: AsyncSession, invitation: str, user: User) -> None:
        """Use an invitation up; the name of an admin is taken for whoever has none of the host."""
        by_host = user.name_key in self.admin_names
        try:
            await redeem_invitation(session, invitation, user.id, self.clock(), by_host)
        except RegistrationRefused:
            if by_host:
                raise Conflict(NAME_TAKEN) from None
            raise

    async def sign_in(self, person: Person, request: SignIn, origin: RequestOrigin) -> SignedIn:
        """Create a session for the right password and code. All failures give the same answer."""
        authorise("account.sign_in", person)
        self.refuse_in_local_play()
        user = await find_user_by_login(self.database, request.name)
        device = self.throttle.known_device(None if user is None else user.id, origin)
        known_browser = None if device is None else f"device {device}"
        self.rate_limiter.consume("sign_ins", known_browser or origin.network)
        verified = await self.reauthentication.verify(
            user, normalize_name(request.name), request.password, request.code, origin, known_browser
        )
        if not verified or user is None:
            raise InvalidCredentials("That name, password or code is wrong; try again.")
        refuse_banned(user, self.clock())
        new_hash = await self._rehash_if_outdated(user, request.password)
        async with self.database.writing() as session:
            if person.session_id is not None:
                await session.execute(delete(UserSession).where(UserSession.id == person.session_id))
            if new_hash is not None:
                await session.execute(update(User).where(User.id == user.id).values(password_hash=new_hash))
            secret = self.sessions.create(session, user, origin)
            audit(session, self.clock(), user.id, "account.signed_in", user.id, ip_address=origin.ip_address)
        return SignedIn(user.id, secret, self.throttle.new_device_cookie(user.id))

    async def _rehash_if_outdated(self, user: User, password: str) -> str | None:
        """A new hash if the stored one was made with weaker parameters."""
        if user.password_hash is None or not self.passwords.needs_rehash(user.password_hash):
            return None
        return await self.passwords.hash(password)

    async def change_password(
        self, person: Person, change: PasswordChange, origin: RequestOrigin
    ) -> list[OutgoingEmail]:
        """Store a new password and end all other sessions, and all API tokens unless they are to be kept."""
        authorise("profile.password", person)
        self.refuse_in_local_play()
        user = await self.reauthentication.require(person, change.old, change.code, origin)
        await validate_password(change.new, user.name, user.email or "")
        new_hash = await self.passwords.hash(change.new)
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == user.id).values(password_hash=new_hash))
            await end_sessions(session, user.id, except_id=person.session_id)
            await revoke_one_time_tokens(session, user.id, RESET)
            if not change.keep_tokens:
                await remove_tokens(session, user.id)
            audit(session, self.clock(), user.id, "password.changed", user.id, ip_address=origin.ip_address)
        if user.email is None:
            return []
        return [compose_email(self.settings, "password-changed", user.email, user.language, user.name)]

    def refuse_in_local_play(self) -> None:
        if self.settings.local:
            raise Conflict("Local play needs no account; just play.")


def known_time_zone(name: str) -> str:
    """The time zone that a browser says it is in; none if it is not known here."""
    try:
        return validate_time_zone(name)
    except BadPreferences:
        return ""


def refuse_banned(user: User, now: float) -> None:
    """Tell whoever knows the password of a banned account until when and why."""
    if user.banned_until is None or user.banned_until <= now:
        return
    if user.banned_until >= NEVER_EXPIRES:
        raise Banned(f"The keeper of this server has barred this account: {user.ban_reason}")
    until = f"{datetime.fromtimestamp(user.banned_until, UTC):%Y-%m-%d %H:%M}"
    raise Banned(f"The keeper of this server has barred this account until {until} UTC: {user.ban_reason}")
