"""How a transaction on the path of play runs its statements, whichever connection carries it."""

from __future__ import annotations

from typing import Any, Protocol

from sqlalchemy import Connection
from sqlalchemy.sql.base import Executable

Parameters = dict[str, Any] | list[dict[str, Any]] | None
"""None, one set of values, or several: then the statement runs once for each."""


class Execute(Protocol):
    """Runs a statement and returns how many rows it touched."""

    def __call__(self, statement: Any, parameters: Parameters = None) -> int: ...


def executor(connection: Connection) -> Execute:
    """On a connection of SQLAlchemy."""

    def execute(statement: Executable, parameters: Parameters = None) -> int:
        return connection.execute(statement, parameters).rowcount

    return execute
