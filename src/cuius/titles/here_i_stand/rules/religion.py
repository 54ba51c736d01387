"""18 Religious influence: which spaces can be won over, and the dice of religious attempts.

18-r1 The struggle goes on beside the wars; only what stands in a space or next to it touches both.
"""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.odds import Modifier
from cuius.core.requests import Options
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    ENGLAND,
    FAITHS,
    INDEPENDENT,
    NEITHER,
    NO_ZONE,
    NOBODY,
    OTTOMAN,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
    ZONES,
)
from cuius.titles.here_i_stand.rules.editions import waits_behind_walls
from cuius.titles.here_i_stand.rules.lasting import PRINTING_PRESS_RUNS, in_force
from cuius.titles.here_i_stand.state import POWER_COUNT, State

# Counting


def influenced_spaces(g: State) -> int:
    """21.6-r2 All spaces under Protestant influence, those in unrest included; points count fewer (23.2)."""
    return g.faith.count(PROTESTANT_FAITH)


def is_targeted(g: State, space: int, zones: tuple[Id, ...]) -> bool:
    """18.3-s1b, 18.4-s1b Is the space in a zone the attempt targets? Ruling R301: not without a zone."""
    zone = g.board.zone[space]
    return zone != NO_ZONE and zone in zones


def all_zones() -> Options:
    return ZONES.ids


# Who can be won over


def reformable(g: State) -> tuple[Id, ...]:
    """18.3-s1, 12.4-r7,r18 Catholic spaces with a reformer, beside a Protestant space, or by sea from a port.

    A pass joins; a Protestant neighbour or port in unrest does not (ruling R93).
    """
    near = [False] * len(SPACES)
    for space, faith in enumerate(g.faith):
        if faith == PROTESTANT_FAITH and not g.unrest[space]:
            for other in g.board.neighbours[space]:
                near[other] = True
            for sea in g.board.seas[space]:
                for port in g.board.ports_on[sea]:
                    near[port] = True
    for at in g.reformer_at:
        if at >= 0:
            near[at] = True
    return tuple([s for s in SPACES if near[s] and g.faith[s] == CATHOLIC])


def recoverable(g: State) -> tuple[Id, ...]:
    """18.4-s1, 12.4-r8,r18 (rulings R93, R98) Protestant spaces with a university or Catholic neighbour."""
    return tuple([s for s in SPACES if g.faith[s] == PROTESTANT_FAITH and is_recoverable(g, s)])


def is_recoverable(g: State, space: int) -> bool:
    faith, unrest = g.faith, g.unrest
    if space in g.universities:
        return True
    for other in g.board.neighbours[space]:
        if faith[other] == CATHOLIC and not unrest[other]:
            return True
    for sea in g.board.seas[space]:
        for port in g.board.ports_on[sea]:
            if faith[port] == CATHOLIC and not unrest[port]:
                return True
    return False


def beside(g: State, faith: int, space: int) -> bool:
    """18.1-p5b, 18.1-p6b (ruling R84) Next to a space of this religion, over a pass too."""
    return any(g.faith[other] == faith for other in g.board.neighbours[space])


# The troops of the electorates (21.6)


def may_muster(g: State, space: int) -> bool:
    """21.6-r5,r17,r18, 21.6-d1 Protestant in religion; after the League under its control as well."""
    if g.faith[space] != PROTESTANT_FAITH:
        return False
    return not g.league or (g.control[space] == PROTESTANT and not waits_behind_walls(g, space))


# 18.2, 18.3, 18.4 The dice of religious attempts, each with its reason.
#
# Both sides count their dice alike whether they attack or defend (18.3-s2 and 18.4-s6, 18.4-s2 and 18.3-s6);
# what comes on top is in `reformation_bonus` and `counter_bonus`.

HERE, NEXT = 2, 1
"""18.2-r1,r4,r5, 8.2-r7 Dice for what stands in the space itself, and for what stands beside it."""
KINDS = ("spaces", "pillar_here", "pillars", "troops_here", "troops")
"""What dice come from: adjacent spaces, reformers or universities here and beside, stacks here and beside."""
RULES: dict[int, tuple[str, ...]] = {
    PROTESTANT_FAITH: ("18.3-s2a", "18.3-s2g", "18.3-s2e", "18.3-s2h", "18.3-s2f"),
    CATHOLIC: ("18.4-s2a", "18.4-s2f", "18.4-s2d", "18.4-s2g", "18.4-s2e"),
}
"""By side, in the order of `KINDS`."""
Dice = tuple[Modifier, ...]


def faith_of_units(g: State, owner: int) -> int:
    """18.2-r7..r14, 18.2-x1, 18.2-n1,n2 The religion of land units; minor powers follow their ally (R88).

    English units follow their ruler, and Scottish ones with them while Scotland is England's ally.
    """
    side = g.side[owner]
    if side == ENGLAND:
        return g.board.ruler_units[g.ruler[ENGLAND]]
    if side == PROTESTANT:
        return PROTESTANT_FAITH
    return NEITHER if side == OTTOMAN else CATHOLIC


def unit_faiths(g: State) -> tuple[int, ...]:
    """By power."""
    return tuple([faith_of_units(g, owner) for owner in range(INDEPENDENT + 1)])


def has_stack(g: State, faith: int, space: int, faiths: tuple[int, ...]) -> bool:
    """18.2-r5,r6, 18.2-n3, 18.3-s2i, 18.4-s2i One unit is a stack; more units or leaders change nothing."""
    at = space * POWER_COUNT
    if not any(g.regulars[at : at + POWER_COUNT]) and not any(g.hired[at : at + POWER_COUNT]):
        return False
    return any((g.regulars[at + p] or g.hired[at + p]) and faiths[p] == faith for p in range(POWER_COUNT))


def base_dice(g: State, faith: int, space: int) -> Dice:
    """One side's dice for an attempt in this space, at least one.

    18.3-s2, 18.3-s2a,s2e,s2f,s2g,s2h,s2b,s2c and 18.4-s6, 18.4-s6a,s6d,s6e,s6f,s6g,s6b,s6c for the
    Protestant side; 18.4-s2, 18.4-s2a,s2d,s2e,s2f,s2g,s2b,s2c and 18.3-s6, 18.3-s6a,s6d,s6e,s6f,s6g,s6b,s6c
    for the Papal one: spaces, persons or schools, and troops, two dice here and one for each beside it.
    """
    faiths = unit_faiths(g)
    pillars = g.reformer_at if faith == PROTESTANT_FAITH else g.universities
    name = FAITHS[faith].word
    spaces = persons = troops = 0
    for other in g.board.links[space]:  # 18.3-s2c: not over a pass
        if g.unrest[other]:  # 12.4-r6
            continue
        spaces += g.faith[other] == faith
        persons += other in pillars
        troops += has_stack(g, faith, other, faiths)
    here = HERE if space in pillars else 0
    camp = HERE if has_stack(g, faith, space, faiths) else 0
    counted = (spaces, here, persons * NEXT, camp, troops * NEXT)
    found = [
        Modifier(many, f"religion.{name}.{what}", rule)
        for many, what, rule in zip(counted, KINDS, RULES[faith], strict=True)
        if many
    ]
    return tuple(found) or (Modifier(1, "religion.least", RULES[faith][0][:5] + "s2b"),)


def reformation_bonus(g: State, *, theses: bool, helper: int) -> Dice:
    """18.3-s3, 18.3-s3a,s3b,s3c Printing Press, Luther's 95 Theses, a debater."""
    found = []
    if in_force(g, PRINTING_PRESS_RUNS, PROTESTANT):
        found.append(Modifier(1, "religion.printing_press", "18.3-s3a"))
    if theses:
        found.append(Modifier(1, "religion.theses", "18.3-s3b"))
    if helper != NOBODY:
        found.append(Modifier(g.board.debater_bonus[helper].dice, "religion.debater", "18.3-s3c"))
    return tuple(found)


def counter_bonus(g: State, *, helper: int) -> Dice:
    """18.4-s3, 18.4-s7 (ruling R100) A debater gives one die or two; Printing Press helps no defence."""
    if helper == NOBODY:
        return ()
    return (Modifier(g.board.debater_bonus[helper].dice, "religion.debater", "18.4-s3"),)


def reformation_dice(g: State, space: int, *, theses: bool = False, helper: int = NOBODY) -> Dice:
    """18.3-s2,s3 All dice of the side that attempts the Reformation."""
    return base_dice(g, PROTESTANT_FAITH, space) + reformation_bonus(g, theses=theses, helper=helper)


def counter_dice(g: State, space: int, *, helper: int = NOBODY) -> Dice:
    """18.4-s2,s3 All dice of the Papacy."""
    return base_dice(g, CATHOLIC, space) + counter_bonus(g, helper=helper)
