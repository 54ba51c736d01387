"""15.2, 15.3 Placing troops: own army, an ally's army, or a new marker."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import ARMIES, ARMIES_OF, NOBODY
from cuius.titles.guerres.state import State


def host(g: State, faction: int, province: int) -> int:
    """15.3-r14..r16 The army that new troops in a province join, or the marker they bring; or nobody.

    An own army with room comes first. In France a camp has one army a province, so troops join the ally's
    there (ruling R26); abroad they form another.
    """
    most = g.board.numbers.army_most
    own = [a for a in ARMIES_OF[faction] if g.troops[a] and g.army_at[a] == province]
    for army in own:
        if g.troops[army] < most:
            return army
    if not g.board.foreign[province]:
        camps = g.army_in(g.camp(faction), province)
        if camps != NOBODY:
            return camps if g.troops[camps] < most else NOBODY
    return g.free_marker(faction)


def place_troops(g: State, faction: Id, province: Id, troops: int) -> int:
    """15.2-r1..r3 As many as find an army; the rest is lost (rulings R20, R62). Returns how many stand."""
    placed = 0
    while placed < troops and (army := host(g, faction, province)) != NOBODY:
        taken = min(troops - placed, g.board.numbers.army_most - g.troops[army])
        g.raise_army(army, province, taken)
        g.tell("troops.placed", faction=faction, army=ARMIES[army], province=province, troops=taken)
        placed += taken
    if placed < troops:
        g.tell("troops.lost", faction=faction, province=province, troops=troops - placed)
    return placed
