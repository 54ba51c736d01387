"""2.2, 3.3, 9, 21.3, 22 Powers: friends and enemies, minor powers, rulers, words given."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.board import CANNOT
from cuius.titles.here_i_stand.ids import (
    AULD_ALLIANCE,
    CARD_ANDREA_DORIA,
    COMBAT,
    DIPLOMATIC_MARRIAGE,
    ENGLAND,
    FRANCE,
    GENOA,
    HABSBURG,
    HENRY_VIII,
    INDEPENDENT,
    MAJORS,
    MANDATORY,
    MARITAL_BOXES,
    MINORS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    RESPONSE,
    RULER_HENRY_VIII,
    RULER_MARY_I,
    SCOTLAND,
    SPACES,
    VENETIAN_ALLIANCE,
    VENICE,
    WIVES,
)
from cuius.titles.here_i_stand.rules.editions import english_homes
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, PEACE, POWER_COUNT, WAR, State


def commander(g: State, power: int) -> Id:
    """3.2-r4, 22.3-r1 Who decides: the power itself, or the major power a minor one is active for."""
    return POWERS[g.side[power]]


def at_war(g: State, one: int, other: int) -> bool:
    """2.2-r8,r10,r11 Enemies; an active minor power shares its ally's wars, independents have none."""
    return g.relation[g.side[one] * POWER_COUNT + g.side[other]] == WAR


def allied(g: State, one: int, other: int) -> bool:
    """2.2-r7 The same power, a minor power active for it, or a major power in alliance with it."""
    a, b = g.side[one], g.side[other]
    return a == b or g.relation[a * POWER_COUNT + b] == ALLIED


def enemies_of(g: State, power: int) -> tuple[Id, ...]:
    """Every power whose units count as enemy units, in impulse order, minor powers last."""
    relation, side, row = g.relation, g.side, g.side[power] * POWER_COUNT
    return tuple([p for p in POWERS.ids if relation[row + side[p]] == WAR])


def allies_of(g: State, power: int) -> tuple[Id, ...]:
    """The major powers in alliance with this one, in impulse order."""
    return tuple([p for p in MAJORS if p != power and allied(g, power, p)])


def minors_of(g: State, power: int) -> tuple[Id, ...]:
    """22.3 The minor powers active for a major power."""
    return tuple([m for m in MINORS if g.side[m] == power])


def is_inactive(g: State, power: int) -> bool:
    """22.1-r1 A minor power without an ally."""
    return power in MINORS and g.side[power] == power


def decides_nothing(g: State, power: int) -> bool:
    """22.1, 22.6-r3 Inactive minor powers and independents follow fixed behaviour."""
    return power == INDEPENDENT or is_inactive(g, power)


def controls(g: State, power: int, space: int) -> bool:
    """2.2-r6 Its own control, home spaces of its active minor powers included."""
    return g.side[g.control[space]] == power


def is_friendly(g: State, power: int, space: int) -> bool:
    """2.2-r7 Controlled by the power or by one of its allies."""
    return allied(g, power, g.control[space])


def is_hostile(g: State, power: int, space: int) -> bool:
    """2.2-r8 Controlled by a power at war with it."""
    return at_war(g, power, g.control[space])


def is_shut_in(g: State, power: int, space: int) -> bool:
    """15-r3 Under siege with its side inside the walls; whoever lays the siege stands before them."""
    return g.besieged[space] > 0 and allied(g, g.control[space], power)


def others_from(power: int) -> tuple[Id, ...]:
    """Impulse order beginning after this power, without it."""
    return (*MAJORS[power + 1 :], *MAJORS[:power])


def everybody_from(power: int) -> tuple[Id, ...]:
    """Impulse order beginning after this power, the power itself last."""
    return (*others_from(power), MAJORS[power])


LEAGUE_WARS = ((PROTESTANT, HABSBURG), (PROTESTANT, PAPACY))
"""9.1-x1, 9.3-p1b Wars that nothing ends."""


def relation(g: State, one: int, other: int) -> int:
    """What the box of two powers shows."""
    return g.relation[one * POWER_COUNT + other]


def can_end(one: int, other: int) -> bool:
    """9.1-x1, 9.3-p1b The wars of the League last to the end of the game."""
    return (one, other) not in LEAGUE_WARS and (other, one) not in LEAGUE_WARS


def same_player(g: State, one: int, other: int) -> bool:
    """3.1-r2 One player runs both powers (ruling R270)."""
    return g.seat_of[one] == g.seat_of[other]


def may_ally(g: State, one: int, other: int) -> bool:
    """9.2-x1..x3 Not at war, never Papacy and Ottoman, nor Papacy and Habsburg after Henry's divorce."""
    if relation(g, one, other) != PEACE:
        return False
    pair = {one, other}
    if pair == {PAPACY, OTTOMAN}:
        return False
    return pair != {PAPACY, HABSBURG} or not has_granted(g, "divorce", PAPACY, ENGLAND)  # 9.1-r26


def has_granted(g: State, kind: str, giver: int, taker: int) -> bool:
    return (kind, giver, taker) in g.granted


def is_at_war(g: State, one: int, other: int) -> bool:
    return relation(g, one, other) == WAR


# 9.6 On whom war may be declared, and what it costs.


def may_ever_declare(g: State, one: int, other: int) -> bool:
    """9.6-x1..x8, 9.6-x2b The restrictions that hold at all times; nor does anybody fight himself (R270)."""
    if one == other or other == INDEPENDENT or g.board.war_cost[one][other] == CANNOT:  # 9.6-x1,x2,x3,x8
        return False
    if g.relation[one * POWER_COUNT + other] != PEACE:  # 9.6-x5
        return False
    if PROTESTANT in (one, other) and not g.league:  # 9.6-x6,x7
        return False
    if other in MINORS:
        if g.side[other] != other:  # 9.6-x4
            return False
        return other != SCOTLAND or g.relation[one * POWER_COUNT + FRANCE] != ALLIED  # 9.6-x2b
    return g.seat_of[one] != g.seat_of[other]


def may_declare(g: State, one: int, other: int) -> bool:
    """9.6-x9..x12 In the Diplomacy Phase also not after peace or alliance, nor on their natural allies."""
    if not may_ever_declare(g, one, other) or made_peace_with(g, one, other):
        return False
    if other in (SCOTLAND, VENICE):
        friend = FRANCE if other == SCOTLAND else PAPACY
        return g.relation[one * POWER_COUNT + friend] != ALLIED and not made_peace_with(g, one, friend)
    return True


def made_peace_with(g: State, one: int, other: int) -> bool:
    return (one, other) in g.peace_made or (other, one) in g.peace_made


def cost_of_war(g: State, one: int, other: int) -> int:
    """9.6-p2,p3, 9.6-d1 The number in the box of the two; 9.6-p2b less for Habsburg after Henry's wedding."""
    if one == HABSBURG and other == ENGLAND and has_discount(g):
        return g.board.war_cost_after_boleyn
    return g.board.war_cost[one][other]


def has_discount(g: State) -> bool:
    """9.6-p2b, 21.3-r15 Habsburg's first declaration on England since Henry married Anne Boleyn."""
    return g.boleyn_turn > 0 and not g.discount_used


def purse(g: State, power: int) -> int:
    """9.6-r2,r4 Command points in hand that can pay for wars: all but mandatory events."""
    kind, cp = g.board.card_kind, g.board.card_cp
    return sum([cp[c] for c in g.hands[power] if kind[c] != MANDATORY])


def can_pay(g: State, power: int, more: int) -> bool:
    """9.6-r2 What it owes already, and this."""
    return g.owed[power] + more <= purse(g, power)


def natural_ally(g: State, minor: Id) -> int:
    """9.6-p4,p5, 22.1-n1 Who may step in for a minor power when war is declared on it; or nobody."""
    return g.board.natural_ally[minor] if g.board.intervention[minor] else NOBODY


# 22.1, 22.2, 22.4 Which minor powers a major power may win or lose, and by which card.

ACTIVATORS = {
    AULD_ALLIANCE: (FRANCE,),  # 22.2-r4
    VENETIAN_ALLIANCE: (PAPACY,),  # 22.2-r5
    DIPLOMATIC_MARRIAGE: (HABSBURG, ENGLAND, FRANCE, PAPACY),  # 22.2-r7
    CARD_ANDREA_DORIA: (HABSBURG, FRANCE, PAPACY),  # 22.2-r8
}
DEACTIVATORS = {
    AULD_ALLIANCE: (ENGLAND, FRANCE),  # 22.4-r2
    VENETIAN_ALLIANCE: (OTTOMAN, PAPACY),  # 22.4-r3
    DIPLOMATIC_MARRIAGE: MAJORS,  # 22.4-r4
    CARD_ANDREA_DORIA: (HABSBURG, FRANCE, PAPACY),  # 22.4-r5
}


def can_activate(g: State, minor: Id, power: Id) -> bool:
    """22.1-t1..t4, 22.2-r1 The activation table, for a minor power without an ally."""
    return power in g.board.activated_by[minor] and is_inactive(g, minor)


def can_deactivate(g: State, minor: Id) -> bool:
    """22.1-t1..t4, 22.2-r9, 22.4-r1, 22.5-r4b Every active one but Hungary-Bohemia."""
    return g.board.deactivates[minor] and not is_inactive(g, minor)


def to_activate(g: State, power: Id, card: Id) -> tuple[Id, ...]:
    """22.2-r4..r8 What a card can win for a power; Andrea Doria even takes Genoa from another's side."""
    if power not in ACTIVATORS[card]:
        return ()
    found = [m for m in MINORS if card in g.board.activation_cards[m] and can_activate(g, m, power)]
    if card == CARD_ANDREA_DORIA and g.side[GENOA] not in (GENOA, power):
        found = [GENOA]
    return tuple(found)


def to_deactivate(g: State, power: Id, card: Id) -> tuple[Id, ...]:
    """22.4-r2..r5 What a card can take from whoever is its ally."""
    if power not in DEACTIVATORS[card]:
        return ()
    return tuple([m for m in MINORS if card in g.board.deactivation_cards[m] and can_deactivate(g, m)])


BINDS = 1
"""For how many turns after its own a peace or an alliance is expected to be kept."""


def word_at(one: int, other: int) -> int:
    """Where the columns keep what one major power owes another."""
    return one * len(MAJORS) + other


def is_bound(g: State, one: int, other: int) -> bool:
    """Did the two agree on a peace or an alliance in this turn or in the last one?"""
    given = g.word_given[word_at(one, other)]
    return given > 0 and g.turn - given <= BINDS


# 3.3 Rulers: administrative rating and card bonus.


def admin_rating(g: State, power: int) -> int:
    """3.3-r4, 4-r2 The number of cards a power may carry into the next turn."""
    return g.board.ruler_admin[g.ruler[power]]


def card_bonus(g: State, power: int) -> int:
    """3.3-r5, 4-r2 The number of extra cards dealt while this ruler is in office."""
    return g.board.ruler_bonus[g.ruler[power]]


# 21.3 Whether Henry can marry, and the line of the pregnancy chart.

UNBORN, SICKLY, HEALTHY = range(3)
"""Edward VI."""


def may_marry(g: State) -> bool:
    """21.3-r11 (ruling R550) Henry rules, is nobody's captive and not besieged; he may lay a siege."""
    at = g.leader_at[HENRY_VIII]
    if not henry_rules(g) or at == CAPTIVE:
        return False
    return not (0 <= at < len(SPACES) and is_shut_in(g, ENGLAND, at))


def henry_rules(g: State) -> bool:
    return g.ruler[ENGLAND] == RULER_HENRY_VIII


def may_advance(g: State) -> bool:
    """21.3-r11,r12 He may marry, both heirs are not born yet, and the track goes on."""
    if g.edward != UNBORN and g.elizabeth:
        return False
    return may_marry(g) and g.wife + 1 < len(MARITAL_BOXES)


def wife_in(g: State, box: int) -> Id | None:
    """21.3-r6 Whose name is in the box; nobody's in that of the divorce."""
    return WIVES[g.board.wife_box.index(box)] if box in g.board.wife_box else None


def line_for(chart: list[int], face: int) -> int:
    """21.3-r9 (ruling R125) The line of that number, or the next higher one that has not occurred."""
    line = min(face, len(chart))
    while line < len(chart) and chart[line - 1] != NOBODY:
        line += 1
    return line


# 21.3 What binds England while Mary I rules.


def is_bound_by_mary(g: State, power: int) -> bool:
    """21.3-r25,r26, 21.3-d2 Mary rules, and some English home space is Protestant."""
    if power != ENGLAND or g.ruler[ENGLAND] != RULER_MARY_I:
        return False
    return any(g.faith[s] == PROTESTANT_FAITH for s in english_homes(g))


def only_for_points(g: State, power: int, card: int) -> bool:
    """21.3-r27 Under Mary I England has response and combat cards for their command points only."""
    if power != ENGLAND or g.ruler[ENGLAND] != RULER_MARY_I:
        return False
    return g.board.card_kind[card] in (RESPONSE, COMBAT)
