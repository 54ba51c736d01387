"""Statistics of the finished open games of a title, from what was counted when they were archived.

Games on a board of the owner's own are left out. How often a role wins is told with the ends of the 95 %
interval of Wilson; a game that was ended by agreement is counted among endings and lengths only.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import sqrt
from typing import NamedTuple

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.title import get_title
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.archive.counting import DECISIONS, ENDING, MINUTES, OPENING, ROLE
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
from cuius.server.store.models import ArchiveCount

QUANTILE = 1.959964
BARS = 16
OPENINGS = 5
"""How many openings of a role are told, the most frequent ones."""
MINUTES_OF_A_DAY = 1440


class ArchiveStatistics:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def of_title(self, person: Person, query: StatisticsQuery) -> GameStatistics:
        authorise("archive.view", person)
        title = get_title(query.title)
        async with self.database.reading() as session:
            endings = await endings_of(session, query)
            decisions = await lengths_in(session, query, DECISIONS)
            minutes = median_of(await lengths_in(session, query, MINUTES))
            return GameStatistics(
                title=query.title,
                games=sum(each.games for each in endings),
                median_decisions=median_of(decisions),
                median_days=None if minutes is None else minutes / MINUTES_OF_A_DAY,
                roles=roles_of(await role_counts(session, query, ROLE)),
                endings=endings,
                lengths=bars_of(decisions),
                openings=openings_of(await role_counts(session, query, OPENING)),
                opening_kinds=list(title.opening_kinds),
                choices=await choices_of(session, query.title),
            )


def conditions(query: StatisticsQuery, kind: str) -> list[ColumnElement[bool]]:
    """The counts of one kind, of the games that are asked for."""
    columns = {
        ArchiveCount.scenario: query.scenario,
        ArchiveCount.edition: query.edition,
        ArchiveCount.who: query.who,
    }
    chosen = [column == value for column, value in columns.items() if value]
    if query.players is not None:
        chosen.append(ArchiveCount.players == query.players)
    return [ArchiveCount.title == query.title, ArchiveCount.kind == kind, *chosen]


async def endings_of(session: AsyncSession, query: StatisticsQuery) -> list[EndingCount]:
    games = func.sum(ArchiveCount.games)
    found = (
        select(ArchiveCount.word, games)
        .where(*conditions(query, ENDING))
        .group_by(ArchiveCount.word)
        .order_by(games.desc(), ArchiveCount.word)
    )
    return [EndingCount(*row) for row in await session.execute(found)]


async def lengths_in(session: AsyncSession, query: StatisticsQuery, unit: str) -> dict[int, int]:
    """How many games had each length, the shortest first."""
    found = (
        select(ArchiveCount.number, func.sum(ArchiveCount.games))
        .where(*conditions(query, unit))
        .group_by(ArchiveCount.number)
        .order_by(ArchiveCount.number)
    )
    return {row.number: row[1] for row in await session.execute(found)}


def median_of(lengths: Mapping[int, int]) -> int | None:
    """Of lengths in order; of two in the middle the longer one."""
    before = sum(lengths.values()) // 2
    for length, games in lengths.items():
        before -= games
        if before < 0:
            return length
    return None


class RoleCount(NamedTuple):
    """How often a role was played and won: in the hands of a bot or of people, or after an opening."""

    role: str
    word: str
    games: int
    wins: int
    position: int


async def role_counts(session: AsyncSession, query: StatisticsQuery, kind: str) -> list[RoleCount]:
    """In the order of the seats."""
    kinds = (ArchiveCount.role, ArchiveCount.word)
    sums = func.sum(ArchiveCount.games), func.sum(ArchiveCount.wins), func.min(ArchiveCount.position)
    counted = select(*kinds, *sums).where(*conditions(query, kind)).group_by(*kinds)
    found = [RoleCount(*row) for row in await session.execute(counted)]
    first: dict[str, int] = {}
    for each in found:
        first[each.role] = min(each.position, first.get(each.role, each.position))
    return sorted(found, key=lambda each: (first[each.role], each.role))


def roles_of(counts: list[RoleCount]) -> list[RoleStatistics]:
    found: dict[str, dict[bool, tuple[int, int]]] = {}
    for each in counts:
        is_bot = bool(each.word)
        games, wins = found.setdefault(each.role, {}).get(is_bot, (0, 0))
        found[each.role][is_bot] = (games + each.games, wins + each.wins)
    return [role_statistics(role, by_hands) for role, by_hands in found.items()]


def role_statistics(role: str, counts: dict[bool, tuple[int, int]]) -> RoleStatistics:
    people, bots = counts.get(False, (0, 0)), counts.get(True, (0, 0))
    together = win_share(people[0] + bots[0], people[1] + bots[1])
    return RoleStatistics(role, together, win_share(*people), win_share(*bots))


def bars_of(lengths: Mapping[int, int]) -> list[LengthCount]:
    """Bars of one width, from the shortest game to the longest; those between without a game, too."""
    if not lengths:
        return []
    shortest, longest = min(lengths), max(lengths)
    width = bar_width(longest - shortest + 1)
    games: Counter[int] = Counter()
    for length, count in lengths.items():
        games[length // width] += count
    numbers = range(shortest // width, longest // width + 1)
    return [LengthCount(n * width, (n + 1) * width - 1, games[n]) for n in numbers]


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
    found: dict[str, list[RoleCount]] = {}
    for each in counts:
        found.setdefault(each.role, []).append(each)
    return [
        OpeningCount(role, each.word, win_share(each.games, each.wins))
        for role, words in found.items()
        for each in sorted(words, key=lambda each: (-each.games, each.word))[:OPENINGS]
    ]


async def choices_of(session: AsyncSession, title: str) -> list[GameChoice]:
    kinds = (ArchiveCount.scenario, ArchiveCount.edition, ArchiveCount.players)
    query = (
        select(*kinds, func.sum(ArchiveCount.games))
        .where(*conditions(StatisticsQuery(title=title), ENDING))
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
