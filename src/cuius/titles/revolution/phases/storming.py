"""6.15 Sieges resolved."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import CITIES, NEUTRAL, NOBODY, OWNERS
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import BEGGARS, State
from cuius.titles.revolution.state import OWNERS as N


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
    return tuple([o for o in OWNERS.ids if o != faction and g.units[city * N + o]])


def turn_neutral(g: State, owner: Id, city: Id) -> None:
    """6.15-r6,r9 Its counters become neutral, or are just removed when none are left."""
    for _ in range(g.units[city * N + owner]):
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
    g.march_tried = [False] * regions
