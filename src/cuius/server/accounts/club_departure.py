"""Somebody leaves clubs: the club goes to another, or ends with its last member."""

from __future__ import annotations

from sqlalchemy import case, delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import Club, ClubMember, ClubTournament, GameTable, TournamentEntry


async def leave_all_clubs(session: AsyncSession, user_id: str) -> None:
    """As when an account is deleted."""
    clubs = await session.scalars(select(ClubMember.club_id).where(ClubMember.user_id == user_id))
    for club_id in clubs.all():
        await leave_club(session, club_id, user_id)


async def leave_club(session: AsyncSession, club_id: str, user_id: str) -> None:
    """Membership and entries end; a club without a founder goes to whoever has been there the longest."""
    await withdraw_entries(session, club_id, user_id)
    mine = (ClubMember.club_id == club_id, ClubMember.user_id == user_id)
    role = await session.scalar(delete(ClubMember).where(*mine).returning(ClubMember.role))
    if role != "founder":
        return
    heirs = (
        select(ClubMember)
        .where(ClubMember.club_id == club_id, ClubMember.role != "applicant")
        .order_by(case((ClubMember.role == "organiser", 0), else_=1), ClubMember.since, ClubMember.user_id)
    )
    heir = (await session.scalars(heirs.limit(1))).first()
    if heir is None:
        await dissolve_club(session, club_id)
    else:
        heir.role = "founder"


async def withdraw_entries(session: AsyncSession, club_id: str, user_id: str) -> None:
    """Out of the tournaments of a club; before the start the entry goes away, later it keeps its line."""
    of_club = select(ClubTournament.id).where(ClubTournament.club_id == club_id)
    entering, running = (of_club.where(ClubTournament.status == status) for status in ("entering", "running"))
    mine = TournamentEntry.user_id == user_id
    await session.execute(delete(TournamentEntry).where(mine, TournamentEntry.tournament_id.in_(entering)))
    await session.execute(
        update(TournamentEntry)
        .where(mine, TournamentEntry.tournament_id.in_(running), TournamentEntry.status == "playing")
        .values(status="withdrawn")
    )


async def dissolve_club(session: AsyncSession, club_id: str) -> None:
    """The club goes with its tournaments; its tables stay with those who sit at them."""
    await session.execute(update(GameTable).where(GameTable.club_id == club_id).values(club_id=None))
    club = await session.get(Club, club_id)
    if club is not None:
        await session.delete(club)
