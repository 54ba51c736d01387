"""15.6 Stacking: armies of a camp in one province become one."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import CAMPS, CHARACTERS, FACTIONS, FRENCH, NOBODY, PROVINCES
from cuius.titles.guerres.rules.commands import decider, foremost, still_supports
from cuius.titles.guerres.rules.movement import armies_at, camp_of
from cuius.titles.guerres.state import State


def merge_all(g: State, camp: int, province: Id) -> Proc[None]:
    """15.6-r1,r2 Until one army of the camp is left in the province."""
    while len(armies := armies_at(g, camp, province)) > 1:
        yield from merge(g, armies[0], armies[1])


def merge_crowds(g: State) -> Proc[None]:
    """15.6-r1 No French province keeps two armies of a camp, whatever brought them there."""
    for camp in CAMPS:
        for province in crowded(g, camp):
            yield from merge_all(g, camp, province)


def crowded(g: State, camp: int) -> list[Id]:
    """15.6-r1 French provinces with several armies of a camp."""
    places = [g.army_at[a] for a in g.armies_of_camp(camp)]
    return [p for p in FRENCH if places.count(p) > 1] if len(set(places)) < len(places) else []


def merge(g: State, one: Id, other: Id) -> Proc[None]:
    """15.6-r3..r6 The higher rank commands, the larger part's marker stays, what exceeds nine is lost."""
    leader = yield from settle_command(g, one, other)
    kept = one
    if g.troops[one] == g.troops[other]:
        chooser = decider(g, camp_of(g, one)) if leader is None else FACTIONS[g.allegiance[leader]]
        kept = yield Ask(chooser, "merge.marker", two_markers, g, one, other, rule="15.6-r6")  # ruling R29
    join(g, kept, other if kept == one else one, leader)


def settle_command(g: State, one: Id, other: Id) -> Proc[Id | None]:
    """15.6-r3 15.5-r5 The commander of the merged army; of equal ranks as when leaders are assigned."""
    if not commanders(g, one, other):
        return None
    chooser = decider(g, camp_of(g, one))
    leader: Id = yield Ask(chooser, "merge.commander", rivals, g, one, other, rule="15.6-r3")
    return leader


def commanders(g: State, one: int, other: int) -> list[Id]:
    return [CHARACTERS[g.commander[a]] for a in (one, other) if g.commander[a] != NOBODY]


def rivals(g: State, one: Id, other: Id) -> Options:
    return tuple(foremost(g, commanders(g, one, other)))


def two_markers(g: State, one: Id, other: Id) -> Options:
    return (one, other)


def join(g: State, kept: Id, given_up: Id, leader: Id | None) -> None:
    """15.6-r3..r5 One marker, one commander with his supporter; the other leaders go to the reserve."""
    most, together = g.board.numbers.army_most, g.troops[kept] + g.troops[given_up]
    came_with = NOBODY if leader is None else g.supporter[g.post[leader]]
    province = PROVINCES[g.army_at[kept]]
    for army in (kept, given_up):
        for post in (g.commander[army], g.supporter[army]):
            if post != NOBODY:
                g.leave_army(post)
    g.disband(given_up)
    g.troops[kept] = min(most, together)
    g.moved[kept] = g.moved[kept] or g.moved[given_up]
    g.resting[kept] = g.resting[kept] and g.resting[given_up]
    if leader is not None:
        g.put_leader(kept, leader)
        if came_with != NOBODY:
            g.put_leader(kept, came_with, supports=True)
            if not still_supports(g, kept):
                g.leave_army(came_with)
    g.tell(
        "merge.done",
        army=kept,
        other=given_up,
        province=province,
        troops=g.troops[kept],
        lost=together - g.troops[kept],
    )
