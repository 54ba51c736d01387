"""What people and organisers do about tournaments."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.title import get_title
from cuius.server.accounts.audit import audit
from cuius.server.accounts.blocks_and_reports import get_user_by_name
from cuius.server.accounts.names import validate_table_name
from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.clubs.service import find_visible, ids_of
from cuius.server.errors import Conflict, LimitExceeded, NotFound, RequestRefused
from cuius.server.play.clocks.clock_control import ClockChange
from cuius.server.play.game_service import Act
from cuius.server.play.live_tables import LiveTable
from cuius.server.ratings.finished_games import ADJUDICATED
from cuius.server.secrets import new_id
from cuius.server.store.models import (
    Club,
    ClubTournament,
    GameTable,
    Seat,
    TournamentEntry,
    TournamentGame,
    User,
)
from cuius.server.tables.club_members import FOUNDER, MEMBER, ORGANISER, ORGANISERS, is_club_member
from cuius.server.tables.schemas import JoinRequest
from cuius.server.tournaments.progress import TournamentProgress, tournament_notice
from cuius.server.tournaments.schemas import (
    EntryRequest,
    NewTournament,
    RoundDates,
    RuledResult,
    TournamentInfo,
    TournamentListing,
    TournamentTerms,
)
from cuius.server.tournaments.start import begin_tournament, planned_round
from cuius.server.tournaments.state import (
    CANCELLED,
    ENTERING,
    FINISHED,
    PLANNED,
    PLAYING,
    RUNNING,
    WITHDRAWN,
    TournamentState,
    config_of_terms,
    load_state,
)
from cuius.server.tournaments.views import summaries, tournament_info

MAX_GOING_ON = 20
"""How many tournaments of a club may wait or be played at once."""


class Tournaments:
    def __init__(self, progress: TournamentProgress) -> None:
        self.progress = progress
        self.database, self.clock, self.notices = progress.database, progress.clock, progress.notices

    # Looking

    async def list_of_club(self, person: Person, club_id: str) -> list[TournamentListing]:
        authorise("clubs.view", person)
        async with self.database.reading() as session:
            await find_visible(session, person, club_id)
            return await summaries(session, person, club_id)

    async def info(self, person: Person, tournament_id: str) -> TournamentInfo:
        authorise("clubs.view", person)
        async with self.database.reading() as session:
            state = await load_state(session, tournament_id)
            club, role = await find_visible(session, person, state.tournament.club_id)
            return await tournament_info(session, person, club, role, state)

    # Entering and leaving

    async def enter(self, person: Person, tournament_id: str) -> None:
        """Play in a tournament that has not begun; twice is the same as once."""
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.enter")
            assert person.id is not None
            if state.tournament.status != ENTERING:
                raise Conflict("Nobody enters this tournament any more.")
            if any(entry.user_id == person.id for entry in state.entries):
                return
            if len(state.entries) >= state.terms.max_entries:
                raise Conflict("This tournament is full.")
            session.add(new_entry(state, person.id, self.clock()))

    async def withdraw(self, person: Person, tournament_id: str) -> None:
        """Play no more. What was played still counts; a substitute may take the seats of games under way."""
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.enter")
            entry = find_entry(state, person.id)
            seats = await leave_entry(session, state, entry)
        await self._open_seats(seats)

    async def remove(self, person: Person, tournament_id: str, request: EntryRequest) -> None:
        """An organiser takes somebody out, or lets somebody else go on in their place."""
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.lead")
            assert person.id is not None
            former = await get_user_by_name(session, request.name)
            entry = find_entry(state, former.id)
            if request.substitute is None:
                other, seats = None, await leave_entry(session, state, entry)
            else:
                other = await self._substitute(session, state, request.substitute)
                seats = await running_seats(session, state, entry)
                entry.former_user_ids = [*entry.former_user_ids, former.id]
                entry.user_id, entry.status = other.id, PLAYING
            detail = {"name": request.name, "substitute": request.substitute or ""}
            audit(session, self.clock(), person.id, "tournament.entry", tournament_id, **detail)
        await self._open_seats(seats)
        if other is not None:
            for table_id, seat in seats:
                stands_in = Person(other.id, other.name)
                await self.progress.lifecycle.join(stands_in, table_id, JoinRequest(seat))

    async def _substitute(self, session: AsyncSession, state: TournamentState, name: str) -> User:
        """Whoever comes in somebody's place: a member who does not play yet."""
        other = await get_user_by_name(session, name)
        if not await is_club_member(session, state.tournament.club_id, Person(other.id)):
            raise NotFound("There is nobody of that name in this club.")
        if any(entry.user_id == other.id for entry in state.entries):
            raise Conflict("They play in this tournament already.")
        if state.tournament.status not in (ENTERING, RUNNING):
            raise Conflict("The tournament is over.")
        return other

    async def _open_seats(self, seats: list[tuple[str, str]]) -> None:
        """Let a bot play these seats until a substitute comes."""
        for table_id, seat in seats:
            await self.progress.lifecycle.clocks.change(table_id, open_seat(seat))
            await self.progress.lifecycle.publisher.seats_changed(table_id)

    # Leading

    async def create(self, person: Person, club_id: str, wish: NewTournament) -> str:
        terms = checked_terms(wish.terms, self.progress.lifecycle.tables.levels)
        async with self.database.writing() as session:
            club, role = await find_visible(session, person, club_id, lock=True)
            authorise("tournament.lead", person, holder=role is not None, owner=role in ORGANISERS)
            going_on = (ClubTournament.club_id == club_id, ClubTournament.status.in_((ENTERING, RUNNING)))
            if (await session.scalar(select(func.count()).where(*going_on)) or 0) >= MAX_GOING_ON:
                raise LimitExceeded(f"{MAX_GOING_ON} tournaments of this club go on; end one of them first.")
            tournament = ClubTournament(
                id=new_id(),
                club_id=club.id,
                name=validate_table_name(wish.name) or terms.title,
                about=wish.about.strip(),
                system=wish.system,
                status=ENTERING,
                terms=msgspec.to_builtins(terms),
                title=terms.title,
                rounds=0,
                created_by=person.id,
                created_at=self.clock(),
            )
            session.add(tournament)
            await session.flush()
            if terms.starts_at is not None:
                session.add(planned_round(tournament.id, 1, terms.starts_at, terms))
            members = await ids_of(session, club_id, (MEMBER, ORGANISER, FOUNDER))
        told = [user for user in members if user != person.id]
        self.notices.enqueue(tournament_notice(tournament, user, "tournament_open") for user in told)
        return tournament.id

    async def start(self, person: Person, tournament_id: str) -> None:
        """Begin the tournament, or its next round, at once."""
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.lead")
            if state.tournament.status == ENTERING:
                await begin_tournament(session, state, self.clock())
            elif state.next_round() is None or state.tournament.status != RUNNING:
                raise Conflict("No round waits to begin.")
        await self.progress.begin_round(tournament_id, now_at_once=True)
        await self.progress.announce_tables(tournament_id)

    async def set_dates(self, person: Person, tournament_id: str, dates: RoundDates) -> None:
        """Other dates for a round: of one that is played only the end can change."""
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.lead")
            each = next((r for r in state.rounds if r.number == dates.round), None)
            if each is None or each.status == FINISHED:
                raise Conflict("That round is over, or was never planned.")
            starts_at = dates.starts_at if each.status == PLANNED else each.starts_at
            if dates.ends_at <= max(starts_at, self.clock()):
                raise RequestRefused("A round ends after it has begun, and not in the past.")
            each.starts_at, each.ends_at, each.reminded = starts_at, dates.ends_at, 0

    async def rule(self, person: Person, tournament_id: str, ruling: RuledResult) -> None:
        """An organiser says how a game ended; one that goes on ends with it."""
        async with self.database.reading() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.lead", lock=False)
            game = find_ruled(state, ruling)
            table = None if game.table_id is None else await session.get(GameTable, game.table_id)
        if table is not None and table.status == "running":
            winners = [seat for seat, place in ruling.places.items() if place == 1]
            with contextlib.suppress(CuiusError):  # it has just ended, or the rules failed: the ruling counts
                await self.progress.games.change(table.id, end_for(winners), even_paused=True)
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.lead")
            assert person.id is not None
            game = find_ruled(state, ruling)
            game.places, game.outcome = dict(ruling.places), "ruled"
            what = f"{tournament_id} {ruling.round}.{ruling.game}"
            audit(session, self.clock(), person.id, "tournament.ruled", what, places=dict(ruling.places))
        await self.progress.advance(tournament_id)

    async def cancel(self, person: Person, tournament_id: str) -> None:
        """Games under way go on as tables of the club."""
        async with self.database.writing() as session:
            state, _ = await self._find(session, person, tournament_id, "tournament.lead")
            if state.tournament.status not in (ENTERING, RUNNING):
                raise Conflict("The tournament is over.")
            state.tournament.status = CANCELLED

    async def _find(
        self, session: AsyncSession, person: Person, tournament_id: str, action: str, lock: bool = True
    ) -> tuple[TournamentState, Club]:
        """The tournament, for somebody who may do this about it."""
        state = await load_state(session, tournament_id, lock)
        club, role = await find_visible(session, person, state.tournament.club_id)
        member = role in (MEMBER, *ORGANISERS)
        authorise(action, person, holder=member, owner=role in ORGANISERS)
        return state, club


def checked_terms(terms: TournamentTerms, bots: Sequence[str]) -> TournamentTerms:
    """The terms with everything said; raises if nobody could play by them."""
    if not get_title(terms.title).offered:
        raise NotFound(f"{terms.title} is not played here.")
    if terms.bots is not None and terms.bots not in bots:
        raise RequestRefused(f"There is no bot {terms.bots!r}; choose {' or '.join(bots)}.")
    if terms.pace.kind == "hotseat":
        raise RequestRefused("People in a tournament sit at screens of their own; choose another pace.")
    config = config_of_terms(terms)
    if len(config.seats) < 2:
        raise RequestRefused("A tournament is played at tables of two or more.")
    return msgspec.structs.replace(
        terms, players=config.players, scenario=config.scenario, options=config.options
    )


def new_entry(state: TournamentState, user_id: str, now: float) -> TournamentEntry:
    number = max((entry.number for entry in state.entries), default=0) + 1
    return TournamentEntry(
        tournament_id=state.tournament.id,
        number=number,
        user_id=user_id,
        status=PLAYING,
        former_user_ids=[],
        entered_at=now,
    )


def find_entry(state: TournamentState, user_id: str | None) -> TournamentEntry:
    entry = next((each for each in state.entries if each.user_id == user_id), None)
    if entry is None or entry.status == WITHDRAWN:
        raise Conflict("They do not play in this tournament.")
    return entry


async def leave_entry(
    session: AsyncSession, state: TournamentState, entry: TournamentEntry
) -> list[tuple[str, str]]:
    """Before the start an entry goes away; later it plays no more. Returns its seats in running games."""
    if state.tournament.status == ENTERING:
        await session.delete(entry)
        return []
    if state.tournament.status != RUNNING:
        raise Conflict("The tournament is over.")
    entry.status = WITHDRAWN
    return await running_seats(session, state, entry)


async def running_seats(
    session: AsyncSession, state: TournamentState, entry: TournamentEntry
) -> list[tuple[str, str]]:
    """The tables and seats at which somebody plays now for an entry."""
    tables = [
        g.table_id
        for g in state.games
        if g.places is None and entry.number in g.seats.values() and g.table_id
    ]
    query = (
        select(Seat.table_id, Seat.name)
        .join(GameTable, GameTable.id == Seat.table_id)
        .where(Seat.table_id.in_(tables), Seat.user_id == entry.user_id, GameTable.status == "running")
    )
    return [(row.table_id, row.name) for row in await session.execute(query)]


def open_seat(name: str) -> ClockChange:
    def turn(live: LiveTable, now: float) -> None:
        seat = live.seats[name]
        seat.autopilot = seat.open_to_substitutes = True
        seat.asked_at, seat.deadline, seat.reminders_sent = None, None, 0

    return turn


def find_ruled(state: TournamentState, ruling: RuledResult) -> TournamentGame:
    """The game that an organiser speaks of, if it can still be ruled on."""
    if state.tournament.status != RUNNING:
        raise Conflict("The tournament is over, or has not begun.")
    game = next((g for g in state.games_of(ruling.round) if g.number == ruling.game), None)
    if game is None:
        raise NotFound("There is no such game in this tournament.")
    current = state.current_round()
    if state.tournament.system == "knockout" and (current is None or current.number != ruling.round):
        raise Conflict("That round is over, and others have gone on because of it.")
    refuse_wrong_places(game.seats, ruling.places)
    return game


def refuse_wrong_places(seats: Mapping[str, object], places: Mapping[str, int]) -> None:
    """Every seat has a place, somebody has the first, and after a tie as many places are left out."""
    ranks = sorted(places.values())
    fits = all(rank == 1 + ranks.index(rank) for rank in ranks)
    if set(places) != set(seats) or not fits:
        raise RequestRefused("Give every seat a place: 1 for the best, the same for equals, then the next.")


def end_for(seats: list[str]) -> Act:
    """The game goes to these seats."""

    def act(match: Match) -> None:
        match.end(ADJUDICATED, [role for seat in seats for role in match.roles(seat)])

    return act
