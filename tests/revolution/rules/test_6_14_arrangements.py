"""6.14 The questions of one move lead to every arrangement that the rules allow, and to no other.

What is allowed is counted here from the statements alone, without the order of the questions.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from cuius.core.ids import Id
from cuius.core.requests import Ask
from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import COUNTRYSIDES, FACTIONS, NEUTRAL, PLACES, PROVINCES
from cuius.titles.revolution.phases.movement import rearrange
from cuius.titles.revolution.rules.counters import open_places
from cuius.titles.revolution.state import OWNER_COUNT, State
from tests.revolution.tables import RevolutionTable, empty_table

Arrangement = tuple[tuple[int, ...], ...]
"""The counters of every owner in each place of the province."""

CATHOLICS = FACTIONS["catholics"]


def in_movement(
    t: RevolutionTable,
    province: str,
    waiting: tuple[str, ...],
    moved: tuple[str, ...],
    settled: dict[str, int],
) -> State:
    """The Catholics are about to move; others wait or have moved, and have placed neutral counters."""
    g: State = t.state.clone()
    g.province = PROVINCES[province]
    g.movers = [CATHOLICS, *[FACTIONS[word] for word in waiting]]
    g.movers_done = [FACTIONS[word] for word in moved]
    for place, many in settled.items():
        g.settled[PLACES[place]] = many
    return g


def reached(start: State, province: Id) -> set[Arrangement]:
    """All that answers can lead to."""
    found: set[Arrangement] = set()
    open_ends: list[list[Any]] = [[]]
    while open_ends:
        answers = open_ends.pop()
        g = start.clone()
        asking = rearrange(g, CATHOLICS, province)
        try:
            request = next(asking)
            for answer in answers:
                request = asking.send(answer)
        except StopIteration:
            found.add(arrangement(g.units, g.board.places[province]))
            continue
        assert isinstance(request, Ask)
        open_ends += [[*answers, option] for option in request.options(*request.args)]
    return found


def arrangement(units: list[int], places: tuple[Id, ...]) -> Arrangement:
    return tuple(tuple(units[s * OWNER_COUNT : s * OWNER_COUNT + OWNER_COUNT]) for s in places)


def allowed(g: State, province: Id) -> set[Arrangement]:
    """6.14-r7..r14 Own counters and free neutral ones anywhere, waiting factions stay or give way."""
    places, country = open_places(g, province), COUNTRYSIDES[province]
    own = sum(g.units[s * OWNER_COUNT + CATHOLICS] for s in places)
    free = sum(g.units[s * OWNER_COUNT + NEUTRAL] - g.settled[s] for s in places)
    others = [(s, f) for s in places if s != country for f in g.movers[1:] if g.units[s * OWNER_COUNT + f]]
    staying = [range(g.units[s * OWNER_COUNT + f] + 1) for s, f in others]
    found: set[Arrangement] = set()
    for mine, stay, neutral in product(
        spread(own, len(places)), product(*staying), spread(free, len(places))
    ):
        units = list(g.units)
        for (place, other), many in zip(others, stay, strict=True):
            units[country * OWNER_COUNT + other] += units[place * OWNER_COUNT + other] - many
            units[place * OWNER_COUNT + other] = many
        for place, here, grey in zip(places, mine, neutral, strict=True):
            units[place * OWNER_COUNT + CATHOLICS] = here
            units[place * OWNER_COUNT + NEUTRAL] = g.settled[place] + grey
        if all(
            sum(units[t * OWNER_COUNT : t * OWNER_COUNT + OWNER_COUNT]) <= 1 for t in g.board.towns[province]
        ):
            found.add(arrangement(units, g.board.places[province]))
    return found


def spread(many: int, places: int) -> Iterator[tuple[int, ...]]:
    if places == 1:
        yield (many,)
        return
    for here in range(many + 1):
        for rest in spread(many - here, places - 1):
            yield (here, *rest)


def brabant() -> RevolutionTable:
    t = empty_table().units("bruxelles", nobility=1, neutral=1).units("leuven", neutral=1)
    return t.country("brabant", catholics=2, neutral=1)


def gelderland() -> RevolutionTable:
    t = empty_table().units("arnhem", burghers=1).units("nijmegen", neutral=1).units("harderwijk", neutral=1)
    return t.country("gelderland", catholics=2)


def flanders() -> RevolutionTable:
    t = (
        empty_table()
        .units("brugge", burghers=1, neutral=1)
        .units("gent", reformers=2)
        .siege("gent", "catholics")
    )
    t.units("tournai", neutral=1).units("duinkerken", habsburgs=1)
    return t.country("flanders", catholics=1)


@pytest.mark.parametrize(
    ("table", "province", "waiting", "moved", "settled"),
    [
        (brabant, "brabant", ("nobility",), (), {}),
        (brabant, "brabant", (), ("nobility",), {"leuven": 1}),
        (brabant, "brabant", (), ("nobility",), {"bruxelles": 1}),
        (brabant, "brabant", ("nobility",), (), {"brabant_countryside": 1}),
        (gelderland, "gelderland", ("burghers",), (), {}),
        (gelderland, "gelderland", (), ("burghers",), {"nijmegen": 1}),
        (flanders, "flanders", ("habsburgs", "burghers"), (), {}),
        (flanders, "flanders", ("burghers",), ("habsburgs",), {"tournai": 1}),
    ],
)
@proves("6.14-r7..r14")
def test_6_14_r7_every_arrangement_allowed_can_be_made_and_no_other(table, province, waiting, moved, settled):
    g = in_movement(table(), province, waiting, moved, settled)
    assert reached(g, PROVINCES[province]) == allowed(g, PROVINCES[province])
