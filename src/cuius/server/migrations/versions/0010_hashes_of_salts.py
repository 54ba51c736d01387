"""Hashes of the salts that seats add to the chance of a game"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("seat", sa.Column("salt_hash", sa.String(length=64), nullable=True))
    drop_unpromised_salts()


def downgrade() -> None:
    with op.batch_alter_table("seat") as batch:
        batch.drop_column("salt_hash")


def drop_unpromised_salts() -> None:
    """Where the game has not begun, nobody could see that a salt was chosen before the others were known."""
    seat = sa.table("seat", sa.column("table_id"), sa.column("salt"))
    table = sa.table("game_table", sa.column("id"), sa.column("status"))
    not_begun = sa.select(table.c.id).where(table.c.status == "open")
    op.execute(sa.update(seat).where(seat.c.table_id.in_(not_begun)).values(salt=None))
