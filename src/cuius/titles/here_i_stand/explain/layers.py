"""12.1, 2.4 Layers of the map that only the rules can draw: lines of communication, and what supplies keys.

Everything in them lies open on the table. A line is told as its pieces: pairs of places next to each other,
the one nearer to its source first.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.titles.here_i_stand.ids import MAJORS, PLACES, SPACES
from cuius.titles.here_i_stand.rules.communication import Search, is_source
from cuius.titles.here_i_stand.rules.points import is_in_play
from cuius.titles.here_i_stand.state import State

Layer = dict[str, Any]
Ways = dict[int, int]
"""A place that a line of the power passes -> the place before it; a source -> itself."""


def ways_of(g: State, power: int) -> Ways:
    """12.1-r1..r3 Every place that a line of the power can pass, from its sources on, the nearest first."""
    search = Search(g, power)
    edge = [int(s) for s in SPACES if is_source(g, power, s) and search.is_passable(s)]
    ways = {s: s for s in edge}
    for place in edge:
        for other in search.around(place):
            if int(other) not in ways and search.is_passable(other):
                ways[int(other)] = place
                edge.append(int(other))
    return ways


def piece(ways: Ways, place: int) -> list[str]:
    return [PLACES[ways[place]].word, PLACES[place].word]


def communication(g: State) -> Layer:
    """12.1-r1 By power: the pieces of all its lines."""
    found = {}
    for power in MAJORS:
        ways = ways_of(g, power)
        found[power.word] = {"lines": [piece(ways, p) for p in ways if ways[p] != p], "cut": []}
    return found


def key_lines(g: State) -> Layer:
    """2.4-r2, 12.1-r1 By power: the lines to the keys it holds, and the keys that no line reaches."""
    found = {}
    for power in MAJORS:
        ways = ways_of(g, power)
        keys = [int(k) for k in g.board.keys if g.side[g.control[k]] == power and is_in_play(g, k)]
        last = {key: last_before(g, power, ways, key) for key in keys}
        used: dict[int, int] = {}
        for key, place in last.items():
            if place is not None and place != key:
                used[key] = place
            while place is not None and ways[place] != place and place not in used:
                used[place] = ways[place]
                place = ways[place]
        found[power.word] = {
            "lines": [[PLACES[start].word, PLACES[end].word] for end, start in used.items()],
            "cut": [PLACES[key].word for key in keys if last[key] is None],
        }
    return found


def last_before(g: State, power: int, ways: Ways, key: int) -> int | None:
    """12.1-r3 From where a line enters the key, which need not be calm itself; None if none does."""
    if key in ways:
        return key
    around = Search(g, power).around(key)
    return next((int(p) for p in around if int(p) in ways), None)


LAYERS: Mapping[str, Callable[[State], Layer]] = {"communication": communication, "keys": key_lines}
