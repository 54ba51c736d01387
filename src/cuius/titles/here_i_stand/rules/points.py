"""23.2 Victory points: base, special and bonus."""

from __future__ import annotations

from itertools import compress

from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.rules.keys import calm_keys, open_boxes, points_for_keys
from cuius.titles.here_i_stand.rules.two_player import PAIR
from cuius.titles.here_i_stand.state import State


def victory_points(g: State, power: int) -> int:
    """23.2-r1 The sum of base, special and bonus points."""
    return points_with(g, power, open_boxes(g, power), protestant_spaces(g))


def totals(g: State) -> list[int]:
    """23.2-r1 By major power; keys and spaces are counted once for all of them."""
    boxes, spaces = calm_keys(g), protestant_spaces(g)
    return [points_with(g, p, boxes[p], spaces) for p in MAJORS]


def points_with(g: State, power: int, boxes: int, spaces: int) -> int:
    """23.2-r1 With so many open boxes and Protestant spaces; 25-r3 none where nobody plays the power.

    23.2-r20..r29 Bonus points are added by whoever earns them: debaters burned or disgraced, discoveries,
    conquests, wars won, Bibles, events.
    """
    if g.two_player and power not in PAIR:
        return 0
    return points_for_keys(g, power, boxes) + own_points(g, power, spaces) + g.bonus[power]


def special_points(g: State, power: int) -> int:
    """4-r5, 23.2-r7, 23.2-r12..r19b What each power has of its own, on tracks of its power card."""
    return own_points(g, power, protestant_spaces(g))


def own_points(g: State, power: int, spaces: int) -> int:
    """4-r5, 23.2-r7, 23.2-r12..r19b Likewise, with so many Protestant spaces."""
    if power == OTTOMAN:
        return g.piracy_vp
    if power == HABSBURG:
        return habsburg_electorates(g) if g.league else 0  # 23.2-r13b
    if power == ENGLAND:
        return heir_points(g) + english_protestants(g) // 2  # 23.2-r16
    if power == FRANCE:
        return g.chateaux
    spaces = min(spaces, len(g.board.papal_vp) - 1)
    if power == PAPACY:
        return g.board.papal_vp[spaces] + st_peters_points(g)
    return g.board.protestant_vp[spaces]


def habsburg_electorates(g: State) -> int:
    """23.2-r13, 12.4-r10 Electorates under Habsburg control and not in unrest."""
    return sum([g.control[e] == HABSBURG and not g.unrest[e] for e in g.board.electorates])


def heir_points(g: State) -> int:
    """23.2-r14,r15 Edward, sickly or healthy; else Elizabeth."""
    if g.edward:
        return g.board.edward_vp
    return g.board.elizabeth_vp if g.elizabeth else 0


def english_protestants(g: State) -> int:
    """23.2-r8, 12.4-r9 English home spaces under Protestant influence, without unrest."""
    faith, unrest = g.faith, g.unrest
    return sum([faith[s] == PROTESTANT_FAITH and not unrest[s] for s in g.board.homes[ENGLAND]])


def protestant_spaces(g: State) -> int:
    """23.2-r6, 12.4-r9 Spaces under Protestant influence, those in unrest not counted."""
    many = g.faith.count(PROTESTANT_FAITH)
    if any(g.unrest):
        many -= list(compress(g.faith, g.unrest)).count(PROTESTANT_FAITH)
    return many


def st_peters_points(g: State) -> int:
    """23.2-r19 One for each full box of the lower track, five at most."""
    return min(g.st_peters // 5, 5)
