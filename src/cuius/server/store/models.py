"""The tables of the database. Times are seconds since 1970; ids are words that tell nothing."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, BigInteger, Float, ForeignKey, Index, LargeBinary, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeEngine

NAMES = {
    "ix": "ix_%(column_0_label)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}

Id = String(32)


class Base(DeclarativeBase):
    """What all tables have in common."""

    metadata = MetaData(naming_convention=NAMES)
    type_annotation_map: dict[Any, TypeEngine[Any]] = {  # noqa: RUF012
        dict[str, Any]: JSON(),
        list[str]: JSON(),
        list[float]: JSON(),
        float: Float(53),
    }


# People


class User(Base):
    """Somebody with an account; in local play the one person at this machine."""

    __tablename__ = "user"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    folded: Mapped[str] = mapped_column(String(80), unique=True)
    """The name without regard to case: two people may not have names that look the same."""
    mail: Mapped[str | None] = mapped_column(String(254), unique=True)
    password: Mapped[str | None] = mapped_column(String(200))
    totp: Mapped[str | None] = mapped_column(String(64))
    totp_used: Mapped[int] = mapped_column(BigInteger, default=0)
    """The last time step whose code was accepted: a code works once."""
    language: Mapped[str] = mapped_column(String(2), default="en")
    admin: Mapped[bool] = mapped_column(default=False)
    made_at: Mapped[float]
    deleted_at: Mapped[float | None]
    muted_until: Mapped[float | None]
    wishes: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """How to be told: {"mail": true, "webhook": "...", "days_off": [5, 6]}."""


class Session(Base):
    """One signed-in browser. The cookie holds a secret; here is its hash."""

    __tablename__ = "session"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    made_at: Mapped[float]
    seen_at: Mapped[float]
    ends_at: Mapped[float]
    agent: Mapped[str] = mapped_column(String(200), default="")
    address: Mapped[str] = mapped_column(String(64), default="")


class Token(Base):
    """A key for programs: bots sign in with it. Here is its hash."""

    __tablename__ = "token"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    scopes: Mapped[list[str]]
    made_at: Mapped[float]
    used_at: Mapped[float | None]


class Slip(Base):
    """A one-time secret: to confirm an address, choose a new password, or do without a second factor."""

    __tablename__ = "slip"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    purpose: Mapped[str] = mapped_column(String(20))
    ends_at: Mapped[float]
    detail: Mapped[str] = mapped_column(String(254), default="", server_default="")
    """The address to confirm, or the secret of a second factor that has not been confirmed yet."""


class Block(Base):
    """One person does not want to meet another."""

    __tablename__ = "block"

    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    other_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)


class Report(Base):
    """Somebody complains about somebody."""

    __tablename__ = "report"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    by_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    about_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    table_id: Mapped[str | None] = mapped_column(Id)
    text: Mapped[str] = mapped_column(Text)
    made_at: Mapped[float]
    settled_at: Mapped[float | None]


class Audit(Base):
    """What admins and accounts did, for admins to read."""

    __tablename__ = "audit"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    at: Mapped[float] = mapped_column(index=True)
    actor: Mapped[str] = mapped_column(Id)
    action: Mapped[str] = mapped_column(String(40))
    subject: Mapped[str] = mapped_column(String(80))
    detail: Mapped[dict[str, Any]] = mapped_column(default=dict)


# Tables and play


class GameTable(Base):
    """One table: what is played there, how, and how it stands."""

    __tablename__ = "game_table"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    title: Mapped[str] = mapped_column(String(40))
    config: Mapped[dict[str, Any]]
    status: Mapped[str] = mapped_column(String(10), index=True)
    """open, running, finished, or ended: closed before the game was over."""
    owner_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"), index=True)
    open: Mapped[bool]
    """May anybody join, or only who has the invitation?"""
    invitation: Mapped[str] = mapped_column(String(64))
    talk: Mapped[str] = mapped_column(String(10), default="open")
    """open, or gunboat: no talk at all."""
    anonymous: Mapped[bool] = mapped_column(default=False)
    pace: Mapped[dict[str, Any]]
    paused_at: Mapped[float | None]
    frozen: Mapped[str | None] = mapped_column(String(32))
    """The number of the incident that stopped play, if the rules failed."""
    seed: Mapped[bytes] = mapped_column(LargeBinary(32))
    asked: Mapped[list[str]] = mapped_column(default=list)
    """Seats that are asked now."""
    result: Mapped[dict[str, Any] | None] = mapped_column(JSON)
    rematch_of: Mapped[str | None] = mapped_column(Id)
    made_at: Mapped[float]
    moved_at: Mapped[float] = mapped_column(index=True)


class Seat(Base):
    """One seat of a table: who holds it, and its clock."""

    __tablename__ = "seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(80), primary_key=True)
    place: Mapped[int]
    user_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"), index=True)
    bot: Mapped[str | None] = mapped_column(String(20))
    salt: Mapped[str | None] = mapped_column(String(64))
    bank: Mapped[float] = mapped_column(default=0.0)
    """Seconds left to think; counted down while the seat is asked."""
    asked_at: Mapped[float | None]
    deadline: Mapped[float | None] = mapped_column(index=True)
    """When the next step of the absent-seat chain is due: a reminder, then the autopilot."""
    reminded: Mapped[int] = mapped_column(default=0)
    autopilot: Mapped[bool] = mapped_column(default=False)
    vacant: Mapped[bool] = mapped_column(default=False)
    """May a substitute take it?"""
    former_id: Mapped[str | None] = mapped_column(Id)
    """Who held it before a substitute did; before a rematch begins, who held it the last time."""


class Row(Base):
    """One row of a journal. Its key decides races: only one answer can be number n."""

    __tablename__ = "row"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    by: Mapped[str] = mapped_column(String(40))
    key: Mapped[str] = mapped_column(String(60))
    answer: Mapped[Any] = mapped_column(JSON)
    auto: Mapped[str] = mapped_column(String(10), default="")
    audience: Mapped[Any] = mapped_column(JSON)
    answer_id: Mapped[str | None] = mapped_column(String(64))
    at: Mapped[float]
    position: Mapped[str | None] = mapped_column(String(24))
    """The name of the position that this row led to, where the game stood at a checkpoint."""

    __table_args__ = (Index("uq_row_answer_id", "table_id", "answer_id", unique=True),)


class Message(Base):
    """Talk at a table: public, or from one seat to others."""

    __tablename__ = "message"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    by_seat: Mapped[str] = mapped_column(String(80))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    to_seats: Mapped[Any] = mapped_column(JSON)
    """Seats that may read it; null for everybody."""
    text: Mapped[str] = mapped_column(Text)
    number: Mapped[int]
    at: Mapped[float]


class Motion(Base):
    """Something the seats vote on: to go back, to pause, to end, to concede."""

    __tablename__ = "motion"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(20))
    detail: Mapped[dict[str, Any]] = mapped_column(default=dict)
    by_seat: Mapped[str] = mapped_column(String(80))
    votes: Mapped[dict[str, Any]] = mapped_column(default=dict)
    state: Mapped[str] = mapped_column(String(10), default="open")
    number: Mapped[int]
    at: Mapped[float]


class GameAnalysis(Base):
    """Where a finished game turned, or how far somebody is who looks for it."""

    __tablename__ = "analysis"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    claim: Mapped[str] = mapped_column(Id)
    """Who works on it: whoever began last, on whichever node."""
    beat_at: Mapped[float]
    """When that one last showed that it lives."""
    looked: Mapped[int] = mapped_column(default=0)
    of: Mapped[int] = mapped_column(default=0)
    failed: Mapped[bool] = mapped_column(default=False)
    found: Mapped[str | None] = mapped_column(Text)
    """What came of it, as JSON."""


# Telling people


class Notice(Base):
    """Something to tell a person, in the page and perhaps by mail or webhook."""

    __tablename__ = "notice"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(30))
    detail: Mapped[dict[str, Any]] = mapped_column(default=dict)
    made_at: Mapped[float]
    read_at: Mapped[float | None]


class Delivery(Base):
    """One try to deliver a notice outside the page; repeated until it works or is given up."""

    __tablename__ = "delivery"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    notice_id: Mapped[int] = mapped_column(ForeignKey("notice.id", ondelete="CASCADE"), index=True)
    channel: Mapped[str] = mapped_column(String(10))
    target: Mapped[str] = mapped_column(String(500))
    tries: Mapped[int] = mapped_column(default=0)
    next_at: Mapped[float | None] = mapped_column(index=True)
    """When to try next; null when it is done or given up."""
    trouble: Mapped[str] = mapped_column(String(300), default="")


class HookKey(Base):
    """What a person's webhooks are signed with, so that the receiver knows they are ours."""

    __tablename__ = "hook_key"

    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64))
