"""6.14 One faction rearranges counters in a province: its own, those in its way, and neutral ones.

All its own counters are first taken to the countryside; then it says place by place what shall stand there.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, NOBODY
from cuius.titles.revolution.rules.counters import occupant, open_cities, open_places
from cuius.titles.revolution.state import OWNERS, State

OWN, KEEP, PUT_NEUTRAL, EMPTY = "own", "keep", "neutral", "empty"


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
        g.settled[place] += max(0, g.units[place * OWNERS + NEUTRAL] - number)


def neutrals_by_place(g: State, province: Id) -> dict[Id, int]:
    return {s: g.units[s * OWNERS + NEUTRAL] for s in open_places(g, province)}


def take_to_countryside(g: State, faction: Id, province: Id) -> None:
    for place in open_places(g, province):
        if place != COUNTRYSIDES[province]:
            g.to_countryside(faction, place, province, g.units[place * OWNERS + faction])


def in_countryside(g: State, owner: int, province: Id) -> int:
    return g.units[COUNTRYSIDES[province] * OWNERS + owner]


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
        if g.units[place * OWNERS + NEUTRAL] > g.settled[place]:
            return place
    return NOBODY


# Cities


def push_out(g: State, faction: Id, province: Id) -> Proc[None]:
    """6.14-r8,r9 Counters of factions that have not moved may be pushed into the countryside (ruling R42)."""
    for city in open_cities(g, province):
        for other in FACTIONS.ids:
            if other != faction and other in g.movers and g.units[city * OWNERS + other]:
                about = {"city": city, "other": other}
                many = yield Ask(faction, "move.push", pushable, g, city, other, rule="6.14-r8", about=about)
                g.to_countryside(other, city, province, many)


def pushable(g: State, city: Id, other: Id) -> Options:
    return tuple(range(g.units[city * OWNERS + other] + 1))


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
    spare = sum([g.units[s * OWNERS + NEUTRAL] - g.settled[s] for s in places])
    return tuple(range(g.settled[city], g.settled[city] + spare + 1))


def stand_neutrals(g: State, province: Id, city: Id, later: tuple[Id, ...], many: int) -> None:
    country = COUNTRYSIDES[province]
    at = city * OWNERS + NEUTRAL
    if g.units[at] > many:
        g.shift(NEUTRAL, city, country, g.units[at] - many)
    for source in (country, *later):
        spare = g.units[source * OWNERS + NEUTRAL] - g.settled[source]
        g.shift(NEUTRAL, source, city, max(0, min(spare, many - g.units[at])))
