"""Positions of Revolution at random, for tests that compare two ways of reckoning."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from cuius.core.requests import Ask, Proc
from cuius.titles.revolution.ids import CITIES, NEUTRAL, NOBODY, REGIONS
from cuius.titles.revolution.rules.armies import free_boxes
from cuius.titles.revolution.state import BEGGARS, OWNER_COUNT, State
from tests.revolution.tables import empty_table


def at_random(players: int, edition: str, random: Random, *, sieges: bool = False) -> State:
    """Counters, armies, cards and markers anywhere that the pools allow; with `sieges`, before cities too."""
    g: State = empty_table(players, edition=edition).state
    spread_counters(g, random)
    if sieges:
        lay_sieges(g, random)
    for region in REGIONS.ids:
        for _ in range(random.randrange(free_boxes(g, region) + 1)):
            faction = random.choice(g.order)
            if g.pool[faction]:
                g.raise_army(faction, region)
    holders = [*g.order, NOBODY]
    g.city_card = [random.choice(holders) for _ in g.city_card]
    g.province_card = [random.choice(holders) for _ in g.province_card]
    g.column = [random.randrange(1, 8) for _ in g.column]
    g.see = [random.randrange(4) for _ in g.see]
    g.university = [random.randrange(1, 3) if e else random.choice((0, 2)) for e in g.board.established]
    g.turn = random.randrange(1, 6)
    random.shuffle(g.order)
    return g


def spread_counters(g: State, random: Random) -> None:
    for place in range(len(g.units) // OWNER_COUNT):
        city, town = place < len(CITIES), g.board.room[place] == 1
        for _ in range(random.randrange(2 if town else 6 if city else 5)):
            owner = random.choice([*g.order, NEUTRAL])
            if owner == NEUTRAL and g.supply:
                g.place_neutral(place)
            elif owner != NEUTRAL and g.stock[owner]:
                g.enter(owner, place)


def lay_sieges(g: State, random: Random) -> None:
    """Armies before three cities, and two Beggars of the Burghers or Reformers before a fourth."""
    *cities, sacked = random.sample(list(CITIES), 4)
    for city in cities:
        faction = random.choice(g.order)
        if g.pool[faction] and free_boxes(g, g.board.region_of[g.board.province_of[city]]):
            g.siege[city] = faction
            g.pool[faction] -= 1
    hirers = [f for f in g.order if f in g.board.beggar_factions]
    if hirers:
        g.siege[sacked] = BEGGARS
        g.beggars_box -= g.board.beggar_siege
        g.beggars_by = random.choice(hirers)


def run(proc: Proc[Any], random: Random, note: Callable[[Ask, Any], None] | None = None) -> None:
    """To the end of a procedure with any answers; `note` is told each question before it is answered."""
    answer = None
    try:
        while True:
            request = proc.send(answer)
            answer = None
            if isinstance(request, Ask):
                answer = random.choice(request.options(*request.args))
                if note is not None:
                    note(request, answer)
    except StopIteration:
        return
