"""15.2, 15.3 Placing troops: own army, an ally's army, or a new marker."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import (
    ARMIES,
    ARMIES_OF,
    ILE_DE_FRANCE,
    MARKERS,
    NOBODY,
    NORMANDIE,
    PARIS,
    ROYALIST,
)
from cuius.titles.guerres.state import State


def host(g: State, faction: int, province: int) -> int:
    """15.3-r14..r16 The army that new troops in a province join, or the marker they bring; or nobody.

    An own army with room comes first. In France a camp has one army a province, so troops join the ally's
    there (ruling R26); abroad they form another.
    """
    most, troops, army_at = g.board.numbers.army_most, g.troops, g.army_at
    if province in army_at:
        for army in ARMIES_OF[faction]:
            if army_at[army] == province and 0 < troops[army] < most:
                return army
    if not g.board.foreign[province]:
        camps = g.army_in(g.camp(faction), province)
        if camps != NOBODY:
            return camps if troops[camps] < most else NOBODY
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


def room(g: State, faction: int, province: int) -> int:
    """15.3-r6..r8,r10,r13 How many recruits of a faction find room in a province of France."""
    if not may_deploy(g, faction, province):
        return 0
    army = host(g, faction, province)
    if army == NOBODY:
        return 0
    free = g.board.numbers.army_most - g.troops[army]
    if (
        faction != ROYALIST
        or province == ILE_DE_FRANCE
        or not paris_is_open(g)
        or army // MARKERS != ROYALIST
    ):
        return free
    return min(free, max(0, royal_army(g) - g.troops[army]))


def may_deploy(g: State, faction: int, province: int) -> bool:
    """15.3-r6,r8,r10,r13 A town of the faction stands there; the royal army goes to Paris in any case."""
    if faction == ROYALIST and province == ILE_DE_FRANCE and paris_is_open(g):
        return True
    control = g.control
    return faction in [control[t] for t in g.board.towns[province]]


def paris_is_open(g: State) -> bool:
    """15.3-r6,r7 The other camp does not hold Paris (ruling R25)."""
    return g.camp(g.control[PARIS]) == g.camp(ROYALIST)


def royal_army(g: State) -> int:
    """15.3-r6 The size that no other Royalist army in France may exceed; without a marker for it, any."""
    army = g.army_in(g.camp(ROYALIST), ILE_DE_FRANCE)
    if army != NOBODY:
        return g.troops[army]
    return 0 if g.free_marker(ROYALIST) != NOBODY else g.board.numbers.army_most


def landings(g: State, faction: int, provinces: tuple[Id, ...]) -> tuple[Id, ...]:
    """15.7.3-r2 Where a country's troops may appear; in Normandie by who holds a town there (ruling R80)."""
    return tuple([p for p in provinces if p != NORMANDIE or lands_in_normandie(g, faction)])


def lands_in_normandie(g: State, faction: int) -> bool:
    """15.7.3-r2 A town of the faction, and an own army to join or none of the ally's in the way."""
    if not any(g.control[t] == faction for t in g.board.towns[NORMANDIE]):
        return False
    army = g.army_in(g.camp(faction), NORMANDIE)
    return army == NOBODY or army // MARKERS == faction
