"""Games that go on from a position of another, and positions that are kept for others"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("origin", sa.JSON(), nullable=True))
    op.create_table(
        "starting_position",
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("rows", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_starting_position"),
        sa.ForeignKeyConstraint(
            ["table_id"], ["game_table.id"], name="fk_starting_position_table_id", ondelete="CASCADE"
        ),
    )
    op.create_table(
        "shared_position",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("owner_id", sa.String(32), nullable=False),
        sa.Column("title", sa.String(40), nullable=False),
        sa.Column("config", sa.JSON(), nullable=False),
        sa.Column("rows", sa.LargeBinary(), nullable=False),
        sa.Column("row_count", sa.Integer(), nullable=False),
        sa.Column("asked", sa.JSON(), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_shared_position"),
        sa.ForeignKeyConstraint(
            ["owner_id"], ["user.id"], name="fk_shared_position_owner_id", ondelete="CASCADE"
        ),
    )
    op.create_index("ix_shared_position_owner_id", "shared_position", ["owner_id"])
    op.create_index("ix_shared_position_public_created_at", "shared_position", ["public", "created_at"])


def downgrade() -> None:
    op.drop_table("shared_position")
    op.drop_table("starting_position")
    op.drop_column("game_table", "origin")
