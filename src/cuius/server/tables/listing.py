"""Lists of tables: those to join, to watch, and one's own; with filters, a search, and page by page."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from sqlalchemy import ColumnElement, Select, and_, case, or_, select, union
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import NotFound
from cuius.server.store.database import Database
from cuius.server.store.models import GameTable, Seat, User
from cuius.server.tables.club_members import is_club_member
from cuius.server.tables.schemas import TableInfo
from cuius.server.tables.seats import is_asked, seats_by_table
from cuius.server.tables.table_info import names_of, table_info

MAX_SHOWN = 100
"""How many tables a page of a list shows at most."""

FEW_PEOPLE = 200

ACTIVE = ("open", "running")

ListName = Literal["open", "running", "finished", "mine", "playing", "played", "imported"]
"""Public tables by their status; or one's own: all of them, those that go on, those that are over, and
records that one has imported."""

OWN_LISTS = ("mine", "playing", "played", "imported")


class TableQuery(msgspec.Struct, frozen=True):
    """Which tables somebody wants to see."""

    which: ListName = "open"
    title: str = ""
    pace: str = ""
    club: str = ""
    """Only the tables of this club, instead of those that are public."""
    search: str = ""
    """A part of the name of the table, or of somebody who sits there openly."""
    offset: int = 0
    limit: Annotated[int, msgspec.Meta(ge=1, le=MAX_SHOWN)] = MAX_SHOWN


async def list_tables(database: Database, person: Person, query: TableQuery) -> list[TableInfo]:
    """The tables of one page of a list, as this person may see them."""
    authorise("tables.list", person)
    if query.which in OWN_LISTS:
        authorise("profile.view", person)
    async with database.reading() as session:
        if query.club and not (person.admin or await is_club_member(session, query.club, person)):
            raise NotFound("There is no such club, or you are no member of it.")
        statement = statement_of(person, query)
        if words := query.search.strip():
            statement = statement.where(await matches(session, words))
        tables = (await session.scalars(statement.offset(query.offset).limit(query.limit))).all()
        seats = await seats_by_table(session, [table.id for table in tables])
        names = await names_of(session, tables, [seat for own in seats.values() for seat in own])
    return [table_info(table, seats[table.id], names, person) for table in tables]


def statement_of(person: Person, query: TableQuery) -> Select[GameTable]:
    """Own tables that wait for this person come first, then those where something happened last."""
    statement = select(GameTable)
    if query.which in OWN_LISTS:
        held = select(Seat.table_id).where(Seat.user_id == person.id)
        made = select(GameTable.id).where(GameTable.owner_id == person.id)
        statement = statement.where(GameTable.id.in_(union(held, made)))
    else:
        listed = GameTable.club_id == query.club if query.club else GameTable.public
        statement = statement.where(listed, GameTable.status == query.which)
    if query.which == "playing":
        mine = Seat.table_id == GameTable.id, Seat.user_id == person.id, GameTable.status == "running"
        waits = select(Seat.name).where(*mine, is_asked()).correlate(GameTable).exists()
        statement = statement.where(GameTable.status.in_(ACTIVE)).order_by(case((waits, 0), else_=1))
    elif query.which == "played":
        statement = statement.where(GameTable.status.not_in((*ACTIVE, "imported")))
    elif query.which == "imported":
        statement = statement.where(GameTable.status == "imported")
    if query.title:
        statement = statement.where(GameTable.title == query.title)
    if query.pace:
        statement = statement.where(GameTable.pace["kind"].as_string() == query.pace)
    return statement.order_by(GameTable.last_move_at.desc(), GameTable.id.desc())


async def matches(session: AsyncSession, words: str) -> ColumnElement[bool]:
    """Is this a part of the table's name, or of a name that is not hidden behind its seat?

    The seats of few people are looked up; where many have such a name, one of them is soon met.
    """
    alike = User.name.icontains(words, autoescape=True)
    found = (await session.scalars(select(User.id).where(alike).limit(FEW_PEOPLE + 1))).all()
    people: ColumnElement[bool]
    if len(found) <= FEW_PEOPLE:
        people = GameTable.id.in_(select(Seat.table_id).where(Seat.user_id.in_(found)))
    else:
        here = select(Seat.table_id).join(User, User.id == Seat.user_id).where(Seat.table_id == GameTable.id)
        people = here.where(alike).correlate(GameTable).exists()
    hidden = and_(GameTable.anonymous, GameTable.status.in_(ACTIVE))
    return or_(GameTable.name.icontains(words, autoescape=True), and_(~hidden, people))
