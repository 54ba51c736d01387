"""What is left of games: ratings, and the archive with its counts."""

from __future__ import annotations

from sqlalchemy import ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from cuius.server.store.models.base import Base


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
