"""15.2, 15.3 Recruitment and deployment."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import HUGUENOT, LEAGUE, PROVINCES, ROYALIST
from cuius.titles.guerres.phases.war.recruitment import (
    deploy,
    huguenot_income,
    league_income,
    recruit,
    tax_yield,
)
from cuius.titles.guerres.rules.armies import landings
from tests.guerres.tables import GuerresTable, war_table

ENGLISH = (PROVINCES["angleterre"], PROVINCES["normandie"])


def levied(faction: str, troops: int, **more) -> GuerresTable:
    """Recruits who wait for a place."""
    t = war_table(**more)
    who = {"royalist": ROYALIST, "league": LEAGUE, "huguenot": HUGUENOT}[faction]
    return t.arrange(levy={who: troops}).play(deploy, who)


@proves("15.3-r1", "15-r1")
def test_15_3_r1_royalist_then_huguenot_then_league():
    t = war_table().arrange(taxes=1).phase("recruitment")
    t.answer("royalist", "recruit.taxes", "1").answer("royalist", "deploy.troops", "8")
    t.expect("huguenot", "deploy.province")
    t.play_out()
    assert [e["faction"] for e in t.events("recruit.income")] == ["royalist", "huguenot", "league"]


@proves("15.3-r2", "15.3-r3", "15.3-r4")
@pytest.mark.parametrize(("levels", "troops", "money"), [(1, 8, 5), (2, 10, 7), (3, 12, 9)])
def test_15_3_r3_what_tax_levels_yield(levels, troops, money):
    t = war_table().arrange(taxes=3).play(recruit, ROYALIST)
    t.answer("royalist", "recruit.taxes", str(levels))
    assert tax_yield(t.state, levels) == (troops, money)
    assert (t.state.levy[ROYALIST], t.money_of("royalist")) == (troops, money)
    t.expect_event("recruit.income", faction="royalist", troops=troops, money=money)


@proves("15.3-r2")
def test_15_3_r2_no_level_need_be_spent():
    t = war_table().arrange(taxes=2).play(recruit, ROYALIST)
    t.expect("royalist", "recruit.taxes", options=["2", "1", "0"]).answer("royalist", "recruit.taxes", "0")
    assert (t.state.taxes, t.state.levy[ROYALIST], t.money_of("royalist")) == (2, 0, 0)


@proves("15.3-r5")
def test_r24_levels_that_are_not_spent_stay():
    t = war_table().arrange(taxes=3).play(recruit, ROYALIST).answer("royalist", "recruit.taxes", "1")
    assert t.state.taxes == 2
    t.expect_event("taxes.level", level=2)


@pytest.mark.parametrize(
    ("towns", "share"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 3), (12, 4), (13, 5)]
)
@proves("15.3-r9")
def test_15_3_r9_a_third_of_the_towns_rounded_up(towns, share):
    t = war_table().only_towns(huguenot=towns).play(recruit, HUGUENOT)
    assert (t.state.levy[HUGUENOT], t.money_of("huguenot")) == (share, share)


def test_15_3_r9_the_marker_of_la_rochelle_adds_to_it():
    t = war_table().force("la_rochelle")
    assert huguenot_income(t.state) == (5, 6)
    assert huguenot_income(t.towns("royalist", "la_rochelle").state) == (4, 4)


def test_15_3_r11_the_allied_league_gets_money_only():
    t = war_table().play(recruit, LEAGUE)
    assert (t.state.levy[LEAGUE], t.money_of("league")) == (0, 5)


def test_15_3_r12_the_league_alone_lives_on_its_towns():
    t = war_table(6, called=True).only_towns(league=11)
    assert league_income(t.state) == (11, 11)
    t.play(recruit, LEAGUE)
    assert (t.state.levy[LEAGUE], t.money_of("league")) == (11, 11)


@proves("15.3-r6", "15.3-r8")
def test_15_3_r6_the_largest_royal_army_stands_in_paris():
    t = levied("royalist", 8)
    t.expect("royalist", "deploy.troops", about={"province": "ile_de_france"})
    t.answer("royalist", "deploy.troops", "3")
    t.expect("royalist", "deploy.province", offers=["ile_de_france", "poitou"], lacks=["champagne", "bearn"])
    t.answer("royalist", "deploy.province", "poitou")
    t.expect("royalist", "deploy.troops", options=["3", "2", "1"]).answer("royalist", "deploy.troops", "3")
    t.answer("royalist", "deploy.province", "berry").answer("royalist", "deploy.troops", "2")
    assert [t.troops_of(f"royalist_{n}") for n in (1, 2, 3)] == [3, 3, 2]
    assert [t.place_of(f"royalist_{n}") for n in (1, 2, 3)] == ["ile_de_france", "poitou", "berry"]


def test_15_3_r7_with_paris_lost_it_stands_where_the_royalists_hold_a_town():
    t = war_table(6, called=True).towns("league", "paris", "meaux")
    t.arrange(levy={ROYALIST: 8}).play(deploy, ROYALIST)
    t.expect("royalist", "deploy.province", offers=["poitou"], lacks=["ile_de_france"])
    t.answer("royalist", "deploy.province", "poitou").answer("royalist", "deploy.troops", "8")
    assert t.place_of("royalist_1") == "poitou"


@proves("15.3-r6")
def test_r25_a_paris_of_the_ally_is_open():
    t = war_table().towns("league", "paris", "meaux").arrange(levy={ROYALIST: 8}).play(deploy, ROYALIST)
    t.answer("royalist", "deploy.troops", "8")
    assert t.place_of("royalist_1") == "ile_de_france"


@proves("15.3-r6")
def test_r81_armies_abroad_and_of_the_ally_are_no_measure():
    t = war_table(6, called=True).army("royalist_1", "suisse", 6).army("huguenot_1", "normandie", 6)
    t.arrange(levy={ROYALIST: 5}).play(deploy, ROYALIST)
    t.expect("royalist", "deploy.province", options=["ile_de_france", "normandie"])
    t.answer("royalist", "deploy.province", "ile_de_france").answer("royalist", "deploy.troops", "2")
    t.answer("royalist", "deploy.province", "normandie")
    t.expect("royalist", "deploy.troops", options=["3", "2", "1"]).answer("royalist", "deploy.troops", "3")
    assert (t.troops_of("royalist_1"), t.troops_of("royalist_2"), t.troops_of("huguenot_1")) == (6, 2, 9)


@pytest.mark.parametrize(
    ("faction", "has", "lacks"),
    [("huguenot", "saintonge", "ile_de_france"), ("league", "champagne", "saintonge")],
)
@proves("15.3-r10", "15.3-r13")
def test_15_3_r10_armies_stand_where_the_faction_holds_a_town(faction, has, lacks):
    levied(faction, 4).expect(faction, "deploy.province", offers=[has], lacks=[lacks, "saint_empire"])


@proves("15.3-r14", "15.3-r16")
def test_15_3_r14_where_the_camp_has_an_army_troops_join_it():
    t = war_table().army("royalist_1", "picardie", 5).arrange(levy={LEAGUE: 6}).play(deploy, LEAGUE)
    t.answer("league", "deploy.province", "picardie")
    t.expect("league", "deploy.troops", options=["4", "3", "2", "1"]).answer("league", "deploy.troops", "4")
    assert (t.troops_of("royalist_1"), t.troops_of("league_1")) == (9, 0)
    t.expect("league", "deploy.province", lacks=["picardie"])


@proves("15.3-r15")
def test_15_3_r15_the_camp_may_stand_abroad_side_by_side():
    t = war_table().army("royalist_1", "suisse", 4).army("league_1", "suisse", 2)
    t.army("royalist_2", "suisse", 1).play(recruit, LEAGUE)
    assert len({t.place_of(a) for a in ("royalist_1", "royalist_2", "league_1")}) == 1


@proves("15.3-r17", "15.2-r2", "15.2-r3")
def test_15_3_r17_recruits_without_a_place_are_lost():
    t = war_table()
    for number, province in enumerate(("suisse", "espagne", "flandre", "savoie", "lorraine"), 1):
        t.army(f"huguenot_{number}", province, 2)
    t.arrange(levy={HUGUENOT: 4}).play(deploy, HUGUENOT)
    assert t.state.levy[HUGUENOT] == 0
    t.expect_event("recruit.dispersed", faction="huguenot", troops=4)


@proves("15.2-r1", "15.2-r4")
def test_15_2_r1_an_army_has_at_most_nine_and_all_see_it():
    t = levied("league", 12, turn=6, called=True).answer("league", "deploy.province", "champagne")
    t.expect("league", "deploy.troops", offers=["9", "1"], lacks=["10", "12", "0"])
    t.answer("league", "deploy.troops", "9")
    assert max(t.view("huguenot")["troops"]) == max(t.view(None)["troops"]) == 9


def test_15_3_r1_cards_of_the_deployment_come_after_the_income():
    t = war_table(windows="discreet").holds("league", "triumvirate").play(recruit, LEAGUE)
    t.expect("league", "event.deploy")
    assert t.money_of("league") == 5


@proves("15.7.3-r2")
def test_15_7_3_r2_english_troops_land_where_the_huguenot_holds_a_town():
    t = war_table()
    assert landings(t.state, HUGUENOT, ENGLISH) == ENGLISH
    t.army("huguenot_1", "normandie", 3)
    assert landings(t.state, HUGUENOT, ENGLISH) == ENGLISH
    t.towns("royalist", "rouen", "caen")
    assert landings(t.state, HUGUENOT, ENGLISH) == ENGLISH[:1]


@proves("15.7.3-r2")
def test_r80_the_royalists_land_as_the_huguenots_do():
    t = war_table(6, called=True)
    assert landings(t.state, ROYALIST, ENGLISH) == ENGLISH
    t.army("huguenot_1", "normandie", 3)
    assert landings(t.state, ROYALIST, ENGLISH) == ENGLISH[:1]
