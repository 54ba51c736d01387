"""The events that begin foreign wars: 92 Revolt in Egypt, 93 Revolt in Ireland, 110 War in Persia."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import KEPT, event
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.foreign_war import begin_war, take_unit
from cuius.titles.here_i_stand.state import State

EGYPTIANS, IRISH, PERSIANS = 3, 3, 4
"""21.7-r6 Units of the foreign armies."""


@event(REVOLT_IN_EGYPT, rule="21.7-r1")
def revolt_in_egypt(g: State, power: Id) -> Proc[str]:
    """24-k92, 21.7-r1 The Ottoman must fight on the Nile."""
    yield from begin_war(g, REVOLT_IN_EGYPT, OTTOMAN, EGYPTIANS)
    return KEPT


@event(REVOLT_IN_IRELAND, rule="21.7-r1")
def revolt_in_ireland(g: State, power: Id) -> Proc[str]:
    """24-k93, 21.7-r1 England must fight in Ireland; France and the Habsburgs may send the Irish a unit."""
    helped = None
    if power in (FRANCE, HABSBURG):
        helped = yield from take_unit(g, power, "ireland.help", "21.7-r6", may_pass=True)
    yield from begin_war(g, REVOLT_IN_IRELAND, ENGLAND, IRISH + (helped is not None))
    return KEPT


@event(WAR_IN_PERSIA, rule="21.7-r1")
def war_in_persia(g: State, power: Id) -> Proc[str]:
    """24-k110, 21.7-r1 The Ottoman must fight the Shah."""
    yield from begin_war(g, WAR_IN_PERSIA, OTTOMAN, PERSIANS)
    return KEPT
