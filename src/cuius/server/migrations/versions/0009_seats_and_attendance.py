"""Tables that wait for people, former holders of seats, and the seat of a report"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    with op.batch_alter_table("game_table") as batch:
        batch.add_column(sa.Column("unattended", sa.Boolean(), nullable=False, server_default=sa.false()))
    with op.batch_alter_table("seat") as batch:
        batch.add_column(sa.Column("past_user_ids", sa.JSON(), nullable=False, server_default="[]"))
    with op.batch_alter_table("user_report") as batch:
        batch.add_column(sa.Column("seat", sa.String(length=80), nullable=True))


def downgrade() -> None:
    with op.batch_alter_table("user_report") as batch:
        batch.drop_column("seat")
    with op.batch_alter_table("seat") as batch:
        batch.drop_column("past_user_ids")
    with op.batch_alter_table("game_table") as batch:
        batch.drop_column("unattended")
