"""Events that give points: 12 Master of Italy, 47 Copernicus, 51 Michael Servetus."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.here_i_stand.cards.registry import answer, event
from cuius.titles.here_i_stand.ids import (
    COPERNICUS,
    FLORENCE,
    GENOA_SPACE,
    MASTER_OF_ITALY,
    MICHAEL_SERVETUS,
    MILAN,
    NAPLES,
    PHASES,
    PROTESTANT,
    PROTESTANT_FAITH,
    VENICE_SPACE,
)
from cuius.titles.here_i_stand.phases.drawing import discard_at_random, draw_card, has_spare_card
from cuius.titles.here_i_stand.rules.two_player import players_of
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.victory import stops_domination

ITALY = (GENOA_SPACE, MILAN, VENICE_SPACE, FLORENCE, NAPLES)
MASTERY = (0, 0, 0, 1, 2, 2)
"""23.2-r28 Points by number of these keys; two give a card instead."""
FOR_A_CARD = 2
COPERNICAN, SERVETAN = 2, 1
"""23.2-r25."""
HALF_COPERNICAN = 1
"""What Copernicus gives by the face of 2017 where the Reformation has not taken hold."""
DRAW, DISCARD = "draw", "discard"


@event(MASTER_OF_ITALY, rule="23.2-r28")
def master_of_italy(g: State, power: Id) -> Proc[None]:
    """24-k12, 23.2-r28, 6.1-r15 Two of five Italian keys give a card, more of them points."""
    for master in players_of(g):  # 25-r3
        keys = sum([g.side[g.control[k]] == master for k in ITALY])
        if keys == FOR_A_CARD:
            yield from draw_card(g, master)
        elif MASTERY[keys]:
            gain(g, master, MASTERY[keys])


def gain(g: State, power: Id, points: int) -> None:
    """4-r3, 23.2-r20 Into the Bonus VP box, for good."""
    g.bonus[power] += points
    g.tell("points.gained", power=power, points=points)


@event(COPERNICUS, rule="24-k47")
def copernicus(g: State, power: Id) -> Proc[None]:
    """24-k47, 23.2-r25 Two points for whoever plays it; by the face of 2017 often one, and a card."""
    if g.edition == "2017" and not is_half_protestant(g, power):
        gain(g, power, HALF_COPERNICAN)
        yield from spread_learning(g, power)
    else:
        gain(g, power, COPERNICAN)


def is_half_protestant(g: State, power: Id) -> bool:
    """Half or more of the home spaces of the power are under Protestant influence."""
    homes = g.board.homes[power]
    return 2 * sum([g.faith[s] == PROTESTANT_FAITH for s in homes]) >= len(homes)


def spread_learning(g: State, power: Id) -> Proc[None]:
    """By the face of 2017 a card for the player, or one less for the Protestant."""
    if not fruits_of_learning(g):
        return
    word = yield Ask(power, "copernicus.card", fruits_of_learning, g, rule="24-k47")
    if word == DRAW:
        yield from draw_card(g, power)
    else:
        yield from discard_at_random(g, PROTESTANT)


def fruits_of_learning(g: State) -> Options:
    return ((DRAW,) if g.deck else ()) + ((DISCARD,) if has_spare_card(g, PROTESTANT) else ())


@event(MICHAEL_SERVETUS, rule="24-k51")
def michael_servetus(g: State, power: Id) -> Proc[None]:
    """24-k51, 23.2-r25 A point for whoever plays it; the Protestant discards a card at random."""
    gain(g, power, SERVETAN)
    yield from discard_at_random(g, PROTESTANT)


def copernicus_decides(g: State, power: Id) -> bool:
    return may_still_gain(g, COPERNICUS) and stops_domination(g, power, COPERNICAN)


def servetus_decides(g: State, power: Id) -> bool:
    return may_still_gain(g, MICHAEL_SERVETUS) and stops_domination(g, power, SERVETAN)


def may_still_gain(g: State, card: Id) -> bool:
    """6.1-t4,t5 Not in the edition of 2017, whose faces leave out the Victory Determination Phase."""
    return PHASES["victory"] in g.board.playable_in[card]


answer("victory", COPERNICUS, rule="23.2-r30", when=copernicus_decides)(copernicus)
answer("victory", MICHAEL_SERVETUS, rule="23.2-r30", when=servetus_decides)(michael_servetus)
