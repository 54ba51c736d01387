"""What bots say in talk"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    with op.batch_alter_table("chat_message") as batch:
        batch.add_column(sa.Column("said", sa.JSON(), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("chat_message") as batch:
        batch.drop_column("said")
