"""Clubs with their members and news, tables of clubs, and tournaments"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("club_id", sa.String(32), nullable=True))
    columns = ["club_id", "status", "last_move_at"]
    op.create_index("ix_game_table_club_id_status_last_move_at", "game_table", columns)
    create_clubs()
    create_tournaments()


def create_clubs() -> None:
    op.create_table(
        "club",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("name_key", sa.String(120), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("joining", sa.String(10), nullable=False),
        sa.Column("invitation", sa.String(64), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club"),
        sa.UniqueConstraint("name_key", name="uq_club_name_key"),
    )
    op.create_table(
        "club_member",
        sa.Column("club_id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("role", sa.String(10), nullable=False),
        sa.Column("since", sa.Float(53), nullable=False),
        sa.Column("calendar_key", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("club_id", "user_id", name="pk_club_member"),
        sa.UniqueConstraint("calendar_key", name="uq_club_member_calendar_key"),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_club_member_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["user_id"], ["user.id"], name="fk_club_member_user_id", ondelete="CASCADE"),
    )
    op.create_index("ix_club_member_user_id", "club_member", ["user_id"])
    op.create_table(
        "club_news",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("club_id", sa.String(32), nullable=False),
        sa.Column("author_id", sa.String(32), nullable=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_club_news"),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_club_news_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["author_id"], ["user.id"], name="fk_club_news_author_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_club_news_club_id", "club_news", ["club_id"])


def create_tournaments() -> None:
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("club_id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("system", sa.String(12), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("terms", sa.JSON(), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("rounds", sa.Integer(), nullable=False),
        sa.Column("created_by", sa.String(32), nullable=True),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.Column("finished_at", sa.Float(53), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tournament"),
        sa.ForeignKeyConstraint(["club_id"], ["club.id"], name="fk_tournament_club_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["created_by"], ["user.id"], name="fk_tournament_created_by", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_tournament_club_id", "tournament", ["club_id"])
    op.create_index("ix_tournament_status", "tournament", ["status"])
    op.create_table(
        "tournament_entry",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("former_user_ids", sa.JSON(), nullable=False),
        sa.Column("entered_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_entry"),
        belongs_to_tournament("tournament_entry"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["user.id"], name="fk_tournament_entry_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_tournament_entry_user_id", "tournament_entry", ["user_id"])
    columns = ["tournament_id", "user_id"]
    op.create_index("uq_tournament_entry_user_id", "tournament_entry", columns, unique=True)
    op.create_table(
        "tournament_round",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("starts_at", sa.Float(53), nullable=False),
        sa.Column("ends_at", sa.Float(53), nullable=False),
        sa.Column("reminded", sa.Integer(), nullable=False),
        sa.Column("byes", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "number", name="pk_tournament_round"),
        belongs_to_tournament("tournament_round"),
    )
    op.create_index("ix_tournament_round_status_starts_at", "tournament_round", ["status", "starts_at"])
    op.create_table(
        "tournament_game",
        sa.Column("tournament_id", sa.String(32), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(32), nullable=True),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("places", sa.JSON(), nullable=True),
        sa.Column("outcome", sa.String(12), nullable=False),
        sa.Column("announced", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("tournament_id", "round", "number", name="pk_tournament_game"),
        belongs_to_tournament("tournament_game"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_tournament_game_table_id", ondelete="SET NULL"
        ),
    )
    op.create_index("ix_tournament_game_table_id", "tournament_game", ["table_id"])


def belongs_to_tournament(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["tournament_id"], ["tournament.id"], name=f"fk_{table}_tournament_id", ondelete="CASCADE"
    )


def downgrade() -> None:
    for table in ("game", "round", "entry"):
        op.drop_table(f"tournament_{table}")
    for table in ("tournament", "club_news", "club_member", "club"):
        op.drop_table(table)
    op.drop_index("ix_game_table_club_id_status_last_move_at", "game_table")
    op.drop_column("game_table", "club_id")
