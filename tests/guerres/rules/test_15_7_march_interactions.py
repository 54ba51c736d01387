"""15.7.1-15.7.4 Marches: the Loire, splits, ranks, money, cards, enemies and revolts on one map."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.marches import act
from cuius.titles.guerres.phases.war.rounds import activate, next_activation
from cuius.titles.guerres.rules.movement import (
    announcements,
    distances,
    parts,
    provinces_open,
    refuges,
    waiting,
)
from cuius.titles.guerres.state import AWAY
from tests.guerres.tables import GuerresTable, one_army, war_table

HUGUENOT_1, HUGUENOT_2 = ARMIES["huguenot_1"], ARMIES["huguenot_2"]
ROYALIST_1, ROYALIST_2, LEAGUE_1 = ARMIES["royalist_1"], ARMIES["royalist_2"], ARMIES["league_1"]
SAFE = [1, 1]


def words(options) -> list[str]:
    return [getattr(o, "word", o) for o in options]


def reach(t: GuerresTable, army=HUGUENOT_1) -> list[str]:
    return words(provinces_open(t.state, army, 0))


# ---- the Loire and distances ----


def within(t: GuerresTable, origin: str, points: int, army=HUGUENOT_1) -> list[str]:
    """Where so many movement points lead."""
    return words(distances(t.state, army, PROVINCES[origin], -1, points))


@proves("15.7.3-r5", "15.7.3-r3")
@pytest.mark.parametrize(("town", "open_"), [("", False), ("clermont", False), ("issoire", True)])
def test_15_7_3_r5_the_example_of_issoire(town, open_):
    """From Lyonnais into Auvergne: without Issoire an army stops, with it Limousin lies open."""
    t = war_table().army("huguenot_1", "lyonnais", 5, "louis_de_conde")
    if town:
        t.towns("huguenot", town)
    assert "auvergne" in within(t, "lyonnais", 2)
    assert ("limousin" in within(t, "lyonnais", 2)) is open_


@proves("15.7.3-r6")
def test_15_7_3_r6_who_starts_on_the_loire_leaves_it_freely():
    t = war_table().army("huguenot_1", "auvergne", 3, "louis_de_conde").coins(huguenot=9)
    assert {"bourgogne", "lyonnais", "limousin", "quercy"} <= set(reach(t))


@proves("15.7.3-r5", "19-w3")
def test_15_7_3_r5_a_forced_march_stops_on_the_loire_as_well():
    t = war_table().army("huguenot_1", "lyonnais", 8, "louis_de_conde").holds("huguenot", "forced_march")
    t.coins(huguenot=9).arrange(active=1)
    far = words(provinces_open(t.state, HUGUENOT_1, 1))
    assert "auvergne" in far
    assert "limousin" not in words(parts(t.state, HUGUENOT_1, PROVINCES["limousin"], 1))
    assert 8 not in parts(t.state, HUGUENOT_1, PROVINCES["limousin"], 1)


@proves("15.7.3-r3", "10-r2")
def test_15_7_3_r3_the_call_changes_whose_towns_open_the_river():
    """Sancerre is Huguenot: closed to the King before the Call, open after it."""
    for called in (False, True):
        t = war_table(5, called=called).army("royalist_1", "bourgogne", 4, "armand_de_biron")
        t.towns("huguenot", "sancerre").towns("royalist", "bourges")
        assert ("poitou" in within(t, "bourgogne", 2, ROYALIST_1)) is called


@proves("15.7.1-r2", "15.7.2-r4")
def test_15_7_1_r2_only_the_part_of_a_large_army_goes_three_provinces():
    """Nine points in Guyenne: Poitou is two borders away (medium), Orléanais three (small)."""
    t = (
        one_army(9)
        .army("huguenot_1", "guyenne", 9, "louis_de_conde")
        .only_in_play("huguenot", "louis_de_conde")
    )
    assert max(parts(t.state, HUGUENOT_1, PROVINCES["poitou"], 0)) == 6
    assert min(parts(t.state, HUGUENOT_1, PROVINCES["poitou"], 0)) == 5
    assert parts(t.state, HUGUENOT_1, PROVINCES["orleanais"], 0) == []


@proves("15.7.1-r3", "15.7.3-r1")
def test_15_7_3_r1_from_england_a_small_army_lands_and_goes_two_provinces_on():
    t = war_table().army("huguenot_1", "angleterre", 3, "gabriel_de_montgomery").coins(huguenot=9)
    far = distances(t.state, HUGUENOT_1, PROVINCES["angleterre"], -1, 3)
    assert far[PROVINCES["normandie"]] == 1
    assert far[PROVINCES["ile_de_france"]] == 2
    assert far[PROVINCES["champagne"]] == 2
    assert far[PROVINCES["bourgogne"]] == 3


# ---- ranks, rests and splits ----


@proves("15.7.2-r7", "15.7.2-r8")
def test_15_7_2_r8_conde_must_speak_before_coligny():
    t = war_table().army("huguenot_1", "saintonge", 3, "gaspard_de_coligny").coins(huguenot=9)
    t.army("huguenot_2", "bearn", 2, "louis_de_conde").arrange(active=1).play(next_activation)
    t.expect("huguenot", "war.announce", about={"army": HUGUENOT_2})
    t.answer("huguenot", "war.announce", "rest").play(next_activation)
    t.expect("huguenot", "war.announce", about={"army": HUGUENOT_1})


@proves("15.7.2-r7", "15.7.2-r10")
def test_r84_a_resting_army_still_takes_part_where_it_stands():
    """Condé rests in Saintonge; Coligny marches there: five points pay and suffer together."""
    t = war_table().army("huguenot_1", "saintonge", 2, "louis_de_conde").coins(huguenot=9)
    t.army("huguenot_2", "guyenne", 3, "gaspard_de_coligny").arrange(active=1, resting={HUGUENOT_1: True})
    t.play(activate, HUGUENOT_2, PROVINCES["saintonge"]).answer("huguenot", "war.troops", "3")
    t.dice(attrition=[1, 1]).answer("huguenot", "war.share", "3")
    assert t.troops_of("huguenot_2") == 5
    assert t.commander_of("huguenot_2") == "louis_de_conde"
    assert t.state.moved[HUGUENOT_2]


@proves("15.7.2-r4", "15.7.2-r20")
def test_r83_the_rest_of_a_split_army_is_activated_in_its_turn():
    t = one_army(6).only_in_play("huguenot", "louis_de_conde", "gaspard_de_coligny")
    t.play(activate, HUGUENOT_1, PROVINCES["poitou"]).answer("huguenot", "war.troops", "3")
    t.answer("huguenot", "war.share", "2").answer("huguenot", "siege.town", "pass")
    assert waiting(t.state, 1) == [HUGUENOT_2]
    assert t.commander_of("huguenot_2") == "gaspard_de_coligny"
    assert "guyenne" in words(announcements(t.state, HUGUENOT_2))
    assert "poitou" not in words(announcements(t.state, HUGUENOT_2))


@proves("15.7.2-r4", "15.7.2-r13")
def test_15_7_2_r13_a_split_that_is_not_paid_for_is_undone():
    t = one_army(6).only_in_play("huguenot", "louis_de_conde", "gaspard_de_coligny")
    t.play(activate, HUGUENOT_1, PROVINCES["poitou"]).answer("huguenot", "war.troops", "3")
    t.answer("huguenot", "war.share", "take_back")
    assert (t.troops_of("huguenot_1"), t.troops_of("huguenot_2")) == (6, 0)
    assert t.place_of("huguenot_1") == "saintonge"
    assert t.in_reserve("gaspard_de_coligny")
    assert waiting(t.state, 1) == [HUGUENOT_1]


@proves("15.7.2-r4", "15.2-r3")
def test_15_7_2_r4_the_fifth_marker_makes_the_last_split():
    t = one_army(6)
    for n, province in enumerate(("bearn", "quercy", "dauphine"), 2):
        t.army(f"huguenot_{n}", province, 1)
    assert len(parts(t.state, HUGUENOT_1, PROVINCES["poitou"], 0)) > 1
    t.army("huguenot_5", "normandie", 1)
    assert parts(t.state, HUGUENOT_1, PROVINCES["poitou"], 0) == [6]


# ---- costs ----


@proves("15.7.2-r11", "15.7.2-r10")
def test_15_7_2_r11_the_army_on_the_spot_makes_the_march_dearer():
    """Three join three: a medium army costs three coins, not two."""
    t = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=2)
    t.army("huguenot_2", "poitou", 3, "gaspard_de_coligny").arrange(active=1)
    assert "poitou" not in reach(t)
    assert "guyenne" in reach(t)
    t.coins(huguenot=3)
    assert "poitou" in reach(t)


@proves("15.7.2-r12")
def test_15_7_2_r12_the_ally_may_pay_the_whole():
    t = war_table().army("league_1", "champagne", 3, "claude_d_aumale").coins(royalist=4).arrange(active=0)
    t.play(activate, LEAGUE_1, PROVINCES["orleanais"]).answer("league", "war.troops", "3")
    t.expect("league", "war.share", options=["0", "take_back"]).answer("league", "war.share", "0")
    t.answer("royalist", "war.contribute", "agree")
    assert (t.money_of("league"), t.money_of("royalist")) == (0, 2)


@proves("15.7.2-r12", "15.7.2-r13")
def test_15_7_2_r13_without_the_ally_and_without_money_nothing_moves():
    t = war_table().army("league_1", "champagne", 3, "claude_d_aumale").coins(royalist=4).arrange(active=0)
    t.play(activate, LEAGUE_1, PROVINCES["orleanais"]).answer("league", "war.troops", "3", "war.share", "0")
    t.answer("royalist", "war.contribute", "refuse")
    assert t.place_of("league_1") == "champagne"
    assert not t.state.moved[LEAGUE_1]
    t.expect_event("war.taken_back", province="orleanais")


@proves("15.7.2-r13", "15.7.2-r20")
def test_r87_after_a_move_taken_back_the_army_goes_elsewhere():
    t = one_army(3).phase("war_rounds").answer("huguenot", "war.announce", "poitou", "war.troops", "3")
    t.answer("huguenot", "war.share", "take_back").answer(
        "huguenot", "war.announce", "guyenne", "war.troops", "3"
    )
    t.answer("huguenot", "war.share", "2", "siege.town", "pass")
    assert t.place_of("huguenot_1") == "guyenne"


@proves("15.7.2-r24")
def test_15_7_2_r24_one_coin_is_not_enough_for_a_round():
    t = one_army(1, money=1).phase("war_rounds")
    assert t.over


# ---- cards on the march ----


@proves("19-w5", "15.7.2-r11")
def test_19_w5_a_large_army_pays_as_such_and_is_medium_when_attrition_is_thrown():
    """Seven points cost five coins; one goes home, and six suffer on seven or more."""
    t = one_army(7).force("unpaid_mercenaries", 1).play(activate, HUGUENOT_1, PROVINCES["saintonge"])
    t.dice(attrition=[3, 3]).answer("huguenot", "war.mercenaries", "lose_troops", "war.share", "5")
    assert (t.troops_of("huguenot_1"), t.money_of("huguenot")) == (6, 4)


@proves("19-w4", "15.7.2-r11")
def test_19_w4_fever_before_the_march_makes_it_cheaper():
    """Four points become three: two coins, and no attrition."""
    t = one_army(4).holds("royalist", "camp_fever").play(activate, HUGUENOT_1, PROVINCES["poitou"])
    t.answer("huguenot", "war.troops", "4").answer("royalist", "event.move", "camp_fever")
    t.answer("huguenot", "war.share", "2", "siege.town", "pass")
    assert (t.troops_of("huguenot_1"), t.money_of("huguenot")) == (3, 7)


@proves("19-w4", "15.2-r2")
def test_19_w4_fever_that_takes_the_last_point_ends_the_march_unpaid():
    t = one_army(1).holds("royalist", "camp_fever").play(activate, HUGUENOT_1, PROVINCES["poitou"])
    t.answer("royalist", "event.move", "camp_fever")
    assert (t.place_of("huguenot_1"), t.money_of("huguenot")) == ("nowhere", 9)
    assert t.state.post[22] == AWAY


@proves("19-w12", "15.7.2-r13")
def test_19_w12_floods_keep_an_army_at_home_whose_goal_is_two_borders_away():
    t = one_army(3).holds("royalist", "flooded_roads").play(activate, HUGUENOT_1, PROVINCES["berry"])
    t.answer("huguenot", "war.troops", "3").answer("royalist", "event.move", "flooded_roads")
    assert t.place_of("huguenot_1") == "saintonge"
    assert t.money_of("huguenot") == 9


# ---- meetings ----


@proves("15.7.2-r14", "15.7.7-r3")
@pytest.mark.parametrize(("dice", "offered"), [([3, 3], True), ([3, 4], False)])
def test_15_7_7_r3_attrition_comes_first_and_may_cost_the_siege_of_paris(dice, offered):
    """Four points before a Paris of the League: with the loss they are fewer than its garrison."""
    t = war_table(6, called=True).army("royalist_1", "ile_de_france", 4, "armand_de_biron").arrange(active=0)
    t.coins(royalist=9).towns("league", "paris").play(activate, ROYALIST_1, PROVINCES["ile_de_france"])
    t.dice(attrition=dice).answer("royalist", "war.share", "3")
    if offered:
        t.expect("royalist", "siege.town", offers=["paris"])
    else:
        assert not t.waiting or "paris" not in t.options("royalist")


@proves("15.7.4-r6", "15.7.7-r19")
def test_15_7_4_r12_the_evader_who_stays_watches_the_siege():
    t = war_table().army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer(
        "royalist", "war.troops", "3", "war.share", "2"
    )
    t.dice(evasion=[4, 3]).answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "evade")
    t.answer("huguenot", "war.evade_to", "stay")  # 7 + 1 (Condé) - 1 (small mover) = 7
    t.expect("royalist", "siege.town", options=["orleans", "pass"])


@proves("15.7.4-r6", "15.7.4-r3")
def test_15_7_4_r6_a_failed_evasion_means_battle_on_the_spot(fights):
    t = war_table().army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer(
        "royalist", "war.troops", "3", "war.share", "2"
    )
    t.dice(evasion=[3, 3]).answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "evade")
    assert fights.battles == [("royalist_1", "huguenot_1")]


@proves("15.7.4-r1", "15.3-r15")
def test_15_7_4_r1_abroad_an_army_meets_both_allies_one_after_the_other(fights):
    """Flandre: the League's four, then the King's two."""
    t = war_table().army("huguenot_1", "provinces_unies", 5, "louis_de_conde").coins(huguenot=9)
    t.army("royalist_1", "flandre", 2, "anne_de_montmorency").army(
        "league_1", "flandre", 4, "claude_d_aumale"
    )
    t.arrange(active=1).play(activate, HUGUENOT_1, PROVINCES["flandre"]).answer("huguenot", "war.troops", "5")
    t.dice(attrition=[1, 1]).answer("huguenot", "war.share", "3")
    t.expect("huguenot", "war.fight", about={"enemy": LEAGUE_1}).answer("huguenot", "war.fight", "fight")
    t.answer("league", "war.reply", "stand")
    t.expect("huguenot", "war.fight", about={"enemy": ROYALIST_1}).answer("huguenot", "war.fight", "fight")
    t.answer("royalist", "war.reply", "stand")
    assert fights.battles == [("huguenot_1", "league_1"), ("huguenot_1", "royalist_1")]


@proves("15.7.4-r5", "15.5-r11")
def test_15_7_4_r5_the_commander_s_faction_decides_on_an_interception(fights):
    """A royal army under Guise stands in Champagne: the League is asked."""
    t = war_table().army("huguenot_1", "orleanais", 3, "louis_de_conde").coins(huguenot=9).arrange(active=1)
    t.army("royalist_1", "champagne", 5, "francois_de_guise")
    t.play(activate, HUGUENOT_1, PROVINCES["champagne"]).answer(
        "huguenot", "war.troops", "3", "war.share", "2"
    )
    t.answer("huguenot", "war.fight", "avoid").expect("league", "war.intercept")
    t.dice(interception=[3, 4]).answer("league", "war.intercept", "intercept")  # 7 + 2 - 1 - 1 = 7
    assert fights.battles == [("huguenot_1", "royalist_1")]


@proves("15.7.4-r12", "15.7.5-r9")
def test_r37_no_refuge_beside_an_enemy_or_in_a_revolt():
    t = (
        war_table()
        .army("huguenot_1", "saintonge", 3, "louis_de_conde")
        .towns("huguenot", "niort", "bergerac")
    )
    t.towns("huguenot", "limoges")
    assert set(words(refuges(t.state, HUGUENOT_1))) == {"poitou", "guyenne", "limousin"}
    t.army("royalist_1", "poitou", 1).army("peasant_revolt", "limousin", 3)
    assert words(refuges(t.state, HUGUENOT_1)) == ["guyenne"]


@proves("15.7.4-r12", "10-r2")
def test_r37_after_the_call_a_royal_town_shelters_huguenots():
    t = war_table(6, called=True).army("huguenot_1", "saintonge", 3, "henri_de_conde")
    t.towns("royalist", "poitiers", "niort")
    assert "poitou" in words(refuges(t.state, HUGUENOT_1))


# ---- revolts ----


@proves("20-r1", "20-r2", "15.8-r2")
@pytest.mark.parametrize(
    ("revolt", "troops", "points"), [("peasant_revolt", 3, 1), ("governor_revolt", 5, 2)]
)
def test_20_r2_a_beaten_revolt_goes_and_gives_points_by_its_size(revolt, troops, points):
    t = war_table(4).army("royalist_1", "poitou", 9, "henri_de_valois").army(revolt, "poitou", troops)
    t.arrange(active=0).dice(attack=[6, 1, 1, 1, 1], fate=SAFE, defence=[1] * (1 if troops == 3 else 2))
    t.play(act, ROYALIST_1, False).answer("royalist", "war.fight", "fight")
    assert t.place_of(revolt) == "nowhere"
    assert t.war_points_of("royalist") == points


@proves("20-r1", "15.7.5-r7")
def test_20_r1_in_a_standstill_with_rebels_the_king_names_the_winner_even_them():
    t = war_table(4).army("huguenot_1", "poitou", 3, "louis_de_conde").army("peasant_revolt", "poitou", 3)
    t.arrange(active=1).dice(attack=[1, 1], fate=SAFE, defence=[1])
    t.play(act, HUGUENOT_1, False).answer("huguenot", "war.fight", "fight")
    t.expect("royalist", "battle.winner", options=["huguenot_1", "peasant_revolt"])
    t.answer("royalist", "battle.winner", "peasant_revolt").answer("huguenot", "battle.retreat", "stay")
    assert t.place_of("peasant_revolt") == "poitou"
    assert t.state.war_points == [0, 0, 0]


@proves("20-r1", "15.7.6-r5", "15.7.6-r8")
def test_r43_a_leader_taken_by_rebels_gives_nobody_points_and_comes_back():
    t = war_table(4).army("royalist_1", "poitou", 9, "henri_de_valois").army("peasant_revolt", "poitou", 3)
    t.arrange(active=0).dice(attack=[6, 1, 1, 1, 1], defence=[1], fate=[6, 6], prison=[2])
    t.play(act, ROYALIST_1, False).answer("royalist", "war.fight", "fight").seeded().play_out()
    t.expect_event("fate.taken_by_rebels", character="henri_de_valois")
    assert t.war_points_of("royalist") == 1
    t.phase("war_end").play_out()
    assert t.in_reserve("henri_de_valois")


@proves("20-r1", "15.7.5-r8")
def test_20_r1_the_victor_over_rebels_on_the_way_marches_on_and_besieges():
    """Condé beats the peasants of Poitou and goes on to Berry; he pays once, for Berry."""
    t = war_table(4).army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9).arrange(active=1)
    t.army("peasant_revolt", "poitou", 3).towns("royalist", "bourges")
    t.play(activate, HUGUENOT_1, PROVINCES["berry"]).answer("huguenot", "war.troops", "3")
    t.dice(interception=[6, 6], attack=[6, 1], defence=[1], fate=SAFE).answer(
        "huguenot", "war.step", "poitou"
    )
    assert (t.place_of("huguenot_1"), t.money_of("huguenot")) == ("berry", 7)
    t.expect("huguenot", "siege.town", offers=["bourges"])
