"""5.2 and 6.10 New units."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import (
    CITIES,
    COUNTRYSIDES,
    PROVINCES,
    SLOT_KINDS,
    SUPPORTS,
    TOWNS,
)
from cuius.titles.revolution.phases.support import TURNED, huguenots_owner, in_box
from cuius.titles.revolution.rules.counters import controller, own_in
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import OWNERS, State

NO_LIMIT = 99


def units(g: State) -> Proc[None]:
    """5.2-r2, 6.10 New counters from stock to provinces and support boxes."""
    yield from each_in_turn(g, place_newcomers)


def place_newcomers(g: State, faction: Id) -> Proc[None]:
    """5.2-r7, 6.10-r11,r17 All are placed while any province or slot is open to them (ruling R15)."""
    left = newcomers(g, faction)
    room = [room_in(g, faction, p) for p in PROVINCES.ids]  # 5.2-r4, taken once, before placing (ruling R14)
    while left and open_to(g, faction, tuple(room)):
        about = {"count": left}
        where = yield Ask(
            faction, "units.where", open_to, g, faction, tuple(room), rule="6.10-r11", about=about
        )
        space = room[where] if where.kind == "province" else free_slots(g, where)
        about = {"where": where, "count": left}
        many = yield Ask(faction, "units.many", amounts, min(left, space), rule="6.10-r13", about=about)
        left -= many
        if where.kind == "province":
            room[where] -= many
            g.enter(faction, COUNTRYSIDES[where], many)
        else:
            g.stock[faction] -= many
            g.support[where * N + faction] += many
        g.tell("units.placed", faction=faction, where=where, count=many)
    if left:  # 5.2-r8, 6.10-r18
        g.collect(faction, left)
        g.tell("units.unplaced", faction=faction, count=left)


def newcomers(g: State, faction: Id) -> int:
    """5.2-r1, 6.10-r8,r9 Fixed in turn 0; later what its places bring, at least 7; never above stock."""
    if g.turn == 0:
        return min(g.board.newcomers[faction], g.stock[faction])
    earned = (
        from_cities(g, faction) + from_towns(g, faction) + from_country(g, faction) + from_support(g, faction)
    )
    return min(max(earned, g.board.newcomers_least), g.stock[faction])


def from_cities(g: State, faction: Id) -> int:
    """6.10-r1..r3,r10 One a city card, and one for each place on its trade list that it controls."""
    held = [c for c in CITIES if g.city_card[c] == faction]
    return len(held) + sum([controller(g, place) == faction for c in held for place in g.board.trade[c]])


def from_towns(g: State, faction: Id) -> int:
    """6.10-r4 One a town."""
    return sum([g.units[town * OWNERS + faction] for town in TOWNS])


def from_country(g: State, faction: Id) -> int:
    """6.10-r5 One for every five in all countrysides together."""
    return sum([g.units[s * OWNERS + faction] for s in COUNTRYSIDES]) // g.board.country_per_newcomer


def from_support(g: State, faction: Id) -> int:
    """6.10-r6,r7 One for each counter in a support box; turned Huguenots bring nothing."""
    counters = sum(g.support[faction::N])
    turned = g.interception == TURNED and huguenots_owner(g) == faction
    return counters - g.huguenots_used if turned else counters


def room_in(g: State, faction: Id, province: Id) -> int:
    """5.2-r3, 6.10-r12..r14 Twice, or once, the counters there; any number under one's own card."""
    own = own_in(g, province, faction)
    if g.turn == 0:
        return own * g.board.newcomers_multiple
    return NO_LIMIT if own and g.province_card[province] == faction else own


def open_to(g: State, faction: Id, room: tuple[int, ...]) -> Options:
    """Provinces with room left, then support slots (6.10-r15,r16). Limits do not matter (6.10-r19)."""
    slots = [s for s in g.board.slots_of[faction] if free_slots(g, s) > 0 and may_use(g, faction, s)]
    return (*[p for p in PROVINCES.ids if room[p] > 0], *slots)


def free_slots(g: State, slot: int) -> int:
    """5.2-r5 One counter a slot."""
    return g.board.slots[slot] - sum(g.support[slot * N : slot * N + N])


def may_use(g: State, faction: Id, slot: int) -> bool:
    """5.2-r6 The Huguenots' box is for one faction at a time (ruling R17)."""
    box = SUPPORTS[slot // len(SLOT_KINDS)]
    return g.board.support_shared[box] or not any(in_box(g, box, f) for f in g.order if f != faction)


def amounts(most: int) -> Options:
    return tuple(range(1, most + 1))
