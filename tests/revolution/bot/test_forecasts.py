"""What the steward foresees, against the procedures themselves, in positions at random with fixed seeds.

Nothing is thrown in this game, so a forecast is right or wrong.
"""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.requests import Ask
from cuius.titles.revolution.bot.armies import fallen, may_besiege, room, survivors
from cuius.titles.revolution.bot.arranging import holder_in, settled
from cuius.titles.revolution.bot.beggars import sacked
from cuius.titles.revolution.bot.money import pulled
from cuius.titles.revolution.bot.sight import Sight
from cuius.titles.revolution.bot.worth import NO_HOLDER, add_university, nothing, see_after
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    CATHOLIC,
    CITIES,
    FACTIONS,
    NEUTRAL,
    NOBODY,
    PROVINCES,
    REFORMED_FAITH,
    REFORMERS,
    REGIONS,
    UNIVERSITIES,
)
from cuius.titles.revolution.phases import sieges
from cuius.titles.revolution.phases.armies import battles
from cuius.titles.revolution.phases.awards import (
    award_cards,
    change_city,
    move_marker,
    next_column,
    next_faith,
)
from cuius.titles.revolution.phases.provinces import conflict, neutrals
from cuius.titles.revolution.phases.turns import count_points
from cuius.titles.revolution.rules.armies import free_boxes, section
from cuius.titles.revolution.rules.counters import openly_present
from cuius.titles.revolution.score import score
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.view import view
from tests.revolution.positions import at_random, run

TABLES = [(players, edition) for players in (2, 3, 4, 5) for edition in ("2007", "2004")]
at_every_table = pytest.mark.parametrize(("players", "edition"), TABLES)
POSITIONS = 60


def sight(g: State, random: Random) -> Sight:
    return Sight(view(g), FACTIONS[random.choice(g.order)].word)


def inside(g: State, place: int) -> list[int]:
    return g.units[place * OWNER_COUNT : place * OWNER_COUNT + OWNER_COUNT]


@at_every_table
def test_6_11_conflict_and_neutral_counters_are_foreseen(players, edition):
    random = Random(611)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        before = [openly_present(g, p) for p in PROVINCES.ids]
        run(conflict(g), random)
        for p in PROVINCES.ids:
            after, limit = openly_present(g, p), g.board.limit[p]
            foreseen = settled(tuple(before[p]), limit, 0)
            if sum(after) <= limit:
                assert list(foreseen) == after
            else:  # one alone above the limit: it overflows down to it
                assert list(foreseen) == [min(n, limit) for n in after]


@at_every_table
def test_6_12_full_provinces_are_foreseen_while_the_supply_lasts(players, edition):
    random = Random(612)
    g = at_random(players, edition, random)
    g.units[NEUTRAL::OWNER_COUNT] = [0] * (len(g.units) // OWNER_COUNT)
    g.neutrals = g.supply = 200
    run(conflict(g), random)
    before = [openly_present(g, p) for p in PROVINCES.ids]
    g.step = 0
    run(neutrals(g), random)
    for p in PROVINCES.ids:
        limit = g.board.limit[p]
        if sum(before[p]) <= limit:
            assert list(settled(tuple(before[p]), limit, limit)) == openly_present(g, p)


@at_every_table
def test_6_5_battles_are_foreseen(players, edition):
    random = Random(605)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        s = sight(g, random)
        foreseen = [survivors(s, [int(f) for f in section(g, r)]) for r in REGIONS.ids]
        run(battles(g), random)
        assert foreseen == [[int(f) for f in section(g, r)] for r in REGIONS.ids]


@at_every_table
def test_6_6_who_may_besiege_what_and_march_where_is_foreseen(players, edition):
    random = Random(606)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        for city in random.sample(list(CITIES), 4):
            g.siege[city] = random.choice([NOBODY, *g.order])
        s = sight(g, random)
        for city in CITIES:
            assert may_besiege(s, int(city)) == sieges.may_besiege(g, FACTIONS[s.me], city)
        assert [room(s, int(r)) for r in REGIONS.ids] == [free_boxes(g, r) for r in REGIONS.ids]


@at_every_table
def test_6_15_the_fall_of_a_city_is_foreseen(players, edition):
    """With any stock and supply; the besieger takes rivals' counters first."""
    random = Random(615)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        for city in CITIES:
            here = g.clone()
            faction = FACTIONS[random.choice(g.order)]
            here.stock[faction], here.supply = random.randrange(4), random.randrange(4)
            foreseen = fallen(inside(here, city), faction, here.stock[faction], here.supply)
            storm = sieges.storm(here, faction, city)
            answer = None
            try:
                while True:
                    request = storm.send(answer)
                    assert isinstance(request, Ask)
                    options = request.options(*request.args)
                    answer = options[0]
            except StopIteration:
                pass
            assert inside(here, city) == foreseen


@at_every_table
def test_6_15_the_sack_of_a_city_is_foreseen(players, edition):
    random = Random(6150)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        g.supply = random.randrange(4)
        s = sight(g, random)
        city = random.choice(list(CITIES))
        foreseen = sacked(s, inside(g, city))
        sieges.sack(g, city)
        assert inside(g, city) == foreseen


@at_every_table
def test_6_16_markers_and_6_17_holders_of_cities_are_foreseen(players, edition):
    random = Random(616)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        for f in g.order:
            g.stock[f] += 20  # somebody is always there to join
        s = sight(g, random)
        for city in CITIES:
            stakes = [random.randrange(5) if f in g.order else 0 for f in FACTIONS.ids]
            g.stakes[city * FACTION_COUNT : city * FACTION_COUNT + FACTION_COUNT] = stakes
            column = pulled(s, g.column[city], stakes)
            foreseen = holder_in(inside(g, city), column, s.anti)
            move_marker(g, city)
            assert g.column[city] == column
            change_city(g, city)
            award_cards(g)
            assert g.city_card[city] == (NOBODY if foreseen == NO_HOLDER else foreseen)


@at_every_table
def test_6_18_bishoprics_and_6_19_universities_are_foreseen(players, edition):
    random = Random(618)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        for see in BISHOPRICS.ids:
            card = g.province_card[g.board.bishopric_province[see]]
            holder = NO_HOLDER if card == NOBODY else card
            points = see_after(g.board, True, holder, g.see[see])
            assert points == (1.0 if next_column(g, see) <= CATHOLIC else 0.0)
        for university in UNIVERSITIES.ids:
            place = g.board.university_place[university]
            gains = nothing()
            add_university(gains, g.board, int(place), g.university[university])
            card = g.city_card[place] if place < len(CITIES) else town_holder(g, place)
            holder = NO_HOLDER if card == NOBODY else card
            assert gains[holder][REFORMERS] == float(next_faith(g, university) == REFORMED_FAITH)


def town_holder(g: State, town: int) -> int:
    return next((f for f in FACTIONS.ids if g.units[town * OWNER_COUNT + f]), NOBODY)


@at_every_table
def test_6_20_the_score_that_charts_show_is_what_the_end_phase_counts(players, edition):
    random = Random(620)
    for _ in range(POSITIONS):
        g = at_random(players, edition, random)
        shown = score(g)
        count_points(g)
        assert shown == {FACTIONS[f].word: g.vp[f] / 100 for f in g.order}
