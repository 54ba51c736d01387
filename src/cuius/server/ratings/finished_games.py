"""Which finished games count for the ratings, and who came in which place.

A game counts if at least two people played against each other to an end that the rules know. It does not
count at one screen (`hotseat`, lessons among them), where people are hidden or may ask for advice, on a board
of the owner's own, after a turn was taken back by consent, if it goes on from another game, was ended by
agreement or by the organisers of a tournament, or if one person held several seats. A seat that changed hands
is left out: neither who left nor who came can answer for the whole game.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.bots.evaluation import has_won, seat_scores
from cuius.core.question import Result
from cuius.core.title import Config
from cuius.server.store.models import GameTable, Motion, Seat, User
from cuius.server.tables.journal_store import config_of
from cuius.server.tables.seats import seats_of

PERSON, BOT, ROLE = "person", "bot", "role"
AGREED, ADJUDICATED = "agreed", "adjudicated"


class RatedPlayer(msgspec.Struct, frozen=True):
    """Whoever held a seat to the end of a game that counts."""

    seat: str
    kind: str
    player: str
    role: str
    place: int


async def rated_players(session: AsyncSession, table: GameTable) -> list[RatedPlayer]:
    """The players that a game counts for; none if it does not count."""
    if table.anonymous or table.advice or table.pace["kind"] == "hotseat" or table.result is None:
        return []
    config, result = config_of(table), msgspec.convert(table.result, Result)
    if (
        table.origin is not None
        or config.board
        or result.kind in (AGREED, ADJUDICATED)
        or await was_taken_back(session, table.id)
    ):
        return []
    seats = await seats_of(session, table.id)
    people = [seat.user_id for seat in seats if seat.bot is None]
    if len(people) != len(set(people)):
        return []
    deleted = select(User.id).where(User.id.in_(people), User.deleted_at.is_not(None))
    gone = set(await session.scalars(deleted))
    own = [seat for seat in seats if is_rated(seat) and seat.user_id not in gone]
    if sum(seat.bot is None for seat in own) < 2:
        return []
    places = places_of(config, result)
    return [rated_player(seat, config, places[seat.name]) for seat in own]


def is_rated(seat: Seat) -> bool:
    return seat.bot is not None or (seat.user_id is not None and not seat.past_user_ids)


def rated_player(seat: Seat, config: Config, place: int) -> RatedPlayer:
    role = f"{config.players} {config.scenario} {seat.name}"
    if seat.bot is not None:
        return RatedPlayer(seat.name, BOT, seat.bot, role, place)
    assert seat.user_id is not None
    return RatedPlayer(seat.name, PERSON, seat.user_id, role, place)


def places_of(config: Config, result: Result) -> dict[str, int]:
    """Winners come first, all others behind them by their scores."""
    scores = seat_scores(config, result.scores)
    order = {
        seat: (0, 0.0) if has_won(config, seat, result) else (1, -score) for seat, score in scores.items()
    }
    return {seat: 1 + sum(other < own for other in order.values()) for seat, own in order.items()}


async def was_taken_back(session: AsyncSession, table_id: str) -> bool:
    carried = (Motion.table_id == table_id, Motion.kind == "undo", Motion.status == "carried")
    return (await session.scalars(select(Motion.id).where(*carried).limit(1))).first() is not None
