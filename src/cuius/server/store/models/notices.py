"""What people are told, and where it is delivered."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from cuius.server.store.models.base import Base, Id


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
