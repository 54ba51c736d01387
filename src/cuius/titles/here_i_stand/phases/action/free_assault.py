"""24-k42, 15.1-x1b The assault that Roxelana talks Suleiman into."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Proc
from cuius.titles.here_i_stand.ids import OTTOMAN, PLACES, SULEIMAN
from cuius.titles.here_i_stand.phases.action.assault import answers, assault_targets, storm
from cuius.titles.here_i_stand.phases.action.formation import (
    DONE,
    Formation,
    choose_units,
    leaders_left,
    whole_stack,
)
from cuius.titles.here_i_stand.rules.lasting import (
    FOUL_WEATHER_RULES,
    ROXELANA_URGES,
    in_force,
    put_out_of_force,
)
from cuius.titles.here_i_stand.rules.stacks import formation_limit, land_of
from cuius.titles.here_i_stand.state import State

FREE_ASSAULT = "free_assault"
"""Among the actions open to the Ottoman, at no price."""


def has_free_assault(g: State, power: int) -> bool:
    """24-k42 Suleiman lies before walls that could be assaulted, in this impulse or an earlier one begun."""
    if power != OTTOMAN or not in_force(g, ROXELANA_URGES, OTTOMAN):
        return False
    at = g.leader_at[SULEIMAN]
    if at < 0 or SULEIMAN in g.tired_leaders or in_force(g, FOUL_WEATHER_RULES, OTTOMAN):
        return False
    return bool(g.besieged[at]) and at in assault_targets(g, OTTOMAN, True)


def waive_free_assault(g: State) -> None:
    put_out_of_force(g, ROXELANA_URGES, OTTOMAN)


def free_assault(g: State) -> Proc[None]:
    """24-k42, 15.1-p1..p11 Once, with Suleiman in the formation; the other conditions of an assault hold."""
    waive_free_assault(g)
    space = PLACES[g.leader_at[SULEIMAN]]
    formation = yield from choose_with_suleiman(g, space)
    ready = yield from answers(g, formation)
    if ready is None:
        g.tell("assault.stopped", power=OTTOMAN, space=space)
    else:
        yield from storm(g, ready)


def choose_with_suleiman(g: State, space: Id) -> Proc[Formation]:
    """15.1-p1, 5.1-r4 Other leaders one at a time, then how many units."""
    stack = whole_stack(g, OTTOMAN, space)
    others = tuple([x for x in stack.leaders if x != SULEIMAN and x not in g.tired_leaders])
    chosen: tuple[Id, ...] = ()
    about = {"power": OTTOMAN, "space": space}
    while len(chosen) < len(others):
        word = yield Ask(
            OTTOMAN, "assault.leader", leaders_left, others, chosen, True, rule="5.1-r4", about=about
        )
        if word == DONE:
            break
        chosen = (*chosen, word)
    leaders = (SULEIMAN, *chosen)
    most = min(land_of(g, OTTOMAN, space), formation_limit(g, leaders))
    return (yield from choose_units(stack, "assault", "15.1-p1", leaders, most, 1))
