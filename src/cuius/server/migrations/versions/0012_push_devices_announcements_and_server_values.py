"""Browsers that are pushed to, announcements, and settings changed while the server runs"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "push_device",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("user_id", sa.String(32), nullable=False),
        sa.Column("session_id", sa.String(64), nullable=False),
        sa.Column("endpoint_hash", sa.String(64), nullable=False),
        sa.Column("subscription", sa.Text(), nullable=False),
        sa.Column("user_agent", sa.String(200), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_push_device"),
        sa.ForeignKeyConstraint(["user_id"], ["user.id"], name="fk_push_device_user_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(
            ["session_id"], ["user_session.id"], name="fk_push_device_session_id", ondelete="CASCADE"
        ),
        sa.UniqueConstraint("endpoint_hash", name="uq_push_device_endpoint_hash"),
    )
    op.create_index("ix_push_device_user_id", "push_device", ["user_id"])
    op.create_index("ix_push_device_session_id", "push_device", ["session_id"])
    op.create_table(
        "announcement",
        sa.Column("id", sa.Integer(), nullable=False, autoincrement=True),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.Column("expires_at", sa.Float(53), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_announcement"),
    )
    op.create_table(
        "server_value",
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_server_value"),
    )


def downgrade() -> None:
    op.drop_table("server_value")
    op.drop_table("announcement")
    op.drop_table("push_device")
