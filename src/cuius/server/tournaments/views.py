"""Tournaments as people see them."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.server.accounts.person import Person
from cuius.server.store.models import (
    Club,
    ClubTournament,
    TournamentEntry,
    TournamentGame,
    TournamentRound,
    User,
)
from cuius.server.tables.club_members import APPLICANT
from cuius.server.tournaments.schemas import (
    StandingInfo,
    TournamentGameInfo,
    TournamentInfo,
    TournamentListing,
    TournamentRoundInfo,
    TournamentSeatInfo,
)
from cuius.server.tournaments.start import round_count
from cuius.server.tournaments.state import ENTERING, FINISHED, PLANNED, RUNNING, TournamentState

MAX_SHOWN = 100


async def summaries(session: AsyncSession, person: Person, club_id: str) -> list[TournamentListing]:
    """The tournaments of a club, newest first."""
    query = select(ClubTournament).where(ClubTournament.club_id == club_id)
    newest = query.order_by(ClubTournament.created_at.desc(), ClubTournament.id).limit(MAX_SHOWN)
    tournaments = (await session.scalars(newest)).all()
    ids = [each.id for each in tournaments]
    counted = select(TournamentEntry.tournament_id, func.count()).where(
        TournamentEntry.tournament_id.in_(ids)
    )
    grouped = await session.execute(counted.group_by(TournamentEntry.tournament_id))
    counts = {row[0]: row[1] for row in grouped}
    own = select(TournamentEntry.tournament_id).where(
        TournamentEntry.tournament_id.in_(ids), TournamentEntry.user_id == person.id
    )
    mine = set(await session.scalars(own)) if person.id is not None else set()
    rounds = await session.scalars(
        select(TournamentRound)
        .where(TournamentRound.tournament_id.in_(ids), TournamentRound.status != FINISHED)
        .order_by(TournamentRound.number.desc())
    )
    next_at = {r.tournament_id: r.ends_at if r.status == RUNNING else r.starts_at for r in rounds}
    return [
        TournamentListing(
            id=each.id,
            name=each.name,
            system=each.system,
            status=each.status,
            title=each.title,
            entries=counts.get(each.id, 0),
            entered=each.id in mine,
            next_at=next_at.get(each.id) if each.status in (ENTERING, RUNNING) else None,
        )
        for each in tournaments
    ]


async def tournament_info(
    session: AsyncSession, person: Person, club: Club, role: str | None, state: TournamentState
) -> TournamentInfo:
    """A tournament with everything that was played; its tables are for members."""
    names = await names_in(session, state)
    tournament, terms = state.tournament, state.terms
    by_number = {entry.number: names.get(entry.user_id, "") for entry in state.entries}
    is_member = role not in (None, APPLICANT)
    rounds = tournament.rounds or round_count(tournament.system, terms, max(2, len(state.entries)))
    return TournamentInfo(
        id=tournament.id,
        name=tournament.name,
        about=tournament.about,
        club=club.id,
        club_name=club.name,
        system=tournament.system,
        status=tournament.status,
        terms=terms,
        seats=list(state.config.seats),
        round_count=rounds,
        role=role,
        entered=any(e.user_id == person.id and e.status != "withdrawn" for e in state.entries),
        standings=standing_infos(state, names),
        rounds=[round_info(state, each, by_number, is_member) for each in state.rounds],
    )


async def names_in(session: AsyncSession, state: TournamentState) -> dict[str, str]:
    """The names of everybody who plays or has played, by their ids."""
    ids = {user for entry in state.entries for user in (entry.user_id, *entry.former_user_ids)}
    rows = await session.execute(select(User.id, User.name).where(User.id.in_(ids)))
    return {row.id: row.name for row in rows}


def standing_infos(state: TournamentState, names: Mapping[str, str]) -> list[StandingInfo]:
    entries = {entry.number: entry for entry in state.entries}
    return [
        StandingInfo(
            place=line.place,
            name=names.get(entries[line.number].user_id, ""),
            formerly=[names[user] for user in entries[line.number].former_user_ids if user in names],
            status=entries[line.number].status,
            points=line.points,
            games=line.games,
            wins=line.wins,
            opposition=line.opposition,
            byes=line.byes,
            roles=line.roles,
        )
        for line in state.standings()
    ]


def round_info(
    state: TournamentState, each: TournamentRound, names: Mapping[int, str], is_member: bool
) -> TournamentRoundInfo:
    return TournamentRoundInfo(
        number=each.number,
        status=each.status,
        starts_at=each.starts_at,
        ends_at=each.ends_at,
        byes=[names[number] for number in each.byes] if each.status != PLANNED else [],
        games=[game_info(game, names, is_member) for game in state.games_of(each.number)],
    )


def game_info(game: TournamentGame, names: Mapping[int, str], is_member: bool) -> TournamentGameInfo:
    places = game.places or {}
    return TournamentGameInfo(
        number=game.number,
        table=game.table_id if is_member else None,
        seats=[
            TournamentSeatInfo(seat, None if number is None else names[number], places.get(seat))
            for seat, number in game.seats.items()
        ],
        outcome=game.outcome,
    )
