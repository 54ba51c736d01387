"""Verifying the password and the second factor; failed attempts are slowed down."""

from __future__ import annotations

import secrets

import pyotp
from sqlalchemy import or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.audit import UNKNOWN_ACTOR, audit
from cuius.server.accounts.names import normalize_name
from cuius.server.accounts.one_time_tokens import RECOVERY, redeem_one_time_token
from cuius.server.accounts.passwords import Passwords
from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.sign_in_throttle import SignInThrottle
from cuius.server.clock import Clock
from cuius.server.errors import NotAllowed, NotSignedIn
from cuius.server.secrets import SecretBox
from cuius.server.store.database import Database
from cuius.server.store.models import User

TOTP_STEP_SECONDS = 30
NEVER_EXPIRES = 1e12


class InvalidCredentials(NotSignedIn):
    """The account, the password or the code is wrong; the answer does not say which."""


class TwoFactorCodeRequired(NotSignedIn):
    """The password is right, but the account has two-factor authentication and the code is missing."""


class ReauthenticationFailed(NotAllowed):
    """A signed-in user gave a wrong password or code."""


class Reauthentication:
    """Verifies passwords and two-factor codes."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        passwords: Passwords,
        throttle: SignInThrottle,
        secret_box: SecretBox,
    ) -> None:
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.throttle = throttle
        self.secret_box = secret_box

    async def verify(
        self,
        user: User | None,
        login: str,
        password: str,
        code: str,
        origin: RequestOrigin,
        known_browser: str | None,
    ) -> bool:
        """Whether password and code are right. `login` counts the attempts on unknown accounts.

        Raises `TwoFactorCodeRequired` only if the password is right; all other failures are alike.
        """
        account = user.id if user is not None else f"unknown {login}"
        key = f"{account} at {origin.network}" if known_browser is None else f"{account} {known_browser}"
        await self.throttle.admit(account, key, known_browser is not None)
        verified = await self.passwords.verify(password, user.password_hash if user is not None else None)
        if verified and user is not None and user.totp_secret is not None:
            if not code:
                raise TwoFactorCodeRequired("Give the code of your authenticator too.")
            verified = await self.consume_code(user, code)
        if not verified:
            self.throttle.failed(account, key)
            await self._audit_failure(user, origin)
        else:
            self.throttle.succeeded(key)
        return verified

    async def require(self, person: Person, password: str, code: str, origin: RequestOrigin) -> User:
        """Verify a signed-in person once more; returns the account."""
        async with self.database.reading() as session:
            user = await session.get_one(User, person.id)
        browser = None if person.session_id is None else f"session {person.session_id}"
        if not await self.verify(user, user.name_key, password, code, origin, browser):
            raise ReauthenticationFailed("That is not your password, or not a fresh code; try again.")
        return user

    async def consume_code(self, user: User, code: str) -> bool:
        """Whether this is an unused TOTP code or recovery code; it cannot be used again."""
        totp_secret = self.secret_box.decrypt(totp_purpose(user.id), user.totp_secret or "")
        step = matching_totp_step(totp_secret, code, self.clock())
        if step is None:
            return await self._consume_recovery_code(user, code)
        unused = update(User).where(User.id == user.id, User.totp_last_step < step)
        query = unused.values(totp_last_step=step).returning(User.id)
        async with self.database.writing() as session:
            return (await session.execute(query)).first() is not None

    async def _consume_recovery_code(self, user: User, code: str) -> bool:
        secret = recovery_token_secret(user.id, code)
        async with self.database.writing() as session:
            redeemed = await redeem_one_time_token(session, secret, RECOVERY, self.clock())
            if redeemed is not None:
                audit(session, self.clock(), user.id, "two_factor.recovery_code_used")
        return redeemed is not None

    async def _audit_failure(self, user: User | None, origin: RequestOrigin) -> None:
        subject, ip_address = user.id if user is not None else "", origin.ip_address
        async with self.database.writing() as session:
            audit(
                session, self.clock(), UNKNOWN_ACTOR, "credentials.rejected", subject, ip_address=ip_address
            )


def matching_totp_step(secret: str, code: str, now: float) -> int | None:
    """The time step of this code: the current one or a neighbour, since clocks differ a little."""
    typed = code.replace(" ", "").encode()
    totp = pyotp.TOTP(secret)
    current = int(now) // TOTP_STEP_SECONDS
    matching = [
        step
        for step in (current - 1, current, current + 1)
        if secrets.compare_digest(totp.generate_otp(step).encode(), typed)
    ]
    return matching[0] if matching else None


def totp_purpose(user_id: str) -> str:
    """What the encrypted TOTP secret of a user is bound to."""
    return f"totp {user_id}"


def recovery_token_secret(user_id: str, code: str) -> str:
    """The secret of a recovery code's one-time token: bound to the user, without dashes and case."""
    return f"{user_id} {code.replace('-', '').replace(' ', '').upper()}"


async def find_user_by_login(database: Database, typed: str) -> User | None:
    """The account with this name or confirmed email address."""
    async with database.reading() as session:
        if "@" not in typed:
            return await find_user_by_name(session, typed)
        query = select(User).where(User.email == typed.strip().casefold(), User.deleted_at.is_(None))
        return (await session.scalars(query)).first()


async def find_user_by_name(session: AsyncSession, typed: str) -> User | None:
    """The account of this very name, or else of one that differs in case or look-alike letters only.

    Accounts that are older than the rule against look-alike names may be twins: each has its own name.
    """
    name = " ".join(typed.split())
    query = select(User).where(
        or_(User.name == name, User.name_key == normalize_name(name)), User.deleted_at.is_(None)
    )
    found = (await session.scalars(query)).all()
    return min(found, key=lambda user: user.name != name, default=None)
