"""Sections retold from the rulebooks in the plainest way, against the procedures, in positions at random."""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from random import Random
from typing import Any

import pytest

from cuius.core.requests import Ask
from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import (
    CITIES,
    COUNTRYSIDES,
    FACTIONS,
    NEUTRAL,
    NOBODY,
    PLACES,
    PROVINCES,
    REGIONS,
    TOWNS,
)
from cuius.titles.revolution.loading.files import read_data
from cuius.titles.revolution.phases.armies import musters
from cuius.titles.revolution.phases.beggars import uses
from cuius.titles.revolution.phases.income import taxes
from cuius.titles.revolution.phases.movement import movement
from cuius.titles.revolution.phases.provinces import conflict, neutrals, newcomers, overflow, reach
from cuius.titles.revolution.phases.sieges import storming
from cuius.titles.revolution.sequence import TURN
from cuius.titles.revolution.state import BEGGARS, FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.victory import points
from tests.revolution.positions import at_random, run

TABLES = [(players, edition) for players in (2, 3, 4, 5) for edition in ("2007", "2004")]
at_every_table = pytest.mark.parametrize(("players", "edition"), TABLES)
POSITIONS = 40


def here(g: State, place: int) -> list[int]:
    return g.units[place * OWNER_COUNT : place * OWNER_COUNT + OWNER_COUNT]


def places_of(g: State, province: int, *, besieged: bool) -> list[int]:
    """All places of a province; without `besieged`, those that nobody lies before."""
    return [s for s in g.board.places[province] if besieged or s >= len(CITIES) or g.siege[s] == NOBODY]


def total(g: State, places: list[int]) -> list[int]:
    return [sum(here(g, s)[owner] for s in places) for owner in range(OWNER_COUNT)]


# 6.1


@at_every_table
@proves("6.1-r1..r7")
def test_6_1_taxes_retold(players, edition):
    """Provinces rounded down in sum, one rate for all cities, the stock as the end of it."""
    random = Random(61)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        for f in g.order:  # some stocks are nearly empty
            g.collect(f, max(0, g.stock[f] - random.randrange(20)))
        before = g.clone()
        rates: dict[Any, int] = {}
        run(taxes(g), random, lambda request, rate: rates.update({request.who: rate}))
        for f in g.order:
            cards = sum(Fraction(g.board.tax[p], 2) for p in PROVINCES.ids if g.province_card[p] == f)
            cities, stock = g.city_card.count(f), before.stock[f]
            rate = rates.get(f, 1)
            asked = int(cards) + cities * rate
            assert g.treasury[f] - before.treasury[f] == min(stock, asked)
            if edition == "2007" and rate > 1:
                assert asked <= stock


# 6.10


@at_every_table
@proves("6.10-r1..r9")
def test_6_10_new_units_retold(players, edition):
    random = Random(610)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        for f in g.order:
            held = [c for c in CITIES if g.city_card[c] == f]
            trade = sum(
                g.city_card[place] == f if place in CITIES else here(g, place)[f] == 1
                for c in held
                for place in g.board.trade[c]
            )
            towns = sum(here(g, t)[f] for t in TOWNS)
            country = sum(here(g, s)[f] for s in COUNTRYSIDES)
            earned = len(held) + trade + towns + country // 5
            assert newcomers(g, FACTIONS[f]) == min(max(7, earned), g.stock[f])


# 6.11 to 6.13


def after_conflict(counts: list[int], limit: int) -> list[int]:
    """Who has least removes first, who has as many at the same time; then the next, until it is enough."""
    left = counts[:]
    while sum(left) > limit and sum(n > 0 for n in left) > 1:
        ranks = sorted({n for n in left if n > 0})
        groups = [[o for o in range(OWNER_COUNT) if left[o] == n] for n in ranks]
        for group in groups:
            left = [n - 1 if o in group else n for o, n in enumerate(left)]
            if sum(left) <= limit or sum(n > 0 for n in left) <= 1:
                return left
    return left


@at_every_table
@proves("6.11-r1..r8,r12", "6.12-r1,r2,r4", "6.13-r1,r10..r15,r18")
def test_6_11_from_conflict_to_overflow_retold(players, edition):
    random = Random(611)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random, sieges=True)
        start = [total(g, places_of(g, p, besieged=False)) for p in PROVINCES.ids]
        run(conflict(g), random)
        fought = [total(g, places_of(g, p, besieged=False)) for p in PROVINCES.ids]
        assert fought == [after_conflict(start[p], g.board.limit[p]) for p in PROVINCES.ids]
        whole = [sum(total(g, places_of(g, p, besieged=True))) for p in PROVINCES.ids]
        need = [max(0, g.board.limit[p] - whole[p]) for p in PROVINCES.ids]
        supply, g.step = g.supply, 0
        run(neutrals(g), random)
        got = [sum(total(g, places_of(g, p, besieged=True))) - whole[p] for p in PROVINCES.ids]
        assert sum(got) == min(supply, sum(need))
        level = min([got[p] for p in PROVINCES.ids if got[p] < need[p]], default=99)
        assert all(min(need[p], level) <= got[p] <= min(need[p], level + 1) for p in PROVINCES.ids)
        full = [total(g, places_of(g, p, besieged=False)) for p in PROVINCES.ids]
        g.step = 0
        run(overflow(g), random)
        for p in PROVINCES.ids:
            now, limit = total(g, places_of(g, p, besieged=False)), g.board.limit[p]
            factions = sum(now) - now[NEUTRAL]
            if full[p][NEUTRAL] == sum(full[p]):  # neutral counters alone above it go first
                full[p][NEUTRAL] = min(full[p][NEUTRAL], limit)
            alone = sum(n > 0 for n in full[p]) == 1 and sum(full[p]) > limit
            if alone:  # exactly the limit is left, and nobody else came
                assert now == [min(n, limit) for n in full[p]]
            else:  # others may have come, as long as factions do not fill it; nobody left
                assert now[NEUTRAL] == full[p][NEUTRAL]
                assert all(now[f] >= full[p][f] for f in FACTIONS.ids)
                assert factions <= max(limit, sum(full[p]) - full[p][NEUTRAL])


# 6.14


@at_every_table
@proves("6.14-r4..r14,r22")
def test_6_14_nobody_disturbs_who_has_moved(players, edition):
    """Mover by mover: order by size, besieged counters fixed, earlier movers' counters where they were."""
    random = Random(614)
    for _ in range(POSITIONS // 4):
        g = at_random(players, edition, random, sieges=True)
        g.phase = TURN.index(movement)
        g.step = 0
        watch = MovementWatch(g)
        run(movement(g), random, watch)
        assert watch.moves > 10


class MovementWatch:
    """Reads the board at every question of the phase."""

    def __init__(self, g: State) -> None:
        self.g, self.moves = g, 0
        self.whole = [total(g, list(g.board.places[p])) for p in PROVINCES.ids]
        self.shut = {c: here(g, c) for c in CITIES if g.siege[c] != NOBODY}
        self.seen: tuple[int, list[int]] = (NOBODY, [])
        self.kept: list[list[int]] = []

    def __call__(self, request: Ask, answer: Any) -> None:
        g = self.g
        assert all(here(g, c) == inside for c, inside in self.shut.items())
        if request.key != "move.stay":
            return
        self.moves += 1
        p = g.province
        assert total(g, list(g.board.places[p])) == self.whole[p]
        if self.seen == (p, g.movers_done[:-1]):
            self.check_kept(p, g.movers_done[:-1])
        self.seen = (p, g.movers_done[:])
        self.kept = [here(g, s) for s in g.board.places[p]]
        sizes = total(g, places_of(g, p, besieged=False))
        order = [*g.movers_done, *g.movers]
        assert sorted(order) == sorted(f for f in g.order if sizes[f])
        ranks = [(-sizes[f], g.order.index(f)) for f in order]
        assert ranks == sorted(ranks)

    def check_kept(self, p: int, done: list[int]) -> None:
        now = [here(self.g, s) for s in self.g.board.places[p]]
        for before, after in zip(self.kept, now, strict=True):
            assert [before[f] for f in done] == [after[f] for f in done]


# 6.15


@at_every_table
@proves("6.15-r1,r4..r15")
def test_6_15_storms_retold(players, edition):
    """With plenty of stock and neutral counters: two become the besieger's, all others neutral."""
    random = Random(615)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random, sieges=True)
        for f in g.order:
            g.stock[f] += 30
        g.supply += 60
        before, sections = g.clone(), sum(g.armies)
        run(storming(g), random)
        assert sum(g.armies) == sections + sum(0 <= by < BEGGARS for by in before.siege)
        for c in CITIES:
            by, inside, now = before.siege[c], here(before, c), here(g, c)
            if by == NOBODY:
                assert now == inside
            elif by == BEGGARS:
                assert now == [0] * FACTION_COUNT + [sum(inside)]
            else:
                others = sum(inside) - inside[by]
                assert now[by] == inside[by] + min(2, others)
                assert now[NEUTRAL] == max(0, others - 2)
                assert sum(now) == sum(inside)


# 4.3


@at_every_table
@proves("4.3.1-r1..r4", "4.3.2-r1..r7")
def test_4_3_points_retold(players, edition):
    random = Random(43)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random, sieges=True)
        board = g.board
        aims = {
            "catholics": sum(column < 2 for column in g.see),
            "habsburgs": sum(
                g.armies[r * FACTION_COUNT + 1] > 0 or any(g.siege[c] == 1 for c in board.cities_in[r])
                for r in REGIONS.ids
            ),
            "nobility": ceil(
                Fraction(sum(here(g, s)[2] for s in (*TOWNS, *COUNTRYSIDES)), 5 if players == 3 else 3)
            ),
            "burghers": sum(here(g, t)[3] for t in TOWNS if board.commercial[t]),
            "reformers": g.university.count(2),
        }
        for f in g.order:
            faction = FACTIONS[f]
            wanted = 100 * (g.city_card.count(f) + aims[faction.word])
            for p in PROVINCES.ids:
                if g.province_card[p] == f and (board.limit[p] > 1 or g.turn == 5):
                    wanted += board.final_vp[p]
            assert points(g, faction) == wanted


def nobles(g: State) -> int:
    return sum(here(g, s)[2] for s in (*TOWNS, *COUNTRYSIDES))


# 6.4, 6.7 and 6.13: what is offered


@at_every_table
@proves("6.4-r8..r11")
def test_6_4_where_armies_may_be_raised_retold(players, edition):
    random = Random(64)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random, sieges=True)
        faction = FACTIONS[random.choice(g.order)]
        g.collect(faction, min(g.stock[faction], random.randrange(5)))
        wanted = []
        for r in REGIONS.ids:
            armies = g.armies[r * FACTION_COUNT : r * FACTION_COUNT + FACTION_COUNT]
            before = [g.siege[c] for c in board_cities(g, r) if 0 <= g.siege[c] < BEGGARS]
            counters = any(here(g, s)[faction] for p in g.board.provinces_in[r] for s in g.board.places[p])
            if sum(armies) + len(before) < g.board.boxes[r] and (
                counters or armies[faction] or faction in before
            ):
                wanted.append(r)
        price = {"catholics": 3, "habsburgs": 3}.get(faction.word, 2)
        if not g.pool[faction] or g.treasury[faction] < price:
            wanted = []
        assert musters(g, faction, 0) == (*wanted, "done")


def board_cities(g: State, region: int) -> list[int]:
    return [c for p in g.board.provinces_in[region] for c in g.board.places[p] if c < len(CITIES)]


@at_every_table
@proves("6.7.1-r1..r3", "6.7.2-r1", "6.7.3-r1,r4,r6")
def test_6_7_what_beggars_can_do_retold(players, edition):
    random = Random(67)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random, sieges=True)
        g.supply = random.choice((0, 5))
        for r in g.board.beggar_regions:
            armies = [f for f in FACTIONS.ids for _ in range(g.armies[r * FACTION_COUNT + f])]
            before = [g.siege[c] for c in board_cities(g, r) if 0 <= g.siege[c] < BEGGARS]
            number = len(armies) + len(before)
            towns = [t for p in g.board.provinces_in[r] for t in g.board.towns[p]]
            free = [c for c in board_cities(g, r) if g.siege[c] == NOBODY]
            for many in (1, 2, 3):
                wanted = {
                    "destroy": many > number and any(f in (0, 1, 2) for f in (*armies, *before)),
                    "relieve": bool(before) and many >= number,
                    "plunder": number == 0 and bool(towns) and g.supply > 0,
                    "besiege": number == 0 and many == 2 and bool(free),
                    "stay": True,
                }
                assert set(uses(g, r, many)) == {word for word, can in wanted.items() if can}


@at_every_table
@proves("6.13-r3..r11")
def test_6_13_where_surplus_may_go_retold(players, edition):
    """Borders, and every river of the map read stretch by stretch between two of its provinces."""
    random = Random(613)
    courses = [river["course"] for river in read_data(edition)["river"].values()]
    for _ in range(POSITIONS):
        g = at_random(players, edition, random, sieges=True)
        faction = FACTIONS[random.choice(g.order)]
        for origin in PROVINCES.ids:
            near = {PROVINCES.ids[p].word for p in g.board.borders[origin]}
            for course in courses:
                near |= along(g, faction, course, origin.word)
            open_ = [p for p in PROVINCES.ids if p.word in near - {origin.word} and not is_full(g, p)]
            assert reach(g, faction, origin) == (*open_, "return")


def along(g: State, faction: int, course: list[str], origin: str) -> set[str]:
    """Up and down a river from each of its stretches in the province, as far as nobody bars it."""
    found = set()
    for at, name in enumerate(course):
        if name == origin:
            for way in (course[at + 1 :], course[:at][::-1]):
                for stop in way:
                    if stop.startswith("@"):
                        if barred(g, faction, PLACES[stop[1:]]):
                            break
                    else:
                        found.add(stop)
    return found


def barred(g: State, faction: int, place: int) -> bool:
    holder = g.city_card[place] if place < len(CITIES) else town_owner(g, place)
    return holder not in (NOBODY, NEUTRAL) and g.side[holder] != g.side[faction]


def town_owner(g: State, town: int) -> int:
    return next((o for o in range(OWNER_COUNT) if here(g, town)[o]), NOBODY)


def is_full(g: State, province: int) -> bool:
    sums = total(g, places_of(g, province, besieged=False))
    return sum(sums) - sums[NEUTRAL] >= g.board.limit[province]
