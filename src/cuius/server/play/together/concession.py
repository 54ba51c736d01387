"""Has a seat given up?"""

from __future__ import annotations

from sqlalchemy import select

from cuius.server.services import Services
from cuius.server.store.models import Motion


async def has_conceded(services: Services, table_id: str, name: str, holder: str | None) -> bool:
    """Has the present holder of a seat conceded?"""
    query = select(Motion.detail).where(
        Motion.table_id == table_id,
        Motion.kind == "concede",
        Motion.status == "carried",
        Motion.proposer == name,
    )
    async with services.database.reading() as session:
        return any(detail.get("holder") == holder for detail in await session.scalars(query))
