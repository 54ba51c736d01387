"""14.7 Collecting taxes."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.ids import ROYALIST
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.court_rolls import tax_modifiers
from cuius.titles.guerres.state import State


def taxes(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r37,r38 3.1-r3 Royal taxes rise by one level."""
    g.tell("taxes.announced", faction=faction, character=character)
    if (yield from resolve(g, faction, character, tax_modifiers(g, character))):
        g.taxes += 1
        g.tell("taxes.level", level=g.taxes)


def can_tax(g: State, faction: Id, character: Id) -> bool:
    """14.7-r37 The Royalists only."""
    return faction == ROYALIST
