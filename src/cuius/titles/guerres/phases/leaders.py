"""15.4, 15.5 Leaders take command of the armies."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.guerres.cards.playing import event_window
from cuius.titles.guerres.cards.registry import Moment
from cuius.titles.guerres.ids import ARMIES, CAMPS, CHARACTERS, FACTIONS, NOBODY, PLACED, ROYALIST
from cuius.titles.guerres.rules.commands import (
    armies_to_support,
    could_be_changed,
    decider,
    foremost,
    reserve,
    supporters,
    well_led,
)
from cuius.titles.guerres.rules.turns import court_order
from cuius.titles.guerres.state import State

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
        yield from event_window(g, faction, Moment(PLACED, faction))
        g.step += 1


def assign(g: State, camp: int) -> Proc[None]:
    """15.5-r2..r5,r9,r10 The best leader to the largest army, and so on down; then supporters."""
    dismiss(g, camp)
    while unled(g, camp) and reserve(g, camp):
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
    commander = g.commander
    return [a for a in g.armies_of_camp(camp) if commander[a] == NOBODY]


def largest(g: State, camp: int) -> Options:
    """15.5-r2,r4 The largest army without a commander; of equal ones the Royalist chooses."""
    armies = unled(g, camp)
    most = max([g.troops[a] for a in armies])
    return tuple([a for a in armies if g.troops[a] == most])


def appoint(g: State, camp: int, army: Id) -> Proc[None]:
    """15.5-r3,r5 The best rank of the reserve takes command, of whichever faction."""
    leader = yield Ask(
        decider(g, camp),
        "leaders.commander",
        best_in_reserve,
        g,
        camp,
        rule="15.5-r5",
        about={"army": army, "troops": g.troops[army]},
    )
    g.put_leader(army, leader)
    g.tell("leaders.commands", character=leader, army=army)


def best_in_reserve(g: State, camp: int) -> Options:
    return tuple(foremost(g, reserve(g, camp)))


def support(g: State, camp: int) -> Proc[None]:
    """15.5-r7,r8 10-r4 Starred leaders left in reserve may join an army; each one's faction decides."""
    for leader in supporters(g, camp):
        army = yield Ask(
            FACTIONS[g.allegiance[leader]],
            "leaders.support",
            armies_to_support,
            g,
            leader,
            camp,
            rule="15.5-r7",
            about={"character": leader},
        )
        if army != PASS:
            g.put_leader(army, leader, supports=True)
            g.tell("leaders.supports", character=leader, army=army)


def review(g: State, camp: int) -> Proc[None]:
    """15.5-r6 At the start of the camp's round: leaders stay where they may, or are assigned anew (R82)."""
    if well_led(g, camp):
        word = yield Ask(decider(g, camp), "leaders.review", review_choices, g, camp, rule="15.5-r6")
        if word == KEEP:
            return
    yield from assign(g, camp)


def review_choices(g: State, camp: int) -> Options:
    return (KEEP, CHANGE) if could_be_changed(g, camp) else (KEEP,)


def fill_vacancies(g: State) -> Proc[None]:
    """15.5-r9 An army that has lost its commander takes the best of the reserve, its supporter included."""
    for camp in CAMPS:
        for army in unled(g, camp):
            supporter = g.supporter[army]
            if supporter != NOBODY:
                g.leave_army(CHARACTERS[supporter])
            if reserve(g, camp):
                yield from appoint(g, camp, ARMIES[army])
