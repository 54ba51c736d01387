"""What charts are drawn from: points by source, holdings and luck, turn by turn.

A title that wants charts names what it knows (`Charts`); a `Chronicle` follows a match through its journal,
notes it whenever a turn's points have been counted, and goes on from there when it is asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from cuius.core.events import Log
from cuius.core.ids import word_of
from cuius.core.journal import TABLE, UNDO, Entry
from cuius.core.requests import Roll, Victory

if TYPE_CHECKING:
    from cuius.core.match import Match
    from cuius.core.runner import Runner


class Luck(msgspec.Struct, frozen=True):
    """What one throw brought and what it brings on average, both in the same measure: hits, successes."""

    measure: str
    actual: float
    expected: float


class Charts(msgspec.Struct, frozen=True, kw_only=True):
    """How a title tells of its course. Everybody may see it: only public knowledge belongs here."""

    counted: str
    """Key of the event that is told when the points of a turn stand fast."""
    turn: Callable[[Any], int]
    """The turn whose points are counted in this state."""
    points: Callable[[Any], dict[str, dict[str, float]]]
    """Role -> source -> points it has from there now. Named `earned-source`."""
    holdings: Callable[[Any], dict[str, dict[str, int]]]
    """What -> role -> how much of it the role holds now. Named `held-what`."""
    luck: Mapping[str, Callable[[tuple[int, ...]], Luck]] = {}
    """The `why` of a throw -> what its faces mean. Named `thrown-measure`."""


class Count(msgspec.Struct, frozen=True):
    """How everybody stood at one moment."""

    number: int
    """Rows of the journal by then."""
    turn: int
    points: dict[str, dict[str, float]]
    holdings: dict[str, dict[str, int]]


class Thrown(msgspec.Struct):
    """All throws of one measure that a role made in one turn."""

    turn: int
    role: str
    measure: str
    number: int = 0
    throws: int = 0
    actual: float = 0.0
    expected: float = 0.0


class Course(msgspec.Struct, frozen=True):
    """The course of a game so far."""

    counts: list[Count]
    """After each turn, oldest first."""
    now: Count | None
    """How it would be counted now; None once the game is over."""
    luck: list[Thrown]


class Bell(Log):
    """A log that keeps nothing and rings when points are counted."""

    __slots__ = ("key", "ring")

    def __init__(self, key: str, ring: Callable[[], None]) -> None:
        super().__init__()
        self.key, self.ring = key, ring

    def thrown(self, roll: Roll, faces: Iterable[int]) -> None:
        """Luck is read from the journal."""

    def add(self, key: str, to: Any, but: Any, reveal: bool, args: dict[str, Any]) -> None:
        if key == self.key:
            self.ring()


class Chronicle:
    """The course of one match, kept up with its journal."""

    __slots__ = ("charts", "counts", "ended", "luck", "played", "twin")

    twin: Runner
    """The same game, played again row by row."""
    played: int
    ended: bool
    counts: dict[int, Count]
    luck: dict[tuple[int, str, str], Thrown]

    def __init__(self, match: Match, charts: Charts) -> None:
        self.charts = charts
        self._begin(match)

    def of(self, match: Match) -> Course:
        """The course of the match, after playing what is new in its journal."""
        new = match.journal.since(self.played)
        if any(row.by == TABLE and row.key == UNDO for row in new):
            self._begin(match)
            rows = match.journal.line()
        else:
            rows = [(n, row) for n, row in enumerate(new, self.played) if row.plays]
        for number, row in rows:
            if not self.ended:
                self._play(number, row)
        self.played = len(match.journal)
        now = self._count(self.played)
        if match.over:
            self.counts[now.turn] = now
        luck = [msgspec.structs.replace(thrown) for thrown in self.luck.values()]
        return Course(list(self.counts.values()), None if match.over else now, luck)

    def _begin(self, match: Match) -> None:
        self.counts, self.luck, self.played, self.ended = {}, {}, 0, False
        self.twin = match.from_the_start()
        bell = Bell(self.charts.counted, self._note)
        self.twin.log = self.twin.state.log = bell
        self.twin.hold_first()

    def _play(self, number: int, row: Entry) -> None:
        request = self.twin.request
        if type(request) is Roll:
            self._weigh(number, request, row.answer)
        try:
            self.twin.step(number, row)
        except Victory:
            self.ended = True

    def _note(self) -> None:
        assert self.twin.log is not None
        count = self._count(self.twin.log.number)
        self.counts[count.turn] = count

    def _count(self, number: int) -> Count:
        g, charts = self.twin.state, self.charts
        return Count(number, charts.turn(g), charts.points(g), charts.holdings(g))

    def _weigh(self, number: int, roll: Roll, faces: tuple[int, ...]) -> None:
        """A throw whose meaning the title knows is put to the account of whoever threw."""
        meaning = self.charts.luck.get(roll.why)
        if meaning is None or roll.who is None:
            return
        luck = meaning(tuple(faces))
        turn, role = self.charts.turn(self.twin.state), word_of(roll.who)
        sum_ = self.luck.setdefault((turn, role, luck.measure), Thrown(turn, role, luck.measure))
        sum_.number = number + 1
        sum_.throws += 1
        sum_.actual += luck.actual
        sum_.expected += luck.expected
