"""15.7, 15.7.2 War rounds: who speaks, who goes along, what it costs, attrition, and when it ends."""

from __future__ import annotations

import pytest

from cuius.core.errors import CannotUndo
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.marches import March, go
from cuius.titles.guerres.phases.war.rounds import ACTING, activate, next_activation
from tests.guerres.tables import GuerresTable, one_army, war_table

HUGUENOT_1, ROYALIST_1 = ARMIES["huguenot_1"], ARMIES["royalist_1"]
POITOU = PROVINCES["poitou"]


def four_armies() -> GuerresTable:
    """EX-06 Royal I under a League A, II under a Royal B, III under a League B; League III under a C."""
    t = war_table().coins(royalist=9, league=9).arrange(active=0)
    t.army("royalist_1", "ile_de_france", 2, "francois_de_guise")
    t.army("royalist_2", "champagne", 2, "louis_de_montpensier")
    t.army("royalist_3", "normandie", 2, "claude_d_aumale")
    t.army("league_3", "bourgogne", 2, "blaise_de_monluc")
    return t.phase("war_rounds", ACTING).auto(None, **{"war.troops": "2", "merge.marker": "royalist_1"})


@proves("15.7.2-r5", "15.7.2-r6")
def test_15_7_2_r5_the_highest_rank_has_the_first_choice(fights):
    """EX-06 a, c: the League's A speaks first; its B cannot, while the A has neither moved nor rested."""
    t = four_armies()
    t.expect("league", "war.announce", about={"army": "royalist_1"}, offers=["orleanais", "rest"])


@proves("15.7.2-r3", "15.7.2-r5", "15.7.2-r9")
def test_15_7_2_r9_equal_ranks_move_in_any_order(fights):
    """EX-06 b, d, e: A and the League's B go; then the royal B, alone or with the C, never the C first."""
    t = four_armies().answer("league", "war.announce", "orleanais")
    t.answer("royalist", "war.join", "stay")
    t.expect("league", "war.join", about={"army": "royalist_3"}).answer("league", "war.join", "move")
    t.dice(attrition=[1, 1]).answer("league", "war.share", "3")
    assert (t.place_of("royalist_1"), t.troops_of("royalist_1"), t.troops_of("royalist_3")) == (
        "orleanais",
        4,
        0,
    )
    t.expect("royalist", "war.announce", about={"army": "royalist_2"})
    t.answer("royalist", "war.announce", "picardie")
    t.expect("royalist", "war.join", about={"army": "league_3"})


@proves("15.7.2-r7", "15.7.2-r8")
def test_r32_a_and_c_together_while_b_rests(fights):
    """EX-06 f, g: both Bs must rest before the C goes along, and do not move any more."""
    t = four_armies().answer("league", "war.announce", "orleanais")
    t.expect("royalist", "war.join", about={"army": "royalist_2"}, options=["move", "stay", "rest"])
    t.answer("royalist", "war.join", "rest").answer("league", "war.join", "rest")
    t.expect("royalist", "war.join", about={"army": "league_3"}).answer("royalist", "war.join", "move")
    t.dice(attrition=[1, 1]).answer("league", "war.share", "3")
    t.expect_event("war.rests", times=2)
    assert (t.troops_of("royalist_1"), t.troops_of("league_3")) == (4, 0)
    assert [e["army"] for e in t.events("war.moves")] == ["royalist_1", "league_3"]


@proves("15.7.2-r8", "15.7.2-r5")
def test_r32_who_stays_without_resting_holds_lower_ranks_back(fights):
    t = four_armies().answer("league", "war.announce", "orleanais")
    t.answer("royalist", "war.join", "stay").answer("league", "war.join", "stay")
    t.expect("league", "war.share")


@proves("15.7.2-r7")
def test_15_7_2_r7_who_declines_does_not_move_later_in_the_round(fights):
    """EX-06 c with Royal I resting, and g: a B may go, and no A after it."""
    t = four_armies().answer("league", "war.announce", "rest")
    t.expect("royalist", "war.first", options=["royalist_2", "royalist_3"])
    t.answer("royalist", "war.first", "royalist_3").answer("league", "war.announce", "orleanais")
    t.expect("royalist", "war.join", about={"army": "royalist_2"})
    t.answer("royalist", "war.join", "stay").answer("league", "war.share", "2")
    t.expect("royalist", "war.announce", about={"army": "royalist_2"})


@proves("15.7.2-r9", "15.7.2-r10", "10-r5")
def test_r84_the_royalist_says_which_of_equals_speaks_and_armies_on_the_spot_wait_for_nobody(fights):
    t = war_table().coins(royalist=9, league=9).arrange(active=0)
    t.army("royalist_1", "ile_de_france", 2, "anne_de_montmorency")
    t.army("league_1", "orleanais", 2, "blaise_de_monluc").army("royalist_2", "berry", 2, "claude_d_aumale")
    t.army("league_2", "champagne", 2, "francois_de_guise").play(next_activation)
    t.expect("royalist", "war.first", options=["royalist_1", "league_2"])
    t.answer("royalist", "war.first", "royalist_1").answer("royalist", "war.announce", "orleanais")
    t.answer("royalist", "war.troops", "2").auto(None, **{"war.join": "stay"})
    t.dice(attrition=[6, 1]).answer("royalist", "war.share", "3")
    t.answer("royalist", "merge.marker", "league_1")
    assert (t.troops_of("royalist_1"), t.troops_of("league_1")) == (0, 3)


@proves("15.7.2-r1", "15.7.2-r2", "15.7.2-r19", "15.7.2-r20", "15.7.2-r21")
def test_r31_each_army_and_each_province_once_a_round(fights):
    t = one_army(3).army("huguenot_2", "bearn", 3, "gaspard_de_coligny").phase("war_rounds")
    t.answer("huguenot", "war.announce", "guyenne").answer("huguenot", "war.troops", "3")
    t.answer("huguenot", "war.join", "stay").answer("huguenot", "war.share", "2")
    t.expect("huguenot", "war.announce", about={"army": "huguenot_2"}, lacks=["guyenne"])
    t.answer("huguenot", "war.announce", "bearn").answer("huguenot", "war.share", "2")
    t.expect("huguenot", "leaders.review")  # the other camp cannot act: the next round
    t.answer("huguenot", "leaders.review", "keep")
    t.expect("huguenot", "war.announce", offers=["guyenne"])


@proves("15.7.2-r10")
def test_r33_an_activation_without_a_move_counts_the_army_on_the_spot(fights):
    t = one_army(8).play(activate, HUGUENOT_1, PROVINCES["saintonge"])
    t.expect("huguenot", "war.share", options=["5", "take_back"], about={"cost": 5})
    t.answer("huguenot", "war.share", "5")
    assert (t.troops_of("huguenot_1"), fights.sieges) == (7, ["huguenot_1"])


@proves("15.7.2-r18")
def test_15_7_2_r18_siege_comes_last(fights):
    t = one_army(3).army("royalist_1", "poitou", 2, "anne_de_montmorency")
    t.play(activate, HUGUENOT_1, POITOU).answer("huguenot", "war.troops", "3")
    t.answer("huguenot", "war.share", "2").answer("huguenot", "war.fight", "fight")
    t.answer("royalist", "war.reply", "stand")
    assert (fights.battles, fights.sieges) == ([("huguenot_1", "royalist_1")], ["huguenot_1"])


@pytest.mark.parametrize(
    ("called", "first", "other"), [(False, "huguenot", "royalist"), (True, "league", "royalist")]
)
@proves("15.7-r1", "15.7-r2", "15.7.2-r22", "15.7.2-r23")
def test_15_7_r2_the_faction_alone_plays_first(called, first, other, fights):
    t = war_table(5, called=called).coins(**{first: 9, other: 9})
    t.army(f"{first}_1", "saintonge", 3).army("royalist_1", "ile_de_france", 3, "henri_de_valois")
    t.phase("war_rounds").expect(first, "war.announce").answer(first, "war.announce", "rest")
    t.auto(None, **{"deal.turn": "pass", "leaders.review": "keep"})
    t.expect(other, "war.announce").answer(other, "war.announce", "rest")
    assert (t.state.declined, t.waiting) == (2, t.waiting[:0])


@proves("15.7.2-r22", "15.7.2-r23", "15.7-r1", "15.7.8-r1")
def test_15_7_2_r23_only_two_refusals_in_succession_end_the_war(fights):
    t = one_army(3).army("royalist_1", "ile_de_france", 3, "anne_de_montmorency").coins(royalist=9)
    t.phase("war_rounds").auto(None, **{"deal.turn": "pass", "leaders.review": "keep"})
    t.answer("huguenot", "war.announce", "rest").answer("royalist", "war.announce", "ile_de_france")
    t.answer("royalist", "war.share", "2")
    t.expect("huguenot", "war.announce").answer("huguenot", "war.announce", "rest")
    t.expect("royalist", "war.announce").answer("royalist", "war.announce", "rest")
    assert t.state.declined == 2
    assert [e["camp"] for e in t.events("war.round")] == ["opposing", "royal", "opposing", "royal"]


@proves("15.7.2-r24")
def test_15_7_2_r24_a_camp_plays_on_while_the_other_cannot(fights):
    t = one_army(3).only_in_play("huguenot", "louis_de_conde").phase("war_rounds")
    for province in ("saintonge", "saintonge", "saintonge"):
        t.answer("huguenot", "war.announce", province).answer("huguenot", "war.share", "2")
    t.expect("huguenot", "war.announce")
    assert t.money_of("huguenot") == 3


@proves("15.1-r2", "15.1-r3", "15.1-r4")
def test_15_1_r3_cards_at_the_start_of_a_move_active_camp_first(fights):
    t = war_table(windows="discreet").army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9)
    t.arrange(active=1).holds("huguenot", "forced_march").holds("league", "flooded_roads")
    t.holds("royalist", "camp_fever").play(activate, HUGUENOT_1, POITOU)
    t.answer("huguenot", "war.troops", "3")
    for faction in ("huguenot", "royalist", "league"):
        t.expect(faction, "event.move").answer(faction, "event.move", "pass")
    t.answer("huguenot", "war.share", "2")
    assert "flooded_roads" in t.cards_of("league")


@proves("15.7.2-r3")
def test_15_7_2_r13_who_cannot_arrive_does_not_set_out(fights):
    t = one_army(3).force("flooded_roads", HUGUENOT_1 + 1).play(march_to_bearn)
    assert (t.place_of("huguenot_1"), t.state.moved[HUGUENOT_1]) == ("saintonge", False)
    t.expect_event("war.halts", army="huguenot_1", province="saintonge")


def march_to_bearn(g):
    """The roads are flooded while the army is about to leave for a province two borders away."""
    g.target = int(PROVINCES["bearn"])
    yield from go(g, March(HUGUENOT_1, g.army_at[HUGUENOT_1], g.came_from[HUGUENOT_1]))


def test_15_7_2_r18_an_army_weary_of_war_lays_no_siege_until_an_enemy_comes(fights):
    t = one_army(3).arrange(frozen={PROVINCES["saintonge"]: True})
    t.play(activate, HUGUENOT_1, PROVINCES["saintonge"]).answer("huguenot", "war.share", "2")
    assert fights.sieges == []
    t = war_table().army("royalist_1", "poitou", 3, "anne_de_montmorency").coins(royalist=9)
    t.arrange(active=0, frozen={PROVINCES["saintonge"]: True}).play(
        activate, ROYALIST_1, PROVINCES["saintonge"]
    )
    t.answer("royalist", "war.troops", "3").answer("royalist", "war.share", "2")
    assert not t.state.frozen[PROVINCES["saintonge"]]


@proves("15.1-r1", "15-r1")
def test_15_1_r1_each_faction_draws_a_war_card():
    t = war_table().draw(war_card=["ambush", "pillage", "camp_fever"]).phase("war_cards")
    assert [t.cards_of(f) for f in ("royalist", "league", "huguenot")] == [
        ["ambush"],
        ["pillage"],
        ["camp_fever"],
    ]


@proves("15.7.2-r18")
def test_15_7_2_r18_moves_cost_attrition_battle_and_siege_in_this_order():
    t = war_table().army("royalist_1", "ile_de_france", 9, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 1, "louis_de_conde").arrange(active=0).seeded(1)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "9")
    t.answer("royalist", "war.share", "5").answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "stand").answer("huguenot", "battle.retreat", "stay")
    t.answer("royalist", "siege.town", "orleans").play_out()
    keys = [event.key for event in t.match.log.events]
    order = ("war.announced", "war.moves", "war.paid", "war.attrition", "battle.fought", "siege.fought")
    assert sorted(order, key=keys.index) == list(order)


@proves("10-r9")
def test_10_r9_what_a_steward_passes_up_cannot_be_taken_back():
    t = war_table(players=1, solo="huguenot", windows="discreet").coins(huguenot=9).arrange(active=1)
    t.army("huguenot_1", "saintonge", 3, "louis_de_conde").holds("league", "ambush")
    t.phase("war_rounds", ACTING).answer("huguenot", "war.announce", "poitou")
    t.answer("huguenot", "war.troops", "3").expect("huguenot", "war.share")
    t.expect_event("steward.decides", faction="league")
    with pytest.raises(CannotUndo):
        t.undo("huguenot")


@proves("15.7.2-r3")
def test_15_7_2_r3_who_holds_a_forced_march_may_aim_one_province_farther(fights):
    t = one_army(7).play(next_activation).answer("huguenot", "war.announce", "bearn")
    t.expect("huguenot", "war.troops", offers=["6"], lacks=["7"])
    t = one_army(7).holds("huguenot", "forced_march").play(next_activation)
    t.answer("huguenot", "war.announce", "bearn").answer("huguenot", "war.troops", "7")
    t.answer("huguenot", "event.move", "forced_march").answer("huguenot", "war.share", "5")
    assert (t.place_of("huguenot_1"), t.troops_of("huguenot_1")) == ("bearn", 6)


@proves("15.7.2-r3", "15.7.2-r13")
def test_15_7_2_r3_who_does_not_march_after_all_stays(fights):
    t = one_army(7).holds("huguenot", "forced_march").play(next_activation)
    t.answer("huguenot", "war.announce", "bearn").answer("huguenot", "war.troops", "7")
    t.answer("huguenot", "event.move", "pass")
    assert (t.place_of("huguenot_1"), t.money_of("huguenot")) == ("saintonge", 9)
    t.expect_event("war.halts", army="huguenot_1", province="saintonge")
