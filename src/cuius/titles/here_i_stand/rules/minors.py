"""22.1, 22.2, 22.4 Which minor powers a major power may win or lose, and by which card."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    AULD_ALLIANCE,
    CARD_ANDREA_DORIA,
    DIPLOMATIC_MARRIAGE,
    ENGLAND,
    FRANCE,
    GENOA,
    HABSBURG,
    MINORS,
    OTTOMAN,
    PAPACY,
    VENETIAN_ALLIANCE,
)
from cuius.titles.here_i_stand.rules.relations import is_inactive
from cuius.titles.here_i_stand.state import State

ACTIVATORS = {
    AULD_ALLIANCE: (FRANCE,),  # 22.2-r4
    VENETIAN_ALLIANCE: (PAPACY,),  # 22.2-r5
    DIPLOMATIC_MARRIAGE: (HABSBURG, ENGLAND, FRANCE, PAPACY),  # 22.2-r7
    CARD_ANDREA_DORIA: (HABSBURG, FRANCE, PAPACY),  # 22.2-r8
}
DEACTIVATORS = {
    AULD_ALLIANCE: (ENGLAND, FRANCE),  # 22.4-r2
    VENETIAN_ALLIANCE: (OTTOMAN, PAPACY),  # 22.4-r3
    DIPLOMATIC_MARRIAGE: (HABSBURG, ENGLAND, FRANCE, PAPACY),  # 22.4-r4
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
