"""A table of two for tests: the Papacy and the Protestant, and their diplomatic cards."""

from __future__ import annotations

from typing import Self, cast

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.ids import CARDS, HOME, LEADERS, NOBODY, PLACES, POWERS
from cuius.titles.here_i_stand.state import AWAY, POWER_COUNT, State
from cuius.titles.here_i_stand.variants.two_player.diplomacy import lay_card
from cuius.titles.here_i_stand.variants.two_player.state import PairState
from cuius.titles.here_i_stand.variants.two_player.turn import answered_by_two
from tests.here_i_stand.tables import HisTable


class PairTable(HisTable):
    """Setters return the table, readers a number or a word."""

    def bare(self) -> Self:
        """No unit, ship or leader on the map, no card but home cards in hand."""
        return self.arrange(clear)

    def league(self) -> Self:
        """The League has been formed, the Catholics are united."""
        self.arrange(league=True)
        return self.ally("papacy", "habsburg").war("protestant", "papacy", "habsburg")

    def diplomatic(self, power: str, *cards: str) -> Self:
        """These diplomatic cards come into the hand, from wherever they are."""

        def change(g: State) -> None:
            pair = cast(PairState, g)
            for word in cards:
                for pile in (pair.dip_deck, pair.dip_discards, pair.dip_late, *pair.dip_hands):
                    if CARDS[word] in pile:
                        pile.remove(CARDS[word])
                pair.dip_hands[POWERS[power]].append(int(CARDS[word]))

        return self.arrange(change)

    def lays(self, power: str, card: str) -> Self:
        """The player lays a diplomatic card on turn 2 (or later), others in hand or not."""
        self.turn(max(2, self.state.turn), "diplomacy").diplomatic(power, card)
        return self.play(by_two, lay_card, POWERS[power]).answer(power, "diplomacy.card", card)

    @property
    def pair(self) -> PairState:
        return cast(PairState, self.state)

    def keeps(self, power: str) -> list[str]:
        """The diplomatic cards of a player."""
        return sorted(CARDS[c].word for c in self.pair.dip_hands[POWERS[power]])

    def pile(self) -> list[str]:
        """The diplomatic discards."""
        return [CARDS[c].word for c in self.pair.dip_discards]


def pair_table(**options: str) -> PairTable:
    """Set up by the book; windows ask holders only unless told otherwise."""
    return PairTable("here_i_stand", 2, "1517", options={"windows": "fast", **options})


def by_two(g: State, procedure: object, *args: object) -> Proc[None]:
    """A procedure whose questions go to the two players."""
    return answered_by_two(g, procedure(g, *args))  # type: ignore[operator]


def clear(g: State) -> None:
    for column in (g.regulars, g.hired, g.squadrons):
        column[:] = bytes(len(column))
    g.leader_at, g.captor = [AWAY] * len(LEADERS), [NOBODY] * len(LEADERS)
    for hand in g.hands:
        spare = [c for c in hand if g.board.card_kind[c] != HOME]
        hand[:] = [c for c in hand if c not in spare]
        g.deck += spare


def controlled(t: HisTable, power: Id, word: str) -> bool:
    return t.state.control[PLACES[word]] == power


def ships(t: HisTable) -> dict[str, int]:
    """Where squadrons lie, and how many."""
    found: dict[str, int] = {}
    for at, many in enumerate(t.state.squadrons):
        if many:
            place = PLACES[at // POWER_COUNT].word
            found[place] = found.get(place, 0) + many
    return found
