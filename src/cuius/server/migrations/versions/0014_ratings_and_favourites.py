"""Ratings of people, bots and roles, what each game did to them, and favourites"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("rated_at", sa.Float(53), nullable=True))
    op.create_index("ix_game_table_status_rated_at", "game_table", ["status", "rated_at"])
    op.create_index("ix_game_table_status_last_move_at", "game_table", ["status", "last_move_at"])
    op.create_table(
        "player_rating",
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", sa.String(200), nullable=False),
        sa.Column("points", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("low", sa.Float(53), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("wins", sa.Integer(), nullable=False),
        sa.Column("last_played_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("title", "kind", "player", name="pk_player_rating"),
    )
    op.create_index("ix_player_rating_title_low", "player_rating", ["title", "low"])
    op.create_table(
        "rated_seat",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("seat", sa.String(80), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("player", sa.String(200), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("points_before", sa.Float(53), nullable=False),
        sa.Column("points", sa.Float(53), nullable=False),
        sa.Column("deviation", sa.Float(53), nullable=False),
        sa.Column("finished_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rated_seat"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_rated_seat_table_id", ondelete="CASCADE"
        ),
    )
    op.create_index(
        "ix_rated_seat_player_title_finished_at", "rated_seat", ["player", "title", "finished_at"]
    )
    op.create_table(
        "favourite",
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("favourite_id", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("user_id", "favourite_id", name="pk_favourite"),
        sa.ForeignKeyConstraint(["user_id"], ["user.id"], name="fk_favourite_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["favourite_id"], ["user.id"], name="fk_favourite_favourite_id", ondelete="CASCADE"
        ),
    )


def downgrade() -> None:
    op.drop_table("favourite")
    op.drop_table("rated_seat")
    op.drop_table("player_rating")
    op.drop_index("ix_game_table_status_last_move_at", "game_table")
    op.drop_index("ix_game_table_status_rated_at", "game_table")
    op.drop_column("game_table", "rated_at")
