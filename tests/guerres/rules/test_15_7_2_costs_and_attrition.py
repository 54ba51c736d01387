"""15.7.2 What an activation costs: money, shared or not, and attrition."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.money import attrition
from cuius.titles.guerres.phases.war.rounds import activate, next_activation
from cuius.titles.guerres.rules.movement import activation_cost, can_act
from tests.guerres.tables import one_army, war_table

HUGUENOT_1, ROYALIST_1 = ARMIES["huguenot_1"], ARMIES["royalist_1"]


@proves("15.7.2-r11")
@pytest.mark.parametrize(("troops", "cost"), [(1, 2), (3, 2), (4, 3), (6, 3), (7, 5), (9, 5), (12, 5)])
def test_15_7_2_r11_the_price_by_troops_in_the_province(troops, cost):
    """C-07."""
    assert activation_cost(war_table().state, troops) == cost


@proves("15.7.2-r11", "15.7.2-r24")
def test_15_7_2_r11_the_first_tax_level_pays_one_activation(fights):
    """C-08: eight troop points and five money."""
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency").coins(royalist=5)
    t.only_in_play("league").arrange(active=0).play(activate, ROYALIST_1, PROVINCES["orleanais"])
    t.answer("royalist", "war.troops", "8").answer("royalist", "war.share", "5")
    assert (t.money_of("royalist"), t.troops_of("royalist_1")) == (0, 7)
    assert not can_act(t.state, 0)


@proves("15.7.2-r12", "10-r3")
def test_15_7_2_r12_allies_share_the_cost(fights):
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency")
    t.coins(royalist=3, league=4).arrange(active=0).play(activate, ROYALIST_1, PROVINCES["orleanais"])
    t.answer("royalist", "war.troops", "8")
    t.expect("royalist", "war.share", options=["3", "2", "1", "take_back"]).answer(
        "royalist", "war.share", "2"
    )
    t.expect("league", "war.contribute", about={"cost": 3}).answer("league", "war.contribute", "agree")
    assert (t.money_of("royalist"), t.money_of("league")) == (1, 1)
    t.expect_event("war.paid", faction="league", money=3)


@proves("15.7.2-r13", "15.7.2-r12")
def test_15_7_2_r13_what_is_not_paid_is_taken_back(fights):
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency")
    t.only_in_play("royalist", "anne_de_montmorency").only_in_play("league", "claude_d_aumale")
    t.coins(royalist=3, league=4).arrange(active=0).play(activate, ROYALIST_1, PROVINCES["orleanais"])
    t.answer("royalist", "war.troops", "4").answer("royalist", "war.share", "2")
    assert t.commander_of("royalist_2") == "claude_d_aumale"
    t.answer("league", "war.contribute", "refuse").answer("royalist", "war.pay_alone", "take_back")
    assert t.state.unwilling == [False, True, False]
    assert (t.place_of("royalist_1"), t.troops_of("royalist_1")) == ("ile_de_france", 8)
    assert t.in_reserve("claude_d_aumale")
    assert (t.money_of("royalist"), t.money_of("league"), fights.sieges) == (3, 4, [])
    t.expect_event("war.taken_back", province="orleanais")


@proves("15.7.2-r12")
def test_r111_who_refused_may_be_asked_again_and_all_see_that_he_refused(fights):
    t = war_table().army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=1, league=9)
    t.arrange(active=0).play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer(
        "royalist", "war.troops", "3"
    )
    t.answer("royalist", "war.share", "1").answer("league", "war.contribute", "refuse")
    assert t.view("huguenot")["unwilling"] == [False, True, False]
    t.play(activate, ROYALIST_1, PROVINCES["champagne"]).answer("royalist", "war.troops", "3")
    t.answer("royalist", "war.share", "1").answer("league", "war.contribute", "agree")
    assert t.state.unwilling == [False, False, False]


@proves("15.7.2-r13")
def test_15_7_2_r13_nobody_sets_out_whom_the_camp_cannot_pay():
    t = one_army(8, money=4).play(next_activation)
    t.answer("huguenot", "war.announce", "poitou")
    t.expect("huguenot", "war.troops", options=["6", "5", "4"])


@proves("15.7.2-r13", "15.7.2-r21")
def test_r87_a_round_without_a_paid_activation_is_declined(fights):
    t = one_army(3).phase("war_rounds").answer("huguenot", "war.announce", "poitou")
    t.answer("huguenot", "war.troops", "3").answer("huguenot", "war.share", "take_back")
    t.expect("huguenot", "war.announce", lacks=["poitou"]).answer("huguenot", "war.announce", "rest")
    assert t.state.declined == 2


@pytest.mark.parametrize(
    ("troops", "dice", "left"),
    [(1, None, 1), (3, None, 3), (5, [3, 3], 5), (5, [3, 4], 4), (4, [6, 6], 3), (7, None, 6), (8, None, 7)],
)
@proves("15.7.2-r14", "15.7.2-r15", "15.7.2-r16", "15.7.2-r17", "9-r1")
def test_15_7_2_r16_attrition_by_size(troops, dice, left):
    """S-24."""
    t = one_army(troops)
    if dice:
        t.dice(attrition=dice)
    t.play(attrition, HUGUENOT_1, False)
    assert t.troops_of("huguenot_1") == left


@proves("15.7.2-r15")
def test_15_7_2_r15_after_a_forced_march_even_a_small_army_suffers():
    t = one_army(1).play(attrition, HUGUENOT_1, True)
    assert (t.troops_of("huguenot_1"), t.place_of("huguenot_1")) == (0, "nowhere")


@proves("15.7.2-r14")
def test_15_7_2_r14_attrition_counts_the_camp_s_total_once(fights):
    t = war_table().army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=9)
    t.army("royalist_2", "orleanais", 3, "louis_de_montpensier").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "3")
    t.dice(attrition=[6, 6]).answer("royalist", "war.share", "3")
    assert t.troops_of("royalist_1") + t.troops_of("royalist_2") == 5


def test_15_7_2_r11_unpaid_mercenaries_cost_money_or_a_troop_point(fights):
    t = one_army(3).force("unpaid_mercenaries", 1).play(activate, HUGUENOT_1, PROVINCES["saintonge"])
    t.answer("huguenot", "war.mercenaries", "pay_more").answer("huguenot", "war.share", "3")
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (6, 3)
    t = one_army(3, money=2).force("unpaid_mercenaries", 1).play(activate, HUGUENOT_1, PROVINCES["saintonge"])
    t.answer("huguenot", "war.share", "2")
    assert (t.money_of("huguenot"), t.troops_of("huguenot_1")) == (0, 2)
    assert t.state.force_of("unpaid_mercenaries") == 0
