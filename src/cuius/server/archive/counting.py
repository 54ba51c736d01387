"""What finished games come to, counted game by game, so that statistics need not look at the games again.

The counts of a game are added by the transaction that archives it, and a game is archived once: so each
counts once, whichever node does it, and the counts always tell what the archive holds. Two nodes that add to
the same counts at the same moment wait for each other in one order.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, cast

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.store.models import ArchiveCount, ArchivedGame, ArchivedRole

ENDING, DECISIONS, MINUTES, ROLE, OPENING = "ending", "decisions", "minutes", "role", "opening"

COUNTS = cast("Table", ArchiveCount.__table__)
FIGURES = 3
"""The length of a game in minutes is kept to so many figures."""


class CountKey(NamedTuple):
    """What some games have in common: how they were played, and one thing of each kind."""

    title: str
    kind: str
    scenario: str
    edition: str
    players: int
    who: str
    role: str = ""
    word: str = ""
    number: int = 0


class GameCount(NamedTuple):
    """How many games that were, and how many of them the role won."""

    games: int = 0
    wins: int = 0
    position: int = 0


Counts = dict[CountKey, GameCount]


def counts_of(game: ArchivedGame, roles: Iterable[ArchivedRole]) -> Counts:
    """What one game adds: nothing if it was played on a board of the owner's own."""
    if game.own_board:
        return {}
    minutes = rounded((game.finished_at - game.started_at) / 60)
    found = {
        way_of(game, ENDING)._replace(word=game.ending): GameCount(1),
        way_of(game, DECISIONS)._replace(number=game.decisions): GameCount(1),
        way_of(game, MINUTES)._replace(number=minutes): GameCount(1),
    }
    for role in roles:
        if role.counted:
            count = GameCount(1, int(role.won), role.position)
            found[way_of(game, ROLE)._replace(role=role.role, word=role.bot or "")] = count
            if role.opening is not None:
                found[way_of(game, OPENING)._replace(role=role.role, word=role.opening)] = count
    return found


def way_of(game: ArchivedGame, kind: str) -> CountKey:
    return CountKey(game.title, kind, game.scenario, game.edition, game.players, game.who)


def rounded(minutes: float) -> int:
    """To a few figures: there are not many lengths then, and none is far from the truth."""
    whole = max(0, round(minutes))
    return round(whole, FIGURES - len(str(whole))) if whole >= 10**FIGURES else whole


async def add_counts(session: AsyncSession, counts: Counts) -> None:
    """Add what one game comes to, in the order of the keys: no two wait for each other in a circle."""
    if not counts:
        return
    insert = (postgresql if session.get_bind().dialect.name == "postgresql" else sqlite).insert
    rows = [{**key._asdict(), **counts[key]._asdict()} for key in sorted(counts)]
    statement = insert(COUNTS).values(rows)
    added = {name: COUNTS.c[name] + statement.excluded[name] for name in ("games", "wins")}
    same = [column.name for column in COUNTS.primary_key]
    await session.execute(statement.on_conflict_do_update(index_elements=same, set_=added))
