"""Registering, signing in, and changing the password."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, update
from sqlalchemy.exc import IntegrityError

from cuius.server.accounts.audit import audit
from cuius.server.accounts.emails import OutgoingEmail, compose_email
from cuius.server.accounts.names import RESERVED_NAMES, normalize_name, validate_email, validate_name
from cuius.server.accounts.one_time_tokens import EMAIL, RESET, issue_one_time_token, revoke_one_time_tokens
from cuius.server.accounts.passwords import Passwords, validate_password
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import InvalidCredentials, Reauthentication, find_user_by_login
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import PasswordChange, Registration, SignIn
from cuius.server.accounts.sessions import Sessions, end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import new_id
from cuius.server.settings import Settings
from cuius.server.store.database import Database
from cuius.server.store.models import User, UserSession

NAME_TAKEN = "That name is taken; choose another."


class SignedIn(msgspec.Struct, frozen=True):
    """A new session: its user, the secret for the cookie, and emails to send."""

    user_id: str
    secret: str
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
    ) -> None:
        self.settings = settings
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.reauthentication = reauthentication
        self.sessions = sessions
        self.rate_limiter = rate_limiter
        self.reserved_names = RESERVED_NAMES | {normalize_name(name) for name in settings.admins}

    async def register(self, person: Person, registration: Registration, origin: RequestOrigin) -> SignedIn:
        """Create an account and its first session. The email address is not used until it is confirmed."""
        authorise("account.register", person)
        self.refuse_in_local_play()
        self.rate_limiter.consume("sign_ins", origin.network)
        name = validate_name(registration.name)
        validate_password(registration.password, name)
        email = validate_email(registration.email) if registration.email else None
        if normalize_name(name) in self.reserved_names:
            raise Conflict(NAME_TAKEN)
        self._limit_registrations(email, origin)
        user = User(
            id=new_id(),
            name=name,
            name_key=normalize_name(name),
            password_hash=await self.passwords.hash(registration.password),
            language=registration.language,
            created_at=self.clock(),
            preferences={},
        )
        try:
            return await self._create_account(user, email, origin)
        except IntegrityError:
            raise Conflict(NAME_TAKEN) from None

    def _limit_registrations(self, email: str | None, origin: RequestOrigin) -> None:
        """An address makes few accounts, and sends few confirmations."""
        counters = [("registrations", origin.network), ("daily_registrations", origin.network)]
        if email is not None:
            counters += [("letters", f"address {origin.network}"), ("recipient_letters", email)]
        self.rate_limiter.consume_all(*counters)

    async def _create_account(self, user: User, email: str | None, origin: RequestOrigin) -> SignedIn:
        emails: tuple[OutgoingEmail, ...] = ()
        async with self.database.writing() as session:
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
        return SignedIn(user.id, secret, emails)

    async def sign_in(self, person: Person, request: SignIn, origin: RequestOrigin) -> SignedIn:
        """Create a session for the right password and code. All failures give the same answer."""
        authorise("account.sign_in", person)
        self.refuse_in_local_play()
        self.rate_limiter.consume("sign_ins", origin.network)
        login = normalize_name(request.name.strip())
        user = await find_user_by_login(self.database, request.name, login)
        verified = await self.reauthentication.verify(user, login, request.password, request.code, origin)
        if not verified or user is None:
            raise InvalidCredentials("That name, password or code is wrong; try again.")
        new_hash = await self._rehash_if_outdated(user, request.password)
        async with self.database.writing() as session:
            if person.session_id is not None:
                await session.execute(delete(UserSession).where(UserSession.id == person.session_id))
            if new_hash is not None:
                await session.execute(update(User).where(User.id == user.id).values(password_hash=new_hash))
            secret = self.sessions.create(session, user, origin)
            audit(session, self.clock(), user.id, "account.signed_in", user.id, ip_address=origin.ip_address)
        return SignedIn(user.id, secret)

    async def _rehash_if_outdated(self, user: User, password: str) -> str | None:
        """A new hash if the stored one was made with weaker parameters."""
        if user.password_hash is None or not self.passwords.needs_rehash(user.password_hash):
            return None
        return await self.passwords.hash(password)

    async def change_password(
        self, person: Person, change: PasswordChange, origin: RequestOrigin
    ) -> list[OutgoingEmail]:
        """Store a new password and end all other sessions."""
        authorise("profile.password", person)
        self.refuse_in_local_play()
        user = await self.reauthentication.require(person, change.old, change.code, origin)
        validate_password(change.new, user.name)
        new_hash = await self.passwords.hash(change.new)
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == user.id).values(password_hash=new_hash))
            await end_sessions(session, user.id, except_id=person.session_id)
            await revoke_one_time_tokens(session, user.id, RESET)
            audit(session, self.clock(), user.id, "password.changed", user.id, ip_address=origin.ip_address)
        if user.email is None:
            return []
        return [compose_email(self.settings, "password-changed", user.email, user.language, user.name)]

    def refuse_in_local_play(self) -> None:
        if self.settings.local:
            raise Conflict("Local play needs no account; just play.")
