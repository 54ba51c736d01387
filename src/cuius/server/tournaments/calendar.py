"""The dates of a club as an iCalendar feed, which calendar programs read again and again."""

from __future__ import annotations

from datetime import UTC, datetime

from icalendar import Calendar, Event
from sqlalchemy import select

from cuius.server.accounts.permissions import authorise
from cuius.server.accounts.person import Person
from cuius.server.errors import NotFound
from cuius.server.notify.messages import server_catalogue
from cuius.server.store.database import Database
from cuius.server.store.models import Club, ClubMember, ClubTournament, TournamentRound, User
from cuius.server.tables.club_members import APPLICANT
from cuius.server.tournaments.state import CANCELLED

MAX_ROUNDS_SHOWN = 500


class ClubCalendars:
    def __init__(self, database: Database, public_url: str) -> None:
        self.database = database
        self.public_url = public_url

    async def feed(self, person: Person, club_id: str, key: str) -> bytes:
        """All rounds of a club's tournaments, in the language of the member whose key this is."""
        authorise("clubs.view", person)
        async with self.database.reading() as session:
            found = await session.scalars(
                select(ClubMember).where(ClubMember.calendar_key == key, ClubMember.role != APPLICANT)
            )
            member = found.first()
            if member is None or member.club_id != club_id:
                raise NotFound("There is no such calendar; look at the page of the club for its address.")
            club = await session.get_one(Club, club_id)
            language = (await session.get_one(User, member.user_id)).language
            alive = ClubTournament.club_id == club_id, ClubTournament.status != CANCELLED
            query = select(TournamentRound, ClubTournament).join(
                ClubTournament, ClubTournament.id == TournamentRound.tournament_id
            )
            newest = query.where(*alive).order_by(TournamentRound.starts_at.desc()).limit(MAX_ROUNDS_SHOWN)
            rounds = (await session.execute(newest)).all()
        calendar = empty_calendar(club.name)
        for each, tournament in rounds:
            self._add(calendar, tournament, each.number, (each.starts_at, each.ends_at), language)
        return bytes(calendar.to_ical())

    def _add(
        self,
        calendar: Calendar,
        tournament: ClubTournament,
        number: int,
        times: tuple[float, float],
        language: str,
    ) -> None:
        words = {"tournament": tournament.name, "round": str(number)}
        event = Event()
        event.add("uid", f"{tournament.id}-{number}@cuius")
        event.add("dtstamp", moment(tournament.created_at))
        event.add("dtstart", moment(times[0]))
        event.add("dtend", moment(times[1]))
        event.add("summary", server_catalogue(language).format("calendar-round", words))
        event.add("url", f"{self.public_url}/#/tournaments/{tournament.id}")
        calendar.add_component(event)


def empty_calendar(name: str) -> Calendar:
    calendar = Calendar()
    calendar.add("prodid", "-//Cuius Regio//Tournaments//")
    calendar.add("version", "2.0")
    calendar.add("x-wr-calname", name)
    return calendar


def moment(at: float) -> datetime:
    return datetime.fromtimestamp(int(at), UTC)
