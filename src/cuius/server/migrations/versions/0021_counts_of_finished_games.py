"""What finished games come to, counted; indexes for searches by role and for the host"""

from __future__ import annotations

from collections import Counter
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0021"
down_revision = "0020"

KEY = ("title", "kind", "scenario", "edition", "players", "who", "role", "word", "number")


def upgrade() -> None:
    counts = op.create_table(
        "archive_count",
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("word", sa.String(80), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint(*KEY, name="pk_archive_count"),
    )
    rows = archived_counts()
    for start in range(0, len(rows), 1000):
        op.bulk_insert(counts, rows[start : start + 1000])
    op.drop_index("ix_archived_game_statistics", "archived_game")
    op.drop_index("ix_archived_role_statistics", "archived_role")
    op.create_index(
        "ix_archived_role_role_finished_at_table_id", "archived_role", ["role", "finished_at", "table_id"]
    )
    op.create_index("ix_game_table_incident_id", "game_table", ["incident_id"])
    op.create_index("ix_game_table_created_at", "game_table", ["created_at"])
    op.create_index("ix_block_blocked_id", "block", ["blocked_id"])


def archived_counts() -> list[dict[str, Any]]:
    """Of the games that are archived already."""
    games: Counter[tuple[Any, ...]] = Counter()
    wins: Counter[tuple[Any, ...]] = Counter()
    positions: dict[tuple[Any, ...], int] = {}

    def add(row: Any, kind: str, role: str = "", word: str = "", number: int = 0) -> tuple[Any, ...]:
        key = (row.title, kind, row.scenario, row.edition, row.players, row.who, role, word, number)
        games[key] += 1
        return key

    for row in op.get_bind().execute(sa.text("SELECT * FROM archived_game")):
        if not row.own_board:
            add(row, "ending", word=row.ending)
            add(row, "decisions", number=row.decisions)
            add(row, "minutes", number=rounded((row.finished_at - row.started_at) / 60))
    for row in op.get_bind().execute(sa.text("SELECT * FROM archived_role")):
        if row.counted:
            keys = [add(row, "role", row.role, row.bot or "")]
            if row.opening is not None:
                keys.append(add(row, "opening", row.role, row.opening))
            for key in keys:
                wins[key] += bool(row.won)
                positions.setdefault(key, row.position)
    return [
        {**dict(zip(KEY, key, strict=True)), "games": games[key], "wins": wins[key]}
        | {"position": positions.get(key, 0)}
        for key in sorted(games)
    ]


def rounded(minutes: float) -> int:
    """To three figures."""
    whole = max(0, round(minutes))
    return round(whole, 3 - len(str(whole))) if whole >= 1000 else whole


def downgrade() -> None:
    op.drop_index("ix_block_blocked_id", "block")
    op.drop_index("ix_game_table_created_at", "game_table")
    op.drop_index("ix_game_table_incident_id", "game_table")
    op.drop_index("ix_archived_role_role_finished_at_table_id", "archived_role")
    counted = ["title", "role", "won", "bot", "opening"]
    counted += ["counted", "position", "scenario", "edition", "players", "who", "table_id"]
    op.create_index("ix_archived_role_statistics", "archived_role", counted)
    counted = ["title", "own_board", "scenario", "edition", "players", "who"]
    counted += ["ending", "decisions", "started_at", "finished_at"]
    op.create_index("ix_archived_game_statistics", "archived_game", counted)
    op.drop_table("archive_count")
