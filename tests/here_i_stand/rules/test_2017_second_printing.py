"""What the edition of 2017 has from the second printing and the rulebook of the first has not."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BELGRADE,
    CHARLES_V,
    ENGLAND,
    FRANCE,
    HABSBURG,
    PAPACY,
    PLACES,
)
from cuius.titles.here_i_stand.phases.common.powers import break_out
from cuius.titles.here_i_stand.phases.diplomacy.peace import groups_of_two
from cuius.titles.here_i_stand.phases.land.reactions import may_intercept
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts
from cuius.titles.here_i_stand.phases.religion.protestants import take_germany
from cuius.titles.here_i_stand.phases.sea.piracy import dice_against
from cuius.titles.here_i_stand.phases.winter.phase import replacements
from cuius.titles.here_i_stand.rules.communication import is_source
from cuius.titles.here_i_stand.rules.control import may_have_unrest
from tests.here_i_stand.preaching import catholic_world, only_free, zones
from tests.here_i_stand.tables import war_table

BOTH = pytest.mark.parametrize("edition", ["first", "2017"])


@proves("2.1-d1")
@BOTH
def test_2_1_d1_friends_who_fall_out_part_without_a_fight(edition):
    """French and Papal men camp together in Modena when their powers fall out in the Action Phase."""
    t = war_table(edition=edition).ally("france", "papacy").put("modena", "france", regulars=2).seeded(3)
    t.put("modena", "papacy", regulars=2).impulse("france", cp=1).play(break_out, FRANCE, PAPACY).play_out()
    assert bool(t.events("battle.begins")) == (edition == "first")
    assert 0 in (sum(t.units("modena", "france")), sum(t.units("modena", "papacy")))


@proves("9.3-d2")
@BOTH
def test_9_3_d2_the_odd_space_has_the_price_of_two(edition):
    t = war_table(edition=edition).war("france", "habsburg").control("habsburg", "limoges")
    assert (len(groups_of_two(t.state, FRANCE, HABSBURG)) > 1) == (edition == "2017")
    t.control("habsburg", "nantes")
    assert len(groups_of_two(t.state, FRANCE, HABSBURG)) == 3


@proves("12.1-d1")
@BOTH
def test_12_1_d1_belgrade_serves_the_allies_of_its_ally(edition):
    """Hungary is active for Habsburg, Habsburg allied to the Papacy."""
    t = war_table(edition=edition).ally("hungary", "habsburg").ally("papacy", "habsburg")
    assert is_source(t.state, HABSBURG, BELGRADE)
    assert is_source(t.state, PAPACY, BELGRADE) == (edition == "2017")
    assert is_source(t.state, PAPACY, PLACES["vienna"])  # a major ally's own


@proves("12.4-d1")
@BOTH
def test_12_4_d1_the_emperor_alone_keeps_a_town_quiet(edition):
    t = war_table(edition=edition).arrange(leader_at={CHARLES_V: int(PLACES["graz"])})
    assert may_have_unrest(t.state, PLACES["graz"]) == (edition == "first")
    t.put("graz", "habsburg", regulars=1)
    assert not may_have_unrest(t.state, PLACES["graz"])


@proves("12.4-d2")
@BOTH
def test_12_4_d2_carlstadts_failure_is_felt_among_soldiers(edition):
    t = only_free(catholic_world(edition=edition)).faith("protestant", "wittenberg")
    t.put("leipzig", "habsburg", regulars=1).seeded(1)
    t.play(failing_attempt).answer("protestant", "reformation.target", "leipzig")
    t.expect_event("reformation.lost", space="leipzig")
    assert t.state.unrest[PLACES["leipzig"]] == (edition == "2017")


def failing_attempt(g):
    yield from reformation_attempts(g, zones("german"), 1, unrest=True)


@proves("13.2-d2", "13.1-x8")
@BOTH
def test_13_2_d2_a_host_defends_his_guests_though_he_is_at_peace(edition):
    """France moves on Habsburgs in English Liege; England, at peace with France, is treated as a foe."""
    t = war_table(edition=edition).war("france", "habsburg").ally("habsburg", "england")
    t.control("england", "liege", "brussels").put("liege", "habsburg", regulars=1)
    t.put("liege", "england", regulars=1).put("brussels", "england", regulars=2)
    foes = (HABSBURG, ENGLAND)
    assert may_intercept(t.state, ENGLAND, FRANCE, PLACES["liege"], foes) == (edition == "2017")
    assert not may_intercept(t.state, ENGLAND, FRANCE, PLACES["liege"], (HABSBURG,))


@proves("16.4-d3")
@BOTH
def test_16_4_d3_venice_alone_hunts_pirates(edition):
    """Venice, at war with the Ottoman and nobody's ally, has a squadron in Corfu on the Ionian Sea."""
    t = war_table(edition=edition).war("ottoman", "venice", "habsburg").ships("corfu", "venice", squadrons=1)
    t.ships("ionian_sea", "ottoman", corsairs=2).ships("messina", "habsburg", squadrons=1)
    near = {m.reason: m.value for m in dice_against(t.state, PLACES["ionian_sea"], HABSBURG)}
    assert near["piracy.ships_near"] == (2 if edition == "2017" else 1)
    t.ally("venice", "papacy").peace("ottoman", "papacy")
    near = {m.reason: m.value for m in dice_against(t.state, PLACES["ionian_sea"], HABSBURG)}
    assert near["piracy.ships_near"] == 1


@proves("19.5-d1")
@BOTH
def test_19_5_d1_no_recruits_for_a_capital_in_uproar(edition):
    t = war_table(edition=edition).turn(3, "winter").unrest("istanbul").play(replacements)
    assert t.units("istanbul", "ottoman")[0] == (0 if edition == "2017" else 1)
    assert t.units("paris", "france")[0] == 1


@proves("21.6-d2")
@BOTH
def test_21_6_d2_a_fortress_marker_keeps_a_town_from_the_league(edition):
    t = catholic_world(edition=edition).faith("protestant", "nuremberg", "leipzig")
    t.arrange(fortress={PLACES["nuremberg"]: True}, league=True).play(take_germany)
    assert t.holder("leipzig") == "protestant"
    assert t.holder("nuremberg") == ("habsburg" if edition == "2017" else "protestant")
