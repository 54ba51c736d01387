"""Turning points: the decisions after which the estimated values of the seats changed most.

The value of a position before a decision is the mean result of playouts by stewards, as far as a search of
the title looks ahead, in worlds that agree with what the asked seat knows. Positions spread over the game
are sampled first; the segments between them with the largest changes are then bisected to one decision.

Estimates have an error. So the decisions just before and after are sampled too, and a change counts only if
it exceeds what these differ among themselves. At the turning points that remain a search is asked for its
answer, and both answers are played out in the same worlds.
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
from cuius.bots.turning_points import Decision, DecisionGroup, DecisionSamples, TurningPoint, standard_error
from cuius.core.chance import Seeded
from cuius.core.determinization import InformationSet
from cuius.core.errors import BadConfig
from cuius.core.ids import word_of
from cuius.core.journal import Entry, Journal
from cuius.core.match import Match
from cuius.core.observation import plain_question
from cuius.core.runner import Runner

LEVEL = "search:40x"
"""The default search: a fixed number of playouts makes the analysis repeatable."""
POINTS = 24
"""About how many decisions are sampled first, spread over the game."""
MAX_TURNING_POINTS = 5
"""How many turning points are reported at most."""
SPARE_SEGMENTS = 3
"""Segments refined beyond that number: some turn out to be noise."""
NEIGHBOURS = 3
"""How many decisions are sampled up to a turning point, and as many after it."""
WORLDS = 12
"""Playouts per decision; a deterministic position needs one."""
MIN_ERRORS = 2.0
"""Standard errors that a change, or the gain of another answer, must exceed."""
SUGGESTION_COST = 4
"""The cost of asking the search, in samples."""

ProgressCallback = Callable[[int, int], None]
"""(samples done, samples in all, at most)"""

Swing = tuple[dict[str, float], float]
"""The change for every seat, and the standard error of the largest change."""


class Analysis(msgspec.Struct, frozen=True):
    """The analysis of one game."""

    moments: tuple[Decision, ...]
    """In the order of play."""
    turns: tuple[TurningPoint, ...]
    """The largest swing first."""


def analyse(
    match: Match, level: str = LEVEL, on_progress: ProgressCallback = lambda done, total: None
) -> Analysis:
    """Analyse a game with a search of this level."""
    bot = make_bot(level, match.title, 1)
    if not isinstance(bot, SearchBot):
        raise BadConfig(f"Only a search can analyse; {level!r} is none. Write search:1 or search:60x.")
    return Analyst(match, bot, on_progress).run(POINTS, MAX_TURNING_POINTS)


def decision_rows(match: Match) -> list[int]:
    """The rows that somebody chose; a game needs two to be analysed."""
    rows = [n for n, row in match.journal.active_rows() if row.by in match.seat_of and row.was_chosen]
    if len(rows) < 2:
        raise BadConfig("There is nothing to analyse: nobody decided anything.")
    return rows


class Analyst:
    """Analyses one finished or running game."""

    def __init__(
        self, match: Match, bot: SearchBot, on_progress: ProgressCallback = lambda done, total: None
    ) -> None:
        self.match = match
        self.bot = bot
        self.on_progress = on_progress
        self.rows = decision_rows(match)
        self.turns = turns_of_rows(match, self.rows)
        """The turn of each decision: only estimates of the same turn are comparable."""
        self.samples: dict[int, DecisionSamples] = {}
        self.done = self.total = 0

    def run(self, points: int, turns: int) -> Analysis:
        """Sample so many decisions, and find at most so many turning points."""
        spread = self.spread(points)
        segments = self.segments(spread)
        tried = min(turns + SPARE_SEGMENTS, len(segments))
        widest = max((last - first for first, last in segments), default=1)
        self.total = len(spread) + tried * (
            math.ceil(math.log2(widest)) + 2 * NEIGHBOURS - 2 + SUGGESTION_COST
        )
        for number in spread:
            self.sample(number)
        segments.sort(key=lambda ends: (-self.change(*ends), ends))
        found = self.turning_points(sorted(self.refine(*ends) for ends in segments[:tried]), turns)
        self.on_progress(self.total, self.total)
        return Analysis(tuple([self.samples[number].decision() for number in sorted(self.samples)]), found)

    # Choosing decisions

    def spread(self, points: int) -> list[int]:
        """Decisions at about equal distances; the first and the last of every turn."""
        step = max(1.0, len(self.rows) / points)
        found: set[int] = set()
        for _, group in groupby(range(len(self.rows)), self.turns.__getitem__):
            numbers = list(group)
            last = len(numbers) - 1
            parts = max(1, round(last / step))
            found |= {numbers[n * last // parts] for n in range(parts + 1)}
        return sorted(found)

    def segments(self, spread: Sequence[int]) -> list[tuple[int, int]]:
        """The segments between these decisions that lie within one turn."""
        return [(one, other) for one, other in pairwise(spread) if self.turns[one] == self.turns[other]]

    def refine(self, first: int, last: int) -> int:
        """Bisect a segment, keeping the half that changes more, until one decision is left."""
        while last - first > 1:
            middle = (first + last) // 2
            self.sample(middle)
            if self.change(first, middle) >= self.change(middle, last):
                last = middle
            else:
                first = middle
        return first

    def change(self, first: int, last: int) -> float:
        one, other = self.samples[first], self.samples[last]
        return max(abs(other.value(seat) - one.value(seat)) for seat in one.worlds[0])

    # Turning points

    def turning_points(self, firsts: Sequence[int], most: int) -> tuple[TurningPoint, ...]:
        """The significant ones, largest first; if too many, those with a better answer are preferred."""
        found = {}
        for first in firsts:
            swing, doubt = self.swing(first)
            if max(map(abs, swing.values())) > MIN_ERRORS * doubt:
                self.suggest(first)
                found[first] = TurningPoint(
                    self.samples[first].decision(), swing, doubt, self.rows[first + 1]
                )
        turns = sorted(found.values(), key=lambda turn: (not turn.moment.gain, -turn.size, turn.moment.row))
        return tuple(sorted(turns[:most], key=lambda turn: (-turn.size, turn.moment.row)))

    def swing(self, first: int) -> Swing:
        """The change between the decisions up to this one and those after it."""
        before = self.group(range(first, first - NEIGHBOURS, -1))
        after = self.group(range(first + 1, first + 1 + NEIGHBOURS))
        changes = {seat: after.value(seat) - before.value(seat) for seat in self.match.config.seats}
        most = max(changes, key=lambda seat: abs(changes[seat]))
        doubt = math.hypot(before.standard_error(most), after.standard_error(most))
        return {seat: round(change, 4) for seat, change in changes.items()}, round(doubt, 4)

    def group(self, numbers: Sequence[int]) -> DecisionGroup:
        """Those of these decisions that belong to the turn of the first."""
        turn = self.turns[numbers[0]]
        near = [n for n in numbers if 0 <= n < len(self.rows) and self.turns[n] == turn]
        for number in near:
            self.sample(number)
        return DecisionGroup([self.samples[number] for number in near])

    def suggest(self, number: int) -> None:
        """Ask the search, and keep its answer if it is significantly better than what was played."""
        decision = self.samples[number]
        decision.set_suggestion(decision.played, 0.0)
        information = InformationSet(self.match.at(decision.row, log=False), decision.seat)
        suggested = self.bot.search(information).answer
        if suggested != decision.played and information.question()["role"] == decision.role:
            playouts = self.playouts(information)
            one, other = (self.values_after(playouts, word) for word in (suggested, decision.played))
            gains = [one[n][decision.seat] - other[n][decision.seat] for n in one if n in other]
            if gains and fmean(gains) > MIN_ERRORS * standard_error(gains):
                decision.set_suggestion(suggested, fmean(gains))
        self.advance(SUGGESTION_COST)

    # Sampling

    def sample(self, number: int) -> None:
        """Estimate the position before a decision, once."""
        if number in self.samples:
            return
        row = self.rows[number]
        past, entry = self.match.at(row, log=False), self.match.journal.since(row)[0]
        asked = next(question for question in past.questions if question.role == entry.by)
        decision = DecisionSamples(row, entry.by, asked.seat, plain_question(asked), word_of(entry.answer))
        playouts = self.playouts(InformationSet(past, asked.seat))
        found = self.values_after(playouts, playouts.root.expected)
        decision.worlds = list(found.values()) or [self.by_seat(self.bot.evaluate(past))]
        self.samples[number] = decision
        self.advance(1)

    def playouts(self, information: InformationSet) -> Playouts:
        return Playouts(information, self.bot.seed, self.bot.horizon)

    def values_after(self, playouts: Playouts, word: str) -> dict[int, dict[str, float]]:
        """The values of every seat after this answer, by world number."""
        found = {}
        for number in range(WORLDS):
            outcome = playouts.play(word, number, 1)
            if outcome is not None:
                found[number] = self.by_seat(outcome.values)
                if outcome.deterministic:
                    break
        return found

    def by_seat(self, values: Sequence[float]) -> dict[str, float]:
        return dict(zip(self.match.config.seats, values, strict=True))

    def advance(self, samples: int) -> None:
        self.done += samples
        self.on_progress(min(self.done, self.total), self.total)


def turns_of_rows(match: Match, rows: Sequence[int]) -> list[int]:
    """The turn in which each of these rows was played; 0 in a title without turns."""
    charts = match.title.charts
    if charts is None:
        return [0] * len(rows)
    turns: dict[int, int] = {}

    def record_turn(replica: Runner, number: int, entry: Entry) -> Any:
        turns[number] = charts.turn(replica.state)
        return entry.answer

    replica = Match(match.title, match.config, Seeded(0), log=False)
    replica.journal = Journal.of(list(match.journal))
    replica.replay(record_turn, resolve_last=False)
    return [turns[row] for row in rows]
