"""2.2, 9.2 Who is friend, who is enemy."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import INDEPENDENT, MAJORS, MINORS, POWERS
from cuius.titles.here_i_stand.state import ALLIED, WAR, State
from cuius.titles.here_i_stand.state import POWERS as N


def commander(g: State, power: int) -> Id:
    """3.2-r4, 22.3-r1 Who decides: the power itself, or the major power a minor one is active for."""
    return POWERS[g.side[power]]


def at_war(g: State, one: int, other: int) -> bool:
    """2.2-r8,r10,r11 Enemies; an active minor power shares its ally's wars, independents have none."""
    return g.relation[g.side[one] * N + g.side[other]] == WAR


def allied(g: State, one: int, other: int) -> bool:
    """2.2-r7 The same power, a minor power active for it, or a major power in alliance with it."""
    a, b = g.side[one], g.side[other]
    return a == b or g.relation[a * N + b] == ALLIED


def enemies_of(g: State, power: int) -> tuple[Id, ...]:
    """Every power whose units count as enemy units, in impulse order, minor powers last."""
    return tuple([p for p in POWERS.ids if at_war(g, power, p)])


def allies_of(g: State, power: int) -> tuple[Id, ...]:
    """The major powers in alliance with this one, in impulse order."""
    return tuple([p for p in MAJORS if p != power and allied(g, power, p)])


def minors_of(g: State, power: int) -> tuple[Id, ...]:
    """22.3 The minor powers active for a major power."""
    return tuple([m for m in MINORS if g.side[m] == power])


def is_inactive(g: State, power: int) -> bool:
    """22.1-r1 A minor power without an ally."""
    return power in MINORS and g.side[power] == power


def decides_nothing(g: State, power: int) -> bool:
    """22.1, 22.6-r3 Inactive minor powers and independents follow fixed behaviour."""
    return power == INDEPENDENT or is_inactive(g, power)


def controls(g: State, power: int, space: int) -> bool:
    """2.2-r6 Its own control, home spaces of its active minor powers included."""
    return g.side[g.control[space]] == power


def is_friendly(g: State, power: int, space: int) -> bool:
    """2.2-r7 Controlled by the power or by one of its allies."""
    return allied(g, power, g.control[space])


def is_hostile(g: State, power: int, space: int) -> bool:
    """2.2-r8 Controlled by a power at war with it."""
    return at_war(g, power, g.control[space])


def others_from(power: int) -> tuple[Id, ...]:
    """Impulse order beginning after this power, without it."""
    return (*MAJORS[power + 1 :], *MAJORS[:power])


def everybody_from(power: int) -> tuple[Id, ...]:
    """Impulse order beginning after this power, the power itself last."""
    return (*others_from(power), MAJORS[power])
