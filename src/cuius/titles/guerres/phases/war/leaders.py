"""15.5, 15.6 Leaders of armies, and armies that become one."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.ids import (
    CAMPS,
    CHARACTERS,
    FACTIONS,
    FRENCH,
    MARKER_COUNT,
    NOBODY,
    PLACED,
    PROVINCES,
    ROYALIST,
)
from cuius.titles.guerres.phases.events import event_window
from cuius.titles.guerres.rules.armies import (
    armies_to_support,
    best_in_reserve,
    could_be_changed,
    foremost,
    head_of,
    still_supports,
    successor,
    supporters,
    well_led,
)
from cuius.titles.guerres.rules.court import court_order
from cuius.titles.guerres.rules.event_cards import CardTiming
from cuius.titles.guerres.rules.movement import armies_at
from cuius.titles.guerres.state import ARMIES_OF_CAMPS, State

KEEP, CHANGE = "keep", "change"


def leaders(g: State) -> Proc[None]:
    """15.5-r1 15-r1 The Royalist's camp places its leaders first, then the other; cards follow (19-k1)."""
    while g.step < len(CAMPS):
        yield Checkpoint("leaders")
        yield from assign(g, g.step)
        g.step += 1
    while g.step < len(CAMPS) + len(FACTIONS):
        yield Checkpoint("placed")
        faction = court_order(g)[g.step - len(CAMPS)]
        yield from event_window(g, faction, CardTiming(PLACED, faction))
        g.step += 1


def assign(g: State, camp: int) -> Proc[None]:
    """15.5-r2..r5,r9,r10 The best leader to the largest army, and so on down; then supporters."""
    dismiss(g, camp)
    while unled(g, camp) and successor(g, camp) != NOBODY:
        army = yield Ask(ROYALIST, "leaders.army", largest, g, camp, rule="15.5-r4")
        yield from appoint(g, camp, army)
    yield from support(g, camp)


def dismiss(g: State, camp: int) -> None:
    """All leaders of a camp's armies go back to the reserve."""
    for army in g.armies_of_camp(camp):
        for leader in (g.supporter[army], g.commander[army]):
            if leader != NOBODY:
                g.leave_army(leader)


def unled(g: State, camp: int) -> list[Id]:
    """15.5-r9 Armies without a commander."""
    troops, commander = g.troops, g.commander
    return [a for a in ARMIES_OF_CAMPS[g.ally][camp] if troops[a] and commander[a] == NOBODY]


def largest(g: State, camp: int) -> Options:
    """15.5-r2,r4 The largest army without a commander; of equal ones the Royalist chooses."""
    armies = unled(g, camp)
    most = max([g.troops[a] for a in armies])
    return tuple([a for a in armies if g.troops[a] == most])


def appoint(g: State, camp: int, army: Id) -> Proc[None]:
    """15.5-r3,r5 The best rank of the reserve takes command; of equals the King chooses (ruling R27)."""
    about = {"army": army, "troops": g.troops[army]}
    leader = yield Ask(ROYALIST, "leaders.commander", best_in_reserve, g, camp, rule="15.5-r5", about=about)
    g.put_leader(army, leader)
    g.tell("leaders.commands", character=leader, army=army)


def support(g: State, camp: int) -> Proc[None]:
    """15.5-r7,r8 10-r4 Starred leaders left in reserve may join an army; each one's faction decides."""
    for leader in supporters(g, camp):
        about = {"character": leader}
        army = yield Ask(
            FACTIONS[g.allegiance[leader]],
            "leaders.support",
            armies_to_support,
            g,
            leader,
            camp,
            rule="15.5-r7",
            about=about,
        )
        if army != PASS:
            g.put_leader(army, leader, supports=True)
            g.tell("leaders.supports", character=leader, army=army)


def review(g: State, camp: int) -> Proc[None]:
    """15.5-r6 At the start of the camp's round: leaders stay where they may, or are assigned anew (R82)."""
    if well_led(g, camp):
        word = yield Ask(head_of(g, camp), "leaders.review", review_choices, g, camp, rule="15.5-r6")
        if word == KEEP:
            return
    yield from assign(g, camp)


def review_choices(g: State, camp: int) -> Options:
    return (KEEP, CHANGE) if could_be_changed(g, camp) else (KEEP,)


def fill_vacancies(g: State) -> Proc[None]:
    """15.5-r2,r9 Armies that have lost their commander take the best of the reserve, supporters included.

    The largest comes first, as when leaders are assigned.
    """
    for camp in CAMPS:
        vacant = unled(g, camp)
        for army in vacant:
            if g.supporter[army] != NOBODY:
                g.leave_army(CHARACTERS[g.supporter[army]])
        while vacant and unled(g, camp) and successor(g, camp) != NOBODY:
            army = yield Ask(ROYALIST, "leaders.army", largest, g, camp, rule="15.5-r4")
            yield from appoint(g, camp, army)


# ---- stacking ----


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
    if g.troops[one] == g.troops[other] and one // MARKER_COUNT != other // MARKER_COUNT:
        kept = yield Ask(ROYALIST, "merge.marker", two_markers, g, one, other, rule="15.6-r6")  # ruling R29
    join(g, kept, other if kept == one else one, leader)


def settle_command(g: State, one: Id, other: Id) -> Proc[Id | None]:
    """15.6-r3 15.5-r5 The commander of the merged army; of equal ranks as when leaders are assigned."""
    if not commanders(g, one, other):
        return None
    leader: Id = yield Ask(ROYALIST, "merge.commander", rivals, g, one, other, rule="15.6-r3")
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
