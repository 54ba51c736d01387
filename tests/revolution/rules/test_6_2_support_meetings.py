"""6.2 Support movement where it meets new units, armies and the end phase."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.phases.provinces import newcomers
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
BURGHERS_FIRST = "burghers catholics habsburgs nobility reformers".split()


def spanish(edition: str, players: int = 5, **more: str) -> RevolutionTable:
    """Catholics with three and Habsburgs with two in the Spanish Treasury, two Huguenots of the Burghers."""
    t = empty_table(players, edition=edition, **more).support("huguenots", burghers=2)
    return t.support("spanish_treasury", catholics=3).support("spanish_treasury", habsburgs=2)


def due(t: RevolutionTable, faction: str) -> int:
    return newcomers(t.state, FACTIONS[faction])


@pytest.mark.parametrize(("edition", "free"), [("2007", 1), ("2004", 2)])
@proves("6.2.2-r9", "6.2.2-r10")
def test_6_2_2_r9_who_has_intercepted_may_move_in_2004_and_not_in_2007(edition, free):
    t = spanish(edition).phase("support").answer("catholics", "support.many", 3)
    t.answer("burghers", "support.intercept", 1).answer("habsburgs", "support.many", 0)
    t.expect("burghers", "support.many", [str(n) for n in range(free + 1)])


@pytest.mark.parametrize(("edition", "units"), [("2007", 9), ("2004", 10)])
@proves("6.2.2-r9", "6.2.2-r10", "6.10-r6,r7")
def test_6_10_r7_who_has_intercepted_brings_a_new_unit_in_2004_and_not_in_2007(edition, units):
    """Eight from towns and cities, one for each Huguenot that counts."""
    t = (
        spanish(edition)
        .city("gent", "burghers")
        .units("tournai", burghers=1)
        .units("valenciennes", burghers=1)
    )
    for town in ("breda", "delft", "mons"):
        t.units(town, burghers=1)
    t.phase("support").answer("catholics", "support.many", 2).answer("burghers", "support.intercept", 1)
    t.answer("habsburgs", "support.many", 0).answer("burghers", "support.many", 0)
    assert due(t, "burghers") == units


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.2.2-r6,r7")
def test_6_2_2_r7_one_from_each_spanish_faction(edition):
    t = spanish(edition).phase("support").answer("catholics", "support.many", 3)
    t.expect("burghers", "support.intercept", ["0", "1", "2"]).answer("burghers", "support.intercept", 1)
    t.answer("habsburgs", "support.many", 2)
    t.expect("burghers", "support.intercept", ["0", "1"]).answer("burghers", "support.intercept", 1)
    assert (t.coins_of("catholics"), t.coins_of("habsburgs"), t.coins_of("burghers")) == (2, 1, 2)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.2.2-r8")
def test_6_2_2_r8_huguenots_that_have_left_cannot_intercept(edition):
    """The Burghers move first and send one of two to Zeeland."""
    t = spanish(edition).turn_order(*BURGHERS_FIRST).phase("support")
    t.answer("burghers", "support.many", 1, "support.to", "zeeland").answer("catholics", "support.many", 3)
    t.expect("burghers", "support.intercept", ["0", "1"])


@proves("6.2.2-r9", "6.20-r2")
def test_6_20_r2_a_turned_huguenot_intercepts_again_next_turn():
    t = spanish("2007").phase("support").answer("catholics", "support.many", 1)
    t.answer("burghers", "support.intercept", 1).answer("habsburgs", "support.many", 0)
    t.answer("burghers", "support.many", 0).phase("end").play_out()
    t.turn_order(*"catholics habsburgs nobility burghers reformers".split()).phase("support")
    t.answer("catholics", "support.many", 2)
    t.expect("burghers", "support.intercept", ["0", "1", "2"])


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_2_r3_the_intercepted_counter_is_stock_at_once(edition):
    """A Catholic stock of nothing: the counter that was taken can be placed in 6.10."""
    t = spanish(edition).country("brabant", catholics=29)
    assert t.stock_of("catholics") == 0
    t.phase("support").answer("catholics", "support.many", 3).answer("burghers", "support.intercept", 2)
    t.answer("habsburgs", "support.many", 0)
    assert (t.stock_of("catholics"), t.coins_of("catholics")) == (2, 1)
    assert due(t, "catholics") == 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_2_r12_spent_huguenots_are_gone_from_the_box_in_either_edition(edition):
    t = spanish(edition, interception="spent").country("holland", burghers=30)
    assert t.stock_of("burghers") == 0  # and it needs none
    t.phase("support").answer("catholics", "support.many", 3).answer("burghers", "support.intercept", 2)
    assert (t.in_support("huguenots", "burghers"), t.coins_of("burghers")) == (0, 2)
    t.answer("habsburgs", "support.many", 2)
    assert t.over
    assert t.coins_of("habsburgs") == 2


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.2.1-r2", "6.4-r9")
def test_6_4_r9_support_that_came_this_turn_is_presence_for_an_army(edition):
    t = empty_table(edition=edition).support("french_support", nobility=1).coins(nobility=2).phase("raising")
    assert t.over
    t.phase("support").answer("nobility", "support.many", 1, "support.to", "luxembourg")
    t.phase("raising").expect("nobility", "raise.where", ["luxembourg", "done"])


@pytest.mark.parametrize(("phase", "most"), [("units", 3), ("opening_units", 5)])
@proves("5.2-r3,r4", "6.10-r13")
def test_r14_support_that_came_this_turn_makes_room_for_new_units(phase, most):
    """One in Hainault and two from France: three may follow in turn 1, six, had it so many, in turn 0."""
    t = empty_table().support("french_support", nobility=2).units("mons", nobility=1)
    t.phase("opening_support" if phase == "opening_units" else "support")
    t.answer("nobility", "support.many", 2, "support.to", "hainault", "support.to", "hainault")
    t.phase(phase).skip_to("units.where", "nobility").answer("nobility", "units.where", "hainault")
    t.expect("nobility", "units.many", [str(n) for n in range(1, most + 1)])


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.2.1-r5", "6.11-r1")
def test_6_2_1_r5_support_above_the_limit_stands_until_conflict(edition):
    """Zeeland, limit 3, full of others: two Reformers enter, and both fall with two Catholics."""
    t = empty_table(4, edition=edition).country("zeeland", catholics=3).support("huguenots", reformers=2)
    t.phase("support").answer(
        "reformers", "support.many", 2, "support.to", "zeeland", "support.to", "zeeland"
    )
    assert t.contents("zeeland_countryside") == {"catholics": 3, "reformers": 2}
    t.phase("conflict")
    assert t.contents("zeeland_countryside") == {"catholics": 2, "reformers": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@proves("3.1-r4", "6.2.2-r1")
def test_6_2_2_r1_with_two_players_each_spanish_faction_moves_for_itself(edition):
    """The Reformers' Huguenots face both factions of the other player; the Burghers have no say."""
    t = empty_table(2, edition=edition).support("huguenots", reformers=1)
    t.support("spanish_treasury", catholics=1).support("spanish_treasury", habsburgs=1).phase("support")
    t.answer("catholics", "support.many", 1).answer("reformers", "support.intercept", 1)
    t.answer("habsburgs", "support.many", 1)
    assert (t.coins_of("reformers"), t.coins_of("catholics"), t.coins_of("habsburgs")) == (1, 0, 1)
