"""Who belongs to a club, and so may see its tables."""

from __future__ import annotations

from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.person import Person
from cuius.server.store.models import ClubMember

APPLICANT, MEMBER, ORGANISER, FOUNDER = "applicant", "member", "organiser", "founder"
ORGANISERS = (ORGANISER, FOUNDER)


async def club_role(session: AsyncSession, club_id: str, person: Person) -> str | None:
    """What somebody is in a club; None for nothing."""
    if person.id is None:
        return None
    member = await session.get(ClubMember, (club_id, person.id))
    return None if member is None else member.role


async def is_club_member(session: AsyncSession, club_id: str | None, person: Person) -> bool:
    """Whether somebody belongs to a club; who only asks to does not."""
    if club_id is None:
        return False
    return await club_role(session, club_id, person) in (MEMBER, *ORGANISERS)
