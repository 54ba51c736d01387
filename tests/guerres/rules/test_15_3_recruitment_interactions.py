"""15.3 Recruitment: Paris, markers, Le Havre, the Call to Arms, revolts and diplomacy together."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ENGLAND, HUGUENOT, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.phases.changes import grant, place_troops
from cuius.titles.guerres.phases.war.recruitment import (
    amounts,
    deploy,
    huguenot_income,
    league_income,
    open_provinces,
    recruit,
)
from tests.guerres.tables import GuerresTable, war_table


def levied(faction, troops: int, t: GuerresTable | None = None) -> GuerresTable:
    return (t or war_table()).arrange(levy={faction: troops}).play(deploy, faction)


def words(options) -> list[str]:
    return [o.word for o in options]


@proves("15.3-r6")
def test_15_3_r6_the_first_royal_recruits_go_to_paris_and_nowhere_else():
    t = war_table().arrange(levy={ROYALIST: 8})
    assert words(open_provinces(t.state, ROYALIST)) == ["ile_de_france"]


@proves("15.3-r6", "15.3-r4")
def test_15_3_r6_twelve_points_of_three_levels_make_two_armies_of_six():
    t = levied(ROYALIST, 12)
    t.answer("royalist", "deploy.troops", "6").answer("royalist", "deploy.province", "picardie")
    t.expect("royalist", "deploy.troops", options=["6", "5", "4", "3", "2", "1"])
    t.answer("royalist", "deploy.troops", "6")
    assert (t.troops_of("royalist_1"), t.troops_of("royalist_2")) == (6, 6)


@proves("15.3-r6")
def test_15_3_r6_a_small_army_at_paris_holds_all_others_down():
    """Two points at Paris; five in all: two here, one there, or more to Paris."""
    t = levied(ROYALIST, 5).answer("royalist", "deploy.troops", "2")
    t.answer("royalist", "deploy.province", "picardie")
    t.expect("royalist", "deploy.troops", options=["2", "1"]).answer("royalist", "deploy.troops", "2")
    t.expect("royalist", "deploy.province", lacks=["picardie"], offers=["ile_de_france", "normandie"])


@proves("15.3-r6", "15.2-r1")
def test_15_3_r6_with_nine_at_paris_the_rest_goes_elsewhere():
    t = levied(ROYALIST, 12).answer("royalist", "deploy.troops", "9")
    t.expect("royalist", "deploy.province", lacks=["ile_de_france"])


@proves("15.3-r8")
def test_15_3_r8_a_province_of_the_ally_alone_takes_no_royal_recruits():
    """Champagne is the League's: Troyes and Reims."""
    t = levied(ROYALIST, 6).answer("royalist", "deploy.troops", "3")
    t.expect("royalist", "deploy.province", lacks=["champagne", "provence"])


@proves("15.3-r7")
def test_15_3_r7_with_paris_and_meaux_lost_ile_de_france_is_closed():
    t = war_table(6, called=True).towns("league", "paris", "meaux").arrange(levy={ROYALIST: 8})
    assert "ile_de_france" not in words(open_provinces(t.state, ROYALIST))
    assert max(amounts(t.state, ROYALIST, PROVINCES["normandie"])) == 8


@proves("15.3-r7", "15.3-r8")
def test_15_3_r7_with_paris_lost_but_meaux_held_ile_de_france_is_a_province_like_others():
    t = (
        war_table(6, called=True)
        .towns("league", "paris")
        .towns("royalist", "meaux")
        .arrange(levy={ROYALIST: 8})
    )
    assert {"ile_de_france", "normandie"} <= set(words(open_provinces(t.state, ROYALIST)))


@pytest.mark.parametrize(
    ("towns", "share"), [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (12, 4), (13, 5)]
)
@proves("15.3-r9")
def test_15_3_r9_one_for_three_towns_rounded_up(towns, share):
    t = war_table().only_towns(huguenot=towns, league=9)
    assert huguenot_income(t.state) == (share, share)


@proves("15.3-r9", "19-r3")
def test_15_3_r9_le_havre_is_a_town_of_the_income():
    t = war_table().only_towns(huguenot=12, league=9).towns("huguenot", "le_havre")
    assert huguenot_income(t.state) == (5, 5)


@proves("15.3-r9", "20-r1")
def test_15_3_r9_towns_in_revolt_still_pay():
    """FR 20 leaves them out of victory only."""
    t = war_table(4).only_towns(huguenot=12, league=9).army("peasant_revolt", "quercy", 3)
    assert huguenot_income(t.state) == (4, 4)


@proves("19-h3", "15.3-r9")
def test_19_h3_the_marker_pays_only_while_la_rochelle_is_huguenot():
    t = war_table(2).only_towns(huguenot=12, league=9).force("la_rochelle").towns("huguenot", "la_rochelle")
    with_it = huguenot_income(t.state)
    t.towns("royalist", "la_rochelle")
    assert with_it[1] - huguenot_income(t.state)[1] >= 2
    assert huguenot_income(t.state) == (-(-t.state.towns_of(HUGUENOT) // 3),) * 2


@proves("15.3-r11", "15.3-r12", "18-r14")
def test_15_3_r12_the_call_gives_the_league_its_towns_in_place_of_five_money():
    assert league_income(war_table(5).only_towns(league=9, huguenot=12).state) == (0, 5)
    assert league_income(war_table(5, called=True).only_towns(league=9, huguenot=12).state) == (9, 9)


@proves("15.3-r12", "15.3-r13")
def test_15_3_r13_the_lone_league_stands_where_it_holds_a_town_even_beside_enemies():
    t = war_table(6, called=True).army("royalist_1", "champagne", 5).arrange(levy={LEAGUE: 4})
    assert "champagne" in words(open_provinces(t.state, LEAGUE))
    assert "limousin" not in words(open_provinces(t.state, LEAGUE))
    t.play(deploy, LEAGUE).answer("league", "deploy.province", "champagne", "deploy.troops", "4")
    assert (t.troops_of("league_1"), t.troops_of("royalist_1")) == (4, 5)


@proves("15.3-r10", "20-r3")
def test_15_3_r10_recruits_may_muster_in_a_province_in_revolt():
    t = war_table(4).army("peasant_revolt", "quercy", 3).towns("huguenot", "montauban")
    t.arrange(levy={HUGUENOT: 2})
    assert "quercy" in words(open_provinces(t.state, HUGUENOT))


@proves("15.2-r3", "15.3-r17")
def test_15_3_r17_five_full_armies_take_nobody_more():
    t = war_table().arrange(levy={HUGUENOT: 3})
    for n, province in enumerate(("saintonge", "bearn", "guyenne", "quercy", "dauphine"), 1):
        t.army(f"huguenot_{n}", province, 9)
    t.play(deploy, HUGUENOT)
    t.expect_event("recruit.dispersed", faction="huguenot", troops=3)
    assert t.state.levy[HUGUENOT] == 0


@proves("15.2-r3")
def test_15_2_r3_with_five_armies_recruits_still_join_those_with_room():
    t = war_table().arrange(levy={HUGUENOT: 3})
    for n, province in enumerate(("saintonge", "bearn", "guyenne", "quercy", "dauphine"), 1):
        t.army(f"huguenot_{n}", province, 8)
    assert set(words(open_provinces(t.state, HUGUENOT))) == {
        "saintonge",
        "bearn",
        "guyenne",
        "quercy",
        "dauphine",
    }
    assert list(amounts(t.state, HUGUENOT, PROVINCES["bearn"])) == [1]


@proves("15.3-r15", "14.7-r18")
def test_15_3_r15_allies_raise_armies_side_by_side_abroad():
    t = war_table().army("royalist_1", "flandre", 2)
    t.arrange(lambda g: place_troops(g, LEAGUE, PROVINCES["flandre"], 3))
    assert (t.place_of("league_1"), t.troops_of("league_1"), t.troops_of("royalist_1")) == ("flandre", 3, 2)


@proves("15.3-r15", "15.2-r1")
def test_r20_abroad_what_exceeds_nine_forms_a_second_army():
    t = war_table().army("league_1", "flandre", 8)
    t.arrange(lambda g: place_troops(g, LEAGUE, PROVINCES["flandre"], 4))
    assert (t.troops_of("league_1"), t.troops_of("league_2")) == (9, 3)


@proves("15.7.3-r2")
def test_15_7_3_r2_with_rouen_lost_the_english_stay_in_england():
    t = war_table().towns("royalist", "rouen").play(grant, HUGUENOT, ENGLAND, 2)
    assert (t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == ("angleterre", 3)


@proves("15.7.3-r2")
def test_15_7_3_r2_the_english_join_the_huguenots_in_normandie_up_to_nine():
    t = war_table().army("huguenot_1", "normandie", 7).play(grant, HUGUENOT, ENGLAND, 2)
    t.answer("huguenot", "diplomacy.territory", "normandie")
    assert t.troops_of("huguenot_1") == 9
    t.expect_event("troops.lost", faction="huguenot", troops=1)


@proves("15.3-r2", "15.3-r5")
def test_15_3_r2_without_taxes_the_king_raises_nobody():
    t = war_table().play(recruit, ROYALIST)
    assert (t.state.levy[ROYALIST], t.money_of("royalist")) == (0, 0)


@proves("15.3-r1", "15.3-r6", "19-k8")
def test_19_k8_the_swiss_come_before_the_recruits_are_placed_and_count_for_paris():
    """Two Swiss at Paris: then two points may stand elsewhere at once."""
    t = war_table(2).arrange(taxes=1).holds("royalist", "swiss_of_pfyffer").phase("recruitment")
    t.answer("royalist", "recruit.taxes", "1", "event.deploy", "swiss_of_pfyffer")
    assert t.troops_of("royalist_1") == 2
    t.answer("royalist", "deploy.province", "picardie")
    t.expect("royalist", "deploy.troops", options=["2", "1"])
