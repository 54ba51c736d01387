"""The courts of England and France, for their tests."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import ENGLAND, MARITAL_BOXES, NOBODY, POWERS, RULERS, WIVES
from cuius.titles.here_i_stand.rules.powers import HEALTHY, SICKLY
from tests.here_i_stand.tables import HisTable, war_table

EDWARD = {"sickly": SICKLY, "healthy": HEALTHY}


def henrys_court(turn: int = 2, box: str = "ask_for_divorce", **options: str) -> HisTable:
    """England's impulse on an empty map; Henry stands in London and in this box of his track."""
    t = war_table(**options).turn(turn).put("london", "england", leaders=["henry_viii"])
    return t.arrange(wife=int(MARITAL_BOXES[box])).impulse("england")


def occurred(t: HisTable, *lines: int) -> HisTable:
    """These lines of the pregnancy chart bear a wife's marker."""
    t.arrange(chart={line - 1: int(WIVES["anne_boleyn"]) for line in lines})
    if 4 in lines:
        t.arrange(elizabeth=True)
    if 5 in lines:
        t.arrange(edward=SICKLY)
    if 6 in lines:
        t.arrange(edward=HEALTHY)
    return t


def chart(t: HisTable) -> dict[int, str]:
    """The wives on the pregnancy chart by line."""
    return {line: WIVES[who].word for line, who in enumerate(t.state.chart, 1) if who != NOBODY}


def box(t: HisTable) -> str:
    return MARITAL_BOXES[t.state.wife].word


def rules(t: HisTable, power: str = "england") -> str:
    return RULERS[t.state.ruler[POWERS[power]]].word


def reign(t: HisTable, ruler: str) -> HisTable:
    """Somebody else than Henry rules England; his leader is gone."""
    return t.arrange(ruler={ENGLAND: int(RULERS[ruler])})
