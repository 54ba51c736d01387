"""Conventional names of tables and columns"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

TABLES = {
    "session": "user_session",
    "token": "api_token",
    "slip": "one_time_token",
    "report": "user_report",
    "audit": "audit_entry",
    "row": "journal_row",
    "message": "chat_message",
    "hook_key": "webhook_key",
}

COLUMNS = {
    "user": {
        "folded": "name_key",
        "mail": "email",
        "password": "password_hash",
        "totp": "totp_secret",
        "totp_used": "totp_last_step",
        "admin": "is_admin",
        "made_at": "created_at",
        "wishes": "preferences",
    },
    "user_session": {
        "made_at": "created_at",
        "seen_at": "last_seen_at",
        "ends_at": "expires_at",
        "agent": "user_agent",
        "address": "ip_address",
    },
    "api_token": {"made_at": "created_at", "used_at": "last_used_at"},
    "one_time_token": {"ends_at": "expires_at"},
    "block": {"other_id": "blocked_id"},
    "user_report": {
        "by_id": "reporter_id",
        "about_id": "reported_id",
        "made_at": "created_at",
        "settled_at": "resolved_at",
    },
    "audit_entry": {"at": "created_at"},
    "game_table": {
        "open": "public",
        "talk": "chat",
        "frozen": "incident_id",
        "asked": "asked_seats",
        "made_at": "created_at",
        "moved_at": "last_move_at",
    },
    "seat": {
        "seat": "name",
        "place": "position",
        "bank": "time_bank",
        "reminded": "reminders_sent",
        "vacant": "open_to_substitutes",
        "former_id": "previous_user_id",
    },
    "journal_row": {"at": "created_at", "position": "position_digest"},
    "chat_message": {
        "by_seat": "sender",
        "to_seats": "recipients",
        "number": "journal_length",
        "at": "created_at",
    },
    "motion": {
        "by_seat": "proposer",
        "state": "status",
        "number": "journal_length",
        "at": "created_at",
    },
    "analysis": {
        "claim": "worker_id",
        "beat_at": "heartbeat_at",
        "looked": "rows_done",
        "of": "rows_total",
        "found": "result",
    },
    "notice": {"made_at": "created_at"},
    "delivery": {"tries": "attempts", "next_at": "next_attempt_at", "trouble": "last_error"},
    "webhook_key": {"key": "secret"},
}

VALUES = [
    ("delivery", "channel", "mail", "email"),
    ("one_time_token", "purpose", "mail", "email"),
    ("one_time_token", "purpose", "second", "two_factor"),
    ("audit_entry", "action", "sign_in", "account.signed_in"),
    ("audit_entry", "action", "reset.asked", "password.reset_requested"),
    ("audit_entry", "action", "mail.removed", "email.removed"),
    ("audit_entry", "action", "mail.confirmed", "email.confirmed"),
    ("audit_entry", "action", "second.recovered", "two_factor.recovery_code_used"),
    ("audit_entry", "action", "proof.failed", "credentials.rejected"),
    ("audit_entry", "action", "token.made", "token.created"),
    ("audit_entry", "action", "second.confirmed", "two_factor.enabled"),
    ("audit_entry", "action", "second.removed", "two_factor.disabled"),
    ("audit_entry", "action", "report.settled", "report.resolved"),
    ("audit_entry", "action", "muted", "user.muted"),
    ("audit_entry", "action", "table.thawed", "table.unfrozen"),
]
"""Words stored in a column: table, column, old word, new word."""


def upgrade() -> None:
    for old, new in TABLES.items():
        op.rename_table(old, new)
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            rename_column(table, old, new)
    for table, column, old, new in VALUES:
        replace_value(table, column, old, new)
    rename_members({"mail": "email"}, {"bank": "time_bank"}, {"address": "ip_address"})
    replace_unique_constraints({"folded": "name_key", "mail": "email"})
    rename_indexes_and_constraints()


def downgrade() -> None:
    rename_members({"email": "mail"}, {"time_bank": "bank"}, {"ip_address": "address"})
    for table, column, old, new in VALUES:
        replace_value(table, column, new, old)
    for table, columns in COLUMNS.items():
        for old, new in columns.items():
            rename_column(table, new, old)
    for old, new in TABLES.items():
        op.rename_table(new, old)
    replace_unique_constraints({"name_key": "folded", "email": "mail"})
    rename_indexes_and_constraints()


def quote(name: str) -> str:
    return op.get_bind().dialect.identifier_preparer.quote(name)


def rename_column(table: str, old: str, new: str) -> None:
    """The same statement on SQLite and PostgreSQL: neither copies the table."""
    op.execute(f"ALTER TABLE {quote(table)} RENAME COLUMN {quote(old)} TO {quote(new)}")


def replace_value(table: str, column: str, old: str, new: str) -> None:
    changed = sa.table(table, sa.column(column, sa.String))
    op.execute(sa.update(changed).where(changed.c[column] == old).values({column: new}))


def rename_members(preferences: dict[str, str], pace: dict[str, str], audit: dict[str, str]) -> None:
    """Members of the JSON objects that these columns hold."""
    rewrite_json("user", "preferences", lambda value: renamed(value, preferences))
    rewrite_json("game_table", "pace", lambda value: renamed(value, pace))
    rewrite_json("audit_entry", "detail", lambda value: renamed(value, audit))
    rewrite_json(
        "motion",
        "detail",
        lambda value: {**value, "pace": renamed(value["pace"], pace)} if value.get("pace") else value,
    )


def renamed(members: dict[str, Any], names: dict[str, str]) -> dict[str, Any]:
    return {names.get(name, name): value for name, value in members.items()}


def rewrite_json(table: str, column: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    stored = sa.table(table, sa.column("id"), sa.column(column, sa.JSON))
    connection = op.get_bind()
    for key, value in connection.execute(sa.select(stored.c.id, stored.c[column])).all():
        changed = change(value)
        if changed != value:
            connection.execute(sa.update(stored).where(stored.c.id == key).values({column: changed}))


def replace_unique_constraints(columns: dict[str, str]) -> None:
    """Of users; SQLite cannot rename a constraint, so Alembic copies the table there."""
    with op.batch_alter_table("user") as batch:
        for old, new in columns.items():
            batch.drop_constraint(f"uq_user_{old}", type_="unique")
            batch.create_unique_constraint(f"uq_user_{new}", [new])


def rename_indexes_and_constraints() -> None:
    """Indexes and, on PostgreSQL, constraints are named after their table and a column."""
    connection = op.get_bind()
    inspector = sa.inspect(connection)
    for table in inspector.get_table_names():
        for index in inspector.get_indexes(table):
            name, columns = index["name"], [column for column in index["column_names"] if column is not None]
            wanted = f"uq_{table}_{columns[-1]}" if index["unique"] else f"ix_{table}_{columns[0]}"
            if name is not None and name != wanted and not index.get("duplicates_constraint"):
                op.drop_index(name, table)
                op.create_index(wanted, table, columns, unique=bool(index["unique"]))
        if connection.dialect.name == "postgresql":
            for old, new in constraint_names(inspector, table):
                op.execute(f"ALTER TABLE {quote(table)} RENAME CONSTRAINT {quote(old)} TO {quote(new)}")


def constraint_names(inspector: sa.Inspector, table: str) -> Iterator[tuple[str, str]]:
    """The constraints of a table that have another name than the naming convention gives them."""
    found = [(inspector.get_pk_constraint(table)["name"], f"pk_{table}")]
    for key in inspector.get_foreign_keys(table):
        found.append((key["name"], f"fk_{table}_{key['constrained_columns'][0]}"))
    for unique in inspector.get_unique_constraints(table):
        found.append((unique["name"], f"uq_{table}_{unique['column_names'][0]}"))
    for old, new in found:
        if old is not None and old != new and table != "alembic_version":
            yield old, new
