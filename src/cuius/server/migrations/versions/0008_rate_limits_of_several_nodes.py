"""Rate limits of several nodes"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "rate_limit_count",
        sa.Column("kind", sa.String(length=30), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("ends_at", sa.BigInteger(), nullable=False),
        sa.Column("count", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "key", "ends_at", name=op.f("pk_rate_limit_count")),
    )
    op.create_index(op.f("ix_rate_limit_count_ends_at"), "rate_limit_count", ["ends_at"])


def downgrade() -> None:
    op.drop_table("rate_limit_count")
