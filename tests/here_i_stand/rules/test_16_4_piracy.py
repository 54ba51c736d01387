"""16.4 Piracy."""

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, HABSBURG, OTTOMAN, PIRACY, PLACES, POWERS
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, end_impulse
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import put_in_force, window
from cuius.titles.here_i_stand.phases.sea.piracy import (
    can_raid,
    dice_against,
    piracy,
    raiding_grounds,
    victims,
)
from cuius.titles.here_i_stand.rules.cards import STOP, playable
from cuius.titles.here_i_stand.rules.dice import raid_dice
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.sailing import hits, ionian
from tests.here_i_stand.tables import HisTable, war_table


def raid(t: HisTable, target: str = "habsburg", sea: str = "ionian_sea") -> HisTable:
    t.play(piracy, OTTOMAN)
    for key, word in (("piracy.sea", sea), ("piracy.target", target)):
        if any(q.key == key for q in t.match.questions):
            t.answer("ottoman", key, word)
    return t


def against(t: HisTable, target: str, sea: str = "ionian_sea") -> int:
    return total(dice_against(t.state, PLACES[sea], POWERS[target]))


@proves("16-r3", "16.4-r1,r2,r5", "16.4-p1,p3,p5", "16.4-p2b", "16.4-p2c", "16.4-p4a", "16.4-p5a", "16.4-p5b")
def test_16_4_e1_barbarossa_in_the_ionian_sea():
    """The examples 16.4-e1a and 16.4-e1b."""
    t = ionian().hand("habsburg", "gout")
    assert price(t.state, OTTOMAN, PIRACY) == 2
    before = victory_points(t.state, OTTOMAN), victory_points(t.state, HABSBURG)
    t.dice(defence=hits(1, 2), attack=hits(2, 2))
    raid(t)
    t.expect_event("piracy.hunted", power="habsburg", dice=2, sunk=1)
    t.expect_event("piracy.raided", dice=2, hits=2)
    t.expect("habsburg", "piracy.price", options=["ship", "card", "point"])
    t.answer("habsburg", "piracy.price", "ship", "piracy.price", "point")
    assert t.fleet("ionian_sea", "ottoman") == (1, 1)
    assert t.fleet("messina", "habsburg") == (0, 0)
    assert t.state.lost_ships[HABSBURG] == 1
    assert t.state.piracy_vp == 1
    assert t.holds("ottoman") == []
    assert victory_points(t.state, OTTOMAN) == before[0] + 1
    assert victory_points(t.state, HABSBURG) == before[1]


# Where and whom


@proves("16.4-r1", "16.4-p1")
def test_r76_major_powers_with_a_port_on_the_sea_at_war_or_not():
    t = ionian().war("ottoman", "venice").control("venice", "corfu")
    assert [p.word for p in victims(t.state, PLACES["ionian_sea"])] == ["habsburg"]
    t.ally("venice", "papacy").control("papacy", "corfu")
    assert [p.word for p in victims(t.state, PLACES["ionian_sea"])] == ["habsburg", "papacy"]
    assert victims(t.state, PLACES["black_sea"]) == ()


@proves("16.4-p1b")
def test_16_4_p1b_once_a_turn_in_a_sea_zone():
    t = ionian().ships("adriatic_sea", "ottoman", corsairs=1)
    t.dice(defence=hits(0, 2), attack=hits(0, 3))
    raid(t)
    assert [s.word for s in raiding_grounds(t.state)] == ["adriatic_sea"]
    t.state.pirated[PLACES["adriatic_sea"] - PLACES["irish_sea"]] = True
    assert not can_raid(t.state, OTTOMAN)
    assert not can_raid(t.state, HABSBURG)


def test_16_4_r1_corsairs_are_needed():
    t = ionian(corsairs=0)
    assert PIRACY not in actions_open(t.state, OTTOMAN)
    assert PIRACY in actions_open(ionian().state, OTTOMAN)


def test_16_4_p1_foul_weather_calls_it_off():
    def storm(g, power, *context):
        yield from ()
        put_in_force(g, FOUL_WEATHER_RULES, OTTOMAN)
        return STOP

    t = ionian().hand("papacy", "foul_weather").made_up_cards("piracy.declared", foul_weather=storm)
    raid(t)
    t.answer("papacy", "respond.piracy.declared", "foul_weather")
    t.expect_event("piracy.stopped", sea="ionian_sea")
    assert not any(t.state.pirated)
    assert not can_raid(t.state, OTTOMAN)


# Dice against the corsairs


@proves("16.4-p2", "16.4-p2a", "16.4-p2b")
def test_r77_squadrons_in_the_zone_and_next_to_it():
    t = ionian()
    assert against(t, "habsburg") == 2
    t.ships("ionian_sea", "habsburg", squadrons=1)
    assert against(t, "habsburg") == 4  # two dice in the zone itself
    t.ships("adriatic_sea", "habsburg", squadrons=1)
    assert against(t, "habsburg") == 5
    t.ships("ionian_sea", "papacy", squadrons=1).ships("adriatic_sea", "papacy", squadrons=1)
    assert against(t, "habsburg") == 5  # at peace
    t.war("ottoman", "papacy")
    assert against(t, "habsburg") == 7  # the one next to it, and Corfu; not the one in the zone
    t.ships("aegean_sea", "venice", squadrons=1)
    assert against(t, "habsburg") == 7
    t.war("ottoman", "venice")
    assert against(t, "habsburg") == 7  # a minor power without an ally is no power in this sense
    t.ally("venice", "papacy")
    assert against(t, "habsburg") == 8
    late = ionian(edition="2017").ships("aegean_sea", "venice", squadrons=1).war("ottoman", "venice")
    assert against(late, "habsburg") == 3


@proves("16.4-p1")
def test_r270_nobody_pirates_his_own_players_other_power():
    sea = PLACES["gulf_of_lyon"]
    t = war_table(players=3).ships("gulf_of_lyon", "ottoman", corsairs=1)
    assert [p.word for p in victims(t.state, sea)] == ["habsburg"]
    t = war_table(players=4).ships("gulf_of_lyon", "ottoman", corsairs=1)
    assert [p.word for p in victims(t.state, sea)] == ["habsburg", "france"]


@proves("16.4-p2c", "16.4-p2d", "12.4-r17")
def test_16_4_p2c_fortresses_of_the_target_of_enemies_and_of_the_knights():
    t = ionian().control("habsburg", "corfu")
    assert against(t, "habsburg") == 3
    t.unrest("corfu")
    assert against(t, "habsburg") == 2
    t.siege("malta")
    assert against(t, "habsburg") == 1
    t.arrange(besieged={PLACES["malta"]: 0}, knights=False)
    assert against(t, "habsburg") == 1
    assert t.state.board.key[PLACES["messina"]] is False
    t.control("habsburg", "taranto").arrange(fortress={PLACES["taranto"]: True})
    assert against(t, "habsburg") == 2  # a fortress marker
    barbary = war_table().war("ottoman", "habsburg").control("habsburg", "algiers", "tunis")
    assert against(barbary, "habsburg", "barbary_coast") == 1  # Gibraltar; keys give none
    assert barbary.state.board.key[PLACES["tunis"]]


def test_16_4_p3_each_hit_eliminates_a_corsair_and_without_dice_nobody_rolls():
    t = ionian().dice(defence=hits(2, 2))
    raid(t)
    assert t.over  # no corsair left, no raid
    assert t.fleet("ionian_sea", "ottoman") == (1, 0)
    assert t.where("barbarossa") == "ionian_sea"  # with his squadron
    assert t.state.lost_ships[OTTOMAN] == 2
    t = war_table().ships("barbary_coast", "ottoman", 0, 2).control("france", "oran").impulse("ottoman", 2)
    t.control("independent", "gibraltar", "cartagena", "palma", "cagliari", "algiers").dice(attack=[1])
    raid(t, "france", "barbary_coast")
    t.expect_event("piracy.raided", target="france", dice=1, hits=0)


def test_r243_a_leader_left_at_sea_without_a_ship_waits_for_next_turn():
    t = ionian().arrange(squadrons={PLACES["ionian_sea"] * 11 + OTTOMAN: 0}).dice(defence=hits(2, 2))
    raid(t)
    assert t.where("barbarossa") == TURN_TRACK


# Piracy dice


@pytest.mark.parametrize(
    ("corsairs", "ports", "rating", "dice"),
    [(1, 3, 0, 1), (3, 1, 0, 1), (2, 2, 0, 2), (2, 2, 1, 3), (4, 3, 2, 4), (1, 1, 2, 3)],
)
@proves("16.4-p4", "16.4-p4a", "16.4-p4b", "16.4-p4c", "5.1-r9")
def test_16_4_p4_piracy_dice(corsairs, ports, rating, dice):
    assert raid_dice(corsairs, ports, rating) == dice


@proves("5.1-r9", "16.4-p4b", "16.4-p4c")
def test_5_1_r9_dragut_gives_two_dice():
    t = (
        ionian(3)
        .arrange(leader_at={16: int(PLACES["ionian_sea"]), 15: -1})
        .dice(defence=hits(0, 2), attack=[1] * 4)
    )
    raid(t)
    t.expect_event("piracy.raided", dice=4, hits=0)


# The price


def struck(t: HisTable, many: int = 2) -> HisTable:
    """The raid of the example with so many hits out of three, no corsair lost."""
    t.dice(defence=hits(0, 2), attack=hits(many, 3))
    return raid(t)


@proves("16.4-p5c", "16.4-p5d")
def test_16_4_p5c_a_card_at_random_for_a_later_impulse():
    t = ionian().hand("habsburg", "gout").made_up_cards("between", gout=None)
    struck(t).draw(taken="gout")
    t.answer("habsburg", "piracy.price", "card")
    assert t.holds("ottoman") == ["gout"]
    t.expect("habsburg", "piracy.price", options=["ship", "point"])  # only his home card is left
    t.answer("habsburg", "piracy.price", "point")
    assert playable(t.state, OTTOMAN, "between", ()) == ("pass",)
    t.play(window, "between", (OTTOMAN,))
    assert t.over
    end_impulse(t.state)
    assert playable(t.state, OTTOMAN, "between", ()) == (CARDS["gout"], "pass")


@proves("16.4-p5e", "16.4-p5f")
def test_16_4_p5e_never_more_than_ten_points_and_no_empty_choice():
    t = struck(ionian().arrange(piracy_vp=9), 3)
    t.expect("habsburg", "piracy.price", options=["ship", "point"])
    t.answer("habsburg", "piracy.price", "point")
    assert t.over  # the ship was all that was left, and then nothing
    assert t.state.piracy_vp == 10
    assert t.fleet("messina", "habsburg") == (0, 0)


@proves("16.4-p5a")
def test_r78_the_target_chooses_which_of_its_squadrons():
    t = ionian().ally("genoa", "habsburg").ships("adriatic_sea", "genoa", squadrons=1)
    t.ships("adriatic_sea", "habsburg", squadrons=1).ships("aegean_sea", "papacy", squadrons=1)
    t.dice(defence=hits(0, 4), attack=hits(1, 3))
    raid(t).answer("habsburg", "piracy.price", "ship")
    t.expect("habsburg", "piracy.ship", options=["messina", "adriatic_sea"])
    t.answer("habsburg", "piracy.ship", "adriatic_sea", "naval.loss", "genoa")
    t.expect_event("piracy.ship_lost", power="habsburg", place="adriatic_sea")
    assert t.fleet("adriatic_sea", "genoa") == (0, 0)


@proves("16.4-p5g")
def test_r79_hits_may_be_paid_alike_but_not_in_the_edition_of_2017():
    t = struck(ionian().hand("habsburg", "gout")).answer("habsburg", "piracy.price", "point")
    t.expect("habsburg", "piracy.price", options=["ship", "card", "point"])
    t = struck(ionian(edition="2017").hand("habsburg", "gout")).answer("habsburg", "piracy.price", "point")
    t.expect("habsburg", "piracy.price", options=["ship", "card"])
    t = ionian(edition="2017").arrange(pirated=dict.fromkeys(range(4), True))
    assert not can_raid(t.state, OTTOMAN)  # four a turn
    t = ionian().arrange(pirated=dict.fromkeys(range(4), True))
    assert can_raid(t.state, OTTOMAN)
