"""15.7.6 What becomes of leaders after a battle."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, FACTIONS, NOBODY
from cuius.titles.guerres.phases.turn import clear_map
from cuius.titles.guerres.phases.war.fights import battle, fate_in_battle
from cuius.titles.guerres.state import AWAY, CAPTURED, RESERVE
from tests.guerres.tables import GuerresTable, war_table

SAFE = [1, 1]
ROYALIST, LEAGUE, HUGUENOT = FACTIONS


def led_by(leader: str, army: str = "huguenot_1", supporter: str = "") -> GuerresTable:
    return war_table().army(army, "orleanais", 5, leader, supporter)


def post_of(t: GuerresTable, leader: str) -> int:
    return t.state.post[CHARACTERS[leader]]


def meet_fate(t: GuerresTable, captor: int, army: str = "huguenot_1") -> GuerresTable:
    return t.play(fate_in_battle, ARMIES[army], captor)


@pytest.mark.parametrize(
    ("roll", "die", "fate"),
    [
        ([4, 5], None, "safe"),
        ([4, 6], 4, "captured"),
        ([4, 6], 3, "killed"),
        ([6, 6], 2, "captured"),
        ([5, 6], 5, "killed"),
    ],
)
@proves("15.7.6-r1", "15.7.6-r2")
def test_15_7_6_r1_ten_or_more_is_bad(roll, die, fate):
    """S-28 Nine is safe; ten and an even die is prison, an odd one death."""
    t = led_by("louis_de_conde").dice(fate=roll)
    if die:
        t.dice(prison=[die])
    meet_fate(t, ROYALIST)
    assert t.is_gone("louis_de_conde") == (fate == "killed")
    assert (post_of(t, "louis_de_conde") == CAPTURED) == (fate == "captured")
    assert (t.commander_of("huguenot_1") == "louis_de_conde") == (fate == "safe")


def test_15_7_6_r3_supporters_are_tested_as_well():
    t = led_by("louis_de_conde", supporter="gaspard_de_coligny").dice(fate=[SAFE, [6, 6]], prison=[1])
    meet_fate(t, ROYALIST)
    assert t.is_gone("gaspard_de_coligny")
    assert t.state.supporter[ARMIES["huguenot_1"]] == NOBODY
    assert t.commander_of("huguenot_1") == "louis_de_conde"


def test_15_7_6_r3_in_a_battle_all_leaders_of_both_sides_are_tested():
    t = led_by("louis_de_conde", supporter="gaspard_de_coligny")
    t.army("royalist_1", "orleanais", 5, "anne_de_montmorency", "gaspard_de_tavannes")
    t.dice("battle.fate", SAFE, SAFE, SAFE, SAFE).dice(attack=[5, 5, 1], defence=[1, 1, 1, 1])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    t.answer("huguenot", "battle.retreat", "stay")
    order = [event["character"] for event in t.events("fate.tested")]
    assert order == [
        "anne_de_montmorency",
        "gaspard_de_tavannes",
        "louis_de_conde",
        "gaspard_de_coligny",
    ]


@proves("15.7.6-r4", "9-r5")
def test_15_7_6_r4_the_dead_leave_the_game_with_their_card():
    t = meet_fate(led_by("louis_de_conde").dice(fate=[6, 6], prison=[1]), ROYALIST)
    t.expect_event("fate.killed", character="louis_de_conde")
    assert t.is_gone("louis_de_conde")
    t.arrange(clear_map)
    assert t.is_gone("louis_de_conde")
    assert t.war_points_of("royalist") == 0


@proves("15.7.6-r5", "15.7.6-r8")
def test_15_7_6_r5_prisoners_wait_until_the_war_phase_ends():
    t = meet_fate(led_by("louis_de_conde").dice(fate=[6, 6], prison=[2]), LEAGUE)
    assert t.state.captor[CHARACTERS["louis_de_conde"]] == LEAGUE
    assert not t.in_reserve("louis_de_conde")
    t.points(league=0, royalist=5).phase("war_end")
    t.expect_event("peace.freed", character="louis_de_conde")
    assert post_of(t, "louis_de_conde") == RESERVE
    assert t.state.captor[CHARACTERS["louis_de_conde"]] == NOBODY
    assert t.is_in_play("louis_de_conde")


def test_15_7_6_r6_a_leader_without_troops_returns_next_turn():
    t = led_by("louis_de_conde").army("huguenot_1", "orleanais", 1)
    t.army("royalist_1", "orleanais", 5, "louis_de_montpensier").dice("battle.fate", SAFE, SAFE)
    t.dice(attack=[6, 1, 1], defence=[1, 1]).play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    assert post_of(t, "louis_de_conde") == AWAY
    t.arrange(clear_map)
    assert t.in_reserve("louis_de_conde")


def test_15_7_6_r6_the_fate_is_tested_before_the_army_goes():
    t = led_by("louis_de_conde").army("huguenot_1", "orleanais", 1)
    t.army("royalist_1", "orleanais", 5, "louis_de_montpensier").dice("battle.fate", SAFE, [6, 6])
    t.dice(attack=[6, 1, 1], defence=[1, 1], prison=[2])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    assert post_of(t, "louis_de_conde") == CAPTURED
    assert t.war_points_of("royalist") == 1 + 2


@pytest.mark.parametrize("die", [1, 2])
def test_15_7_6_r7_henri_de_bourbon_is_captured_never_killed(die):
    """S-29 Twelve, then an odd die: captured."""
    t = meet_fate(led_by("henri_de_bourbon").dice(fate=[6, 6], prison=[die]), LEAGUE)
    assert t.is_in_play("henri_de_bourbon")
    assert post_of(t, "henri_de_bourbon") == CAPTURED
    assert t.war_points_of("league") == 2


@proves("15.7.6-r8", "15.8-r7")
def test_r43_the_captor_commands_the_enemy_even_if_it_lost():
    t = led_by("louis_de_conde").army("royalist_1", "orleanais", 5, "francois_de_guise")
    t.dice("battle.fate", SAFE, [6, 6]).dice(attack=[1] * 4, defence=[5, 5, 5], prison=[2])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    t.answer("league", "battle.retreat", "stay")
    assert t.returned == ARMIES["huguenot_1"]
    assert t.state.war_points == [0, 2, 2]
    assert t.state.captor[CHARACTERS["louis_de_conde"]] == LEAGUE


@pytest.mark.parametrize(
    ("leader", "points"),
    [
        ("louis_de_conde", 2),
        ("gaspard_de_coligny", 2),
        ("baron_des_adrets", 1),
        ("armee_des_vicomtes", 1),
    ],
)
@proves("15.8-r6", "15.8-r7")
def test_15_8_r6_points_for_a_prisoner_by_rank(leader, points):
    t = meet_fate(led_by(leader).dice(fate=[6, 6], prison=[2]), ROYALIST)
    assert t.war_points_of("royalist") == points


@proves("19-w13", "15.7.6-r2")
def test_19_w13_parole_of_honour_turns_death_into_prison():
    t = led_by("louis_de_conde").force("parole_of_honour", HUGUENOT + 1)
    meet_fate(t.dice(fate=[6, 6], prison=[1]), ROYALIST)
    assert post_of(t, "louis_de_conde") == CAPTURED
    t = led_by("louis_de_conde").force("parole_of_honour", ROYALIST + 1)
    assert meet_fate(t.dice(fate=[6, 6], prison=[1]), ROYALIST).is_gone("louis_de_conde")


@proves("15.5-r9")
def test_r91_a_lost_commander_is_replaced_at_once():
    """The army retreats under the leader who has taken over."""
    t = led_by("louis_de_conde").army("royalist_1", "orleanais", 5, "louis_de_montpensier")
    t.dice("battle.fate", SAFE, [6, 6]).dice(attack=[5, 1, 1], defence=[1, 1, 1], prison=[1])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    assert t.commander_of("huguenot_1") == "gaspard_de_coligny"
    t.expect("huguenot", "battle.retreat")


def test_r91_before_a_siege_a_leader_of_an_ally_may_take_over():
    t = led_by("louis_de_conde").army("royalist_1", "orleanais", 5, "anne_de_montmorency")
    t.gone("antoine_de_bourbon").dice("battle.fate", [6, 6], SAFE)
    t.dice(attack=[5, 1], defence=[1, 1, 1], prison=[1])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    assert t.commander_of("royalist_1") == "francois_de_guise"
    assert t.state.in_command(ARMIES["royalist_1"]) == LEAGUE
    assert t.war_points_of("royalist") == 2
