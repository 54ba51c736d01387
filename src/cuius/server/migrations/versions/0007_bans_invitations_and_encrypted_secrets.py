"""Bans, invitations to register, and room for encrypted secrets and for keys of names"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op
from alembic.operations import BatchOperations

revision = "0007"
down_revision = "0006"

WIDENED = {
    "user": {"name_key": (80, 160, False), "totp_secret": (64, 400, True)},
    "one_time_token": {"detail": (254, 400, False)},
    "webhook_key": {"secret": (64, 400, False)},
}
"""Columns of texts: their length before and after, and whether they may be null."""


def upgrade() -> None:
    for table, columns in WIDENED.items():
        with op.batch_alter_table(table) as batch:
            for column, (before, after, nullable) in columns.items():
                change_length(batch, column, before, after, nullable)
    with op.batch_alter_table("user") as batch:
        batch.add_column(sa.Column("banned_until", sa.Float(53), nullable=True))
        batch.add_column(sa.Column("ban_reason", sa.String(500), server_default="", nullable=False))
    op.create_table(
        "registration_invitation",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("created_by", sa.String(32), nullable=False),
        sa.Column("created_at", sa.Float(53), nullable=False),
        sa.Column("expires_at", sa.Float(53), nullable=True),
        sa.Column("note", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_registration_invitation")),
    )
    op.create_table(
        "secret_check",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("value", sa.String(400), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_secret_check")),
    )


def downgrade() -> None:
    """Only before secrets are encrypted: then they no longer fit into the columns."""
    op.drop_table("secret_check")
    op.drop_table("registration_invitation")
    with op.batch_alter_table("user") as batch:
        batch.drop_column("ban_reason")
        batch.drop_column("banned_until")
    for table, columns in WIDENED.items():
        with op.batch_alter_table(table) as batch:
            for column, (before, after, nullable) in columns.items():
                change_length(batch, column, after, before, nullable)


def change_length(batch: BatchOperations, column: str, before: int, after: int, nullable: bool) -> None:
    batch.alter_column(
        column,
        existing_type=sa.String(before),
        type_=sa.String(after),
        existing_nullable=nullable,
        existing_server_default="" if column == "detail" else None,
    )
