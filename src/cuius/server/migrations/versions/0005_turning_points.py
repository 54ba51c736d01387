"""Turning points"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "analysis",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("claim", sa.String(length=32), nullable=False),
        sa.Column("beat_at", sa.Float(precision=53), nullable=False),
        sa.Column("looked", sa.Integer(), nullable=False),
        sa.Column("of", sa.Integer(), nullable=False),
        sa.Column("failed", sa.Boolean(), nullable=False),
        sa.Column("found", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name=op.f("fk_analysis_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_analysis")),
    )


def downgrade() -> None:
    op.drop_table("analysis")
