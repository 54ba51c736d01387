"""Golden files: what a test found is compared with what is stored; CUIUS_GOLDEN=write stores it anew."""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path

VARIABLE = "CUIUS_GOLDEN"


def is_rewriting() -> bool:
    """Has somebody asked for golden files to be written anew?"""
    return os.environ.get(VARIABLE) == "write"


def compare_with_golden(path: Path, text: str, shown: int = 40) -> None:
    """The text must be what the file says; a difference is shown as such."""
    if is_rewriting():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        return
    if not path.exists():
        raise AssertionError(f"{path.name} does not exist; run the test with {VARIABLE}=write to make it")
    stored = path.read_text(encoding="utf-8")
    if stored != text:
        difference = list(unified_diff(stored.splitlines(), text.splitlines(), "stored", "now", lineterm=""))
        lines = "\n".join(difference[:shown])
        more = f"\n... {len(difference) - shown} lines more" if len(difference) > shown else ""
        hint = f"if that is right, run with {VARIABLE}=write and read the difference in git"
        raise AssertionError(f"{path.name} differs; {hint}\n{lines}{more}")
