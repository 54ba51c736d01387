"""5.6 and 6.14 Movement in provinces: which province comes next, who moves in it, and how.

Who rearranges counters first takes all its own to the countryside, and then says place by place what shall
stand there: its own, those in its way, and neutral ones.
"""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, NOBODY, PLACES, PROVINCES
from cuius.titles.revolution.rules.counters import (
    counters_in,
    first_faction,
    occupant,
    open_cities,
    open_places,
    openly_present,
)
from cuius.titles.revolution.state import OWNER_COUNT, State

OWN, KEEP, PUT_NEUTRAL, EMPTY = "own", "keep", "neutral", "empty"
REST = "rest"
STAY, REARRANGE = "stay", "rearrange"


def movement(g: State) -> Proc[None]:
    """5.6-r1, 6.14-r1 Province by province; then neutral counters fill what is empty elsewhere.

    Armies and support boxes play no part (6.14-r19,r20).
    """
    if g.step == 0:
        g.waiting = [p for p in PROVINCES.ids if may_move_in(g, p)]
        g.rest, g.step = False, 1
    while g.waiting:
        if g.province == NOBODY:
            yield from choose_province(g)
        yield from move_in_province(g, PROVINCES[g.province])
        g.waiting.remove(g.province)
        g.province = NOBODY
    for province in PROVINCES.ids:
        yield from fill_empty_places(g, province)


def may_move_in(g: State, province: Id) -> bool:
    """Is there a town or unbesieged city, and a faction that could move something?"""
    if not g.board.towns[province] and not open_cities(g, province):
        return False
    sums = openly_present(g, province)
    return sum(sums) > sums[NEUTRAL]


def choose_province(g: State) -> Proc[None]:
    """5.6-r2,r3, 6.14-r2,r3 2007: the first faction names the next; 2004: board order (ruling R44)."""
    province: Any = g.waiting[0]
    if g.board.edition == "2007" and not g.rest and len(g.waiting) > 1:
        yield Checkpoint("province")
        named = yield Ask(first_faction(g), "move.next", next_provinces, g, rule="6.14-r2")
        g.rest = named == REST
        province = province if g.rest else named
    g.province = province
    g.movers = movers(g, province)
    g.movers_done = []
    g.settled = [0] * len(PLACES)


def next_provinces(g: State) -> Options:
    return (*[PROVINCES.ids[p] for p in g.waiting], REST)


def movers(g: State, province: int) -> list[int]:
    """6.14-r4..r6,r22 Most counters first, equals in turn order, the besieged ignored (rulings R40, R65)."""
    sums = openly_present(g, province)
    return sorted([f for f in g.order if sums[f]], key=lambda faction: -sums[faction])


def move_in_province(g: State, province: Id) -> Proc[None]:
    """6.14-r7,r21 Each in turn rearranges, or leaves things as they are."""
    while g.movers:
        yield Checkpoint("mover")
        faction = FACTIONS[g.movers[0]]
        about = {"province": province}
        word = yield Ask(faction, "move.stay", stay_or_move, rule="6.14-r7", about=about)
        if word == REARRANGE:
            yield from rearrange(g, faction, province)
            g.tell("counters.moved", faction=faction, province=province)
        g.movers_done.append(g.movers.pop(0))
    yield from fill_empty_places(g, province)


def stay_or_move() -> Options:
    return (STAY, REARRANGE)


def fill_empty_places(g: State, province: Id) -> Proc[None]:
    """6.14-r15..r18 Neutral counters of the countryside fill empty cities and towns (ruling R43)."""
    country = COUNTRYSIDES[province] * OWNER_COUNT + NEUTRAL
    while g.units[country] and (empty := empty_places(g, province)):
        place = empty[0]
        if not all_can_be_filled(g, province):
            about = {"province": province}
            place = yield Ask(
                first_faction(g), "move.fill", empties_first, g, province, rule="6.14-r17", about=about
            )
        many = min(g.units[country], fill_of(g, place))
        g.shift(NEUTRAL, COUNTRYSIDES[province], place, many)
        g.tell("neutral.filled", place=place, count=many)


def empty_places(g: State, province: Id) -> list[Id]:
    """Unbesieged cities, then towns, without any counter."""
    places = [*open_cities(g, province), *g.board.towns[province]]
    return [s for s in places if not counters_in(g, s)]


def empties_first(g: State, province: Id) -> Options:
    """6.14-r17 Cities come before towns."""
    empty = empty_places(g, province)
    cities = [s for s in empty if s not in g.board.towns[province]]
    return tuple(cities or empty)


def all_can_be_filled(g: State, province: Id) -> bool:
    """Do the neutral counters suffice for all that come next, cities or towns?"""
    need = sum([fill_of(g, s) for s in empties_first(g, province)])
    return need <= g.units[COUNTRYSIDES[province] * OWNER_COUNT + NEUTRAL]


def fill_of(g: State, place: Id) -> int:
    """Two counters in a city, one in a town."""
    board = g.board
    town = place in board.towns[board.province_of[place]]
    return board.neutrals_in_town if town else board.neutrals_in_city


# One faction rearranges


def rearrange(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.14-r7..r14 Cities, then towns, then who else shall leave the cities, then neutral counters."""
    before = neutrals_by_place(g, province)
    take_to_countryside(g, faction, province)
    for city in open_cities(g, province):
        if in_countryside(g, faction, province):
            about = {"city": city, "province": province}
            many = yield Ask(faction, "move.city", up_to, g, faction, province, rule="6.14-r11", about=about)
            g.shift(faction, COUNTRYSIDES[province], city, many)
    for town in g.board.towns[province]:
        if may_change(g, town):
            about = {"town": town, "province": province}
            word = yield Ask(
                faction, "move.town", town_choices, g, faction, province, town, rule="6.14-r10", about=about
            )
            change_town(g, faction, province, town, word)
    yield from push_out(g, faction, province)
    yield from move_neutrals(g, faction, province)
    for place, number in before.items():  # 6.14-r14: what it placed stays for those after it
        g.settled[place] += max(0, g.units[place * OWNER_COUNT + NEUTRAL] - number)


def neutrals_by_place(g: State, province: Id) -> dict[Id, int]:
    return {s: g.units[s * OWNER_COUNT + NEUTRAL] for s in open_places(g, province)}


def take_to_countryside(g: State, faction: Id, province: Id) -> None:
    for place in open_places(g, province):
        if place != COUNTRYSIDES[province]:
            g.to_countryside(faction, place, province, g.units[place * OWNER_COUNT + faction])


def in_countryside(g: State, owner: int, province: Id) -> int:
    return g.units[COUNTRYSIDES[province] * OWNER_COUNT + owner]


def up_to(g: State, faction: Id, province: Id) -> Options:
    """Any number of its own counters still in the countryside."""
    return tuple(range(in_countryside(g, faction, province) + 1))


# Towns


def may_change(g: State, town: Id) -> bool:
    """6.14-r9,r14 Not if a faction that has moved stands there, or a neutral counter placed by one."""
    return occupant(g, town) not in g.movers_done and not g.settled[town]


def town_choices(g: State, faction: Id, province: Id, town: Id) -> Options:
    """What shall stand in the town when the faction has moved."""
    holder = occupant(g, town)
    words = []
    if in_countryside(g, faction, province):
        words.append(OWN)
    if holder != NOBODY:
        words.append(KEEP)
    if holder != NEUTRAL and spare_neutral(g, province, town) != NOBODY:
        words.append(PUT_NEUTRAL)
    return (*words, EMPTY)


def change_town(g: State, faction: Id, province: Id, town: Id, word: str) -> None:
    """6.14-r8,r13 Whoever stands there gives way to the countryside."""
    holder = occupant(g, town)
    if word == KEEP:
        return
    source = spare_neutral(g, province, town)
    if holder != NOBODY:
        g.to_countryside(holder, town, province)
    if word == OWN:
        g.shift(faction, COUNTRYSIDES[province], town)
    elif word == PUT_NEUTRAL:
        g.shift(NEUTRAL, source, town)


def spare_neutral(g: State, province: Id, town: Id) -> int:
    """Where a neutral counter for the town comes from: the countryside, cities, towns still to be asked about
    (ruling R41); nowhere if all are settled."""
    later = [t for t in g.board.towns[province] if t > town]
    for place in (COUNTRYSIDES[province], *open_cities(g, province), *later):
        if g.units[place * OWNER_COUNT + NEUTRAL] > g.settled[place]:
            return place
    return NOBODY


# Cities


def push_out(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.14-r8,r9 Counters of factions that have not moved may be pushed into the countryside (ruling R42)."""
    for city in open_cities(g, province):
        for other in FACTIONS.ids:
            if other != faction and other in g.movers and g.units[city * OWNER_COUNT + other]:
                about = {"city": city, "other": other}
                many = yield Ask(faction, "move.push", pushable, g, city, other, rule="6.14-r8", about=about)
                g.to_countryside(other, city, province, many)


def pushable(g: State, city: Id, other: Id) -> Options:
    return tuple(range(g.units[city * OWNER_COUNT + other] + 1))


def move_neutrals(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.14-r13 How many neutral counters shall stand in each city (ruling R41)."""
    cities = open_cities(g, province)
    for n, city in enumerate(cities):
        later = tuple(cities[n + 1 :])
        if len(neutral_counts(g, province, city, later)) > 1:
            about = {"city": city, "province": province}
            many = yield Ask(
                faction,
                "move.neutrals",
                neutral_counts,
                g,
                province,
                city,
                later,
                rule="6.14-r13",
                about=about,
            )
            stand_neutrals(g, province, city, later, many)


def neutral_counts(g: State, province: Id, city: Id, later: tuple[Id, ...]) -> Options:
    """From those settled there to all that can be had: its own, the countryside's, those of later cities."""
    places = (city, COUNTRYSIDES[province], *later)
    spare = sum([g.units[s * OWNER_COUNT + NEUTRAL] - g.settled[s] for s in places])
    return tuple(range(g.settled[city], g.settled[city] + spare + 1))


def stand_neutrals(g: State, province: Id, city: Id, later: tuple[Id, ...], many: int) -> None:
    country = COUNTRYSIDES[province]
    at = city * OWNER_COUNT + NEUTRAL
    if g.units[at] > many:
        g.shift(NEUTRAL, city, country, g.units[at] - many)
    for source in (country, *later):
        spare = g.units[source * OWNER_COUNT + NEUTRAL] - g.settled[source]
        g.shift(NEUTRAL, source, city, max(0, min(spare, many - g.units[at])))
