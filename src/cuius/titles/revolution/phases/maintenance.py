"""6.3 Army maintenance: maintain, disband or abandon, and what abandoned armies loot."""

from __future__ import annotations

from cuius.core.ids import Id, Names
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, OWNERS, PLACES, REGIONS
from cuius.titles.revolution.rules.turns import each_in_turn
from cuius.titles.revolution.state import FACTIONS as N
from cuius.titles.revolution.state import State

MAINTAIN, DISBAND, ABANDON = "maintain", "disband", "abandon"
NOTHING = "nothing"

COUNTERS = Names("place:owner", (f"{place}:{owner}" for place in PLACES.words for owner in OWNERS.words))
"""A counter of an owner in a place; its number is its place in `State.units`."""


def maintenance(g: State) -> Proc[None]:
    """6.3-r1 Each faction decides about each of its armies."""
    yield from each_in_turn(g, pay_armies)


def pay_armies(g: State, faction: Id) -> Proc[None]:
    for region in REGIONS.ids:
        for _ in range(g.armies[region * N + faction]):
            about = {"region": region}
            word = yield Ask(faction, "army.keep", ways, g, faction, rule="6.3-r1", about=about)
            if word == MAINTAIN:  # 6.3-r6
                g.spend(faction, g.board.maintain[faction])  # 6.3-r2,r17
                g.tell("army.maintained", faction=faction, region=region)
            elif word == DISBAND:  # 6.3-r7
                g.spend(faction, g.board.disband[faction])  # 6.3-r3
                g.remove_army(faction, region)
                g.tell("army.disbanded", faction=faction, region=region)
            else:
                yield from abandon(g, faction, region)


def ways(g: State, faction: Id) -> Options:
    """6.3-r2..r5 As far as the coins go; to abandon is free and always allowed."""
    coins = g.treasury[faction]
    words = []
    if coins >= g.board.maintain[faction]:
        words.append(MAINTAIN)
    if coins >= g.board.disband[faction]:
        words.append(DISBAND)
    return (*words, ABANDON)


def abandon(g: State, faction: Id, region: Id) -> Proc[None]:
    """6.3-r8,r15,r16 It loots, is turned over, and keeps its box filled until the end phase."""
    g.armies[region * N + faction] -= 1
    g.abandoned[region * N + faction] += 1
    g.tell("army.abandoned", faction=faction, region=region)
    about = {"region": region}
    loot = yield Ask(faction, "army.loot", spoils, g, region, rule="6.3-r8", about=about)
    if loot == NOTHING:
        return
    if loot.kind == "province":  # 6.3-r9
        g.place_neutral(COUNTRYSIDES[loot])
        g.tell("town.looted", faction=faction, province=loot)
        return
    place, owner = PLACES[loot // 6], FACTIONS[loot % 6]
    g.leave(owner, place)  # 6.3-r12
    if g.supply:  # 6.3-r14
        g.place_neutral(place)
    g.tell("counter.looted", faction=faction, owner=owner, place=place)


def spoils(g: State, region: Id) -> Options:
    """6.3-r9..r14 A province with a town, or a faction's counter outside the cities (ruling R19)."""
    found: list[Id] = []
    if g.supply:
        found += [p for p in g.board.provinces_in[region] if g.board.towns[p]]
    found += [c for c in counters_outside_cities(g, region) if c % 6 != NEUTRAL]
    return tuple(found) or (NOTHING,)  # 6.3-r13


def counters_outside_cities(g: State, region: Id) -> list[Id]:
    """Every kind of counter in a town or countryside of the region, in board order (6.3-r11)."""
    units, board = g.units, g.board
    return [
        COUNTERS.ids[at]
        for p in board.provinces_in[region]
        for s in (*board.towns[p], COUNTRYSIDES[p])
        for at in range(s * 6, s * 6 + 6)
        if units[at]
    ]
