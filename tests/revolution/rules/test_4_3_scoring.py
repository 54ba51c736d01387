"""4.3 to 4.5 Victory points and the winner; rulings R61 and R62."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import BISHOPRICS, CITY_WORDS, EDITIONS, PROVINCES, TOWNS, UNIVERSITIES
from cuius.titles.revolution.loading import load_board
from tests.revolution.tables import RevolutionTable, empty_table, new_table

BOARD = load_board()
SMALL = {"drenthe": 0.45, "namur": 0.4, "maastricht": 0.3, "venlo": 0.25, "limburg": 0.22, "geldern": 0.2}


def provinces_of(t: RevolutionTable, faction: str) -> float:
    """What its province cards are worth before turn 5."""
    return sum(BOARD.vp[p] for p in PROVINCES if t.province_of(p.word) == faction) / 100


def test_nothing_scores_nothing():
    t = empty_table()
    assert [t.points_of(f) for f in t.in_order] == [0, 0, 0, 0, 0]


# ---- 4.3.1 cities and provinces ----


def test_4_3_1_r1_a_city_is_worth_one():
    t = empty_table()
    for n, city in enumerate(CITY_WORDS):
        assert t.points_of("burghers") == n
        t.city(city, "burghers")


@pytest.mark.parametrize("turn", range(6))
def test_4_3_1_r2_large_provinces_count_every_turn(turn):
    t = empty_table().turn(turn)
    t.province("liege", "catholics").province("trier", "habsburgs").province("generality", "reformers")
    assert [t.points_of(f) for f in ("catholics", "habsburgs", "reformers")] == [1, 0.5, 1]


def test_4_3_1_r3_small_provinces_are_worth_nothing_before_turn_5():
    for turn in range(5):
        t = empty_table().turn(turn)
        for province in SMALL:
            t.province(province, "nobility")
        assert t.points_of("nobility") == 0


@pytest.mark.parametrize(("province", "value"), SMALL.items())
def test_4_3_1_r4_small_provinces_decide_at_the_end(province, value):
    assert empty_table().turn(5).province(province, "nobility").points_of("nobility") == value


def test_r61_in_turn_5_every_province_counts_its_final_value():
    t = empty_table().turn(5)
    for province in PROVINCES:
        t.province(province.word, "burghers")
    assert t.points_of("burghers") == pytest.approx(16.32)
    assert t.turn(4).points_of("burghers") == 14.5


def test_r61_abandoned_armies_are_removed_before_counting():
    t = empty_table().abandoned("utrecht", habsburgs=2).phase("end").play_out()
    assert (t.counted("habsburgs"), t.pool_of("habsburgs")) == (0, 6)


# ---- 4.3.2 the aims ----


def test_4_3_2_r1_bishoprics_that_are_not_reformed():
    t = empty_table()
    sees = zip(
        BISHOPRICS.words,
        ["strongly_catholic", "catholic", "reformed", "strongly_reformed", "catholic", "reformed"],
        strict=True,
    )
    for bishopric, column in sees:
        t.see(bishopric, column).province(bishopric, "reformers")  # whoever holds the province
    assert t.points_of("catholics") == 3


def test_4_3_2_r2_regions_with_a_habsburg_army():
    t = empty_table().army("holland", habsburgs=3).army("north", habsburgs=1, catholics=1)
    assert t.points_of("habsburgs") == 2
    assert t.points_of("catholics") == 0
    assert t.siege("gent", "habsburgs").points_of("habsburgs") == 3  # a besieger is in its region


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4, 5])
@proves("5.8-r2")
def test_ex_5_8a_the_armies_of_the_set_up_bring_two_points(players, edition):
    t = new_table(players, edition=edition)
    t.answer("habsburgs", "setup.army", "flanders", "setup.army", "gelderland")
    before = t.points_of("habsburgs")
    cards = t.state.city_card.count(1) + t.state.province_card.count(1)
    assert (before, cards) == (2, 0)
    t.skip_to("order.place")
    assert t.counted("habsburgs") == 2 + t.state.city_card.count(1) + provinces_of(t, "habsburgs")


@pytest.mark.parametrize(("counters", "points"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3)])
def test_4_3_2_r3_a_third_of_the_nobility_rounded_up(counters, points):
    t = empty_table(5).country("liege", nobility=max(0, counters - 1))
    t.units("breda", nobility=min(1, counters))
    assert t.points_of("nobility") == points


@pytest.mark.parametrize(("counters", "points"), [(0, 0), (1, 1), (5, 1), (6, 2), (10, 2), (11, 3)])
def test_4_3_2_r4_with_three_players_a_fifth(counters, points):
    t = empty_table(3).country("liege", nobility=counters)
    assert t.points_of("nobility") == points


def test_4_3_2_r5_not_in_cities_nor_in_support_boxes():
    t = empty_table().units("aachen", nobility=5).support("emperor", nobility=2)
    assert t.points_of("nobility") == 0


def test_4_3_2_r6_commercial_towns_of_the_burghers():
    commercial = [town.word for town in TOWNS if BOARD.commercial[town]]
    assert len(commercial) == 7
    t = empty_table().units("arnhem", burghers=1)
    for n, town in enumerate(commercial):
        assert t.points_of("burghers") == n
        t.units(town, burghers=1)
    assert t.points_of("burghers") == 7
    assert t.points_of("reformers") == 0


def test_4_3_2_r7_reformed_universities():
    t = empty_table().university("koln", "catholic")
    assert len(UNIVERSITIES) == 7
    for n, university in enumerate(UNIVERSITIES.words):
        assert t.points_of("reformers") == n
        t.university(university, "reformed")
    assert t.points_of("reformers") == 7


# ---- 4.4 and 4.5 ----


@pytest.mark.parametrize("edition", EDITIONS)
@proves("4.4-r1")
def test_ex_4_4_ten_and_eight_are_not_eighteen(edition):
    """D-28 and D-29: points are counted anew in both editions."""
    t = empty_table(edition=edition)
    for city in CITY_WORDS[:10]:
        t.city(city, "reformers")
    t.phase("end").play_out()
    assert t.counted("reformers") == 10
    t.city("aachen", None).city("amsterdam", None).turn(2).phase("end").play_out()
    assert t.counted("reformers") == 8


def test_d29_a_faction_that_lost_everything_stands_at_nothing():
    for edition in EDITIONS:
        t = empty_table(edition=edition).points_before(catholics=9).phase("end").play_out()
        assert t.counted("catholics") == 0


def test_4_5_r1_most_points_win():
    t = empty_table().turn(5).city("koln", "catholics").city("gent", "reformers")
    t.province("geldern", "reformers").phase("end")
    assert (t.ending, t.winners) == ("points", ("reformers",))
    assert t.result is not None
    assert t.result.scores["reformers"] == 1.2


def test_4_5_r2_equals_all_win():
    t = empty_table().turn(5)
    t.city("koln", "catholics").city("gent", "reformers").city("leiden", "nobility").phase("end")
    assert t.winners == ("catholics", "nobility", "reformers")


def test_r62_two_players_compare_the_totals_of_both_factions():
    t = empty_table(2).turn(5)
    t.city("koln", "catholics").city("liege", "catholics").city("leiden", "burghers").city(
        "gent", "reformers"
    )
    t.phase("end")
    assert t.winners == ("catholics", "habsburgs", "burghers", "reformers")  # 2 + 0 against 1 + 1
