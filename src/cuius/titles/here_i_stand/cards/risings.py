"""Risings: 64 Pilgrimage of Grace, 88 Peasants' War."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import event
from cuius.titles.here_i_stand.ids import ENGLAND, GERMAN, PEASANTS_WAR, PILGRIMAGE_OF_GRACE
from cuius.titles.here_i_stand.rules.control import may_have_unrest, put_unrest
from cuius.titles.here_i_stand.state import State

BANDS = 5
"""24-k64,k88 Spaces that rise at most."""


@event(PILGRIMAGE_OF_GRACE, rule="24-k64")
def pilgrimage_of_grace(g: State, power: Id) -> Proc[None]:
    """24-k64 In English home spaces."""
    yield from rise(g, power, g.board.homes[ENGLAND])


@event(PEASANTS_WAR, rule="24-k88")
def peasants_war(g: State, power: Id) -> Proc[None]:
    """24-k88 In the German zone."""
    yield from rise(g, power, g.board.in_zone[GERMAN])


def rise(g: State, power: Id, spaces: tuple[Id, ...]) -> Proc[None]:
    """12.4-r0b Unrest in up to five unoccupied spaces, as the player of the card likes (ruling R411)."""
    for left in range(BANDS, 0, -1):
        if len(restless(g, spaces)) == 1:
            return
        space = yield Ask(power, "rising.space", restless, g, spaces, rule="12.4-r0", about={"left": left})
        if space == PASS:
            return
        put_unrest(g, space)


def restless(g: State, spaces: tuple[Id, ...]) -> Options:
    """Where no unit and no leader stands; or no further rising."""
    return (*[s for s in spaces if may_have_unrest(g, s)], PASS)
