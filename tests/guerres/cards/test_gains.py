"""19 Cards that bring treaty points, money, taxes or foreign subsidies."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ENGLAND, HUGUENOT, LEAGUE, SPAIN
from cuius.titles.guerres.phases.war.recruitment import huguenot_income
from cuius.titles.guerres.rules.court_actions import countries_to_visit
from cuius.titles.guerres.state import tried_at
from tests.guerres.cards.plays import played, refused
from tests.guerres.tables import court_table


@proves("19-h9")
def test_19_h9_franco_gallia_gives_a_point_beside_the_treaty_of_the_turn():
    t = played(court_table(4), "huguenot", "franco_gallia")
    assert t.treaty_of("huguenot") == 1
    assert not t.state.treaty_won[HUGUENOT]


@proves("19-h8")
@pytest.mark.parametrize(("holder", "money"), [("huguenot", 3), ("royalist", 1)])
def test_19_h8_corsairs_bring_more_from_a_huguenot_la_rochelle(holder, money):
    t = played(court_table(3).towns(holder, "la_rochelle").coins(huguenot=2), "huguenot", "corsairs")
    assert t.money_of("huguenot") == 2 + money
    t.expect_event("card.money", faction="huguenot", money=money)


@proves("19-h3")
def test_19_h3_la_rochelle_adds_to_every_income_while_it_is_huguenot():
    t = court_table(2).only_towns(huguenot=0).towns("huguenot", "la_rochelle", "nimes", "castres")
    assert huguenot_income(t.state) == (1, 1)
    played(t, "huguenot", "la_rochelle")
    assert huguenot_income(t.state) == (2, 3)
    t.arrange(lambda g: g.end_effects("turn"))
    assert huguenot_income(t.state) == (2, 3)
    assert huguenot_income(t.towns("royalist", "la_rochelle").state) == (1, 1)


@proves("19-k6")
def test_19_k6_the_contract_of_poissy_raises_taxes_by_one():
    t = played(court_table(1).arrange(taxes=2), "royalist", "contract_of_poissy")
    assert t.state.taxes == 3
    t.expect_event("taxes.level", level=3)


@proves("19-l8")
def test_19_l8_confraternities_bring_three_money():
    assert played(court_table(2), "league", "catholic_confraternities").money_of("league") == 3


@proves("19-l6")
def test_19_l6_the_triumvirate_brings_money_and_precedence_for_this_war():
    t = played(court_table(1), "league", "triumvirate")
    assert (t.money_of("league"), t.state.force_of("triumvirate")) == (2, 1)
    t.arrange(lambda g: g.end_effects("turn"))
    assert t.state.force_of("triumvirate") == 0


@proves("19-h1")
def test_19_h1_hampton_court_gives_the_top_row_and_le_havre():
    t = played(court_table(1).towns("royalist", "rouen", "caen"), "huguenot", "treaty_of_hampton_court")
    t.expect("huguenot", "diplomacy.territory", options=["angleterre", "normandie"])
    t.answer("huguenot", "diplomacy.territory", "angleterre")
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (5, 3)
    assert t.place_of("huguenot_1") == "angleterre"
    assert t.holder("le_havre") == "huguenot"
    assert ENGLAND not in countries_to_visit(t.state, HUGUENOT)


@proves("15.7.3-r2")
def test_r101_le_havre_opens_normandie_to_the_english():
    t = played(court_table(1).towns("royalist", "rouen", "caen"), "huguenot", "treaty_of_hampton_court")
    t.answer("huguenot", "diplomacy.territory", "normandie")
    assert (t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == ("normandie", 3)


def test_19_h1_not_after_a_mission_to_england():
    t = court_table(1, windows="discreet").arrange(tried_country={tried_at(HUGUENOT, ENGLAND): True})
    refused(t, "huguenot", "treaty_of_hampton_court", "mission-tried")
    assert t.holder("le_havre") == "nobody"


@proves("19-l11")
def test_19_l11_joinville_gives_the_top_row_of_spain():
    t = played(court_table(6, called=True), "league", "treaty_of_joinville")
    t.answer("league", "diplomacy.territory", "flandre")
    assert (t.money_of("league"), t.troops_of("league_1"), t.place_of("league_1")) == (3, 4, "flandre")
    assert SPAIN not in countries_to_visit(t.state, LEAGUE)


def test_19_l11_not_after_a_mission_to_spain():
    t = court_table(6, windows="discreet", called=True)
    t.arrange(tried_country={tried_at(LEAGUE, SPAIN): True})
    refused(t, "league", "treaty_of_joinville", "mission-tried")


def test_19_l11_not_from_a_bankrupt_spain():
    t = court_table(6, windows="discreet", called=True).force("spanish_bankruptcy")
    refused(t, "league", "treaty_of_joinville", "bankrupt")
