"""The data of the charts: points by source, holdings and luck, turn by turn.

A title with charts says how to compute them (`Charts`); a `ChartRecorder` replays the journal of a match and
takes a sample whenever the points of a turn have been counted. What it has collected up to a milestone is
plain data, from which another one can continue.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from cuius.core.chance import Seeded
from cuius.core.events import Log
from cuius.core.ids import word_of
from cuius.core.journal import Entry
from cuius.core.requests import Roll, Victory

if TYPE_CHECKING:
    from cuius.core.excerpt import Excerpt
    from cuius.core.title import Title


class Luck(msgspec.Struct, frozen=True):
    """The result of one roll and its expected value, both in the same measure: hits, successes."""

    measure: str
    actual: float
    expected: float


class Charts(msgspec.Struct, frozen=True, kw_only=True):
    """How a title computes its charts. Everybody may see them: use public knowledge only."""

    count_event: str
    """Key of the event that is logged when the points of a turn are final."""
    turn: Callable[[Any], int]
    """(state) -> the turn whose points are counted."""
    points: Callable[[Any], dict[str, dict[str, float]]]
    """(state) -> role -> source -> points; sources are named by the messages `earned-SOURCE`."""
    holdings: Callable[[Any], dict[str, dict[str, int]]]
    """(state) -> thing -> role -> number held; things are named by the messages `held-THING`."""
    luck: Mapping[str, Callable[[tuple[int, ...]], Luck]] = {}
    """`why` of a roll -> (faces) -> its luck; measures are named by the messages `thrown-MEASURE`."""


class ChartSample(msgspec.Struct, frozen=True):
    """Points and holdings of every role at one moment."""

    number: int
    """Rows of the journal at that moment."""
    turn: int
    points: dict[str, dict[str, float]]
    holdings: dict[str, dict[str, int]]


class LuckTotal(msgspec.Struct):
    """All rolls of one measure that a role made in one turn."""

    turn: int
    role: str
    measure: str
    number: int = 0
    throws: int = 0
    actual: float = 0.0
    expected: float = 0.0


class ChartSeries(msgspec.Struct, frozen=True):
    """The data of all charts of a game so far."""

    counts: list[ChartSample]
    """After each turn, oldest first."""
    now: ChartSample | None
    """The present values; None once the game is over."""
    luck: list[LuckTotal]


class EventListener(Log):
    """A log that stores nothing and calls back on one event."""

    __slots__ = ("callback", "key")

    def __init__(self, key: str, callback: Callable[[], None]) -> None:
        super().__init__()
        self.key, self.callback = key, callback

    def add_roll(self, roll: Roll, faces: Iterable[int]) -> None:
        """Ignored: luck is read from the journal."""

    def add(
        self,
        key: str,
        to: Any,
        but: Any,
        reveal: bool,
        args: dict[str, Any],
        running: Sequence[str] | None = None,
    ) -> None:
        if key == self.key:
            self.callback()


class ChartProgress(NamedTuple):
    """What was collected before a row."""

    row: int
    counts: dict[int, ChartSample]
    luck: list[LuckTotal]


class ChartRecorder:
    """Collects the chart data of one match, row by row."""

    def __init__(self, title: Title, excerpt: Excerpt, progress: ChartProgress | None = None) -> None:
        """`progress` was collected before the excerpt begins."""
        assert title.charts is not None
        self.charts = title.charts
        self.counts: dict[int, ChartSample] = {}
        self.luck: dict[tuple[int, str, str], LuckTotal] = {}
        self.final_points: dict[str, dict[str, float]] | None = None
        if progress is not None:
            self.counts = dict(progress.counts)
            self.luck = {(t.turn, t.role, t.measure): msgspec.structs.replace(t) for t in progress.luck}
        self.replica, start = excerpt.unplayed(title, Seeded(0), log=False)
        self.replica.attach_log(EventListener(self.charts.count_event, self._record_sample))
        self.replica.start_replay(start)

    def play(self, over: bool, mark: int | None = None) -> tuple[ChartSeries, ChartProgress | None]:
        """The chart data after all rows of the excerpt, and what was collected before row `mark`."""
        marked: ChartProgress | None = None
        for number, row in self.replica.journal.active_rows():
            if marked is None and mark is not None and number >= mark:
                marked = self._progress(mark)
            if not self._play(number, row):
                break
        if marked is None and mark is not None:
            marked = self._progress(mark)
        now = self._sample(len(self.replica.journal))
        if over:
            if self.final_points is not None:
                now = msgspec.structs.replace(now, points=self.final_points)
            self.counts[now.turn] = now
        series = ChartSeries(list(self.counts.values()), None if over else now, list(self.luck.values()))
        return series, marked

    def _play(self, number: int, row: Entry) -> bool:
        """Replay one row; False if the game ends with it."""
        request = self.replica.request
        if type(request) is Roll:
            self._add_luck(number, request, row.answer)
        try:
            self.replica.replay_row(number, row)
        except Victory as victory:
            self.final_points = victory.points
            return False
        return True

    def _progress(self, row: int) -> ChartProgress:
        return ChartProgress(row, dict(self.counts), [*map(msgspec.structs.replace, self.luck.values())])

    def _record_sample(self) -> None:
        assert self.replica.log is not None
        sample = self._sample(self.replica.log.number)
        self.counts[sample.turn] = sample

    def _sample(self, number: int) -> ChartSample:
        g, charts = self.replica.state, self.charts
        return ChartSample(number, charts.turn(g), charts.points(g), charts.holdings(g))

    def _add_luck(self, number: int, roll: Roll, faces: tuple[int, ...]) -> None:
        """Add a roll that the title has a measure for to the total of the role that rolled."""
        luck_of = self.charts.luck.get(roll.why)
        if luck_of is None or roll.who is None:
            return
        luck = luck_of(tuple(faces))
        turn, role = self.charts.turn(self.replica.state), word_of(roll.who)
        total = self.luck.setdefault((turn, role, luck.measure), LuckTotal(turn, role, luck.measure))
        total.number = number + 1
        total.throws += 1
        total.actual += luck.actual
        total.expected += luck.expected
