"""16.2, 5.3 Naval combat: dice, cards, losses, retreat; wars that break out at sea."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import HABSBURG, OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.phases.sea.combat import (
    fight_where_they_meet,
    naval_combat,
    roll_more,
    ways_out,
)
from cuius.titles.here_i_stand.rules.dice import Ships, combat_dice, ships_lost
from cuius.titles.here_i_stand.rules.units import squadrons_left
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.sailing import duel, fight, hits, sea_war
from tests.here_i_stand.tables import HisTable, war_table


def beaten(t: HisTable) -> list[tuple[str, str, int]]:
    return [(PLACES[place].word, POWERS[power].word, many) for place, power, many in t.state.beaten_ships]


# The ships


@proves("5.3-r1,r2,r4")
def test_5_3_r1_dice_and_hits_of_a_ship():
    assert combat_dice(1, 0, 0, port_defence=False) == 2
    assert combat_dice(0, 1, 0, port_defence=False) == 1
    assert ships_lost(1, 0, 2, beaten=False) == Ships(1, 0)
    assert ships_lost(0, 1, 1, beaten=False) == Ships(0, 1)


def test_5_3_r3_who_has_squadrons():
    limit = war_table().state.board.squadron_limit
    assert [p.word for p in POWERS.ids if not limit[p]] == ["protestant", "hungary", "independent"]


def test_5_3_r5_corsairs_share_the_counters_of_the_ottoman_squadrons():
    t = war_table().ships("istanbul", "ottoman", squadrons=4, corsairs=3)
    assert squadrons_left(t.state, OTTOMAN) == 2


# Dice


@proves("16.2-p1", "16.2-p1a", "16.2-p1b", "16.2-p1c", "16.2-p2", "5.1-r8")
def test_16_2_p1_dice_of_both_sides_at_sea():
    """The dice of 16.1-e1b: seven for Barbarossa, six for Doria."""
    t = duel(2, 1, 1).ally("genoa", "habsburg").ships("ionian_sea", "genoa", 1, 0, ["andrea_doria"])
    t.ships("ionian_sea", "ottoman", 0, 0, ["barbarossa"])
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(3, 7), hits(3, 6))
    t.answer("habsburg", "naval.loss", "habsburg")
    t.expect("ottoman", "fleet.retreat")
    t.expect_event("naval.fought", dice=7, hits=3, against=6, losses=3)
    assert t.fleet("ionian_sea", "ottoman") == (1, 0)
    assert t.fleet("ionian_sea", "genoa") == (1, 0)


@proves("16.2-p2d", "16.2-p9a")
def test_16_2_p2d_one_more_die_for_defending_a_port():
    t = duel(2, 0, 1, "messina")
    fight(t, "ottoman", "habsburg", "messina", hits(2, 4), hits(0, 3))
    t.expect("ottoman", "fleet.retreat", options=["tyrrhenian_sea", "ionian_sea"])  # though he has won
    t.answer("ottoman", "fleet.retreat", "ionian_sea")
    assert t.fleet("messina", "habsburg") == (0, 0)
    assert t.fleet("ionian_sea", "ottoman") == (2, 0)


@proves("16.2-p2d", "22.1-r8")
def test_16_2_p2_ships_of_an_inactive_minor_power_defend_their_port():
    t = sea_war("ottoman", "venice").ships("venice", "venice", squadrons=3)
    t.ships("venice", "ottoman", squadrons=1)
    fight(t, "ottoman", "venice", "venice", hits(2, 2), hits(1, 7))
    assert t.over  # the Adriatic is the only way out
    assert t.fleet("venice", "venice") == (2, 0)
    assert t.fleet("adriatic_sea", "ottoman") == (1, 0)


@proves("16.2-p3", "16.2-p4")
def test_16_2_p3_combat_cards_of_attacker_and_defender():
    def shoot(g, power, battle):
        yield from ()
        battle.side_of(power).extra += 2

    t = duel(1, 0, 1).hand("habsburg", "arquebusiers").made_up_cards("naval.cards", arquebusiers=shoot)
    t.play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.dice(attack=hits(0, 2), defence=hits(1, 4))
    t.answer("habsburg", "respond.naval.cards", "arquebusiers")
    t.expect_event("naval.fought", dice=2, against=4)
    t = duel(1, 0, 1).hand("ottoman", "arquebusiers")
    t.play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.dice(attack=hits(2, 4), defence=hits(0, 2)).answer("ottoman", "respond.naval.cards", "arquebusiers")
    t.expect_event("naval.fought", dice=4, against=2)


@proves("16.2-p5", "16.2-p6a", "16.2-p6b")
def test_16_2_p6_janissaries_and_rowers_after_the_dice():
    def storm(g, power, battle):
        yield from roll_more(battle.side_of(OTTOMAN), 4)

    def row(g, power, battle):
        yield from roll_more(battle.defender, 3)

    t = duel(1, 0, 1).hand("england", "professional_rowers").hand("ottoman", "janissaries")
    t.made_up_cards("naval.dice", janissaries=storm).made_up_cards("naval.rowers", professional_rowers=row)
    t.dice("attack", [5, 1], [6, 6, 1, 4]).dice("defence", [6, 1], [5, 5, 4])
    t.play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.answer("ottoman", "respond.naval.dice", "janissaries")
    t.answer("england", "respond.naval.rowers", "professional_rowers")
    t.expect_event("naval.fought", dice=6, hits=3, against=5, losses=3)


# Who wins


@proves("16.2-p7", "16.2-p7b", "16.2-r1")
def test_16_2_p7_more_hits_win_and_equal_hits_are_the_defenders():
    t = duel()
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(2, 4), hits(1, 4))
    t.expect("habsburg", "fleet.retreat")
    t.expect_event("naval.won", winner="ottoman", place="ionian_sea")
    t = duel()
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(1, 4), hits(1, 4))
    t.expect("ottoman", "fleet.retreat")
    t.expect_event("naval.won", winner="habsburg", place="ionian_sea")


# Losses


@pytest.mark.parametrize(
    ("squadrons", "corsairs", "struck", "lost", "gone"),
    [
        (3, 0, 2, True, (1, 0)),  # 16.2-p8a
        (3, 0, 4, False, (2, 0)),
        (3, 0, 3, True, (2, 0)),  # 16.2-p8c
        (3, 0, 3, False, (1, 0)),  # 16.2-p8d
        (3, 0, 1, False, (0, 0)),
        (2, 1, 3, True, (1, 1)),  # 16.2-p8b: the example
        (2, 1, 3, False, (1, 1)),
        (1, 3, 4, False, (1, 2)),
        (1, 1, 9, True, (1, 1)),
        (0, 2, 1, False, (0, 1)),
        (2, 0, 9, True, (2, 0)),
    ],
)
@proves("16.2-p8a", "16.2-p8b", "16.2-p8c", "16.2-p8d")
def test_r72_pairs_of_hits_sink_squadrons_and_what_is_left_sinks_corsairs(
    squadrons, corsairs, struck, lost, gone
):
    assert ships_lost(squadrons, corsairs, struck, beaten=lost) == gone


@proves("16.2-p8e")
def test_16_2_p8e_if_all_would_sink_the_side_with_more_dice_keeps_a_ship():
    t = duel(1, 0, 1).ships("ionian_sea", "ottoman", 0, 0, ["barbarossa"])
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(3, 4), hits(2, 2))
    assert t.fleet("ionian_sea", "ottoman") == (1, 0)
    assert t.fleet("ionian_sea", "habsburg") == (0, 0)
    assert t.where("barbarossa") == "ionian_sea"


def test_16_2_p8f_with_as_many_dice_the_defender_keeps_one():
    t = duel(1, 0, 1)
    fight(t, "ottoman", "habsburg", "ionian_sea", [6, 6], [6, 6])
    assert t.fleet("ionian_sea", "ottoman") == (0, 0)
    assert t.fleet("ionian_sea", "habsburg") == (1, 0)
    assert t.state.lost_ships[OTTOMAN] == 1


def test_r244_the_owner_says_which_kind_of_ship_it_keeps():
    """Three dice against two in each case; three hits sink a squadron and a corsair."""
    for word, left in (("squadron", (1, 0)), ("corsair", (0, 1))):
        t = duel(1, 1, 1).ally("genoa", "habsburg").ships("ionian_sea", "genoa", 0, 0, ["andrea_doria"])
        t.ships("ionian_sea", "ottoman", 0, 0, ["barbarossa"])
        fight(t, "ottoman", "habsburg", "ionian_sea", hits(4, 5), hits(3, 4))
        t.answer("ottoman", "naval.survivor", word)
        assert t.fleet("ionian_sea", "ottoman") == left
        assert t.where("andrea_doria") == TURN_TRACK


@proves("16.2-p8a", "22.3-r1", "9.2-r9")
def test_16_2_p8a_the_commander_chooses_among_owners():
    t = duel(3, 0, 1).ally("genoa", "habsburg").ships("ionian_sea", "genoa", squadrons=1)
    t.lend("ionian_sea", "venice", "habsburg", 1)
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(2, 6), hits(3, 6))
    t.expect("habsburg", "naval.loss", options=["habsburg", "genoa", "venice"])
    t.answer("habsburg", "naval.loss", "venice")
    assert t.state.loans == []
    assert t.state.lost_ships[POWERS["venice"]] == 1
    assert t.fleet("ionian_sea", "genoa") == t.fleet("ionian_sea", "habsburg") == (1, 0)


# Retreat


@proves("16.2-p9b")
def test_r73_the_beaten_go_to_a_port_of_their_own_or_a_sea_without_enemies():
    """Back where they came from too, if no enemy is there; not into unrest."""
    t = duel().ships("adriatic_sea", "ottoman", squadrons=1).unrest("taranto")
    t.ships("messina", "ottoman", squadrons=1)
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(2, 4), hits(0, 4))
    found = ["barbary_coast", "north_african_coast", "aegean_sea", "malta"]
    t.expect("habsburg", "fleet.retreat", options=found)
    t.answer("habsburg", "fleet.retreat", "malta")
    t.expect_event("fleet.retreats", power="habsburg", origin="ionian_sea", target="malta", units=1)
    assert beaten(t) == [("malta", "habsburg", 1)]


@proves("16.2-p9c", "16.2-p10b", "16.2-p10a", "17.2-r3")
def test_16_2_p9c_ships_without_a_way_out_are_lost():
    t = sea_war("ottoman", "habsburg").ships("black_sea", "habsburg", 2).ships("black_sea", "ottoman", 1)
    t.ally("genoa", "habsburg").ships("black_sea", "habsburg", 0, 0, ["andrea_doria"])
    fight(t, "ottoman", "habsburg", "black_sea", hits(1, 2), hits(0, 6))
    t.expect_event("fleet.lost", power="habsburg", place="black_sea", units=1)
    assert t.fleet("black_sea", "habsburg") == (0, 0)
    assert t.state.lost_ships[HABSBURG] == 2
    assert t.where("andrea_doria") == TURN_TRACK


def test_16_2_p9a_an_attacker_of_a_port_without_free_water_is_lost():
    t = sea_war("ottoman", "habsburg").ships("naples", "habsburg", 1).ships("naples", "ottoman", 2)
    t.ships("tyrrhenian_sea", "habsburg", squadrons=1)
    fight(t, "ottoman", "habsburg", "naples", hits(1, 4), hits(0, 3))
    t.expect_event("naval.won", winner="ottoman")
    assert t.fleet("naples", "ottoman") == (0, 0)


def test_16_2_p10a_leaders_of_a_side_that_sank_wait_for_next_turn():
    t = duel(1, 0, 2).ships("ionian_sea", "ottoman", 0, 0, ["barbarossa"])
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(0, 4), hits(2, 4))
    assert t.where("barbarossa") == TURN_TRACK
    assert beaten(t) == []


def test_r245_ships_that_may_not_follow_are_lost():
    """From Gibraltar only the Atlantic is free."""
    t = sea_war("france", "habsburg").ally("genoa", "france").ships("gibraltar", "habsburg", squadrons=1)
    t.ships("barbary_coast", "habsburg", squadrons=1).ships("gibraltar", "france", squadrons=1)
    t.ships("gibraltar", "genoa", 1, 0, ["andrea_doria"])
    assert [p.word for p in ways_out(t.state, POWERS["france"], PLACES["gibraltar"])] == ["atlantic_ocean"]
    fight(t, "france", "habsburg", "gibraltar", hits(0, 6), hits(0, 3))
    assert t.fleet("atlantic_ocean", "france") == (1, 0)
    assert t.fleet("gibraltar", "genoa") == (0, 0)
    assert t.where("andrea_doria") == TURN_TRACK


@proves("16.1-x5")
def test_16_1_x5_those_who_lost_are_marked_and_take_the_mark_along():
    t = duel(2, 1, 2).ships("coron", "ottoman", squadrons=1)
    fight(t, "ottoman", "habsburg", "ionian_sea", hits(0, 5), hits(2, 4))
    t.answer("ottoman", "fleet.retreat", "coron")
    assert beaten(t) == [("coron", "ottoman", 2)]


# War breaks out


@proves("9.6-r7", "9.6-r8")
def test_9_6_r7_new_enemies_in_one_sea_zone_fight_at_once():
    t = war_table().ships("gulf_of_lyon", "france", 2).ships("gulf_of_lyon", "habsburg", 1)
    t.war("france", "habsburg").ships("barcelona", "habsburg", squadrons=1)
    t.dice(attack=hits(0, 4), defence=hits(0, 2))
    t.play(fight_where_they_meet, POWERS["france"], HABSBURG)
    t.expect("france", "fleet.retreat")  # equal hits: both retreat, the attacker first
    t.answer("france", "fleet.retreat", "marseille")
    t.answer("habsburg", "fleet.retreat", "palma")
    assert t.fleet("gulf_of_lyon", "france") == t.fleet("gulf_of_lyon", "habsburg") == (0, 0)
    assert t.events("naval.won") == []
    assert beaten(t) == []


def test_9_6_r7_otherwise_the_beaten_side_retreats():
    t = war_table().ships("gulf_of_lyon", "france", 2).ships("gulf_of_lyon", "habsburg", 1)
    t.war("france", "habsburg").dice(attack=hits(0, 4), defence=hits(1, 2))
    t.play(fight_where_they_meet, POWERS["france"], HABSBURG)
    t.answer("france", "fleet.retreat", "marseille")
    assert t.fleet("gulf_of_lyon", "habsburg") == (1, 0)
    assert t.fleet("marseille", "france") == (1, 0)


def test_r247_an_odd_hit_in_a_combat_that_nobody_wins_is_ignored():
    t = war_table().ships("ionian_sea", "ottoman", 1, 1).ships("ionian_sea", "habsburg", 1)
    t.war("ottoman", "habsburg").dice(attack=hits(1, 3), defence=hits(1, 2))
    t.play(fight_where_they_meet, OTTOMAN, HABSBURG)
    t.answer(
        "ottoman",
        "fleet.retreat",
        "coron",
    ).answer("habsburg", "fleet.retreat", "messina")
    assert t.fleet("coron", "ottoman") == (1, 0)  # the corsair took it
    assert t.fleet("messina", "habsburg") == (1, 0)
