"""What must hold after every decision of a game for two."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from cuius.core.rulebook import invariant
from cuius.titles.here_i_stand.ids import DIPLOMATIC_CARDS, ENGLAND, HABSBURG, MINORS, NOBODY, PAPACY, SPACES
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, State
from cuius.titles.here_i_stand.variants.two_player.state import PAIR, PairState

Checks = Iterator[tuple[bool, object]]


@invariant("25.2-r3")
def diplomatic_cards(g: State) -> Checks:
    """Every diplomatic card is in exactly one place, or being played."""
    if not g.two_player:
        return
    pair = cast(PairState, g)
    piles = [pair.dip_deck, pair.dip_discards, pair.dip_late, *pair.dip_hands]
    held = [c for pile in piles for c in pile] + [c for c in g.removed if c in DIPLOMATIC_CARDS]
    yield len(held) == len(set(held)), "a diplomatic card twice"
    for card in DIPLOMATIC_CARDS:
        yield card in held or card in pair.dip_played, card


@invariant("25.2-r4")
def known_diplomacy(g: State) -> Checks:
    """What was seen of diplomatic cards, and what must be played, is in that hand."""
    if g.two_player:
        pair = cast(PairState, g)
        for _, whose, card in pair.dip_shown:
            yield card in pair.dip_hands[whose], card
        for power, card in enumerate(pair.dip_due):
            yield card in (NOBODY, *pair.dip_hands[power], *pair.dip_played), card


@invariant("25-r3")
def two_hands(g: State) -> Checks:
    """Only the players hold cards."""
    for power, hand in enumerate(g.hands if g.two_player else ()):
        yield power in PAIR or not hand, power


@invariant("25.4-r1")
def fixed_borders(g: State) -> Checks:
    """Outside the seats of war every space is its first holder's, or goes with its minor power."""
    if not g.two_player:
        return
    first = g.board.setups[g.scenario].control
    for space in SPACES:
        if not g.may_change_hands(space) and g.board.home[space] not in MINORS:
            yield g.control[space] == first[space], space


@invariant("25.7-r1")
def catholic_union(g: State) -> Checks:
    """After the League Papacy and Habsburg are allies; England has no part in anything."""
    if g.two_player:
        yield not g.league or g.relation[PAPACY * POWER_COUNT + HABSBURG] == ALLIED, "union"
        yield not any(g.relation[ENGLAND * POWER_COUNT : ENGLAND * POWER_COUNT + POWER_COUNT]), ENGLAND


INVARIANTS_FOR_TWO = (diplomatic_cards, known_diplomacy, two_hands, fixed_borders, catholic_union)
