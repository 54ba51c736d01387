"""20, 20.1 Who sails to the New World, and colonies."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    COLONIES,
    COLONIZE,
    CONQUER,
    ENGLAND,
    EXPLORE,
    FRANCE,
    HABSBURG,
    MAJORS,
)
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.new_world.colonies import collect_riches, has_room, place_potosi
from cuius.titles.here_i_stand.phases.new_world.voyages import can_colonize, new_world
from cuius.titles.here_i_stand.phases.winter.phase import lift_piracy_markers
from tests.here_i_stand.overseas import colonists, colony, conquered, crossing, quiet_sea

OVERSEAS = {"explore", "colonize", "conquer"}


@proves("20-r1")
def test_20_r1_only_three_powers_sail_west():
    t = quiet_sea()
    for power in MAJORS:
        t.impulse(power.word, cp=6)
        offered = OVERSEAS & {str(word) for word in actions_open(t.state, power)}
        assert offered == (OVERSEAS if power in (ENGLAND, FRANCE, HABSBURG) else set())


@pytest.mark.parametrize(("power", "cost"), [(HABSBURG, 2), (ENGLAND, 3), (FRANCE, 3)])
@proves("20.1-r1", "20-r3")
def test_20_1_r1_a_colony_crosses_the_atlantic(power, cost):
    t = quiet_sea().impulse(power.word, cp=5).play(take_action, power).answer(power, "action", "colonize")
    assert t.state.cp == 5 - cost
    assert t.state.crossing == [("colonize", int(power), 0)]
    assert colonists(t) == []


def test_20_r3_prices_of_voyages():
    g = quiet_sea().state
    assert [price(g, p, EXPLORE) for p in (HABSBURG, ENGLAND, FRANCE)] == [2, 2, 2]
    assert [price(g, p, COLONIZE) for p in (HABSBURG, ENGLAND, FRANCE)] == [2, 3, 3]
    assert [price(g, p, CONQUER) for p in (HABSBURG, ENGLAND, FRANCE)] == [4, 4, 4]


@proves("20.1-r3", "11.1-x1")
def test_20_1_r3_once_a_turn_and_potosi_does_not_count():
    t = quiet_sea()
    t.arrange(lambda g: place_potosi(g, HABSBURG, COLONIES["cuba"]))
    assert can_colonize(t.state, HABSBURG)
    t.impulse("habsburg", cp=6).play(take_action, HABSBURG).answer("habsburg", "action", "colonize")
    assert not can_colonize(t.state, HABSBURG)
    assert can_colonize(t.state, FRANCE)
    t.play(lift_piracy_markers)
    assert can_colonize(t.state, HABSBURG)


@proves("20.1-r4")
def test_20_1_r4_two_colonies_or_three():
    t = colony(quiet_sea(), "roanoke", "puerto_rico", "cuba")
    assert has_room(t.state, ENGLAND)
    assert has_room(t.state, HABSBURG)
    colony(t, "jamestown", "hispaniola")
    assert not has_room(t.state, ENGLAND)
    assert not has_room(t.state, HABSBURG)
    assert "colonize" not in actions_open(t.impulse("england", cp=6).state, ENGLAND)


@proves("20.1-r4")
def test_r116_a_colony_at_sea_counts():
    t = crossing(colony(quiet_sea(), "montreal"), ("colonize", "france"))
    assert not has_room(t.state, FRANCE)


@proves("20.1-r5", "7-t8")
def test_20_1_r5_the_owner_chooses_the_box():
    t = crossing(colony(quiet_sea(), "hispaniola"), ("colonize", "habsburg"), ("colonize", "england"))
    t.play(new_world)
    t.expect("habsburg", "colony.box", options=["puerto_rico", "cuba"])
    t.answer("habsburg", "colony.box", "cuba").answer("england", "colony.box", "jamestown")
    assert colonists(t) == ["jamestown", "hispaniola", "cuba"]
    assert t.state.crossing == []
    t.expect_event("colony.founded", power="england", colony="jamestown")


@proves("20.1-r6", "20-r2")
def test_20_1_r6_colonies_and_conquests_are_rolled_for_each_turn():
    t = colony(quiet_sea(), "montreal")
    for _ in range(2):
        t.dice("riches", [4, 3]).play(collect_riches)
        t.expect_event("riches.rolled", power="france", riches="colony", total=7, result="none")
    assert colonists(t) == ["montreal"]
    conquered(t, "france", "maya").dice("riches", [4, 3], [4, 3]).play(collect_riches)
    assert [e["riches"] for e in t.events("riches.rolled")] == ["maya", "colony"]
