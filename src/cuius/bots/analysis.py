"""Where a game turned: the decisions after which the estimate of a search changed most.

The estimate is looked at in a number of moments spread over the game; the stretches with the largest
swings are then halved until one decision is left. Each moment is looked at as the seat that was asked saw it.

Every estimate is one search and has its doubt. So the decisions that were found are looked at again, each
time in other worlds: what swings no further than these looks differ among themselves is no turning point,
and another answer is suggested only where it is better beyond the same doubt.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from copy import copy
from itertools import pairwise
from statistics import fmean, variance
from typing import Any

import msgspec

from cuius.bots.levels import make_bot
from cuius.bots.search import SearchBot, Thought
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.match import Match
from cuius.core.seen import plain_question
from cuius.core.worlds import Worlds

LEVEL = "search:40x"
"""The search that analyses: with a number of playouts, so that the same game is analysed the same."""
POINTS = 24
"""Moments spread over the game."""
TURNS = 5
"""Turning points that are shown at most."""
SPARE = 2
"""Stretches looked at beyond these: some of them turn out to be noise, or leave nothing to choose."""
AGAIN = 2
"""How often the two ends of a turning point are looked at again."""
APART = 1_000_003
"""Between the seeds of two looks: seeds that lie close to each other share worlds."""
DOUBTS = 2.0
"""Standard errors that a swing, or the gain of another answer, must exceed."""

Looked = Callable[[int, int], None]
"""Hears how many looks are done, of how many at most."""


class Moment(msgspec.Struct, frozen=True):
    """A decision, and how every seat stood before it, as the search saw it."""

    row: int
    role: str
    seat: str
    key: str
    about: dict[str, Any]
    """The arguments of the question, as it was read."""
    played: str
    suggested: str
    """What the search would have answered; what was played, if nothing else is better beyond doubt."""
    named: dict[str, Any]
    """These answers with their kinds, to find their names."""
    gain: float | None
    """How much better the suggestion is for the seat; None if what was played was not looked at."""
    values: dict[str, float]
    """How far every seat will be ahead of the others on average."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the moment, and what changed for every seat up to the next."""

    moment: Moment
    swing: dict[str, float]
    doubt: float
    """The standard error of the largest change."""
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


def analyse(match: Match, level: str = LEVEL, looked: Looked = lambda done, of: None) -> Analysis:
    """The game looked at by a search of this level."""
    bot = make_bot(level, match.title, 1)
    if not isinstance(bot, SearchBot):
        raise BadConfig(f"Only a search can analyse; {level!r} is none. Write search:1 or search:60x.")
    return Analyst(match, bot, looked).run(POINTS, TURNS)


def decisions(match: Match) -> list[int]:
    """The rows in which somebody decided something; a game needs two to be analysed."""
    rows = [n for n, row in match.journal.line() if row.by in match.seat_of and not row.auto]
    if len(rows) < 2:
        raise BadConfig("There is nothing to analyse: nobody decided anything.")
    return rows


class Look(msgspec.Struct, frozen=True):
    """One search at one decision."""

    thought: Thought
    values: dict[str, float]
    """How every seat fares with the answer that the search prefers."""


class Place:
    """One decision of the game, and all looks at it so far."""

    def __init__(self, row: int, role: str, seat: str, question: dict[str, Any], played: str) -> None:
        self.row = row
        self.role = role
        self.seat = seat
        self.question = question
        self.played = played
        self.looks: list[Look] = []

    def values(self) -> dict[str, float]:
        return {seat: fmean(look.values[seat] for look in self.looks) for seat in self.looks[0].values}

    def doubt(self, seat: str) -> float:
        """The standard error of the estimate for a seat."""
        return standard_error([look.values[seat] for look in self.looks])

    def leaves_a_choice(self) -> bool:
        """Does it matter to the seat what is answered?"""
        worth = [answer.values[self.seat] for look in self.looks[:1] for answer in look.thought.considered]
        return len(worth) > 1 and max(worth) > min(worth)

    def suggestion(self) -> tuple[str, float | None]:
        """What the looks prefer to what was played, and how much is gained by it."""
        answers = [look.thought.answer for look in self.looks]
        preferred = max(answers, key=lambda word: (answers.count(word), -answers.index(word)))
        if preferred == self.played or preferred not in self.question["options"]:
            return self.played, 0.0
        gains = [gain for look in self.looks if (gain := self.gain(look.thought, preferred)) is not None]
        if not gains:
            return preferred, None
        if fmean(gains) <= DOUBTS * standard_error(gains):
            return self.played, 0.0
        return preferred, round(fmean(gains), 4)

    def gain(self, thought: Thought, preferred: str) -> float | None:
        """By how much an answer is better for the seat than what was played, in the same worlds."""
        values = {answer.answer: answer.values[self.seat] for answer in thought.considered}
        if self.played not in values or preferred not in values:
            return None
        return values[preferred] - values[self.played]

    def moment(self) -> Moment:
        suggested, gain = self.suggestion()
        names = dict(zip(self.question["options"], self.question["named"], strict=True))
        return Moment(
            self.row,
            self.role,
            self.seat,
            self.question["key"],
            self.question["about"],
            self.played,
            suggested,
            {word: names.get(word, word) for word in (self.played, suggested)},
            gain,
            rounded(self.values()),
        )


class Analyst:
    """Looks at one finished or running game."""

    def __init__(self, match: Match, bot: SearchBot, looked: Looked = lambda done, of: None) -> None:
        self.match = match
        self.bot = bot
        self.looked = looked
        self.rows = decisions(match)
        self.places: dict[int, Place] = {}
        self.done = self.of = 0

    def run(self, points: int, turns: int) -> Analysis:
        """Look at so many moments, and find at most so many turning points."""
        last = len(self.rows) - 1
        many = max(2, min(points, last + 1))
        tried = min(turns + SPARE, many - 1)
        widest = math.ceil(last / (many - 1))
        self.of = many + tried * (math.ceil(math.log2(widest)) + 2 * AGAIN)
        for n in range(many):
            self.look(round(n * last / (many - 1)))
        stretches = sorted(self.stretches(), key=lambda ends: (-self.change(*ends), ends))[:tried]
        firsts = sorted(self.narrowed(*ends) for ends in stretches)
        for first in firsts:
            self.look(first, 1 + AGAIN)
            self.look(first + 1, 1 + AGAIN)
        self.looked(self.of, self.of)
        return Analysis(
            tuple([self.places[number].moment() for number in sorted(self.places)]),
            self.turning_points(firsts, turns),
        )

    def stretches(self) -> list[tuple[int, int]]:
        return list(pairwise(sorted(self.places)))

    def narrowed(self, first: int, last: int) -> int:
        """Halve a stretch, keeping the half that changes more, until one decision is left."""
        while last - first > 1:
            middle = (first + last) // 2
            self.look(middle)
            if self.change(first, middle) >= self.change(middle, last):
                last = middle
            else:
                first = middle
        return first

    def change(self, first: int, last: int) -> float:
        one, other = self.places[first].values(), self.places[last].values()
        return max(abs(other[seat] - one[seat]) for seat in one)

    def turning_points(self, firsts: Sequence[int], most: int) -> tuple[Turn, ...]:
        """Those beyond doubt, the largest first; where there are too many, those that leave a choice."""
        found = {first: self.turn(first) for first in firsts}
        clear = [first for first, turn in found.items() if turn.size > DOUBTS * turn.doubt]
        clear.sort(key=lambda first: (not self.places[first].leaves_a_choice(), -found[first].size))
        turns = [found[first] for first in clear[:most]]
        return tuple(sorted(turns, key=lambda turn: (-turn.size, turn.moment.row)))

    def turn(self, first: int) -> Turn:
        """What changed between a decision and the next."""
        before, after = self.places[first], self.places[first + 1]
        one, other = before.values(), after.values()
        swing = {seat: other[seat] - one[seat] for seat in one}
        most = max(swing, key=lambda seat: abs(swing[seat]))
        doubt = math.hypot(before.doubt(most), after.doubt(most))
        return Turn(before.moment(), rounded(swing), round(doubt, 4), after.row)

    def look(self, number: int, times: int = 1) -> None:
        """What the search thinks of a decision; each time it looks in other worlds."""
        if number not in self.places:
            self.places[number] = self.place(self.rows[number])
        place = self.places[number]
        past = self.match.at(place.row) if len(place.looks) < times else None
        while past is not None and len(place.looks) < times:
            place.looks.append(self.looked_at(past, place.seat, len(place.looks)))
            self.done += 1
            self.looked(min(self.done, self.of), self.of)

    def place(self, row: int) -> Place:
        entry = self.match.journal.since(row)[0]
        past = self.match.at(row)
        seat = past.seat_of[entry.by]
        question = next(asked for asked in past.questions if asked.role == entry.by)
        return Place(row, entry.by, seat, plain_question(question), word_of(entry.answer))

    def looked_at(self, past: Match, seat: str, time: int) -> Look:
        bot = copy(self.bot)
        bot.seed += time * APART
        thought = bot.ponder(Worlds(past, seat))
        values = {answer.answer: answer.values for answer in thought.considered}
        return Look(thought, values.get(thought.answer) or self.as_it_stands(past))

    def as_it_stands(self, past: Match) -> dict[str, float]:
        """How every seat stands now, where no world could be played forward."""
        return dict(zip(past.config.seats, self.bot.standing(past), strict=True))


def standard_error(values: Sequence[float]) -> float:
    return math.sqrt(variance(values) / len(values)) if len(values) > 1 else 0.0


def rounded(values: dict[str, float]) -> dict[str, float]:
    return {seat: round(value, 4) for seat, value in values.items()}
