"""16.3 Naval transport."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import ENGLAND, HABSBURG, MOVE_CLEAR, OTTOMAN, PLACES, POWERS
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.land.movement import can_move, destinations, embarkations, move_in_clear
from cuius.titles.here_i_stand.rules.cards import STOP
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.marching import formation
from tests.here_i_stand.sailing import hits
from tests.here_i_stand.tables import HisTable, war_table


def channel(cp: int = 2) -> HisTable:
    """England at war with France, an army in Portsmouth, a squadron in the Channel."""
    t = war_table().war("england", "france").ships("english_channel", "england", squadrons=1)
    return t.put("portsmouth", "england", regulars=4).impulse("england", cp)


def seas(t: HisTable, power: str, port: str) -> list[str]:
    return [s.word for s in embarkations(t.state, POWERS[power], PLACES[port], t.state.cp, True)]


def cross(t: HisTable, regulars: int, to: str) -> HisTable:
    """So many of the army in Portsmouth go over the Channel, by the whole action."""
    t.play(take_action, ENGLAND).answer("england", "action", "move_clear")
    for key, word in (("move.from", "portsmouth"), ("move.regulars", str(regulars))):
        if any(q.key == key for q in t.match.questions):
            t.answer("england", key, word)
    t.answer("england", "move.to", "english_channel")
    return t.answer("england", "transport.to", to)


@proves("16-r2", "16.3-r1", "16.3-p1", "16.3-p1b", "16.3-p3", "2.5-r12")
def test_16_3_r1_an_army_crosses_the_sea_for_two_command_points():
    t = channel().control("england", "boulogne")
    cross(t, 4, "boulogne")
    assert t.units("boulogne", "england") == (4, 0)
    assert t.state.cp == 0
    t.expect_event("transport.begins", power="england", place="portsmouth", sea="english_channel", units=4)
    t.expect_event("move.done", power="england", origin="portsmouth", space="boulogne", units=4)


def test_16_3_p1_two_command_points_must_be_left():
    assert seas(channel(cp=1), "england", "portsmouth") == ["english_channel"]  # once the first leg is paid
    t = war_table().ships("ionian_sea", "habsburg", squadrons=1).put("malta", "habsburg", regulars=1)
    t.impulse("habsburg", cp=1)
    assert not can_move(t.state, HABSBURG)  # an island: no way but by sea
    assert MOVE_CLEAR not in actions_open(t.state, HABSBURG)
    t.impulse("habsburg", cp=2)
    assert MOVE_CLEAR in actions_open(t.state, HABSBURG)


@proves("16.3-p1b")
def test_r74_no_more_than_five_units_and_no_more_than_the_leaders_can_lead():
    t = channel().put("portsmouth", "england", regulars=6, leaders=["henry_viii"])
    five = formation("england", "portsmouth", 5, leaders=["henry_viii"])
    six = five._replace(regulars=((ENGLAND, 6),))
    assert PLACES["english_channel"] in destinations(t.state, five, MOVE_CLEAR)
    assert PLACES["english_channel"] not in destinations(t.state, six, MOVE_CLEAR)
    t = war_table().ships("ionian_sea", "habsburg", squadrons=1).impulse("habsburg", cp=2)
    t.put("malta", "habsburg", regulars=9, leaders=["charles_v"]).play(move_in_clear, HABSBURG)
    t.answer("habsburg", "move.leader", "charles_v")
    t.expect("habsburg", "move.regulars", options=[5, 4, 3, 2, 1, 0])
    t = war_table().ships("ionian_sea", "habsburg", squadrons=1).impulse("habsburg", cp=2)
    t.put("malta", "habsburg", regulars=9).play(move_in_clear, HABSBURG)
    t.expect("habsburg", "move.regulars", options=[4, 3, 2, 1])


def test_16_3_r1_only_over_seas_with_ships_of_the_power():
    t = channel().ally("england", "habsburg")
    assert seas(t, "england", "portsmouth") == ["english_channel"]
    t.put("london", "england", regulars=1)
    assert seas(t, "england", "london") == []
    t.ships("north_sea", "habsburg", squadrons=1)
    assert seas(t, "england", "london") == []  # an ally's ship does not carry
    t.lend("north_sea", "habsburg", "england", 1)
    assert seas(t, "england", "london") == ["north_sea"]  # one on loan does


def test_16_3_p1c_nobody_intercepts_at_sea():
    t = channel().ships("boulogne", "france", squadrons=2).ships("rouen", "france", squadrons=2)
    t.control("england", "calais").ships("brest", "france", squadrons=2)
    cross(t, 4, "calais")
    assert t.units("calais", "england") == (4, 0)


@proves("16.3-p1d")
def test_16_3_p1d_foul_weather_keeps_the_army_in_port():
    def storm(g, power, *context):
        yield from ()
        put_in_force(g, FOUL_WEATHER_RULES, ENGLAND)
        return STOP

    t = channel(cp=4).control("england", "calais").hand("papacy", "foul_weather")
    t.made_up_cards("transport.declared", foul_weather=storm)
    t.play(take_action, ENGLAND).answer("england", "action", "move_clear", "move.regulars", "4")
    t.answer("england", "move.to", "english_channel")
    t.answer("papacy", "respond.transport.declared", "foul_weather")
    t.expect_event("transport.stopped", power="england", place="portsmouth")
    assert t.units("portsmouth", "england") == (4, 0)
    assert t.state.cp == 3
    assert seas(t, "england", "portsmouth") == []


def test_16_3_p1e_the_besieged_do_not_embark():
    t = channel().put("calais", "england", regulars=1).put("calais", "france", regulars=3).siege("calais")
    t.play(move_in_clear, ENGLAND)
    t.expect("england", "move.regulars", about={"space": PLACES["portsmouth"]})  # nobody else may move


@proves("16.3-p2", "16.3-p2b", "16.3-p2c")
def test_16_3_p2_each_leg_costs_a_point_and_the_points_must_reach_a_port():
    t = war_table().war("habsburg", "ottoman").put("barcelona", "habsburg", regulars=2)
    for sea in ("gulf_of_lyon", "barbary_coast", "north_african_coast"):
        t.ships(sea, "habsburg", squadrons=1)
    t.impulse("habsburg", cp=4).play(take_action, HABSBURG)
    t.answer("habsburg", "action", "move_clear", "move.regulars", "2", "move.to", "gulf_of_lyon")
    t.expect("habsburg", "transport.to", offers=["valencia", "barbary_coast"], lacks=["tyrrhenian_sea"])
    t.answer("habsburg", "transport.to", "barbary_coast")
    t.expect("habsburg", "transport.to", offers=["oran", "north_african_coast", "gulf_of_lyon"])
    t.answer("habsburg", "transport.to", "north_african_coast")
    t.expect("habsburg", "transport.to", lacks=["barbary_coast"], offers=["tripoli"])  # one point left
    t.answer("habsburg", "transport.to", "tripoli")
    assert t.state.cp == 0
    assert t.units("tripoli", "habsburg") == (2, 0)


def test_16_3_p2b_no_embarking_where_the_points_reach_no_port():
    t = war_table().war("england", "france", "scotland").put("plymouth", "england", regulars=1)
    t.ships("english_channel", "england", squadrons=1).ships("north_sea", "england", squadrons=1)
    t.control("france", *["portsmouth", "calais"]).control("scotland", "london", "norwich", "berwick")
    for port in ("portsmouth", "calais", "boulogne", "brest", "rouen"):
        t.ships(port, "france", squadrons=1)
    t.impulse("england", cp=1)
    assert seas(t, "england", "plymouth") == []
    t.impulse("england", cp=2)
    assert seas(t, "england", "plymouth") == ["english_channel"]  # to Edinburgh, over the North Sea


@proves("16.3-p2d")
def test_16_3_p2d_a_transport_is_finished_within_its_action():
    t = channel(cp=4).control("england", "boulogne")
    cross(t, 2, "boulogne")
    assert t.over
    cross(t, 2, "boulogne")
    assert t.units("boulogne", "england") == (4, 0)
    assert t.state.cp == 0


@proves("16.3-p3a", "16.3-p3b")
def test_16_3_p3a_where_an_army_may_land():
    t = channel().ships("rouen", "france", squadrons=1).control("habsburg", "brest")
    t.play(take_action, ENGLAND).answer("england", "action", "move_clear", "move.regulars", "4")
    t.answer("england", "move.to", "english_channel")
    t.expect("england", "transport.to", options=["plymouth", "boulogne", "calais"])  # not neutral Brest


def test_r246_a_transport_ends_in_another_port():
    t = channel()
    t.play(take_action, ENGLAND).answer("england", "action", "move_clear", "move.regulars", "4")
    t.answer("england", "move.to", "english_channel").expect("england", "transport.to", lacks=["portsmouth"])


@proves("16.3-p3c", "16.3-p4")
def test_16_3_p4_a_landing_is_a_move_and_a_lost_battle_is_the_end():
    t = channel().put("boulogne", "france", regulars=2).put("portsmouth", "england", leaders=["henry_viii"])
    t.play(take_action, ENGLAND).answer("england", "action", "move_clear")
    t.answer("england", "move.leader", "henry_viii", "move.regulars", "3", "move.to", "english_channel")
    t.dice(attack=hits(0, 4), defence=hits(1, 3)).answer("england", "transport.to", "boulogne")
    t.answer("france", "avoid.to", "pass")
    assert t.units("boulogne", "england") == (0, 0)
    assert t.where("henry_viii") == CAPTIVE
    assert t.units("portsmouth", "england") == (1, 0)


@pytest.mark.parametrize("points", [2, 3])
@proves("16.3-p4")
def test_r75_a_landing_before_strong_walls_moves_on_or_is_lost(points):
    """One regular lands at Rouen, where two withdraw."""
    t = channel(cp=points).put("rouen", "france", regulars=2)
    cross(t, 1, "rouen").answer("france", "avoid.to", "pass", "withdraw", "withdraw")
    if points == 3:
        t.expect("england", "move.on", offers=["boulogne", "retreat"])
        t.answer("england", "move.on", "boulogne").answer("france", "intercept.from", "pass")
        assert t.units("boulogne", "england") == (1, 0)
    else:
        assert t.over
        assert t.units("rouen", "england") == (0, 0)


def test_16_3_p1b_leaders_may_cross_alone():
    t = war_table().ships("tyrrhenian_sea", "habsburg", squadrons=1).impulse("habsburg", cp=2)
    t.put("naples", "habsburg", leaders=["duke_of_alva"]).play(take_action, HABSBURG)
    t.answer("habsburg", "action", "move_clear", "move.to", "tyrrhenian_sea", "transport.to", "palermo")
    assert t.where("duke_of_alva") == "palermo"


def test_16_3_p1c_no_ship_no_transport_in_the_ottoman_home():
    t = war_table().put("istanbul", "ottoman", regulars=3).impulse("ottoman", cp=3)
    assert embarkations(t.state, OTTOMAN, PLACES["istanbul"], 3, True) == ()
