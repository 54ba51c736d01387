"""Earlier positions, map layers and charts of a table, worked out in worker processes."""

from __future__ import annotations

from collections.abc import Sequence

from cuius.core.chance import Seeded
from cuius.core.charts import ChartProgress, ChartRecorder, ChartSeries
from cuius.core.events import Event
from cuius.core.excerpt import Excerpt, excerpt_of, whole_game
from cuius.core.match import Match
from cuius.core.observation import Observation, encode, encode_events, events_after
from cuius.core.title import get_title
from cuius.server.play.live_tables import KnownCharts, LiveTable, LiveTables
from cuius.server.play.workers.pool import LOOK, JobKind, WorkerPool

LOOKING = JobKind(
    "position", LOOK, cpu_seconds=5, seconds=30.0, most_of_account=40, most_of_address=120, most=400
)


class Positions:
    """What can be seen of the course of a game."""

    def __init__(self, live_tables: LiveTables, workers: WorkerPool) -> None:
        self.live_tables = live_tables
        self.workers = workers

    async def history(
        self, table_id: str, number: int, seat: str | None, since: int, clients: Sequence[str]
    ) -> bytes:
        """What a seat saw before a row, with the log later than `since` rows, as JSON."""
        async with self.live_tables.locked(table_id) as live:
            excerpt = excerpt_of(live.match, number)
            events, roles = earlier_events(live.match, excerpt, since), live.match.roles(seat)
        log = await self.live_tables.sliced_work.run(encode_events(events, roles))
        members, later = await self.workers.run(LOOKING, clients, look_back, excerpt, seat, since)
        return b'{%b,"log":[%b]}' % (members, b",".join([part for part in (log, later) if part]))

    async def layer(self, table_id: str, name: str, number: int, clients: Sequence[str]) -> bytes:
        """A layer of the map as it was before a row, as JSON."""
        async with self.live_tables.locked(table_id) as live:
            excerpt = excerpt_of(live.match, number)
        return await self.workers.run(LOOKING, clients, draw_layer, excerpt, name)

    async def charts(self, table_id: str, clients: Sequence[str]) -> ChartSeries | None:
        """The course of the game for its charts; None if its title has none."""
        async with self.live_tables.locked(table_id) as live:
            known, match, rows = live.charts, live.match, len(live.match.journal)
            if match.title.charts is None or known.rows == rows:
                return known.series
            excerpt, progress = chart_excerpt(live)
            kept = None if match.milestones is None else match.milestones.last_kept
            mark, over = None if kept is None else kept.row, match.over
        series, progress = await self.workers.run(
            LOOKING, clients, record_charts, excerpt, progress, over, mark
        )
        if rows > live.charts.rows:
            live.charts = KnownCharts(rows, series, progress)
        return series


def earlier_events(match: Match, excerpt: Excerpt, since: int) -> list[Event]:
    """The events later than `since` rows that were logged before the excerpt begins."""
    milestones = match.milestones
    if match.log is None or excerpt.start is None or milestones is None:
        return []
    start = milestones.last_before(excerpt.first)
    assert start is not None
    assert start.log is not None
    return events_after(match.log.events[: start.log[0]], since)


def look_back(excerpt: Excerpt, seat: str | None, since: int) -> tuple[bytes, bytes]:
    """In a worker process: the position after an excerpt as members of an object, and the log in it."""
    observation = Observation(excerpt.replayed(get_title(excerpt.config.title), Seeded(0)))
    return observation.all_but_log(seat), observation.log(seat, since)[1:-1]


def draw_layer(excerpt: Excerpt, name: str) -> bytes:
    """In a worker process: a layer of the map after an excerpt."""
    title = get_title(excerpt.config.title)
    match = excerpt.replayed(title, Seeded(0), log=False)
    if name == "points" and match.final_points is not None:
        return encode(match.final_points)
    return encode(title.layers[name](match.state))


def chart_excerpt(live: LiveTable) -> tuple[Excerpt, ChartProgress | None]:
    """The rows since the milestone up to which charts were collected before; if it is gone, all rows."""
    progress, milestones = live.charts.progress, live.match.milestones
    if progress is not None and milestones is not None:
        start = milestones.last_before(progress.row)
        if start is not None and start.row == progress.row:
            return excerpt_of(live.match, since=start), progress
    return whole_game(live.match), None


def record_charts(
    excerpt: Excerpt, progress: ChartProgress | None, over: bool, mark: int | None
) -> tuple[ChartSeries, ChartProgress | None]:
    """In a worker process: the chart data after an excerpt."""
    return ChartRecorder(get_title(excerpt.config.title), excerpt, progress).play(over, mark)
