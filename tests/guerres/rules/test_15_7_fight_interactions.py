"""15.7.5-15.7.7 Battles and sieges: allies, captives, cards, retreats and garrisons together."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, PROVINCES
from cuius.titles.guerres.phases.war.fights import battle, siege, towns_to_besiege
from cuius.titles.guerres.phases.war.marches import act
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.state import AWAY, CAPTURED, WOUNDED
from tests.guerres.tables import GuerresTable, war_table

ROYALIST_1, LEAGUE_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["league_1"], ARMIES["huguenot_1"]
SAFE = [1, 1]


def facing(
    royal: int, huguenot: int, commander: str = "anne_de_montmorency", supporter: str = ""
) -> GuerresTable:
    """In Orléanais, the King's camp attacks."""
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", royal, commander, supporter)
    return t.army("huguenot_1", "orleanais", huguenot, "louis_de_conde")


def post(t: GuerresTable, word: str) -> int:
    return t.state.post[CHARACTERS[word]]


# ---- battles ----


@proves("15.7.5-r5", "15.8-r2", "15.7.6-r6")
def test_r92_the_last_man_may_win_the_battle():
    """One point under Henri de Bourbon throws four dice: three hits against one loss."""
    t = war_table(4).arrange(active=1).army("huguenot_1", "poitou", 1, "henri_de_bourbon")
    t.army("royalist_1", "poitou", 5, "louis_de_montpensier")
    t.dice(attack=[6, 6, 6, 1], defence=[6, 1, 1]).dice("battle.fate", SAFE, SAFE)
    t.play(battle, HUGUENOT_1, ROYALIST_1).answer("royalist", "battle.retreat", "stay")
    assert (t.place_of("huguenot_1"), t.troops_of("royalist_1")) == ("nowhere", 2)
    assert t.war_points_of("huguenot") == 2
    assert post(t, "henri_de_bourbon") == AWAY


@proves("15.8-r2")
def test_r46_the_beaten_count_as_large_as_they_came():
    """Seven points beaten down to four still give four war points."""
    t = facing(9, 7).dice(attack=[6, 6, 6, 1], defence=[1] * 5).dice("battle.fate", SAFE, SAFE)
    t.play(battle, ROYALIST_1, HUGUENOT_1).answer("huguenot", "battle.retreat", "stay")
    assert (t.troops_of("huguenot_1"), t.war_points_of("royalist")) == (4, 4)


@proves("15.7.5-r6", "15.7.5-r5")
def test_15_7_5_r6_without_any_hit_the_larger_army_has_won():
    t = facing(3, 4).dice(attack=[1], defence=[2, 2, 2]).dice("battle.fate", SAFE, SAFE)
    t.play(battle, ROYALIST_1, HUGUENOT_1).answer("royalist", "battle.retreat", "stay")
    assert t.war_points_of("huguenot") == 1
    assert t.returned == HUGUENOT_1


@proves("15.7.5-r5", "15.7.5-r12")
def test_r41_hits_on_men_who_are_not_there_decide_nothing():
    """Four hits on two points are two losses; two hits are two losses: the larger remainder wins."""
    t = facing(8, 2).dice(attack=[6, 6, 6, 6], defence=[6, 6]).dice("battle.fate", SAFE, SAFE)
    t.play(battle, ROYALIST_1, HUGUENOT_1)
    assert t.returned == ROYALIST_1
    assert (t.troops_of("royalist_1"), t.place_of("huguenot_1")) == (6, "nowhere")
    assert post(t, "louis_de_conde") == AWAY


@proves("15.7.5-r9", "15.6-r4")
def test_15_7_5_r9_a_retreat_upon_a_friend_loses_what_exceeds_nine():
    t = facing(5, 9).army("royalist_2", "ile_de_france", 6, "louis_de_montpensier")
    t.dice(attack=[1, 1], defence=[6, 1, 1, 1, 1]).dice("battle.fate", SAFE, SAFE)
    t.play(battle, ROYALIST_1, HUGUENOT_1).answer("royalist", "battle.retreat", "ile_de_france")
    assert t.troops_of("royalist_2") == 9
    assert t.commander_of("royalist_2") == "anne_de_montmorency"


@proves("15.7.5-r9")
def test_15_7_5_r9_without_a_friendly_town_next_door_the_beaten_stay():
    t = war_table(6, called=True).arrange(active=1).army("league_1", "limousin", 5, "charles_de_mayenne")
    t.army("royalist_1", "limousin", 9, "armand_de_biron")
    t.dice(attack=[1, 1, 1], defence=[6, 1, 1, 1, 1, 1]).dice("battle.fate", SAFE, SAFE)
    t.towns("royalist", "cahors", "montauban").play(battle, LEAGUE_1, ROYALIST_1)
    assert t.place_of("league_1") == "limousin"
    assert not t.waiting


@proves("15.7.6-r1", "15.7.6-r3", "15.8-r6", "15.8-r7")
def test_15_8_r7_a_captive_a_and_a_captive_c_are_three_points_for_the_captor():
    t = facing(7, 5, "anne_de_montmorency", "gaspard_de_tavannes")
    t.dice(attack=[6, 1, 1, 1, 1], defence=[1, 1, 1]).dice("battle.fate", [5, 5], [4, 6], SAFE)
    t.dice("prison", [2], [4]).play(battle, ROYALIST_1, HUGUENOT_1).seeded().play_out()
    assert post(t, "anne_de_montmorency") == post(t, "gaspard_de_tavannes") == CAPTURED
    assert t.war_points_of("huguenot") == 3
    assert t.war_points_of("royalist") == 2


@proves("15.7.6-r8", "15.5-r11")
def test_r43_the_points_of_a_captive_go_to_the_league_where_guise_commands():
    t = facing(7, 5, "francois_de_guise").dice(attack=[6, 1, 1, 1, 1, 1], defence=[1, 1, 1], prison=[6])
    t.dice("battle.fate", SAFE, [6, 4]).play(battle, ROYALIST_1, HUGUENOT_1).seeded().play_out()
    assert post(t, "louis_de_conde") == CAPTURED
    assert t.state.war_points == [0, 2 + 2, 0]


@proves("15.7.6-r7")
@pytest.mark.parametrize("face", [1, 2])
def test_15_7_6_r7_henri_de_bourbon_is_captured_whatever_the_die_says(face):
    t = war_table(4).arrange(active=0).army("royalist_1", "poitou", 9, "henri_de_valois")
    t.army("huguenot_1", "poitou", 5, "henri_de_bourbon").dice("battle.fate", SAFE, [6, 6])
    t.dice(attack=[6, 1, 1, 1, 1], defence=[1] * 5, prison=[face])
    t.play(battle, ROYALIST_1, HUGUENOT_1).seeded().play_out()
    assert post(t, "henri_de_bourbon") == CAPTURED
    assert t.is_in_play("henri_de_bourbon")


@proves("15.7.6-r1")
@pytest.mark.parametrize(("dice", "hurt"), [([4, 5], False), ([4, 6], True)])
def test_15_7_6_r1_nine_is_safe_and_ten_is_not(dice, hurt):
    t = facing(7, 5).dice(attack=[6, 1, 1, 1], defence=[1, 1, 1]).dice("battle.fate", dice, SAFE)
    if hurt:
        t.dice(prison=[1])
    t.play(battle, ROYALIST_1, HUGUENOT_1).seeded().play_out()
    assert t.is_gone("anne_de_montmorency") is hurt


@proves("19-w13", "15.7.6-r2")
def test_19_w13_the_ally_s_parole_saves_the_royalist_commander():
    t = facing(7, 5).holds("league", "parole_of_honour").dice(attack=[6, 1, 1, 1], defence=[1, 1, 1])
    t.dice("battle.fate", [6, 6], SAFE).dice(prison=[1]).play(battle, ROYALIST_1, HUGUENOT_1)
    t.answer("league", "event.battle", "parole_of_honour").seeded().play_out()
    assert post(t, "anne_de_montmorency") == CAPTURED


@proves("19-w10")
def test_19_w10_pillage_in_a_lost_battle_pays_nothing():
    t = facing(3, 5).holds("royalist", "pillage").dice(attack=[1], defence=[6, 6, 1])
    t.dice("battle.fate", SAFE, SAFE).play(battle, ROYALIST_1, HUGUENOT_1)
    t.answer("royalist", "event.battle", "pillage").answer("royalist", "battle.retreat", "stay")
    assert t.money_of("royalist") == 0
    assert t.where("pillage") == "discards"


@proves("19-w1", "19-w2")
def test_19_w1_ambush_and_reiters_meet():
    """Reiters give the King 2 + 2 dice; Condé's ambush leaves three."""
    t = facing(5, 5).holds("royalist", "charge_of_the_reiters").holds("huguenot", "ambush")
    t.dice(attack=[6, 1, 1], defence=[1, 1, 1]).dice("battle.fate", SAFE, SAFE)
    t.play(battle, ROYALIST_1, HUGUENOT_1).answer("royalist", "event.battle", "charge_of_the_reiters")
    t.answer("huguenot", "event.battle", "ambush").answer("huguenot", "battle.retreat", "stay")
    assert t.troops_of("huguenot_1") == 4


@proves("15.7.6-r4", "15.5-r9")
def test_r91_a_supporter_takes_over_a_fallen_commander_and_besieges_with_his_own_value():
    """Montmorency falls; Tavannes (2) leads the siege: four dice for size and two for him."""
    t = facing(9, 5, "anne_de_montmorency", "gaspard_de_tavannes")
    t.only_in_play("royalist", "anne_de_montmorency", "gaspard_de_tavannes").only_in_play("league")
    t.dice("battle.attack", [6, 1, 1, 1, 1]).dice("battle.defence", [1, 1, 1]).dice("battle.prison", [1])
    t.dice("battle.fate", [6, 6], SAFE, SAFE).dice("siege.attack", [6, 6, 1, 1, 1, 1]).dice(garrison=[1, 1])
    t.dice("siege.fate", SAFE).play(act, ROYALIST_1, False).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "stand").answer("huguenot", "battle.retreat", "stay")
    t.answer("royalist", "siege.town", "orleans")
    assert t.holder("orleans") == "royalist"
    assert t.commander_of("royalist_1") == "gaspard_de_tavannes"


# ---- sieges ----


@proves("15.7.7-r3", "15.7.7-r11", "15.7.7-r12")
@pytest.mark.parametrize(("reply", "holder", "left"), [([1, 1], "royalist", 0), ([6, 1], "huguenot", 1)])
def test_15_7_7_r12_two_points_before_a_major_town_must_not_lose_a_man(reply, holder, left):
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 2, "louis_de_montpensier")
    t.dice(attack=[6, 5], garrison=reply, fate=SAFE).play(siege, ROYALIST_1)
    t.answer("royalist", "siege.town", "orleans")
    assert (t.holder("orleans"), t.troops_of("royalist_1")) == (holder, left)


@proves("15.7.7-r14")
@pytest.mark.parametrize(
    ("first", "second", "fate"),
    [([5, 5], None, "safe"), ([5, 6], [1, 1], "wounded"), ([6, 6], [1, 2], "killed")],
)
def test_15_7_7_r14_eleven_and_then_the_parity_of_two_dice(first, second, fate):
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 5, "louis_de_montpensier")
    t.dice(attack=[1, 1, 1], garrison=[1, 1], fate=first)
    if second:
        t.dice(wound=second)
    t.play(siege, ROYALIST_1).answer("royalist", "siege.town", "orleans")
    assert t.is_gone("louis_de_montpensier") is (fate == "killed")
    assert (post(t, "louis_de_montpensier") == WOUNDED) is (fate == "wounded")


@proves("15.7.7-r17", "15.7.7-r20", "10-r2")
def test_15_7_7_r17_a_huguenot_takes_a_league_town_for_the_king_and_keeps_the_points():
    t = war_table(6, called=True).arrange(active=0).army("huguenot_1", "bourgogne", 5, "henri_de_bourbon")
    t.dice(attack=[6, 6, 1, 1, 1], garrison=[1, 1], fate=SAFE).play(siege, HUGUENOT_1)
    t.answer("huguenot", "siege.town", "dijon")
    assert t.holder("dijon") == "royalist"
    assert t.state.war_points == [0, 0, 2]


@proves("15.7.7-r18", "15.7.7-r6", "15.8-r5")
def test_15_7_7_r18_the_lone_league_takes_la_rochelle_for_itself():
    t = war_table(6, called=True).arrange(active=1).army("league_1", "saintonge", 9, "henri_de_guise")
    t.dice(attack=[6, 6, 6, 6, 1, 1], garrison=[1] * 4, fate=SAFE).play(siege, LEAGUE_1)
    t.answer("league", "siege.town", "la_rochelle")
    assert (t.holder("la_rochelle"), t.troops_of("league_1"), t.war_points_of("league")) == ("league", 5, 4)


@proves("15.7.7-r2", "15.7.7-r3")
def test_15_7_7_r2_no_town_of_the_own_camp_is_besieged():
    """Île-de-France and Picardie hold towns of King and League: nothing for either to besiege."""
    t = war_table().army("league_1", "picardie", 9, "claude_d_aumale")
    assert towns_to_besiege(t.state, LEAGUE_1) == ()
    t.army("huguenot_1", "champagne", 9, "louis_de_conde")
    assert [town.word for town in towns_to_besiege(t.state, HUGUENOT_1)] == ["troyes", "reims"]


@proves("15.7.7-r1", "20-r1")
def test_15_7_7_r1_a_town_in_a_province_in_revolt_may_be_besieged():
    t = war_table(4).army("royalist_1", "quercy", 5, "henri_de_valois").army("peasant_revolt", "quercy", 3)
    assert "montauban" in [town.word for town in towns_to_besiege(t.state, ROYALIST_1)]


@proves("15.7.7-r19", "15.7.2-r21")
def test_15_7_7_r19_the_second_town_waits_for_another_round():
    """Champagne has two League towns: one siege an activation, and the province once a round."""
    t = war_table(6, called=True).army("royalist_1", "champagne", 6, "armand_de_biron").arrange(active=0)
    t.coins(royalist=9).dice(attrition=[1, 1], attack=[6, 1, 1, 1], garrison=[1], fate=SAFE)
    t.play(activate, ROYALIST_1, PROVINCES["champagne"]).answer("royalist", "war.share", "3")
    t.answer("royalist", "siege.town", "reims")
    assert t.holder("reims") == "royalist"
    assert not t.waiting
    assert t.state.activated[PROVINCES["champagne"]]


@proves("19-w8", "15.7.7-r12")
def test_19_w8_treason_opens_a_gate_that_a_single_point_then_guards():
    t = war_table(2).arrange(active=0).army("royalist_1", "berry", 1, "louis_de_montpensier")
    t.holds("royalist", "treason_at_the_gate").play(siege, ROYALIST_1)
    t.answer("royalist", "siege.town", "sancerre", "event.siege", "treason_at_the_gate")
    assert (t.holder("sancerre"), t.place_of("royalist_1")) == ("royalist", "nowhere")
    assert t.war_points_of("royalist") == 1
    assert not t.events("fate.tested")


@proves("19-w9", "19-w8")
def test_r93_the_relief_column_undoes_the_treason():
    t = war_table(2).arrange(active=0).army("royalist_1", "berry", 3, "louis_de_montpensier")
    t.army("huguenot_1", "poitou", 2, "louis_de_conde").holds("royalist", "treason_at_the_gate")
    t.holds("huguenot", "relief_column").play(siege, ROYALIST_1).answer("royalist", "siege.town", "sancerre")
    t.answer("royalist", "event.siege", "treason_at_the_gate").answer(
        "huguenot", "event.siege", "relief_column"
    )
    assert (t.holder("sancerre"), t.troops_of("royalist_1")) == ("huguenot", 3)


@proves("19-k9", "15.5-r11")
def test_r105_royal_guns_fire_for_a_royal_army_under_guise():
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 5, "francois_de_guise")
    t.holds("royalist", "royal_artillery").dice(attack=[6, 6, 1, 1, 1, 1], garrison=[1, 1], fate=SAFE)
    t.play(siege, ROYALIST_1).answer("league", "siege.town", "orleans")
    t.answer("royalist", "event.siege", "royal_artillery")
    assert (t.holder("orleans"), t.state.war_points) == ("royalist", [0, 2, 0])


@proves("19-w4", "15.7.7-r12")
def test_r90_fever_in_the_trenches_leaves_a_siege_that_cannot_be_won():
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 2, "louis_de_montpensier")
    t.holds("huguenot", "camp_fever").dice(attack=[6, 6], garrison=[1, 1], fate=SAFE)
    t.play(siege, ROYALIST_1).answer("royalist", "siege.town", "orleans")
    t.answer("huguenot", "event.siege", "camp_fever")
    assert (t.holder("orleans"), t.troops_of("royalist_1")) == ("huguenot", 1)


@proves("15.7.7-r16", "15.5-r9")
def test_r91_a_commander_wounded_in_a_siege_is_replaced_when_the_activation_ends():
    t = (
        war_table()
        .army("royalist_1", "orleanais", 5, "louis_de_montpensier")
        .coins(royalist=9)
        .arrange(active=0)
    )
    t.only_in_play("royalist", "louis_de_montpensier", "blaise_de_monluc").only_in_play("league")
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"])
    t.dice(attrition=[1, 1], attack=[1, 1, 1], garrison=[1, 1], fate=[5, 6], wound=[1, 1])
    t.answer("royalist", "war.share", "3", "siege.town", "orleans")
    assert t.commander_of("royalist_1") == "blaise_de_monluc"
