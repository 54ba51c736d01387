"""15.7 Whole rounds of a war: who plays, who declines, what is free again, and when it ends."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import ACTING, TALKING, activate
from tests.guerres.tables import GuerresTable, war_table

ROYALIST_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["huguenot_1"]
SAFE = [1, 1]


def two_camps(royal: int = 9, huguenot: int = 9, **more) -> GuerresTable:
    """Three points each, far apart; leaders stay and nobody lends."""
    t = war_table(**more).army("royalist_1", "picardie", 3, "anne_de_montmorency")
    t.army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(royalist=royal, huguenot=huguenot)
    t.only_in_play("league").only_in_play("royalist", "anne_de_montmorency")
    t.only_in_play("huguenot", "louis_de_conde").phase("war_rounds")
    return t.auto(None, leaders_review="keep", deal_turn="pass", siege_town="pass")


def marches(t: GuerresTable, who: str, province: str) -> GuerresTable:
    return t.answer(who, "war.announce", province, "war.troops", "3", "war.share", "2")


def rounds(t: GuerresTable) -> list[str]:
    return [e["camp"] for e in t.events("war.round")]


@proves("15.7.2-r22", "15.7.2-r23", "15.7.8-r1")
def test_15_7_8_r1_one_refusal_is_forgotten_when_the_other_camp_acts():
    """Huguenots decline, the King marches, Huguenots decline, the King declines: over."""
    t = two_camps().answer("huguenot", "war.announce", "rest")
    marches(t, "royalist", "normandie")
    assert t.state.declined == 0
    t.answer("huguenot", "war.announce", "rest")
    assert t.state.declined == 1
    t.answer("royalist", "war.announce", "rest")
    assert t.over
    assert rounds(t) == ["opposing", "royal", "opposing", "royal"]


@proves("15.7.2-r20", "15.7.2-r21")
def test_15_7_2_r20_in_the_next_round_army_and_province_are_free_again():
    t = marches(two_camps(), "huguenot", "poitou").answer("royalist", "war.announce", "rest")
    t.expect("huguenot", "war.announce", offers=["poitou", "saintonge"])
    assert not any(t.state.moved)
    assert not any(t.state.activated)


@proves("15.7.2-r7")
def test_15_7_2_r7_who_rested_marches_in_the_next_round():
    t = two_camps().answer("huguenot", "war.announce", "rest")
    marches(t, "royalist", "normandie")
    marches(t, "huguenot", "poitou")
    assert t.place_of("huguenot_1") == "poitou"


@proves("15.7.2-r24")
def test_15_7_2_r24_a_camp_without_money_watches_the_other_march_round_after_round():
    t = marches(two_camps(royal=1), "huguenot", "poitou")
    marches(t, "huguenot", "anjou")
    marches(t, "huguenot", "bretagne").answer("huguenot", "war.announce", "rest")
    assert t.over
    assert rounds(t).count("royal") == 3


@proves("15.7.2-r24", "15.7.8-r1")
def test_15_7_8_r1_spending_the_last_coin_ends_the_war_after_the_other_s_refusal():
    t = marches(two_camps(huguenot=3), "huguenot", "poitou")
    assert t.money_of("huguenot") == 1
    t.answer("royalist", "war.announce", "rest")
    assert t.over


@proves("15.7-r2", "18-r14")
def test_15_7_r2_after_the_call_the_league_opens_the_war():
    t = war_table(6, called=True).army("league_1", "champagne", 3, "charles_de_mayenne").coins(league=4)
    t.army("huguenot_1", "saintonge", 3, "henri_de_bourbon").phase("war_rounds")
    t.expect("league", "war.announce")
    assert rounds(t) == ["opposing"]


@proves("15.7.2-r12", "15.7.2-r22")
def test_r111_a_refusal_is_forgotten_when_the_round_ends():
    t = war_table().army("royalist_1", "picardie", 3, "anne_de_montmorency").coins(royalist=1, league=9)
    t.only_in_play("league").only_in_play("royalist", "anne_de_montmorency").arrange(active=0)
    t.army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9)
    t.phase("war_rounds", ACTING).auto(None, leaders_review="keep", deal_turn="pass", siege_town="pass")
    t.answer("royalist", "war.announce", "normandie", "war.troops", "3", "war.share", "1")
    t.answer("league", "war.contribute", "refuse")
    assert t.state.unwilling == [False, True, False]
    t.answer("royalist", "war.announce", "rest")
    assert t.state.unwilling == [False, False, False]


@proves("10-r3", "15.7.2-r11")
def test_10_r3_what_was_lent_before_the_round_pays_for_it():
    t = war_table().army("royalist_1", "picardie", 3, "anne_de_montmorency").coins(league=5).arrange(active=0)
    t.only_in_play("league").only_in_play("royalist", "anne_de_montmorency").phase("war_rounds", TALKING)
    t.answer("royalist", "deal.turn", "offer", "deal.kind", "money", "deal.what", "2", "deal.kind", "ready")
    t.answer("league", "deal.turn", "accept_1").auto(None, deal_turn="pass", leaders_review="keep")
    t.skip_to("war.announce", "royalist").answer("royalist", "war.announce", "normandie", "war.troops", "3")
    t.expect("royalist", "war.share", offers=["2"]).answer("royalist", "war.share", "2")
    assert (t.money_of("royalist"), t.money_of("league")) == (0, 3)


@proves("15.7.2-r1", "15.7.2-r19")
def test_15_7_2_r19_a_camp_activates_province_after_province_in_one_round():
    t = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9)
    t.army("huguenot_2", "bearn", 2, "gaspard_de_coligny").only_in_play("royalist").only_in_play("league")
    t.phase("war_rounds").auto(None, siege_town="pass", leaders_review="keep", war_join="stay")
    t.answer("huguenot", "war.announce", "poitou", "war.troops", "3", "war.share", "2")
    t.answer("huguenot", "war.announce", "guyenne", "war.troops", "2", "war.share", "2")
    assert (t.place_of("huguenot_1"), t.place_of("huguenot_2")) == ("poitou", "guyenne")
    assert rounds(t)[:2] == ["opposing", "royal"]


@proves("15.7.2-r3", "15.7.2-r8", "15.6-r2")
def test_15_7_2_r3_armies_gather_in_descending_rank_and_fight_as_one():
    """Condé (A) calls Limousin; Coligny (B) follows, then Andelot (C): seven points."""
    t = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9).arrange(active=1)
    t.army("huguenot_2", "guyenne", 2, "gaspard_de_coligny").army(
        "huguenot_3", "quercy", 2, "francois_d_andelot"
    )
    t.play(activate, HUGUENOT_1, PROVINCES["limousin"]).answer("huguenot", "war.troops", "3")
    t.expect("huguenot", "war.join", about={"army": ARMIES["huguenot_2"]})
    t.answer("huguenot", "war.join", "move", "war.troops", "2")
    t.expect("huguenot", "war.join", about={"army": ARMIES["huguenot_3"]})
    t.answer("huguenot", "war.join", "move", "war.troops", "2", "war.share", "5")
    assert t.troops_of("huguenot_1") == 6  # large: one lost on the way
    assert t.commander_of("huguenot_1") == "louis_de_conde"


@proves("15.7.2-r8")
def test_r32_while_coligny_stays_without_resting_andelot_is_not_called():
    t = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9).arrange(active=1)
    t.army("huguenot_2", "guyenne", 2, "gaspard_de_coligny").army(
        "huguenot_3", "quercy", 2, "francois_d_andelot"
    )
    t.play(activate, HUGUENOT_1, PROVINCES["limousin"]).answer("huguenot", "war.troops", "3")
    t.answer("huguenot", "war.join", "stay").expect("huguenot", "war.share")


@proves("15.7.2-r13", "15.7.2-r3")
def test_15_7_2_r13_moves_of_several_armies_are_taken_back_together():
    t = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9).arrange(active=1)
    t.army("huguenot_2", "guyenne", 2, "gaspard_de_coligny").play(activate, HUGUENOT_1, PROVINCES["limousin"])
    t.answer("huguenot", "war.troops", "3").answer("huguenot", "war.join", "move", "war.troops", "2")
    t.answer("huguenot", "war.share", "take_back")
    assert (t.place_of("huguenot_1"), t.place_of("huguenot_2")) == ("saintonge", "guyenne")
    assert not any(t.state.moved)


# ---- on the way, in the later edition ----


def through_orleans(troops: int = 3) -> GuerresTable:
    """Montmorency marches from Île-de-France through Condé's Orléanais to Berry; edition living."""
    t = war_table(edition="living").army("royalist_1", "ile_de_france", troops, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["berry"]).answer("royalist", "war.troops", str(troops))
    return t.answer("royalist", "war.step", "orleanais")


@proves("15.7.4-r14")
def test_15_7_4_r14_who_is_let_pass_arrives_and_besieges():
    t = through_orleans().answer("huguenot", "war.intercept", "let_pass").answer("royalist", "war.share", "2")
    t.expect("royalist", "siege.town", options=["sancerre", "pass"])


@proves("15.7.4-r14", "15.7.4-r10")
def test_15_7_4_r14_a_failed_interception_on_the_way_costs_nothing():
    """6 + 1 (Condé) - 1 (small mover) = 6."""
    t = through_orleans().dice(interception=[3, 3]).answer("huguenot", "war.intercept", "intercept")
    t.answer("royalist", "war.share", "2")
    assert t.place_of("royalist_1") == "berry"


@proves("15.7.4-r14", "15.7.5-r10")
def test_15_7_4_r14_the_beaten_interceptor_retreats_and_the_victor_goes_on():
    t = (
        through_orleans()
        .dice(interception=[6, 6], attack=[6], defence=[1, 1, 1])
        .dice("battle.fate", SAFE, SAFE)
    )
    t.answer("huguenot", "war.intercept", "intercept").answer("huguenot", "battle.retreat", "normandie")
    assert (t.place_of("royalist_1"), t.place_of("huguenot_1")) == ("berry", "normandie")
    assert t.war_points_of("royalist") == 2
    assert t.money_of("royalist") == 7


@proves("15.7.4-r13", "20-r1")
def test_r112_in_edition_fr_only_the_rebels_of_a_province_stop_who_passes():
    t = (
        war_table(4)
        .army("royalist_1", "ile_de_france", 3, "henri_de_valois")
        .coins(royalist=9)
        .arrange(active=0)
    )
    t.army("huguenot_1", "orleanais", 4, "henri_de_conde").army("peasant_revolt", "orleanais", 3)
    t.towns("royalist", "orleans", "blois").play(activate, ROYALIST_1, PROVINCES["berry"])
    t.answer("royalist", "war.troops", "3").expect("royalist", "war.step", offers=["orleanais"])
    t.dice(interception=[1, 1]).answer("royalist", "war.step", "orleanais")
    t.expect_event("war.interception_failed", army="peasant_revolt")
    assert not [e for e in t.match.journal if e.key == "war.intercept"]


@proves("15.7.4-r14", "15.7.6-r6")
@pytest.mark.parametrize("edition", ["fr", "living"])
def test_15_7_4_r14_in_the_announced_province_both_editions_are_alike(edition, fights):
    t = war_table(edition=edition).army("royalist_1", "ile_de_france", 3, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer(
        "royalist", "war.troops", "3", "war.share", "2"
    )
    t.answer("royalist", "war.fight", "avoid").dice(interception=[6, 1])
    t.answer("huguenot", "war.intercept", "intercept")
    assert fights.battles == [("royalist_1", "huguenot_1")]
    assert t.money_of("royalist") == 7
