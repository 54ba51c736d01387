"""Golden files: a test compares its output with a stored file; CUIUS_GOLDEN=write rewrites the file."""

from __future__ import annotations

import os
from difflib import unified_diff
from pathlib import Path

VARIABLE = "CUIUS_GOLDEN"


def is_rewriting() -> bool:
    """Are golden files to be rewritten?"""
    return os.environ.get(VARIABLE) == "write"


def compare_with_golden(path: Path, text: str, shown: int = 40) -> None:
    """Compare the text with the file; a difference fails as a diff."""
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
