"""Boards that people have corrected from their printed games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "corrected_board",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("board", sa.JSON(), nullable=False),
        sa.Column("updated_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_corrected_board"),
        sa.ForeignKeyConstraint(
            ["user_id"], ["user.id"], name="fk_corrected_board_user_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_corrected_board_user_id", "corrected_board", ["user_id"])


def downgrade() -> None:
    op.drop_table("corrected_board")
