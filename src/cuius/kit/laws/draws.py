"""Hidden draws do not leak: with another result, a seat that may not know it sees the same."""

from __future__ import annotations

from typing import Any

from cuius.core.chance import read_draw, read_roll
from cuius.core.errors import CuiusError, UnscriptedChance
from cuius.core.events import Log
from cuius.core.ids import word_of
from cuius.core.journal import CHANCE
from cuius.core.match import Match
from cuius.core.observation import encode, observe
from cuius.core.requests import Draw, Roll
from cuius.kit.laws.law import Action, Game, first_difference, violation


class OtherDraws:
    """Repeats the recorded results, but draws at random where the reader may not know the result."""

    def __init__(self, roles: tuple[str, ...], game: Game) -> None:
        self.roles = roles
        self.game = game
        self.recorded: list[Any] = []
        self.changed = False

    def roll(self, counter: int, request: Roll) -> tuple[int, ...]:
        return read_roll(request, self.recorded_result(counter))

    def draw(self, counter: int, request: Draw) -> Any:
        if request.to is None or not set(map(word_of, request.to)).isdisjoint(self.roles):
            return read_draw(request, self.recorded_result(counter))
        self.changed = True
        return request.pool[self.game.randbelow(len(request.pool))]

    def recorded_result(self, counter: int) -> Any:
        if counter >= len(self.recorded):
            raise UnscriptedChance("The live game went another way.")
        return self.recorded[counter]


class HiddenDraws:
    """A copy of the game in which the draws hidden from a reader give other results."""

    def __init__(self, game: Game, reader: str | None) -> None:
        self.reader = reader
        self.chance = OtherDraws(game.match.roles(reader), game)
        self.copy = game.match.fork(self.chance)
        self.copy.attach_log(Log())
        self.rows = len(game.match.journal)

    def follow(self, game: Game, action: Action) -> bool:
        """Apply one action to the copy and compare what the reader sees, unless play itself diverged."""
        journal = game.match.journal
        if journal.chances == self.copy.journal.chances:
            return False
        self.chance.recorded = [row.answer for row in journal if row.by == CHANCE]
        try:
            action(self.copy)
        except CuiusError:
            return False
        same_way = shape(self.copy, self.rows) == shape(game.match, self.rows)
        if self.chance.changed and same_way and not self.was_revealed(game.match):
            self.compare(game.match)
        return False

    def was_revealed(self, match: Match) -> bool:
        """Did the rules reveal a secret since?"""
        return match.log is not None and any(e.reveal and e.number > self.rows for e in match.log.events)

    def compare(self, match: Match) -> None:
        one, other = self.seen(match), self.seen(self.copy)
        if encode(one) != encode(other):
            who = self.reader or "a spectator"
            detail = f"{who} learns of a draw that is not its business: {first_difference(one, other)}"
            raise violation("draws", match, detail)

    def seen(self, match: Match) -> dict[str, Any]:
        return observe(match, self.reader, self.rows)


def hidden_draws_are_not_told(game: Game) -> None:
    """Follow the next action with other hidden draws, for one random reader."""
    if not game.match.over:
        reader = game.random.choice(game.readers)
        game.followers.append(HiddenDraws(game, reader))


def shape(match: Match, start: int) -> list[Any]:
    """The course of play, without the answers and results."""
    waiting = [(q.role, q.key) for q in match.questions]
    return [*((r.by, r.key, r.auto) for r in match.journal.since(start)), waiting, match.result]
