"""Names of positions"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("row", sa.Column("position", sa.String(length=24), nullable=True))


def downgrade() -> None:
    op.drop_column("row", "position")
