"""Tables and play: seats, journals, positions, talk and motions."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, LargeBinary, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from cuius.server.store.models.base import Base, Id


class GameTable(Base):
    """One table: what is played there, how, and how it stands."""

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    title: Mapped[str] = mapped_column(String(40))
    config: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(10), index=True)
    """open, running, finished; ended: closed before the game was over; or imported: a record to look at."""
    owner_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"), index=True)
    public: Mapped[bool]
    """May anybody join, or only who has the invitation?"""
    invitation: Mapped[str] = mapped_column(String(64))
    chat: Mapped[str] = mapped_column(String(10), default="open")
    """open, or gunboat: no talk at all."""
    anonymous: Mapped[bool] = mapped_column(default=False)
    advice: Mapped[bool] = mapped_column(default=False)
    """May people ask bots what they would do? Such a game is not rated."""
    pace: Mapped[dict[str, Any]]
    paused_at: Mapped[float | None]
    unattended: Mapped[bool] = mapped_column(default=False)
    """Is it paused because nobody attends it? It goes on when somebody returns."""
    incident_id: Mapped[str | None] = mapped_column(String(32), index=True)
    """The number of the incident that stopped play, if the rules failed."""
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    asked_seats: Mapped[list[str]] = mapped_column(default=list)
    """Seats that are asked now."""
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    rematch_of: Mapped[str | None] = mapped_column(Id)
    origin: Mapped[dict[str, Any] | None]
    """Where the game comes from, if it did not begin here with the set-up: `Origin` in tables/schemas.py."""
    created_at: Mapped[float] = mapped_column(index=True)
    last_move_at: Mapped[float] = mapped_column(index=True)
    passes_at: Mapped[float | None] = mapped_column(index=True)
    """When the answers that the table gives for people must have been given; null if it has none to give."""
    rated_at: Mapped[float | None]
    """When the ratings took note of the finished game, whether it counts or not."""
    archived_at: Mapped[float | None]
    """When the archive took note of the finished game, whether it keeps it or not."""
    club_id: Mapped[str | None] = mapped_column(Id)
    """The club whose members alone may see it and join."""

    __table_args__ = (
        Index("ix_game_table_status_archived_at", "status", "archived_at"),
        Index("ix_game_table_club_id_status_last_move_at", "club_id", "status", "last_move_at"),
        Index("ix_game_table_status_rated_at", "status", "rated_at"),
        Index("ix_game_table_status_last_move_at", "status", "last_move_at"),
    )


class Seat(Base):
    """One seat of a table: who holds it, and its clock."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    name: Mapped[str] = mapped_column(String(80), primary_key=True)
    position: Mapped[int]
    user_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    salt_hash: Mapped[str | None] = mapped_column(String(64))
    """SHA-256 of the salt that the holder's browser keeps to itself until every seat is taken."""
    salt: Mapped[str | None] = mapped_column(String(64))
    """The salt, once it was shown."""
    time_bank: Mapped[float] = mapped_column(default=0.0)
    """Seconds left to think; counted down while the seat is asked."""
    asked_at: Mapped[float | None]
    deadline: Mapped[float | None] = mapped_column(index=True)
    """When the next step of the absent-seat chain is due: a reminder, then the autopilot."""
    reminders_sent: Mapped[int] = mapped_column(default=0)
    autopilot: Mapped[bool] = mapped_column(default=False)
    open_to_substitutes: Mapped[bool] = mapped_column(default=False)
    """May a substitute take it?"""
    previous_user_id: Mapped[str | None] = mapped_column(Id)
    """Who held it before a substitute did; before a rematch begins, who held it the last time."""
    past_user_ids: Mapped[list[str]] = mapped_column(default=list)
    """Everybody who has held it in this game and does not now: they know its secrets."""


class JournalRow(Base):
    """One row of a journal. Its key decides races: only one answer can be number n."""

    __tablename__ = "journal_row"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    by: Mapped[str] = mapped_column(String(40))
    key: Mapped[str] = mapped_column(String(60))
    answer: Mapped[Any] = mapped_column(JSON)
    auto: Mapped[str] = mapped_column(String(10), default="")
    audience: Mapped[Any] = mapped_column(JSON)
    answer_id: Mapped[str | None] = mapped_column(String(64))
    created_at: Mapped[float]
    position_digest: Mapped[str | None] = mapped_column(String(24))
    """The name of the position that this row led to, where the game stood at a checkpoint."""

    __table_args__ = (Index("uq_journal_row_answer_id", "table_id", "answer_id", unique=True),)


class StartingPosition(Base):
    """The position from which the game of a table goes on, until it has begun."""

    __tablename__ = "starting_position"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    rows: Mapped[bytes] = mapped_column(LargeBinary)
    """The rows that lead there, as compressed JSON."""


class SharedPosition(Base):
    """A position that somebody has kept for others to play on from."""

    __tablename__ = "shared_position"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    owner_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    title: Mapped[str] = mapped_column(String(40))
    config: Mapped[dict[str, Any]]
    rows: Mapped[bytes] = mapped_column(LargeBinary)
    """The rows that lead there, as compressed JSON."""
    row_count: Mapped[int]
    asked: Mapped[list[str]]
    """The roles that are asked there."""
    name: Mapped[str] = mapped_column(String(80))
    note: Mapped[str] = mapped_column(Text)
    public: Mapped[bool]
    """Does it stand in the library, or is it for those who have its link?"""
    created_at: Mapped[float]

    __table_args__ = (Index("ix_shared_position_public_created_at", "public", "created_at"),)


class ChatMessage(Base):
    """Talk at a table: public, or from one seat to others."""

    __tablename__ = "chat_message"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    sender: Mapped[str] = mapped_column(String(80))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    recipients: Mapped[Any] = mapped_column(JSON)
    """Seats that may read it; null for everybody."""
    text: Mapped[str] = mapped_column(Text)
    said: Mapped[Any] = mapped_column(JSON(none_as_null=True), nullable=True)
    """What a bot says: a message of the title and its arguments; null if a person wrote the text."""
    journal_length: Mapped[int]
    created_at: Mapped[float]


class Motion(Base):
    """Something the seats vote on: to go back, to pause, to end, to concede."""

    __tablename__ = "motion"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(20))
    detail: Mapped[dict[str, Any]] = mapped_column(default=dict)
    proposer: Mapped[str] = mapped_column(String(80))
    votes: Mapped[dict[str, Any]] = mapped_column(default=dict)
    status: Mapped[str] = mapped_column(String(10), default="open")
    journal_length: Mapped[int]
    created_at: Mapped[float]


class GameAnalysis(Base):
    """Where a finished game turned, or how far somebody is who looks for it."""

    __tablename__ = "analysis"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    worker_id: Mapped[str] = mapped_column(Id)
    """Who works on it: whoever began last, on whichever node."""
    heartbeat_at: Mapped[float]
    """When that one last showed that it lives."""
    rows_done: Mapped[int] = mapped_column(default=0)
    rows_total: Mapped[int] = mapped_column(default=0)
    failed: Mapped[bool] = mapped_column(default=False)
    result: Mapped[str | None] = mapped_column(Text)
    """What came of it, as JSON."""
