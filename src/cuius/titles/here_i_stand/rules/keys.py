"""2.4, 6.2, 12.4, 23.2 Keys, and what the key tracks of the power cards give for them."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import ALGIERS, PROTESTANT, PROTESTANT_FAITH
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import State


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
    held = [0] * N
    control, unrest = g.control, g.unrest
    for key in g.board.keys:
        if not unrest[key]:
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
        return 2 * sum([is_protestant_electorate(g, e) for e in g.board.electorates])
    track = g.board.key_vp[power]
    return track[min(boxes, len(track) - 1)]


def is_protestant_electorate(g: State, space: int) -> bool:
    """12.4-r10, 23.2-r5 Under Protestant influence and Protestant control, and not in unrest."""
    return g.control[space] == PROTESTANT and g.faith[space] == PROTESTANT_FAITH and not g.unrest[space]
