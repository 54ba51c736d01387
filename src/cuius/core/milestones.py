"""Positions of a match's past, kept so that an earlier moment is not replayed from the set-up.

A milestone is a checkpoint that is kept: the state there, the standing orders in force, and the length of the
log. Their number is bounded: when there are too many, every second one is dropped, and from then on they are
kept half as often. So of a game of any length only a small part is replayed. A few of the last checkpoints
are kept besides: most of what is asked concerns the present. Each shares with the one before it the columns
that did not change, which most did not.
"""

from __future__ import annotations

from bisect import bisect_right
from collections import deque
from typing import NamedTuple

from cuius.core.events import LogPosition
from cuius.core.standing_orders import Order
from cuius.core.state import BaseState

MOST = 256
STRIDE = 8
"""How many rows lie at first between two that are kept for long."""
RECENT = 4
"""How many are kept of the last checkpoints."""
SPACING = 16
"""How many rows lie at least between these: a copy that is kept costs more than one that is soon dropped."""


class Milestone(NamedTuple):
    """The position before a row."""

    row: int
    state: BaseState
    """Never modified; shared with whoever starts from it."""
    checkpoint: str
    orders: tuple[Order, ...]
    log: LogPosition | None


class Milestones:
    """The milestones of one match, oldest first."""

    __slots__ = ("_kept", "_next_kept", "_recent", "_stride", "next_row")

    def __init__(self) -> None:
        self._kept: list[Milestone] = []
        self._recent: deque[Milestone] = deque(maxlen=RECENT)
        self._stride = STRIDE
        self._next_kept = 1
        """From this row on another one is kept for long."""
        self.next_row = 1
        """From this row on another one is wanted."""

    def __len__(self) -> int:
        return len(self._kept)

    def add(self, milestone: Milestone) -> None:
        """Keep a checkpoint, for long or as one of the last."""
        if not self._recent or milestone.row >= self._recent[-1].row + SPACING:
            self._recent.append(milestone)
        if milestone.row >= self._next_kept:
            self._kept.append(milestone)
            if len(self._kept) > MOST:
                del self._kept[1::2]
                self._stride *= 2
        self._plan()

    def _plan(self) -> None:
        self._next_kept = self._kept[-1].row + self._stride if self._kept else 1
        self.next_row = min(self._next_kept, self._recent[-1].row + SPACING if self._recent else 1)

    @property
    def last_kept(self) -> Milestone | None:
        """The last one that is kept for long."""
        return self._kept[-1] if self._kept else None

    def last_before(self, row: int) -> Milestone | None:
        """The last milestone at or before this row, if there is one."""
        index = bisect_right(self._kept, row, key=lambda milestone: milestone.row)
        kept = self._kept[index - 1] if index else None
        for recent in reversed(self._recent):
            if recent.row <= row:
                return recent if kept is None or recent.row > kept.row else kept
        return kept

    def forget_after(self, row: int) -> None:
        """Play went back to this row: what came later is no longer on the way."""
        index = bisect_right(self._kept, row, key=lambda milestone: milestone.row)
        del self._kept[index:]
        while self._recent and self._recent[-1].row > row:
            self._recent.pop()
        self._plan()
