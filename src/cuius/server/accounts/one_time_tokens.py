"""Slips: secrets that work once and not for long. We keep their hashes."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.secrets import hashed, new_secret
from cuius.server.store.models import OneTimeToken

RESET, EMAIL, TWO_FACTOR, RECOVERY = "reset", "email", "two_factor", "recovery"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
LASTS = {RESET: HOUR, EMAIL: DAY, TWO_FACTOR: 10 * MINUTE}
"""Seconds; a recovery code lasts until it is used."""


async def write_slip(session: AsyncSession, user_id: str, purpose: str, now: float, detail: str = "") -> str:
    """A new slip in place of an earlier one for the same purpose; returns its secret."""
    await tear_slips(session, user_id, purpose)
    secret = new_secret()
    slip = OneTimeToken(
        id=hashed(secret), user_id=user_id, purpose=purpose, expires_at=now + LASTS[purpose], detail=detail
    )
    session.add(slip)
    return secret


async def take_slip(session: AsyncSession, secret: str, purpose: str, now: float) -> tuple[str, str] | None:
    """Whose slip it was and what it was about; it does not work again."""
    query = (
        delete(OneTimeToken)
        .where(
            OneTimeToken.id == hashed(secret), OneTimeToken.purpose == purpose, OneTimeToken.expires_at > now
        )
        .returning(OneTimeToken.user_id, OneTimeToken.detail)
    )
    found = (await session.execute(query)).first()
    return None if found is None else (found[0], found[1])


async def tear_slips(session: AsyncSession, user_id: str, purpose: str | None = None) -> None:
    """Make slips of a person worthless."""
    query = delete(OneTimeToken).where(OneTimeToken.user_id == user_id)
    await session.execute(query if purpose is None else query.where(OneTimeToken.purpose == purpose))
