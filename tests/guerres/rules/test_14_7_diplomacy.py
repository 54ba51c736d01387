"""14.7 Diplomacy: missions, rows of the tables, troops abroad."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import (
    ARMIES_OF,
    CHARACTERS,
    COUNTRIES,
    ENGLAND,
    GHOST,
    HUGUENOT,
    LEAGUE,
    ROYALIST,
    SPAIN,
    UNITED_PROVINCES,
)
from cuius.titles.guerres.phases.changes import grant
from cuius.titles.guerres.phases.court.actions import diplomacy
from cuius.titles.guerres.rules.court_actions import (
    can_negotiate,
    countries_to_visit,
    diplomacy_modifiers,
    hears,
    row_of,
    top_row,
)
from cuius.titles.guerres.state import tried_at
from tests.guerres.tables import GuerresTable, court_table

ODET = CHARACTERS["odet_de_chatillon"]
MEDICI = CHARACTERS["catherine_de_medicis"]
ESTE = CHARACTERS["anne_d_este"]


def mission(t: GuerresTable, faction, character, country: str, dice: list[int]) -> GuerresTable:
    t.dice(action=dice).play(diplomacy, faction, character)
    return t.answer(faction.word, "diplomacy.country", country) if t.waiting else t


def names(countries) -> list[str]:
    return [country.word for country in countries]


@proves("14.7-r16", "14.7-r17", "14.2-r2", "14.7-r20")
def test_r19_the_last_row_from_a_total_of_eleven():
    """C-04: 8 + 2 + 1 = 11 in England: five money and three troop points."""
    t = mission(court_table(), HUGUENOT, ODET, "england", [4, 4])
    assert t.money_of("huguenot") == 5
    assert (t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == ("nowhere", 0)
    t.expect("huguenot", "diplomacy.territory", options=["angleterre", "normandie"])
    t.answer("huguenot", "diplomacy.territory", "angleterre")
    assert (t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == ("angleterre", 3)


@pytest.mark.parametrize(("total", "row"), [(7, 0), (8, 0), (9, 1), (10, 1), (11, 2), (12, 2), (16, 2)])
@proves("14.7-r17")
def test_14_7_r17_rows_of_the_tables(total, row):
    assert row_of(court_table().state.board, total) == row


@pytest.mark.parametrize(
    ("dice", "money", "troops"), [([1, 2], 0, 0), ([2, 2], 3, 1), ([2, 4], 4, 2), ([3, 5], 5, 3)]
)
@proves("14.7-r17", "14.7-r20")
def test_14_7_r17_what_england_gives_the_huguenots(dice, money, troops):
    t = mission(court_table().towns("royalist", "rouen"), HUGUENOT, ODET, "england", dice)
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (money, troops)


@proves("14.7-r14", "6-r1")
def test_14_7_r14_each_faction_has_its_own_table():
    g = court_table().state
    assert names(countries_to_visit(g, ROYALIST)) == ["german_states", "swiss", "papacy", "spain"]
    assert names(countries_to_visit(g, LEAGUE)) == ["papacy", "spain", "savoy", "lorraine"]
    assert names(countries_to_visit(g, HUGUENOT)) == ["england", "german_states", "swiss"]
    assert g.board.subsidies[LEAGUE][SPAIN].troops == (2, 3, 4)
    assert g.board.subsidies[ROYALIST][SPAIN].troops == (0, 1, 2)


@proves("14.7-r15")
def test_14_7_r15_one_attempt_for_each_country_and_turn():
    """S-12: a second mission to England is refused, even after a failure; another country is open."""
    t = mission(court_table(), HUGUENOT, ODET, "england", [1, 2])
    t.play(diplomacy, HUGUENOT, CHARACTERS["vidame_de_chartres"])
    t.expect("huguenot", "diplomacy.country", options=["german_states", "swiss"])
    refusal = t.why_not("huguenot", "england")
    assert (refusal.key, refusal.rule) == ("refused.diplomacy-tried", "14.7-r15")


@proves("14.7-r15")
def test_14_7_r15_each_faction_counts_for_itself_and_each_turn_anew():
    t = mission(court_table(), LEAGUE, ESTE, "spain", [1, 2])
    assert SPAIN in countries_to_visit(t.state, ROYALIST)
    t.phase("end_of_turn")
    assert SPAIN in countries_to_visit(t.state, LEAGUE)


@proves("14.7-r22")
def test_14_7_r22_countries_hear_a_faction_in_their_time_only():
    before, after = court_table(2).state, court_table(6, called=True).state
    assert not hears(before, HUGUENOT, UNITED_PROVINCES)
    assert hears(court_table(3).state, HUGUENOT, UNITED_PROVINCES)
    assert [hears(g, ROYALIST, ENGLAND) for g in (before, after)] == [False, True]
    assert [hears(g, ROYALIST, SPAIN) for g in (before, after)] == [True, False]
    assert [hears(g, ROYALIST, COUNTRIES["papacy"]) for g in (before, after)] == [True, False]


@proves("14.7-r18")
def test_ex12_troops_of_spain_appear_in_one_of_three_territories():
    """EX-12."""
    t = mission(court_table(), LEAGUE, ESTE, "spain", [3, 4])
    t.expect("league", "diplomacy.territory", options=["espagne", "flandre", "franche_comte"])
    assert t.why_not("league", "savoie").key == "refused.diplomacy-elsewhere"
    t.answer("league", "diplomacy.territory", "flandre")
    assert (t.place_of("league_1"), t.troops_of("league_1"), t.money_of("league")) == ("flandre", 3, 2)


@proves("14.7-r19")
def test_ex12_troops_of_the_german_states_appear_in_the_empire():
    """EX-12."""
    t = mission(court_table(), HUGUENOT, ODET, "german_states", [2, 2])
    assert (t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == ("saint_empire", 3)


@proves("14.7-r20")
def test_14_7_r20_the_pope_sends_money_only():
    t = mission(court_table(), ROYALIST, MEDICI, "papacy", [6, 6])
    assert t.money_of("royalist") == 3
    assert not any(t.state.troops)


@proves("14.7-r21")
def test_r20_troops_join_an_own_army_there_and_without_a_marker_they_are_lost():
    t = court_table().army("huguenot_1", "saint_empire", 7)
    mission(t, HUGUENOT, ODET, "german_states", [2, 2])
    assert (t.troops_of("huguenot_1"), t.troops_of("huguenot_2")) == (9, 1)
    t = court_table()
    for marker, province in zip(
        ARMIES_OF[HUGUENOT], ("pau", "rouen", "nimes", "orleans", "la_rochelle"), strict=True
    ):
        t.army(marker.word, PROVINCE[province], 3)
    mission(t, HUGUENOT, ODET, "german_states", [3, 3])
    assert sum(t.state.troops) == 15
    assert t.money_of("huguenot") == 1
    t.expect_event("troops.lost", faction="huguenot", troops=4)


PROVINCE = {
    "pau": "bearn",
    "rouen": "normandie",
    "nimes": "bas_languedoc",
    "orleans": "orleanais",
    "la_rochelle": "saintonge",
}


@proves("20-c2", "20-c10")
def test_20_c2_spain_is_harder_to_move_in_a_colonial_tension_and_after_the_armada():
    """S-47: for whichever faction asks, and for Spain alone."""
    t = court_table().force("colonial_tension").force("spanish_armada")
    for envoy in (ESTE, MEDICI, GHOST):
        assert [m.value for m in diplomacy_modifiers(t.state, envoy, SPAIN)][-2:] == [-1, -1]
    assert [m.value for m in diplomacy_modifiers(t.state, ESTE, COUNTRIES["savoy"])] == [2, 1]
    mission(t, LEAGUE, ESTE, "spain", [2, 3])
    t.expect_event("court.rolled", roll=5, total=6)
    assert t.money_of("league") == 0


@proves("20-c10")
def test_20_c10_the_armada_weighs_on_spain_until_the_game_ends():
    t = court_table(5).force("spanish_armada").force("colonial_tension").phase("end_of_turn")
    assert [m.reason for m in diplomacy_modifiers(t.state, GHOST, SPAIN)] == ["modifier.spanish_armada"]


@proves("20-c4")
def test_20_c4_the_water_geuzen_add_two_in_the_united_provinces():
    t = court_table(3).force("water_geuzen", 2)
    assert [m.value for m in diplomacy_modifiers(t.state, GHOST, UNITED_PROVINCES)] == [2]
    assert not diplomacy_modifiers(t.state, GHOST, ENGLAND)
    mission(t, HUGUENOT, ODET, "united_provinces", [1, 3])
    t.expect_event("court.rolled", roll=4, total=9)
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (2, 1)


@proves("20-c6")
def test_20_c6_a_bankrupt_spain_gives_nothing_to_a_mission():
    t = mission(court_table().force("spanish_bankruptcy"), LEAGUE, ESTE, "spain", [6, 6])
    assert t.money_of("league") == 0
    assert not any(t.state.troops)
    t.expect_event("diplomacy.nothing", faction="league", country="spain")
    assert t.state.tried_country[tried_at(LEAGUE, SPAIN)]


def test_r19_the_largest_subsidy_is_the_last_row():
    t = court_table().towns("royalist", "rouen")
    t.play(grant, HUGUENOT, ENGLAND, top_row(t.state))
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (5, 3)


@proves("14.7-r15")
def test_14_7_r15_with_every_country_visited_there_is_no_mission():
    t = court_table()
    t.arrange(tried_country=[True] * len(t.state.tried_country))
    assert not can_negotiate(t.state, LEAGUE, ESTE)
