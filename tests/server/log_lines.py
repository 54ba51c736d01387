"""The log of a server, read back."""

from __future__ import annotations

import io
import json
from typing import Any


class LogLines(io.StringIO):
    """A log that was written as JSON."""

    @property
    def events(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.getvalue().splitlines()]

    def of(self, event: str) -> list[dict[str, Any]]:
        return [line for line in self.events if line["event"] == event]
