"""The course of tournaments: rounds begin at their dates, results come in, the next tables are made.

Every node looks at each tick. Whatever is done is done under the lock of the tournament's row, after a look
at what is there: two nodes never do the same twice, and what a node that ended left undone another does.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping

import msgspec
import structlog
from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncSession

from cuius.bots.evaluation import seat_scores
from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.core.question import Result
from cuius.server.clock import Clock
from cuius.server.notify.notices import NewNotice, Notices
from cuius.server.play.game_service import GameService
from cuius.server.play.lifecycle import TableLifecycle
from cuius.server.ratings.finished_games import ADJUDICATED, AGREED, places_of
from cuius.server.store.database import Database
from cuius.server.store.models import (
    ClubTournament,
    GameTable,
    TournamentEntry,
    TournamentGame,
    TournamentRound,
)
from cuius.server.tables.assigned import AssignedTable, add_running_table
from cuius.server.tables.journal_store import config_of
from cuius.server.tournaments.pairing import RoundTables
from cuius.server.tournaments.start import begin_if_due
from cuius.server.tournaments.state import (
    ENTERING,
    FINISHED,
    HOUR,
    OUT,
    PLANNED,
    PLAYING,
    RUNNING,
    TournamentState,
    load_blocks,
    load_state,
)

log = structlog.get_logger("cuius.tournaments")

DAY = 24 * HOUR
"""How long before a round begins or ends people are reminded."""
FALLBACK_BOT = "steward"
"""Who takes the seats that are left over in a final, where nobody can sit out."""


class TournamentProgress:
    def __init__(
        self,
        database: Database,
        clock: Clock,
        tick_seconds: float,
        lifecycle: TableLifecycle,
        games: GameService,
        notices: Notices,
    ) -> None:
        self.database, self.clock, self.tick_seconds = database, clock, tick_seconds
        self.lifecycle, self.games, self.notices = lifecycle, games, notices

    async def run(self) -> None:
        while True:
            await self.tick()
            await asyncio.sleep(self.tick_seconds)

    async def tick(self) -> None:
        """Look at all tournaments where something is due; one that fails holds up no other."""
        async with self.database.reading() as session:
            ids = await due_tournaments(session, self.clock())
        for tournament_id in sorted(ids):
            try:
                await self.advance(tournament_id)
            except Exception:
                log.exception("tournament.failed", tournament=tournament_id)

    async def advance(self, tournament_id: str) -> None:
        """Do whatever is due."""
        await begin_if_due(self.database, self.clock(), tournament_id)
        await self.announce_tables(tournament_id)
        await self.decide_overdue(tournament_id)
        await self.take_results(tournament_id)
        if await self.begin_round(tournament_id):
            await self.announce_tables(tournament_id)
        await self.remind(tournament_id)

    # Results

    async def decide_overdue(self, tournament_id: str) -> None:
        """The round has ended: if the terms say so, games that go on are decided by the points so far."""
        async with self.database.reading() as session:
            state = await load_state(session, tournament_id)
        current = state.current_round()
        if current is None or current.ends_at > self.clock() or state.terms.at_end != "score":
            return
        for game in state.games_of(current.number):
            if game.places is None and game.table_id is not None:
                try:
                    await self.games.change(game.table_id, end_by_points, even_paused=True)
                except CuiusError as error:  # it is over, or the rules have failed there
                    log.info("tournament.not-decided", table=game.table_id, why=str(error))

    async def take_results(self, tournament_id: str) -> None:
        """Note the results of games that are over; with the last one the round is over."""
        if not await self._has_news(tournament_id):
            return
        notices: list[NewNotice] = []
        async with self.database.writing() as session:
            state = await load_state(session, tournament_id, lock=True)
            for game in state.games:
                if game.places is None:
                    await take_result(session, game)
            current = state.current_round()
            if current is not None and all(g.places for g in state.games_of(current.number)):
                notices = finish_round(state, current, self.clock())
        self.notices.enqueue(notices)

    async def _has_news(self, tournament_id: str) -> bool:
        """Look before writing: is a game over whose result is not noted, or a round that nobody plays?"""
        here = TournamentGame.tournament_id == tournament_id, TournamentGame.places.is_(None)
        over = or_(GameTable.id.is_(None), GameTable.status.not_in(("open", "running")))
        query = select(TournamentGame.number).outerjoin(GameTable, GameTable.id == TournamentGame.table_id)
        playing = TournamentRound.tournament_id == tournament_id, TournamentRound.status == RUNNING
        async with self.database.reading() as session:
            if (await session.scalars(query.where(*here, over).limit(1))).first() is not None:
                return True
            number = (await session.scalars(select(TournamentRound.number).where(*playing))).first()
            waited_for = select(TournamentGame.number).where(*here, TournamentGame.round == number)
            return number is not None and (await session.scalars(waited_for.limit(1))).first() is None

    # Rounds

    async def begin_round(self, tournament_id: str, now_at_once: bool = False) -> bool:
        """Make the tables of the next round if its time has come. The pairing is found outside the lock."""
        async with self.database.reading() as session:
            state = await load_state(session, tournament_id)
            blocks = await load_blocks(session, state)
        if not is_round_due(state, self.clock(), now_at_once):
            return False
        upcoming = state.next_round()
        assert upcoming is not None
        arranged = await asyncio.to_thread(state.arrange, upcoming.number, blocks)
        paired = fingerprint(state)
        async with self.database.writing() as session:
            state = await load_state(session, tournament_id, lock=True)
            if fingerprint(state) != paired or not is_round_due(state, self.clock(), now_at_once):
                return False  # somebody withdrew meanwhile, or another node was faster
            await add_round(session, state, arranged, self.clock())
        return True

    async def announce_tables(self, tournament_id: str) -> None:
        """Start the clocks of new tables and tell their people, then note that it was done."""
        new = TournamentGame.tournament_id == tournament_id, TournamentGame.announced.is_(False)
        async with self.database.reading() as session:
            tables = (await session.scalars(select(TournamentGame.table_id).where(*new))).all()
        for table_id in tables:
            if table_id is not None:
                try:
                    await self.lifecycle.begin_assigned(table_id)
                except CuiusError as error:  # it was played to its end already
                    log.info("tournament.not-announced", table=table_id, why=str(error))
        if tables:
            async with self.database.writing() as session:
                for game in await session.scalars(select(TournamentGame).where(*new)):
                    game.announced = game.announced or game.table_id in tables

    async def remind(self, tournament_id: str) -> None:
        """Tell people a day before a round begins or ends, each once."""
        now = self.clock()
        async with self.database.reading() as session:
            state = await load_state(session, tournament_id)
        if not reminders(state, now):
            return
        async with self.database.writing() as session:
            state = await load_state(session, tournament_id, lock=True)
            due = reminders(state, now)
            for each, kind, _ in due:
                each.reminded = 1 if kind == "round_soon" else 2
            notices = [
                tournament_notice(state.tournament, user, kind, round=str(each.number))
                for each, kind, people in due
                for user in people
            ]
        self.notices.enqueue(notices)


async def due_tournaments(session: AsyncSession, now: float) -> set[str]:
    """Tournaments of which a date has come or comes near, a table is new, or a game or a round is over."""
    going_on = select(ClubTournament.id).where(ClubTournament.status.in_((ENTERING, RUNNING)))
    rounds = select(TournamentRound.tournament_id).where(TournamentRound.tournament_id.in_(going_on))
    planned, running = (TournamentRound.status == status for status in (PLANNED, RUNNING))
    starts, ends, told = TournamentRound.starts_at, TournamentRound.ends_at, TournamentRound.reminded
    dates = rounds.where(
        or_(
            planned & or_(starts <= now, (starts <= now + DAY) & (told == 0)),
            running & or_(ends <= now, (ends <= now + DAY) & (told < 2)),
        )
    )
    of_round = (
        TournamentGame.tournament_id == TournamentRound.tournament_id,
        TournamentGame.round == TournamentRound.number,
    )
    unfinished = TournamentGame.places.is_(None)
    over = or_(GameTable.id.is_(None), GameTable.status.not_in(("open", "running")))
    news = (
        rounds.where(running)
        .join(TournamentGame, and_(*of_round))
        .outerjoin(GameTable, GameTable.id == TournamentGame.table_id)
        .where(or_(TournamentGame.announced.is_(False), unfinished & over))
    )
    waited_for = select(TournamentGame.number).where(*of_round, unfinished).correlate(TournamentRound)
    done = rounds.where(running, ~waited_for.exists())
    return {each for query in (dates, news, done) for each in await session.scalars(query)}


def end_by_points(match: Match) -> None:
    """Whoever has the most points now wins."""
    scores = seat_scores(match.config, match.title.score(match.state))
    best = max(scores.values())
    winners = [role for seat, score in scores.items() if score == best for role in match.roles(seat)]
    match.end(ADJUDICATED, winners)


async def take_result(session: AsyncSession, game: TournamentGame) -> None:
    """The places of a game that is over. Ended by consent it is a tie of all; so is one that nobody ended."""
    table = None if game.table_id is None else await session.get(GameTable, game.table_id)
    if table is not None and table.status in ("open", "running"):
        return
    if table is None or table.result is None:
        game.places, game.outcome = dict.fromkeys(game.seats, 1), "abandoned"
        return
    result = msgspec.convert(table.result, Result)
    if result.kind == AGREED:
        game.places, game.outcome = dict.fromkeys(game.seats, 1), "agreed"
        return
    game.places = places_of(config_of(table), result)
    game.outcome = "adjudicated" if result.kind == ADJUDICATED else "played"


def finish_round(state: TournamentState, current: TournamentRound, now: float) -> list[NewNotice]:
    """The round is over, and with the last one the tournament; returns what people are told."""
    current.status = FINISHED
    if state.tournament.system == "knockout":
        leave_losers(state, current)
    following = next((each for each in state.rounds if each.number == current.number + 1), None)
    if following is None or len(state.playing()) < 2:
        return finish_tournament(state, now)
    length = following.ends_at - following.starts_at
    if state.terms.flowing:
        following.starts_at, following.ends_at = now, now + length
    elif following.starts_at < now:
        following.ends_at = max(following.ends_at, now + length)
    return []


def finish_tournament(state: TournamentState, now: float) -> list[NewNotice]:
    tournament = state.tournament
    tournament.status, tournament.finished_at = FINISHED, now
    for each in state.rounds:
        each.status = FINISHED if each.status == RUNNING else each.status
    return [tournament_notice(tournament, entry.user_id, "tournament_over") for entry in state.entries]


def leave_losers(state: TournamentState, current: TournamentRound) -> None:
    """Of each table the best person goes on; of equals the one with more points, then the stronger seed."""
    history = state.history()
    for game in state.games_of(current.number):
        assert game.places is not None
        people = [(place, game.seats[seat]) for seat, place in game.places.items()]
        order = sorted((place, -history[n].points, n) for place, n in people if n is not None)
        staying = [n for _, _, n in order if any(e.number == n for e in state.playing())][:1]
        for entry in state.playing():
            if entry.number in game.seats.values() and entry.number not in staying:
                entry.status = OUT


def is_round_due(state: TournamentState, now: float, now_at_once: bool) -> bool:
    upcoming = state.next_round()
    if state.tournament.status != RUNNING or upcoming is None:
        return False
    return now_at_once or upcoming.starts_at <= now


def fingerprint(state: TournamentState) -> object:
    """What a pairing rests on."""
    upcoming = state.next_round()
    return (
        None if upcoming is None else upcoming.number,
        [(entry.number, entry.status) for entry in state.entries],
        [(game.round, game.number, game.places) for game in state.games],
    )


async def add_round(session: AsyncSession, state: TournamentState, arranged: RoundTables, now: float) -> None:
    """Store the tables of a round, running."""
    upcoming, terms, tournament = state.next_round(), state.terms, state.tournament
    assert upcoming is not None
    length = upcoming.ends_at - upcoming.starts_at
    upcoming.status, upcoming.byes = RUNNING, arranged.byes
    upcoming.starts_at, upcoming.ends_at = now, max(upcoming.ends_at, now + length)
    holders = {entry.number: entry.user_id for entry in state.entries}
    for number, seats in enumerate(arranged.tables, 1):
        wish = AssignedTable(
            name=f"{tournament.name} {upcoming.number}.{number}"[:80],
            club_id=tournament.club_id,
            config=state.config,
            pace=terms.pace,
            chat=terms.chat,
            people=people_at(seats, holders),
            bot=terms.bots or FALLBACK_BOT,
        )
        table = await add_running_table(session, wish, now)
        session.add(
            TournamentGame(
                tournament_id=tournament.id,
                round=upcoming.number,
                number=number,
                table_id=table.id,
                seats=seats,
                outcome="",
                announced=False,
            )
        )
        await asyncio.sleep(0)  # setting up a game takes a moment; others get theirs


def people_at(seats: Mapping[str, int | None], holders: Mapping[int, str]) -> dict[str, str]:
    return {seat: holders[number] for seat, number in seats.items() if number is not None}


def reminders(state: TournamentState, now: float) -> list[tuple[TournamentRound, str, list[str]]]:
    """Rounds of which people are to be told now, what, and whom."""
    due = []
    for each in state.rounds:
        if each.status == PLANNED and not each.reminded and now < each.starts_at <= now + DAY:
            due.append((each, "round_soon", [entry.user_id for entry in state.playing()]))
        elif each.status == RUNNING and each.reminded < 2 and each.ends_at <= now + DAY:
            late = {n for g in state.games_of(each.number) if g.places is None for n in g.seats.values()}
            due.append((each, "round_ends", holders_of(state.entries, late)))
    return due


def holders_of(entries: Iterable[TournamentEntry], numbers: set[int | None]) -> list[str]:
    return [entry.user_id for entry in entries if entry.number in numbers and entry.status == PLAYING]


def tournament_notice(tournament: ClubTournament, user_id: str, kind: str, **detail: str) -> NewNotice:
    """A notice that leads to the page of a tournament."""
    page = f"tournaments/{tournament.id}"
    return NewNotice(user_id, kind, {"page": page, "name": tournament.name, **detail})
