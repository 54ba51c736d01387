"""What must hold after every decision: counters are conserved, and everything stands where it may."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.rulebook import invariant
from cuius.titles.revolution.ids import FACTIONS, NEUTRAL, PROVINCES, REGIONS, SLOT_KINDS, SLOTS, TOWNS
from cuius.titles.revolution.rules.armies import free_boxes
from cuius.titles.revolution.rules.counters import openly_present
from cuius.titles.revolution.sequence import OPENING, TURN
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, OWNER_COUNT, State

Holds = Iterator[tuple[bool, object]]


@invariant("2.2-r1")
def counters_are_conserved(g: State) -> Holds:
    """Stock, treasury, support, stakes and board hold all counters of a faction."""
    table = g.board.tables[g.players]
    for f in FACTIONS.ids:
        held = (
            g.stock[f]
            + g.treasury[f]
            + sum(g.support[f::FACTION_COUNT])
            + sum(g.stakes[f::FACTION_COUNT])
            + sum(g.units[f::OWNER_COUNT])
        )
        yield held == (table.resources if f in g.order else 0), (f, held)


@invariant("2.2-r2")
def armies_are_conserved(g: State) -> Holds:
    """Pool, sections, sieges and abandoned armies hold all armies of a faction."""
    table = g.board.tables[g.players]
    for f in FACTIONS.ids:
        held = (
            g.pool[f]
            + sum(g.armies[f::FACTION_COUNT])
            + sum(g.abandoned[f::FACTION_COUNT])
            + g.siege.count(f)
        )
        yield held == (table.armies if f in g.order else 0), (f, held)


@invariant("2.2-r3")
def neutrals_are_conserved(g: State) -> Holds:
    held = g.supply + sum(g.units[NEUTRAL::OWNER_COUNT])
    yield held == g.neutrals, held


@invariant("2.2-r4")
def beggars_are_conserved(g: State) -> Holds:
    held = g.beggars_box + g.beggars_hand + sum(g.beggars_in) + g.board.beggar_siege * g.siege.count(BEGGARS)
    yield held == g.board.beggars, held


@invariant("2.1-r3")
def nothing_is_negative(g: State) -> Holds:
    for name in (
        "stock",
        "treasury",
        "units",
        "support",
        "stakes",
        "pool",
        "armies",
        "relieved",
        "abandoned",
    ):
        yield min(getattr(g, name)) >= 0, name
    yield g.supply >= 0 and g.beggars_box >= 0 and g.beggars_hand >= 0, "supply"


@invariant("2.1-r3")
def towns_hold_one(g: State) -> Holds:
    for town in TOWNS:
        yield sum(g.units[town * OWNER_COUNT : town * OWNER_COUNT + OWNER_COUNT]) <= 1, town


@invariant("2.1-r7")
def boxes_hold_one(g: State) -> Holds:
    for region in REGIONS.ids:
        yield free_boxes(g, region) >= 0, region


@invariant("2.1-r8")
def slots_hold_one(g: State) -> Holds:
    """A slot holds one counter, of a faction named for its box."""
    for slot in SLOTS.ids:
        here = g.support[slot * FACTION_COUNT : slot * FACTION_COUNT + FACTION_COUNT]
        yield sum(here) <= g.board.slots[slot], slot
        allowed = g.board.support_factions[slot // len(SLOT_KINDS)]
        yield all(f in allowed for f in FACTIONS.ids if here[f]), slot


@invariant("5.2-r6")
def huguenots_have_one_owner(g: State) -> Holds:
    for box, shared in enumerate(g.board.support_shared):
        if not shared:
            at = box * len(SLOT_KINDS) * FACTION_COUNT
            here = [
                sum(g.support[at + f : at + len(SLOT_KINDS) * FACTION_COUNT : FACTION_COUNT])
                for f in FACTIONS.ids
            ]
            yield sum([n > 0 for n in here]) <= 1, box


@invariant("6.9-r10")
def relieved_are_armies(g: State) -> Holds:
    for at, number in enumerate(g.relieved):
        yield number <= g.armies[at], at


@invariant("6.13-r14")
def limits_are_kept(g: State) -> Holds:
    """2.1-r2 Limits hold after overflow only, besieged cities ignored, until units are added again.

    Neutral counters do not count where factions have overflowed to (6.13-r12).
    """
    phases = TURN if g.turn else OPENING
    if g.phase >= 0 and phases[g.phase].__name__ == "movement":
        for province in PROVINCES.ids:
            sums = openly_present(g, province)
            limit = g.board.limit[province]
            yield sum(sums) - sums[NEUTRAL] <= limit and sums[NEUTRAL] <= limit, province


INVARIANTS = (
    counters_are_conserved,
    armies_are_conserved,
    neutrals_are_conserved,
    beggars_are_conserved,
    nothing_is_negative,
    towns_hold_one,
    boxes_hold_one,
    slots_hold_one,
    huguenots_have_one_owner,
    relieved_are_armies,
    limits_are_kept,
)
