"""Two-factor authentication: TOTP codes and recovery codes, each of which works once."""

from __future__ import annotations

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
from cuius.server.accounts.qr_codes import qr_code
from cuius.server.accounts.reauthentication import (
    NEVER_EXPIRES,
    Reauthentication,
    ReauthenticationFailed,
    matching_totp_step,
    recovery_token_secret,
    totp_purpose,
)
from cuius.server.accounts.request_origin import RequestOrigin
from cuius.server.accounts.schemas import PasswordConfirmation, RecoveryCodes, TotpSecret
from cuius.server.accounts.sessions import end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.rate_limits import RateLimiter
from cuius.server.secrets import SecretBox, hash_secret, new_code
from cuius.server.store.database import Database
from cuius.server.store.models import OneTimeToken, User

ISSUER = "Cuius Regio"
RECOVERY_CODE_COUNT = 8


class TwoFactor:
    """Sets up and disables two-factor authentication."""

    def __init__(
        self,
        database: Database,
        clock: Clock,
        reauthentication: Reauthentication,
        rate_limiter: RateLimiter,
        secret_box: SecretBox,
    ) -> None:
        self.database = database
        self.clock = clock
        self.reauthentication = reauthentication
        self.rate_limiter = rate_limiter
        self.secret_box = secret_box

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
            encrypted = self.secret_box.encrypt(totp_purpose(user.id), secret)
            await issue_one_time_token(session, user.id, TWO_FACTOR, self.clock(), encrypted)
        uri = pyotp.TOTP(secret).provisioning_uri(user.name, ISSUER)
        return TotpSecret(secret, uri, qr_code(uri))

    async def confirm_setup(self, person: Person, code: str, origin: RequestOrigin) -> RecoveryCodes:
        """Enable two-factor sign-in and end other sessions. The recovery codes are returned only here."""
        authorise("profile.two_factor", person)
        assert person.id is not None
        now = self.clock()
        self.rate_limiter.consume("tries", f"two_factor of {person.id}")
        async with self.database.writing() as session:
            query = select(OneTimeToken).where(
                OneTimeToken.user_id == person.id,
                OneTimeToken.purpose == TWO_FACTOR,
                OneTimeToken.expires_at > now,
            )
            token = (await session.scalars(query)).first()
            if token is None:
                raise Conflict("Begin with a second factor first; you have ten minutes to confirm it.")
            secret = self.secret_box.decrypt(totp_purpose(person.id), token.detail)
            step = matching_totp_step(secret, code, now)
            if step is None:
                raise ReauthenticationFailed(
                    "That is not the code of this secret; look at the time of your device."
                )
            await session.execute(
                update(User).where(User.id == person.id).values(totp_secret=token.detail, totp_last_step=step)
            )
            await revoke_one_time_tokens(session, person.id, TWO_FACTOR)
            await revoke_one_time_tokens(session, person.id, RECOVERY)
            codes = [new_code() for _ in range(RECOVERY_CODE_COUNT)]
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


def recovery_token(user_id: str, code: str) -> OneTimeToken:
    return OneTimeToken(
        id=hash_secret(recovery_token_secret(user_id, code)),
        user_id=user_id,
        purpose=RECOVERY,
        expires_at=NEVER_EXPIRES,
    )
