"""5.1, 5.2 Leaders, formations, land units and their counters."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ARMY_LEADERS,
    BARBAROSSA,
    BUDA,
    CARDS,
    CAVALRY,
    DRAGUT,
    FRANCE,
    HABSBURG,
    HUNGARY,
    IBRAHIM_PASHA,
    LAND_UNITS,
    LEADERS,
    MAJORS,
    MERCENARY,
    MINORS,
    NAVAL_LEADERS,
    OTTOMAN,
    PAPACY,
    PLACES,
    REGULAR,
    SULEIMAN,
    UNITS,
    VIENNA,
)
from cuius.titles.here_i_stand.phases.action.impulse import play_event
from cuius.titles.here_i_stand.phases.land.forces import loss_kinds, take_losses
from cuius.titles.here_i_stand.phases.land.formation import choose_formation, place, whole_stack
from cuius.titles.here_i_stand.rules.dice import reaction_modifiers
from cuius.titles.here_i_stand.rules.units import best_rating, counters_left, formation_limit
from tests.here_i_stand.marching import formation
from tests.here_i_stand.tables import HisTable, war_table


def in_buda():
    """Example 5.1-e1: Suleiman, Ibrahim Pasha, 12 regulars and 2 cavalry."""
    return war_table().put("buda", "ottoman", regulars=12, hired=2, leaders=["suleiman", "ibrahim_pasha"])


@proves("5-r1")
def test_5_r1_leaders_land_units_and_naval_units():
    assert [u.word for u in UNITS] == ["regular", "mercenary", "cavalry", "squadron", "corsair"]
    assert len(LEADERS) == 18


@proves("5.1-r1")
def test_5_1_r1_leaders_command_armies_or_fleets():
    assert len(ARMY_LEADERS) == 15
    assert [x.word for x in NAVAL_LEADERS] == ["barbarossa", "dragut", "andrea_doria"]


@proves("5.1-t1..t3", "5.1-r3,r5")
def test_5_1_e1_how_many_may_leave_buda():
    g = in_buda().state
    assert formation_limit(g, ()) == 4
    assert formation_limit(g, (IBRAHIM_PASHA,)) == 6
    assert formation_limit(g, (SULEIMAN,)) == 12
    assert formation_limit(g, (IBRAHIM_PASHA, SULEIMAN)) == 18
    stack = whole_stack(g, OTTOMAN, BUDA)
    assert (stack.size, len(stack.leaders)) == (14, 2)


@pytest.mark.parametrize(
    ("leaders", "regulars", "most_cavalry"),
    [((), 4, 0), (("ibrahim_pasha",), 6, 0), (("suleiman",), 11, 1), (("suleiman", "ibrahim_pasha"), 12, 2)],
)
@proves("5.1-t1..t3", "13-r2")
def test_5_1_e1_the_questions_keep_to_the_limit(leaders, regulars, most_cavalry):
    t = in_buda()
    t.play(choose_formation, OTTOMAN, BUDA, "move", "13.1-p1")
    for leader in leaders:
        t.answer("ottoman", "move.leader", leader)
    if len(leaders) < 2:
        t.answer("ottoman", "move.leader", "done")
    t.answer("ottoman", "move.regulars", regulars)
    if most_cavalry:
        t.expect("ottoman", "move.hired", options=[str(n) for n in range(most_cavalry + 1)])
        t.answer("ottoman", "move.hired", most_cavalry)
    assert t.returned.size == regulars + most_cavalry
    assert len(t.returned.leaders) == len(leaders)


def test_5_1_t3_only_the_two_highest_command_ratings_count():
    t = war_table().put("vienna", "habsburg", regulars=20, leaders=["charles_v", "ferdinand", "duke_of_alva"])
    leaders = whole_stack(t.state, HABSBURG, VIENNA).leaders
    assert len(leaders) == 3
    assert formation_limit(t.state, leaders) == 16


def test_5_1_r2_the_best_battle_rating_counts():
    g = in_buda().state
    assert best_rating(g, (IBRAHIM_PASHA, SULEIMAN)) == 2
    assert best_rating(g, ()) == 0


def test_5_1_r4_a_formation_acts_as_one_body():
    t = in_buda()
    moved = formation("ottoman", "buda", 5, 1, ["ibrahim_pasha"])
    there = place(t.state, moved, VIENNA)
    assert there.origin == VIENNA
    assert t.units("vienna", "ottoman") == (5, 1)
    assert t.units("buda", "ottoman") == (7, 1)
    assert (t.where("ibrahim_pasha"), t.where("suleiman")) == ("vienna", "buda")


@proves("5.1-r6,r7")
def test_5_1_r6_a_formation_mixes_only_with_active_minor_powers():
    t = war_table().ally("hungary", "habsburg").ally("habsburg", "france")
    t.put("vienna", "habsburg", regulars=2).put("vienna", "hungary", regulars=3)
    t.put("vienna", "france", regulars=1)
    stack = whole_stack(t.state, HABSBURG, VIENNA)
    assert [(p.word, many) for p, many in stack.regulars] == [("habsburg", 2), ("hungary", 3)]


@proves("5.1-r8,r9")
def test_5_1_r9_the_corsair_captains_have_a_piracy_rating():
    board = war_table().state.board
    assert (board.battle[BARBAROSSA], board.piracy[BARBAROSSA]) == (2, 1)
    assert (board.battle[DRAGUT], board.piracy[DRAGUT]) == (1, 2)
    assert all(board.piracy[x] == 0 for x in ARMY_LEADERS)


@proves("5.2-r1,r4,r5,r7")
def test_5_2_r5_who_has_which_land_units():
    assert list(LAND_UNITS) == [REGULAR, MERCENARY, CAVALRY]
    for power in MAJORS:
        hired = formation(power.word, "vienna", 1, 1)
        assert loss_kinds(hired) == (REGULAR, CAVALRY if power == OTTOMAN else MERCENARY)
    board = war_table().state.board
    assert all(board.land_limit[p] > 0 for p in (*MAJORS, *MINORS))


@proves("5.2-r6,r7", "5-r2")
def test_5_2_r6_both_faces_of_the_counters_share_one_supply():
    t = war_table().put("vienna", "habsburg", regulars=3, hired=2)
    assert counters_left(t.state, HABSBURG) == t.state.board.land_limit[HABSBURG] - 5
    t.put("istanbul", "ottoman", regulars=1, hired=4)
    assert counters_left(t.state, OTTOMAN) == t.state.board.land_limit[OTTOMAN] - 5


@proves("5.2-r2,r3")
def test_5_2_r2_change_is_made_as_long_as_there_are_counters():
    t = war_table().put("vienna", "habsburg", regulars=6)
    t.play(take_losses, HABSBURG, VIENNA, 1)
    assert t.units("vienna", "habsburg") == (5, 0)
    assert t.returned == 1


PAPAL = ("rome", "ravenna", "ancona", "siena", "florence", "modena", "pavia", "milan")
"""The Papacy has seven ones, four twos and two fours."""


def papal_garrisons(ones: int) -> HisTable:
    t = war_table()
    for space in PAPAL[:ones]:
        t.put(space, "papacy", regulars=1)
    return t


@proves("5.2-r3")
def test_r7_without_a_one_left_two_units_go_for_one():
    t = papal_garrisons(6).put("naples", "papacy", regulars=4).play(take_losses, PAPACY, PLACES["naples"], 1)
    assert t.units("naples", "papacy") == (3, 0)  # a two and the last one
    t = papal_garrisons(7).put("naples", "papacy", regulars=4).play(take_losses, PAPACY, PLACES["naples"], 1)
    assert t.units("naples", "papacy") == (2, 0)
    t.expect_event("battle.no_change", power="papacy")


def test_r7_mercenaries_lie_on_the_backs_of_the_same_counters():
    t = papal_garrisons(7).put("naples", "papacy", regulars=2, hired=2)
    t.play(take_losses, PAPACY, PLACES["naples"], 1).answer("papacy", "battle.loss", "mercenary")
    t.expect("papacy", "battle.loss", options=["regular", "mercenary"])
    t.answer("papacy", "battle.loss", "mercenary")
    assert t.over
    assert t.units("naples", "papacy") == (2, 0)


def test_r7_what_could_not_be_shown_before_costs_nothing():
    t = papal_garrisons(8).put("naples", "papacy", regulars=4).play(take_losses, PAPACY, PLACES["naples"], 1)
    assert t.units("naples", "papacy") == (3, 0)


@proves("5.2-r3")
def test_r7_hungarys_counters_have_two_sides():
    """Three of one or two, one of two or four."""
    t = war_table().put("buda", "hungary", regulars=4).put("prague", "hungary", regulars=1)
    t.put("belgrade", "hungary", regulars=1).put("mohacs", "hungary", regulars=1)
    t.play(take_losses, HUNGARY, PLACES["buda"], 1)
    assert t.units("buda", "hungary") == (2, 0)


def test_r7_an_event_is_followed_by_the_same_loss():
    def plague(g, power):
        g.add_regulars(PLACES["naples"], PAPACY, -1)
        yield from ()

    t = papal_garrisons(7).put("naples", "papacy", regulars=4)
    t.made_up_event("printing_press", plague).impulse("france", card="printing_press")
    t.play(play_event, FRANCE, CARDS["printing_press"])
    assert t.units("naples", "papacy") == (2, 0)


def test_5_2_r8_cavalry_helps_the_ottoman_and_hinders_others():
    assert [m.value for m in reaction_modifiers(OTTOMAN, 0, 1, HABSBURG, 3)] == [1]
    assert [m.value for m in reaction_modifiers(HABSBURG, 2, 5, OTTOMAN, 1)] == [2, -1]
    assert reaction_modifiers(HABSBURG, 0, 5, OTTOMAN, 0) == ()
