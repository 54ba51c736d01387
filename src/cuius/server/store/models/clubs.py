"""Clubs and their tournaments in the database."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from cuius.server.store.models.base import Base, Id


class Club(Base):
    """A group of people with a lobby of their own."""

    __tablename__ = "club"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str] = mapped_column(String(120), unique=True)
    about: Mapped[str] = mapped_column(Text, default="")
    joining: Mapped[str] = mapped_column(String(10))
    """open, request, or invitation: then nobody else learns of it."""
    invitation: Mapped[str] = mapped_column(String(64))
    """With this secret anybody becomes a member."""
    created_at: Mapped[float]


class ClubMember(Base):
    """Somebody in a club, or somebody who asks to be."""

    __tablename__ = "club_member"

    club_id: Mapped[str] = mapped_column(ForeignKey("club.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[str] = mapped_column(
        ForeignKey("user.id", ondelete="CASCADE"), primary_key=True, index=True
    )
    role: Mapped[str] = mapped_column(String(10))
    """founder, organiser, member or applicant."""
    since: Mapped[float]
    calendar_key: Mapped[str] = mapped_column(String(64), unique=True)
    """With this secret a calendar program reads the dates of the club; it ends with the membership."""


class ClubNews(Base):
    """What the organisers tell the members of a club."""

    __tablename__ = "club_news"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    club_id: Mapped[str] = mapped_column(ForeignKey("club.id", ondelete="CASCADE"), index=True)
    author_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    text: Mapped[str] = mapped_column(Text)
    created_at: Mapped[float]


class ClubTournament(Base):
    """A competition of a club: what is played, how people are put together, and how far it has come."""

    __tablename__ = "tournament"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    club_id: Mapped[str] = mapped_column(ForeignKey("club.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(80))
    about: Mapped[str] = mapped_column(Text, default="")
    system: Mapped[str] = mapped_column(String(12))
    """round_robin, swiss or knockout."""
    status: Mapped[str] = mapped_column(String(10), index=True)
    """entering, running, finished or cancelled."""
    terms: Mapped[dict[str, Any]]
    """What is played and how: the fields of `TournamentTerms`."""
    title: Mapped[str] = mapped_column(String(40))
    rounds: Mapped[int]
    """How many rounds there will be; of a knock-out, how many it takes."""
    created_by: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    created_at: Mapped[float]
    finished_at: Mapped[float | None]


class TournamentEntry(Base):
    """One line of the standings: a person, or whoever came in their place."""

    __tablename__ = "tournament_entry"

    tournament_id: Mapped[str] = mapped_column(
        ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    """Until the start the order of entering, then the seed: 1 is thought the strongest."""
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    status: Mapped[str] = mapped_column(String(10))
    """playing, withdrawn, or out: beaten in a knock-out."""
    former_user_ids: Mapped[list[str]] = mapped_column(default=list)
    """Whose place was taken."""
    entered_at: Mapped[float]

    __table_args__ = (Index("uq_tournament_entry_user_id", "tournament_id", "user_id", unique=True),)


class TournamentRound(Base):
    """One round: its dates, and who sits out."""

    __tablename__ = "tournament_round"

    tournament_id: Mapped[str] = mapped_column(
        ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True
    )
    number: Mapped[int] = mapped_column(primary_key=True)
    status: Mapped[str] = mapped_column(String(10))
    """planned, running or finished."""
    starts_at: Mapped[float]
    ends_at: Mapped[float]
    reminded: Mapped[int] = mapped_column(default=0)
    """How much was told beforehand: 1 that it begins soon, 2 that it ends soon."""
    byes: Mapped[list[int]] = mapped_column(default=list)
    """The entries that sit out."""

    __table_args__ = (Index("ix_tournament_round_status_starts_at", "status", "starts_at"),)


class TournamentGame(Base):
    """One table of a round: who sits where, and who came in which place."""

    __tablename__ = "tournament_game"

    tournament_id: Mapped[str] = mapped_column(
        ForeignKey("tournament.id", ondelete="CASCADE"), primary_key=True
    )
    round: Mapped[int] = mapped_column(primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    table_id: Mapped[str | None] = mapped_column(ForeignKey("game_table.id", ondelete="SET NULL"), index=True)
    seats: Mapped[dict[str, Any]]
    """Each seat and the number of the entry that plays it; null where a bot does."""
    places: Mapped[dict[str, Any] | None] = mapped_column(JSON(none_as_null=True))
    """Each seat and its place, 1 for the winner; null while the game goes on."""
    outcome: Mapped[str] = mapped_column(String(12), default="")
    """played, agreed, abandoned, adjudicated, or ruled: entered by an organiser."""
    announced: Mapped[bool] = mapped_column(default=False)
    """Do its clocks run, and was everybody told?"""
