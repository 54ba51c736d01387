"""15.7.5 Battle."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.state import State


def battle(g: State, attacker: Id, defender: Id) -> Proc[Id]:
    """15.7.5-r4,r5 Both throw at once; who inflicts more losses wins. Returns the army that has won."""
    yield from ()
    return attacker
