"""What the nodes of a server share: values of their own and counts of requests."""

from __future__ import annotations

from sqlalchemy import BigInteger, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from cuius.server.store.models.base import Base


class ServerValue(Base):
    """A setting that was changed while the server runs, or a key that it made for itself, by name."""

    __tablename__ = "server_value"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class RateLimitCount(Base):
    """How often something happened in one window of time, on all nodes together."""

    __tablename__ = "rate_limit_count"

    kind: Mapped[str] = mapped_column(String(30), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    """The hash of the account or address that is counted."""
    ends_at: Mapped[int] = mapped_column(BigInteger, primary_key=True, index=True)
    count: Mapped[int]
