"""The start of a tournament: seeds, the number of rounds, and their dates."""

from __future__ import annotations

import secrets

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.errors import Conflict
from cuius.server.ratings.finished_games import PERSON
from cuius.server.store.database import Database
from cuius.server.store.models import PlayerRating, TournamentEntry, TournamentRound
from cuius.server.tournaments.fixed_schedules import rounds_of_knockout, rounds_of_round_robin
from cuius.server.tournaments.schemas import MAX_ROUNDS, TournamentTerms
from cuius.server.tournaments.state import (
    ENTERING,
    HOUR,
    PLANNED,
    RUNNING,
    TournamentState,
    config_of_terms,
    load_state,
)

OFFSET = 1000
"""Added to the numbers of entries while they are given anew, so that no two are the same."""
USUAL_ROUNDS = 4


async def begin_if_due(database: Database, now: float, tournament_id: str) -> None:
    """Begin a tournament whose date has come; one with too few people goes on waiting."""
    async with database.reading() as session:
        if not is_due(await load_state(session, tournament_id), now):
            return
    async with database.writing() as session:
        state = await load_state(session, tournament_id, lock=True)
        if is_due(state, now):
            await begin_tournament(session, state, now)


def is_due(state: TournamentState, now: float) -> bool:
    """Has the date of the first round come, and are there enough people?"""
    if state.tournament.status != ENTERING or not state.rounds or state.rounds[0].starts_at > now:
        return False
    return len(state.entries) >= least_entries(state.terms)


def least_entries(terms: TournamentTerms) -> int:
    """How many people it takes: a full table, or two and bots."""
    return 2 if terms.bots is not None else max(2, len(config_of_terms(terms).seats))


async def begin_tournament(session: AsyncSession, state: TournamentState, now: float) -> None:
    """Nobody enters any more; everybody gets a seed, and every round its dates."""
    tournament, terms, entries = state.tournament, state.terms, state.entries
    least = least_entries(terms)
    if tournament.status != ENTERING:
        raise Conflict("The tournament has begun already, or was cancelled.")
    if len(entries) < least:
        raise Conflict(f"It takes {least} people to begin; wait until they have entered.")
    await give_seeds(session, terms, entries)
    tournament.status = RUNNING
    tournament.rounds = round_count(tournament.system, terms, len(entries))
    start = max(now, state.rounds[0].starts_at) if state.rounds else now
    for number in range(1, tournament.rounds + 1):
        begins = start + (number - 1) * terms.round_hours * HOUR
        if number > len(state.rounds):
            session.add(planned_round(tournament.id, number, begins, terms))


def planned_round(tournament_id: str, number: int, begins: float, terms: TournamentTerms) -> TournamentRound:
    return TournamentRound(
        tournament_id=tournament_id,
        number=number,
        status=PLANNED,
        starts_at=begins,
        ends_at=begins + terms.round_hours * HOUR,
        reminded=0,
        byes=[],
    )


def round_count(system: str, terms: TournamentTerms, entries: int) -> int:
    size = len(config_of_terms(terms).seats)
    if system == "knockout":
        return rounds_of_knockout(entries, size, terms.bots is not None)
    if terms.rounds is not None:
        return terms.rounds
    return min(MAX_ROUNDS, rounds_of_round_robin(entries, size)) if system == "round_robin" else USUAL_ROUNDS


async def give_seeds(session: AsyncSession, terms: TournamentTerms, entries: list[TournamentEntry]) -> None:
    """Number the entries by rating, or by lot; who has no rating comes last, by lot among each other."""
    ids = [entry.user_id for entry in entries]
    secrets.SystemRandom().shuffle(ids)
    if terms.seeding == "rating":
        rated = PlayerRating.title == terms.title, PlayerRating.kind == PERSON, PlayerRating.player.in_(ids)
        rows = await session.execute(select(PlayerRating.player, PlayerRating.low).where(*rated))
        low = {row.player: row.low for row in rows}
        ids.sort(key=lambda user: -low.get(user, float("-inf")))
    of_tournament = TournamentEntry.tournament_id == entries[0].tournament_id
    for entry in entries:
        session.expunge(entry)
    shifted = update(TournamentEntry).where(of_tournament).values(number=TournamentEntry.number + OFFSET)
    await session.execute(shifted.execution_options(synchronize_session=False))
    for number, user in enumerate(ids, 1):
        mine = update(TournamentEntry).where(of_tournament, TournamentEntry.user_id == user)
        await session.execute(mine.values(number=number).execution_options(synchronize_session=False))
