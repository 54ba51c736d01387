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
        list[int]: JSON(),
        float: Float(53),
    }


# People


class User(Base):
    """Somebody with an account; in local play the one person at this machine."""

    __tablename__ = "user"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    name: Mapped[str] = mapped_column(String(40))
    name_key: Mapped[str] = mapped_column(String(160), unique=True)
    """The name without regard to case and look-alike letters: two people may not have names that look the
    same."""
    email: Mapped[str | None] = mapped_column(String(254), unique=True)
    password_hash: Mapped[str | None] = mapped_column(String(200))
    totp_secret: Mapped[str | None] = mapped_column(String(400))
    """Encrypted."""
    totp_last_step: Mapped[int] = mapped_column(BigInteger, default=0)
    """The last time step whose code was accepted: a code works once."""
    language: Mapped[str] = mapped_column(String(2), default="en")
    is_admin: Mapped[bool] = mapped_column(default=False)
    created_at: Mapped[float]
    deleted_at: Mapped[float | None]
    muted_until: Mapped[float | None]
    banned_until: Mapped[float | None]
    ban_reason: Mapped[str] = mapped_column(String(500), default="", server_default="")
    preferences: Mapped[dict[str, Any]] = mapped_column(default=dict)
    """How to be told, days off and other wishes: see `Preferences` in accounts/schemas.py."""
    settings: Mapped[dict[str, Any] | None]
    """How the page looks and behaves; null as long as none were saved."""


class UserSession(Base):
    """One signed-in browser. The cookie holds a secret; here is its hash."""

    __tablename__ = "user_session"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[float]
    last_seen_at: Mapped[float]
    expires_at: Mapped[float]
    user_agent: Mapped[str] = mapped_column(String(200), default="")
    ip_address: Mapped[str] = mapped_column(String(64), default="")


class ApiToken(Base):
    """A key for programs: bots sign in with it. Here is its hash."""

    __tablename__ = "api_token"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(60))
    scopes: Mapped[list[str]]
    created_at: Mapped[float]
    last_used_at: Mapped[float | None]


class OneTimeToken(Base):
    """A one-time secret: to confirm an address, choose a new password, or do without a second factor."""

    __tablename__ = "one_time_token"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    purpose: Mapped[str] = mapped_column(String(20))
    expires_at: Mapped[float]
    detail: Mapped[str] = mapped_column(String(400), default="", server_default="")
    """The address to confirm, or the secret of a second factor that has not been confirmed yet, encrypted."""


class RegistrationInvitation(Base):
    """A code with which one account may be registered, until it is used, revoked or expired."""

    __tablename__ = "registration_invitation"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of the code."""
    created_by: Mapped[str] = mapped_column(Id)
    created_at: Mapped[float]
    expires_at: Mapped[float | None]
    note: Mapped[str] = mapped_column(String(80), default="")


class SecretCheck(Base):
    """One encrypted word, by which a server notices that it has other keys than the one before it."""

    __tablename__ = "secret_check"

    id: Mapped[int] = mapped_column(primary_key=True)
    value: Mapped[str] = mapped_column(String(400))


class Block(Base):
    """One person does not want to meet another."""

    __tablename__ = "block"

    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    blocked_id: Mapped[str] = mapped_column(
        ForeignKey("user.id", ondelete="CASCADE"), primary_key=True, index=True
    )


class Favourite(Base):
    """One person likes to play with another."""

    __tablename__ = "favourite"

    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    favourite_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)


class CorrectedBoard(Base):
    """Values of a printed board that a person has noted down, to lay over ours at a table."""

    __tablename__ = "corrected_board"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    title: Mapped[str] = mapped_column(String(40))
    name: Mapped[str] = mapped_column(String(60))
    board: Mapped[dict[str, Any]]
    """kind -> word -> field -> value."""
    updated_at: Mapped[float]


class UserReport(Base):
    """Somebody complains about somebody."""

    __tablename__ = "user_report"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    reporter_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    reported_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    table_id: Mapped[str | None] = mapped_column(Id)
    seat: Mapped[str | None] = mapped_column(String(80))
    """The seat that was named instead of a person."""
    text: Mapped[str] = mapped_column(Text)
    created_at: Mapped[float]
    resolved_at: Mapped[float | None]


class AuditEntry(Base):
    """What admins and accounts did, for admins to read."""

    __tablename__ = "audit_entry"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    created_at: Mapped[float] = mapped_column(index=True)
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


class PlayerRating(Base):
    """What is thought of a person, a bot or a role in one title."""

    __tablename__ = "player_rating"

    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    """person, bot or role."""
    player: Mapped[str] = mapped_column(String(200), primary_key=True)
    """The id of a person, the level of a bot, or the number of players, scenario and seat of a role."""
    points: Mapped[float]
    deviation: Mapped[float]
    low: Mapped[float]
    """The lower end of the interval, by which players are ordered."""
    games: Mapped[int]
    wins: Mapped[int]
    last_played_at: Mapped[float]

    __table_args__ = (Index("ix_player_rating_title_low", "title", "low"),)


class RatedSeat(Base):
    """What one rated game did to the rating of whoever held a seat. Its key lets it happen once."""

    __tablename__ = "rated_seat"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    seat: Mapped[str] = mapped_column(String(80), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    kind: Mapped[str] = mapped_column(String(10))
    player: Mapped[str] = mapped_column(String(200))
    place: Mapped[int]
    """1 for winners."""
    public: Mapped[bool]
    """May anybody see the game?"""
    points_before: Mapped[float]
    points: Mapped[float]
    deviation: Mapped[float]
    finished_at: Mapped[float]

    __table_args__ = (Index("ix_rated_seat_player_title_finished_at", "player", "title", "finished_at"),)


class ArchivedGame(Base):
    """A finished game that anybody may see, as it is searched and counted."""

    __tablename__ = "archived_game"

    table_id: Mapped[str] = mapped_column(ForeignKey("game_table.id", ondelete="CASCADE"), primary_key=True)
    title: Mapped[str] = mapped_column(String(40))
    scenario: Mapped[str] = mapped_column(String(40))
    edition: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    ending: Mapped[str] = mapped_column(String(40))
    decisions: Mapped[int]
    who: Mapped[str] = mapped_column(String(10))
    """Who played: people, bots, or mixed."""
    own_board: Mapped[bool]
    """Was it played on a board with values of its owner?"""
    started_at: Mapped[float]
    finished_at: Mapped[float]

    __table_args__ = (
        Index("ix_archived_game_finished_at_table_id", "finished_at", "table_id"),
        Index("ix_archived_game_title_finished_at_table_id", "title", "finished_at", "table_id"),
    )


class ArchivedRole(Base):
    """A role of an archived game: who held it, and what came of it."""

    __tablename__ = "archived_role"

    table_id: Mapped[str] = mapped_column(
        ForeignKey("archived_game.table_id", ondelete="CASCADE"), primary_key=True
    )
    role: Mapped[str] = mapped_column(String(40), primary_key=True)
    position: Mapped[int]
    """The place of its seat at the table."""
    seat: Mapped[str] = mapped_column(String(80))
    title: Mapped[str] = mapped_column(String(40))
    counted: Mapped[bool]
    """Does it count for the shares of wins: was it played to an end of the rules, on the board as it is?"""
    scenario: Mapped[str] = mapped_column(String(40))
    edition: Mapped[str] = mapped_column(String(40))
    players: Mapped[int]
    who: Mapped[str] = mapped_column(String(10))
    user_id: Mapped[str | None] = mapped_column(ForeignKey("user.id", ondelete="SET NULL"))
    """Nobody where people were hidden."""
    bot: Mapped[str | None] = mapped_column(String(20))
    won: Mapped[bool]
    opening: Mapped[str | None] = mapped_column(String(80))
    """Its first choice of those with which a game opens."""
    finished_at: Mapped[float]

    __table_args__ = (
        Index("ix_archived_role_user_id_finished_at", "user_id", "finished_at"),
        Index("ix_archived_role_role_finished_at_table_id", "role", "finished_at", "table_id"),
    )


class ArchiveCount(Base):
    """How many archived games were played one way and had one thing in common (`archive/counting.py`)."""

    __tablename__ = "archive_count"

    title: Mapped[str] = mapped_column(String(40), primary_key=True)
    kind: Mapped[str] = mapped_column(String(10), primary_key=True)
    """ending, decisions, minutes, role or opening."""
    scenario: Mapped[str] = mapped_column(String(40), primary_key=True)
    edition: Mapped[str] = mapped_column(String(40), primary_key=True)
    players: Mapped[int] = mapped_column(primary_key=True)
    who: Mapped[str] = mapped_column(String(10), primary_key=True)
    role: Mapped[str] = mapped_column(String(40), primary_key=True)
    word: Mapped[str] = mapped_column(String(80), primary_key=True)
    """The ending or the opening; of a role the bot that played it, empty for people."""
    number: Mapped[int] = mapped_column(primary_key=True)
    """Of decisions or minutes."""
    games: Mapped[int]
    wins: Mapped[int]
    position: Mapped[int]
    """The place of the role's seat at the table."""


# Telling people


class Notice(Base):
    """Something to tell a person, in the page and perhaps by mail or webhook."""

    __tablename__ = "notice"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    kind: Mapped[str] = mapped_column(String(30))
    detail: Mapped[dict[str, Any]] = mapped_column(default=dict)
    created_at: Mapped[float]
    read_at: Mapped[float | None]


class Delivery(Base):
    """One try to deliver a notice outside the page; repeated until it works or is given up."""

    __tablename__ = "delivery"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    notice_id: Mapped[int] = mapped_column(ForeignKey("notice.id", ondelete="CASCADE"), index=True)
    channel: Mapped[str] = mapped_column(String(10))
    target: Mapped[str] = mapped_column(String(500))
    attempts: Mapped[int] = mapped_column(default=0)
    next_attempt_at: Mapped[float | None] = mapped_column(index=True)
    """When to try next; null when it is done or given up."""
    last_error: Mapped[str] = mapped_column(String(300), default="")


class WebhookKey(Base):
    """What a person's webhooks are signed with, so that the receiver knows they are ours."""

    __tablename__ = "webhook_key"

    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), primary_key=True)
    secret: Mapped[str] = mapped_column(String(400))
    """Encrypted."""


class PushDevice(Base):
    """A browser that shows notices although the page is closed. It ends with its session."""

    __tablename__ = "push_device"

    id: Mapped[str] = mapped_column(Id, primary_key=True)
    user_id: Mapped[str] = mapped_column(ForeignKey("user.id", ondelete="CASCADE"), index=True)
    session_id: Mapped[str] = mapped_column(ForeignKey("user_session.id", ondelete="CASCADE"), index=True)
    endpoint_hash: Mapped[str] = mapped_column(String(64), unique=True)
    subscription: Mapped[str] = mapped_column(Text)
    """Address and keys of the browser, as JSON, encrypted: whoever has them can write to it."""
    user_agent: Mapped[str] = mapped_column(String(200), default="")
    created_at: Mapped[float]


class Announcement(Base):
    """What the host tells everybody."""

    __tablename__ = "announcement"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    text: Mapped[str] = mapped_column(Text)
    created_at: Mapped[float]
    expires_at: Mapped[float | None]


# The server itself


class ServerValue(Base):
    """A setting that was changed while the server runs, or a key that it made for itself, by name."""

    __tablename__ = "server_value"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


# Limits


class RateLimitCount(Base):
    """How often something happened in one window of time, on all nodes together."""

    __tablename__ = "rate_limit_count"

    kind: Mapped[str] = mapped_column(String(30), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of the account or address that is counted."""
    ends_at: Mapped[int] = mapped_column(BigInteger, primary_key=True, index=True)
    count: Mapped[int]
