"""Mandatory events of the religious struggle: 8, 11, 13, 15, 17."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.cards.registry import KEPT, event
from cuius.titles.here_i_stand.ids import (
    COUNCIL_OF_TRENT,
    DEFENDER_OF_THE_FAITH,
    ENGLAND,
    LUTHERS_95_THESES,
    SCHMALKALDIC_LEAGUE,
    SOCIETY_OF_JESUS,
    ZONES,
)
from cuius.titles.here_i_stand.phases.card_draw import draw_card
from cuius.titles.here_i_stand.phases.religion.attempts import counter_reformation_attempts
from cuius.titles.here_i_stand.phases.religion.council import hold_council
from cuius.titles.here_i_stand.phases.religion.league import form_league, league_is_due
from cuius.titles.here_i_stand.phases.religion.universities import place_university
from cuius.titles.here_i_stand.phases.theses import nail_theses
from cuius.titles.here_i_stand.state import State

FAITH_DEFENDED = 3
"""18.4-t2."""
FIRST_UNIVERSITIES = 2
"""18.2-r2."""

event(LUTHERS_95_THESES, rule="18.1-r1")(nail_theses)


@event(DEFENDER_OF_THE_FAITH, rule="18.4-t2")
def defender_of_the_faith(g: State, power: Id) -> Proc[None]:
    """24-k11, 18.4-t2 (ruling R3) Three Papal attempts, every zone targeted; England may draw."""
    yield from counter_reformation_attempts(g, ZONES.ids, FAITH_DEFENDED)
    if power == ENGLAND:
        yield from draw_card(g, ENGLAND)


@event(SCHMALKALDIC_LEAGUE, rule="21.6-r8")
def schmalkaldic_league(g: State, power: Id) -> Proc[str | None]:
    """24-k13, 21.6-r8,r9 (ruling R141) Formed, the card leaves the game; too early, it is discarded."""
    if not league_is_due(g):
        g.tell("league.not_yet")
        return None
    yield from form_league(g)
    if SCHMALKALDIC_LEAGUE not in g.removed:
        g.removed.append(int(SCHMALKALDIC_LEAGUE))
    return KEPT


@event(SOCIETY_OF_JESUS, rule="18.2-r2")
def society_of_jesus(g: State, power: Id) -> Proc[None]:
    """24-k15, 18.2-r2, 21.5-r2 The first two universities."""
    for _ in range(FIRST_UNIVERSITIES):
        yield from place_university(g)


@event(COUNCIL_OF_TRENT, rule="18.2-r15")
def council_of_trent(g: State, power: Id) -> Proc[None]:
    """24-k17, 18.2-r15 Debaters of both sides at Trent."""
    yield from hold_council(g)
