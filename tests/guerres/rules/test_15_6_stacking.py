"""15.6 Armies of a camp in one province become one."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.leaders import merge
from cuius.titles.guerres.phases.war.rounds import activate
from tests.guerres.tables import war_table

HUGUENOT_1, ROYALIST_1, ROYALIST_2 = ARMIES["huguenot_1"], ARMIES["royalist_1"], ARMIES["royalist_2"]


@proves("15.6-r2", "15.6-r3", "15.6-r5", "10-r4")
def test_15_6_r3_merged_armies_follow_the_higher_rank():
    t = war_table().army("royalist_1", "berry", 5, "louis_de_montpensier")
    t.army("league_1", "berry", 2, "francois_de_guise").play(merge, ROYALIST_1, ARMIES["league_1"])
    assert (t.troops_of("royalist_1"), t.troops_of("league_1")) == (7, 0)
    assert t.commander_of("royalist_1") == "francois_de_guise"
    assert t.in_reserve("louis_de_montpensier")
    t.expect_event("merge.done", army="royalist_1", other="league_1", troops=7, lost=0)


def test_15_6_r4_what_exceeds_nine_is_lost():
    t = war_table().army("royalist_1", "berry", 7, "anne_de_montmorency")
    t.army("royalist_2", "berry", 4, "louis_de_montpensier").play(merge, ROYALIST_1, ROYALIST_2)
    assert t.troops_of("royalist_1") == 9
    t.expect_event("merge.done", troops=9, lost=2)


@proves("15.6-r6")
def test_r29_the_larger_part_keeps_its_marker_and_of_equals_the_king_chooses():
    t = war_table().army("royalist_1", "berry", 3, "louis_de_montpensier")
    t.army("league_1", "berry", 3, "francois_de_guise").play(merge, ROYALIST_1, ARMIES["league_1"])
    t.expect("royalist", "merge.marker", options=["royalist_1", "league_1"])
    t.answer("royalist", "merge.marker", "league_1")
    assert (t.troops_of("league_1"), t.troops_of("royalist_1")) == (6, 0)


@proves("15.6-r6")
def test_r29_two_markers_of_one_faction_are_as_good_as_each_other():
    t = war_table().army("huguenot_1", "berry", 3, "louis_de_conde")
    t.army("huguenot_2", "berry", 3, "gaspard_de_coligny").play(merge, HUGUENOT_1, ARMIES["huguenot_2"])
    assert (t.troops_of("huguenot_1"), t.troops_of("huguenot_2")) == (6, 0)


@proves("15.6-r3", "15.5-r5", "10-r5")
def test_r27_equal_ranks_of_the_lone_camp_that_merge_are_settled_by_the_king():
    t = war_table().army("huguenot_1", "berry", 4, "francois_d_andelot")
    t.army("huguenot_2", "berry", 2, "gabriel_de_montgomery").play(merge, HUGUENOT_1, ARMIES["huguenot_2"])
    t.expect("royalist", "merge.commander", options=["francois_d_andelot", "gabriel_de_montgomery"])
    t.answer("royalist", "merge.commander", "gabriel_de_montgomery")
    assert t.commander_of("huguenot_1") == "gabriel_de_montgomery"


@proves("15.6-r3", "15.5-r5")
def test_15_6_r3_equal_ranks_are_settled_as_when_leaders_are_placed():
    t = war_table().army("royalist_1", "berry", 5, "anne_de_montmorency", "gaspard_de_tavannes")
    t.army("league_1", "berry", 2, "francois_de_guise").play(merge, ROYALIST_1, ARMIES["league_1"])
    t.answer("royalist", "merge.commander", "anne_de_montmorency")
    assert t.commander_of("royalist_1") == "anne_de_montmorency"
    assert t.state.supporter[ROYALIST_1] != -1
    t.army("league_1", "berry", 2, "francois_de_guise").play(merge, ROYALIST_1, ARMIES["league_1"])
    t.answer("royalist", "merge.commander", "francois_de_guise")
    assert t.in_reserve("gaspard_de_tavannes")


@proves("15.6-r1", "15.6-r2")
def test_15_6_r1_one_army_of_a_camp_is_left_in_the_province(fights):
    t = war_table().army("royalist_1", "ile_de_france", 4, "anne_de_montmorency").coins(royalist=9)
    t.army("royalist_2", "orleanais", 2, "louis_de_montpensier").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "4")
    t.dice(attrition=[1, 1]).answer("royalist", "war.share", "3")
    assert (t.troops_of("royalist_1"), t.troops_of("royalist_2")) == (6, 0)
    assert fights.sieges == ["royalist_1"]


@proves("15.6-r2", "15.3-r15")
def test_r89_abroad_armies_that_are_activated_together_merge_too(fights):
    t = war_table().army("huguenot_1", "suisse", 3, "louis_de_conde").army("huguenot_2", "suisse", 2)
    t.army("huguenot_3", "saint_empire", 1).coins(huguenot=9).arrange(active=1)
    t.play(activate, HUGUENOT_1, PROVINCES["suisse"]).auto("huguenot", **{"war.join": "stay"})
    t.dice(attrition=[1, 1]).answer("huguenot", "war.share", "3")
    assert [t.troops_of(f"huguenot_{n}") for n in (1, 2, 3)] == [5, 0, 1]
