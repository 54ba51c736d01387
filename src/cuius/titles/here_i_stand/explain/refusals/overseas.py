"""20, 21.3 Why a voyage, a discovery, a colony box or a marriage is not open.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.cards.home import FIRST_MARRIAGE, FOES, MARRY
from cuius.titles.here_i_stand.explain.refusals.diplomacy import standing_reason
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    COLONIES,
    COLONIZE,
    CONQUER,
    DISCOVERIES,
    ENGLAND,
    EXPLORE,
    HENRY_VIII,
    NOBODY,
    PACIFIC_STRAIT,
    POWERS,
    RULER_HENRY_VIII,
)
from cuius.titles.here_i_stand.rules.new_world import COLONIZED, CONQUERED, EXPLORED, is_done
from cuius.titles.here_i_stand.rules.powers import UNBORN, may_marry
from cuius.titles.here_i_stand.state import CAPTIVE, State

Explain = Callable[..., Refusal | None]
VOYAGES = {
    EXPLORE: (EXPLORED, "20.2-r3", "refused.voyage.explorers", "20.2-x1"),
    COLONIZE: (COLONIZED, "20.1-r3", "refused.voyage.boxes", "20.1-r4"),
    CONQUER: (CONQUERED, "20.3-r3", "refused.voyage.conquistadors", "20.3-x1"),
}
"""What it counts as, the statement that limits it, and why nobody can be sent although the turn allows it."""


def why_no_voyage(what: str, g: State, power: Id) -> Refusal | None:
    """20-r1, 20.1-r3,r4, 20.2-r3, 20.2-x1, 20.3-r3, 20.3-x1 Of the actions, those that lead overseas."""
    if what not in ACTIONS or ACTIONS[what] not in VOYAGES:
        return None
    word = ACTIONS[what]
    deed, limit, nobody, needs = VOYAGES[word]
    cost = g.board.cost[power][word]
    if not cost:
        return Refusal("refused.voyage.never", "20-r1", {"power": power})
    if is_done(g, deed, power):
        return Refusal("refused.voyage.once", limit, {"action": word})
    if cost > g.cp:
        return Refusal("refused.voyage.points", limit, {"action": word, "cost": cost})
    return Refusal(nobody, needs, {"power": power})


def why_no_discovery(what: str, g: State) -> Refusal | None:
    """20.2-t4, 20.2-t5 Claimed already, or found on the way only."""
    if what not in DISCOVERIES:
        return None
    discovery = DISCOVERIES[what]
    owner = g.discovered[discovery]
    if owner != NOBODY:
        about = {"discovery": discovery, "power": POWERS[owner]}
        return Refusal("refused.voyage.claimed", "20.2-t4", about)
    if discovery == PACIFIC_STRAIT:
        return Refusal("refused.voyage.strait", "20.2-t5", {"discovery": discovery})
    return None


def why_no_box(what: str, g: State, power: Id) -> Refusal | None:
    """20.1-r5 Another power's box, or one that is taken."""
    if what not in COLONIES:
        return None
    box = COLONIES[what]
    mine = g.board.colony_power[box] == power
    key = "refused.voyage.box_taken" if mine else "refused.voyage.box_foreign"
    return Refusal(key, "20.1-r5", {"colony": box})


def why_no_wives(what: str, g: State) -> Refusal | None:
    """21.3-r1,r2, 21.3-r11,r12 The war is forbidden, or Henry cannot marry."""
    if what == MARRY:
        return why_no_marriage(g)
    if what not in POWERS:
        return None
    enemy = POWERS[what]
    if enemy not in FOES:
        return Refusal("refused.wives.foes", "21.3-r1", {"power": enemy})
    key, rule = standing_reason(g, ENGLAND, enemy) or ("refused.war-protector", "9.6-x2b")
    return Refusal(key, rule, {"power": enemy})


def why_no_marriage(g: State) -> Refusal:
    """21.3-r2, 21.3-r11,r12"""
    if g.turn < FIRST_MARRIAGE:
        return Refusal("refused.wives.early", "21.3-r2")
    if g.ruler[ENGLAND] != RULER_HENRY_VIII:
        return Refusal("refused.wives.dead", "21.3-r11")
    if g.leader_at[HENRY_VIII] == CAPTIVE:
        return Refusal("refused.wives.captive", "21.3-r11")
    if not may_marry(g):
        return Refusal("refused.wives.besieged", "21.3-r11")
    if g.edward != UNBORN and g.elizabeth:
        return Refusal("refused.wives.heirs", "21.3-r12")
    return Refusal("refused.wives.last", "21.3-r2")


REFUSALS_WORLD: Mapping[str, Explain] = {
    "action": why_no_voyage,
    "voyage.choice": why_no_discovery,
    "colony.box": why_no_box,
    "wives.choice": why_no_wives,
}
