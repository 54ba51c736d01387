"""Effects of cards that last for a while, as bits of `g.lasting` by major power.

    put_in_force(g, FOUL_WEATHER_RULES, power)
    if in_force(g, FOUL_WEATHER_RULES, power): ...

A new effect gets a bit. Those in `OVER_WITH_IMPULSE` end with the impulse, the others with the turn
but for those in `OUTLASTS_THE_TURN`, which end when they have had their effect.
"""

from __future__ import annotations

from cuius.titles.here_i_stand.state import State

FOUL_WEATHER_RULES = 1
"""Card 31 against this power: no land unit moves further than one space; no ship sails, nobody assaults."""
PRINTING_PRESS_RUNS = 2
"""Card 90, for the Protestant: one die more in every Reformation attempt of the turn (18.3-s3a)."""
AUGSBURG_CONFESSED = 4
"""Card 39, for the Protestant: Papal dice suffer in attempts and in debates it calls (18.4-s4b, 18.5-s4b)."""
LUTHER_HIDDEN = 8
"""Card 37, for the Protestant: it calls no debate and brings Luther into none this turn."""
CROWNED = 16
"""For England: it has a new ruler since this turn (24-k59)."""
MORE_EXECUTED = 32
"""Card 112, for England: no debate in the English zone this turn."""
CROMWELL_PRINTS = 64
"""Card 115, for England: its treatises are cheaper this turn."""
MORE_PLEADS = 128
"""Card 112, for the Papacy: more dice in the debate that it calls."""
ROXELANA_URGES = 256
"""Card 42, for the Ottoman: an assault led by Suleiman is free, even in the impulse of the siege."""
SCOTS_RAID = 512
"""Card 97, for France: it acts in the north only, and assaults in the impulse of the siege."""
JULIA_AWAITED = 1024
"""Card 84, for the Ottoman: a hit by pirates in the Tyrrhenian Sea is worth a point this turn."""
GOVERNED = 2048
"""Card 111, for a power with colonies: once, one that would yield nothing yields a card."""
RISEN = 4096
"""Card 111, likewise: one that would yield nothing is lost."""
OVER_WITH_IMPULSE = FOUL_WEATHER_RULES | ROXELANA_URGES | SCOTS_RAID | MORE_PLEADS
OUTLASTS_THE_TURN = GOVERNED | RISEN


def in_force(g: State, effect: int, power: int) -> bool:
    return bool(g.lasting[power] & effect)
