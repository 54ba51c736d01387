"""Builds the wheel and the source package: from the same commit the same bytes, wherever and whenever."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[2]


def build(folder: Path) -> list[Path]:
    """The wheel and the source package, made in a folder; every date in them is that of the last commit."""
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(date_of_last_commit())}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=HOUSE, env=environment, check=True, capture_output=True)
    return sorted([*folder.glob("*.whl"), *folder.glob("*.tar.gz")])


def date_of_last_commit() -> int:
    """In seconds since 1970; a fixed day where there is no repository."""
    asked = subprocess.run(["git", "log", "-1", "--format=%ct"], cwd=HOUSE, capture_output=True, text=True)
    return int(asked.stdout) if asked.returncode == 0 else 1_600_000_000
