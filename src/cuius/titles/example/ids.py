"""Houses, gates and cards: small integers inside, words at the edges."""

from __future__ import annotations

from cuius.core.ids import Names
from cuius.titles.example.board import BOX

HOUSES = Names("house", BOX.houses)
GATES = Names("gate", BOX.gates)
CARDS = Names("card", BOX.cards)

BAR = CARDS["bar"]
NOBODY = -1
