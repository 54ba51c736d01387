"""Who may see a table."""

from __future__ import annotations

import secrets
from collections.abc import Iterable

from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.person import Person
from cuius.server.errors import NotFound
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.club_members import is_club_member
from cuius.server.tables.seats import SeatSnapshot


def is_known(
    table: GameTable, seats: Iterable[Seat | SeatSnapshot], person: Person, invitation: str = ""
) -> bool:
    """Is it open to all, or did this person make it, sit at it or get its invitation?"""
    if table.public or person.admin or secrets.compare_digest(invitation.encode(), table.invitation.encode()):
        return True
    known = {table.owner_id, *(s.user_id for s in seats), *(s.previous_user_id for s in seats)}
    return not person.is_anonymous and person.id in known


async def refuse_unseen(
    session: AsyncSession,
    table: GameTable,
    seats: Iterable[Seat | SeatSnapshot],
    person: Person,
    invitation: str = "",
) -> None:
    """A table that is not open exists for those who sit at it, made it, were invited, or share its club."""
    if is_known(table, seats, person, invitation) or await is_club_member(session, table.club_id, person):
        return
    raise NotFound("There is no such table, or you need its invitation.")
