"""6.2 Cards fetched from the discard pile."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.rules.relations import others_from
from cuius.titles.here_i_stand.state import State


def retrieve(g: State, power: Id, card: Id) -> None:
    """6.2-r19 Into the hand before everybody's eyes; it is not for this impulse (24-k56)."""
    g.discards.remove(card)
    g.hands[power].append(int(card))
    g.fresh_cards.append(int(card))
    g.shown += [(int(other), int(power), int(card)) for other in others_from(power)]
    g.tell("retrieve.taken", power=power, card=card)
