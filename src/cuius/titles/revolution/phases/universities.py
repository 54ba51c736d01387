"""6.19 Universities awarded."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Checkpoint, Proc
from cuius.titles.revolution.ids import CATHOLICS, FAITHS, HABSBURGS, NOBODY, REFORMERS, UNIVERSITIES
from cuius.titles.revolution.rules.counters import controller
from cuius.titles.revolution.state import State

NONE, CATHOLIC, REFORMED = FAITHS


def universities(g: State) -> Proc[None]:
    """6.19 Whoever controls the place decides; Burghers and Nobility change nothing."""
    yield Checkpoint("universities")
    for university in UNIVERSITIES.ids:
        faith = next_faith(g, university)
        if faith != g.university[university]:
            g.university[university] = faith
            g.tell("university.changed", university=university, faith=FAITHS[faith])


def next_faith(g: State, university: Id) -> int:
    """6.19-r1..r9 A city counts by its card, a town by the counter in it (ruling R55)."""
    holder = controller(g, g.board.university_place[university])
    if holder == REFORMERS:
        return REFORMED
    if holder in (CATHOLICS, HABSBURGS):
        return CATHOLIC if g.board.established[university] else NONE
    if holder == NOBODY and g.board.established[university]:
        return CATHOLIC
    return g.university[university]
