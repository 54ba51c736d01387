"""20.2 Voyages of exploration."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, EXPLORERS, FRANCE, HABSBURG, SEBASTIAN_CABOT
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.new_world.voyages import (
    can_explore,
    can_send_cabot,
    explorations,
    launch_cabot,
    launch_exploration,
    new_world,
)
from cuius.titles.here_i_stand.rules.new_world import explorers_left
from tests.here_i_stand.overseas import claimed, crossing, fate, finder, quiet_sea
from tests.here_i_stand.tables import HisTable, his_table, war_table


@proves("20.2-r1", "20-r3")
def test_20_2_r1_a_voyage_costs_two_points():
    t = quiet_sea().impulse("england", cp=5).play(take_action, ENGLAND).answer("england", "action", "explore")
    assert t.state.cp == 3
    assert t.state.crossing == [("explore", int(ENGLAND), 0)]
    t.expect_event("voyage.launched", power="england", voyage="explore")


@proves("20.2-r3", "11.1-x1")
def test_20_2_r3_once_a_turn():
    t = quiet_sea().impulse("france", cp=6).play(take_action, FRANCE).answer("france", "action", "explore")
    assert "explore" not in actions_open(t.state, FRANCE)
    assert can_explore(t.state, ENGLAND)


@proves("20.2-r4")
def test_20_2_r4_cabot_comes_on_top():
    t = quiet_sea().arrange(lambda g: launch_cabot(g, HABSBURG))
    assert can_explore(t.state, HABSBURG)
    assert not can_send_cabot(t.state, HABSBURG)
    t.arrange(lambda g: launch_exploration(g, HABSBURG))
    assert [kind for kind, *_ in t.state.crossing] == ["cabot", "explore"]
    assert can_send_cabot(t.state, FRANCE)


@proves("20.2-r5", "20.3-r5")
def test_20_2_r5_mercator_and_voyages_of_the_set_up_count():
    t = quiet_sea().arrange(lambda g: launch_exploration(g, ENGLAND, 2))
    assert not can_explore(t.state, ENGLAND)
    first = his_table().state
    assert first.crossing == [("conquer", int(HABSBURG), 0), ("explore", int(HABSBURG), 0)]
    assert [can_explore(first, p) for p in (HABSBURG, ENGLAND, FRANCE)] == [False, True, True]
    later = his_table(scenario="1532").state
    assert [can_explore(later, p) for p in (HABSBURG, ENGLAND, FRANCE)] == [True, True, False]


@proves("20.2-x1")
def test_20_2_x1_nobody_left_to_send():
    t = quiet_sea().arrange(explorers=[2, 2, 1] + [0] * 12)
    assert explorers_left(t.state, ENGLAND) == ()
    assert can_send_cabot(t.state, ENGLAND)  # who is in no pool
    assert not can_explore(t.state, ENGLAND)
    assert "explore" not in actions_open(t.impulse("england", cp=6).state, ENGLAND)


# The worked example


def first_turn() -> HisTable:
    """The voyages of the first turn; the Habsburg conquest of the set-up is left out."""
    t = war_table().turn(1, "new_world").discarded("sebastian_cabot")
    crossing(t, ("explore", "habsburg"), ("cabot", "habsburg"), ("explore", "england"), ("explore", "france"))
    return t.draw("voyage.explorer", "orellana", "rut", "verrazano")


@proves("20.2-r4", "20.2-r5", "20.2-r7", "20.2-r8", "20.2-r9")
@proves("20.2-t1", "20.2-t3", "20.2-t3c", "20.2-t4", "20.2-t5", "20.2-t5b")
def test_20_2_e1_the_voyages_of_the_first_turn():
    t = first_turn()
    t.dice("voyage.exploration", [2, 4], [5, 3]).play(new_world)
    captains = [e["explorer"] for e in t.events("voyage.captain")]
    assert captains == ["orellana", "cabot_habsburg", "rut", "verrazano"]
    # e1a: 6 + 3 = 9
    t.expect_event(
        "voyage.discovery", power="habsburg", explorer="orellana", discovery="mississippi", points=1
    )
    assert (t.state.bonus[HABSBURG], fate(t, "orellana")) == (1, "placed")
    # e1b: 8 + 2 = 10, then 5 + 2 = 7; e1c: 3 + 1 = 4; e1d: 9 + 1 = 10
    t.expect("france", "voyage.choice", about={"explorer": "verrazano"}, lacks=["mississippi"])
    t.dice("voyage.circumnavigation", [1, 4]).dice("voyage.exploration", [1, 2], [4, 5])
    t.answer("france", "voyage.choice", "circumnavigation")
    assert (t.state.bonus[FRANCE], finder(t, "pacific_strait")) == (1, "france")
    assert fate(t, "verrazano") == "placed"  # his counter marks the strait
    t.expect_event("voyage.lost", power="england", explorer="rut")
    assert (t.state.bonus[ENGLAND], fate(t, "rut")) == (0, "lost")
    t.dice("voyage.circumnavigation", [4, 4]).answer("habsburg", "voyage.choice", "circumnavigation")
    totals = [(e["dice"], e["total"]) for e in t.events("voyage.rolled")]
    assert totals == [(6, 9), (8, 10), (5, 7), (3, 4), (9, 10), (8, 9)]
    assert (t.state.bonus[HABSBURG], fate(t, "cabot_habsburg")) == (1, "lost")
    assert SEBASTIAN_CABOT in t.state.removed
    assert SEBASTIAN_CABOT not in t.state.discards
    assert finder(t, "circumnavigation") == ""
    assert t.state.crossing == []


# Resolution


def voyage(
    t: HisTable, *dice: list[int], explorer: str = "rut", power: str = "england", more: int = 0
) -> HisTable:
    """One voyage of an explorer of value 1, with these throws."""
    crossing(t, ("explore", power, more)).draw("voyage.explorer", explorer)
    return t.dice("voyage.exploration", *dice).play(new_world)


@proves("20.2-r6")
def test_20_2_r6_explorations_come_before_conquests():
    t = crossing(quiet_sea(), ("conquer", "france"), ("explore", "france"))
    t.draw("voyage.explorer", "roberval").dice("voyage.exploration", [2, 3]).dice("voyage.conquest", [3, 4])
    t.play(new_world)
    rolled = [e for e in t.events() if "dice" in e]
    assert [e.get("explorer", e.get("conquistador")) for e in rolled] == ["roberval", "french_conquest_1"]


@proves("20.2-r7")
def test_20_2_r7_drawn_from_whoever_is_available():
    t = quiet_sea().arrange(explorers=[2, 1] + [0] * 13)
    assert [x.word for x in explorers_left(t.state, ENGLAND)] == ["willoughby"]
    voyage(t, [2, 2], explorer="willoughby")
    t.expect_event("voyage.captain", explorer="willoughby")


@proves("20.2-r8")
def test_20_2_r8_ties_go_england_france_habsburg():
    t = crossing(quiet_sea(), ("explore", "habsburg"), ("cabot", "france"), ("explore", "england"))
    t.draw("voyage.explorer", "leon", "chancellor").dice("voyage.exploration", [2, 3], [2, 3], [2, 3])
    t.play(new_world)
    assert [e["explorer"] for e in t.events("voyage.rolled")] == ["chancellor", "cabot_france", "leon"]


@proves("20.2-r8")
def test_r330_two_voyages_of_one_power_sail_as_they_were_launched():
    for order in (("cabot", "explore"), ("explore", "cabot")):
        t = crossing(quiet_sea(), *[(kind, "habsburg") for kind in order])
        t.draw("voyage.explorer", "leon").dice("voyage.exploration", [2, 3], [2, 3]).play(new_world)
        names = {"cabot": "cabot_habsburg", "explore": "leon"}
        assert [e["explorer"] for e in t.events("voyage.rolled")] == [names[kind] for kind in order]


@proves("20.2-r9")
def test_20_2_r9_mercators_map_adds_two_to_both_throws():
    t = voyage(quiet_sea(), [3, 4], more=2)
    t.expect_event("voyage.rolled", dice=7, total=10)
    t.dice("voyage.circumnavigation", [3, 4]).answer("england", "voyage.choice", "circumnavigation")
    t.expect_event("voyage.rolled", dice=7, total=10, times=2)
    assert finder(t, "circumnavigation") == "england"


@pytest.mark.parametrize("dice", [[1, 1], [1, 2]])
def test_20_2_t1_lost_at_sea(dice):
    t = voyage(quiet_sea(), dice)
    assert fate(t, "rut") == "lost"
    assert t.state.bonus[ENGLAND] == 0


@pytest.mark.parametrize("dice", [[1, 3], [2, 3]])
def test_20_2_t2_no_discovery(dice):
    t = voyage(quiet_sea(), dice)
    assert fate(t, "rut") == "available"
    t.expect_event("voyage.nothing", explorer="rut")


@pytest.mark.parametrize(
    ("dice", "found"), [([3, 3], "st_lawrence"), ([3, 4], "great_lakes"), ([4, 4], "mississippi")]
)
@proves("20.2-t3", "20.2-t3c", "23.2-r23")
def test_20_2_t3_the_discovery_of_the_number(dice, found):
    t = voyage(quiet_sea(), dice)
    assert finder(t, found) == "england"
    assert t.state.bonus[ENGLAND] == 1
    assert fate(t, "rut") == "placed"


@proves("20.2-t3b")
def test_20_2_t3b_the_next_one_below():
    t = voyage(claimed(quiet_sea(), "france", "mississippi", "great_lakes"), [4, 4])
    assert finder(t, "st_lawrence") == "england"


@proves("20.2-t3b")
def test_r117_nothing_left_below():
    t = voyage(claimed(quiet_sea(), "france", "st_lawrence"), [3, 3])
    assert fate(t, "rut") == "available"
    assert t.state.bonus[ENGLAND] == 0


@proves("20.2-t4", "20.2-t6", "20.2-t7")
def test_20_2_t4_the_choice_of_the_south():
    everything = ["circumnavigation", "amazon", "mississippi", "great_lakes", "st_lawrence"]
    t = voyage(quiet_sea(), [6, 3]).expect("england", "voyage.choice", options=everything)
    river = t.fork().answer("england", "voyage.choice", "great_lakes")
    assert river.state.bonus[ENGLAND] == 1
    t.answer("england", "voyage.choice", "amazon")
    assert finder(t, "amazon") == "england"
    assert (t.state.bonus[ENGLAND], fate(t, "rut")) == (2, "placed")
    t = claimed(quiet_sea(), "habsburg", "amazon", "mississippi", "circumnavigation")
    voyage(t, [6, 6]).expect("england", "voyage.choice", options=["great_lakes", "st_lawrence"])


@proves("20.2-t4")
def test_r118_nothing_left_to_choose():
    t = claimed(
        quiet_sea(), "france", "circumnavigation", "amazon", "mississippi", "great_lakes", "st_lawrence"
    )
    voyage(t, [6, 6])
    assert t.over
    assert fate(t, "rut") == "available"


def around(t: HisTable, *dice: int) -> HisTable:
    voyage(t, [6, 6]).dice("voyage.circumnavigation", list(dice))
    return t.answer("england", "voyage.choice", "circumnavigation")


@proves("20.2-t5", "20.2-t5b")
def test_20_2_t5b_nine_is_not_enough():
    t = around(quiet_sea(), 4, 4)
    assert finder(t, "pacific_strait") == "england"
    assert (t.state.bonus[ENGLAND], fate(t, "rut")) == (1, "placed")
    t = around(claimed(quiet_sea(), "france", "pacific_strait"), 4, 4)
    assert (t.state.bonus[ENGLAND], fate(t, "rut")) == (0, "lost")
    assert finder(t, "pacific_strait") == "france"


@proves("20.2-t5", "20.2-t5c", "20.2-t5e")
def test_20_2_t5c_ten_is_round_the_world():
    t = around(quiet_sea(), 4, 5)
    assert finder(t, "circumnavigation") == "england"
    assert (t.state.bonus[ENGLAND], fate(t, "rut")) == (4, "placed")
    assert t.holds("england") == []
    again = crossing(t, ("explore", "france")).draw("voyage.explorer", "cartier")
    again.dice("voyage.exploration", [6, 6]).arrange(segment=0).play(new_world)
    again.expect("france", "voyage.choice", lacks=["circumnavigation"], offers=["amazon"])


@proves("20.2-t5d")
def test_r119_twelve_gives_a_card_at_once():
    t = voyage(quiet_sea(), [6, 6]).dice("voyage.circumnavigation", [5, 6])
    t.draw("card.drawn", "erasmus").answer("england", "voyage.choice", "circumnavigation")
    assert t.holds("england") == ["erasmus"]
    assert t.state.bonus[ENGLAND] == 4


@proves("20.2-r4", "20.2-t2")
def test_r331_cabot_sails_by_his_card_once_for_each_power_and_then_from_the_pool():
    t = crossing(quiet_sea(), ("cabot", "england")).discarded("sebastian_cabot")
    assert EXPLORERS["cabot_england"] not in explorers_left(t.state, ENGLAND)
    t.dice("voyage.exploration", [2, 3]).play(new_world)
    assert EXPLORERS["cabot_england"] in explorers_left(t.state, ENGLAND)
    assert not can_send_cabot(t.state, ENGLAND)
    assert can_send_cabot(t.state, FRANCE)
    assert CARDS["sebastian_cabot"] in t.state.discards
    t = crossing(quiet_sea(), ("cabot", "france")).hand("protestant", "sebastian_cabot")
    t.dice("voyage.exploration", [1, 1]).play(new_world)
    assert CARDS["sebastian_cabot"] in t.state.removed  # wherever it was
    assert t.holds("protestant") == []


@proves("20.2-t1", "20.2-t2", "20.2-r7")
def test_r331_drawn_from_the_pool_cabot_comes_back_to_it_or_takes_his_card_along():
    t = crossing(quiet_sea(), ("cabot", "england")).discarded("sebastian_cabot")
    t.dice("voyage.exploration", [2, 3]).play(explorations)
    for dice in ([1, 4], [1, 1]):
        assert EXPLORERS["cabot_england"] in explorers_left(t.state, ENGLAND)
        crossing(t, ("explore", "england")).draw("voyage.explorer", "cabot_england")
        t.dice("voyage.exploration", dice).play(explorations)
    assert fate(t, "cabot_england") == "lost"
    assert CARDS["sebastian_cabot"] in t.state.removed
