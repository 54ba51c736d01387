"""When a table must have given the answers that it gives for people"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("passes_at", sa.Float(), nullable=True))
    op.create_index("ix_game_table_passes_at", "game_table", ["passes_at"])


def downgrade() -> None:
    op.drop_index("ix_game_table_passes_at", "game_table")
    with op.batch_alter_table("game_table") as batch:
        batch.drop_column("passes_at")
