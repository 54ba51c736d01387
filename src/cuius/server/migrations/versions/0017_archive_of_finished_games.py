"""The archive of finished games: what they are searched by, and their roles"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("archived_at", sa.Float(53), nullable=True))
    op.create_index("ix_game_table_status_archived_at", "game_table", ["status", "archived_at"])
    op.create_table(
        "archived_game",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("ending", sa.String(40), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("own_board", sa.Boolean(), nullable=False),
        sa.Column("started_at", sa.Float(53), nullable=False),
        sa.Column("finished_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_archived_game"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_archived_game_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_archived_game_finished_at_table_id", "archived_game", ["finished_at", "table_id"])
    op.create_index(
        "ix_archived_game_title_finished_at_table_id", "archived_game", ["title", "finished_at", "table_id"]
    )
    counted = ["title", "own_board", "scenario", "edition", "players", "who"]
    counted += ["ending", "decisions", "started_at", "finished_at"]
    op.create_index("ix_archived_game_statistics", "archived_game", counted)
    op.create_table(
        "archived_role",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("role", sa.String(40), nullable=False),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("counted", sa.Boolean(), nullable=False),
        sa.Column("scenario", sa.String(40), nullable=False),
        sa.Column("edition", sa.String(40), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=True),
        sa.Column("bot", sa.String(20), nullable=True),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("opening", sa.String(80), nullable=True),
        sa.Column("finished_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "role", name="pk_archived_role"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["archived_game.table_id"], name="fk_archived_role_table_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["user_id"], ["user.id"], name="fk_archived_role_user_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_archived_role_user_id_finished_at", "archived_role", ["user_id", "finished_at"])
    counted = ["title", "role", "won", "bot", "opening"]
    counted += ["counted", "position", "scenario", "edition", "players", "who", "table_id"]
    op.create_index("ix_archived_role_statistics", "archived_role", counted)


def downgrade() -> None:
    op.drop_table("archived_role")
    op.drop_table("archived_game")
    op.drop_index("ix_game_table_status_archived_at", "game_table")
    op.drop_column("game_table", "archived_at")
