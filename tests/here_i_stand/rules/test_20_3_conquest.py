"""20.3 Voyages of conquest."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CONQUESTS, ENGLAND, FRANCE, HABSBURG, MAYA
from cuius.titles.here_i_stand.phases.action.impulse import actions_open, take_action
from cuius.titles.here_i_stand.phases.new_world.colonies import collect_riches
from cuius.titles.here_i_stand.phases.new_world.voyages import can_conquer, launch_conquest, new_world
from cuius.titles.here_i_stand.rules.new_world import conquistadors_left
from cuius.titles.here_i_stand.rules.points import victory_points
from tests.here_i_stand.overseas import conquered, conqueror, crossing, quiet_sea, soldier
from tests.here_i_stand.tables import HisTable, his_table


@pytest.mark.parametrize("power", [HABSBURG, ENGLAND, FRANCE])
@proves("20.3-r1", "20-r3")
def test_20_3_r1_four_points(power):
    t = quiet_sea().impulse(power.word, cp=5).play(take_action, power).answer(power, "action", "conquer")
    assert t.state.cp == 1
    assert t.state.crossing == [("conquer", int(power), 0)]


@proves("20.3-r3", "11.1-x1")
def test_20_3_r3_once_a_turn():
    t = quiet_sea().impulse("france", cp=6).play(take_action, FRANCE).answer("france", "action", "conquer")
    assert not can_conquer(t.state, FRANCE)
    assert can_conquer(t.state, HABSBURG)


@proves("20.3-r4")
def test_20_3_r4_smallpox_counts():
    t = quiet_sea().arrange(lambda g: launch_conquest(g, ENGLAND, 2))
    assert not can_conquer(t.state, ENGLAND)
    assert t.state.crossing == [("conquer", int(ENGLAND), 2)]


def test_20_3_r5_the_conquistador_of_the_set_up_counts():
    first, later = his_table().state, his_table(scenario="1532").state
    assert [can_conquer(first, p) for p in (HABSBURG, ENGLAND, FRANCE)] == [False, True, True]
    assert can_conquer(later, HABSBURG)


@proves("20.3-x1")
def test_20_3_x1_nobody_left_to_send():
    t = quiet_sea().arrange(conquistadors=[2] * 4 + [1] + [2, 1] + [0, 2])
    assert [can_conquer(t.state, p) for p in (HABSBURG, ENGLAND, FRANCE)] == [False, False, True]
    assert [x.word for x in conquistadors_left(t.state, FRANCE)] == ["french_conquest_1"]
    assert "conquer" not in actions_open(t.impulse("england", cp=6).state, ENGLAND)


@proves("20.3-r6", "20.2-r6")
def test_20_3_r6_habsburg_england_france():
    t = crossing(quiet_sea(), ("conquer", "france"), ("conquer", "england"), ("conquer", "habsburg"))
    t.draw("voyage.conquistador", "pizarro").dice("voyage.conquest", [3, 4], [3, 4], [4, 4]).play(new_world)
    rolled = [(e["conquistador"], e["total"]) for e in t.events("conquest.rolled")]
    assert rolled == [("pizarro", 10), ("english_conquest_1", 7), ("french_conquest_1", 8)]
    t.expect_event("conquest.chief", power="habsburg", conquistador="pizarro", times=1)
    assert conqueror(t, "aztec") == "habsburg"
    assert t.state.crossing == []


def campaign(t: HisTable, dice: list[int], chief: str = "coronado", more: int = 0) -> HisTable:
    """A Habsburg conquest; Coronado adds one."""
    crossing(t, ("conquer", "habsburg", more)).draw("voyage.conquistador", chief)
    return t.dice("voyage.conquest", dice).play(new_world)


@pytest.mark.parametrize(("chief", "more", "total"), [("cortez", 0, 11), ("coronado", 2, 10)])
@proves("20.3-r7")
def test_20_3_r7_value_and_smallpox(chief, more, total):
    campaign(quiet_sea(), [3, 4], chief, more).expect_event("conquest.rolled", dice=7, total=total)


@proves("20.3-r7")
def test_r120_plain_markers_add_nothing():
    t = crossing(quiet_sea(), ("conquer", "england")).dice("voyage.conquest", [4, 5]).play(new_world)
    t.expect_event("conquest.rolled", conquistador="english_conquest_1", dice=9, total=9)
    assert conqueror(t, "maya") == "england"


@pytest.mark.parametrize("dice", [[1, 1], [2, 3]])
def test_20_3_t1_killed(dice):
    t = campaign(quiet_sea(), dice)
    assert soldier(t, "coronado") == "lost"
    t.expect_event("conquest.killed", power="habsburg", conquistador="coronado")


@pytest.mark.parametrize("dice", [[3, 3], [3, 4]])
def test_20_3_t2_no_conquest(dice):
    t = campaign(quiet_sea(), dice)
    assert soldier(t, "coronado") == "available"
    assert [conqueror(t, c.word) for c in CONQUESTS] == ["", "", ""]


@pytest.mark.parametrize(
    ("dice", "made", "points"),
    [([4, 4], "maya", 1), ([4, 5], "aztec", 2), ([5, 5], "inca", 2), ([6, 6], "inca", 2)],
)
@proves("20.3-t3", "20.3-t3c", "20.3-t3e", "23.2-r24", "20-r2")
def test_20_3_t3_the_conquest_of_the_number(dice, made, points):
    t = quiet_sea()
    before = victory_points(t.state, HABSBURG)
    campaign(t, dice)
    assert conqueror(t, made) == "habsburg"
    assert victory_points(t.state, HABSBURG) == before + points
    assert soldier(t, "coronado") == "placed"


@proves("20.3-t3b")
def test_20_3_t3b_the_next_one_below():
    t = campaign(conquered(quiet_sea(), "france", "inca", "aztec"), [6, 6])
    assert conqueror(t, "maya") == "habsburg"


@proves("20.3-t3b")
def test_r121_no_conquest_left_below():
    t = campaign(conquered(quiet_sea(), "france", "maya"), [4, 4])
    assert soldier(t, "coronado") == "available"
    t.expect_event("conquest.nothing", conquistador="coronado")


@proves("20.3-t3d", "20.4-t1")
def test_20_3_t3d_exhausted_it_keeps_its_points():
    t = campaign(quiet_sea(), [4, 4])
    assert (t.state.bonus[HABSBURG], t.state.exhausted[MAYA]) == (1, False)
    t.dice("riches", [3, 3]).draw("card.drawn", "erasmus").play(collect_riches)
    assert (t.state.bonus[HABSBURG], t.state.exhausted[MAYA]) == (1, True)
    t.play(collect_riches)  # nobody rolls for it any more
    assert t.events("riches.rolled") == []
