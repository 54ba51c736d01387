"""5.3 and 6.11 Conflict: crowded provinces lose counters, the smallest faction first."""

from __future__ import annotations

from itertools import groupby

from cuius.core.ids import Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, PROVINCES
from cuius.titles.revolution.rules.counters import first_faction, open_places, openly_present
from cuius.titles.revolution.state import OWNERS, State


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
    sums = openly_present(g, province)
    return sum(sums) > g.board.limit[province] and sum([n > 0 for n in sums]) > 1


def conflict_round(g: State, province: Id) -> Proc[None]:
    """6.11-r2,r4,r5 Each faction, neutral too, removes one, smallest first, equals together (ruling R32)."""
    sums = openly_present(g, province)
    by_size = sorted([owner for owner in range(OWNERS) if sums[owner]], key=lambda owner: sums[owner])
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
        if not g.units[place * OWNERS + NEUTRAL]:
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
    return tuple([s for s in open_places(g, province) if g.units[s * OWNERS + owner]])


def owner_id(owner: int) -> Id:
    return NEUTRAL if owner == NEUTRAL else FACTIONS[owner]
