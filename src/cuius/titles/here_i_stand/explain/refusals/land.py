"""Why an answer is not offered in land war.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.ids import FIRST_SEA, INDEPENDENT, MOVE_PASS, PLACES
from cuius.titles.here_i_stand.phases.land.formation import Formation
from cuius.titles.here_i_stand.phases.land.movement import free_leaders, free_units, stands
from cuius.titles.here_i_stand.phases.land.reactions import fresh_leaders
from cuius.titles.here_i_stand.phases.land.siege import is_frozen, laid_now
from cuius.titles.here_i_stand.rules.control import holder_of, leaders_may_enter, may_enter
from cuius.titles.here_i_stand.rules.powers import allied, at_war, is_friendly
from cuius.titles.here_i_stand.rules.units import enemy_land_in, land_of, leaders_of, yet_to_intercept
from cuius.titles.here_i_stand.state import State
from cuius.titles.here_i_stand.variants.two_player.turn import unpinned

Explain = Callable[..., Refusal | None]


def space_named(what: str) -> Id | None:
    """The space that a word names, if it names one."""
    if what not in PLACES or PLACES[what] >= FIRST_SEA:
        return None
    return PLACES[what]


def why_not_from(what: str, g: State, power: Id, kind: Id) -> Refusal | None:
    """13.1-x10,x11, 15-r3 Nobody there, nobody free, or nowhere to go."""
    space = space_named(what)
    if space is None:
        return None
    about = {"space": space}
    if space not in stands(g, power):
        return Refusal("refused.march.nobody", "13.1-p1", about)
    if is_frozen(g, power, space):
        return Refusal("refused.march.besieged", "15-r3", about)
    if laid_now(g, power, space):
        return Refusal("refused.march.fresh-siege", "13.1-x11", about)
    if g.two_player and not unpinned(g, power, space):
        return Refusal("refused.march.pinned", "25-k218", about)
    if not free_units(g, power, space) and not free_leaders(g, power, space):
        return Refusal("refused.march.beaten", "13.1-x10", about)
    return Refusal("refused.march.no-road", "13.1-p2", about)


def why_not_to(what: str, g: State, formation: Formation, kind: Id) -> Refusal | None:
    """13.1-p2,p3, 13.1-x3..x9,x12 Not next to it, or not open to the formation."""
    space = space_named(what)
    if space is None:
        return None
    power, origin = formation.power, formation.origin
    about = {"space": space}
    if space not in g.board.neighbours[origin]:
        return Refusal("refused.march.far", "13.1-p2", about)
    if (space in g.board.passes[origin]) != (kind == MOVE_PASS):
        key = "refused.march.plain" if kind == MOVE_PASS else "refused.march.pass"
        return Refusal(key, "13.1-p3", about)
    if not formation.size and may_enter(g, power, space) and not leaders_may_enter(g, power, space):
        return Refusal("refused.march.leaders-alone", "13.1-x12", about)
    if not g.league and g.board.electorate[space]:
        return Refusal("refused.march.electorate", "21.6-x4", about)
    if not g.is_in_field(power, space):
        return Refusal("refused.march.abroad", "25.4-r2", about)
    holder = holder_of(g, space)
    if holder not in (power, INDEPENDENT) and not at_war(g, power, holder) and not allied(g, power, holder):
        return Refusal("refused.march.neutral", "13.1-x3", {"space": space, "power": holder})
    return Refusal("refused.march.strangers", "13.1-x4", about)


def why_not_intercepted(
    what: str, g: State, power: Id, destination: Id, used: tuple[Id, ...], mover: Formation
) -> Refusal | None:
    """13.2-r1,r2,r4,r5,r12, 13.2-p4 Not next to it, besieged, spent, or a leader alone."""
    space = space_named(what)
    if space is None:
        return None
    about = {"space": space}
    if space in used:
        return Refusal("refused.march.tried-there", "13.2-p4", about)
    if space in g.board.passes[destination]:
        return Refusal("refused.march.no-pass", "13.2-r2", about)
    if space not in g.board.links[destination]:
        return Refusal("refused.march.far", "13.2-r1", about)
    if not land_of(g, power, space) and not leaders_of(g, power, space):
        return Refusal("refused.march.nobody", "13.2-r1", about)
    if is_frozen(g, power, space):
        return Refusal("refused.march.besieged", "13.2-r5", about)
    if not yet_to_intercept(g, power, space) and fresh_leaders(g, power, space):
        return Refusal("refused.march.leader-alone", "13.2-r12", about)
    return Refusal("refused.march.tried", "13.2-r4", about)


def why_not_avoided(
    what: str, g: State, power: Id, mover: Formation, barred: tuple[int, ...]
) -> Refusal | None:
    """13.3-x1,x2,x4 The enemy's own way, foreign ground, unrest, enemies."""
    return no_way(what, g, power, mover.origin, barred, ("13.3-p2", "13.3-x4", "13.3-x1", "13.3-x2"))


def why_not_retreated(what: str, g: State, power: Id, space: Id, barred: tuple[int, ...]) -> Refusal | None:
    """14.1-r3, 14.1-x1,x3,x4 Likewise."""
    return no_way(what, g, power, space, barred, ("14.1-r3", "14.1-x4", "14.1-x3", "14.1-x1"))


def no_way(
    what: str, g: State, power: Id, space: Id, barred: tuple[int, ...], rules: tuple[str, str, str, str]
) -> Refusal | None:
    """Rules in the order: adjacent, where the enemy came from, whose space, calm and free of enemies."""
    target = space_named(what)
    if target is None:
        return None
    adjacent, enemy_came, whose, calm = rules
    about = {"space": target}
    if target not in g.board.neighbours[space]:
        return Refusal("refused.march.far", adjacent, about)
    if target in barred:
        return Refusal("refused.march.enemys-way", enemy_came, about)
    if not is_friendly(g, power, target):
        return Refusal("refused.march.not-friendly", whose, about)
    if g.unrest[target]:
        return Refusal("refused.march.unrest", calm, about)
    if enemy_land_in(g, power, target):
        return Refusal("refused.march.enemies", calm, about)
    if not g.is_in_field(power, target):
        return Refusal("refused.march.abroad", "25.4-r2", about)
    return Refusal("refused.march.electorate", "21.6-x4", about)


REFUSALS_LAND: Mapping[str, Explain] = {
    "move.from": why_not_from,
    "move.to": why_not_to,
    "intercept.from": why_not_intercepted,
    "avoid.to": why_not_avoided,
    "retreat.to": why_not_retreated,
    "siege.retreat": why_not_retreated,
}
