"""25 Two players, the Papacy and the Protestant: who answers for the other powers, and where units may go."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    GERMAN,
    HABSBURG,
    INDEPENDENT,
    ITALIAN,
    LANDSKNECHTS,
    LIEGE,
    MAJORS,
    METZ,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    SWISS_MERCENARIES,
)
from cuius.titles.here_i_stand.rules.stacks import is_fortified
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import WAR, State

PAIR = (PAPACY, PROTESTANT)
"""25-r1,r2 The two players, in impulse order."""
INVADERS = (OTTOMAN, HABSBURG, FRANCE)
"""25-r4 The major powers whose units a player may lead."""
SEATS_OF_WAR = (GERMAN, ITALIAN)
OPEN_TOWNS = (METZ, LIEGE)
"""25.4-r1 Outside the two zones, all that can change hands."""
OWN_MEN_ONLY = (LANDSKNECHTS, SWISS_MERCENARIES)
"""25.3-r3 Cards that are played for no other power."""


def players_of(g: State) -> tuple[Id, ...]:
    """25-r2,r3 The powers with impulses, cards and points: all six, or the two players."""
    return PAIR if g.two_player else MAJORS


def is_played(g: State, power: int) -> bool:
    """25-r3 Somebody sits at the table for this very power."""
    return not g.two_player or power in PAIR


def opponent(player: int) -> Id:
    return PROTESTANT if player == PAPACY else PAPACY


def player_of(g: State, power: int) -> Id:
    """25-r4 Who decides for a power: the Papacy for Habsburg after the League, else the Protestant."""
    if power in PAIR or not g.two_player:
        return MAJORS[power]
    return PAPACY if power == HABSBURG and g.league else PROTESTANT


def invaders_of(g: State, player: int) -> tuple[Id, ...]:
    """25-r4, 25.3-r1 The powers that a player may lead: those at war with his opponent."""
    foe = opponent(player) * N
    return tuple([p for p in INVADERS if g.relation[foe + p] == WAR and player_of(g, p) == player])


def speakers(g: State, powers: tuple[Id, ...]) -> tuple[Id, ...]:
    """25.3-r2 Who is asked for a card: each player once, for himself or for the power that takes part.

    Where the whole table is asked, the powers without a player are left out.
    """
    there = [p for p in powers if p in PAIR]
    if ENGLAND in powers:
        return tuple(there)
    return tuple([p for p in powers if p in there or (p in INVADERS and player_of(g, p) not in there)])


def may_play_for(g: State, power: int, card: int) -> bool:
    """25.3-r3 Mercenaries that a player hires are his own."""
    return is_played(g, power) or card not in OWN_MEN_ONLY


# Where


def may_change_hands(g: State, space: int) -> bool:
    """25.4-r1 The German and Italian zones, Metz and Liege; every other space keeps its holder."""
    return not g.two_player or g.board.zone[space] in SEATS_OF_WAR or space in OPEN_TOWNS


def is_in_field(g: State, power: int, space: int) -> bool:
    """25.4-r2..r4 May land units that a power commands go there?

    Ruling R468: elsewhere walls of independents that cannot fall are closed.
    """
    if not g.two_player or g.board.zone[space] in SEATS_OF_WAR:
        return True
    if power in PAIR:
        return False
    holder = g.control[space]
    if g.side[holder] == power:
        return True
    return holder == INDEPENDENT and (may_change_hands(g, space) or not is_fortified(g, space))
