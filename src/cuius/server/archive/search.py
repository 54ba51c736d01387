"""Search of the archive: newest first, page by page from where the last one stopped."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.accounts.reauthentication import find_user_by_name
from cuius.server.archive.schemas import ArchivedSeat, ArchivePage, ArchiveQuery, FinishedGame
from cuius.server.errors import RequestRefused
from cuius.server.store.database import Database
from cuius.server.store.models import ArchivedGame, ArchivedRole, GameTable, User

PAGE_SIZE = 20


class ArchiveSearch:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, person: Person, query: ArchiveQuery) -> ArchivePage:
        authorise("archive.view", person)
        async with self.database.reading() as session:
            user_id = None
            if wanted := query.person.strip():
                user = await find_user_by_name(session, wanted)
                if user is None:
                    return ArchivePage([], None)
                user_id = user.id
            statement = statement_of(query, user_id).limit(PAGE_SIZE + 1)
            found = [(game, name) for game, name in await session.execute(statement)]
            games = await describe(session, found[:PAGE_SIZE])
        return ArchivePage(games, next_of(games) if len(found) > PAGE_SIZE else None)


def statement_of(query: ArchiveQuery, user_id: str | None) -> Select[ArchivedGame, str]:
    """The games that are asked for, newest first.

    Roles are read in the order of time, as games are, so that few rows are looked at for a page.
    """
    at, table = ArchivedGame.finished_at, ArchivedGame.table_id
    statement = select(ArchivedGame, GameTable.name).join(GameTable, GameTable.id == ArchivedGame.table_id)
    if query.role:
        at, table = ArchivedRole.finished_at, ArchivedRole.table_id
        statement = statement.join(ArchivedRole, ArchivedRole.table_id == ArchivedGame.table_id)
        statement = statement.where(*role_conditions(query, user_id))
    elif user_id is not None:
        played = select(ArchivedRole.table_id).where(*role_conditions(query, user_id))
        statement = statement.where(ArchivedGame.table_id.in_(played))
    if query.before:
        statement = statement.where(tuple_(at, table) < parse_cursor(query.before))
    return statement.where(*conditions(query)).order_by(at.desc(), table.desc())


def conditions(query: ArchiveQuery) -> list[ColumnElement[bool]]:
    """What the games themselves must fulfil."""
    columns = {
        ArchivedGame.title: query.title,
        ArchivedGame.scenario: query.scenario,
        ArchivedGame.ending: query.ending,
        ArchivedGame.who: query.who,
    }
    found = [column == value for column, value in columns.items() if value]
    if query.players is not None:
        found.append(ArchivedGame.players == query.players)
    if query.shortest is not None:
        found.append(ArchivedGame.decisions >= query.shortest)
    if query.longest is not None:
        found.append(ArchivedGame.decisions <= query.longest)
    if query.since is not None:
        found.append(ArchivedGame.finished_at >= query.since)
    if query.until is not None:
        found.append(ArchivedGame.finished_at < query.until)
    return found


def role_conditions(query: ArchiveQuery, user_id: str | None) -> list[ColumnElement[bool]]:
    """What a role of the game must fulfil: whose it was, which, and whether it won."""
    found = []
    if user_id is not None:
        found.append(ArchivedRole.user_id == user_id)
    if query.title:
        found.append(ArchivedRole.title == query.title)
    if query.role:
        found.append(ArchivedRole.role == query.role)
    if query.result:
        found.append(ArchivedRole.won.is_(query.result == "won"))
    return found


async def describe(session: AsyncSession, found: Sequence[tuple[ArchivedGame, str]]) -> list[FinishedGame]:
    ids = [game.table_id for game, _ in found]
    query = (
        select(ArchivedRole, User.name, User.deleted_at)
        .outerjoin(User, User.id == ArchivedRole.user_id)
        .where(ArchivedRole.table_id.in_(ids))
    )
    roles: dict[str, list[tuple[ArchivedRole, str | None]]] = {table_id: [] for table_id in ids}
    for role, name, deleted_at in await session.execute(query):
        roles[role.table_id].append((role, name if deleted_at is None else None))
    return [finished_game(game, name, roles[game.table_id]) for game, name in found]


def finished_game(
    game: ArchivedGame, name: str, roles: Sequence[tuple[ArchivedRole, str | None]]
) -> FinishedGame:
    seats: dict[str, ArchivedSeat] = {}
    for role, holder in sorted(roles, key=lambda each: (each[0].position, each[0].role)):
        seat = seats.setdefault(role.seat, ArchivedSeat(role.seat, [], holder, role.bot, role.won))
        seat.roles.append(role.role)
    return FinishedGame(
        table=game.table_id,
        name=name,
        title=game.title,
        scenario=game.scenario,
        edition=game.edition,
        players=game.players,
        ending=game.ending,
        decisions=game.decisions,
        started_at=game.started_at,
        finished_at=game.finished_at,
        seats=list(seats.values()),
    )


def next_of(games: Sequence[FinishedGame]) -> str:
    """Where a page stops: the time and the table of its last game, exactly."""
    return f"{games[-1].finished_at!r} {games[-1].table}"


def parse_cursor(before: str) -> tuple[float, str]:
    at, _, table = before.partition(" ")
    try:
        return float(at), table
    except ValueError:
        raise RequestRefused("That is no place in the archive; begin with its first page.") from None
