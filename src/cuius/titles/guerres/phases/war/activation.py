"""15.7.2 Activating a province: who goes, what it costs, and what happens there."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Proc
from cuius.titles.guerres.ids import ACTIVATION, ARMIES, NOBODY, PROVINCES
from cuius.titles.guerres.phases.leaders import fill_vacancies
from cuius.titles.guerres.phases.war.costs import attrition, mercenaries, must_pay, pay_for, unpaid, wear
from cuius.titles.guerres.phases.war.meeting import act
from cuius.titles.guerres.phases.war.merging import merge_all, merge_crowds
from cuius.titles.guerres.phases.war.moving import March, march, note_losses, put_back
from cuius.titles.guerres.rules.commands import decider
from cuius.titles.guerres.rules.movement import armies_at, troops_at
from cuius.titles.guerres.rules.moves import (
    MOVE,
    REST,
    activation_cost,
    announcements,
    first_to_speak,
    join_choices,
    might_march,
    next_to_join,
    owner,
)
from cuius.titles.guerres.state import State


def next_activation(g: State) -> Proc[None]:
    """15.7.2-r2,r5..r9 The highest rank that waits announces a province, or rests for the round."""
    army = yield Ask(decider(g, g.active), "war.first", first_to_speak, g, rule="15.7.2-r9")  # ruling R84
    province = yield Ask(
        owner(g, army),
        "war.announce",
        announcements,
        g,
        army,
        rule="15.7.2-r2",
        about={"army": army, "troops": g.troops[army]},
        confirm=g.discreet and bool(might_march(g, army)),
    )
    if province == REST:
        rest(g, army)
    else:
        yield from activate(g, army, province)


def rest(g: State, army: Id) -> None:
    """15.7.2-r7 The commander declines to move, and does not move later in the round."""
    g.resting[army] = True
    g.tell("war.rests", army=army)


def activate(g: State, army: Id, province: Id) -> Proc[None]:
    """15.7.2-r3,r10..r18,r21 Moves, cost, attrition, and what follows; then the map is put in order."""
    leader = owner(g, army)
    g.target, g.activated[province] = int(province), True
    g.tell("war.announced", faction=leader, army=army, province=province)
    marches: list[March] = []
    if g.army_at[army] != province:
        marches.append((yield from march(g, army)))
        note_losses(g, marches)
    yield from gather(g, army, marches)
    arrived = [m for m in marches if not m.melted and g.army_at[m.army] == province]
    if (yield from settle(g, leader, province, marches)):
        yield from proceed(g, province, arrived)
    g.end_effects(ACTIVATION)
    yield from merge_crowds(g)
    yield from fill_vacancies(g)
    g.target = NOBODY


def gather(g: State, first: Id, marches: list[March]) -> Proc[None]:
    """15.7.2-r3,r5..r9 Other armies of the camp go along, in descending rank, as their commanders like."""
    asked: list[int] = [first]
    while (found := next_to_join(g, asked, on_the_march(marches))) != NOBODY:
        army = ARMIES.ids[found]
        asked.append(army)
        word = yield Ask(
            owner(g, army),
            "war.join",
            join_choices,
            g,
            army,
            on_the_march(marches),
            rule="15.7.2-r8",
            about={"army": army, "troops": g.troops[army], "province": PROVINCES.ids[g.target]},
            confirm=g.discreet and bool(might_march(g, army)),
        )
        if word == MOVE:
            marches.append((yield from march(g, army)))
            note_losses(g, marches)
        elif word == REST:
            rest(g, army)


def on_the_march(marches: list[March]) -> tuple[int, ...]:
    """Armies that have set out in this activation, and what they left behind."""
    return tuple([a for m in marches for a in (m.army, m.rest) if a != NOBODY])


def settle(g: State, faction: Id, province: Id, marches: list[March]) -> Proc[bool]:
    """15.7.2-r11..r13,r20 The cost of all troops in the province; unpaid moves are taken back.

    Who was stopped on the way and fought pays by its own size, and takes nothing back (ruling R85).
    """
    cost = activation_cost(g, troops_at(g, g.active, province))
    stopped = [m for m in marches if m.fought]
    for m in [m for m in stopped if not m.melted]:
        g.moved[m.army] = True
        if g.army_at[m.army] != province:
            must_pay(g, faction, activation_cost(g, g.troops[m.army]))
    if not cost:
        return False
    more = yield from mercenaries(g, faction, cost)
    if stopped:
        must_pay(g, faction, cost + more)
    elif not (yield from pay_for(g, faction, cost + more, province)):
        take_back(g, province, marches)
        return False
    for army in armies_at(g, g.active, province):
        g.moved[army] = True
    yield from merge_all(g, g.active, province)
    if unpaid(g) and not more:
        wear(g, armies_at(g, g.active, province)[0])
    return True


def take_back(g: State, province: Id, marches: list[March]) -> None:
    """15.7.2-r13 Nobody has moved."""
    for m in marches:
        put_back(g, m)
    g.tell("war.taken_back", province=province)


def proceed(g: State, province: Id, arrived: list[March]) -> Proc[None]:
    """15.7.2-r14,r18 Attrition, then the enemy and the towns of the province."""
    armies = armies_at(g, g.active, province)
    if not armies:
        return
    army = armies[0]
    forced = any(g.force_of("forced_march") == m.army + 1 for m in arrived)
    yield from attrition(g, army, forced)
    if g.troops[army]:
        yield from act(g, army, bool(arrived))
