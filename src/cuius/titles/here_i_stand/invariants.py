"""What must hold after every decision."""

from __future__ import annotations

from collections.abc import Iterator

from cuius.core.rulebook import invariant
from cuius.titles.here_i_stand.ids import CARDS, DIPLOMATIC, HOME, MAJORS, NOBODY, POWERS, SPACES
from cuius.titles.here_i_stand.rules.stacks import counters_left, squadrons_left
from cuius.titles.here_i_stand.state import CAPTIVE, State
from cuius.titles.here_i_stand.state import POWERS as N

Checks = Iterator[tuple[bool, object]]


@invariant("5-r2")
def counters(g: State) -> Checks:
    """No power has more units than counters, and none is owed."""
    for power in POWERS.ids:
        yield counters_left(g, power) >= 0, power
        yield squadrons_left(g, power) >= 0, power
    for column in (g.regulars, g.hired, g.squadrons, g.corsairs):
        yield min(column) >= 0, "negative"


@invariant("6-r1")
def cards(g: State) -> Checks:
    """Every card of the edition is in exactly one place."""
    places = [g.deck, g.discards, g.removed, g.late, g.laid, g.home_used, *g.hands]
    held = sorted(c for place in places for c in place)
    yield len(held) == len(set(held)), "a card twice"
    loose = [c for c in CARDS.ids if c not in held]
    for card in loose:
        known = g.board.card_kind[card] == DIPLOMATIC or not g.board.in_edition[card]
        yield known or card == g.card or card in g.pledged, card


@invariant("6.1-r6,r8")
def home_cards(g: State) -> Checks:
    """A home card is with its owner or on its power card."""
    for power in MAJORS:
        for card in g.hands[power]:
            yield g.board.card_kind[card] != HOME or g.board.card_power[card] == power, card


@invariant("5.2-r5,r7")
def mercenaries(g: State) -> Checks:
    """Minor powers and independents have regulars only."""
    for space in SPACES:
        at = space * N
        yield not any(g.hired[at + len(MAJORS) : at + N]), space


@invariant("13.1-x14")
def captives(g: State) -> Checks:
    """A leader has a captor exactly while he is captive."""
    for leader, place in enumerate(g.leader_at):
        yield (place == CAPTIVE) == (g.captor[leader] != NOBODY), leader


INVARIANTS = (counters, cards, home_cards, mercenaries, captives)
