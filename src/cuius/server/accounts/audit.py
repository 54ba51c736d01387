"""The audit trail: what accounts and admins did, without secrets and without what was typed."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import AuditEntry

NOBODY = ""
"""The actor of what somebody unknown did."""

DAY = 86_400
KEPT = 365 * DAY
"""How long an entry is kept."""


def note(session: AsyncSession, at: float, actor: str, action: str, subject: str = "", **detail: Any) -> None:
    """Add an entry, in the same transaction as what it is about."""
    session.add(AuditEntry(created_at=at, actor=actor, action=action, subject=subject[:80], detail=detail))
