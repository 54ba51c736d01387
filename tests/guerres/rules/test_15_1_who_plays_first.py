"""15.1 War cards: the faction that moves plays first, then its ally, then the other camp."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.fights import battle, siege
from cuius.titles.guerres.phases.war.rounds import activate
from tests.guerres.tables import war_table

LEAGUE_1, ROYALIST_1, HUGUENOT_1 = ARMIES["league_1"], ARMIES["royalist_1"], ARMIES["huguenot_1"]


@proves("15.1-r3")
def test_15_1_r3_a_league_army_moves_and_the_league_plays_before_the_king():
    t = war_table().army("league_1", "champagne", 3, "claude_d_aumale").coins(league=9).arrange(active=0)
    t.holds("royalist", "camp_fever").holds("league", "forced_march").holds("huguenot", "good_scouts")
    t.play(activate, LEAGUE_1, PROVINCES["orleanais"]).answer("league", "war.troops", "3")
    t.expect("league", "event.move").answer("league", "event.move", "pass")
    t.expect("royalist", "event.move").answer("royalist", "event.move", "pass")
    t.expect("huguenot", "event.move")


@proves("15.1-r3")
def test_15_1_r3_a_royal_army_under_guise_is_the_league_s_to_play_for():
    t = war_table().arrange(active=0).army("royalist_1", "orleanais", 5, "francois_de_guise")
    t.army("huguenot_1", "orleanais", 3, "louis_de_conde")
    t.holds("royalist", "ambush").holds("league", "charge_of_the_reiters").holds("huguenot", "pillage")
    t.play(battle, ROYALIST_1, HUGUENOT_1)
    t.expect("league", "event.battle").answer("league", "event.battle", "pass")
    t.expect("royalist", "event.battle").answer("royalist", "event.battle", "pass")
    t.expect("huguenot", "event.battle")


@proves("15.1-r3")
def test_15_1_r3_at_a_siege_of_the_league_s_the_league_first():
    t = war_table().arrange(active=0).army("league_1", "orleanais", 5, "claude_d_aumale")
    t.holds("royalist", "mine_and_sap").holds("league", "pillage").holds("huguenot", "heroic_defence")
    t.play(siege, LEAGUE_1).answer("league", "siege.town", "orleans")
    t.expect("league", "event.siege").answer("league", "event.siege", "pass")
    t.expect("royalist", "event.siege").answer("royalist", "event.siege", "pass")
    t.expect("huguenot", "event.siege")


@proves("15.1-r3")
def test_15_1_r3_against_the_lone_faction_the_king_answers_before_his_ally():
    t = war_table().arrange(active=1).army("huguenot_1", "orleanais", 5, "louis_de_conde")
    t.army("league_1", "orleanais", 3, "claude_d_aumale")
    t.holds("royalist", "ambush").holds("league", "charge_of_the_reiters").holds("huguenot", "pillage")
    t.play(battle, HUGUENOT_1, LEAGUE_1)
    t.expect("huguenot", "event.battle").answer("huguenot", "event.battle", "pass")
    t.expect("royalist", "event.battle").answer("royalist", "event.battle", "pass")
    t.expect("league", "event.battle")


@proves("15.1-r3", "10-r2")
def test_15_1_r3_after_the_call_a_huguenot_who_moves_plays_before_the_king():
    t = war_table(6, called=True).arrange(active=0).army("huguenot_1", "poitou", 3, "henri_de_conde")
    t.coins(huguenot=9).holds("royalist", "camp_fever").holds("huguenot", "forced_march")
    t.play(activate, HUGUENOT_1, PROVINCES["anjou"]).answer("huguenot", "war.troops", "3")
    t.expect("huguenot", "event.move").answer("huguenot", "event.move", "pass")
    t.expect("royalist", "event.move")
