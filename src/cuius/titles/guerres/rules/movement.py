"""15.7.1, 15.7.3 Where an army can go: borders, the Loire, and how far."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.guerres.ids import MARKERS, NOBODY, PROVINCES, REVOLTS
from cuius.titles.guerres.state import State


def camp_of(g: State, army: int) -> int:
    """The camp of an army: that of its marker, whoever commands it."""
    return g.camp(army // MARKERS)


def holds_town(g: State, camp: int, province: int) -> bool:
    """Does the camp hold a town in a province?"""
    return any(g.control[t] != NOBODY and g.camp(g.control[t]) == camp for t in g.board.towns[province])


def crosses_loire(g: State, camp: int, province: int) -> bool:
    """15.7.3-r3..r5 Free to go on: no Loire province, or a town on the river is held (ruling R35)."""
    board = g.board
    if not board.loire[province]:
        return True
    return any(g.control[t] != NOBODY and g.camp(g.control[t]) == camp for t in board.loire_towns[province])


def exits(g: State, army: int, province: int, came_from: int) -> tuple[Id, ...]:
    """15.7.3-r6,r7 Neighbours an army may leave for; strictly, only the bank it came from (ruling R36)."""
    board = g.board
    if not g.loire_strict or crosses_loire(g, camp_of(g, army), province):
        return board.borders[province]
    for bank in (board.north[province], board.south[province]):
        if came_from in bank:
            return bank
    return board.borders[province]


def distances(
    g: State, army: int, origin: int, came_from: int, most: int, goal: int = NOBODY
) -> dict[int, int]:
    """15.7.1-r3 15.7.3-r5 Provinces within so many movement points, and how many each takes.

    With a goal, no farther than it takes to know of that one.
    """
    camp, borders, strict = camp_of(g, army), g.board.borders, g.loire_strict
    found = {origin: 0}
    edge = [(origin, came_from)]
    for points in range(1, most + 1):
        if goal in found:
            break
        following = []
        for at, before in edge:
            if at != origin and not crosses_loire(g, camp, at):
                continue
            for province in exits(g, army, at, before) if strict else borders[at]:
                if province not in found:
                    found[province] = points
                    following.append((int(province), at))
        edge = following
    return found


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
    return next((r for r in REVOLTS if g.troops[r] and g.army_at[r] == province), NOBODY)


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
