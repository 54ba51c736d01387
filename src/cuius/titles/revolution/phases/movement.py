"""5.6 and 6.14 Movement in provinces: which province comes next, and who moves in it."""

from __future__ import annotations

from typing import Any

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, NOBODY, PLACES, PROVINCES
from cuius.titles.revolution.phases.rearranging import rearrange
from cuius.titles.revolution.rules.counters import counters_in, first_faction, open_cities, openly_present
from cuius.titles.revolution.state import OWNERS, State

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
    """6.14-r4..r6 Most counters first, equals in turn order, besieged cities ignored (ruling R40)."""
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
    country = COUNTRYSIDES[province] * OWNERS + NEUTRAL
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
    return need <= g.units[COUNTRYSIDES[province] * OWNERS + NEUTRAL]


def fill_of(g: State, place: Id) -> int:
    """Two counters in a city, one in a town."""
    board = g.board
    town = place in board.towns[board.province_of[place]]
    return board.neutrals_in_town if town else board.neutrals_in_city
