"""3.6 What is left to choose at the start: where the Habsburg armies stand."""

from __future__ import annotations

from cuius.core.requests import Ask, Checkpoint, Options, Proc
from cuius.titles.revolution.ids import HABSBURGS, REGIONS
from cuius.titles.revolution.state import FACTIONS, State


def garrisons(g: State) -> Proc[None]:
    """3.6-r5 Two armies in orange boxes of different regions (ruling R9)."""
    yield Checkpoint("setup")
    if HABSBURGS not in g.order:
        return
    for _ in range(g.board.start[HABSBURGS].armies):
        region = yield Ask(HABSBURGS, "setup.army", orange_regions, g, rule="3.6-r5")
        g.raise_army(HABSBURGS, region)
        g.tell("army.placed", faction=HABSBURGS, region=region)


def orange_regions(g: State) -> Options:
    return tuple([r for r in REGIONS.ids if g.board.orange[r] and not g.armies[r * FACTIONS + HABSBURGS]])
