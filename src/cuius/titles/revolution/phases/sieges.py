"""Sieges laid (6.6) and resolved (6.15)."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import CITIES, NEUTRAL, NOBODY, OWNERS, REGIONS
from cuius.titles.revolution.phases.turns import each_in_turn
from cuius.titles.revolution.rules.counters import counters_in, friendly
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, OWNER_COUNT, State

STAY = "stay"


# 6.6 Sieges laid


def sieges(g: State) -> Proc[None]:
    """6.6-r2,r10 In turn order; until it is stormed or relieved, a besieged city is closed to counters."""
    yield from each_in_turn(g, lay_sieges)


def lay_sieges(g: State, faction: Id) -> Proc[None]:
    """6.6-r1,r8,r12 Each army that is not abandoned or in stand-off lies down before a city, or stays."""
    for region in REGIONS.ids:
        while g.armies[region * FACTION_COUNT + faction] and not g.standoff[region]:
            about = {"region": region}
            city = yield Ask(
                faction, "siege.city", besiegeable, g, faction, region, rule="6.6-r1", about=about
            )
            if city == STAY:
                break
            g.armies[region * FACTION_COUNT + faction] -= 1  # 6.6-r11: its box is kept for it
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
    own, inside = g.units[city * OWNER_COUNT + faction], counters_in(g, city)
    return own < inside or inside == 0


# 6.15 Sieges resolved


def storming(g: State) -> Proc[None]:
    """6.15-r2 In turn order; at the end all Beggars go home."""
    yield from each_in_turn(g, storm_cities)
    go_home(g)


def storm_cities(g: State, faction: Id) -> Proc[None]:
    """6.15-r1,r3,r14 A faction's own sieges in the order it likes, then those of Beggars it hired."""
    while besieged_by(g, faction):
        city = yield Ask(faction, "storm.next", besieged_by, g, faction, rule="6.15-r3")
        yield from storm(g, faction, city)
        g.lift_siege(city, g.board.region_of[g.board.province_of[city]])  # 6.15-r11
    if g.beggars_by == faction:
        for city in besieged_by(g, BEGGARS):
            sack(g, city)


def besieged_by(g: State, besieger: int) -> Options:
    return tuple([c for c in CITIES if g.siege[c] == besieger])


def storm(g: State, faction: Id, city: Id) -> Proc[None]:
    """6.15-r4..r10 Up to two counters become the besieger's, all others neutral (ruling R45)."""
    g.tell("city.fell", faction=faction, city=city)
    for _ in range(g.board.siege_converts):
        if not foreign(g, faction, city):
            break
        about = {"city": city}
        owner = yield Ask(faction, "storm.convert", foreign, g, faction, city, rule="6.15-r5", about=about)
        g.leave(owner, city)
        if g.stock[faction]:  # 6.15-r8
            g.enter(faction, city)
    for owner in OWNERS.ids:
        if owner not in (faction, NEUTRAL):
            turn_neutral(g, owner, city)


def foreign(g: State, faction: Id, city: Id) -> Options:
    """6.15-r7 Owners of counters in the city that are not the besieger's."""
    return tuple([o for o in OWNERS.ids if o != faction and g.units[city * OWNER_COUNT + o]])


def turn_neutral(g: State, owner: Id, city: Id) -> None:
    """6.15-r6,r9 Its counters become neutral, or are just removed when none are left."""
    for _ in range(g.units[city * OWNER_COUNT + owner]):
        g.leave(owner, city)
        if g.supply:
            g.place_neutral(city)


def sack(g: State, city: Id) -> None:
    """6.15-r12,r13 A city besieged by Beggars: every counter becomes neutral."""
    for owner in OWNERS.ids:
        if owner != NEUTRAL:
            turn_neutral(g, owner, city)
    g.siege[city] = NOBODY
    g.beggars_box += g.board.beggar_siege
    g.tell("city.sacked", city=city)


def go_home(g: State) -> None:
    """6.7.4-r4, 6.15-r15 All Beggars return to their box."""
    g.beggars_box += sum(g.beggars_in)
    g.beggars_by = NOBODY
    regions = len(g.beggars_in)
    g.beggars_in, g.beggars_spent = [0] * regions, [0] * regions
    g.march_tried = [0] * regions
