"""What is said of finished games on the wire."""

from __future__ import annotations

from typing import Literal

import msgspec

Players = Literal["", "people", "mixed", "bots"]
"""Games of people only, of people and bots, of bots only; or all of them."""


class ArchiveQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which finished games somebody looks for; what is empty or None is not asked."""

    title: str = ""
    scenario: str = ""
    players: int | None = None
    who: Players = ""
    person: str = ""
    role: str = ""
    result: Literal["", "won", "lost"] = ""
    """Of the person or the role that is asked for."""
    ending: str = ""
    shortest: int | None = None
    longest: int | None = None
    """In decisions."""
    since: float | None = None
    until: float | None = None
    """When it ended."""
    before: str = ""
    """Where the last page stopped: `next` of that page."""


class ArchivedSeat(msgspec.Struct, frozen=True):
    """Who held a seat at the end of a game."""

    seat: str
    roles: list[str]
    name: str | None
    """The name of a person; none where people were hidden, or the account is gone."""
    bot: str | None
    won: bool


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game that anybody may see."""

    table: str
    name: str
    title: str
    scenario: str
    edition: str
    players: int
    ending: str
    decisions: int
    """Answers that were given by hand or by a bot, without those that follow by themselves."""
    started_at: float
    finished_at: float
    seats: list[ArchivedSeat]


class ArchivePage(msgspec.Struct, frozen=True):
    """Some finished games, newest first."""

    games: list[FinishedGame]
    next: str | None
    """What to send as `before` for the games after these; null if there are none."""


class StatisticsQuery(msgspec.Struct, frozen=True, kw_only=True):
    """Which games of a title are counted."""

    title: str
    scenario: str = ""
    edition: str = ""
    players: int | None = None
    who: Players = ""


class WinShare(msgspec.Struct, frozen=True):
    """How often something was won, and the ends of the 95 % interval of its share."""

    games: int
    wins: int
    low: float
    high: float


class RoleStatistics(msgspec.Struct, frozen=True):
    """How a role fared, in all hands and in each kind of hands."""

    role: str
    all: WinShare
    people: WinShare
    bots: WinShare


class EndingCount(msgspec.Struct, frozen=True):
    """How many games ended in one way."""

    ending: str
    games: int


class LengthCount(msgspec.Struct, frozen=True):
    """How many games had at least `first` and at most `last` decisions."""

    first: int
    last: int
    games: int


class OpeningCount(msgspec.Struct, frozen=True):
    """How often a role began with a choice, and how it fared."""

    role: str
    word: str
    share: WinShare


class GameChoice(msgspec.Struct, frozen=True):
    """A way to play of which there are finished games."""

    scenario: str
    edition: str
    players: int
    games: int


class GameStatistics(msgspec.Struct, frozen=True):
    """What the finished open games of a title come to."""

    title: str
    games: int
    median_decisions: int | None
    median_days: float | None
    roles: list[RoleStatistics]
    endings: list[EndingCount]
    lengths: list[LengthCount]
    openings: list[OpeningCount]
    opening_kinds: list[str]
    """Kinds of things that the words of openings may name, for their names."""
    choices: list[GameChoice]
    """Of the whole title, whatever is asked for."""
