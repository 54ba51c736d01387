"""People: accounts, how they sign in, whom they avoid and favour, and what was reported."""

from __future__ import annotations

from typing import Any

from sqlalchemy import BigInteger, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from cuius.server.store.models.base import Base, Id


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
