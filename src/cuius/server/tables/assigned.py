"""Tables whose seats are assigned: they begin at once, and nobody has to sit down.

Nobody's browser is asked for a salt: chance rests on the seed of the server alone, whose hash is published.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping

import msgspec
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.title import Config
from cuius.server.secrets import new_id, new_secret
from cuius.server.store.models import GameTable, Seat
from cuius.server.tables.journal_store import row_values, write_rows
from cuius.server.tables.schemas import Pace
from cuius.server.tables.service import begin


class AssignedTable(msgspec.Struct, frozen=True):
    """A table that is to begin: who sits where, and where a bot does."""

    name: str
    club_id: str
    config: Config
    pace: Pace
    chat: str
    people: Mapping[str, str]
    """Seats and who holds them."""
    bot: str
    """The level of the bots on all other seats."""


async def add_running_table(session: AsyncSession, wish: AssignedTable, now: float) -> GameTable:
    """Make a table and begin its game; its clocks are started when all this is stored."""
    table = GameTable(
        id=new_id(),
        name=wish.name,
        title=wish.config.title,
        config=msgspec.to_builtins(wish.config),
        status="running",
        owner_id=None,
        public=False,
        club_id=wish.club_id,
        invitation=new_secret(),
        chat=wish.chat,
        anonymous=False,
        pace=msgspec.to_builtins(wish.pace),
        seed=secrets.token_bytes(32),
        asked_seats=[],
        created_at=now,
        last_move_at=now,
    )
    seats = [
        Seat(
            table_id=table.id,
            name=name,
            position=position,
            user_id=wish.people.get(name),
            bot=None if name in wish.people else wish.bot,
            time_bank=float(wish.pace.time_bank),
        )
        for position, name in enumerate(wish.config.seats)
    ]
    match = begin(table, seats)
    table.asked_seats = list(dict.fromkeys(question.seat for question in match.questions))
    session.add_all([table, *seats])
    await session.flush()
    await write_rows(session, [row_values(table.id, n, entry, now) for n, entry in enumerate(match.journal)])
    return table
