"""What must be true when a phase ends, whatever was answered in it: games at random, read phase by phase."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from cuius.core.requests import Ask, Victory
from cuius.core.rulebook import proves
from cuius.core.title import get_title
from cuius.titles.revolution.ids import CITIES, COUNTRYSIDES, FACTIONS, NEUTRAL, NOBODY, PROVINCES, REGIONS
from cuius.titles.revolution.rules.counters import open_places, openly_present, present
from cuius.titles.revolution.sequence import OPENING, SET_UP, TURN, play
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, OWNER_COUNT, State

WARLIKE = {"siege.city", "raise.where", "beggars.act"}
"""Questions in which the last answer, to do nothing, is left out while there is another."""


def in_city(g: State, city: int) -> list[int]:
    return g.units[city * OWNER_COUNT : city * OWNER_COUNT + OWNER_COUNT]


def after_battles(before: State, g: State) -> None:
    """6.5-r5 One faction, two armies, or allies."""
    for region in REGIONS.ids:
        armies = g.armies[region * FACTION_COUNT : region * FACTION_COUNT + FACTION_COUNT]
        sides = {g.side[f] for f in FACTIONS.ids if armies[f]}
        assert sum(n > 0 for n in armies) <= 1 or sum(armies) == 2 or len(sides) == 1


def while_besieged(before: State, g: State) -> None:
    """6.6-r10, 6.7.3-r5 Nothing enters or leaves a city that was and is besieged."""
    for city in CITIES:
        if NOBODY not in (before.siege[city], g.siege[city]):
            assert in_city(g, city) == in_city(before, city)


def after_conflict(before: State, g: State) -> None:
    """6.11-r6,r7 Within the limit, or one faction alone."""
    while_besieged(before, g)
    for province in PROVINCES.ids:
        sums = openly_present(g, province)
        assert sum(sums) <= g.board.limit[province] or sum(n > 0 for n in sums) == 1


def after_neutrals(before: State, g: State) -> None:
    """5.4-r1, 6.12-r1 Full, in turn 0 but for one, unless the supply is empty."""
    while_besieged(before, g)
    for province in PROVINCES.ids:
        assert g.supply == 0 or sum(present(g, province)) >= g.board.limit[province] - (g.turn == 0)


def after_overflow(before: State, g: State) -> None:
    """6.13-r12,r14,r18 No more faction counters than the limit, nor neutral ones; besieged cities ignored."""
    while_besieged(before, g)
    for province in PROVINCES.ids:
        sums = openly_present(g, province)
        assert max(sums[NEUTRAL], sum(sums) - sums[NEUTRAL]) <= g.board.limit[province]
        if not sums[NEUTRAL] or sums == openly_present(before, province):
            assert sum(sums) <= g.board.limit[province]


def after_movement(before: State, g: State) -> None:
    """6.14-r1,r12,r15,r16 Nothing left its province; no place is empty beside a neutral counter."""
    while_besieged(before, g)
    for province in PROVINCES.ids:
        assert present(g, province) == present(before, province)
        if g.units[COUNTRYSIDES[province] * OWNER_COUNT + NEUTRAL]:
            assert all(sum(in_city(g, place)) for place in open_places(g, province))


def after_storming(before: State, g: State) -> None:
    """6.15-r4..r15 In a city that fell are the besieger's counters and neutral ones; all Beggars are home."""
    assert set(g.siege) == {NOBODY}
    assert (g.beggars_box, g.beggars_hand, g.beggars_by) == (g.board.beggars, 0, NOBODY)
    for city in CITIES:
        besieger, inside, now = before.siege[city], in_city(before, city), in_city(g, city)
        if besieger == NOBODY:
            assert now == inside
            continue
        own = 0 if besieger == BEGGARS else inside[besieger]
        most = 0 if besieger == BEGGARS else min(2, sum(inside) - own)
        assert sum(now) <= sum(inside)
        assert {owner for owner in range(OWNER_COUNT) if now[owner]} <= {besieger, NEUTRAL}
        assert besieger == BEGGARS or own <= now[besieger] <= own + most


def after_allegiance(before: State, g: State) -> None:
    """6.16-r9..r11 Three columns at most, coins back in stock, the central columns without effect."""
    assert not any(g.stakes)
    for city in CITIES:
        assert abs(g.column[city] - before.column[city]) <= 3
        assert not 3 <= g.column[city] <= 5 or in_city(g, city) == in_city(before, city)


def after_end(before: State, g: State) -> None:
    """6.20-r1,r2 Nothing of the turn is left over."""
    assert not any((*g.abandoned, *g.relieved, *g.standoff, g.huguenots_used))


AFTER: dict[str, Callable[[State, State], None]] = {
    "battles": after_battles,
    "marches": while_besieged,
    "influence": while_besieged,
    "units": while_besieged,
    "conflict": after_conflict,
    "neutrals": after_neutrals,
    "overflow": after_overflow,
    "movement": after_movement,
    "storming": after_storming,
    "allegiance": after_allegiance,
    "end_phase": after_end,
}


def read_game(g: State, random: Random) -> int:
    """Play with answers at random and check each phase when it has ended; how many were checked."""
    playing, answer, checked = play(g), None, 0
    now, before = (0, SET_UP), g.clone()
    try:
        while True:
            request = playing.send(answer)
            if (g.turn, g.phase) != now:
                checked += passed(now, before, g)
                now, before = (g.turn, g.phase), g.clone()
            answer = chosen(request, random) if isinstance(request, Ask) else None
    except Victory:
        return checked


def passed(now: tuple[int, int], before: State, g: State) -> int:
    """The first request of the next phase is out, and nothing has happened in it yet."""
    turn, phase = now
    if phase == SET_UP:
        return 0
    name = (TURN if turn else OPENING)[phase].__name__
    if name not in AFTER:
        return 0
    here = g.clone()
    here.turn = turn
    AFTER[name](before, here)
    return 1


def chosen(request: Ask, random: Random) -> Any:
    options = request.options(*request.args)
    if request.key in WARLIKE and len(options) > 1:
        options = options[:-1]
    return options[-1] if request.key == "beggars.hire" else random.choice(options)


@pytest.mark.parametrize("edition", ["2007", "2004"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("6.6-r10", "6.7.3-r5", "6.11-r6,r7", "6.13-r14", "6.14-r12,r15,r16", "6.15-r15", "6.16-r9..r11")
def test_6_6_r10_every_phase_leaves_the_board_as_its_section_says(players, edition):
    title = get_title("revolution")
    for seed in range(6):
        g: Any = title.setup(title.configure(players, None, {"edition": edition}))
        assert read_game(g, Random(seed)) > 40
