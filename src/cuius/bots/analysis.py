"""Where a game turned: the decisions after which the estimate of a search changed most.

The estimate is looked at in a number of moments spread over the game; the stretches with the largest
swings are then halved until one decision is left. Each moment is looked at as the seat that was asked saw it.

Every estimate is one search and has its doubt. So the decisions just before and just after are looked at too:
what swings no further than these differ among themselves is no turning point. And since a search looks ahead
to the end of the turn, only estimates of the same turn are compared.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from copy import copy
from itertools import groupby, pairwise
from statistics import fmean
from typing import Any

import msgspec

from cuius.bots.levels import make_bot
from cuius.bots.moment import DOUBTS, Look, Moment, Place, rounded, standard_error
from cuius.bots.search import SearchBot
from cuius.core.chance import Seeded
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.runner import Runner
from cuius.core.seen import plain_question
from cuius.core.worlds import Worlds

LEVEL = "search:40x"
"""The search that analyses: with a number of playouts, so that the same game is analysed the same."""
POINTS = 24
"""Moments spread over the game, more or less."""
TURNS = 5
"""Turning points that are shown at most."""
SPARE = 3
"""Stretches looked at beyond these: some of them turn out to be noise, or leave nothing to choose."""
BESIDE = 3
"""How many decisions are looked at up to a turning point, and as many after it."""
AGAIN = 2
"""How often a turning point is looked at again, before another answer is suggested."""
APART = 1_000_003
"""Between the seeds of two looks: seeds that lie close to each other share worlds."""

Looked = Callable[[int, int], None]
"""Hears how many looks are done, of how many at most."""


class Turn(msgspec.Struct, frozen=True):
    """A turning point: the moment, and what changed for every seat up to the next."""

    moment: Moment
    swing: dict[str, float]
    doubt: float
    """The standard error of the largest change."""
    until: int
    """The row of the next decision."""

    @property
    def is_clear(self) -> bool:
        return self.size > DOUBTS * self.doubt

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


class Analyst:
    """Looks at one finished or running game."""

    def __init__(self, match: Match, bot: SearchBot, looked: Looked = lambda done, of: None) -> None:
        self.match = match
        self.bot = bot
        self.looked = looked
        self.rows = decisions(match)
        self.turns = turns_at(match, self.rows)
        """The turn to which each decision belongs."""
        self.places: dict[int, Place] = {}
        self.done = self.of = 0

    def run(self, points: int, turns: int) -> Analysis:
        """Look at so many moments, and find at most so many turning points."""
        spread = self.spread(points)
        stretches = self.stretches(spread)
        tried = min(turns + SPARE, len(stretches))
        widest = max((last - first for first, last in stretches), default=1)
        self.of = len(spread) + tried * (math.ceil(math.log2(widest)) + 2 * BESIDE - 2) + turns * AGAIN
        for number in spread:
            self.look(number)
        stretches.sort(key=lambda ends: (-self.change(*ends), ends))
        found = self.turning_points(sorted(self.narrowed(*ends) for ends in stretches[:tried]), turns)
        self.looked(self.of, self.of)
        return Analysis(tuple([self.places[number].moment() for number in sorted(self.places)]), found)

    def spread(self, points: int) -> list[int]:
        """Decisions about equally far from each other; of every turn the first and the last."""
        step = max(1.0, len(self.rows) / points)
        found: list[int] = []
        for _, group in groupby(range(len(self.rows)), self.turns.__getitem__):
            numbers = list(group)
            last = len(numbers) - 1
            parts = max(1, round(last / step))
            found += [numbers[n * last // parts] for n in range(parts + 1)]
        return sorted(set(found))

    def stretches(self, spread: Sequence[int]) -> list[tuple[int, int]]:
        """Between these decisions, as long as they belong to the same turn."""
        return [(one, other) for one, other in pairwise(spread) if self.turns[one] == self.turns[other]]

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
        swings = {first: self.turn(first) for first in firsts}
        clear = [first for first in firsts if swings[first].is_clear]
        clear.sort(key=lambda first: (not self.places[first].leaves_a_choice(), -swings[first].size))
        for first in clear[:most]:
            self.look(first, 1 + AGAIN)
        turns = [turn for turn in map(self.turn, clear[:most]) if turn.is_clear]
        return tuple(sorted(turns, key=lambda turn: (-turn.size, turn.moment.row)))

    def turn(self, first: int) -> Turn:
        """What changed between a decision and the next."""
        before = self.beside(range(first, first - BESIDE, -1))
        after = self.beside(range(first + 1, first + 1 + BESIDE))
        swing = {seat: fmean(after[seat]) - fmean(before[seat]) for seat in before}
        most = max(swing, key=lambda seat: abs(swing[seat]))
        doubt = math.hypot(standard_error(before[most]), standard_error(after[most]))
        moment = self.places[first].moment()
        return Turn(moment, rounded(swing), round(doubt, 4), self.rows[first + 1])

    def beside(self, numbers: Sequence[int]) -> dict[str, list[float]]:
        """The estimates for every seat at these decisions, as far as they belong to the turn of the first."""
        turn = self.turns[numbers[0]]
        near = [n for n in numbers if 0 <= n < len(self.rows) and self.turns[n] == turn]
        for number in near:
            self.look(number)
        values = [self.places[number].values() for number in near]
        return {seat: [value[seat] for value in values] for seat in values[0]}

    def look(self, number: int, times: int = 1) -> None:
        """What the search thinks of a decision; each time it looks in other worlds."""
        if number in self.places and len(self.places[number].looks) >= times:
            return
        past = self.match.at(self.rows[number])
        if number not in self.places:
            self.places[number] = self.place(past, self.rows[number])
        place = self.places[number]
        while len(place.looks) < times:
            place.looks.append(self.looked_at(past, place.seat, len(place.looks)))
            self.done += 1
            self.looked(min(self.done, self.of), self.of)

    def place(self, past: Match, row: int) -> Place:
        entry = self.match.journal.since(row)[0]
        question = next(asked for asked in past.questions if asked.role == entry.by)
        return Place(row, entry.by, question.seat, plain_question(question), word_of(entry.answer))

    def looked_at(self, past: Match, seat: str, time: int) -> Look:
        bot = copy(self.bot)
        bot.seed += time * APART
        thought = bot.ponder(Worlds(past, seat))
        values = {answer.answer: answer.values for answer in thought.considered}
        return Look(thought, values.get(thought.answer) or self.as_it_stands(past))

    def as_it_stands(self, past: Match) -> dict[str, float]:
        """How every seat stands now, where no world could be played forward."""
        return dict(zip(past.config.seats, self.bot.standing(past), strict=True))


def turns_at(match: Match, rows: Sequence[int]) -> list[int]:
    """The turn in which each of these rows was played; all the same in a title that counts none."""
    charts = match.title.charts
    if charts is None:
        return [0] * len(rows)
    turns: dict[int, int] = {}

    def note(twin: Runner, number: int, entry: Entry) -> Any:
        turns[number] = charts.turn(twin.state)
        return entry.answer

    twin = Match(match.title, match.config, Seeded(0), log=False)
    twin.journal = Journal.of(list(match.journal))
    twin.retrace(note, settle=False)
    return [turns[row] for row in rows]
