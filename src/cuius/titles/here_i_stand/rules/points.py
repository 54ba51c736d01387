"""2.4, 6.2, 12.4, 23.2 Keys, and victory points: base, special and bonus."""

from __future__ import annotations

from itertools import compress

from cuius.titles.here_i_stand.ids import (
    ALGIERS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    PROTESTANT_FAITH,
)
from cuius.titles.here_i_stand.state import POWER_COUNT, State


def keys_of(g: State, power: int) -> int:
    """2.1-r6, 2.4-r2,r3 Keys that bear a square marker of the power: each uncovers a box of its track."""
    control = g.control
    many = [control[key] for key in g.board.keys].count(power)
    return many - (control[ALGIERS] == power and not g.algiers_in_play)


def is_in_play(g: State, space: int) -> bool:
    """21.1-r6,r6b Algiers is out of play before Barbary Pirates."""
    return space != ALGIERS or g.algiers_in_play


def open_boxes(g: State, power: int) -> int:
    """6.2-r8, 12.4-r16 A marker for each key in unrest covers one more box."""
    return keys_of(g, power) - keys_in_unrest(g, power)


def keys_in_unrest(g: State, power: int) -> int:
    if not any(g.unrest):
        return 0
    return sum([g.control[key] == power and g.unrest[key] for key in g.board.keys])


def calm_keys(g: State) -> list[int]:
    """23.1-x1 By power: keys that are not in unrest."""
    held = [0] * POWER_COUNT
    control, unrest, keys = g.control, g.unrest, g.board.keys
    for key in keys if not any(unrest) else [k for k in keys if not unrest[k]]:
        held[control[key]] += 1
    if not g.algiers_in_play and not unrest[ALGIERS]:
        held[control[ALGIERS]] -= 1
    return held


def electorates_held(g: State) -> int:
    """6.2-r11 Electorates under Protestant political control."""
    return sum([g.control[e] == PROTESTANT for e in g.board.electorates])


def base_cards(g: State, power: int) -> int:
    """6.2-r9..r11 The figure in the last open box; the Protestant's by electorates."""
    if power == PROTESTANT:
        least, many, few = g.board.protestant_cards
        return many if electorates_held(g) >= least else few
    track = g.board.key_cards[power]
    return track[min(open_boxes(g, power), len(track) - 1)]


def base_points(g: State, power: int) -> int:
    """23.2-r2..r5 From the key track; for the Protestant two for each electorate that is his in both ways."""
    return points_for_keys(g, power, open_boxes(g, power))


def points_for_keys(g: State, power: int, boxes: int) -> int:
    """23.2-r2..r5 Likewise, with so many boxes of its key track open."""
    if power == PROTESTANT:
        held = [e for e in g.board.electorates if g.control[e] == PROTESTANT]
        return 2 * sum([is_protestant_electorate(g, e) for e in held])
    track = g.board.key_vp[power]
    return track[boxes] if boxes < len(track) else track[-1]


def is_protestant_electorate(g: State, space: int) -> bool:
    """12.4-r10, 23.2-r5 Under Protestant influence and Protestant control, and not in unrest."""
    return g.control[space] == PROTESTANT and g.faith[space] == PROTESTANT_FAITH and not g.unrest[space]


# 23.2 Victory points: base, special and bonus.


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
    if g.two_player and not g.is_played(power):
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
    reformed = int(PROTESTANT_FAITH)
    many = g.faith.count(reformed)
    if any(g.unrest):
        many -= list(compress(g.faith, g.unrest)).count(reformed)
    return many


def st_peters_points(g: State) -> int:
    """23.2-r19 One for each full box of the lower track, five at most."""
    return min(g.st_peters // 5, 5)
