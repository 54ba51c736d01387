"""Substitutes: who may take the seat of somebody absent while a game is played."""

from __future__ import annotations

from collections.abc import Iterable

from cuius.server.accounts.person import Person
from cuius.server.errors import Conflict
from cuius.server.store.models import GameTable, Seat


def refuse_second_seat(table: GameTable, seats: Iterable[Seat], seat: Seat, person: Person) -> None:
    """Nobody comes to play two sides of a game, or a side whose opponent's secrets they know.

    Seats taken before the start may be as many as a person likes, and at one screen nothing is secret.
    """
    if seat.user_id == person.id:
        raise Conflict("That seat is yours; return to it.")
    if table.pace["kind"] == "hotseat":
        return
    for other in seats:
        if other.name == seat.name or other.bot is not None:
            continue
        if other.user_id == person.id:
            raise Conflict("You hold another seat of this game; leave this one to somebody else.")
        if person.id in (other.previous_user_id, *other.past_user_ids):
            raise Conflict("You have played another seat of this game; leave this one to somebody else.")


def seat_substitute(seat: Seat, person: Person) -> None:
    """The substitute holds the seat; the former holder may return if the substitute goes missing."""
    seat.past_user_ids = add_past_holder(seat.past_user_ids, seat.user_id, person.id)
    seat.previous_user_id, seat.user_id = seat.user_id, person.id
    seat.open_to_substitutes = seat.autopilot = False


def add_past_holder(past: Iterable[str], former: str | None, present: str | None) -> list[str]:
    """Who held a seat before its present holder, each once."""
    ids = dict.fromkeys((*past, former))
    return [user_id for user_id in ids if user_id is not None and user_id != present]
