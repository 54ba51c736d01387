"""What a slip is about"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    with op.batch_alter_table("slip") as batch:
        batch.add_column(sa.Column("detail", sa.String(length=254), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("slip") as batch:
        batch.drop_column("detail")
