"""24-k97 Where France may act while the Scots raid."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    ASSAULT,
    BERWICK,
    BUILD_SQUADRON,
    BUY_MERCENARY,
    CARLISLE,
    CONTROL_UNFORTIFIED,
    EDINBURGH,
    FRANCE,
    GLASGOW,
    MOVE_CLEAR,
    MOVE_PASS,
    RAISE_REGULAR,
    STIRLING,
    YORK,
)
from cuius.titles.here_i_stand.rules.lasting import SCOTS_RAID
from cuius.titles.here_i_stand.state import State

NORTH = frozenset((EDINBURGH, GLASGOW, STIRLING, BERWICK, CARLISLE, YORK))
RAID_ACTIONS = (
    MOVE_CLEAR,
    MOVE_PASS,
    CONTROL_UNFORTIFIED,
    ASSAULT,
    RAISE_REGULAR,
    BUY_MERCENARY,
    BUILD_SQUADRON,
)
"""24-k97 (ruling R453) Building units, moving by land, controlling spaces and assaulting."""


def is_raid_on(g: State) -> bool:
    return g.lasting[FRANCE] & SCOTS_RAID > 0


def in_theatre(g: State, power: int, spaces: tuple[Id, ...]) -> tuple[Id, ...]:
    """Those of the spaces in which a power may act now: France in the north only, while it raids."""
    if power != FRANCE or not g.lasting[FRANCE] & SCOTS_RAID:
        return spaces
    return tuple([s for s in spaces if s in NORTH])
