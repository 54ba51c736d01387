"""12.2 to 12.4 The control action, unrest, and ships in a port that changes hands."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CONTROL_UNFORTIFIED,
    ENGLAND,
    FRANCE,
    HABSBURG,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
)
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.control import evict_ships, put_unrest, take_control
from cuius.titles.here_i_stand.phases.land.control import (
    calm_spaces,
    control_action,
    control_spaces,
    open_spaces,
)
from cuius.titles.here_i_stand.phases.land.siege import is_retreat
from cuius.titles.here_i_stand.rules.control import may_have_unrest
from cuius.titles.here_i_stand.rules.points import (
    base_cards,
    base_points,
    habsburg_electorates,
    keys_of,
    open_boxes,
    protestant_spaces,
)
from tests.here_i_stand.tables import HisTable, war_table


def can_take(t: HisTable, power: str) -> list[str]:
    return [s.word for s in open_spaces(t.state, POWERS[power])]


def can_calm(t: HisTable, power: str) -> list[str]:
    return [s.word for s in calm_spaces(t.state, POWERS[power])]


def invasion() -> HisTable:
    """War between France and England, who holds Boulogne."""
    return war_table().war("france", "england").control("england", "boulogne")


# Taking control


@proves("12.2-r1,r2", "12-r1")
def test_12_2_r1_one_command_point_takes_a_space():
    t = invasion().put("boulogne", "france", regulars=1)
    assert price(t.state, FRANCE, CONTROL_UNFORTIFIED) == 1
    t.play(control_action, FRANCE)
    t.expect_event("control.taken", power="france", space="boulogne")
    assert t.holder("boulogne") == "france"  # back home, so no marker


def test_12_2_r3_religion_does_not_change():
    t = invasion().put("boulogne", "france", regulars=1).faith("protestant", "boulogne")
    t.play(control_action, FRANCE)
    assert t.state.faith[PLACES["boulogne"]] == 2
    assert t.holder("boulogne") == "france"


@proves("12.2-x1", "2.1-r12", "2.2-r4,r5")
def test_12_2_x1_independent_or_of_a_power_at_war():
    t = war_table().put("liege", "habsburg", regulars=1).put("st_quentin", "habsburg", regulars=1)
    assert can_take(t, "habsburg") == ["liege"]  # France is at peace
    t.war("habsburg", "france")
    assert "st_quentin" in can_take(t, "habsburg")
    t = war_table().war("habsburg", "france").control("habsburg", "st_quentin").ally("habsburg", "england")
    t.put("st_quentin", "england", regulars=1)
    assert can_take(t, "england") == []  # an ally's


@proves("12.2-x2", "12.3-r1", "2.1-r3,r10")
def test_12_2_x2_a_fortified_space_does_not_change_hands_so():
    t = war_table().war("habsburg", "france").control("france", "brussels")
    t.put("brussels", "habsburg", regulars=2).put("metz", "habsburg", regulars=3)
    assert "brussels" not in can_take(t, "habsburg")
    assert "metz" not in can_take(t, "habsburg")


def test_2_1_r11_a_fortress_marker_makes_a_space_fortified():
    t = war_table().put("liege", "habsburg", regulars=1)
    assert can_take(t, "habsburg") == ["liege"]
    t.arrange(fortress={PLACES["liege"]: True})
    assert can_take(t, "habsburg") == []


@proves("12.2-x3", "12-r2", "12.1-r4")
def test_12_2_x3_a_line_must_reach_it():
    t = war_table().put("pavia", "france", regulars=1)
    assert can_take(t, "france") == ["turin"]  # a line may cross the pass from Grenoble
    t.ally("genoa", "france")
    assert "pavia" in can_take(t, "france")


@proves("12.2-x4")
def test_12_2_x4_units_in_the_space_or_next_to_it_with_no_enemy_next_to_it():
    t = invasion().put("paris", "france", regulars=1)
    assert can_take(t, "france") == ["boulogne"]
    t.put("calais", "england", regulars=1)
    assert can_take(t, "france") == []
    t.put("boulogne", "france", regulars=1)
    assert can_take(t, "france") == ["boulogne"]  # in the space itself enemies next door do not matter


@proves("2.5-r9")
def test_2_5_r9_a_pass_does_not_make_adjacent():
    t = war_table().put("grenoble", "france", regulars=1).ally("genoa", "france")
    assert can_take(t, "france") == ["geneva"]  # not Turin
    t.unrest("turin")
    assert can_calm(t, "france") == []


def test_2_2_r12_independent_units_next_door_do_not_matter():
    """The example 2.2-e1b, for one command point."""
    t = war_table().ally("genoa", "france").war("france", "papacy").control("papacy", "siena")
    t.put("genoa", "france", regulars=1).put("florence", "independent", regulars=2)
    assert price(t.state, FRANCE, CONTROL_UNFORTIFIED) == 1
    assert "siena" in can_take(t, "france")
    t.put("rome", "papacy", regulars=1)
    assert "siena" not in can_take(t, "france")


def test_12_2_x4b_the_units_next_to_it_need_no_line():
    t = invasion().control("england", "rouen", "tours")
    t.put("tours", "france", regulars=1).unrest("tours")
    t.control("england", "orleans", "limoges", "nantes")
    assert "orleans" in can_take(t, "france")  # the line from Paris reaches Orleans, not Tours' stack


@proves("12.2-x4c")
def test_12_2_x4c_besiegers_and_besieged_count():
    t = invasion().put("calais", "england", regulars=1).put("calais", "france", regulars=2).siege("calais")
    assert "boulogne" not in can_take(t, "france")  # the besieged hold it back
    t = war_table().war("france", "habsburg").control("habsburg", "boulogne").war("france", "england")
    t.put("calais", "france", regulars=2).siege("calais")
    assert "boulogne" in can_take(t, "france")


def test_12_2_x5_not_where_another_power_stands():
    t = invasion().put("paris", "france", regulars=1).put("boulogne", "england", regulars=1)
    assert can_take(t, "france") == []
    t = invasion().put("paris", "france", regulars=1).put("boulogne", "papacy", regulars=1)
    assert can_take(t, "france") == []
    t.ally("france", "papacy")
    assert can_take(t, "france") == ["boulogne"]


def test_21_6_x2b_the_protestant_takes_nothing_before_the_league():
    t = war_table().war("protestant", "habsburg").put("wittenberg", "protestant", regulars=2)
    t.control("habsburg", "leipzig")
    assert can_take(t, "protestant") == []
    t.arrange(league=True)
    assert "leipzig" in can_take(t, "protestant")


@proves("2.2-r6")
def test_2_2_r6_an_allied_minor_powers_space_goes_to_the_major_power():
    t = war_table().ally("scotland", "france")
    assert t.holder("glasgow") == "france"
    t.control("england", "glasgow").play(take_control, POWERS["scotland"], PLACES["glasgow"])
    assert t.holder("glasgow") == "france"


# Ships


@proves("12.2-r4")
def test_12_2_r4_ships_leave_a_port_that_is_taken():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "brest")
        .ships("brest", "england", squadrons=2)
    )
    t.put("brest", "france", regulars=1).play(control_action, FRANCE)
    t.expect("england", "harbour.sea", ["english_channel", "bay_of_biscay"])
    t.answer("england", "harbour.sea", "bay_of_biscay")
    assert t.fleet("brest", "england") == (0, 0)
    assert t.fleet("bay_of_biscay", "england") == (2, 0)


def test_r41_only_to_a_sea_free_of_their_enemies_else_they_are_lost():
    t = (
        war_table()
        .war("france", "england")
        .control("england", "brest")
        .ships("brest", "england", squadrons=2)
    )
    t.ships("english_channel", "france", squadrons=1).put("brest", "france", regulars=1)
    t.play(control_action, FRANCE)
    assert t.fleet("bay_of_biscay", "england") == (2, 0)  # the only one left
    t = (
        war_table()
        .war("france", "england")
        .control("england", "brest")
        .ships("brest", "england", squadrons=2)
    )
    t.ships("english_channel", "france", squadrons=1).ships("bay_of_biscay", "france", squadrons=1)
    t.put("brest", "france", regulars=1).play(control_action, FRANCE)
    assert t.fleet("brest", "england") == (0, 0)
    assert t.state.lost_ships[ENGLAND] == 2


def test_r41_friendly_ships_stay():
    t = war_table().ally("france", "england").ships("brest", "england", squadrons=1)
    t.play(evict_ships, PLACES["brest"])
    assert t.fleet("brest", "england") == (1, 0)


def test_r222_ships_of_an_inactive_minor_power_cannot_put_to_sea():
    t = war_table().war("england", "scotland").ships("glasgow", "scotland", squadrons=1)
    t.control("england", "glasgow").play(evict_ships, PLACES["glasgow"])
    assert t.fleet("glasgow", "scotland") == (0, 0)
    assert t.state.lost_ships[POWERS["scotland"]] == 1


# Unrest


@proves("12.4-r20..r22", "12.4-c1")
def test_12_4_c1_units_in_the_space_end_the_unrest():
    t = war_table().war("france", "england").control("england", "boulogne").unrest("boulogne")
    t.put("boulogne", "habsburg", regulars=1)
    assert can_calm(t, "habsburg") == ["boulogne"]
    t.play(control_action, HABSBURG)
    t.expect_event("unrest.goes", space="boulogne")
    assert not t.state.unrest[PLACES["boulogne"]]
    assert t.holder("boulogne") == "england"


def test_12_4_c2_the_protestant_in_protestant_home_spaces_before_the_league():
    t = war_table().control("habsburg", "erfurt").unrest("erfurt", "vienna")
    assert can_calm(t, "protestant") == ["erfurt"]
    assert can_calm(t, "habsburg") == []
    t.arrange(league=True)
    assert can_calm(t, "protestant") == []


def test_12_4_c3_units_next_to_it_with_no_enemy_next_to_it():
    t = war_table().unrest("tours").put("orleans", "france", regulars=1)
    assert can_calm(t, "france") == ["tours"]
    t.war("france", "england").put("bordeaux", "england", regulars=1)
    assert can_calm(t, "france") == []


def test_12_4_r21_no_line_is_needed():
    t = war_table().unrest("pavia").put("pavia", "england", regulars=1)
    assert can_take(t, "england") == []
    assert can_calm(t, "england") == ["pavia"]


def test_r45_fortified_spaces_and_those_of_others_too():
    t = war_table().unrest("paris").put("paris", "papacy", regulars=1)
    t.play(control_action, POWERS["papacy"])
    assert not t.state.unrest[PLACES["paris"]]
    assert t.holder("paris") == "france"


def test_12_4_r22_an_enemy_space_in_unrest_can_be_taken_or_calmed():
    t = invasion().unrest("boulogne").put("boulogne", "france", regulars=1)
    assert [s.word for s in control_spaces(t.state, FRANCE)] == ["boulogne"]
    t.play(control_action, FRANCE).expect("france", "control.use", ["take", "calm"])
    t.answer("france", "control.use", "take")
    assert t.holder("boulogne") == "france"
    assert t.state.unrest[PLACES["boulogne"]]


@proves("12.4-r0")
def test_r42_no_unrest_where_units_stand_but_a_leader_alone_does_not_keep_it_away():
    for edition, leader_bars in (("first", False), ("2017", True)):
        t = war_table(edition=edition).put("tours", "france", regulars=1)
        t.put("lyon", "france", leaders=["montmorency"])
        t.ships("brest", "france", squadrons=1).lend("nantes", "france", "england", 1)
        for space in ("tours", "brest", "nantes"):
            assert not may_have_unrest(t.state, PLACES[space])
        assert may_have_unrest(t.state, PLACES["lyon"]) != leader_bars
        assert may_have_unrest(t.state, PLACES["orleans"])


@proves("12.4-r0b")
def test_12_4_r0b_a_marker_goes_on_empty_spaces_once():
    t = war_table()
    assert may_have_unrest(t.state, PLACES["orleans"])
    t.play(put_unrest, PLACES["orleans"])
    assert not may_have_unrest(t.state, PLACES["orleans"])
    t.expect_event("unrest.comes", space="orleans")


@proves("12.4-x1,x2")
def test_12_4_x1_what_may_strike_occupied_spaces_does():
    t = war_table().put("wales", "england", regulars=1).play(put_unrest, PLACES["wales"])
    assert t.state.unrest[PLACES["wales"]]


@proves("12.4-r2,r3", "12-r3")
def test_12_4_r2_no_retreat_and_no_avoiding_of_battle_into_unrest():
    t = war_table()
    assert is_retreat(t.state, FRANCE, PLACES["tours"])
    t.unrest("tours")
    assert not is_retreat(t.state, FRANCE, PLACES["tours"])


@proves("12.4-r9")
def test_12_4_r9_a_space_in_unrest_is_not_protestant_for_points():
    t = war_table()
    before = protestant_spaces(t.state)
    t.faith("protestant", "erfurt", "kassel")
    assert protestant_spaces(t.state) == before + 2
    t.unrest("erfurt")
    assert protestant_spaces(t.state) == before + 1


def test_12_4_r10_an_electorate_in_unrest_gives_no_points():
    t = war_table().control("habsburg", "mainz", "trier")
    assert habsburg_electorates(t.state) == 2
    t.unrest("mainz")
    assert habsburg_electorates(t.state) == 1
    t.arrange(league=True).control("protestant", "cologne").faith("protestant", "cologne")
    held = base_points(t.state, PROTESTANT)
    t.unrest("cologne")
    assert base_points(t.state, PROTESTANT) == held - 2


@proves("12.4-r16", "2.1-r6")
def test_12_4_r16_a_key_in_unrest_gives_neither_points_nor_cards():
    t = war_table()
    boxes, cards, points = (
        open_boxes(t.state, OTTOMAN),
        base_cards(t.state, OTTOMAN),
        base_points(t.state, OTTOMAN),
    )
    t.control("ottoman", "buda", "belgrade")
    more_cards, more_points = base_cards(t.state, OTTOMAN), base_points(t.state, OTTOMAN)
    assert (more_cards, more_points) > (cards, points)
    t.unrest("buda", "belgrade")
    assert keys_of(t.state, OTTOMAN) == boxes + 2
    assert open_boxes(t.state, OTTOMAN) == boxes
    assert (base_cards(t.state, OTTOMAN), base_points(t.state, OTTOMAN)) == (cards, points)
