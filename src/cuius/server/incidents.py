"""Incidents: every unexpected failure gets an id, which users see, and a file for the operator.

The file may contain secrets of a game; so only the server's own user may read it, and the log names the file
instead of its contents.
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
from cuius.server.private_files import PRIVATE_FILE, PRIVATE_FOLDER, tighten
from cuius.server.secrets import new_id

log = structlog.get_logger("cuius.incidents")

MAX_INCIDENTS = 500
"""Limits disk usage when a failure repeats."""


class Incidents:
    """Writes incident files."""

    def __init__(self, data: str | Path) -> None:
        self.folder = Path(data) / "incidents"

    def protect(self) -> None:
        """Take away what others may do with files of former times."""
        if self.folder.is_dir():
            tighten((self.folder, *self.folder.iterdir()))

    def record_rules_failure(self, incident: str, table_id: str, dump: dict[str, object]) -> None:
        """Record that the rules failed at a table."""
        file = self.write_file(incident, {"table": table_id, "dump": dump})
        log.error("rules.failed", table=table_id, incident=incident, file=file)

    def record_failure(self, error: BaseException, **context: Any) -> str:
        """Record any other failure; returns the id of the incident."""
        incident = new_id()
        lines = traceback.format_exception(error)
        file = self.write_file(incident, {**context, "traceback": "".join(lines).splitlines()})
        log.error("server.failed", incident=incident, file=file, exc_info=error, **context)
        return incident

    def write_file(self, incident: str, content: dict[str, Any]) -> str | None:
        """Write an incident file; returns its path, or None if it could not be written. Never raises."""
        document = {"incident": incident, "version": __version__, "at": time.time(), **content}
        path = self.folder / f"{incident}.json"
        try:
            data = msgspec.json.format(msgspec.json.encode(document, enc_hook=repr), indent=2)
            self.folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            if sum(1 for _ in self.folder.iterdir()) >= MAX_INCIDENTS:
                log.warning("incidents.full", folder=str(self.folder), incident=incident)
                return None
            with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE_FILE), "wb") as file:
                file.write(data)
        except Exception as error:
            log.warning("incident.not_written", incident=incident, why=repr(error)[:200])
            return None
        return str(path)
