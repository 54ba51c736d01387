"""Where a game turned: the decisions after which the estimate of a search changed most.

The estimate is looked at in a number of moments spread over the game; the stretches with the largest
swings are then halved until one decision is left. There the search says what it would have answered
instead. Each moment is looked at as the seat that was asked saw it.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import msgspec

from cuius.bots.search import SearchBot, Thought
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.worlds import Worlds


class Moment(msgspec.Struct, frozen=True):
    """A decision, and how every seat stood before it, as the search saw it."""

    row: int
    role: str
    seat: str
    key: str
    played: str
    values: dict[str, float]
    suggested: str
    gain: float | None
    """How much better the suggestion is for the seat; None if what was played was not looked at."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the moment, and what changed for every seat up to the next."""

    moment: Moment
    swing: dict[str, float]
    until: int
    """The row of the next decision."""

    @property
    def size(self) -> float:
        return max(abs(change) for change in self.swing.values())


class Analysis(msgspec.Struct, frozen=True):
    """A game as the search sees it."""

    moments: tuple[Moment, ...]
    """In the order of play."""
    turns: tuple[Turn, ...]
    """The largest swing first."""


class Analyst:
    """Looks at one finished or running game."""

    def __init__(self, match: Match, bot: SearchBot, looked: Callable[[], None] = lambda: None) -> None:
        self.match = match
        self.bot = bot
        self.looked = looked
        self.rows = [n for n, row in match.journal.line() if row.by in match.seat_of and not row.auto]
        if len(self.rows) < 2:
            raise BadConfig("There is nothing to analyse: nobody decided anything.")
        self.seen: dict[int, Moment] = {}

    def run(self, points: int, turns: int) -> Analysis:
        """Look at so many moments, and find so many turning points."""
        last = len(self.rows) - 1
        many = max(2, min(points, last + 1))
        for n in range(many):
            self.look(round(n * last / (many - 1)))
        stretches = sorted(self.stretches(), key=lambda ends: (-self.change(*ends), ends))[:turns]
        found = [self.narrowed(*ends) for ends in stretches]
        return Analysis(
            tuple([self.seen[place] for place in sorted(self.seen)]),
            tuple(sorted(found, key=lambda turn: (-turn.size, turn.moment.row))),
        )

    def stretches(self) -> list[tuple[int, int]]:
        places = sorted(self.seen)
        return list(pairwise(places))

    def narrowed(self, first: int, last: int) -> Turn:
        """Halve a stretch, keeping the half that changes more, until one decision is left."""
        while last - first > 1:
            middle = (first + last) // 2
            self.look(middle)
            if self.change(first, middle) >= self.change(middle, last):
                last = middle
            else:
                first = middle
        before, after = self.seen[first], self.seen[last]
        swing = {seat: round(after.values[seat] - value, 4) for seat, value in before.values.items()}
        return Turn(before, swing, after.row)

    def change(self, first: int, last: int) -> float:
        one, other = self.seen[first].values, self.seen[last].values
        return max(abs(other[seat] - one[seat]) for seat in one)

    def look(self, place: int) -> Moment:
        """What the search thinks of the decision at this place."""
        if place not in self.seen:
            row = self.rows[place]
            entry = self.match.journal.since(row)[0]
            past = self.match.at(row)
            seat = past.seat_of[entry.by]
            thought = self.bot.ponder(Worlds(past, seat))
            played = word_of(entry.answer)
            values = {answer.answer: answer.values for answer in thought.considered}
            self.seen[place] = Moment(
                row,
                entry.by,
                seat,
                entry.key,
                played,
                values.get(thought.answer) or self.as_it_stands(past),
                thought.answer,
                gain_of(thought, played, seat),
            )
            self.looked()
        return self.seen[place]

    def as_it_stands(self, past: Match) -> dict[str, float]:
        """How every seat stands now, where no world could be played forward."""
        return dict(zip(past.config.seats, self.bot.standing(past), strict=True))


def gain_of(thought: Thought, played: str, seat: str) -> float | None:
    """By how much the search's answer is better for the seat than what was played."""
    values = {answer.answer: answer.values[seat] for answer in thought.considered}
    if played == thought.answer:
        return 0.0
    if played not in values or thought.answer not in values:
        return None
    return round(values[thought.answer] - values[played], 4)
