"""The steward: rules of thumb for every phase."""

from __future__ import annotations

from typing import Any


def steward(view: dict[str, Any], question: dict[str, Any]) -> str:
    return str(question["options"][0])
