"""20 The New World where rules meet: voyages one after the other, raiders, galleons, full boxes."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import COLONIES, ENGLAND, FRANCE, HABSBURG, INCA, NOBODY, POWERS
from cuius.titles.here_i_stand.phases.new_world.colonies import collect_riches, has_room, place_potosi
from cuius.titles.here_i_stand.phases.new_world.voyages import (
    can_colonize,
    can_conquer,
    can_explore,
    new_world,
)
from tests.here_i_stand.overseas import (
    claimed,
    colonists,
    colony,
    conquered,
    conqueror,
    crossing,
    fate,
    finder,
    quiet_sea,
    soldier,
)
from tests.here_i_stand.tables import HisTable


def raiders(t: HisTable, *powers: str) -> HisTable:
    return t.arrange(raiders={POWERS[p]: True for p in powers})


@proves("20.2-r8", "20.2-t3b")
def test_20_2_t3b_who_sails_first_leaves_the_next_one_what_lies_below():
    t = crossing(quiet_sea(), ("explore", "france"), ("explore", "england"))
    t.draw("voyage.explorer", "verrazano", "rut").dice("voyage.exploration", [4, 3], [5, 3])
    t.play(new_world)
    assert finder(t, "mississippi") == "france"  # nine, and value two goes before value one
    assert finder(t, "great_lakes") == "england"  # nine as well
    assert (t.state.bonus[FRANCE], t.state.bonus[ENGLAND]) == (1, 1)


@proves("20.2-t5", "20.2-t5e")
def test_20_2_t5e_the_second_of_the_day_finds_the_world_sailed_round():
    t = crossing(claimed(quiet_sea(), "france", "amazon"), ("explore", "habsburg"), ("explore", "england"))
    t.draw("voyage.explorer", "magellan", "rut").dice("voyage.exploration", [5, 3], [6, 4])
    t.dice("voyage.circumnavigation", [4, 2]).play(new_world)
    t.answer("habsburg", "voyage.choice", "circumnavigation")
    assert t.state.bonus[HABSBURG] == 1 + 3
    t.expect("england", "voyage.choice", options=["mississippi", "great_lakes", "st_lawrence"])


@proves("20.2-t5", "20.2-r9")
def test_20_2_t5_the_strait_is_claimed_even_by_one_who_does_not_come_back():
    t = crossing(quiet_sea(), ("explore", "france", 2)).draw("voyage.explorer", "roberval")
    t.dice("voyage.exploration", [5, 3]).dice("voyage.circumnavigation", [4, 3]).play(new_world)
    t.answer("france", "voyage.choice", "circumnavigation")  # seven and Mercator's two are nine
    assert finder(t, "pacific_strait") == "france"
    assert finder(t, "circumnavigation") == ""
    assert (t.state.bonus[FRANCE], fate(t, "roberval")) == (1, "placed")


@proves("20.2-t5d")
def test_20_2_t5d_eleven_is_round_the_world_without_a_card():
    t = crossing(quiet_sea(), ("explore", "england")).draw("voyage.explorer", "rut")
    t.dice("voyage.exploration", [6, 6]).dice("voyage.circumnavigation", [5, 5]).play(new_world)
    t.answer("england", "voyage.choice", "circumnavigation")
    assert finder(t, "circumnavigation") == "england"
    assert t.holds("england") == []


@proves("20.3-r6", "20.3-t3b")
def test_20_3_t3b_habsburg_takes_the_better_of_two_equal_rolls():
    t = crossing(quiet_sea(), ("conquer", "france"), ("conquer", "habsburg"))
    t.draw("voyage.conquistador", "pizarro").dice("voyage.conquest", [5, 3], [6, 5]).play(new_world)
    assert conqueror(t, "inca") == "habsburg"  # eleven
    assert conqueror(t, "aztec") == "france"  # eleven too: the next one below
    assert soldier(t, "pizarro") == "placed"


@proves("20.3-t3b", "20.3-t2")
def test_20_3_t3b_nine_finds_the_maya_or_nothing():
    t = crossing(quiet_sea(), ("conquer", "england")).dice("voyage.conquest", [5, 4]).play(new_world)
    assert conqueror(t, "maya") == "england"
    t = crossing(conquered(quiet_sea(), "habsburg", "maya"), ("conquer", "england"))
    t.dice("voyage.conquest", [5, 4]).play(new_world)
    assert soldier(t, "english_conquest_1") == "available"


@proves("20.3-t3c,t3d", "20.4-t1")
def test_20_3_t3d_an_exhausted_conquest_counts_its_points_once():
    t = crossing(quiet_sea(), ("conquer", "france")).dice("voyage.conquest", [6, 5]).play(new_world)
    points = t.state.bonus[FRANCE]
    assert points == t.state.board.conquest_vp[INCA]
    t.dice("riches", [1, 1]).draw("card.drawn", "erasmus").play(collect_riches)
    assert t.state.bonus[FRANCE] == points


@proves("20.1-r3,r4")
def test_20_1_r4_potosi_fills_a_box_and_leaves_the_action_of_the_turn():
    t = colony(quiet_sea(), "roanoke")
    t.arrange(lambda g: place_potosi(g, ENGLAND, COLONIES["jamestown"]))
    assert not can_colonize(t.state, ENGLAND)  # two boxes, both taken
    t = colony(quiet_sea(), "puerto_rico").arrange(lambda g: place_potosi(g, HABSBURG, COLONIES["cuba"]))
    assert can_colonize(t.state, HABSBURG)
    assert has_room(t.state, HABSBURG)


@proves("20.1-r5", "20.4-t5")
def test_20_4_t5_a_colony_that_is_lost_frees_its_box_for_one_at_sea():
    t = crossing(colony(quiet_sea(), "montreal", "charlesbourg"))
    assert not can_colonize(t.state, FRANCE)
    t.dice("riches", [1, 1], [5, 3]).play(collect_riches)
    assert colonists(t) == ["charlesbourg"]
    assert can_colonize(t.state, FRANCE)
    t = crossing(t, ("colonize", "france")).play(new_world)
    assert colonists(t) == ["montreal", "charlesbourg"]


@proves("20.4-r3,r4,r5", "20.4-t7")
def test_20_4_t7_galleons_bring_the_card_and_sink_the_raider_who_wants_it():
    t = raiders(colony(quiet_sea(), "cuba"), "france", "england").arrange(galleons={HABSBURG: True})
    t.dice("riches", [4, 4]).dice("raider", [2], [6]).draw("card.drawn", "erasmus").play(collect_riches)
    assert t.state.raiders[FRANCE] is False
    assert t.holds("england") == ["erasmus"]
    assert t.state.raiders[ENGLAND] is True  # a six: he stays


@proves("20.4-r3", "20.4-t3")
def test_20_4_t3_without_galleons_there_is_nothing_to_steal():
    t = raiders(colony(quiet_sea(), "cuba"), "france").dice("riches", [4, 4]).play(collect_riches)
    assert t.state.raiders[FRANCE] is True
    assert t.holds("france") == t.holds("habsburg") == []


@proves("20.4-r5", "20.4-t9")
def test_20_4_r5_the_raider_who_retires_leaves_the_second_card_alone():
    t = raiders(conquered(quiet_sea(), "habsburg", "inca", "aztec"), "protestant")
    t.dice("riches", [1, 1], [1, 1]).dice("raider", [5]).draw("card.drawn", "erasmus", "arquebusiers")
    t.play(collect_riches)
    assert t.holds("protestant") == ["erasmus"]
    assert t.holds("habsburg") == ["arquebusiers"]


@proves("20.4-r2")
def test_20_4_r2_plantations_of_one_power_do_not_help_another():
    t = colony(quiet_sea(), "cuba", "roanoke").arrange(plantations={ENGLAND: True})
    t.dice("riches", [4, 4], [4, 4]).draw("card.drawn", "erasmus").play(collect_riches)
    assert [e["total"] for e in t.events("riches.rolled")] == [8, 9]
    assert t.holds("england") == ["erasmus"]


@pytest.mark.parametrize("power", ["ottoman", "papacy", "protestant"])
@proves("20-r1")
def test_20_r1_the_others_never_sail(power):
    t = quiet_sea()
    assert not t.state.board.colonies_of[POWERS[power]]
    assert not can_explore(t.state, POWERS[power])
    assert not can_conquer(t.state, POWERS[power])
    assert NOBODY in t.state.colonies
