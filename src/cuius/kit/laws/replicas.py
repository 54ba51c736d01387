"""Replicas: copies of the live match that must continue exactly as it does."""

from __future__ import annotations

from typing import Any

from cuius.core.errors import CuiusError
from cuius.core.match import Match
from cuius.kit.laws.law import Action, Game, first_difference, violation


class Replica:
    """A copy of the match that follows it for some answers."""

    def __init__(self, law: str, copy: Match, game: Game, answers: int) -> None:
        self.law = law
        self.copy = copy
        self.answers = answers
        self.start = len(game.match.journal)
        self.compare(game, whole=True)

    def follow(self, game: Game, action: Action) -> bool:
        try:
            action(self.copy)
        except CuiusError as error:
            raise violation(self.law, game.match, f"the copy fails on the same answer: {error}") from error
        self.compare(game)
        self.answers -= 1
        return self.answers > 0 and not self.copy.over

    def compare(self, game: Game, whole: bool = False) -> None:
        live, copy = game.match, self.copy
        one, other = snapshot(live), snapshot(copy)
        if one != other:
            raise violation(self.law, live, f"live and copy differ: {first_difference(one, other)}")
        if whole and list(live.journal) != list(copy.journal):
            raise violation(self.law, live, "live and copy do not remember the same rows")
        rows, again = rows_from(live, self.start), rows_from(copy, self.start)
        if rows != again:
            raise violation(
                self.law, live, f"the journals of live and copy differ: {first_difference(rows, again)}"
            )
        if live.state.digest() != copy.state.digest():
            detail = first_difference(live.state.to_dict(), copy.state.to_dict(), "state")
            raise violation(self.law, live, f"the states of live and copy differ: {detail}")


def snapshot(match: Match) -> dict[str, Any]:
    """What two matches in the same position must agree on, apart from state and rows."""
    return {
        "result": match.result,
        "questions": [(q.number, q.role, q.seat, q.key, q.words, q.ask.about) for q in match.questions],
        "number": match.journal.number,
        "chances": match.journal.chances,
        "orders": match.orders.in_force,
    }


def rows_from(match: Match, start: int) -> list[tuple[Any, ...]]:
    return [(r.by, r.key, r.plain_answer(), r.auto, r.to) for r in match.journal.since(start)]
