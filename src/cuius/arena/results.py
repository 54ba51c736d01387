"""The results file: a first line that identifies the tournament, then one line per game.

A line is written when its game is over; short games are written in batches. An interruption loses at most the
games in progress and those of the last second; a truncated line is dropped when the file is opened again.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from io import FileIO
from pathlib import Path
from typing import Self

import msgspec

from cuius.arena.tournament import GameResult, Tournament, not_written
from cuius.core.errors import BadConfig

if sys.platform == "win32":

    def lock_file(file: FileIO) -> None:
        """Not available: the user has to keep two arenas apart."""

else:
    import fcntl

    def lock_file(file: FileIO) -> None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise
        except OSError:  # a network disk may not support locks
            return


class Results:
    """Results on disk, appended to as games end, locked against other processes."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open or create the results of this tournament; those of another are refused."""
        self.path = path
        self.played: dict[int, GameResult] = {}
        self._file = self._open()
        try:
            self._lock()
            self._resume(tournament)
        except BaseException:
            self._file.close()
            raise

    def _open(self) -> FileIO:
        try:
            return self.path.open("a+b", buffering=0)
        except OSError as error:
            raise BadConfig(f"{self.path} cannot be used for results: {error.strerror}.") from None

    def _lock(self) -> None:
        """Lock the file for as long as it is open."""
        try:
            lock_file(self._file)
        except BlockingIOError:
            raise BadConfig(
                f"Another arena is playing in {self.path.parent}; wait for it, or choose another folder."
            ) from None

    def _resume(self, tournament: Tournament) -> None:
        """Read what is there, without a line that was cut off; a file without any line is begun anew."""
        first = msgspec.json.encode(tournament) + b"\n"
        data = self._read()
        whole = data[: data.rfind(b"\n") + 1]
        if whole:
            self._read_existing(whole.splitlines(), tournament)
        elif not first.startswith(data):
            raise self._not_results()
        if len(whole) < len(data):
            self._truncate(len(whole))
        if not whole:
            self._write(first)

    def _read(self) -> bytes:
        try:
            self._file.seek(0)
            return self._file.read()
        except OSError as error:
            raise BadConfig(f"{self.path} cannot be read: {error.strerror}.") from None

    def _read_existing(self, lines: list[bytes], tournament: Tournament) -> None:
        try:
            begun = msgspec.json.decode(lines[0], type=Tournament)
            games = [msgspec.json.decode(line, type=GameResult) for line in lines[1:]]
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise self._not_results() from None
        if begun != tournament:
            raise BadConfig(f"{self.path} belongs to another tournament; choose another folder.")
        self.played = {played.game: played for played in games}

    def _not_results(self) -> BadConfig:
        return BadConfig(f"{self.path} does not hold results of an arena; choose another folder.")

    def _truncate(self, length: int) -> None:
        try:
            self._file.truncate(length)
        except OSError as error:
            raise not_written(self.path, error) from None

    def _write(self, data: bytes) -> None:
        try:
            while data:
                data = data[self._file.write(data) :]
        except OSError as error:
            raise not_written(self.path, error) from None

    def missing(self, games: int) -> list[int]:
        """The numbers up to `games` that are still to be played."""
        return [game for game in range(1, games + 1) if game not in self.played]

    def add(self, games: Iterable[GameResult]) -> int:
        """Append finished games; returns how many were new."""
        new = [played for played in games if played.game not in self.played]
        self._write(b"".join([msgspec.json.encode(played) + b"\n" for played in new]))
        self.played.update({played.game: played for played in new})
        return len(new)

    def first_games(self, games: int) -> list[GameResult]:
        """The first so many games, in order."""
        return [self.played[game] for game in range(1, games + 1) if game in self.played]

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
