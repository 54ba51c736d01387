"""Effects of cards that last for a while, as bits of `g.lasting` by major power.

    put_in_force(g, FOUL_WEATHER_RULES, power)
    if in_force(g, FOUL_WEATHER_RULES, power): ...

A new effect gets a bit. Those in `OVER_WITH_IMPULSE` end with the impulse, the others with the turn.
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

ROXELANA_URGES = 256
"""Card 42, for the Ottoman: an assault led by Suleiman is free, even in the impulse of the siege."""
SCOTS_RAID = 512
"""Card 97, for France: it acts in the north only, and assaults in the impulse of the siege."""
JULIA_AWAITED = 1024
"""Card 84, for the Ottoman: a hit by pirates in the Tyrrhenian Sea is worth a point this turn."""

OVER_WITH_IMPULSE = FOUL_WEATHER_RULES | ROXELANA_URGES | SCOTS_RAID


def put_in_force(g: State, effect: int, power: int) -> None:
    g.lasting[power] |= effect


def in_force(g: State, effect: int, power: int) -> bool:
    return bool(g.lasting[power] & effect)


def put_out_of_force(g: State, effect: int, power: int) -> None:
    g.lasting[power] &= ~effect


def end_with_impulse(g: State) -> None:
    """What lasts for one impulse is over."""
    if any(g.lasting):
        g.lasting = [bits & ~OVER_WITH_IMPULSE for bits in g.lasting]


def end_with_turn(g: State) -> None:
    """Nothing outlasts the turn."""
    g.lasting = [0] * len(g.lasting)
