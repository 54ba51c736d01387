"""25-k218 Units that the siege of Vienna holds where they are."""

from __future__ import annotations

from typing import cast

from cuius.titles.here_i_stand.board import SPACE_COUNT
from cuius.titles.here_i_stand.ids import HABSBURG, SPACES, VIENNA
from cuius.titles.here_i_stand.rules.marks import marked, put_mark
from cuius.titles.here_i_stand.rules.stacks import land_of
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.two_player.state import PairState

NEAR = 2
"""How far from Vienna the Ottomans range, passes included."""


def about_vienna(g: State) -> list[int]:
    row = VIENNA * SPACE_COUNT
    return [s for s in SPACES if g.board.distance[row + s] <= NEAR]


def pin(g: PairState) -> None:
    """Habsburg and Hungarian units this close to Vienna stay there until the turn ends."""
    for space in about_vienna(g):
        put_mark(g.pinned, HABSBURG, space, land_of(g, HABSBURG, space))


def unpinned(g: State, power: int, space: int) -> int:
    """Land units there that may move."""
    pinned = cast(PairState, g).pinned
    return max(0, land_of(g, power, space) - marked(pinned, power, space))
