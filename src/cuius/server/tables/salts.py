"""Salts: what the seats add to the chance of a game, promised by a hash before any of them is shown.

Each salt is the SHA-256 hash of the next one that the same browser would show. So if the seats change after
salts were shown, these salts are the hashes of the next ones, and nobody's browser has to promise anew.
"""

from __future__ import annotations

from collections.abc import Iterable

from cuius.core.chance import salt_hash
from cuius.server.errors import Conflict
from cuius.server.store.models import Seat
from cuius.server.tables.schemas import SaltsRequest


def free_seats(seats: Iterable[Seat]) -> list[str]:
    return [s.name for s in seats if s.user_id is None and s.bot is None]


def missing_salts(seats: Iterable[Seat]) -> list[str]:
    """The seats that have promised a salt and not shown it."""
    return [s.name for s in seats if s.salt_hash is not None and s.salt is None]


def shown_salts(seats: Iterable[Seat]) -> dict[str, str]:
    """The salts of the game by seat; an empty one stands for a promise that was not kept."""
    return {s.name: s.salt or "" for s in seats if s.salt_hash is not None}


def renew_salts(seats: Iterable[Seat]) -> None:
    """The seats change: salts that were shown become the hashes of the next ones."""
    for seat in seats:
        if seat.salt is not None:
            seat.salt_hash, seat.salt = seat.salt, None


def take_salts(seats: Iterable[Seat], request: SaltsRequest) -> None:
    """Keep the salts that were shown, if they are those that were promised."""
    by_name = {seat.name: seat for seat in seats}
    free = free_seats(by_name.values())
    if free:
        raise Conflict(f"The seat {free[0]!r} is still free; keep the salt until every seat is taken.")
    if request.hashes != {s.name: s.salt_hash for s in by_name.values() if s.salt_hash is not None}:
        raise Conflict("The seats have changed; look at the table again before you show a salt.")
    for name, salt in request.salts.items():
        if by_name[name].salt_hash != salt_hash(salt):
            raise Conflict(f"This is not the salt promised at {name!r}; leave the seat and retake it.")
    for name, salt in request.salts.items():
        by_name[name].salt = salt
