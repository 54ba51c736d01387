"""25 The position of a game for two, who answers for the other powers, and where units may go."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.state import Hidden
from cuius.titles.here_i_stand.ids import (
    CARD_EDWARD_VI,
    CARD_MARY_I,
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
from cuius.titles.here_i_stand.rules.units import is_fortified
from cuius.titles.here_i_stand.state import POWER_COUNT, WAR, State

PAIR = (PAPACY, PROTESTANT)
"""25-r1,r2 The two players, in impulse order."""
INVADERS = (OTTOMAN, HABSBURG, FRANCE)
"""25-r4 The major powers whose units a player may lead."""
SEATS_OF_WAR = (GERMAN, ITALIAN)
OPEN_TOWNS = (METZ, LIEGE)
"""25.4-r1 Outside the two zones, all that can change hands."""
OWN_MEN_ONLY = (LANDSKNECHTS, SWISS_MERCENARIES)
"""25.3-r3 Cards that are played for no other power."""
CROWNED_BY = {CARD_EDWARD_VI: 7, CARD_MARY_I: 8}
"""25.6-r3,r4 The winters that bring about what nobody has played."""


class PairState(State):
    """One position of a game for two."""

    dip_deck: Hidden[list[int]]
    """Diplomatic cards that nobody has drawn, in no order: draws are chance."""
    dip_hands: Hidden[list[list[int]]]
    """Diplomatic cards by major power; only the two players have any."""
    dip_shown: Hidden[list[tuple[int, int, int]]]
    """What a player has seen of the other's diplomatic cards: (who looked, whose, card)."""
    dip_due: Hidden[list[int]]
    """The diplomatic card that each major power must play this turn, or nobody's."""
    dip_discards: list[int]
    """In the order they were discarded."""
    dip_late: list[int]
    """Cards that the League brings."""
    dip_played: list[int]
    """Diplomatic cards played this turn."""
    pinned: list[tuple[int, int, int]]
    """Land units that Vienna holds fast this turn: (space, power, how many)."""

    # Who plays

    def played_powers(self) -> tuple[Id, ...]:
        """25-r2,r3 The two players."""
        return PAIR

    def is_played(self, power: int) -> bool:
        """25-r3 The Papacy and the Protestant only."""
        return power in PAIR

    def player_of(self, power: int) -> Id:
        """25-r4 Who decides for a power: the Papacy for Habsburg after the League, else the Protestant."""
        if power in PAIR:
            return MAJORS[power]
        return PAPACY if power == HABSBURG and self.league else PROTESTANT

    def speakers(self, powers: tuple[Id, ...]) -> tuple[Id, ...]:
        """25.3-r2 Who is asked for a card: each player once, for himself or for the power that takes part.

        Where the whole table is asked, the powers without a player are left out.
        """
        there = [p for p in powers if p in PAIR]
        if ENGLAND in powers:
            return tuple(there)
        return tuple([p for p in powers if p in there or (p in INVADERS and self.player_of(p) not in there)])

    def may_play_for(self, power: int, card: int) -> bool:
        """25.3-r3 Mercenaries that a player hires are his own."""
        return power in PAIR or card not in OWN_MEN_ONLY

    # Where

    def may_change_hands(self, space: int) -> bool:
        """25.4-r1 The German and Italian zones, Metz and Liege; every other space keeps its holder."""
        return self.board.zone[space] in SEATS_OF_WAR or space in OPEN_TOWNS

    def is_in_field(self, power: int, space: int) -> bool:
        """25.4-r2..r4 May land units that a power commands go there?

        Ruling R468: elsewhere walls of independents that cannot fall are closed.
        """
        if self.board.zone[space] in SEATS_OF_WAR:
            return True
        if power in PAIR:
            return False
        holder = self.control[space]
        if self.side[holder] == power:
            return True
        return holder == INDEPENDENT and (self.may_change_hands(space) or not is_fortified(self, space))

    def forced_in(self, card: Id) -> int:
        """25.6-r3,r4 Edward and Mary succeed in their winters; 19.8-t1..t5 other cards as ever."""
        return CROWNED_BY.get(card, self.board.forced[card])


def opponent(player: int) -> Id:
    return PROTESTANT if player == PAPACY else PAPACY


def invaders_of(g: State, player: int) -> tuple[Id, ...]:
    """25-r4, 25.3-r1 The powers that a player may lead: those at war with his opponent."""
    foe = opponent(player) * POWER_COUNT
    return tuple([p for p in INVADERS if g.relation[foe + p] == WAR and g.player_of(p) == player])
