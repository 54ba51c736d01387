"""Pictures kept as files, up to a number of bytes; those that were not asked for longest go first."""

from __future__ import annotations

import os
from pathlib import Path

MOST_BYTES = 200_000_000


class PictureCache:
    def __init__(self, folder: Path, most_bytes: int = MOST_BYTES) -> None:
        self.folder = folder
        self.most_bytes = most_bytes

    def get(self, name: str) -> bytes | None:
        file = self.folder / name
        try:
            found = file.read_bytes()
            os.utime(file)
        except OSError:
            return None
        return found

    def put(self, name: str, picture: bytes) -> None:
        """Keep a picture; one that cannot be written is drawn again another time."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            unfinished = self.folder / f"{name}.{os.getpid()}.part"
            unfinished.write_bytes(picture)
            unfinished.replace(self.folder / name)
            self._make_room()
        except OSError:
            return

    def _make_room(self) -> None:
        files = sorted(
            ((file.stat(), file) for file in self.folder.iterdir()), key=lambda each: each[0].st_mtime
        )
        total = sum(stat.st_size for stat, _ in files)
        for stat, file in files:
            if total <= self.most_bytes:
                return
            file.unlink(missing_ok=True)
            total -= stat.st_size
