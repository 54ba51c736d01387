"""Events that give points: 12 Master of Italy, 47 Copernicus, 51 Michael Servetus."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import answer, event
from cuius.titles.here_i_stand.ids import (
    COPERNICUS,
    FLORENCE,
    GENOA_SPACE,
    MAJORS,
    MASTER_OF_ITALY,
    MICHAEL_SERVETUS,
    MILAN,
    NAPLES,
    PROTESTANT,
    VENICE_SPACE,
)
from cuius.titles.here_i_stand.phases.drawing import draw_card, random_card
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import stops_domination

ITALY = (GENOA_SPACE, MILAN, VENICE_SPACE, FLORENCE, NAPLES)
MASTERY = (0, 0, 0, 1, 2, 2)
"""23.2-r28 Points by number of these keys; two give a card instead."""
FOR_A_CARD = 2
COPERNICAN, SERVETAN = 2, 1
"""23.2-r25."""


@event(MASTER_OF_ITALY, rule="23.2-r28")
def master_of_italy(g: State, power: Id) -> Proc[None]:
    """23.2-r28, 6.1-r15 Whoever holds two of five Italian keys draws a card; for more there are points."""
    for master in MAJORS:
        keys = sum([g.side[g.control[k]] == master for k in ITALY])
        if keys == FOR_A_CARD:
            yield from draw_card(g, master)
        elif MASTERY[keys]:
            gain(g, master, MASTERY[keys])


def gain(g: State, power: Id, points: int) -> None:
    """4-r3, 23.2-r20 Into the Bonus VP box, for good."""
    g.bonus[power] += points
    g.tell("points.gained", power=power, points=points)


@event(COPERNICUS, rule="23.2-r25")
def copernicus(g: State, power: Id) -> Proc[None]:
    """23.2-r25 Two points for whoever plays it."""
    gain(g, power, COPERNICAN)
    yield from ()


@event(MICHAEL_SERVETUS, rule="23.2-r25")
def michael_servetus(g: State, power: Id) -> Proc[None]:
    """23.2-r25 A point for whoever plays it; the Protestant discards a card at random."""
    gain(g, power, SERVETAN)
    card = yield from random_card(g, PROTESTANT, MAJORS)
    if card is not None:
        g.discard(int(card))
        g.tell("card.discarded", power=PROTESTANT, card=card, reveal=True)


def copernicus_decides(g: State, power: Id) -> bool:
    return stops_domination(g, power, COPERNICAN)


def servetus_decides(g: State, power: Id) -> bool:
    return stops_domination(g, power, SERVETAN)


answer("victory", COPERNICUS, rule="23.2-r30", when=copernicus_decides)(copernicus)
answer("victory", MICHAEL_SERVETUS, rule="23.2-r30", when=servetus_decides)(michael_servetus)
