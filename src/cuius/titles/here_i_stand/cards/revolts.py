"""12.4 Events that bring unrest: 72 Cloth Prices Fluctuate, 80 Gabelle Revolt, 82 Janissaries Rebel,
94 Revolt of the Communeros.
"""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.levies import home_camps, levy
from cuius.titles.here_i_stand.cards.registry import event
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
    PLACES,
    REVOLT_OF_THE_COMMUNEROS,
    SPANISH,
)
from cuius.titles.here_i_stand.phases.drawing import draw_card, random_card
from cuius.titles.here_i_stand.rules.control import may_have_unrest, put_unrest
from cuius.titles.here_i_stand.rules.landing import holder_of
from cuius.titles.here_i_stand.rules.relations import at_war, controls
from cuius.titles.here_i_stand.state import State

GABELLE, COMMUNEROS, WEAVERS = 2, 3, 2
IDLE, BUSY = 4, 2
"""24-k82 Spaces in unrest while the Ottoman has no war with a major power, and while it has one."""
CLOTH_GUARDS = 2
"""24-k72 Mercenaries for the player."""
BOOM, SLUMP = "boom", "slump"


def riot(g: State, power: Id, spaces: tuple[Id, ...], most: int, rule: str) -> Proc[None]:
    """12.4-r0, 12.4-r0b At least one of the spaces that may have unrest, as the player chooses, then more."""
    for done in range(most):
        if not any(may_have_unrest(g, s) for s in spaces):
            return
        about = {"many": most - done}
        space = yield Ask(power, "revolt.where", restless, g, spaces, done > 0, rule=rule, about=about)
        if space == PASS:
            return
        put_unrest(g, space)


def restless(g: State, spaces: tuple[Id, ...], enough: bool) -> Options:
    found = tuple([s for s in spaces if may_have_unrest(g, s)])
    return (*found, PASS) if enough else found


# The three revolts


def french_spaces(g: State) -> tuple[Id, ...]:
    return g.board.homes[FRANCE]


def can_salt(g: State, power: Id) -> bool:
    return any(may_have_unrest(g, s) for s in french_spaces(g))


@event(GABELLE_REVOLT, rule="24-k80", when=can_salt)
def gabelle_revolt(g: State, power: Id) -> Proc[None]:
    """24-k80 Unrest in one or two French home spaces."""
    yield from riot(g, power, french_spaces(g), GABELLE, "24-k80")


def ottoman_spaces(g: State) -> tuple[Id, ...]:
    """21.1-r9 Algiers and pirate havens count as Ottoman home spaces once they are in play."""
    nests = ((ALGIERS,) if g.algiers_in_play else ()) + tuple([PLACES[s] for s in g.havens])
    return (*g.board.homes[OTTOMAN], *nests)


def can_mutiny(g: State, power: Id) -> bool:
    return any(may_have_unrest(g, s) for s in ottoman_spaces(g))


@event(JANISSARIES_REBEL, rule="24-k82", when=can_mutiny)
def janissaries_rebel(g: State, power: Id) -> Proc[None]:
    """24-k82 Unrest in two Ottoman home spaces, in four while they have no great war to fight."""
    busy = any(at_war(g, OTTOMAN, p) for p in MAJORS)
    yield from riot(g, power, ottoman_spaces(g), BUSY if busy else IDLE, "24-k82")


def can_rise(g: State, power: Id) -> bool:
    return any(may_have_unrest(g, s) for s in g.board.in_zone[SPANISH])


@event(REVOLT_OF_THE_COMMUNEROS, rule="24-k94", when=can_rise)
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
