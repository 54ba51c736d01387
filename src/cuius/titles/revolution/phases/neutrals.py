"""5.4 and 6.12 Neutral units."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, PROVINCES
from cuius.titles.revolution.rules.counters import first_faction, present
from cuius.titles.revolution.state import State


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
