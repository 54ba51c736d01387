"""One-time tokens: random secrets that expire and work once. Only their hashes are stored."""

from __future__ import annotations

from sqlalchemy import delete
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.secrets import hash_secret, new_secret
from cuius.server.store.models import OneTimeToken

RESET, EMAIL, TWO_FACTOR, RECOVERY = "reset", "email", "two_factor", "recovery"
MINUTE, HOUR, DAY = 60.0, 3600.0, 86_400.0
LIFETIME_SECONDS = {RESET: HOUR, EMAIL: DAY, TWO_FACTOR: 10 * MINUTE}
"""By purpose; recovery codes do not expire."""


async def issue_one_time_token(
    session: AsyncSession,
    user_id: str,
    purpose: str,
    now: float,
    detail: str = "",
    lifetime: float | None = None,
) -> str:
    """Create a token, which replaces an earlier one for the same purpose; returns its secret.

    Only tokens to reset a password do not: anybody may request them, and would make those worthless that the
    owner has received.
    """
    if purpose != RESET:
        await revoke_one_time_tokens(session, user_id, purpose)
    secret, expires_at = new_secret(), now + (lifetime or LIFETIME_SECONDS[purpose])
    session.add(
        OneTimeToken(
            id=hash_secret(secret), user_id=user_id, purpose=purpose, expires_at=expires_at, detail=detail
        )
    )
    return secret


async def redeem_one_time_token(
    session: AsyncSession, secret: str, purpose: str, now: float
) -> tuple[str, str] | None:
    """Delete a valid token and return its user id and detail; None if there is none."""
    valid = (
        OneTimeToken.id == hash_secret(secret),
        OneTimeToken.purpose == purpose,
        OneTimeToken.expires_at > now,
    )
    query = delete(OneTimeToken).where(*valid).returning(OneTimeToken.user_id, OneTimeToken.detail)
    redeemed = (await session.execute(query)).first()
    return None if redeemed is None else (redeemed[0], redeemed[1])


async def revoke_one_time_tokens(session: AsyncSession, user_id: str, purpose: str | None = None) -> None:
    """Delete a user's tokens, of one purpose or all."""
    query = delete(OneTimeToken).where(OneTimeToken.user_id == user_id)
    await session.execute(query if purpose is None else query.where(OneTimeToken.purpose == purpose))
