"""25.2-r1,r2 How the Papacy ends a war with a power that invades for the Protestant."""

from __future__ import annotations

from cuius.core.ids import PASS, Id
from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.here_i_stand.ids import BANS, FRANCE, HABSBURG, PAPACY, PAPAL_BULL, PROTESTANT
from cuius.titles.here_i_stand.phases.diplomacy.peace import change_hands, surrender
from cuius.titles.here_i_stand.phases.diplomacy.removal import remove_units
from cuius.titles.here_i_stand.phases.diplomacy.status import is_at_war, make_peace, win_war
from cuius.titles.here_i_stand.phases.drawing import draw_card
from cuius.titles.here_i_stand.rules.communication import home_spaces
from cuius.titles.here_i_stand.rules.two_player import INVADERS
from cuius.titles.here_i_stand.rules.windows import spend_card
from cuius.titles.here_i_stand.state import State

BOX = {FRANCE: BANS["king_of_france"], HABSBURG: BANS["charles_v"]}
"""25-k5 Whose rulers a Bull can move."""
BULL, SUE, DRAW = "bull", "sue", "draw"


def end_wars(g: State) -> Proc[None]:
    """25.2-r1 War by war, as long as the Papacy likes (ruling R462)."""
    while True:
        yield Checkpoint("diplomacy")
        if len(enemies_to_appease(g)) == 1:
            return
        enemy = yield Ask(PAPACY, "pair.peace", enemies_to_appease, g, rule="25.2-r1")
        if enemy == PASS:
            return
        about = {"power": enemy}
        way = yield Ask(PAPACY, "pair.means", ways_to_peace, g, enemy, rule="25.2-r1", about=about)
        if way == BULL:
            yield from ban_and_make_peace(g, enemy)
        else:
            yield from sue_for_peace(g, enemy)


def enemies_to_appease(g: State) -> Options:
    """Powers at war with the Papacy, but never the Protestant (25.7-r1); or none."""
    return (*[p for p in INVADERS if is_at_war(g, PAPACY, p) and ways_to_peace(g, p)], PASS)


def ways_to_peace(g: State, enemy: Id) -> Options:
    """25.2-r1,r2 A Bull against a ruler not yet banned; a suit, but not on the last turn (ruling R462)."""
    ways = []
    if enemy in BOX and not g.excommunicated[BOX[enemy]] and PAPAL_BULL in g.hands[PAPACY]:
        ways.append(BULL)
    if g.turn < g.last_turn:
        ways.append(SUE)
    return tuple(ways)


def ban_and_make_peace(g: State, enemy: Id) -> Proc[None]:
    """25.2-r1, 25-k5 The war is over; the Papacy gets a home space back or draws a card."""
    spend_card(g, PAPACY, PAPAL_BULL)
    g.excommunicated[BOX[enemy]] = True
    g.tell("ban.spoken", ban=BOX[enemy])
    make_peace(g, PAPACY, enemy)
    g.tell("peace.made", power=PAPACY, winner=enemy)
    word = yield Ask(PAPACY, "pair.penance", penances, g, enemy, rule="25-k5", about={"power": enemy})
    if word == DRAW:
        yield from draw_card(g, PAPACY)
    else:
        yield from change_hands(g, word, PAPACY)


def penances(g: State, enemy: Id) -> Options:
    return (*lost_to(g, enemy), DRAW)


def lost_to(g: State, enemy: Id) -> tuple[Id, ...]:
    """Papal home spaces, keys too, that the enemy controls."""
    return tuple([s for s in home_spaces(g, PAPACY) if g.control[s] == enemy])


def sue_for_peace(g: State, enemy: Id) -> Proc[None]:
    """25.2-r2 The Protestant wins the war: a point, two units, and a point for each space that comes back.

    Ruling R463: home spaces of the enemy that the Papacy holds go back as in any suit (9.3-p3).
    """
    g.tell("peace.sued", power=PAPACY, winner=enemy)
    win_war(g, PROTESTANT, 1)
    yield from surrender(g, PAPACY, enemy)
    yield from remove_units(g, PAPACY)
    while lost_to(g, enemy):
        space = yield Ask(
            PAPACY, "pair.regain", wanted_back, g, enemy, rule="25.2-r2", about={"power": enemy}
        )
        if space == PASS:
            break
        win_war(g, PROTESTANT, 1)
        yield from change_hands(g, space, PAPACY)
    make_peace(g, PAPACY, enemy)
    g.tell("peace.made", power=PAPACY, winner=enemy)


def wanted_back(g: State, enemy: Id) -> Options:
    return (*lost_to(g, enemy), PASS)
