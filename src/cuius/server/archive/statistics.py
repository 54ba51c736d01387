"""Statistics of the finished open games of a title, counted by the database.

Games on a board of the owner's own are left out. How often a role wins is told with the ends of the 95 %
interval of Wilson; a game that was ended by agreement is counted among endings and lengths only.
"""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple, TypeVar

from sqlalchemy import ColumnElement, Integer, SQLColumnExpression, cast, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.title import get_title
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.archive.schemas import (
    EndingCount,
    GameChoice,
    GameStatistics,
    LengthCount,
    OpeningCount,
    RoleStatistics,
    StatisticsQuery,
    WinShare,
)
from cuius.server.store.database import Database
from cuius.server.store.models import ArchivedGame, ArchivedRole

T = TypeVar("T", int, float)

QUANTILE = 1.959964
BARS = 16
OPENINGS = 5
"""How many openings of a role are told, the most frequent ones."""
DAY = 86_400.0


class ArchiveStatistics:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_title(self, person: Person, query: StatisticsQuery) -> GameStatistics:
        authorise("archive.view", person)
        chosen = conditions(ArchivedGame, query)
        title = get_title(query.title)
        async with self.database.reading() as session:
            endings = await endings_of(session, chosen)
            games = sum(each.games for each in endings)
            days = (ArchivedGame.finished_at - ArchivedGame.started_at) / DAY
            counts = await role_counts(session, query)
            return GameStatistics(
                title=query.title,
                games=games,
                median_decisions=await median(session, ArchivedGame.decisions, chosen, games),
                median_days=await median(session, days, chosen, games),
                roles=roles_of(counts),
                endings=endings,
                lengths=await lengths_of(session, chosen),
                openings=openings_of(counts),
                opening_kinds=list(title.opening_kinds),
                choices=await choices_of(session, query.title),
            )


def conditions(
    counted: type[ArchivedGame] | type[ArchivedRole], query: StatisticsQuery
) -> list[ColumnElement[bool]]:
    columns = {counted.scenario: query.scenario, counted.edition: query.edition, counted.who: query.who}
    chosen = [counted.title == query.title, *(column == value for column, value in columns.items() if value)]
    if query.players is not None:
        chosen.append(counted.players == query.players)
    kept = counted.own_board.is_(False) if counted is ArchivedGame else ArchivedRole.counted.is_(True)
    return [*chosen, kept]


async def endings_of(session: AsyncSession, chosen: list[ColumnElement[bool]]) -> list[EndingCount]:
    query = (
        select(ArchivedGame.ending, func.count())
        .where(*chosen)
        .group_by(ArchivedGame.ending)
        .order_by(func.count().desc(), ArchivedGame.ending)
    )
    return [EndingCount(*row) for row in await session.execute(query)]


async def median(
    session: AsyncSession, value: SQLColumnExpression[T], chosen: list[ColumnElement[bool]], games: int
) -> T | None:
    return await session.scalar(select(value).where(*chosen).order_by(value).offset(games // 2).limit(1))


class RoleCount(NamedTuple):
    """How often a role won or did not, in the hands of a bot or of people, after one opening."""

    role: str
    won: bool
    bot: str | None
    opening: str | None
    games: int
    position: int

    @property
    def wins(self) -> int:
        return self.games if self.won else 0


async def role_counts(session: AsyncSession, query: StatisticsQuery) -> list[RoleCount]:
    """In the order of the seats."""
    kinds = (ArchivedRole.role, ArchivedRole.won, ArchivedRole.bot, ArchivedRole.opening)
    counted = (
        select(*kinds, func.count(), func.min(ArchivedRole.position))
        .where(*conditions(ArchivedRole, query))
        .group_by(*kinds)
    )
    found = [RoleCount(*row) for row in await session.execute(counted)]
    first: dict[str, int] = {}
    for each in found:
        first[each.role] = min(each.position, first.get(each.role, each.position))
    return sorted(found, key=lambda each: (first[each.role], each.role))


def roles_of(counts: list[RoleCount]) -> list[RoleStatistics]:
    found: dict[str, dict[bool, tuple[int, int]]] = {}
    for each in counts:
        is_bot = each.bot is not None
        games, wins = found.setdefault(each.role, {}).get(is_bot, (0, 0))
        found[each.role][is_bot] = (games + each.games, wins + each.wins)
    return [role_statistics(role, by_hands) for role, by_hands in found.items()]


def role_statistics(role: str, counts: dict[bool, tuple[int, int]]) -> RoleStatistics:
    people, bots = counts.get(False, (0, 0)), counts.get(True, (0, 0))
    together = win_share(people[0] + bots[0], people[1] + bots[1])
    return RoleStatistics(role, together, win_share(*people), win_share(*bots))


async def lengths_of(session: AsyncSession, chosen: list[ColumnElement[bool]]) -> list[LengthCount]:
    """Bars of one width, from the shortest game to the longest; those between without a game, too."""
    ends = select(func.min(ArchivedGame.decisions), func.max(ArchivedGame.decisions)).where(*chosen)
    shortest, longest = (await session.execute(ends)).one()
    if shortest is None:
        return []
    width = bar_width(longest - shortest + 1)
    bar = cast(func.floor(ArchivedGame.decisions / width), Integer)
    rows = await session.execute(select(bar, func.count()).where(*chosen).group_by(bar))
    games = {int(number): count for number, count in rows}
    numbers = range(shortest // width, longest // width + 1)
    return [LengthCount(n * width, (n + 1) * width - 1, games.get(n, 0)) for n in numbers]


def bar_width(span: int) -> int:
    """A round number, so that a few bars cover the span."""
    power = 1
    while True:
        for step in (1, 2, 5):
            if span <= BARS * step * power:
                return step * power
        power *= 10


def openings_of(counts: list[RoleCount]) -> list[OpeningCount]:
    """The most frequent ones of each role."""
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for each in counts:
        if each.opening is not None:
            games, wins = found.setdefault(each.role, {}).get(each.opening, (0, 0))
            found[each.role][each.opening] = (games + each.games, wins + each.wins)
    return [
        OpeningCount(role, word, win_share(*tally))
        for role, words in found.items()
        for word, tally in sorted(words.items(), key=lambda item: (-item[1][0], item[0]))[:OPENINGS]
    ]


async def choices_of(session: AsyncSession, title: str) -> list[GameChoice]:
    kinds = (ArchivedGame.scenario, ArchivedGame.edition, ArchivedGame.players)
    query = (
        select(*kinds, func.count())
        .where(ArchivedGame.title == title, ArchivedGame.own_board.is_(False))
        .group_by(*kinds)
        .order_by(*kinds)
    )
    return [GameChoice(*row) for row in await session.execute(query)]


def win_share(games: int, wins: int) -> WinShare:
    """With the interval of Wilson, which holds for few games and for shares near 0 and 1 as well."""
    if games == 0:
        return WinShare(0, 0, 0.0, 1.0)
    share, square = wins / games, QUANTILE**2
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = QUANTILE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games**2))
    return WinShare(games, wins, round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))
