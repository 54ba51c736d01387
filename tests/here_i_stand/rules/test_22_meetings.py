"""22 Minor powers that change sides in the middle of sieges."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARD_ANDREA_DORIA,
    DIPLOMATIC_MARRIAGE,
    FRANCE,
    GENOA,
    HABSBURG,
    OTTOMAN,
    PLACES,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.action.impulse import settle_map
from cuius.titles.here_i_stand.phases.minor_powers import activate, check_hungary, deactivate
from cuius.titles.here_i_stand.rules.powers import at_war, is_inactive, to_deactivate
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def siege_of_genoa() -> HisTable:
    """France, at war with Genoa alone, before its walls with four; one Genoese inside."""
    t = war_table().war("france", "genoa").impulse("habsburg", cp=2).control("france", "pavia")
    t.put("genoa", "france", regulars=4, leaders=["montmorency"]).put("genoa", "genoa", regulars=1)
    return t.siege("genoa")


@proves("22.2-p2", "22.2-p2b")
def test_22_2_p2_a_besieger_who_declares_war_keeps_his_siege():
    t = siege_of_genoa().play(activate, GENOA, HABSBURG, CARD_ANDREA_DORIA)
    t.answer("france", "minor.war", "declare_war")
    t.play(settle_map)
    assert at_war(t.state, FRANCE, HABSBURG)
    assert t.units("genoa", "france") == (4, 0)
    assert t.state.besieged[PLACES["genoa"]] > 0
    assert t.holder("genoa") == "habsburg"


def test_22_2_p2b_a_besieger_who_declines_goes_and_the_siege_is_over():
    t = siege_of_genoa().play(activate, GENOA, HABSBURG, CARD_ANDREA_DORIA)
    t.answer("france", "minor.war", "pass")
    t.answer("france", "displace.land", "marseille").play(settle_map)
    assert t.units("marseille", "france") == (4, 0)
    assert t.where("montmorency") == "marseille"
    assert t.state.besieged[PLACES["genoa"]] == 0
    assert not at_war(t.state, FRANCE, GENOA)


def test_22_2_p2_an_ally_of_the_new_master_cannot_declare_and_leaves():
    t = siege_of_genoa().ally("france", "habsburg").play(activate, GENOA, HABSBURG, CARD_ANDREA_DORIA)
    t.expect("france", "displace.land")
    t.answer("france", "displace.land", "paris").play(settle_map)
    assert t.units("genoa", "france") == (0, 0)
    assert t.state.besieged[PLACES["genoa"]] == 0


def test_22_2_p3_a_home_space_already_lost_stays_lost():
    t = siege_of_genoa().control("france", "bastia").play(activate, GENOA, HABSBURG, CARD_ANDREA_DORIA)
    t.answer("france", "minor.war", "pass").answer("france", "displace.land", "marseille")
    assert (t.holder("bastia"), t.holder("genoa")) == ("france", "habsburg")


def occupied_genoa() -> HisTable:
    """Genoa fights for France: a French and a Genoese unit inside, three Habsburgs before the walls."""
    t = war_table().war("france", "habsburg").ally("genoa", "france").impulse("habsburg", cp=2)
    t.put("genoa", "france", regulars=1, leaders=["montmorency"]).put("genoa", "genoa", regulars=1)
    t.put("genoa", "habsburg", regulars=3).control("habsburg", "pavia", "milan")
    return t.siege("genoa")


@proves("22.4-p3")
def test_22_4_p3_both_sides_of_the_walls_leave_a_power_that_turns_neutral():
    t = occupied_genoa().play(deactivate, GENOA)
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    t.play(settle_map)
    assert is_inactive(t.state, GENOA)
    assert t.state.besieged[PLACES["genoa"]] == 0
    assert t.units("milan", "habsburg") == (3, 0)  # two spaces away, nearest
    assert t.units("genoa", "france") == (0, 0)
    assert t.where("montmorency") in ("marseille", "paris")
    assert t.units("genoa", "genoa") == (1, 0)


def test_22_4_p4_its_units_come_home_from_a_siege_they_lay():
    """Genoese before Nice-born Marseille: the siege they held up is broken by their leaving."""
    t = war_table().war("france", "habsburg").ally("genoa", "habsburg").impulse("papacy", cp=2)
    t.put("marseille", "france", regulars=2).put("marseille", "habsburg", regulars=2)
    t.put("marseille", "genoa", regulars=1).siege("marseille").control("habsburg", "nice")
    t.play(deactivate, GENOA).play(settle_map)
    assert t.units("genoa", "genoa") == (1, 0)
    assert t.units("nice", "habsburg") == (2, 0)
    assert t.state.besieged[PLACES["marseille"]] == 0


def test_22_4_p4_not_into_a_home_space_somebody_took():
    t = war_table().ally("scotland", "france").control("england", "edinburgh").impulse("england", cp=2)
    t.put("paris", "scotland", regulars=2).play(deactivate, SCOTLAND)
    assert t.units("stirling", "scotland") == (2, 0)
    assert t.holder("edinburgh") == "england"


@proves("22.4-r4")
@pytest.mark.parametrize("power", [OTTOMAN, PROTESTANT])
def test_22_4_r4_any_major_power_may_part_allies_by_marriage(power):
    t = war_table().ally("genoa", "france")
    assert to_deactivate(t.state, power, DIPLOMATIC_MARRIAGE) == (GENOA,)


def test_22_3_r1_an_active_minor_powers_garrison_withdraws_and_is_relieved_by_its_major_power():
    t = war_table().war("ottoman", "papacy").ally("venice", "papacy").control("ottoman", "zara", "trieste")
    t.put("trieste", "ottoman", regulars=4).put("venice", "venice", regulars=2)
    t.put("ravenna", "papacy", regulars=3).impulse("ottoman", cp=2)
    march(t, "ottoman", "trieste", "venice", 4)
    t.dice(intercept=[1, 2])
    t.answer("papacy", "intercept.from", "ravenna", "intercept.regulars", 3)
    t.answer("papacy", "avoid.to", "pass", "withdraw", "withdraw")
    assert t.state.besieged[PLACES["venice"]] > 0
    t.impulse("papacy", cp=2).arrange(intercepted=[], fresh_sieges=[])
    march(t, "papacy", "ravenna", "venice", 3)
    t.answer("ottoman", "avoid.to", "pass")
    t.expect("papacy", "sortie.regulars", options=["2", "1", "0"])


def test_22_1_r5_inactive_defenders_of_four_withdraw_five_fight_whatever_leaders_come():
    t = war_table().war("ottoman", "venice").control("ottoman", "trieste").impulse("ottoman", cp=2)
    t.put("venice", "venice", regulars=5).put("trieste", "ottoman", regulars=6, leaders=["suleiman"])
    t.dice(attack=[6, 1, 1, 1, 1, 1, 1, 1], defence=[6, 6] + [1] * 4)
    march(t, "ottoman", "trieste", "venice", 6, 0, ["suleiman"])
    t.expect_event("battle.fought", dice=8, against=6, hits=1, losses=2)
    assert t.units("venice", "venice") == (4, 0)
    assert t.units("trieste", "ottoman") == (4, 0)  # they lost and went back


def test_22_5_r6_the_besieged_hungarians_die_the_besieger_takes_the_key_leaders_too():
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary").control("ottoman", "belgrade")
    t.put("buda", "hungary", regulars=2).put("buda", "ottoman", regulars=3).siege("buda")
    t.put("prague", "hungary", regulars=2).play(check_hungary)
    assert t.units("buda", "hungary") == (0, 0)
    assert t.holder("buda") == "ottoman"
    assert t.holder("prague") == "habsburg"
    assert t.state.besieged[PLACES["buda"]] == 0
    assert t.units("prague", "hungary") == (2, 0)


def test_22_2_p2_of_two_besiegers_one_goes_to_war_and_the_other_goes_home():
    t = siege_of_genoa().war("papacy", "genoa").ally("france", "papacy").put("genoa", "papacy", regulars=2)
    t.play(activate, GENOA, HABSBURG, CARD_ANDREA_DORIA)
    t.answer("france", "minor.war", "pass").answer("france", "displace.land", "paris")
    t.answer("papacy", "minor.war", "declare_war").play(settle_map)
    assert (t.units("genoa", "france"), t.units("genoa", "papacy")) == ((0, 0), (2, 0))
    assert t.state.besieged[PLACES["genoa"]] > 0


def test_22_2_p1_the_new_ally_who_lay_before_the_walls_is_inside_them():
    t = siege_of_genoa().play(activate, GENOA, FRANCE, CARD_ANDREA_DORIA).play(settle_map)
    assert t.holder("genoa") == "france"
    assert t.units("genoa", "france") == (4, 0)
    assert t.state.besieged[PLACES["genoa"]] == 0


def test_22_4_p2_a_home_space_that_the_ally_took_from_others_turns_neutral_too():
    """All of the former ally's markers leave its home spaces, however they came there."""
    t = war_table().ally("venice", "papacy").control("papacy", "corfu", "ragusa").play(deactivate, VENICE)
    assert (t.holder("corfu"), t.holder("candia"), t.holder("ragusa")) == ("venice", "venice", "papacy")
