"""Counters in provinces: new units, conflict, neutral units and overflow (5.2 to 5.5, 6.10 to 6.13)."""

from __future__ import annotations

from itertools import groupby

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import (
    CITIES,
    COUNTRYSIDES,
    FACTIONS,
    NEUTRAL,
    NOBODY,
    PROVINCES,
    SLOT_KINDS,
    SUPPORTS,
    TOWNS,
)
from cuius.titles.revolution.phases.income import TURNED, huguenots_owner, in_box
from cuius.titles.revolution.phases.turns import each_in_turn
from cuius.titles.revolution.rules.counters import (
    controller,
    first_faction,
    friendly,
    many_openly,
    open_places,
    openly_present,
    own_in,
    present,
)
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State

RETURN = "return"
ANY_NUMBER = 99
"""Room for all that a faction has."""


# 5.2, 6.10 New units


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
            g.support[where * FACTION_COUNT + faction] += many
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
    return sum([g.units[town * OWNER_COUNT + faction] for town in TOWNS])


def from_country(g: State, faction: Id) -> int:
    """6.10-r5 One for every five in all countrysides together."""
    return sum([g.units[s * OWNER_COUNT + faction] for s in COUNTRYSIDES]) // g.board.country_per_newcomer


def from_support(g: State, faction: Id) -> int:
    """6.10-r6,r7 One for each counter in a support box; turned Huguenots bring nothing."""
    counters = sum(g.support[faction::FACTION_COUNT])
    turned = g.interception == TURNED and huguenots_owner(g) == faction
    return counters - g.huguenots_used if turned else counters


def room_in(g: State, faction: Id, province: Id) -> int:
    """5.2-r3, 6.10-r12..r14 Twice, or once, the counters there; any number under one's own card."""
    own = own_in(g, province, faction)
    if g.turn == 0:
        return own * g.board.newcomers_multiple
    return ANY_NUMBER if own and g.province_card[province] == faction else own


def open_to(g: State, faction: Id, room: tuple[int, ...]) -> Options:
    """Provinces with room left, then support slots (6.10-r15,r16). Limits do not matter (6.10-r19)."""
    slots = [s for s in g.board.slots_of[faction] if free_slots(g, s) > 0 and may_use(g, faction, s)]
    return (*[p for p in PROVINCES.ids if room[p] > 0], *slots)


def free_slots(g: State, slot: int) -> int:
    """5.2-r5 One counter a slot."""
    return g.board.slots[slot] - sum(g.support[slot * FACTION_COUNT : slot * FACTION_COUNT + FACTION_COUNT])


def may_use(g: State, faction: Id, slot: int) -> bool:
    """5.2-r6 The Huguenots' box is for one faction at a time (ruling R17)."""
    box = SUPPORTS[slot // len(SLOT_KINDS)]
    return g.board.support_shared[box] or not any(in_box(g, box, f) for f in g.order if f != faction)


def amounts(most: int) -> Options:
    return tuple(range(1, most + 1))


# 5.3, 6.11 Conflict: crowded provinces lose counters, the smallest faction first


def conflict(g: State) -> Proc[None]:
    """5.3-r1, 6.11 Province by province, in board order."""
    while g.step < len(PROVINCES):
        province = PROVINCES.ids[g.step]
        if crowded(g, province):
            yield Checkpoint("province")
            g.tell("conflict.begins", province=province)
            while crowded(g, province):
                yield from conflict_round(g, province)
        g.step += 1


def crowded(g: State, province: Id) -> bool:
    """6.11-r1,r3,r6,r7,r12 Above the limit with more than one faction, besieged cities ignored."""
    if many_openly(g, province) <= g.board.limit[province]:
        return False
    return sum([n > 0 for n in openly_present(g, province)]) > 1


def conflict_round(g: State, province: Id) -> Proc[None]:
    """6.11-r2,r4,r5 Each faction, neutral too, removes one, smallest first, equals together (ruling R32)."""
    sums = openly_present(g, province)
    by_size = sorted([owner for owner in range(OWNER_COUNT) if sums[owner]], key=lambda owner: sums[owner])
    for _, equals in groupby(by_size, key=lambda owner: sums[owner]):
        for owner in in_turn(g, list(equals)):
            yield from remove_one(g, province, owner)
        if not crowded(g, province):  # 6.11-r6..r8
            return


def in_turn(g: State, owners: list[int]) -> list[int]:
    """Owners in turn order, neutral counters last."""
    return sorted(owners, key=lambda owner: g.order.index(owner) if owner != NEUTRAL else len(g.order))


def remove_one(g: State, province: Id, owner: int) -> Proc[None]:
    """6.11-r9..r11 The owner chooses; neutral counters leave the countryside first (ruling R33)."""
    about = {"province": province}
    if owner == NEUTRAL:
        place = COUNTRYSIDES[province]
        if not g.units[place * OWNER_COUNT + NEUTRAL]:
            chooser = first_faction(g)
            place = yield Ask(
                chooser, "conflict.neutral", standing, g, province, NEUTRAL, rule="6.11-r10", about=about
            )
    else:
        faction = FACTIONS[owner]
        place = yield Ask(faction, "conflict.from", standing, g, province, owner, rule="6.11-r9", about=about)
    g.leave(owner, place)
    g.tell("conflict.removed", owner=owner_id(owner), place=place)


def standing(g: State, province: Id, owner: int) -> Options:
    """Where an owner has counters there, besieged cities ignored."""
    return tuple([s for s in open_places(g, province) if g.units[s * OWNER_COUNT + owner]])


def owner_id(owner: int) -> Id:
    return NEUTRAL if owner == NEUTRAL else FACTIONS[owner]


# 5.4, 6.12 Neutral units


def neutrals(g: State) -> Proc[None]:
    """5.4, 6.12 Neutral counters fill the countrysides, evenly if there are too few."""
    yield Checkpoint("neutrals")
    need = [missing(g, p) for p in PROVINCES.ids]
    for provinces in rounds(need):
        if g.supply >= len(provinces):
            for province in provinces:
                add(g, province)
        else:  # 6.12-r5
            yield from share_out(g, provinces)
            return


def missing(g: State, province: Id) -> int:
    """5.4-r1,r2, 6.12-r1,r2 Up to the limit, in turn 0 one less; besieged cities count (ruling R36)."""
    goal = g.board.limit[province] - (g.turn == 0)
    return max(0, goal - sum(present(g, province)))


def rounds(need: list[int]) -> list[list[Id]]:
    """5.4-r3, 6.12-r4 One counter for each province with room, then a second, and so on."""
    return [[p for p in PROVINCES.ids if need[p] > n] for n in range(max(need))]


def share_out(g: State, provinces: list[Id]) -> Proc[None]:
    """6.12-r5 The first faction chooses who gets the last ones."""
    left = list(provinces)
    while g.supply:
        province = yield Ask(first_faction(g), "neutrals.where", among, tuple(left), rule="6.12-r5")
        left.remove(province)
        add(g, province)


def among(provinces: tuple[Id, ...]) -> Options:
    return provinces


def add(g: State, province: Id) -> None:
    """6.12-r3 Into the countryside, never into a support box."""
    g.place_neutral(COUNTRYSIDES[province])
    g.tell("neutral.added", province=province)


# 5.5, 6.13 Overflow: a faction alone in a full province may send the surplus elsewhere


def overflow(g: State) -> Proc[None]:
    """5.5-r1, 6.13-r2 In turn order, each faction all of its surplus before the next."""
    yield from each_in_turn(g, overflow_of)


def neutral_surplus(g: State, province: Id) -> Proc[None]:
    """6.13-r18 Neutral counters alone above the limit return to the supply."""
    for _ in range(surplus(g, province, NEUTRAL)):
        place = COUNTRYSIDES[province]
        if not g.units[place * OWNER_COUNT + NEUTRAL]:
            about = {"province": province}
            chooser = first_faction(g)
            place = yield Ask(
                chooser, "overflow.neutral_out", standing, g, province, NEUTRAL, rule="6.13-r18", about=about
            )
        g.take_neutral(place)
        g.tell("neutral.removed", place=place)


def surplus(g: State, province: Id, owner: int) -> int:
    """6.13-r1,r13,r14 Counters above the limit of an owner alone there, besieged cities ignored."""
    sums = openly_present(g, province)
    alone = sum(sums) == sums[owner]
    return max(0, sums[owner] - g.board.limit[province]) if alone else 0


def overflow_of(g: State, faction: Id) -> Proc[None]:
    """In board order, counter after counter (ruling R38); neutral surplus before all else (ruling R34)."""
    if g.step == 0:
        g.waiting = [p for p in PROVINCES.ids if many_openly(g, p) > g.board.limit[p]]
        for number in g.waiting:
            yield from neutral_surplus(g, PROVINCES[number])
    for number in g.waiting:
        province = PROVINCES[number]
        about = {"province": province}
        while surplus(g, province, faction):
            target = yield Ask(
                faction, "overflow.to", reach, g, faction, province, rule="6.13-r3", about=about
            )
            if target == RETURN:
                yield from give_up(g, faction, province)
                break
            origin = yield from leaving(g, faction, province)
            g.shift(faction, origin, COUNTRYSIDES[target])  # 6.13-r12,r16: neutral counters stay (ruling R37)
            g.tell("overflow.moved", faction=faction, origin=province, target=target)


def give_up(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.13-r15 What is left of the surplus returns to stock."""
    while surplus(g, province, faction):
        place = yield from leaving(g, faction, province)
        g.leave(faction, place)
        g.tell("overflow.returned", faction=faction, place=place)


def leaving(g: State, faction: Id, province: Id) -> Proc[Id]:
    """6.13-r17 From the countryside first, then from where the owner chooses."""
    place = COUNTRYSIDES[province]
    if not g.units[place * OWNER_COUNT + faction]:
        about = {"province": province}
        place = yield Ask(
            faction, "overflow.from", standing, g, province, faction, rule="6.13-r17", about=about
        )
    return place


def reach(g: State, faction: Id, province: Id) -> Options:
    """6.13-r3..r11 Provinces next to it or along a river, with fewer faction counters than their limit."""
    near = set(g.board.borders[province])
    for target, passed in g.board.river_ways[province]:
        if target not in near and all(passable(g, faction, place) for place in passed):
            near.add(target)
    return (*[p for p in PROVINCES.ids if p in near and has_room(g, p)], RETURN)


def passable(g: State, faction: Id, place: Id) -> bool:
    """6.13-r5,r6 Not held by another faction that is no ally (ruling R39)."""
    holder = controller(g, place)
    return holder == NOBODY or friendly(g, holder, faction)


def has_room(g: State, province: Id) -> bool:
    """6.13-r10,r11 Neutral counters do not close a province (ruling R37)."""
    sums = openly_present(g, province)
    return sum(sums) - sums[NEUTRAL] < g.board.limit[province]
