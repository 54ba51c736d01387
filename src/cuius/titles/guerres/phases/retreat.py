"""15.7.5 After a battle: the beaten army stays or goes."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import PROVINCES, REVOLTS
from cuius.titles.guerres.phases.war.merging import merge_all
from cuius.titles.guerres.rules.movement import camp_of, enter, refuges
from cuius.titles.guerres.rules.moves import STAY, held_fast, owner
from cuius.titles.guerres.state import State


def retreat(g: State, army: Id) -> Proc[None]:
    """15.7.5-r9,r10 To a neighbouring province with a town of its camp, or nowhere (ruling R42)."""
    if army in REVOLTS or not g.troops[army]:
        return
    origin = PROVINCES[g.army_at[army]]
    about = {"army": army, "province": origin}
    where = yield Ask(owner(g, army), "battle.retreat", ways_back, g, army, rule="15.7.5-r9", about=about)
    if where != STAY:
        enter(g, army, where)
        g.tell("battle.retreats", army=army, origin=origin, province=where)
        yield from merge_all(g, camp_of(g, army), where)


def ways_back(g: State, army: Id) -> Options:
    """15.7.5-r9 15.7.7-r7 Stay in the field, or a refuge next door; never behind walls."""
    return (STAY,) if held_fast(g, army) else (STAY, *refuges(g, army))
