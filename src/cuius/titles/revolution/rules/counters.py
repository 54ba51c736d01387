"""Counting counters, and who controls what."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from cuius.core.ids import Id
from cuius.titles.revolution.ids import (
    CITY,
    CITY_WORDS,
    COUNTRYSIDES,
    FACTIONS,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PLACES,
    PROVINCES,
)
from cuius.titles.revolution.state import OWNER_COUNT, State

CITY_COUNT = len(CITY_WORDS)


def besieged(g: State, place: int) -> bool:
    """Is it a city with somebody lying before it?"""
    return place < CITY_COUNT and g.siege[place] != NOBODY


def open_places(g: State, province: int) -> Sequence[Id]:
    """The places of the province that counters may enter and leave: all but besieged cities."""
    places, siege = g.board.places[province], g.siege
    if not g.board.cities[province]:
        return places
    return [s for s in places if s >= CITY_COUNT or siege[s] == NOBODY]


def open_cities(g: State, province: int) -> list[Id]:
    return [c for c in g.board.cities[province] if g.siege[c] == NOBODY]


def present(g: State, province: int) -> list[int]:
    """How many counters each owner has in the whole province."""
    return summed(g, g.board.places[province])


def openly_present(g: State, province: int) -> list[int]:
    """How many counters each owner has there, besieged cities ignored."""
    return summed(g, open_places(g, province))


def summed(g: State, places: Sequence[Id]) -> list[int]:
    """How many counters each owner has in these places together."""
    units = g.units
    sums = units[places[0] * OWNER_COUNT : places[0] * OWNER_COUNT + OWNER_COUNT]
    for place in places[1:]:
        sums = list(map(add, sums, units[place * OWNER_COUNT : place * OWNER_COUNT + OWNER_COUNT]))
    return sums


def many_openly(g: State, province: Id) -> int:
    """How many counters are there, besieged cities ignored."""
    return sum([counters_in(g, place) for place in open_places(g, province)])


def own_in(g: State, province: int, faction: int) -> int:
    """A faction's counters in the whole province, in besieged cities too."""
    units = g.units
    return sum([units[s * OWNER_COUNT + faction] for s in g.board.places[province]])


def counters_in(g: State, place: int) -> int:
    """All counters in one place."""
    return sum(g.units[place * OWNER_COUNT : place * OWNER_COUNT + OWNER_COUNT])


def factions_in_order(g: State) -> list[Id]:
    """The factions in play, in turn order."""
    return [FACTIONS.ids[f] for f in g.order]


def first_faction(g: State) -> Id:
    """4.1-r3 Who decides where a decision is nobody's (ruling R3)."""
    return FACTIONS.ids[g.order[0]]


def allied(g: State, one: int, other: int) -> bool:
    """3.1-r4 Factions of one player are allied, and no others."""
    return one != other and g.side[one] == g.side[other]


def friendly(g: State, one: int, other: int) -> bool:
    """The same faction, or an ally."""
    return g.side[one] == g.side[other]


def occupant(g: State, town: int) -> int:
    """Whose counter occupies a town; nobody's if it is empty."""
    at = town * OWNER_COUNT
    return next((owner for owner in range(OWNER_COUNT) if g.units[at + owner]), NOBODY)


def controller(g: State, place: int) -> int:
    """2.3-r1,r2 A city by its card, a town by the counter in it; neutral counters control nothing."""
    if g.board.kind[place] == CITY:
        return g.city_card[place]
    owner = occupant(g, place)
    return NOBODY if owner == NEUTRAL else owner


def place_and_owner(counter: int) -> tuple[Id, Id]:
    """Where a counter stands, and whose it is; its number is its place in `State.units`."""
    return PLACES[counter // OWNER_COUNT], OWNERS[counter % OWNER_COUNT]


def countryside(province: int) -> Id:
    return COUNTRYSIDES[province]


def provinces_with(g: State, faction: int) -> list[Id]:
    """Provinces in which the faction has a counter, in board order."""
    return [p for p in PROVINCES.ids if own_in(g, p, faction)]
