"""Only the asked seat may answer, and only it sees the question."""

from __future__ import annotations

from cuius.core.errors import Refused, WrongSeat
from cuius.core.observation import observe
from cuius.kit.laws.law import Game, violation


def only_the_asked_seat(game: Game) -> None:
    """Every other seat is refused and sees no question."""
    match = game.match
    asked = {q.seat for q in match.questions}
    for reader in game.readers:
        shown = observe(match, reader, len(match.journal))["question"]
        if (shown is not None) != (reader in asked):
            raise violation("seats", match, f"{reader or 'a spectator'} is shown {shown}")
        if shown is not None and match.seat_of[shown["role"]] != reader:
            raise violation("seats", match, f"{reader} is shown the question of {shown['role']}")
    for question in match.questions:
        for seat in match.config.seats:
            if seat in asked:
                continue
            try:
                match.answer(seat, question.number, question.key, question.words[0])
            except WrongSeat:
                continue
            except Refused as error:
                detail = f"{seat} is refused with {type(error).__name__}"
                raise violation("seats", match, detail) from error
            raise violation("seats", match, f"{seat} could answer for {question.seat}")
