"""15 Sieges, and 15.3 how they are broken."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS, ENGLAND, FRANCE, HABSBURG, METZ, MONTMORENCY, VIENNA
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, end_impulse, settle_map
from cuius.titles.here_i_stand.phases.land.assault import assault_targets
from cuius.titles.here_i_stand.phases.land.siege import (
    besiegers,
    break_sieges,
    inside,
    is_besieged,
    is_frozen,
    laid_now,
    lay_siege,
    outnumbers,
)
from cuius.titles.here_i_stand.phases.sea.sailing import anchorages, can_sail
from cuius.titles.here_i_stand.state import CAPTIVE, TURN_TRACK
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.tables import HisTable, war_table


def calais(french: int = 3, english: int = 2, **more: int) -> HisTable:
    """French besiegers before Calais, France at war with England."""
    t = war_table().war("france", "england").impulse("france", cp=2)
    t.put("calais", "england", regulars=english).put("calais", "france", regulars=french, **more)
    return t.siege("calais")


@proves("15-r1")
def test_15_r1_under_siege_when_outnumbered_inside():
    t = war_table().war("france", "england").impulse("france", cp=2)
    t.put("calais", "england", regulars=2).put("calais", "france", regulars=3)
    assert outnumbers(t.state, FRANCE, CALAIS)
    t.play(lay_siege, FRANCE, CALAIS)
    assert is_besieged(t.state, CALAIS)
    assert inside(t.state, CALAIS) == 2
    assert besiegers(t.state, CALAIS) == (FRANCE,)
    t.expect_event("siege.laid", power="france", space="calais")
    assert not outnumbers(calais(2, 2).state, FRANCE, CALAIS)


def test_15_r3_the_besieged_are_frozen_the_besiegers_are_not():
    t = calais()
    assert is_frozen(t.state, ENGLAND, CALAIS)
    assert not is_frozen(t.state, FRANCE, CALAIS)
    t.ally("england", "papacy").put("calais", "papacy", regulars=1)
    assert inside(t.state, CALAIS) == 3  # allies are inside with them


def test_15_r4_ships_may_leave_a_besieged_port():
    t = calais().ships("calais", "england", squadrons=2)
    assert anchorages(t.state, ENGLAND, ()) == (CALAIS,)
    assert can_sail(t.state, ENGLAND)


@proves("15-r5")
def test_15_r5_two_allies_besiege_together_each_outnumbering():
    t = (
        calais(3, 2)
        .war("habsburg", "england")
        .ally("france", "habsburg")
        .put("calais", "habsburg", regulars=3)
    )
    t.play(lay_siege, HABSBURG, CALAIS)
    assert besiegers(t.state, CALAIS) == (HABSBURG, FRANCE)
    assert laid_now(t.state, HABSBURG, CALAIS)
    assert not laid_now(t.state, FRANCE, CALAIS)
    assert assault_targets(t.state, FRANCE) == (CALAIS,)
    assert assault_targets(t.state, HABSBURG) == ()  # it put the space under siege in this impulse
    t.arrange(end_impulse)
    assert not laid_now(t.state, HABSBURG, CALAIS)


def test_13_1_p9_empty_walls_are_besieged_by_one_unit():
    t = war_table().impulse("france", cp=2).put("metz", "france", regulars=1)
    t.play(lay_siege, FRANCE, METZ)
    assert is_besieged(t.state, METZ)
    t.play(break_sieges)
    assert is_besieged(t.state, METZ)


# Breaking


@proves("15.3-r1,r4")
def test_15_3_r1_broken_when_the_besiegers_no_longer_outnumber():
    t = calais(2, 2).play(break_sieges)
    t.expect_event("siege.broken", space="calais")
    assert t.units("boulogne", "france") == (2, 0)
    assert not is_besieged(t.state, CALAIS)
    t = calais(3, 2).play(break_sieges)
    assert is_besieged(t.state, CALAIS)


def test_15_3_r1_cavalry_counts():
    t = war_table().war("ottoman", "habsburg").put("vienna", "habsburg", regulars=2)
    t.put("vienna", "ottoman", regulars=1, hired=2).siege("vienna").play(break_sieges)
    assert is_besieged(t.state, VIENNA)


@proves("15.3-r2,r3")
def test_15_3_r2_whatever_the_reason_it_is_looked_at_after_every_action():
    t = calais(4, 2).put("calais", "france", regulars=-2).control("habsburg", "boulogne")
    t.control("france", "brussels").play(settle_map)
    assert t.units("brussels", "france") == (2, 0)  # the only way out
    assert not is_besieged(t.state, CALAIS)


def test_15_3_r4_free_of_charge_the_leaders_with_the_stack():
    t = calais(1, 2, leaders=["montmorency"]).play(break_sieges)
    assert t.where("montmorency") == "boulogne"
    assert t.units("boulogne", "france") == (1, 0)
    assert t.state.cp == 2


def test_r68_each_of_two_besiegers_by_its_own_numbers():
    t = (
        calais(3, 2)
        .war("habsburg", "england")
        .ally("france", "habsburg")
        .put("calais", "habsburg", regulars=2)
    )
    t.control("england", "boulogne").play(break_sieges)
    t.answer("habsburg", "siege.retreat", "antwerp")
    assert t.units("antwerp", "habsburg") == (2, 0)
    assert besiegers(t.state, CALAIS) == (FRANCE,)
    assert is_besieged(t.state, CALAIS)


def test_r68_a_stack_that_is_gone_needs_no_retreat():
    t = calais(0, 2).play(break_sieges)
    t.expect_event("siege.broken", space="calais")
    assert not is_besieged(t.state, CALAIS)


def test_r220_leaders_without_units_retreat_like_a_stack():
    t = calais(0, 2, leaders=["montmorency"]).play(break_sieges)
    assert t.where("montmorency") == "boulogne"
    assert not is_besieged(t.state, CALAIS)


@proves("15.3-r5")
def test_15_3_r5_without_a_legal_space_all_is_lost():
    t = calais(2, 2, leaders=["montmorency"]).control("england", "boulogne").play(break_sieges)
    assert t.units("calais", "france") == (0, 0)
    assert t.where("montmorency") == CAPTIVE
    assert t.state.captor[MONTMORENCY] == ENGLAND
    assert not is_besieged(t.state, CALAIS)


def test_r221_who_has_no_power_card_keeps_no_captive():
    t = war_table().put("metz", "independent", regulars=1).put("metz", "france", leaders=["montmorency"])
    t.put("metz", "france", regulars=1).control("england", "st_dizier").siege("metz").play(break_sieges)
    assert t.where("montmorency") == TURN_TRACK
    t.expect_event("siege.escaped", leader="montmorency")


@proves("15.3-x1", "12.4-r2")
def test_15_3_x1_not_into_unrest_nor_to_enemies():
    t = calais(2, 2).control("france", "brussels").unrest("boulogne").play(break_sieges)
    assert t.units("brussels", "france") == (2, 0)
    t = calais(2, 2).control("france", "brussels").put("brussels", "england", regulars=1).play(break_sieges)
    assert t.units("boulogne", "france") == (2, 0)


def test_15_3_x2_not_into_the_sea():
    t = calais(2, 2).ships("north_sea", "france", squadrons=3).control("england", "boulogne")
    t.play(break_sieges)
    assert t.units("calais", "france") == (0, 0)


def test_15_3_x3_not_into_independent_or_foreign_spaces():
    t = calais(2, 2).control("independent", "boulogne").play(break_sieges)
    assert t.units("calais", "france") == (0, 0)
    t = calais(2, 2).control("england", "boulogne").play(break_sieges)
    assert t.units("calais", "france") == (0, 0)
    t = calais(2, 2).control("england", "boulogne").ally("france", "habsburg").play(break_sieges)
    t.expect("france", "siege.retreat", ["brussels", "antwerp"])
    t.answer("france", "siege.retreat", "antwerp")
    assert t.units("antwerp", "france") == (2, 0)


def test_2_5_r10_a_pass_is_a_way_out():
    t = war_table().war("habsburg", "france").put("bordeaux", "france", regulars=1)
    t.put("bordeaux", "habsburg", regulars=1).siege("bordeaux").play(break_sieges)
    assert t.units("navarre", "habsburg") == (1, 0)


def test_the_units_of_active_minor_powers_go_with_the_stack():
    t = war_table().war("ottoman", "habsburg").ally("hungary", "habsburg").control("ottoman", "buda")
    t.put("buda", "ottoman", regulars=3).put("buda", "habsburg", regulars=1).put(
        "buda", "hungary", regulars=2
    )
    t.siege("buda").play(break_sieges)
    t.answer("habsburg", "siege.retreat", "pressburg")
    assert t.units("pressburg", "hungary") == (2, 0)
    assert t.units("pressburg", "habsburg") == (1, 0)


@proves("15.3-r1,r3", "24-k33")
def test_15_3_r1_a_response_between_impulses_breaks_a_siege_at_once():
    t = war_table().war("france", "england").control("france", "boulogne")
    t.put("calais", "england", regulars=2).put("calais", "france", regulars=1, hired=2).siege("calais")
    t.hand("ottoman", "landsknechts").impulse("england").play(action_phase)
    t.answer("ottoman", "respond.between", "landsknechts")  # the only mercenaries on the map
    assert not t.state.besieged[CALAIS]
    assert t.units("boulogne", "france") == (1, 0)
    t.expect("england", "impulse.card")


@proves("15.3-r1", "15.3-r3", "24-k97")
def test_15_3_r3_a_card_between_two_actions_of_a_scots_raid_breaks_a_siege_at_once():
    t = war_table().ally("scotland", "france").war("france", "england")
    t.put("edinburgh", "france", regulars=4).control("france", "berwick").hand("ottoman", "landsknechts")
    t.put("york", "england", regulars=1).put("york", "france", hired=2).siege("york")
    play_card(t, "papacy", "scots_raid").answer("france", "action", "raise_regular", "build.where", "glasgow")
    t.answer("ottoman", "respond.between", "landsknechts")
    t.expect_event("siege.broken", space="york")
    t.expect("france", "action")
