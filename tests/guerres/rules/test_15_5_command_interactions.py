"""15.5, 15.6 Command: camps, ties, captives, visitors and merged armies."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, PROVINCES
from cuius.titles.guerres.phases.war.fights import battle
from cuius.titles.guerres.phases.war.leaders import assign, fill_vacancies, merge, merge_all, review
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.rules.armies import reserve, well_led
from cuius.titles.guerres.rules.movement import owner
from cuius.titles.guerres.state import AWAY, CAPTURED, WOUNDED
from tests.guerres.tables import GuerresTable, war_table

ROYAL, OPPOSING = 0, 1
SAFE = [1, 1]


def camp(*royalists: str, league: tuple[str, ...] = (), turn: int = 1) -> GuerresTable:
    return war_table(turn).only_in_play("royalist", *royalists).only_in_play("league", *league)


@proves("15.5-r2", "15.5-r9")
def test_15_5_r9_a_leader_who_comes_free_takes_the_larger_of_two_armies_without_one():
    t = war_table().only_in_play("huguenot", "gaspard_de_coligny")
    t.army("huguenot_1", "saintonge", 2).army("huguenot_2", "bearn", 6).play(fill_vacancies)
    assert (t.commander_of("huguenot_1"), t.commander_of("huguenot_2")) == ("nobody", "gaspard_de_coligny")


@proves("15.5-r2", "15.5-r9")
def test_15_5_r9_two_vacancies_are_filled_by_rank_and_size():
    t = war_table().only_in_play("huguenot", "gaspard_de_coligny", "louis_de_conde")
    t.army("huguenot_1", "saintonge", 2).army("huguenot_2", "bearn", 6).play(fill_vacancies)
    assert (t.commander_of("huguenot_1"), t.commander_of("huguenot_2")) == (
        "gaspard_de_coligny",
        "louis_de_conde",
    )


@proves("15.5-r4", "10-r5")
def test_15_5_r4_between_equal_vacancies_the_king_chooses():
    t = war_table().only_in_play("huguenot", "gaspard_de_coligny")
    t.army("huguenot_1", "saintonge", 4).army("huguenot_2", "bearn", 4).play(fill_vacancies)
    t.expect("royalist", "leaders.army", options=["huguenot_1", "huguenot_2"])


@proves("15.5-r5", "15.7.6-r4", "10-r5")
def test_r27_a_huguenot_killed_in_battle_is_replaced_by_the_king_s_choice_of_equals():
    t = war_table().only_in_play("huguenot", "francois_d_andelot", "gabriel_de_montgomery").arrange(active=0)
    t.army("royalist_1", "orleanais", 9, "anne_de_montmorency").army(
        "huguenot_1", "orleanais", 6, "louis_de_conde"
    )
    t.dice(attack=[6, 6, 1, 1], defence=[1, 1, 1], prison=[1]).dice("battle.fate", SAFE, [6, 6])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    t.expect("royalist", "leaders.commander", options=["francois_d_andelot", "gabriel_de_montgomery"])
    t.answer("royalist", "leaders.commander", "francois_d_andelot").answer(
        "huguenot", "battle.retreat", "stay"
    )
    assert t.is_gone("louis_de_conde")


@proves("15.5-r3", "15.5-r2", "15.5-r11")
def test_15_5_r3_three_armies_of_two_allies_go_by_rank_alone():
    """Guise (A) to the nine, Damville (B) to the League's five, Monluc (C) to the two."""
    t = camp("henri_de_montmorency_damville", "blaise_de_monluc", league=("francois_de_guise",))
    t.army("royalist_1", "ile_de_france", 9).army("league_1", "champagne", 5).army("royalist_2", "berry", 2)
    t.play(assign, ROYAL)
    assert owner(t.state, ARMIES["royalist_1"]).word == "league"
    assert owner(t.state, ARMIES["league_1"]).word == "royalist"
    assert t.commander_of("royalist_2") == "blaise_de_monluc"


@proves("15.5-r7", "15.5-r8")
def test_15_5_r7_each_faction_says_where_its_starred_leader_serves():
    """Tavannes (C, 2, star) may support Montmorency (A, 0); the Royalist is asked, not the League."""
    t = camp("anne_de_montmorency", "gaspard_de_tavannes", league=("sebastien_de_martigues",))
    t.army("royalist_1", "ile_de_france", 9).play(assign, ROYAL)
    t.expect("royalist", "leaders.support", options=["royalist_1", "pass"])
    t.answer("royalist", "leaders.support", "pass")
    t.expect("league", "leaders.support", options=["royalist_1", "pass"])
    t.answer("league", "leaders.support", "royalist_1")
    assert t.state.supporter[ARMIES["royalist_1"]] == CHARACTERS["sebastien_de_martigues"]


@proves("15.5-r9", "15.5-r10")
def test_15_5_r10_more_armies_than_leaders_leave_the_smallest_to_a_d():
    t = camp("anne_de_montmorency").army("royalist_1", "ile_de_france", 8).army("royalist_2", "berry", 3)
    t.play(assign, ROYAL)
    assert (t.commander_of("royalist_1"), t.commander_of("royalist_2")) == ("anne_de_montmorency", "nobody")
    assert owner(t.state, ARMIES["royalist_2"]).word == "royalist"


@proves("15.5-r6")
def test_15_5_r6_a_smaller_army_that_outgrew_the_other_gets_the_better_leader():
    t = camp("anne_de_montmorency", "louis_de_montpensier")
    t.army("royalist_1", "ile_de_france", 3, "anne_de_montmorency")
    t.army("royalist_2", "berry", 5, "louis_de_montpensier")
    assert not well_led(t.state, ROYAL)
    t.play(review, ROYAL)
    assert t.commander_of("royalist_2") == "anne_de_montmorency"


@proves("15.5-r6", "15.5-r9")
def test_15_5_r6_captive_wounded_and_lost_leaders_are_not_in_reserve():
    t = war_table()
    taken, hurt, lost = "louis_de_conde", "gaspard_de_coligny", "francois_d_andelot"
    t.arrange(post={CHARACTERS[taken]: CAPTURED, CHARACTERS[hurt]: WOUNDED, CHARACTERS[lost]: AWAY})
    found = [c.word for c in reserve(t.state, OPPOSING)]
    assert not {taken, hurt, lost} & set(found)
    assert "gabriel_de_montgomery" in found


@proves("3.4-r4", "15.5-r2")
def test_3_4_r4_parma_commands_the_largest_army_of_the_league():
    t = war_table(6, called=True).only_in_play("league", "charles_de_mayenne").in_play("parma")
    t.army("league_1", "flandre", 4).army("league_2", "champagne", 3).play(assign, OPPOSING)
    t.expect("royalist", "leaders.commander", options=["parma", "charles_de_mayenne"])
    t.answer("royalist", "leaders.commander", "parma")
    assert t.commander_of("league_2") == "charles_de_mayenne"


@proves("14.7-r33", "15.5-r11")
def test_14_7_r33_damville_in_huguenot_service_leads_huguenots():
    t = war_table(3).serves("henri_de_montmorency_damville", "huguenot")
    assert CHARACTERS["henri_de_montmorency_damville"] in reserve(t.state, OPPOSING)
    assert CHARACTERS["henri_de_montmorency_damville"] not in reserve(t.state, ROYAL)


@proves("18-r14", "15.5-r3")
def test_18_r14_after_the_call_huguenots_lead_royal_armies():
    t = war_table(6, called=True).only_in_play("royalist", "armand_de_biron")
    t.only_in_play("huguenot", "henri_de_bourbon").army("royalist_1", "ile_de_france", 8).play(assign, ROYAL)
    assert t.commander_of("royalist_1") == "henri_de_bourbon"
    assert owner(t.state, ARMIES["royalist_1"]).word == "huguenot"


@proves("15.6-r2", "15.6-r4")
def test_15_6_r4_three_armies_become_one_and_lose_what_exceeds_nine():
    t = war_table().army("royalist_1", "berry", 5, "anne_de_montmorency").army("royalist_2", "berry", 4)
    t.army("league_1", "berry", 3, "claude_d_aumale").play(merge_all, ROYAL, PROVINCES["berry"])
    assert (t.troops_of("royalist_1"), t.troops_of("royalist_2"), t.troops_of("league_1")) == (9, 0, 0)
    assert t.commander_of("royalist_1") == "anne_de_montmorency"
    assert t.in_reserve("claude_d_aumale")


@proves("15.6-r3", "15.6-r5")
def test_15_6_r3_an_army_under_a_d_follows_the_other_s_commander():
    t = war_table().army("royalist_1", "berry", 6).army("royalist_2", "berry", 2, "louis_de_montpensier")
    t.play(merge, ARMIES["royalist_1"], ARMIES["royalist_2"])
    assert (t.troops_of("royalist_1"), t.commander_of("royalist_1")) == (8, "louis_de_montpensier")


@proves("15.6-r5")
def test_15_6_r5_the_supporter_of_the_lower_commander_goes_to_the_reserve():
    t = war_table().army("royalist_1", "berry", 4, "louis_de_montpensier", "gaspard_de_tavannes")
    t.army("league_1", "berry", 3, "francois_de_guise").play(merge, ARMIES["royalist_1"], ARMIES["league_1"])
    assert t.commander_of("royalist_1") == "francois_de_guise"
    assert t.in_reserve("gaspard_de_tavannes")
    assert t.in_reserve("louis_de_montpensier")


@proves("15.6-r1", "15.7.2-r11", "15.7.2-r14")
def test_15_6_r4_the_cost_and_attrition_are_those_of_nine_where_twelve_meet(fights):
    t = war_table().army("royalist_1", "ile_de_france", 7, "anne_de_montmorency").coins(royalist=9)
    t.army("royalist_2", "orleanais", 5, "louis_de_montpensier").arrange(active=0)
    t.play(activate, ARMIES["royalist_1"], PROVINCES["orleanais"]).answer("royalist", "war.troops", "7")
    t.answer("royalist", "war.share", "5")
    assert t.troops_of("royalist_1") == 8
    t.expect_event("merge.done", troops=9, lost=3)
