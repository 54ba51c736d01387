"""Verifying the password and the second factor, with a limit on failed attempts."""

from __future__ import annotations

import secrets

import pyotp
from sqlalchemy import select, update

from cuius.server.accounts.audit import UNKNOWN_ACTOR, audit
from cuius.server.accounts.one_time_tokens import RECOVERY, redeem_one_time_token
from cuius.server.accounts.passwords import Passwords
from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.clock import Clock
from cuius.server.errors import NotAllowed, NotSignedIn
from cuius.server.rate_limits import RateLimiter
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
        self, database: Database, clock: Clock, passwords: Passwords, rate_limiter: RateLimiter
    ) -> None:
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.rate_limiter = rate_limiter

    async def verify(
        self, user: User | None, login: str, password: str, code: str, origin: RequestOrigin
    ) -> bool:
        """Whether password and code are right. `login` counts the attempts on unknown accounts.

        Raises `TwoFactorCodeRequired` only if the password is right; all other failures are alike.
        """
        account = user.id if user is not None else f"unknown {login}"
        account_at_address = f"{account} at {origin.network}"
        self.rate_limiter.check("tries", account_at_address)
        self.rate_limiter.check("tries_anywhere", account)
        verified = await self.passwords.verify(password, user.password_hash if user is not None else None)
        if verified and user is not None and user.totp_secret is not None:
            if not code:
                raise TwoFactorCodeRequired("Give the code of your authenticator too.")
            verified = await self.consume_code(user, code)
        if not verified:
            self.rate_limiter.record("tries", account_at_address)
            self.rate_limiter.record("tries_anywhere", account)
            await self._audit_failure(user, origin)
        else:
            self.rate_limiter.reset("tries", account_at_address)
        return verified

    async def require(self, person: Person, password: str, code: str, origin: RequestOrigin) -> User:
        """Verify a signed-in person once more; returns the account."""
        async with self.database.reading() as session:
            user = await session.get_one(User, person.id)
        if not await self.verify(user, user.name_key, password, code, origin):
            raise ReauthenticationFailed("That is not your password, or not a fresh code; try again.")
        return user

    async def consume_code(self, user: User, code: str) -> bool:
        """Whether this is an unused TOTP code or recovery code; it cannot be used again."""
        step = matching_totp_step(user.totp_secret or "", code, self.clock())
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


def recovery_token_secret(user_id: str, code: str) -> str:
    """The secret of a recovery code's one-time token: bound to the user, without dashes and case."""
    return f"{user_id} {code.replace('-', '').replace(' ', '').upper()}"


async def find_user_by_login(database: Database, typed: str, normalized: str) -> User | None:
    """The account with this name or confirmed email address."""
    column = User.email if "@" in typed else User.name_key
    query = select(User).where(column == normalized, User.deleted_at.is_(None))
    async with database.reading() as session:
        return (await session.scalars(query)).first()
