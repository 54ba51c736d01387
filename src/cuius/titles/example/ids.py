"""Houses, gates and cards: small integers inside, words at the edges."""

from __future__ import annotations

from cuius.core.ids import Names

HOUSES = Names("house", ("heron", "stag", "boar", "otter"))
GATES = Names("gate", ("north", "river", "mill"))
CARDS = Names("card", ("militia", "company", "cannon", "bar"))

BAR = CARDS["bar"]
NOBODY = -1
