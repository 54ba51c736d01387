"""Incidents: every unexpected failure gets an id, which users see, and a file for the operator.

The file may contain secrets of a game; so only the server's own user may read it, and the log names the file
instead of its contents. A failure that repeats is written once an hour, with a count, and the folder has a
limit: files of failed requests make room, those of failed rules stay until somebody removes them.
"""

from __future__ import annotations

import hashlib
import os
import time
import traceback
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import structlog

from cuius import __version__
from cuius.server.clock import Clock
from cuius.server.private_files import PRIVATE_FILE, PRIVATE_FOLDER, tighten
from cuius.server.secrets import new_id

log = structlog.get_logger("cuius.incidents")

MAX_INCIDENTS = 500
MAX_BYTES = 200 << 20
"""Limits of the folder."""
REPEAT_SECONDS = 3600.0
"""So long a failure at the same place is the same incident."""
MAX_REMEMBERED = 200
"""How many different failures are remembered."""

RULES = "rules"
"""In the name of the file of a rules failure, where others have the signature of the failure."""


@dataclass(slots=True)
class Incident:
    """A failure that was recorded, and how often it has happened."""

    id: str
    first_at: float
    """On a monotonic clock."""
    content: dict[str, Any]
    count: int = 1
    file: str | None = None


class IncidentInfo(msgspec.Struct, frozen=True):
    """An incident as it is listed: what failed and where, nothing of what is hidden in a game."""

    id: str
    rules: bool
    """Whether the rules failed at a table, which is frozen since."""
    at: float
    count: int
    version: str
    table: str | None
    path: str | None
    error: str
    """The last line of the traceback, for failures outside the rules."""


class Incidents:
    """Writes incident files."""

    def __init__(self, data: str | Path, monotonic: Clock = time.monotonic) -> None:
        self.folder = Path(data) / "incidents"
        self.monotonic = monotonic
        self._recent: dict[str, Incident] = {}
        """By signature, oldest first."""

    def protect(self) -> None:
        """Take away what others may do with files of former times."""
        if self.folder.is_dir():
            tighten((self.folder, *self.folder.iterdir()))

    def record_rules_failure(self, incident: str, table_id: str, dump: dict[str, object]) -> None:
        """Record that the rules failed at a table."""
        file = self.write_file(incident, RULES, {"table": table_id, "dump": dump})
        log.error("rules.failed", table=table_id, incident=incident, file=file)

    def record_failure(self, error: BaseException, **context: Any) -> str:
        """Record any other failure; returns the id of the incident."""
        signature = failure_signature(error, context.get("path"))
        known = self._recent.get(signature)
        if known is not None and self.monotonic() - known.first_at < REPEAT_SECONDS:
            return self._record_repeat(known, signature)
        lines = "".join(traceback.format_exception(error)).splitlines()
        found = Incident(new_id(), self.monotonic(), {**context, "traceback": lines})
        self._recent.pop(signature, None)
        self._recent[signature] = found
        if len(self._recent) > MAX_REMEMBERED:
            del self._recent[next(iter(self._recent))]
        found.file = self.write_file(found.id, signature, found.content)
        log.error("server.failed", incident=found.id, file=found.file, exc_info=error, **context)
        return found.id

    def _record_repeat(self, known: Incident, signature: str) -> str:
        """Count it; the file and the log learn the count whenever it has doubled."""
        known.count += 1
        if known.count & (known.count - 1) == 0:
            if known.file is not None:
                self.write_file(known.id, signature, {**known.content, "count": known.count})
            log.error("server.failed", incident=known.id, file=known.file, count=known.count)
        return known.id

    def write_file(self, incident: str, kind: str, content: dict[str, Any]) -> str | None:
        """Write an incident file; returns its path, or None if it could not be written. Never raises."""
        document = {"incident": incident, "version": __version__, "at": time.time(), "count": 1, **content}
        path = self.folder / f"{incident}.{kind}.json"
        try:
            data = msgspec.json.format(msgspec.json.encode(document, enc_hook=repr), indent=2)
            self.folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
            if not self._make_room(path, len(data)):
                log.warning("incidents.full", folder=str(self.folder), incident=incident)
                return None
            partial = path.with_suffix(".partial")
            with os.fdopen(
                os.open(partial, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE_FILE), "wb"
            ) as file:
                file.write(data)
            partial.replace(path)
        except Exception as error:
            log.warning("incident.not_written", incident=incident, why=repr(error)[:200])
            return None
        return str(path)

    def list_recent(self, limit: int = 100) -> list[IncidentInfo]:
        """What was recorded, newest first, without anything of a game."""
        if not self.folder.is_dir():
            return []
        files = [(path, path.stat().st_mtime) for path in self.folder.glob("*.json")]
        newest = sorted(files, key=lambda found: found[1], reverse=True)[:limit]
        return [info for path, _ in newest if (info := read_incident(path)) is not None]

    def _make_room(self, new: Path, size: int) -> bool:
        """Remove files of failed requests until there is room: repeats first, then the oldest."""
        files = {path: path.stat() for path in self.folder.iterdir() if path != new}
        while len(files) >= MAX_INCIDENTS or sum(s.st_size for s in files.values()) + size > MAX_BYTES:
            removable = [path for path in files if not path.name.endswith(f".{RULES}.json")]
            if not removable:
                return False
            written = Counter(signature_of(path) for path in removable)
            repeated = [path for path in removable if written[signature_of(path)] > 1]
            oldest = min(repeated or removable, key=lambda path: files[path].st_mtime)
            oldest.unlink(missing_ok=True)
            del files[oldest]
        return True


def read_incident(path: Path) -> IncidentInfo | None:
    """The part of an incident file that may be listed; None if it cannot be read."""
    try:
        content = msgspec.json.decode(path.read_bytes())
        trace = content.get("traceback") or [""]
        return IncidentInfo(
            id=str(content["incident"]),
            rules=path.name.endswith(f".{RULES}.json"),
            at=float(content["at"]),
            count=int(content["count"]),
            version=str(content["version"]),
            table=content.get("table"),
            path=content.get("path"),
            error=str(trace[-1]).partition(":")[0][:200],
        )
    except (OSError, KeyError, TypeError, ValueError, msgspec.DecodeError):
        return None


def signature_of(path: Path) -> str:
    """The signature of the failure, from the name of its file."""
    return path.name.removesuffix(".json").rpartition(".")[2]


def failure_signature(error: BaseException, path: Any) -> str:
    """A word for the kind of error, the route and the place in the program: the same for every repetition."""
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
    return hashlib.sha256(f"{type(error).__qualname__} {path} {place}".encode()).hexdigest()[:12]
