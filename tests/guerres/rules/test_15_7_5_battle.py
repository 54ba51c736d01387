"""15.7.5 Battle: dice, losses, winner, war points, retreat; 20 revolts."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.fights import battle
from cuius.titles.guerres.phases.war.marches import act
from cuius.titles.guerres.rules.combat import battle_dice, supported, verdict
from tests.guerres.tables import GuerresTable, war_table

SAFE = [1, 1]


def fight(t: GuerresTable, attacker: str = "royalist_1", defender: str = "huguenot_1") -> GuerresTable:
    return t.play(battle, ARMIES[attacker], ARMIES[defender])


def meeting(royal: int = 5, huguenot: int = 5, where: str = "orleanais") -> GuerresTable:
    """Montpensier (1) attacks Condé (1); nobody supports them."""
    t = war_table().arrange(active=0).army("royalist_1", where, royal, "louis_de_montpensier")
    return t.army("huguenot_1", where, huguenot, "louis_de_conde")


def unharmed(t: GuerresTable, leaders: int = 2) -> GuerresTable:
    return t.dice("battle.fate", *[SAFE] * leaders)


# Dice


@pytest.mark.parametrize(("troops", "dice"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2), (7, 4), (9, 4)])
@proves("15.7.5-r1")
def test_15_7_5_r1_dice_by_size(troops, dice):
    """S-26 Under a commander of tactical value zero."""
    t = war_table().army("royalist_1", "orleanais", troops, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
    assert total(battle_dice(t.state, ARMIES["royalist_1"], ARMIES["huguenot_1"])) == dice


@pytest.mark.parametrize(
    ("leader", "dice"),
    [("anne_de_montmorency", 2), ("louis_de_montpensier", 3), ("blaise_de_monluc", 4), ("", 2)],
)
def test_15_7_5_r2_a_die_for_each_point_of_tactical_value(leader, dice):
    t = war_table().army("royalist_1", "orleanais", 5, leader)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
    assert total(battle_dice(t.state, ARMIES["royalist_1"], ARMIES["huguenot_1"])) == dice


@proves("15.7.5-r1..r3")
def test_15_7_5_r3_a_supporter_adds_a_die():
    """EX-09 Montmorency with Tavannes throws five dice, Condé three."""
    t = war_table().army("royalist_1", "orleanais", 7, "anne_de_montmorency", "gaspard_de_tavannes")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
    one, other = ARMIES["royalist_1"], ARMIES["huguenot_1"]
    assert (total(battle_dice(t.state, one, other)), total(battle_dice(t.state, other, one))) == (5, 3)
    unharmed(t, 3).dice(attack=[5, 6, 1, 2, 3], defence=[5, 4, 3])
    fight(t).answer("huguenot", "battle.retreat", "stay")
    t.expect_event("battle.fought", hits=2, losses=1)
    assert (t.troops_of("royalist_1"), t.troops_of("huguenot_1")) == (6, 2)


@pytest.mark.parametrize(
    ("commander", "supporter"),
    [
        ("blaise_de_monluc", "gaspard_de_tavannes"),  # same rank, same tactical value
        ("henri_de_montmorency_damville", "gaspard_de_tavannes"),  # better rank, same tactical value
        ("anne_de_montmorency", "blaise_de_monluc"),  # no star
        ("", "gaspard_de_tavannes"),  # nobody to support
    ],
)
def test_15_7_5_r3_without_star_or_higher_value_no_die(commander, supporter):
    t = war_table().army("royalist_1", "orleanais", 7, commander, supporter)
    assert not supported(t.state, ARMIES["royalist_1"])


def test_r3_more_than_eight_dice():
    t = war_table().army("royalist_1", "orleanais", 9, "henri_de_montmorency_damville")
    t.army("huguenot_1", "orleanais", 9, "henri_de_bourbon").force("charge_of_the_reiters", 2 + 1)
    assert total(battle_dice(t.state, ARMIES["huguenot_1"], ARMIES["royalist_1"])) == 9


def test_19_w1_an_ambush_takes_a_die_but_not_the_last():
    t = meeting(5, 2).force("ambush", 0 + 1)
    royal, huguenot = ARMIES["royalist_1"], ARMIES["huguenot_1"]
    assert total(battle_dice(t.state, huguenot, royal)) == 1
    assert total(battle_dice(t.state, royal, huguenot)) == 3
    t = war_table().army("royalist_1", "orleanais", 5, "louis_de_montpensier")
    t.army("peasant_revolt", "orleanais", 3).force("ambush", 0 + 1)
    assert total(battle_dice(t.state, ARMIES["peasant_revolt"], royal)) == 1


@proves("19-w2")
def test_r97_reiters_of_an_ally_charge_for_the_army_of_the_camp():
    t = meeting().force("charge_of_the_reiters", 1 + 1)
    royal, huguenot = ARMIES["royalist_1"], ARMIES["huguenot_1"]
    assert (total(battle_dice(t.state, royal, huguenot)), total(battle_dice(t.state, huguenot, royal))) == (
        5,
        3,
    )


def test_15_1_r3_the_active_camp_plays_its_cards_first():
    t = meeting().holds("royalist", "charge_of_the_reiters").holds("huguenot", "ambush")
    unharmed(t).dice(attack=[1, 1, 1, 1], defence=[6, 1, 1])
    fight(t).answer("royalist", "event.battle", "charge_of_the_reiters")
    t.answer("huguenot", "event.battle", "ambush").answer("royalist", "battle.retreat", "stay")
    assert t.state.force_of("ambush") == 0
    assert t.state.force_of("charge_of_the_reiters") == 0


# Losses and winner


@proves("15.7.5-r4", "15.7.5-r5")
def test_15_7_5_r4_fives_and_sixes_remove_points_on_both_sides():
    t = unharmed(meeting()).dice(attack=[5, 6, 4], defence=[6, 3, 1])
    fight(t).answer("huguenot", "battle.retreat", "stay")
    assert (t.troops_of("royalist_1"), t.troops_of("huguenot_1")) == (4, 3)
    assert t.returned == ARMIES["royalist_1"]


@proves("15.7.5-r4", "15.7.5-r12")
def test_15_7_5_r4_who_is_destroyed_has_thrown_all_the_same():
    t = unharmed(meeting(1, 1)).dice(attack=[6, 1], defence=[5, 1])
    fight(t).answer("royalist", "battle.winner", "royalist_1")
    assert t.place_of("royalist_1") == t.place_of("huguenot_1") == "nowhere"


def test_15_7_5_r6_with_equal_losses_the_larger_remaining_army_wins():
    """S-27, first half."""
    t = unharmed(meeting(5, 6)).dice(attack=[5, 1, 1], defence=[6, 1, 1])
    fight(t).answer("royalist", "battle.retreat", "stay")
    assert t.returned == ARMIES["huguenot_1"]


@pytest.mark.parametrize("winner", ["royalist_1", "huguenot_1"])
def test_15_7_5_r7_of_equals_the_royalist_chooses_the_winner(winner):
    """S-27, second half."""
    t = unharmed(meeting()).dice(attack=[1, 1, 1], defence=[1, 1, 1])
    fight(t).expect("royalist", "battle.winner", options=["royalist_1", "huguenot_1"], rule="15.7.5-r7")
    t.why_not("royalist", "league_1")
    t.answer("royalist", "battle.winner", winner)
    t.answer("huguenot" if winner == "royalist_1" else "royalist", "battle.retreat", "stay")
    assert t.returned == ARMIES[winner]


def test_r41_losses_are_points_really_removed():
    """C-09 Three hits on a single point are one loss."""
    t = unharmed(meeting(5, 1)).dice(attack=[5, 5, 6], defence=[6, 1])
    fight(t)
    assert (t.troops_of("royalist_1"), t.troops_of("huguenot_1")) == (4, 0)
    assert t.returned == ARMIES["royalist_1"]
    assert verdict(5, 3, 1, 1) == 1
    assert verdict(1, 3, 1, 1) == 0


def test_r92_victory_with_the_last_man():
    t = unharmed(meeting(1, 5)).dice(attack=[5, 5], defence=[6, 1, 1])
    fight(t).answer("huguenot", "battle.retreat", "stay")
    assert t.returned == ARMIES["royalist_1"]
    assert (t.place_of("royalist_1"), t.war_points_of("royalist")) == ("nowhere", 2)


def test_r92_whoever_has_no_troops_left_meets_nobody_else():
    t = meeting(1, 5, "lorraine").army("huguenot_2", "lorraine", 2, "gaspard_de_coligny")
    unharmed(t).dice(attack=[5, 5], defence=[6, 1, 1])
    t.play(act, ARMIES["royalist_1"], True).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "stand")
    assert t.match.over
    assert t.place_of("huguenot_2") == "lorraine"


# After it


@pytest.mark.parametrize(("beaten", "points"), [(3, 1), (4, 2), (6, 2), (7, 4), (9, 4)])
def test_15_8_r2_points_by_the_size_of_the_beaten(beaten, points):
    t = meeting(9, beaten)
    extra = {1: 2, 2: 3, 4: 5}[points]
    unharmed(t).dice(attack=[5, 5, 1, 1, 1], defence=[1] * extra)
    fight(t).answer("huguenot", "battle.retreat", "stay")
    assert t.war_points_of("royalist") == points
    assert t.war_points_of("huguenot") == 0


@proves("15.8-r2")
def test_r46_size_counts_at_the_start_of_the_battle():
    t = unharmed(meeting(5, 4)).dice(attack=[5, 5, 5], defence=[1, 1, 1])
    fight(t).answer("huguenot", "battle.retreat", "stay")
    assert (t.troops_of("huguenot_1"), t.war_points_of("royalist")) == (1, 2)


@proves("15.8-r1", "15.8-r2")
def test_r45_points_of_a_battle_go_to_the_faction_that_commands():
    t = war_table().army("royalist_1", "orleanais", 5, "francois_de_guise")
    t.army("huguenot_1", "orleanais", 5, "louis_de_conde").points(league=3)
    unharmed(t).dice(attack=[5, 5, 1, 1], defence=[1, 1, 1])
    fight(t).answer("huguenot", "battle.retreat", "stay")
    assert (t.war_points_of("league"), t.war_points_of("royalist")) == (5, 0)


@proves("15.7.5-r8", "15.7.5-r9")
def test_15_7_5_r9_a_beaten_active_army_retreats_or_stays():
    t = unharmed(meeting()).dice(attack=[1, 1, 1], defence=[5, 1, 1])
    fight(t).expect(
        "royalist",
        "battle.retreat",
        options=["stay", "ile_de_france", "normandie", "anjou", "champagne", "bourgogne", "berry"],
    )
    t.answer("royalist", "battle.retreat", "normandie")
    assert (t.place_of("royalist_1"), t.place_of("huguenot_1")) == ("normandie", "orleanais")
    assert t.state.moved[ARMIES["royalist_1"]]


@proves("15.7.5-r8", "15.7.7-r19")
def test_15_7_5_r8_a_beaten_active_army_does_not_go_on_to_a_siege():
    t = unharmed(meeting()).dice(attack=[1, 1, 1], defence=[5, 1, 1])
    t.play(act, ARMIES["royalist_1"], True).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "stand").answer("royalist", "battle.retreat", "stay")
    assert t.match.over


@proves("15.7.5-r10", "15.7.7-r7")
def test_r42_a_beaten_inactive_army_has_the_same_choice():
    t = unharmed(meeting()).dice(attack=[5, 1, 1], defence=[1, 1, 1])
    fight(t).expect("huguenot", "battle.retreat", options=["stay", "normandie", "berry"])
    assert t.why_not("huguenot", "poitou").rule == "15.7.5-r9"
    assert t.why_not("huguenot", "orleanais").rule == "15.7.5-r9"
    assert t.why_not("huguenot", "champagne").key == "refused.retreat-no-town"
    assert t.why_not("huguenot", "orleans").rule == "15.7.7-r7"
    t.answer("huguenot", "battle.retreat", "berry")
    assert t.place_of("huguenot_1") == "berry"
    assert t.state.came_from[ARMIES["huguenot_1"]] == PROVINCES["orleanais"]


def test_15_7_5_r10_not_where_an_enemy_stands():
    t = meeting().army("royalist_2", "berry", 2, "blaise_de_monluc")
    unharmed(t).dice(attack=[5, 1, 1], defence=[1, 1, 1])
    fight(t).expect("huguenot", "battle.retreat", options=["stay", "normandie"])
    assert t.why_not("huguenot", "berry").key == "refused.retreat-enemy"


@proves("15.7.3-r7")
def test_15_7_5_r9_a_strict_loire_bars_the_retreat():
    """Anjou borders on both banks: who came from the south cannot flee north without a town on the river."""
    t = war_table(loire="strict").army("royalist_1", "anjou", 5, "louis_de_montpensier").arrange(active=0)
    t.army("huguenot_1", "anjou", 5, "louis_de_conde").towns("huguenot", "poitiers")
    t.arrange(came_from={ARMIES["huguenot_1"]: int(PROVINCES["poitou"])})
    unharmed(t).dice(attack=[5, 1, 1], defence=[1, 1, 1])
    fight(t).expect("huguenot", "battle.retreat", offers=["poitou"], lacks=["normandie"])
    assert t.why_not("huguenot", "normandie").key == "refused.retreat-loire"


def test_15_7_5_r10_an_army_that_retreats_joins_the_one_it_meets():
    t = meeting().army("huguenot_2", "berry", 2, "gaspard_de_coligny")
    unharmed(t).dice(attack=[5, 1, 1], defence=[1, 1, 1])
    fight(t).answer("huguenot", "battle.retreat", "berry")
    assert (t.troops_of("huguenot_1"), t.troops_of("huguenot_2")) == (6, 0)
    assert t.commander_of("huguenot_1") == "louis_de_conde"


def test_19_k1_the_weary_do_not_retreat():
    t = meeting().arrange(frozen={PROVINCES["orleanais"]: True})
    unharmed(t).dice(attack=[5, 1, 1], defence=[1, 1, 1])
    fight(t)
    assert t.place_of("huguenot_1") == "orleanais"


@proves("15.7.5-r11", "15.7.7-r1")
def test_15_7_5_r11_the_victor_may_go_on_to_a_siege():
    t = unharmed(meeting()).dice(attack=[5, 1, 1], defence=[1, 1, 1])
    t.play(act, ARMIES["royalist_1"], True).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "stand").answer("huguenot", "battle.retreat", "stay")
    t.expect("royalist", "siege.town", options=["orleans", "pass"])


def test_15_7_5_r12_an_army_without_points_leaves_the_map():
    t = unharmed(meeting(5, 2)).dice(attack=[5, 6, 6], defence=[1, 1])
    fight(t).expect_event("fight.army_gone", army="huguenot_1")
    assert (t.troops_of("huguenot_1"), t.place_of("huguenot_1")) == (0, "nowhere")
    assert t.commander_of("huguenot_1") == "nobody"


@pytest.mark.parametrize(
    ("attack", "defence", "coins"), [([5, 1, 1], [1, 1, 1], 2), ([1, 1, 1], [5, 1, 1], 0)]
)
def test_19_w10_pillage_pays_the_winner(attack, defence, coins):
    t = unharmed(meeting().force("pillage", 1 + 1)).dice(attack=attack, defence=defence)
    fight(t).answer("huguenot" if coins else "royalist", "battle.retreat", "stay")
    assert (t.money_of("league"), t.money_of("huguenot")) == (coins, 0)
    assert t.state.force_of("pillage") == 0


# Revolts


def against_peasants(troops: int = 5) -> GuerresTable:
    t = war_table().arrange(active=0).army("royalist_1", "quercy", troops, "louis_de_montpensier")
    return t.army("peasant_revolt", "quercy", 3)


def test_20_r2_a_revolt_that_loses_is_removed_and_gives_points():
    t = unharmed(against_peasants(), 1).dice(attack=[5, 1, 1], defence=[1])
    fight(t, defender="peasant_revolt")
    assert (t.troops_of("peasant_revolt"), t.place_of("peasant_revolt")) == (0, "nowhere")
    assert t.war_points_of("royalist") == 1
    t = war_table().army("royalist_1", "quercy", 5, "louis_de_montpensier")
    t.army("governor_revolt", "quercy", 5)
    unharmed(t, 1).dice(attack=[5, 1, 1], defence=[1, 1])
    assert fight(t, defender="governor_revolt").war_points_of("royalist") == 2


@proves("20-r2", "20-r1")
def test_20_r2_a_revolt_that_wins_stays_and_nobody_scores():
    t = unharmed(against_peasants(), 1).dice(attack=[1, 1, 1], defence=[5])
    fight(t, defender="peasant_revolt").answer("royalist", "battle.retreat", "auvergne")
    assert (t.place_of("peasant_revolt"), t.troops_of("peasant_revolt")) == ("quercy", 3)
    assert t.returned == ARMIES["peasant_revolt"]
    assert t.state.war_points == [0, 0, 0]


def test_r59_a_beaten_revolt_with_troops_left_goes_too():
    t = unharmed(against_peasants(), 1).dice(attack=[5, 5, 1], defence=[5])
    fight(t, defender="peasant_revolt")
    assert t.troops_of("peasant_revolt") == 0


@proves("20-r2", "15.7.6-r8")
def test_r43_a_leader_taken_by_rebels_gives_no_points():
    t = against_peasants().dice(attack=[1, 1, 1], defence=[5], fate=[6, 4], prison=[2])
    fight(t, defender="peasant_revolt").answer("royalist", "leaders.commander", "anne_de_montmorency")
    t.expect_event("fate.taken_by_rebels", character="louis_de_montpensier")
    assert t.state.war_points == [0, 0, 0]
