"""What a person may see of tables and seats: who sits there, how they are played, what they wait for."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.bots import seated_character
from cuius.core.lesson import lesson_of_seed
from cuius.core.title import Config, get_title
from cuius.server.accounts.person import Person
from cuius.server.store.models import GameTable, Seat, User
from cuius.server.tables.journal_store import commitment_of, config_of
from cuius.server.tables.schemas import Origin, Pace, SeatInfo, TableInfo
from cuius.server.tables.seats import allows_advice


def is_masked(table: GameTable | TableInfo) -> bool:
    """Are people hidden behind their seats?"""
    return table.anonymous and table.status in ("open", "running")


async def names_of(
    session: AsyncSession, tables: Sequence[GameTable], seats: Sequence[Seat]
) -> dict[str, str]:
    """The names of those who sit at tables or made them, by their ids."""
    ids = {seat.user_id for seat in seats if seat.user_id}
    ids |= {table.owner_id for table in tables if table.owner_id}
    rows = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
    return {row.id: row.name for row in rows}


def table_info(table: GameTable, seats: Sequence[Seat], names: dict[str, str], person: Person) -> TableInfo:
    """A table as this person may see it."""
    config = config_of(table)
    mine = person.id is not None and table.owner_id == person.id
    holds = person.id is not None and any(person.id == seat.user_id for seat in seats)
    masked = is_masked(table)
    played_before = person.id is not None and any(
        person.id in (seat.user_id, seat.previous_user_id) for seat in seats
    )
    return TableInfo(
        id=table.id,
        name=table.name,
        title=table.title,
        scenario=config.scenario,
        players=config.players,
        options=config.options,
        overlay=bool(config.board),
        lesson=lesson_of_seed(table.title, table.seed),
        status=table.status,
        public=table.public,
        club=table.club_id,
        chat=table.chat,
        anonymous=table.anonymous,
        advice=allows_advice(table, seats),
        pace=msgspec.convert(table.pace, Pace),
        paused=table.paused_at is not None,
        unattended=table.unattended,
        frozen=table.incident_id is not None,
        owner=None if masked and not mine else names.get(table.owner_id or ""),
        mine=mine,
        asked_seats=table.asked_seats,
        seats=[seat_info(s, config, cast_of(table), names, person, masked) for s in seats],
        result=table.result,
        commitment=commitment_of(table),
        created_at=table.created_at,
        last_move_at=table.last_move_at,
        rematch_of=table.rematch_of if mine or played_before or not masked else None,
        origin=origin_of(table),
        invitation=table.invitation if mine or holds else None,
    )


def origin_of(table: GameTable) -> Origin | None:
    """Where the game of a table comes from, if it did not begin there with the set-up."""
    return None if table.origin is None else msgspec.convert(table.origin, Origin)


def cast_of(table: GameTable) -> str:
    """What decides who the bots of a table are: the table itself, but in a lesson the lesson."""
    lesson = lesson_of_seed(table.title, table.seed)
    return table.id if lesson is None else f"lesson {lesson}"


def seat_info(
    seat: Seat, config: Config, cast: str, names: dict[str, Any], person: Person, masked: bool
) -> SeatInfo:
    mine = person.id is not None and seat.user_id == person.id
    roles = config.seats[seat.name]
    title = get_title(config.title)
    bot = seated_character(seat.bot, title, cast, seat.name, roles[0]) if seat.bot else None
    return SeatInfo(
        seat=seat.name,
        roles=roles,
        holder=None if masked and not mine else names.get(seat.user_id or ""),
        mine=mine,
        bot=seat.bot,
        person=bot.person if bot else None,
        temperament=bot.temperament if bot else None,
        free=(seat.user_id is None and seat.bot is None) or seat.open_to_substitutes,
        time_bank=seat.time_bank or None,
        deadline=seat.deadline,
        autopilot=seat.autopilot,
        salt_hash=seat.salt_hash,
        salt_shown=seat.salt is not None,
    )
