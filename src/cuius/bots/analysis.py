"""Where a game turned: the decisions after which everybody stood otherwise than before.

How a game stands before a decision is what it comes to, on average, when stewards play it on as far as a
search of the title looks, from what the seat that is asked may know. It is looked at in a number of moments
spread over the game; the stretches with the largest swings are then halved until one decision is left.

An estimate has its doubt. So the decisions just before and just after are looked at too: what swings no
further than these differ among themselves is no turning point. At those that remain a search says what it
would have answered, and both answers are played on in the same worlds.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import groupby, pairwise
from statistics import fmean
from typing import Any

import msgspec

from cuius.bots.playouts import Playouts
from cuius.bots.registry import make_bot
from cuius.bots.search import SearchBot
from cuius.bots.turning_points import Moment, Place, Side, Turn, standard_error
from cuius.core.chance import Seeded
from cuius.core.determinization import Worlds
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.runner import Runner

LEVEL = "search:40x"
"""The search that is asked: with a number of playouts, so that the same game is analysed the same."""
POINTS = 24
"""Moments spread over the game, more or less."""
TURNS = 5
"""Turning points that are shown at most."""
SPARE = 3
"""Stretches looked at beyond these: some of them turn out to be noise, or leave nothing better to do."""
BESIDE = 3
"""How many decisions are looked at up to a turning point, and as many after it."""
WORLDS = 12
"""How many worlds are played on from a moment; one, if nothing in it is left to chance."""
DOUBTS = 2.0
"""Standard errors that a swing, or the gain of another answer, must exceed."""
ADVICE = 4
"""As many looks take about as long as to ask the search."""

Looked = Callable[[int, int], None]
"""Hears how many looks are done, of how many at most."""

Swing = tuple[dict[str, float], float]
"""What changed for every seat, and the doubt about the largest change."""


class Analysis(msgspec.Struct, frozen=True):
    """A game as stewards and a search see it."""

    moments: tuple[Moment, ...]
    """In the order of play."""
    turns: tuple[Turn, ...]
    """The largest swing first."""


def analyse(match: Match, level: str = LEVEL, looked: Looked = lambda done, of: None) -> Analysis:
    """The game looked at with a search of this level."""
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
        """The turn to which each decision belongs: only estimates of the same turn can be compared."""
        self.places: dict[int, Place] = {}
        self.done = self.of = 0

    def run(self, points: int, turns: int) -> Analysis:
        """Look at so many moments, and find at most so many turning points."""
        spread = self.spread(points)
        stretches = self.stretches(spread)
        tried = min(turns + SPARE, len(stretches))
        widest = max((last - first for first, last in stretches), default=1)
        self.of = len(spread) + tried * (math.ceil(math.log2(widest)) + 2 * BESIDE - 2 + ADVICE)
        for number in spread:
            self.look(number)
        stretches.sort(key=lambda ends: (-self.change(*ends), ends))
        found = self.turning_points(sorted(self.narrowed(*ends) for ends in stretches[:tried]), turns)
        self.looked(self.of, self.of)
        return Analysis(tuple([self.places[number].moment() for number in sorted(self.places)]), found)

    # Where to look

    def spread(self, points: int) -> list[int]:
        """Decisions about equally far from each other; of every turn the first and the last."""
        step = max(1.0, len(self.rows) / points)
        found: set[int] = set()
        for _, group in groupby(range(len(self.rows)), self.turns.__getitem__):
            numbers = list(group)
            last = len(numbers) - 1
            parts = max(1, round(last / step))
            found |= {numbers[n * last // parts] for n in range(parts + 1)}
        return sorted(found)

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
        one, other = self.places[first], self.places[last]
        return max(abs(other.value(seat) - one.value(seat)) for seat in one.worlds[0])

    # Turning points

    def turning_points(self, firsts: Sequence[int], most: int) -> tuple[Turn, ...]:
        """Those beyond doubt, the largest first; of too many, those at which something else was better."""
        clear = {}
        for first in firsts:
            swing, doubt = self.swing(first)
            if max(map(abs, swing.values())) > DOUBTS * doubt:
                self.advise(first)
                clear[first] = Turn(self.places[first].moment(), swing, doubt, self.rows[first + 1])
        turns = sorted(clear.values(), key=lambda turn: (not turn.moment.gain, -turn.size, turn.moment.row))
        return tuple(sorted(turns[:most], key=lambda turn: (-turn.size, turn.moment.row)))

    def swing(self, first: int) -> Swing:
        """What changed between a decision and the next, and stayed so for a while."""
        before = self.side(range(first, first - BESIDE, -1))
        after = self.side(range(first + 1, first + 1 + BESIDE))
        changes = {seat: after.value(seat) - before.value(seat) for seat in self.match.config.seats}
        most = max(changes, key=lambda seat: abs(changes[seat]))
        doubt = math.hypot(before.doubt(most), after.doubt(most))
        return {seat: round(change, 4) for seat, change in changes.items()}, round(doubt, 4)

    def side(self, numbers: Sequence[int]) -> Side:
        """These decisions, as far as they belong to the turn of the first."""
        turn = self.turns[numbers[0]]
        near = [n for n in numbers if 0 <= n < len(self.rows) and self.turns[n] == turn]
        for number in near:
            self.look(number)
        return Side([self.places[number] for number in near])

    def advise(self, number: int) -> None:
        """What the search would have answered, if that is better beyond doubt than what was."""
        place = self.places[number]
        place.advise(place.played, 0.0)
        worlds = Worlds(self.match.at(place.row), place.seat)
        wished = self.bot.ponder(worlds).answer
        if wished != place.played and worlds.question()["role"] == place.role:
            playouts = self.playouts(worlds)
            one, other = (self.played_on(playouts, word) for word in (wished, place.played))
            gains = [one[n][place.seat] - other[n][place.seat] for n in one if n in other]
            if gains and fmean(gains) > DOUBTS * standard_error(gains):
                place.advise(wished, fmean(gains))
        self.count(ADVICE)

    # Looking

    def look(self, number: int) -> None:
        """Play on from before a decision."""
        if number in self.places:
            return
        row = self.rows[number]
        past, entry = self.match.at(row), self.match.journal.since(row)[0]
        asked = next(question for question in past.questions if question.role == entry.by)
        place = Place(row, entry.by, asked.seat, plain_question(asked), word_of(entry.answer))
        playouts = self.playouts(Worlds(past, asked.seat))
        found = self.played_on(playouts, playouts.root.expected)
        place.worlds = list(found.values()) or [self.by_seat(self.bot.standing(past))]
        self.places[number] = place
        self.count(1)

    def playouts(self, worlds: Worlds) -> Playouts:
        return Playouts(worlds, self.bot.seed, self.bot.horizon)

    def played_on(self, playouts: Playouts, word: str) -> dict[int, dict[str, float]]:
        """How every seat stands a while after this answer, world by world."""
        found = {}
        for number in range(WORLDS):
            outcome = playouts.play(word, number, 1)
            if outcome is not None:
                found[number] = self.by_seat(outcome.values)
                if outcome.certain:
                    break
        return found

    def by_seat(self, values: Sequence[float]) -> dict[str, float]:
        return dict(zip(self.match.config.seats, values, strict=True))

    def count(self, looks: int) -> None:
        self.done += looks
        self.looked(min(self.done, self.of), self.of)


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
