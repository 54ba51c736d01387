"""Supply: whether a line of communication reaches an army, what is missing to it, and the way back."""

from __future__ import annotations

from heapq import heappop, heappush

from cuius.titles.here_i_stand.bot.sight import Sight
from cuius.titles.here_i_stand.ids import FIRST_SEA, INDEPENDENT


def gap_before(s: Sight, space: int) -> tuple[int, ...]:
    """12.1 The spaces to control so that a line of mine reaches this one; none, if it does or never will."""
    known: dict[int, tuple[int, ...]] = s.thoughts.setdefault("gaps", {})
    if space not in known:
        known[space] = find_gap(s, space)
    return known[space]


def find_gap(s: Sight, space: int) -> tuple[int, ...]:
    """The way home with the fewest spaces to take."""
    board, reached = s.board, {space: 0}
    before: dict[int, int] = {}
    edge = [(0, space)]
    while edge:
        paid, place = heappop(edge)
        if paid > reached[place]:
            continue
        if place != space and place < FIRST_SEA and is_source(s, place):
            return taken_on_the_way(s, before, space, place)
        around = board.sailing[place]
        for near in around if place >= FIRST_SEA else (*board.neighbours[place], *around):
            price = toll(s, near)
            if price is not None and paid + price < reached.get(near, 99):
                reached[near], before[near] = paid + price, place
                heappush(edge, (paid + price, near))
    return ()


def taken_on_the_way(s: Sight, before: dict[int, int], start: int, place: int) -> tuple[int, ...]:
    found = []
    while place != start:
        if toll(s, place):
            found.append(place)
        place = before[place]
    return tuple(found)


def is_source(s: Sight, place: int) -> bool:
    return s.board.home[place] == s.me and s.is_mine(place) and s.is_walled(place) and place not in s.unrest


MARCH = 2
"""What it costs more to take a space for which an army must come."""


def toll(s: Sight, place: int) -> int | None:
    """0 where a line passes, 1 where it would if I took control, more if I must march there, else None."""
    if place >= FIRST_SEA:
        return 0 if place in s.fleets else None
    holder = s.holder(place)
    if s.foes_in(place):
        return None
    if s.friend[holder]:
        return 0 if place not in s.unrest else 1
    takeable = (s.foe[holder] or holder == INDEPENDENT) and not s.is_walled(place) and s.enterable[place]
    return (1 if is_at_hand(s, place) else 1 + MARCH) if takeable else None


def is_at_hand(s: Sight, space: int) -> bool:
    """12.2-x4 Do men of mine stand there, or next to it with no enemies beside it, besieged or not?"""
    if space in s.armies:
        return True
    links = s.board.links[space]
    return any(near in s.armies for near in links) and not any(s.foes_in(near) for near in links)


def has_way_back(s: Sight, space: int, origin: int) -> bool:
    """14.1 Somebody who loses a battle there finds a friendly, calm space next to it."""
    return any(
        s.friend[s.holder(near)] and near not in s.unrest and (near == origin or not s.foes_in(near))
        for near in s.board.links[space]
    )
