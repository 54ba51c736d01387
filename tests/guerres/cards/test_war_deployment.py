"""19 Cards of the deployment: foreign armies, and War weariness."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, HUGUENOT, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.rules.armies import reserve
from cuius.titles.guerres.rules.movement import announcements
from cuius.titles.guerres.state import GONE, TO_COME
from tests.guerres.cards.plays import played, refused
from tests.guerres.tables import war_table


def discreet(turn: int, **more):
    return war_table(turn, windows="discreet", **more)


def five_armies(t, faction: str):
    for number in range(1, 6):
        t.army(f"{faction}_{number}", ("bearn", "poitou", "guyenne", "quercy", "limousin")[number - 1], 2)
    return t


@proves("19-h7", "3.4-r4")
def test_19_h7_reiters_gather_in_the_empire_under_john_casimir():
    t = played(war_table(2).coins(huguenot=4), "huguenot", "reiters_of_john_casimir")
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (3, 3)
    assert t.place_of("huguenot_1") == "saint_empire"
    assert CHARACTERS["john_casimir"] in reserve(t.state, t.state.camp(HUGUENOT))
    t.expect_event("card.visitor", character="john_casimir")
    t.phase("end_of_turn")
    assert t.state.status[CHARACTERS["john_casimir"]] == TO_COME


def test_19_h7_they_join_a_huguenot_army_that_stands_there():
    t = war_table(2).coins(huguenot=1).army("huguenot_2", "saint_empire", 4)
    played(t, "huguenot", "reiters_of_john_casimir")
    assert (t.troops_of("huguenot_2"), t.troops_of("huguenot_1")) == (7, 0)


def test_19_h7_a_dead_john_casimir_does_not_return():
    t = war_table(2).coins(huguenot=1).arrange(status={CHARACTERS["john_casimir"]: GONE})
    played(t, "huguenot", "reiters_of_john_casimir")
    assert t.is_gone("john_casimir")
    assert not t.events("card.visitor")


def test_19_h7_not_without_money():
    refused(discreet(2).coins(huguenot=0), "huguenot", "reiters_of_john_casimir", "no-money")


def test_19_h7_not_without_a_marker():
    t = five_armies(discreet(2).coins(huguenot=4), "huguenot")
    refused(t, "huguenot", "reiters_of_john_casimir", "no-marker")


@proves("19-k8")
@pytest.mark.parametrize(("before", "after"), [(0, 2), (5, 7)])
def test_19_k8_the_swiss_join_the_army_before_paris_or_are_one(before, after):
    t = war_table(2)
    if before:
        t.army("royalist_1", "ile_de_france", before)
    played(t, "royalist", "swiss_of_pfyffer")
    assert (t.troops_of("royalist_1"), t.place_of("royalist_1")) == (after, "ile_de_france")


def test_19_k8_not_where_the_army_is_full():
    t = discreet(2).army("royalist_1", "ile_de_france", 9)
    t.army("royalist_2", "orleanais", 1).army("royalist_3", "berry", 1)
    t.army("royalist_4", "anjou", 1).army("royalist_5", "picardie", 1)
    refused(t, "royalist", "swiss_of_pfyffer", "no-marker")


@proves("19-l3")
def test_19_l3_spain_sends_four_points_and_parma():
    t = played(war_table(6, called=True), "league", "spanish_intervention")
    t.expect("league", "card.territory", options=["flandre", "franche_comte", "espagne"])
    assert t.why_not("league", "savoie").key == "refused.card-not-spanish"
    t.answer("league", "card.territory", "franche_comte")
    assert (t.troops_of("league_1"), t.place_of("league_1")) == (4, "franche_comte")
    assert t.is_in_play("parma")


def test_19_l3_not_in_a_bankrupt_turn():
    t = discreet(6, called=True).force("spanish_bankruptcy")
    refused(t, "league", "spanish_intervention", "bankrupt")


def test_19_l3_not_without_a_marker():
    refused(five_armies(discreet(6, called=True), "league"), "league", "spanish_intervention", "no-marker")


def test_19_l3_an_army_in_a_territory_has_room_there_only():
    t = five_armies(war_table(6, called=True), "league").army("league_5", "flandre", 3)
    played(t, "league", "spanish_intervention")
    assert t.troops_of("league_5") == 7


@proves("19-l4")
def test_19_l4_savoy_sends_three_points_and_its_duke():
    t = played(war_table(6, called=True), "league", "savoyard_intervention")
    assert (t.troops_of("league_1"), t.place_of("league_1")) == (3, "savoie")
    assert t.is_in_play("charles_emmanuel")


def test_19_l4_not_without_a_marker():
    refused(five_armies(discreet(6, called=True), "league"), "league", "savoyard_intervention", "no-marker")


@proves("19-k1")
def test_19_k1_three_provinces_are_weary_of_war():
    t = war_table(2).only_towns(huguenot=0).towns("huguenot", "nimes", "castres", "orleans", "pau")
    t.army("huguenot_1", "orleanais", 3, "louis_de_conde").army("huguenot_2", "bearn", 3)
    t.coins(huguenot=9).arrange(active=1)
    assert len(announcements(t.state, t.state.armies_of_camp(1)[0])) > 2
    played(t, "royalist", "war_weariness")
    t.expect("royalist", "card.weary", options=["orleanais", "bas_languedoc", "haut_languedoc", "bearn"])
    assert t.why_not("royalist", "poitou").key == "refused.card-no-huguenots"
    t.answer("royalist", "card.weary", "orleanais")
    assert t.why_not("royalist", "orleanais").key == "refused.card-weary-already"
    t.answer("royalist", "card.weary", "bearn", "card.weary", "haut_languedoc")
    assert [p.word for p in PROVINCES if t.state.frozen[p]] == ["orleanais", "haut_languedoc", "bearn"]
    army = t.state.armies_of_camp(1)[0]
    assert [str(getattr(a, "word", a)) for a in announcements(t.state, army)] == ["orleanais", "rest"]


def test_r106_fewer_than_three_provinces_are_all_weary_until_an_enemy_enters():
    t = war_table(2).only_towns(huguenot=0).towns("huguenot", "orleans", "pau")
    t.army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=9).arrange(active=0)
    t.army("royalist_2", "bearn", 2)
    played(t, "royalist", "war_weariness").answer("royalist", "card.weary", "orleanais")
    assert t.state.frozen[PROVINCES["orleanais"]]
    assert t.state.frozen[PROVINCES["bearn"]]
    t.play(activate, t.state.armies_of_camp(0)[0], PROVINCES["orleanais"])
    t.skip_to("war.share")
    assert not t.state.frozen[PROVINCES["orleanais"]]
    assert t.state.frozen[PROVINCES["bearn"]]


def test_19_k1_not_against_allies():
    refused(discreet(6, called=True), "royalist", "war_weariness", "called")


def test_19_k1_not_without_a_huguenot_town():
    refused(discreet(2).only_towns(huguenot=0), "royalist", "war_weariness", "no-province")
