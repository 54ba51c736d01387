"""6.6 Laying sieges."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import NOBODY, REGIONS
from cuius.titles.revolution.rules.counters import counters_in, friendly
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import OWNERS, State

STAY = "stay"


def sieges(g: State) -> Proc[None]:
    """6.6-r2,r10 In turn order; until it is stormed or relieved, a besieged city is closed to counters."""
    yield from each_in_turn(g, lay_sieges)


def lay_sieges(g: State, faction: Id) -> Proc[None]:
    """6.6-r1,r8,r12 Each army that is not abandoned or in stand-off lies down before a city, or stays."""
    for region in REGIONS.ids:
        while g.armies[region * N + faction] and not g.standoff[region]:
            about = {"region": region}
            city = yield Ask(
                faction, "siege.city", besiegeable, g, faction, region, rule="6.6-r1", about=about
            )
            if city == STAY:
                break
            g.armies[region * N + faction] -= 1  # 6.6-r11: its box is kept for it
            g.siege[city] = faction
            g.tell("siege.laid", faction=faction, city=city)


def besiegeable(g: State, faction: Id, region: Id) -> Options:
    """6.6-r9 Cities of the region only; a town cannot be besieged."""
    return (*[c for c in g.board.cities_in[region] if may_besiege(g, faction, c)], STAY)


def may_besiege(g: State, faction: Id, city: Id) -> bool:
    """6.6-r3..r7 One army a city, that no friend holds and that is not all its own (ruling R25)."""
    if g.siege[city] != NOBODY:
        return False
    holder = g.city_card[city]
    if holder != NOBODY and friendly(g, holder, faction):
        return False
    own, inside = g.units[city * OWNERS + faction], counters_in(g, city)
    return own < inside or inside == 0
