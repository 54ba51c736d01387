"""A table of Here I Stand for tests, set up in the words of the game.

    def test_14_p8_a_tie_goes_to_the_defender():
        t = war_table().war("france", "england")
        t.put("calais", "england", regulars=3).put("boulogne", "france", regulars=3)
        ...

Setters return the table, readers a number or a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from cuius.kit.table import Table
from cuius.titles.here_i_stand.ids import (
    CARDS,
    FAITHS,
    HOME,
    JANISSARIES,
    LEADERS,
    MAJORS,
    MINORS,
    NOBODY,
    OTTOMAN,
    PHASES,
    PLACES,
    POWERS,
)
from cuius.titles.here_i_stand.phases.setup import ally
from cuius.titles.here_i_stand.state import ALLIED, AWAY, PEACE, POWER_COUNT, WAR, State


def his_table(players: int = 6, scenario: str = "1517", **options: str) -> HisTable:
    """Set up by the book, nothing played yet; windows ask holders only unless told otherwise."""
    return HisTable("here_i_stand", players, scenario, options={"windows": "fast", **options})


def war_table(players: int = 6, scenario: str = "1517", **options: str) -> HisTable:
    """A map without units, everybody at peace, every home space at home, no card but home cards in hand.

    The Janissaries have been used this turn.
    """
    return his_table(players, scenario, **options).empty()


class HisTable(Table):
    """Setters return the table, readers a number or a word."""

    # Setting up

    def empty(self) -> Self:
        """No unit, leader or loan on the map, no war, no ally, no siege or unrest; hands back to the deck."""
        return self.arrange(clear)

    def put(
        self, space: str, power: str, regulars: int = 0, hired: int = 0, leaders: Sequence[str] = ()
    ) -> Self:
        """Land units and army leaders of a power in a space."""

        def change(g: State) -> None:
            g.add_regulars(PLACES[space], POWERS[power], regulars)
            g.add_hired(PLACES[space], POWERS[power], hired)
            for word in leaders:
                g.leader_at[LEADERS[word]] = PLACES[space]

        return self.arrange(change)

    def ships(
        self, place: str, power: str, squadrons: int = 0, corsairs: int = 0, leaders: Sequence[str] = ()
    ) -> Self:
        """Naval units and naval leaders of a power in a port or a sea zone."""

        def change(g: State) -> None:
            g.squadrons[PLACES[place] * POWER_COUNT + POWERS[power]] += squadrons
            g.corsairs[PLACES[place]] += corsairs
            for word in leaders:
                g.leader_at[LEADERS[word]] = PLACES[place]

        return self.arrange(change)

    def lend(self, place: str, lender: str, borrower: str, squadrons: int) -> Self:
        """Squadrons on loan in a place."""

        def change(g: State) -> None:
            g.loans.append((int(PLACES[place]), int(POWERS[borrower]), int(POWERS[lender]), squadrons))
            g.loans.sort()

        return self.arrange(change)

    def war(self, one: str, *others: str) -> Self:
        return self._relate(one, others, WAR)

    def peace(self, one: str, *others: str) -> Self:
        return self._relate(one, others, PEACE)

    def ally(self, one: str, other: str) -> Self:
        """Two major powers in alliance, or a minor power active for a major one."""
        if POWERS[one] in MINORS or POWERS[other] in MINORS:
            return self.arrange(lambda g: ally(g, POWERS[one], POWERS[other]))
        return self._relate(one, (other,), ALLIED)

    def _relate(self, one: str, others: Sequence[str], how: int) -> Self:
        def change(g: State) -> None:
            for other in others:
                g.relate(POWERS[one], POWERS[other], how)

        return self.arrange(change)

    def control(self, power: str, *spaces: str) -> Self:
        return self.arrange(control={PLACES[s]: int(POWERS[power]) for s in spaces})

    def faith(self, faith: str, *spaces: str) -> Self:
        return self.arrange(faith={PLACES[s]: int(FAITHS[faith]) for s in spaces})

    def unrest(self, *spaces: str) -> Self:
        return self.arrange(unrest={PLACES[s]: True for s in spaces})

    def siege(self, space: str, since: int = 0) -> Self:
        """Under siege since that impulse; by default since the one before the present."""
        began = since or max(1, self.state.impulses - 1)
        return self.arrange(besieged={PLACES[space]: began})

    def hand(self, power: str, *cards: str) -> Self:
        """These cards come into the hand, from wherever they are."""

        def change(g: State) -> None:
            for word in cards:
                take_out(g, CARDS[word])
                g.hands[POWERS[power]].append(int(CARDS[word]))

        return self.arrange(change)

    def discarded(self, *cards: str) -> Self:
        """These cards lie in the discard pile."""

        def change(g: State) -> None:
            for word in cards:
                take_out(g, CARDS[word])
                g.discards.append(int(CARDS[word]))

        return self.arrange(change)

    def turn(self, number: int, phase: str = "action") -> Self:
        return self.arrange(turn=number, phase=int(PHASES[phase]))

    def impulse(self, power: str, cp: int = 0, card: str | None = None) -> Self:
        """The impulse of this power, with so many command points to spend."""
        played = NOBODY if card is None else int(CARDS[card])
        who = int(POWERS[power])
        stage = 1 if cp else 0

        def change(g: State) -> None:
            if card is not None:
                take_out(g, CARDS[card])
            g.phase = int(PHASES["action"])
            g.impulse, g.spender, g.cp, g.card, g.stage = who, who, cp, played, stage
            g.impulses = max(g.impulses, 2)

        return self.arrange(change)

    # Reading

    def units(self, space: str, power: str) -> tuple[int, int]:
        """Regulars and hired units of a power in a space."""
        at = PLACES[space] * POWER_COUNT + POWERS[power]
        return self.state.regulars[at], self.state.hired[at]

    def fleet(self, place: str, power: str) -> tuple[int, int]:
        """Squadrons of a power, and corsairs, in a place."""
        return self.state.squadrons[PLACES[place] * POWER_COUNT + POWERS[power]], self.state.corsairs[
            PLACES[place]
        ]

    def holder(self, space: str) -> str:
        return POWERS[self.state.control[PLACES[space]]].word

    def where(self, leader: str) -> Any:
        """The word of the place where a leader is, or the number of his fate."""
        at = self.state.leader_at[LEADERS[leader]]
        return PLACES[at].word if at >= 0 else at

    def holds(self, power: str) -> list[str]:
        """The cards in hand, home cards left out."""
        kind = self.state.board.card_kind
        return [CARDS[c].word for c in sorted(self.state.hands[POWERS[power]]) if kind[c] != HOME]


def clear(g: State) -> None:
    for column in (g.regulars, g.hired, g.squadrons, g.corsairs, g.besieged):
        column[:] = [0] * len(column)
    g.loans, g.wars_abroad, g.lost_ships = [], [], [0] * POWER_COUNT
    g.leader_at = [AWAY] * len(LEADERS)
    g.captor = [NOBODY] * len(LEADERS)
    g.relation, g.side = [PEACE] * (POWER_COUNT * POWER_COUNT), list(range(POWER_COUNT))
    g.control = [int(p) for p in g.board.home]
    g.unrest = [False] * len(g.unrest)
    for power in MAJORS:
        spare = [c for c in g.hands[power] if g.board.card_kind[c] != HOME]
        g.hands[power] = [c for c in g.hands[power] if c not in spare]
        g.deck += spare
    g.hands[OTTOMAN].remove(JANISSARIES)  # else every battle of the Ottoman would ask for them
    g.home_used.append(int(JANISSARIES))


def take_out(g: State, card: int) -> None:
    """Out of whatever pile it is in."""
    for pile in (g.deck, g.discards, g.removed, g.late, g.laid, g.home_used, *g.hands):
        if card in pile:
            pile.remove(card)
