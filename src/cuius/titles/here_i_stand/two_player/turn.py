"""25 What a turn of the game for two begins with."""

from __future__ import annotations

from typing import cast

from cuius.titles.here_i_stand.ids import CARDS, MAJORS, NOBODY
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.two_player.england import turn_the_calendar
from cuius.titles.here_i_stand.two_player.state import PairState


def begin_turn_of_two(g: State) -> None:
    """25.2-r7, 25.6-r2,r3 What held for the last turn is over; the League brings diplomatic cards."""
    pair = cast(PairState, g)
    pair.dip_played, pair.pinned = [], []
    pair.dip_due = [NOBODY] * len(MAJORS)
    if pair.league and pair.dip_late:
        new, pair.dip_late = pair.dip_late, []
        shuffle_diplomacy(pair, new)
        pair.tell("diplomacy.grows", cards=[CARDS[c] for c in new])
    turn_the_calendar(g)


def shuffle_diplomacy(g: PairState, more: list[int]) -> None:
    """25.2-r7 The discards and these cards go back into the diplomatic deck."""
    g.dip_deck = sorted([*g.dip_deck, *g.dip_discards, *more])
    g.dip_discards = []
