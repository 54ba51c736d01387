"""Clubs: founded, joined, led and left."""

from __future__ import annotations

import secrets
from typing import Literal

import msgspec
from sqlalchemy import Select, case, delete, func, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.audit import audit
from cuius.server.accounts.blocks_and_reports import get_user_by_name
from cuius.server.accounts.club_departure import dissolve_club, leave_club
from cuius.server.accounts.names import normalize_name, validate_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clock import Clock
from cuius.server.clubs.schemas import (
    ClubChange,
    ClubInfo,
    ClubMemberInfo,
    ClubNewsInfo,
    ClubSummary,
    MemberChange,
    NewClub,
)
from cuius.server.errors import Conflict, LimitExceeded, NotAllowed, NotFound
from cuius.server.notify.notices import NewNotice, Notices
from cuius.server.secrets import new_id, new_secret
from cuius.server.store.database import Database
from cuius.server.store.models import Club, ClubMember, ClubNews, User
from cuius.server.tables.club_members import APPLICANT, FOUNDER, MEMBER, ORGANISER, ORGANISERS, club_role

MAX_FOUNDED = 10
MAX_MEMBERS = 1000
MAX_NEWS = 50
"""How many a club keeps; older ones go when a new one comes."""
MAX_SHOWN = 50
"""How many clubs a page of the list shows."""

ORDER = case({FOUNDER: 0, ORGANISER: 1}, value=ClubMember.role, else_=2)


class ClubQuery(msgspec.Struct, frozen=True):
    """Which clubs somebody wants to see."""

    which: Literal["all", "mine"] = "all"
    search: str = ""
    offset: int = 0
    limit: int = MAX_SHOWN


class Clubs:
    def __init__(self, database: Database, clock: Clock, notices: Notices) -> None:
        self.database = database
        self.clock = clock
        self.notices = notices

    # Looking

    async def list_clubs(self, person: Person, query: ClubQuery) -> list[ClubSummary]:
        """Clubs that anybody may find, and one's own; the largest first."""
        authorise("clubs.view", person)
        async with self.database.reading() as session:
            rows = (await session.execute(list_statement(person, query))).all()
        return [ClubSummary(c.id, c.name, c.about, c.joining, count, role) for c, count, role in rows]

    async def info(self, person: Person, club_id: str, invitation: str = "") -> ClubInfo:
        authorise("clubs.view", person)
        async with self.database.reading() as session:
            club, role = await find_visible(session, person, club_id, invitation)
            query = select(User.name, ClubMember.role, ClubMember.since, ClubMember.user_id)
            query = query.join(User, User.id == ClubMember.user_id).where(ClubMember.club_id == club_id)
            people = (await session.execute(query.order_by(ORDER, ClubMember.since, User.name))).all()
            leads = role in ORGANISERS
            own = await session.get(ClubMember, (club_id, person.id)) if role is not None else None
            news = await news_of(session, club_id) if role in (MEMBER, *ORGANISERS) else []
        members = [ClubMemberInfo(p.name, p.role, p.since) for p in people]
        return ClubInfo(
            id=club.id,
            name=club.name,
            about=club.about,
            joining=club.joining,
            role=role,
            created_at=club.created_at,
            members=[m for m in members if m.role != APPLICANT],
            applicants=[m for m in members if m.role == APPLICANT and leads],
            news=news,
            invitation=club.invitation if leads else None,
            calendar_key=own.calendar_key if own is not None and own.role != APPLICANT else None,
        )

    # Founding and leading

    async def create(self, person: Person, wish: NewClub) -> str:
        authorise("clubs.create", person)
        assert person.id is not None
        now, name = self.clock(), validate_name(wish.name)
        club = Club(
            id=new_id(),
            name=name,
            name_key=normalize_name(name),
            about=wish.about.strip(),
            joining=wish.joining,
            invitation=new_secret(),
            created_at=now,
        )
        founded = ClubMember.user_id == person.id, ClubMember.role == FOUNDER
        async with self.database.writing() as session:
            if (await session.scalar(select(func.count()).where(*founded)) or 0) >= MAX_FOUNDED:
                raise LimitExceeded(f"You lead {MAX_FOUNDED} clubs; hand one over or dissolve it first.")
            session.add(club)
            await flush_name(session)
            session.add(new_member(club.id, person.id, FOUNDER, now))
        return club.id

    async def change(self, person: Person, club_id: str, change: ClubChange) -> None:
        async with self.database.writing() as session:
            club = await self.find_led(session, person, club_id, "club.edit")
            if change.name is not None:
                club.name = validate_name(change.name)
                club.name_key = normalize_name(club.name)
            club.about = club.about if change.about is None else change.about.strip()
            club.joining = change.joining or club.joining
            await flush_name(session)

    async def renew_invitation(self, person: Person, club_id: str) -> str:
        """A new link; the old one opens nothing any more."""
        async with self.database.writing() as session:
            club = await self.find_led(session, person, club_id, "club.edit")
            club.invitation = new_secret()
            return club.invitation

    async def dissolve(self, person: Person, club_id: str) -> None:
        """The founder, or whoever keeps the server, ends a club."""
        async with self.database.writing() as session:
            club, role = await find_visible(session, person, club_id)
            authorise("club.dissolve", person, holder=role is not None, owner=role == FOUNDER)
            assert person.id is not None
            audit(session, self.clock(), person.id, "club.dissolved", club.id, name=club.name)
            await dissolve_club(session, club_id)

    # Members

    async def join(self, person: Person, club_id: str, invitation: str) -> str:
        """Become a member, or ask for it; says which."""
        authorise("clubs.join", person)
        assert person.id is not None
        async with self.database.writing() as session:
            club, role = await find_visible(session, person, club_id, invitation, lock=True)
            invited = is_invitation(club, invitation)
            if role not in (None, APPLICANT):
                return role
            accepted = club.joining == "open" or invited
            if not accepted and club.joining == "invitation":
                raise NotAllowed("This club takes new members by invitation; ask one of its organisers.")
            members = select(func.count()).where(ClubMember.club_id == club_id)
            if (await session.scalar(members) or 0) >= MAX_MEMBERS:
                raise LimitExceeded(f"A club has up to {MAX_MEMBERS} members; this one is full.")
            new = MEMBER if accepted else APPLICANT
            if role is None:
                session.add(new_member(club_id, person.id, new, self.clock()))
            else:
                (await session.get_one(ClubMember, (club_id, person.id))).role = new
            asked = role is None and not accepted
            organisers = await ids_of(session, club_id, ORGANISERS) if asked else []
        self.notices.enqueue(club_notice(user, "club_request", club, who=person.name) for user in organisers)
        return new

    async def leave(self, person: Person, club_id: str) -> None:
        """Leave a club, or withdraw a request. A founder who leaves has a successor."""
        authorise("clubs.join", person)
        assert person.id is not None
        async with self.database.writing() as session:
            _, role = await find_visible(session, person, club_id, lock=True)
            if role is None:
                raise Conflict("You are no member of this club.")
            await leave_club(session, club_id, person.id)

    async def change_member(self, person: Person, club_id: str, change: MemberChange) -> None:
        """Accept somebody, send somebody away, name an organiser, or hand the club over."""
        async with self.database.writing() as session:
            club = await self.find_led(session, person, club_id, "club.members")
            assert person.id is not None
            own = await session.get_one(ClubMember, (club_id, person.id))
            other = await get_user_by_name(session, change.name)
            member = await session.get(ClubMember, (club_id, other.id))
            if member is None:
                raise NotFound("There is nobody of that name in this club.")
            if other.id == person.id:
                raise Conflict("That is you; leave the club, or hand it over to somebody else.")
            refuse_beyond_rank(own, member, change.role)
            accepted = member.role == APPLICANT and change.role == MEMBER
            if change.role == "none":
                await leave_club(session, club_id, other.id)
            elif change.role == FOUNDER:
                member.role, own.role = FOUNDER, ORGANISER
            else:
                member.role = change.role
        if accepted:
            self.notices.enqueue([club_notice(other.id, "club_welcome", club)])

    # News

    async def announce(self, person: Person, club_id: str, text: str) -> ClubNewsInfo:
        """Tell all members something."""
        now = self.clock()
        async with self.database.writing() as session:
            club = await self.find_led(session, person, club_id, "club.news")
            news = ClubNews(club_id=club_id, author_id=person.id, text=text.strip(), created_at=now)
            session.add(news)
            await session.flush()
            kept = select(ClubNews.id).where(ClubNews.club_id == club_id).order_by(ClubNews.id.desc())
            ids = (await session.scalars(kept.offset(MAX_NEWS))).all()
            await session.execute(delete(ClubNews).where(ClubNews.id.in_(ids)))
            others = [u for u in await ids_of(session, club_id, (MEMBER, *ORGANISERS)) if u != person.id]
        self.notices.enqueue(club_notice(user, "club_news", club) for user in others)
        return ClubNewsInfo(news.id, news.text, person.name, now)

    async def remove_news(self, person: Person, club_id: str, news_id: int) -> None:
        async with self.database.writing() as session:
            await self.find_led(session, person, club_id, "club.news")
            gone = delete(ClubNews).where(ClubNews.club_id == club_id, ClubNews.id == news_id)
            if (await session.execute(gone.returning(ClubNews.id))).first() is None:
                raise NotFound("There is no such announcement; it may have been taken back already.")

    async def find_led(self, session: AsyncSession, person: Person, club_id: str, action: str) -> Club:
        """The club, locked, for one of its organisers."""
        club, role = await find_visible(session, person, club_id, lock=True)
        authorise(action, person, holder=role is not None, owner=role in ORGANISERS)
        return club


def list_statement(person: Person, query: ClubQuery) -> Select[Club, int, str | None]:
    """Clubs with the number of members and one's own role; the largest first."""
    counted = (
        select(ClubMember.club_id, func.count().label("members"))
        .where(ClubMember.role != APPLICANT)
        .group_by(ClubMember.club_id)
        .subquery()
    )
    mine = select(ClubMember.club_id, ClubMember.role).where(ClubMember.user_id == person.id).subquery()
    statement = (
        select(Club, counted.c.members, mine.c.role)
        .join(counted, counted.c.club_id == Club.id)
        .outerjoin(mine, mine.c.club_id == Club.id)
        .order_by(counted.c.members.desc(), Club.name_key)
        .offset(query.offset)
        .limit(query.limit)
    )
    if query.which == "mine":
        statement = statement.where(mine.c.role.is_not(None))
    elif not person.admin:
        statement = statement.where(or_(Club.joining != "invitation", mine.c.role.is_not(None)))
    if words := query.search.strip():
        statement = statement.where(Club.name.icontains(words, autoescape=True))
    return statement


async def find_visible(
    session: AsyncSession, person: Person, club_id: str, invitation: str = "", lock: bool = False
) -> tuple[Club, str | None]:
    """A club and what this person is in it. One by invitation exists for its members and the invited."""
    club = await session.get(Club, club_id, with_for_update=lock or None)
    role = await club_role(session, club_id, person)
    hidden = club is not None and club.joining == "invitation" and role is None and not person.admin
    if club is None or (hidden and not is_invitation(club, invitation)):
        raise NotFound("There is no such club, or you need its invitation.")
    return club, role


def is_invitation(club: Club, invitation: str) -> bool:
    return secrets.compare_digest(invitation.encode(), club.invitation.encode())


def refuse_beyond_rank(own: ClubMember, member: ClubMember, role: str) -> None:
    """Organisers lead members and applicants; only the founder decides about organisers."""
    decides = own.role == FOUNDER or (member.role in (MEMBER, APPLICANT) and role in (MEMBER, "none"))
    if not decides:
        raise NotAllowed("Only the founder of the club decides about its organisers.")
    if member.role == APPLICANT and role not in (MEMBER, "none"):
        raise Conflict("Accept them as a member first.")


def new_member(club_id: str, user_id: str, role: str, now: float) -> ClubMember:
    return ClubMember(club_id=club_id, user_id=user_id, role=role, since=now, calendar_key=new_secret())


async def flush_name(session: AsyncSession) -> None:
    """Write a club under its name, unless another has one that looks the same."""
    try:
        await session.flush()
    except IntegrityError:
        raise Conflict("Another club has that name; choose another.") from None


async def ids_of(session: AsyncSession, club_id: str, roles: tuple[str, ...]) -> list[str]:
    query = select(ClubMember.user_id).where(ClubMember.club_id == club_id, ClubMember.role.in_(roles))
    return list(await session.scalars(query.order_by(ClubMember.user_id)))


async def news_of(session: AsyncSession, club_id: str) -> list[ClubNewsInfo]:
    query = select(ClubNews, User.name).outerjoin(User, User.id == ClubNews.author_id)
    rows = await session.execute(query.where(ClubNews.club_id == club_id).order_by(ClubNews.id.desc()))
    return [ClubNewsInfo(news.id, news.text, author, news.created_at) for news, author in rows]


def club_notice(user_id: str, kind: str, club: Club, **detail: str) -> NewNotice:
    """A notice that leads to the page of a club."""
    return NewNotice(user_id, kind, {"page": f"clubs/{club.id}", "name": club.name, **detail})
