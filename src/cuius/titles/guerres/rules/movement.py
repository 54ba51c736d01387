"""15.7.1, 15.7.3 Where an army can go: borders, the Loire, and how far."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import MARKERS, NOBODY, PROVINCES, REVOLTS
from cuius.titles.guerres.state import FACTIONS_OF_CAMPS, State


def camp_of(g: State, army: int) -> int:
    """The camp of an army: that of its marker, whoever commands it."""
    return g.camp(army // MARKERS)


def holds_town(g: State, camp: int, province: int) -> bool:
    """Does the camp hold a town in a province?"""
    control, factions = g.control, FACTIONS_OF_CAMPS[g.ally][camp]
    return bool([t for t in g.board.towns[province] if control[t] in factions])


def crosses_loire(g: State, camp: int, province: int) -> bool:
    """15.7.3-r3..r5 Free to go on: no Loire province, or a town on the river is held (ruling R35)."""
    board, control, factions = g.board, g.control, FACTIONS_OF_CAMPS[g.ally][camp]
    return not board.loire[province] or bool(
        [t for t in board.loire_towns[province] if control[t] in factions]
    )


def exits(g: State, army: int, province: int, came_from: int) -> tuple[Id, ...]:
    """15.7.3-r6,r7 Neighbours an army may leave for; strictly, only the bank it came from (ruling R36)."""
    board = g.board
    if not g.loire_strict or crosses_loire(g, camp_of(g, army), province):
        return board.borders[province]
    for bank in (board.north[province], board.south[province]):
        if came_from in bank:
            return bank
    return board.borders[province]


def distances(g: State, army: int, origin: int, came_from: int, most: int) -> dict[Id, int]:
    """15.7.1-r3 15.7.3-r5 Provinces within so many movement points, and how many each takes, in order.

    Where banks do not count, who holds the towns on the river is all that matters, and the answer is kept.
    """
    if g.loire_strict:
        return searched(g, army, origin, came_from, most)
    key = (origin, most, open_banks(g, camp_of(g, army)))
    known = g.board.ways.get(key)
    if known is None:
        known = g.board.ways[key] = searched(g, army, origin, came_from, most)
    return known


def open_banks(g: State, camp: int) -> int:
    """15.7.3-r4 The provinces of the Loire in which the camp holds a town on the river, as bits."""
    control, lone, banks = g.control, g.lone, 0
    for town, bank in g.board.bank_towns:
        if (control[town] == lone) == camp:
            banks |= bank
    return banks


def searched(g: State, army: int, origin: int, came_from: int, most: int) -> dict[Id, int]:
    """The same, step by step."""
    camp = camp_of(g, army)
    found: dict[int, int] = {PROVINCES[origin]: 0}
    edge = [(origin, came_from)]
    for points in range(1, most + 1):
        following = []
        for at, before in edge:
            if at != origin and not crosses_loire(g, camp, at):
                continue
            for province in exits(g, army, at, before):
                if province not in found:
                    found[province] = points
                    following.append((int(province), at))
        edge = following
    return {PROVINCES[p]: found[p] for p in sorted(found)}


def movement_points(g: State, army: int, troops: int, extra: int = 0) -> int:
    """15.7.1-r2 By troop points; a forced march adds one, flooded roads leave one."""
    if g.force_of("flooded_roads") == army + 1:
        return 1
    marching = 1 if g.force_of("forced_march") == army + 1 else extra
    return g.board.movement[troops] + marching


def hostile_in(g: State, camp: int, province: int) -> bool:
    """Does an army of the other camp, or a revolt, stand in a province?"""
    return g.army_in(1 - camp, province) != NOBODY or revolt_in(g, province) != NOBODY


def revolt_in(g: State, province: int) -> int:
    """The revolt that holds a province, or nobody."""
    for revolt in REVOLTS:
        if g.army_at[revolt] == province and g.troops[revolt]:
            return revolt
    return NOBODY


def refuges(g: State, army: int) -> tuple[Id, ...]:
    """15.7.4-r12 15.7.5-r9 Neighbours where its camp holds a town and no other side's army (ruling R37)."""
    camp, at = camp_of(g, army), g.army_at[army]
    return tuple(
        [
            PROVINCES[p]
            for p in exits(g, army, at, g.came_from[army])
            if holds_town(g, camp, p) and not hostile_in(g, camp, p)
        ]
    )


def armies_at(g: State, camp: int, province: int) -> list[Id]:
    """The armies of a camp in a province, largest first."""
    if province not in g.army_at:
        return []
    here = [a for a in g.armies_of_camp(camp) if g.army_at[a] == province]
    return sorted(here, key=lambda a: -g.troops[a]) if len(here) > 1 else here


def troops_at(g: State, camp: int, province: int) -> int:
    """15.7.2-r11 The camp's troop points in a province."""
    return sum([g.troops[a] for a in armies_at(g, camp, province)])


def enter(g: State, army: int, province: int) -> None:
    """An army crosses a border; weariness of war ends where an enemy enters (19-k1)."""
    g.came_from[army], g.army_at[army] = g.army_at[army], int(province)
    if g.frozen[province] and camp_of(g, army) == 0:
        g.frozen[province] = False
