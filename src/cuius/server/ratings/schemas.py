"""What is said of people and their games on the wire."""

from __future__ import annotations

import msgspec


class LeaderBoardEntry(msgspec.Struct, frozen=True):
    """One line of a leader board: a person or a bot."""

    place: int
    name: str | None
    """The name of a person."""
    bot: str | None
    """The level of a bot."""
    points: float
    low: float
    high: float
    """The ends of the 95 % interval; the board is ordered by the lower one."""
    games: int
    wins: int
    last_played_at: float


class LeaderBoard(msgspec.Struct, frozen=True):
    title: str
    entries: list[LeaderBoardEntry]
    own: LeaderBoardEntry | None
    """The line of whoever asks, wherever it stands."""


class CurvePoint(msgspec.Struct, frozen=True):
    """A rating after one game."""

    at: float
    points: float
    low: float
    high: float


class TitleRating(msgspec.Struct, frozen=True):
    """A person's rating in one game, and how it came about."""

    title: str
    points: float
    low: float
    high: float
    games: int
    wins: int
    curve: list[CurvePoint]
    """Oldest first; the last games only."""


class SeatResults(msgspec.Struct, frozen=True):
    """Rated public games of a person at one seat."""

    title: str
    seat: str
    games: int
    wins: int


class OpponentResults(msgspec.Struct, frozen=True):
    """Rated public games of a person with another."""

    name: str
    games: int
    ahead: int
    """How often the person came before the other."""


class PublicProfile(msgspec.Struct, frozen=True):
    """What everybody may know of a person."""

    name: str
    since: float
    mine: bool
    favourite: bool
    """Does whoever asks like to play with them?"""
    blocked: bool
    """Does whoever asks block them?"""
    ratings: list[TitleRating]
    seats: list[SeatResults]
    opponents: list[OpponentResults]


class PastPlayer(msgspec.Struct, frozen=True):
    """Somebody at a finished game."""

    seat: str
    roles: tuple[str, ...]
    name: str | None
    bot: str | None
    won: bool


class PastGame(msgspec.Struct, frozen=True):
    """A finished game that anybody may see."""

    table: str
    name: str
    title: str
    scenario: str
    finished_at: float
    ending: str
    seat: str
    """The seat of the person whose games are listed."""
    won: bool
    change: float | None
    """What it did to the person's rating; null if it did not count."""
    players: list[PastPlayer]
