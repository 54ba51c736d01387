"""What is said about tournaments on the wire."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from cuius.server.clubs.schemas import About
from cuius.server.tables.schemas import SLOW, Pace, Word
from cuius.server.tournaments.standings import Scoring

System = Literal["round_robin", "swiss", "knockout"]
MAX_ENTRIES = 128
MAX_ROUNDS = 40
Moment = Annotated[float, msgspec.Meta(ge=0, le=4_102_444_800)]
"""Seconds since 1970, up to the year 2100."""


class TournamentTerms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is played in a tournament, how fast, and by which rules of its own."""

    title: Word
    players: int | None = None
    scenario: Word | None = None
    options: dict[Word, Word] = {}
    pace: Pace = SLOW
    chat: Literal["open", "gunboat"] = "open"
    scoring: Scoring = "places"
    seeding: Literal["rating", "random"] = "rating"
    bots: Word | None = None
    """The level of the bots that take free seats; null: people sit out instead."""
    rounds: Annotated[int, msgspec.Meta(ge=1, le=MAX_ROUNDS)] | None = None
    """How many; null: as many as everybody needs to meet everybody, or a usual number."""
    max_entries: Annotated[int, msgspec.Meta(ge=2, le=MAX_ENTRIES)] = MAX_ENTRIES
    starts_at: Moment | None = None
    """When the first round begins by itself; null: when an organiser says so."""
    round_hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 366)] = 24 * 30
    flowing: bool = False
    """Does a round begin as soon as the one before is over, or at its date?"""
    at_end: Literal["wait", "score"] = "wait"
    """What happens to games that go on when the round ends: they are waited for, or decided by points."""


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A wish for a tournament."""

    name: Word
    system: System
    terms: TournamentTerms
    about: About = ""


class RoundDates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """When a round shall begin and end."""

    round: int
    starts_at: Moment
    ends_at: Moment


class EntryRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who is to be taken out, and who comes in their place, if anybody."""

    name: Word
    substitute: Word | None = None


class RuledResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What an organiser says of a game: the place of every seat."""

    round: int
    game: int
    places: dict[Word, Annotated[int, msgspec.Meta(ge=1, le=6)]]


class CreatedTournament(msgspec.Struct, frozen=True):
    id: str


class TournamentListing(msgspec.Struct, frozen=True):
    """A tournament in the list of its club."""

    id: str
    name: str
    system: str
    status: str
    title: str
    entries: int
    entered: bool
    """Does whoever asks play in it?"""
    next_at: float | None
    """When the next round begins, or the one that is played ends."""


class TournamentSeatInfo(msgspec.Struct, frozen=True):
    seat: str
    name: str | None
    """Who plays it; null for a bot."""
    place: int | None


class TournamentGameInfo(msgspec.Struct, frozen=True):
    number: int
    table: str | None
    """Where it is played; for members only."""
    seats: list[TournamentSeatInfo]
    outcome: str
    """Empty while it goes on; played, agreed, abandoned, adjudicated or ruled."""


class TournamentRoundInfo(msgspec.Struct, frozen=True):
    number: int
    status: str
    starts_at: float
    ends_at: float
    byes: list[str]
    games: list[TournamentGameInfo]


class StandingInfo(msgspec.Struct, frozen=True):
    """One line of the standings."""

    place: int
    name: str
    formerly: list[str]
    """Whose place was taken."""
    status: str
    points: float
    games: int
    wins: int
    opposition: float
    byes: int
    roles: dict[str, int]


class TournamentInfo(msgspec.Struct, frozen=True):
    """A tournament as this person may see it."""

    id: str
    name: str
    about: str
    club: str
    club_name: str
    system: str
    status: str
    terms: TournamentTerms
    seats: list[str]
    """The seats of every table."""
    round_count: int
    """How many rounds there will be; before the start as far as that is known."""
    role: str | None
    """What whoever asks is in the club."""
    entered: bool
    standings: list[StandingInfo]
    """Before the start: who has entered."""
    rounds: list[TournamentRoundInfo]
