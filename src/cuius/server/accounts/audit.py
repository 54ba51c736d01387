"""The audit trail: what accounts and admins did. It holds no secrets and no submitted text."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import AuditEntry

UNKNOWN_ACTOR = ""
"""The actor of an action by somebody who is not signed in."""

DAY = 86_400
RETENTION_SECONDS = 365 * DAY


def audit(
    session: AsyncSession, at: float, actor: str, action: str, subject: str = "", **detail: Any
) -> None:
    """Add an entry in the transaction of the action itself."""
    session.add(AuditEntry(created_at=at, actor=actor, action=action, subject=subject[:80], detail=detail))
