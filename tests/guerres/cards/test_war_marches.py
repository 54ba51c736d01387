"""19 War cards at the start of a move."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from tests.guerres.cards.plays import at, played, refused
from tests.guerres.tables import GuerresTable, war_table

CONDE = at("move", "huguenot", "huguenot_1", where="saintonge")


def marching(troops: int = 3, **more) -> GuerresTable:
    """Condé at La Rochelle is about to leave; the Huguenots are active."""
    t = war_table(2, **more).army("huguenot_1", "saintonge", troops, "louis_de_conde")
    return t.coins(huguenot=9, royalist=9).arrange(active=1)


def activated(t: GuerresTable, province: str, troops: int = 3) -> GuerresTable:
    return t.play(activate, ARMIES["huguenot_1"], PROVINCES[province]).answer(
        "huguenot", "war.troops", str(troops)
    )


@proves("19-w3")
def test_19_w3_a_forced_march_goes_farther_and_costs_a_point():
    """A medium army has two movement points, and Orléanais is three borders away."""
    t = marching(5).holds("huguenot", "forced_march").towns("huguenot", "poitiers", "angers", "saumur")
    assert t.state.board.movement[5] == 2
    activated(t, "orleanais", 5).answer("huguenot", "event.move", "forced_march")
    assert t.state.force_of("forced_march") == ARMIES["huguenot_1"] + 1
    t.answer("huguenot", "war.share", "3")
    assert (t.troops_of("huguenot_1"), t.place_of("huguenot_1")) == (4, "orleanais")
    assert t.where("forced_march") == "discards"


def test_19_w3_even_a_small_army_suffers():
    t = activated(marching(3).holds("huguenot", "forced_march"), "guyenne")
    t.answer("huguenot", "event.move", "forced_march", "war.share", "2")
    t.expect_event("war.attrition", army="huguenot_1", troops=2)


@pytest.mark.parametrize("faction", ["royalist", "league"])
def test_19_w3_not_in_another_ones_move(faction):
    refused(marching(windows="discreet"), faction, "forced_march", "not-your-move", CONDE)


def test_r104_ones_move_is_that_of_the_army_one_commands():
    t = war_table(2, windows="discreet").army("royalist_1", "berry", 3, "francois_de_guise")
    moment = at("move", "league", "royalist_1", where="berry")
    refused(t.arrange(active=0), "royalist", "forced_march", "not-your-move", moment)
    t = war_table(2).army("royalist_1", "berry", 3, "francois_de_guise").arrange(active=0)
    assert played(t, "league", "forced_march", moment).state.force_of("forced_march") == 1


@proves("19-w5")
@pytest.mark.parametrize(
    ("word", "share", "money", "troops"), [("pay_more", 3, 6, 3), ("lose_troops", 2, 7, 2)]
)
def test_19_w5_unpaid_mercenaries_cost_money_or_men(word, share, money, troops):
    t = activated(marching().holds("royalist", "unpaid_mercenaries"), "guyenne")
    t.answer("royalist", "event.move", "unpaid_mercenaries")
    assert t.state.force_of("unpaid_mercenaries") == 1
    t.answer("huguenot", "war.mercenaries", word, "war.share", str(share))
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (money, troops)
    assert t.where("unpaid_mercenaries") == "discards"


def test_19_w5_not_in_a_move_of_ones_own_camp():
    refused(marching(windows="discreet"), "huguenot", "unpaid_mercenaries", "not-enemy-move", CONDE)


@proves("19-w12")
def test_19_w12_flooded_roads_leave_one_border():
    t = activated(marching().holds("league", "flooded_roads"), "bearn")
    t.answer("league", "event.move", "flooded_roads")
    t.expect_event("war.halts", army="huguenot_1")
    assert t.place_of("huguenot_1") == "saintonge"
    t = activated(marching().holds("league", "flooded_roads"), "guyenne")
    t.answer("league", "event.move", "flooded_roads")
    t.answer("huguenot", "war.share", "2")
    assert t.place_of("huguenot_1") == "guyenne"


def test_19_w12_not_in_a_move_of_ones_own_camp():
    refused(marching(windows="discreet"), "huguenot", "flooded_roads", "not-enemy-move", CONDE)


@proves("19-w11")
@pytest.mark.parametrize(("word", "value", "key"), [("raise", 2, "evasion"), ("lower", -2, "evasion_failed")])
def test_r107_scouts_change_the_next_evasion(word, value, key):
    t = marching(5).army("royalist_1", "guyenne", 5, "louis_de_montpensier")
    t.holds("huguenot", "good_scouts").dice(attrition=[1, 1], evasion=[3, 4])
    activated(t, "guyenne", 5).answer("huguenot", "event.move", "good_scouts", "card.scouts", word)
    t.expect_event("card.scouts_ride", faction="huguenot", value=value)
    t.answer("huguenot", "war.share", "3", "war.fight", "fight")
    if word == "lower":
        t.seeded(1)
    t.answer("royalist", "war.reply", "evade")
    t.expect_event(f"war.{key}", roll=7, total=7 + value)
    assert t.state.force_of("good_scouts") == 0


def test_r107_without_a_roll_they_rode_in_vain():
    t = activated(marching().holds("huguenot", "good_scouts"), "guyenne")
    t.answer("huguenot", "event.move", "good_scouts", "card.scouts", "lower", "war.share", "2")
    t.answer("huguenot", "siege.town", "pass")
    assert t.over
    assert t.state.force_of("good_scouts") == 0


@pytest.mark.parametrize("card", ["forced_march", "good_scouts", "unpaid_mercenaries", "flooded_roads"])
def test_19_w4_no_card_for_an_army_that_has_melted_away(card):
    t = war_table(2, windows="discreet").arrange(active=1)
    refused(t, "royalist", card, "no-army", CONDE)


@proves("19-w4")
def test_19_w4_camp_fever_takes_a_point_of_an_army_in_the_province():
    t = marching(1).army("royalist_1", "saintonge", 2, "anne_de_montmorency").army("royalist_2", "berry", 2)
    played(t, "royalist", "camp_fever", CONDE)
    t.expect("royalist", "card.fever", options=["royalist_1", "huguenot_1"])
    assert t.why_not("royalist", "royalist_2").key == "refused.card-army-elsewhere"
    t.answer("royalist", "card.fever", "huguenot_1")
    assert (t.troops_of("huguenot_1"), t.place_of("huguenot_1")) == (0, "nowhere")
    assert not t.in_reserve("louis_de_conde")
    t.expect_event("card.fever_strikes", army="huguenot_1", troops=0)


def test_19_w4_at_a_siege_too():
    t = war_table(2).army("royalist_1", "orleanais", 5, "anne_de_montmorency").arrange(active=0)
    played(t, "huguenot", "camp_fever", at("siege", "royalist", "royalist_1", "", "orleanais", "orleans"))
    assert t.troops_of("royalist_1") == 4


def test_19_w4_not_where_no_army_is_left():
    refused(war_table(2, windows="discreet"), "royalist", "camp_fever", "no-army", CONDE)


@proves("15.2-r3", "15.7.2-r13")
def test_19_w4_the_marker_of_a_dead_army_may_stand_for_another_when_moves_are_taken_back():
    """All five markers are in use: the part that stays of the second army takes the place of the first."""
    t = marching(3).army("huguenot_2", "bearn", 6, "henri_de_bourbon").holds("royalist", "camp_fever")
    t.army("huguenot_3", "quercy", 1).army("huguenot_4", "poitou", 1)
    for prince in ("antoine_de_bourbon", "francois_d_alencon"):
        t.in_play(prince).serves(prince, "huguenot")
    t.play(activate, ARMIES["huguenot_1"], PROVINCES["guyenne"]).answer("huguenot", "war.troops", "1")
    t.answer("royalist", "leaders.commander", "antoine_de_bourbon")
    assert t.troops_of("huguenot_5") == 2
    t.answer("royalist", "event.move", "camp_fever", "card.fever", "huguenot_1")
    t.skip_to("war.join", "huguenot")
    t.answer("huguenot", "war.join", "move", "war.troops", "1")
    assert t.troops_of("huguenot_1") == 5
    t.skip_to("war.share", "huguenot", **{"war.join": "stay"}).answer("huguenot", "war.share", "take_back")
    assert (t.troops_of("huguenot_2"), t.place_of("huguenot_2")) == (6, "bearn")
    assert (t.troops_of("huguenot_5"), t.place_of("huguenot_5")) == (2, "saintonge")
    assert t.place_of("huguenot_1") == "nowhere"


@proves("20-r2")
def test_r108_fever_reaches_a_revolt():
    t = marching().army("peasant_revolt", "saintonge", 1)
    played(t, "huguenot", "camp_fever", CONDE).answer("huguenot", "card.fever", "peasant_revolt")
    assert t.place_of("peasant_revolt") == "nowhere"
