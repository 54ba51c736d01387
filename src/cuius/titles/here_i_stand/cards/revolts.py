"""12.4, 21.7 Unrest (72, 80, 82, 94), risings (64, 88), and foreign wars that begin (92, 93, 110)."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.troops import home_camps, levy
from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    AMSTERDAM,
    ANTWERP,
    BRUSSELS,
    CALAIS,
    CLOTH_PRICES_FLUCTUATE,
    ENGLAND,
    FRANCE,
    GABELLE_REVOLT,
    GERMAN,
    HABSBURG,
    ITALIAN,
    JANISSARIES_REBEL,
    MAJORS,
    OTTOMAN,
    PEASANTS_WAR,
    PILGRIMAGE_OF_GRACE,
    PLACES,
    REVOLT_IN_EGYPT,
    REVOLT_IN_IRELAND,
    REVOLT_OF_THE_COMMUNEROS,
    SPANISH,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.foreign_war import begin_war, take_unit
from cuius.titles.here_i_stand.phases.common.cards import draw_card, random_card
from cuius.titles.here_i_stand.phases.common.control import put_unrest
from cuius.titles.here_i_stand.rules.cards import KEPT, event
from cuius.titles.here_i_stand.rules.control import holder_of, may_have_unrest
from cuius.titles.here_i_stand.rules.powers import at_war, controls
from cuius.titles.here_i_stand.state import State

GABELLE, COMMUNEROS, WEAVERS = 2, 3, 2
IDLE, BUSY = 4, 2
"""24-k82 Spaces in unrest while the Ottoman has no war with a major power, and while it has one."""
CLOTH_GUARDS = 2
"""24-k72 Mercenaries for the player."""
BOOM, SLUMP = "boom", "slump"


def riot(g: State, power: Id, spaces: tuple[Id, ...], most: int, rule: str) -> Proc[None]:
    """12.4-r0, 12.4-r0b (ruling R411) Up to so many of the spaces that may have unrest, or none."""
    for left in range(most, 0, -1):
        if len(restless(g, spaces)) == 1:
            return
        about = {"many": left}
        space = yield Ask(power, "revolt.where", restless, g, spaces, rule=rule, about=about)
        if space == PASS:
            return
        put_unrest(g, space)


def restless(g: State, spaces: tuple[Id, ...]) -> Options:
    """Where no unit and no leader stands; or no further rising."""
    return (*[s for s in spaces if may_have_unrest(g, s)], PASS)


# The three revolts


def french_spaces(g: State) -> tuple[Id, ...]:
    return g.board.homes[FRANCE]


@event(GABELLE_REVOLT, rule="24-k80")
def gabelle_revolt(g: State, power: Id) -> Proc[None]:
    """24-k80 Unrest in up to two French home spaces."""
    yield from riot(g, power, french_spaces(g), GABELLE, "24-k80")


def ottoman_spaces(g: State) -> tuple[Id, ...]:
    """21.1-r9 Algiers and pirate havens count as Ottoman home spaces once they are in play."""
    nests = ((ALGIERS,) if g.algiers_in_play else ()) + tuple([PLACES[s] for s in g.havens])
    return (*g.board.homes[OTTOMAN], *nests)


@event(JANISSARIES_REBEL, rule="24-k82")
def janissaries_rebel(g: State, power: Id) -> Proc[None]:
    """24-k82 Unrest in up to two Ottoman home spaces, in four while they have no great war to fight."""
    busy = any(at_war(g, OTTOMAN, p) for p in MAJORS)
    yield from riot(g, power, ottoman_spaces(g), BUSY if busy else IDLE, "24-k82")


@event(REVOLT_OF_THE_COMMUNEROS, rule="24-k94")
def revolt_of_the_communeros(g: State, power: Id) -> Proc[None]:
    """24-k94 Unrest in up to three spaces of the Spanish zone."""
    yield from riot(g, power, g.board.in_zone[SPANISH], COMMUNEROS, "24-k94")


# Cloth


@event(CLOTH_PRICES_FLUCTUATE, rule="24-k72")
def cloth_prices_fluctuate(g: State, power: Id) -> Proc[None]:
    """24-k72, 6.1-r5 Prices rise for England and the Habsburgs, or fall for whoever holds Antwerp."""
    word = yield Ask(power, "cloth.prices", prices, g, rule="24-k72")
    if word == BOOM:
        for trader in (HABSBURG, ENGLAND):
            yield from draw_card(g, trader)
        yield from hire_guards(g, power)
        return
    yield from ruin(g)
    yield from riot(g, power, weavers(g), WEAVERS, "24-k72")


def prices(g: State) -> Options:
    """24-k72 A boom needs English Calais and Habsburg Antwerp."""
    trade = controls(g, ENGLAND, CALAIS) and controls(g, HABSBURG, ANTWERP)
    return (BOOM, SLUMP) if trade else (SLUMP,)


def hire_guards(g: State, power: Id) -> Proc[None]:
    """24-k72 Two mercenaries of the player, cavalry of the Ottoman, in a home space."""
    if home_camps(g, power):
        space = yield Ask(power, "cloth.guards", home_camps, g, power, rule="24-k72")
        yield from levy(g, power, space, CLOTH_GUARDS)


def ruin(g: State) -> Proc[None]:
    """24-k72 The holder of Antwerp loses a card at random."""
    holder = holder_of(g, ANTWERP)
    card = None
    if holder in MAJORS:
        card = yield from random_card(g, holder, MAJORS)
    if card is not None:
        g.discard(int(card))
        g.tell("card.discarded", power=holder, card=card, reveal=True)


def weavers(g: State) -> tuple[Id, ...]:
    """24-k72 The Low Countries, and Habsburg home spaces of the German and Italian zones."""
    zone, low = g.board.zone, (ANTWERP, BRUSSELS, AMSTERDAM)
    return (*low, *[s for s in g.board.homes[HABSBURG] if zone[s] in (GERMAN, ITALIAN) and s not in low])


# Risings: 64 Pilgrimage of Grace, 88 Peasants' War.

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


# The events that begin foreign wars: 92 Revolt in Egypt, 93 Revolt in Ireland, 110 War in Persia.

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
