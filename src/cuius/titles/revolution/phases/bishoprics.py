"""6.18 Bishoprics awarded."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.revolution.board import LEAVE_ALONE
from cuius.titles.revolution.ids import BISHOPRICS, CATHOLIC, NOBODY, SEE_COLUMNS
from cuius.titles.revolution.state import State


def bishoprics(g: State) -> Proc[None]:
    """6.18-r1,r2 The holder of the province draws its bishopric, one column a turn."""
    yield Checkpoint("bishoprics")
    for bishopric in BISHOPRICS.ids:
        column = next_column(g, bishopric)
        if column != g.see[bishopric]:
            g.see[bishopric] = column
            g.tell("bishopric.moved", bishopric=bishopric, column=SEE_COLUMNS[column])


def next_column(g: State, bishopric: Id) -> int:
    """6.18-r3..r10 One step towards the holder's column (rulings R51-R53)."""
    holder = g.province_card[g.board.bishopric_province[bishopric]]
    now = g.see[bishopric]
    if holder == NOBODY and g.board.edition == "2004":
        return int(CATHOLIC)  # 6.18-r9
    goal = int(CATHOLIC) if holder == NOBODY else g.board.see[holder]
    if goal == LEAVE_ALONE:
        return now
    return now + max(-1, min(1, goal - now))
