"""19 Cards that bring about the massacre or the Call to Arms."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.cards.registry import Moment, Need, event
from cuius.titles.guerres.cards.towns import before_the_massacre
from cuius.titles.guerres.ids import HENRI_DE_GUISE, LEAGUE
from cuius.titles.guerres.phases.call_to_arms import call_to_arms
from cuius.titles.guerres.phases.massacre import strike
from cuius.titles.guerres.state import IN_PLAY, State


def before_the_call(g: State, faction: Id, moment: Moment) -> bool:
    return not g.called


@event("entrevue_de_bayonne", "19-k3", Need(before_the_massacre, "massacred"))
def entrevue_de_bayonne(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k3 18-r8 The massacre happens without a roll."""
    yield from strike(g)


@event("he_would_not_dare", "19-k5", Need(before_the_call, "called"))
def he_would_not_dare(g: State, faction: Id, moment: Moment) -> Proc[None]:
    """19-k5 18-r13 Guise, in the League's service, is murdered, and the Call to Arms follows."""
    if g.status[HENRI_DE_GUISE] == IN_PLAY and g.allegiance[HENRI_DE_GUISE] == LEAGUE:
        g.remove(HENRI_DE_GUISE)
        g.tell("character.removed", character=HENRI_DE_GUISE)
    yield from call_to_arms(g)
