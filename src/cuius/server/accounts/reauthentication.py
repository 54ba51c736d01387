"""Proofs: the password and the second factor, with a limit on how often they are tried in vain."""

from __future__ import annotations

import secrets

import pyotp
from sqlalchemy import select, update

from cuius.server.accounts.audit import NOBODY, note
from cuius.server.accounts.one_time_tokens import RECOVERY, take_slip
from cuius.server.accounts.passwords import Passwords
from cuius.server.accounts.person import Person
from cuius.server.accounts.request_origin import Visit
from cuius.server.clock import Clock
from cuius.server.errors import NotAllowed, NotSignedIn
from cuius.server.rate_limits import Throttle
from cuius.server.store.database import Database
from cuius.server.store.models import User

STEP = 30
"""Seconds that a code of an authenticator is shown."""
FOREVER = 1e12
"""A time that none of us will see."""


class WrongSignIn(NotSignedIn):
    """The same words whether the account, the password or the code is wrong."""


class CodeNeeded(NotSignedIn):
    """The password is right, and the account has a second factor."""


class WrongProof(NotAllowed):
    """Somebody who is signed in did not know the password, or had no code."""


class Proofs:
    """Checks passwords and codes."""

    def __init__(self, database: Database, clock: Clock, passwords: Passwords, throttle: Throttle) -> None:
        self.database = database
        self.clock = clock
        self.passwords = passwords
        self.throttle = throttle

    async def check(self, user: User | None, typed: str, password: str, code: str, visit: Visit) -> bool:
        """Do password and code fit? `typed` is the name that was given, should there be no such account.

        Raises `CodeNeeded` only for who knows the password; else all failures look alike and count.
        """
        who = user.id if user is not None else f"unknown {typed}"
        nearby = f"{who} at {visit.address}"
        self.throttle.check("tries", nearby)
        self.throttle.check("tries_anywhere", who)
        fits = await self.passwords.fits(password, user.password_hash if user is not None else None)
        if fits and user is not None and user.totp_secret is not None:
            if not code:
                raise CodeNeeded("Give the code of your authenticator too.")
            fits = await self.use_code(user, code)
        if not fits:
            self.throttle.note("tries", nearby)
            self.throttle.note("tries_anywhere", who)
            await self._note_failure(user, visit)
        else:
            self.throttle.forgive("tries", nearby)
        return fits

    async def require(self, person: Person, password: str, code: str, visit: Visit) -> User:
        """Somebody signed in proves it once more; returns the account."""
        async with self.database.reading() as session:
            user = await session.get_one(User, person.id)
        if not await self.check(user, user.name_key, password, code, visit):
            raise WrongProof("That is not your password, or not a fresh code; try again.")
        return user

    async def use_code(self, user: User, code: str) -> bool:
        """Is this a code of the authenticator, or a recovery code, that was not used before?"""
        step = fitting_step(user.totp_secret or "", code, self.clock())
        if step is None:
            return await self._use_recovery_code(user, code)
        later = update(User).where(User.id == user.id, User.totp_last_step < step).values(totp_last_step=step)
        async with self.database.writing() as session:
            return (await session.execute(later.returning(User.id))).first() is not None

    async def _use_recovery_code(self, user: User, code: str) -> bool:
        async with self.database.writing() as session:
            taken = await take_slip(session, recovery_secret(user.id, code), RECOVERY, self.clock())
            if taken is not None:
                note(session, self.clock(), user.id, "second.recovered")
        return taken is not None

    async def _note_failure(self, user: User | None, visit: Visit) -> None:
        subject = user.id if user is not None else ""
        async with self.database.writing() as session:
            note(session, self.clock(), NOBODY, "proof.failed", subject, address=visit.address)


def fitting_step(secret: str, code: str, now: float) -> int | None:
    """The time step that this code belongs to: now, just before or just after; clocks differ a little."""
    typed = code.replace(" ", "").encode()
    generator = pyotp.TOTP(secret)
    current = int(now) // STEP
    fits = [
        step
        for step in (current - 1, current, current + 1)
        if secrets.compare_digest(generator.generate_otp(step).encode(), typed)
    ]
    return fits[0] if fits else None


def recovery_secret(user_id: str, code: str) -> str:
    """A recovery code belongs to one person, and dashes and case do not matter."""
    return f"{user_id} {code.replace('-', '').replace(' ', '').upper()}"


async def find_user(database: Database, typed: str, folded: str) -> User | None:
    """The account of a name, or of a confirmed mail address."""
    column = User.email if "@" in typed else User.name_key
    query = select(User).where(column == folded, User.deleted_at.is_(None))
    async with database.reading() as session:
        return (await session.scalars(query)).first()
