"""Results of chance, computed without the rules."""

from __future__ import annotations

from cuius.core.chance import Committed
from cuius.core.chance_ledger import ChanceRequest
from cuius.core.requests import Draw, Roll


def computed(chance: Committed, counter: int, request: ChanceRequest) -> list[int] | str:
    """The result that seed, salts and counter give, as a record writes it."""
    if request.d6 is not None:
        return list(chance.roll(counter, Roll(d6=request.d6, why="x")))
    word: str = chance.draw(counter, Draw(request.pool, why="x"))
    return word
