"""Who keeps his word: what everybody saw, how long it rankles, and what it costs to do the same."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import MAJORS
from cuius.titles.here_i_stand.rules.word import BINDS, word_at
from cuius.titles.here_i_stand.stewarding.sight import Sight, pairs

MEMORY = 4
"""After so many turns a broken word is forgotten."""
HURT, WARNED = 0.6, 0.2
"""How much more an offer must be worth to whom the word was broken, and to everybody else."""
GOOD_NAME = 0.1
"""How much more a war must promise that breaks one's own word."""


def rankling(s: Sight, by: int, to: int) -> float:
    """From 1, in the turn in which the word was broken, down to nothing."""
    broken = pairs(s.view["word_broken"]).get(word_at(by, to))
    return max(0.0, 1 - (s.turn - broken) / MEMORY) if broken else 0.0


def grudge(s: Sight, to: int, by: int) -> float:
    """What an offer must be worth more to this power because the other has broken its word."""
    others = max([rankling(s, by, p) for p in MAJORS if p not in (by, to)])
    return max(HURT * rankling(s, by, to), WARNED * others)


def is_wronged(s: Sight, to: int, by: int) -> bool:
    """Has this power not yet forgotten that the other broke its word to it?"""
    return rankling(s, by, to) > 0


def is_promised(s: Sight, other: int) -> bool:
    """Have I agreed with this power on peace or alliance in this turn or the last?"""
    given = pairs(s.view["word_given"]).get(word_at(s.me, other))
    return given is not None and s.turn - given <= BINDS
