"""9.1-r29 Words given and broken: what everybody saw, kept in mind. No rule asks for it; players do."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.titles.here_i_stand.ids import MAJORS, POWERS
from cuius.titles.here_i_stand.state import State

BINDS = 1
"""For how many turns after its own a peace or an alliance is expected to be kept."""


def word_at(one: int, other: int) -> int:
    """Where the columns keep what one major power owes another."""
    return one * len(MAJORS) + other


def give_word(g: State, one: int, other: int) -> None:
    """9.1-r4,r6 A peace or an alliance that both have agreed on."""
    g.word_given[word_at(one, other)] = g.word_given[word_at(other, one)] = g.turn


def is_bound(g: State, one: int, other: int) -> bool:
    """Did the two agree on a peace or an alliance in this turn or in the last one?"""
    given = g.word_given[word_at(one, other)]
    return given > 0 and g.turn - given <= BINDS


def break_word(g: State, one: Id, other: Id) -> None:
    """9.1-r29 A war declared on somebody who relied on peace: everybody sees it, and nothing follows."""
    if other in MAJORS and is_bound(g, one, other):
        g.word_broken[word_at(one, other)] = g.turn
        g.tell("word.broken", power=one, other=POWERS[other])
