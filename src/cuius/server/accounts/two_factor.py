"""The second factor: codes of an authenticator that change every half minute, each of which works once."""

from __future__ import annotations

import base64
import secrets

import pyotp
from sqlalchemy import select, update

from cuius.server.accounts.audit import note
from cuius.server.accounts.one_time_tokens import RECOVERY, TWO_FACTOR, tear_slips, write_slip
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import FOREVER, Proofs, WrongProof, fitting_step, recovery_secret
from cuius.server.accounts.request_origin import Visit
from cuius.server.accounts.schemas import PasswordConfirmation, RecoveryCodes, TotpSecret
from cuius.server.accounts.sessions import end_sessions
from cuius.server.clock import Clock
from cuius.server.errors import Conflict
from cuius.server.secrets import hashed
from cuius.server.store.database import Database
from cuius.server.store.models import OneTimeToken, User

ISSUER = "Cuius Regio"
RECOVERY_CODES = 8
RECOVERY_BYTES = 10
"""Sixteen letters and digits: too many to guess even for who has the hashes."""


class Second:
    """Second factors: begun, confirmed, taken away."""

    def __init__(self, database: Database, clock: Clock, proofs: Proofs) -> None:
        self.database = database
        self.clock = clock
        self.proofs = proofs

    async def begin(self, person: Person, proof: PasswordConfirmation, visit: Visit) -> TotpSecret:
        """A secret for the authenticator. Nothing changes until a code of it has been given."""
        authorise("me.second", person)
        user = await self.proofs.require(person, proof.password, proof.code, visit)
        if user.totp_secret is not None:
            raise Conflict("You have a second factor already; take it away first.")
        secret = pyotp.random_base32()
        async with self.database.writing() as session:
            await write_slip(session, user.id, TWO_FACTOR, self.clock(), secret)
        return TotpSecret(secret, pyotp.TOTP(secret).provisioning_uri(user.name, ISSUER))

    async def confirm(self, person: Person, code: str, visit: Visit) -> RecoveryCodes:
        """From now on a code is needed to sign in; other sessions end. Returns the recovery codes, once."""
        authorise("me.second", person)
        assert person.id is not None
        now = self.clock()
        self.proofs.throttle.spend("tries", f"second of {person.id}")
        async with self.database.writing() as session:
            query = select(OneTimeToken).where(
                OneTimeToken.user_id == person.id,
                OneTimeToken.purpose == TWO_FACTOR,
                OneTimeToken.expires_at > now,
            )
            slip = (await session.scalars(query)).first()
            if slip is None:
                raise Conflict("Begin with a second factor first; you have ten minutes to confirm it.")
            step = fitting_step(slip.detail, code, now)
            if step is None:
                raise WrongProof("That is not the code of this secret; look at the time of your device.")
            await session.execute(
                update(User).where(User.id == person.id).values(totp_secret=slip.detail, totp_last_step=step)
            )
            await tear_slips(session, person.id, TWO_FACTOR)
            await tear_slips(session, person.id, RECOVERY)
            codes = [recovery_code() for _ in range(RECOVERY_CODES)]
            session.add_all(recovery_slip(person.id, recovery) for recovery in codes)
            await end_sessions(session, person.id, but=person.session)
            note(session, now, person.id, "second.confirmed", person.id, address=visit.address)
        return RecoveryCodes(codes)

    async def take_away(self, person: Person, proof: PasswordConfirmation, visit: Visit) -> None:
        """Sign in by password alone again; needs the password and a code."""
        authorise("me.second", person)
        user = await self.proofs.require(person, proof.password, proof.code, visit)
        if user.totp_secret is None:
            raise Conflict("You have no second factor.")
        async with self.database.writing() as session:
            await session.execute(update(User).where(User.id == user.id).values(totp_secret=None))
            await tear_slips(session, user.id, RECOVERY)
            note(session, self.clock(), user.id, "second.removed", user.id, address=visit.address)


def recovery_code() -> str:
    """Sixteen letters and digits in groups of four."""
    word = base64.b32encode(secrets.token_bytes(RECOVERY_BYTES)).decode()
    return "-".join(word[at : at + 4] for at in range(0, len(word), 4))


def recovery_slip(user_id: str, code: str) -> OneTimeToken:
    return OneTimeToken(
        id=hashed(recovery_secret(user_id, code)), user_id=user_id, purpose=RECOVERY, expires_at=FOREVER
    )
