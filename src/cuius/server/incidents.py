"""Incidents: what failed gets a number that a player can tell, and a file that the keeper can read.

The file holds everything that is known, the secrets of the game too; so it is readable by the server's own
user only, and the log names the file instead of repeating it.
"""

from __future__ import annotations

import os
import time
import traceback
from pathlib import Path
from typing import Any

import msgspec
import structlog

from cuius import __version__
from cuius.server.secrets import new_id

log = structlog.get_logger("cuius.incidents")

MOST_KEPT = 500
"""A fault that happens again and again must not fill the disk."""


class Incidents:
    """The folder of all incidents."""

    def __init__(self, data: str | Path) -> None:
        self.folder = Path(data) / "incidents"

    def rules_broken(self, incident: str, table_id: str, dump: dict[str, object]) -> None:
        """The rules failed at a table."""
        file = self.keep(incident, {"table": table_id, "dump": dump})
        log.error("rules.broken", table=table_id, incident=incident, file=file)

    def failed(self, error: BaseException, **where: Any) -> str:
        """Something else failed; returns the number to tell."""
        incident = new_id()
        lines = traceback.format_exception(error)
        file = self.keep(incident, {**where, "traceback": "".join(lines).splitlines()})
        log.error("failed", incident=incident, file=file, exc_info=error, **where)
        return incident

    def keep(self, incident: str, what: dict[str, Any]) -> str | None:
        """Write it down; where, or None if that failed too. Never raises: there is trouble enough."""
        whole = {"incident": incident, "version": __version__, "at": time.time(), **what}
        path = self.folder / f"{incident}.json"
        try:
            data = msgspec.json.format(msgspec.json.encode(whole, enc_hook=repr), indent=2)
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if sum(1 for _ in self.folder.iterdir()) >= MOST_KEPT:
                log.warning("incidents.full", folder=str(self.folder), incident=incident)
                return None
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
                file.write(data)
        except Exception as error:
            log.warning("incident.not_kept", incident=incident, why=repr(error)[:200])
            return None
        return str(path)
