"""Two-factor authentication: TOTP codes and recovery codes, each of which works once."""

from __future__ import annotations

import base64
import secrets

import pyotp
from sqlalchemy import select, update

from cuius.server.accounts.audit import audit
from cuius.server.accounts.one_time_tokens import (
    RECOVERY,
    TWO_FACTOR,
    issue_one_time_token,
    revoke_one_time_tokens,
)
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import (
    NEVER_EXPIRES,
    Reauthentication,
    ReauthenticationFailed,
    matching_totp_step,
    recovery_token_secret,
)
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import PasswordConfirmation, RecoveryCodes, TotpSecret
from cuius.server.accounts.sessions import end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.secrets import hash_secret
from cuius.server.store.database import Database
from cuius.server.store.models import OneTimeToken, User

ISSUER = "Cuius Regio"
RECOVERY_CODE_COUNT = 8
RECOVERY_CODE_BYTES = 10
"""Encoded as sixteen letters and digits: too many to guess even from the hashes."""


class TwoFactor:
    """Sets up and disables two-factor authentication."""

    def __init__(self, database: Database, clock: Clock, reauthentication: Reauthentication) -> None:
        self.database = database
        self.clock = clock
        self.reauthentication = reauthentication

    async def begin_setup(
        self, person: Person, confirmation: PasswordConfirmation, origin: RequestOrigin
    ) -> TotpSecret:
        """Create a secret for the authenticator; it takes effect with the first confirmed code."""
        authorise("profile.two_factor", person)
        user = await self.reauthentication.require(person, confirmation.password, confirmation.code, origin)
        if user.totp_secret is not None:
            raise Conflict("You have a second factor already; take it away first.")
        secret = pyotp.random_base32()
        async with self.database.writing() as session:
            await issue_one_time_token(session, user.id, TWO_FACTOR, self.clock(), secret)
        return TotpSecret(secret, pyotp.TOTP(secret).provisioning_uri(user.name, ISSUER))

    async def confirm_setup(self, person: Person, code: str, origin: RequestOrigin) -> RecoveryCodes:
        """Enable two-factor sign-in and end other sessions. The recovery codes are returned only here."""
        authorise("profile.two_factor", person)
        assert person.id is not None
        now = self.clock()
        self.reauthentication.rate_limiter.consume("tries", f"two_factor of {person.id}")
        async with self.database.writing() as session:
            query = select(OneTimeToken).where(
                OneTimeToken.user_id == person.id,
                OneTimeToken.purpose == TWO_FACTOR,
                OneTimeToken.expires_at > now,
            )
            token = (await session.scalars(query)).first()
            if token is None:
                raise Conflict("Begin with a second factor first; you have ten minutes to confirm it.")
            step = matching_totp_step(token.detail, code, now)
            if step is None:
                raise ReauthenticationFailed(
                    "That is not the code of this secret; look at the time of your device."
                )
            await session.execute(
                update(User).where(User.id == person.id).values(totp_secret=token.detail, totp_last_step=step)
            )
            await revoke_one_time_tokens(session, person.id, TWO_FACTOR)
            await revoke_one_time_tokens(session, person.id, RECOVERY)
            codes = [new_recovery_code() for _ in range(RECOVERY_CODE_COUNT)]
            session.add_all(recovery_token(person.id, code) for code in codes)
            await end_sessions(session, person.id, except_id=person.session_id)
            audit(session, now, person.id, "two_factor.enabled", person.id, ip_address=origin.ip_address)
        return RecoveryCodes(codes)

    async def disable(
        self, person: Person, confirmation: PasswordConfirmation, origin: RequestOrigin
    ) -> None:
        """Disable two-factor sign-in; needs the password and a code."""
        authorise("profile.two_factor", person)
        user = await self.reauthentication.require(person, confirmation.password, confirmation.code, origin)
        if user.totp_secret is None:
            raise Conflict("You have no second factor.")
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == user.id).values(totp_secret=None))
            await revoke_one_time_tokens(session, user.id, RECOVERY)
            audit(
                session, self.clock(), user.id, "two_factor.disabled", user.id, ip_address=origin.ip_address
            )


def new_recovery_code() -> str:
    """Sixteen letters and digits in groups of four."""
    word = base64.b32encode(secrets.token_bytes(RECOVERY_CODE_BYTES)).decode()
    return "-".join(word[start : start + 4] for start in range(0, len(word), 4))


def recovery_token(user_id: str, code: str) -> OneTimeToken:
    return OneTimeToken(
        id=hash_secret(recovery_token_secret(user_id, code)),
        user_id=user_id,
        purpose=RECOVERY,
        expires_at=NEVER_EXPIRES,
    )
