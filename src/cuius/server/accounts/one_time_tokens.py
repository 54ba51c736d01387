"""Slips: secrets that work once and not for long. We keep their hashes."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.secrets import hashed, new_secret
from cuius.server.store.models import Slip

RESET, MAIL, SECOND, RECOVERY = "reset", "mail", "second", "recovery"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
LASTS = {RESET: HOUR, MAIL: DAY, SECOND: 10 * MINUTE}
"""Seconds; a recovery code lasts until it is used."""


async def write_slip(session: AsyncSession, user_id: str, purpose: str, now: float, detail: str = "") -> str:
    """A new slip in place of an earlier one for the same purpose; returns its secret."""
    await tear_slips(session, user_id, purpose)
    secret = new_secret()
    slip = Slip(
        id=hashed(secret), user_id=user_id, purpose=purpose, ends_at=now + LASTS[purpose], detail=detail
    )
    session.add(slip)
    return secret


async def take_slip(session: AsyncSession, secret: str, purpose: str, now: float) -> tuple[str, str] | None:
    """Whose slip it was and what it was about; it does not work again."""
    query = (
        delete(Slip)
        .where(Slip.id == hashed(secret), Slip.purpose == purpose, Slip.ends_at > now)
        .returning(Slip.user_id, Slip.detail)
    )
    found = (await session.execute(query)).first()
    return None if found is None else (found[0], found[1])


async def tear_slips(session: AsyncSession, user_id: str, purpose: str | None = None) -> None:
    """Make slips of a person worthless."""
    query = delete(Slip).where(Slip.user_id == user_id)
    await session.execute(query if purpose is None else query.where(Slip.purpose == purpose))
