"""The file of results: a first line that says which tournament it is, then one line a game.

A line is written when its game is over; games that are much shorter than a second come some together. An
interruption loses at most what is still being played or was over within the last second, and a line that was
cut off is dropped when the file is opened again.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import IO, Self

import msgspec

from cuius.arena.tournament import Played, Tournament
from cuius.core.errors import BadConfig


class Results:
    """Results on disk, added to as games end."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        """Open the results of this tournament, or begin them; those of another are refused."""
        self.path = path
        self.played: dict[int, Played] = {}
        if path.exists() and path.stat().st_size:
            self._read_again(tournament)
        else:
            path.write_bytes(msgspec.json.encode(tournament) + b"\n")
        self._file: IO[bytes] = path.open("ab")

    def _read_again(self, tournament: Tournament) -> None:
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            begun = msgspec.json.decode(lines[0], type=Tournament) if lines else None
            games = [msgspec.json.decode(line, type=Played) for line in lines[1:]]
        except msgspec.DecodeError:
            raise BadConfig(
                f"{self.path} does not hold results of an arena; choose another folder."
            ) from None
        if begun != tournament:
            raise BadConfig(f"{self.path} belongs to another tournament; choose another folder.")
        if len(whole) < len(data):
            self.path.write_bytes(whole)
        self.played = {played.game: played for played in games}

    def missing(self, games: int) -> list[int]:
        """The games of this many that are still to be played."""
        return [game for game in range(1, games + 1) if game not in self.played]

    def add(self, games: Iterable[Played]) -> int:
        """Write down games that are over; how many were new."""
        new = [played for played in games if played.game not in self.played]
        self._file.write(b"".join([msgspec.json.encode(played) + b"\n" for played in new]))
        self._file.flush()
        self.played.update({played.game: played for played in new})
        return len(new)

    def first(self, games: int) -> list[Played]:
        """The first so many games, in their order."""
        return [self.played[game] for game in range(1, games + 1) if game in self.played]

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()
