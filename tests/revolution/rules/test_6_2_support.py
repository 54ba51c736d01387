"""6.2 Support movement and interception; rulings R11 to R13; the three readings of D-06."""

from __future__ import annotations

from typing import Any

import pytest

from cuius.core.errors import BadConfig
from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import BURGHERS, EDITIONS, PROVINCES, REFORMERS
from cuius.titles.revolution.phases.provinces import from_support
from cuius.titles.revolution.title import TITLE
from tests.revolution.tables import RevolutionTable, empty_table

READINGS = ("turned", "stays", "spent")
SPANISH = {"box": "spanish_treasury"}


def gold_fleet(catholics: int = 5, habsburgs: int = 0, **options: str) -> RevolutionTable:
    """Counters wait in the Spanish Treasury."""
    t = empty_table(**options)
    return t.support("spanish_treasury", catholics=catholics).support("spanish_treasury", habsburgs=habsburgs)


# ---- 6.2.1 out of the boxes ----


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_2_1_r1_any_number_or_none(edition):
    t = empty_table(edition=edition).support("french_support", nobility=2)
    t.phase("support").expect("nobility", "support.many", [0, 1, 2], about={"box": "french_support"})
    t.answer("nobility", "support.many", 0)
    assert t.over
    assert t.in_support("french_support", "nobility") == 2


def test_6_2_1_r1_only_its_own_counters():
    t = gold_fleet(catholics=2, habsburgs=3)
    t.phase("support").expect("catholics", "support.many", [0, 1, 2]).answer("catholics", "support.many", 2)
    t.expect("habsburgs", "support.many", [0, 1, 2, 3]).answer("habsburgs", "support.many", 1)
    assert t.in_support("spanish_treasury", "habsburgs") == 2


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.2.1-r2")
def test_d03_plain_slots_lead_to_the_countrysides_named(edition):
    t = empty_table(edition=edition).support("french_support", nobility=2)
    t.phase("support").answer("nobility", "support.many", 2)
    t.expect("nobility", "support.to", ["artois", "hainault", "liege", "luxembourg"])
    t.answer("nobility", "support.to", "liege", "support.to", "artois")
    assert t.country_count("liege", "nobility") == t.country_count("artois", "nobility") == 1
    assert t.contents("arras") == {}


def test_6_2_1_r3_filled_slots_lead_to_the_treasury_only():
    t = empty_table().support("calvinists_filled", reformers=1)
    t.phase("support").answer("reformers", "support.many", 1)
    assert t.over
    assert (t.coins_of("reformers"), t.in_support("calvinists", "reformers")) == (1, 0)


def test_6_2_1_r4_half_slots_lead_to_either():
    t = empty_table().support("london_merchants", burghers=2)
    t.phase("support").answer("burghers", "support.many", 2)
    t.expect("burghers", "support.to", ["flanders", "generality", "holland", "treasury"])
    t.answer("burghers", "support.to", "treasury", "support.to", "holland")
    assert (t.coins_of("burghers"), t.country_count("holland", "burghers")) == (1, 1)
    assert t.stock_of("burghers") == 30  # support never touches the stock


def test_6_2_1_r4_calvinists_reach_every_province():
    t = empty_table().support("calvinists_half", reformers=1)
    t.phase("support").answer("reformers", "support.many", 1)
    t.expect("reformers", "support.to", [*PROVINCES.words, "treasury"])


def test_6_2_1_r5_limits_do_not_matter():
    t = empty_table().country("artois", catholics=4).support("french_support", nobility=1)
    t.phase("support").answer("nobility", "support.many", 1, "support.to", "artois")
    assert (t.country_count("artois", "catholics"), t.country_count("artois", "nobility")) == (4, 1)


# ---- 6.2.2 interception: the examples of the books ----


@proves("6.2.2-r1,r3,r4,r10")
def test_ex_6_2_2a_one_of_five_in_edition_2004():
    t = gold_fleet(edition="2004").support("huguenots", burghers=1)
    t.phase("support").answer("catholics", "support.many", 5)
    t.expect("burghers", "support.intercept", [0, 1]).answer("burghers", "support.intercept", 1)
    assert (t.coins_of("catholics"), t.stock_of("catholics")) == (4, 28)  # 27 + 1
    assert (t.coins_of("burghers"), t.stock_of("burghers")) == (1, 30)  # 31 - 1
    assert t.in_support("huguenots", "burghers") == 1
    t.expect("burghers", "support.many", [0, 1])  # D-06: the counter may still move


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.2.2-r12")
def test_ex_6_2_2a_by_the_translators_note_the_counter_itself_is_the_coin(edition):
    t = gold_fleet(edition=edition, interception="spent").support("huguenots", burghers=1)
    t.phase("support").answer("catholics", "support.many", 5).answer("burghers", "support.intercept", 1)
    assert (t.coins_of("catholics"), t.stock_of("catholics")) == (4, 28)
    assert (t.coins_of("burghers"), t.stock_of("burghers")) == (1, 31)
    assert t.in_support("huguenots", "burghers") == 0


@proves("6.2.2-r5,r9")
def test_ex_6_2_2b_two_huguenots_and_one_counter_in_stock_in_edition_2007():
    t = gold_fleet(edition="2007").support("huguenots", burghers=2).stock(burghers=1)
    before = t.coins_of("burghers")
    t.phase("support").answer("catholics", "support.many", 5)
    t.expect("burghers", "support.intercept", [0, 1]).answer("burghers", "support.intercept", 1)
    assert (t.coins_of("catholics"), t.stock_of("catholics")) == (4, 28)
    assert (t.coins_of("burghers"), t.stock_of("burghers")) == (before + 1, 0)
    assert t.state.huguenots_used == 1
    assert from_support(t.state, BURGHERS) == 1  # the other one counts in 6.10 ...
    t.expect("burghers", "support.many", [0, 1])  # ... or moves to the board
    t.answer("burghers", "support.many", 1, "support.to", "zeeland")
    assert (t.country_count("zeeland", "burghers"), t.in_support("huguenots", "burghers")) == (1, 1)


@pytest.mark.parametrize("reading", READINGS)
@proves("6.2.2-r6")
def test_ex_6_2_2c_the_second_spanish_faction_passes_unharmed(reading):
    t = gold_fleet(2, 2, interception=reading).support("huguenots", reformers=1)
    t.phase("support").answer("catholics", "support.many", 2).answer("reformers", "support.intercept", 1)
    t.answer("habsburgs", "support.many", 2)
    assert not t.asked("reformers", "support.intercept")
    assert (t.coins_of("catholics"), t.coins_of("habsburgs"), t.coins_of("reformers")) == (1, 2, 1)


@pytest.mark.parametrize("reading", READINGS)
@proves("6.2.2-r7")
def test_ex_6_2_2c_two_huguenots_take_one_from_each_or_wait(reading):
    t = gold_fleet(2, 2, interception=reading).support("huguenots", reformers=2)
    t.phase("support").answer("catholics", "support.many", 2)
    waits = t.expect("reformers", "support.intercept", [0, 1, 2]).fork()
    t.answer("reformers", "support.intercept", 1).answer("habsburgs", "support.many", 2)
    t.expect("reformers", "support.intercept", [0, 1]).answer("reformers", "support.intercept", 1)
    assert (t.coins_of("catholics"), t.coins_of("habsburgs"), t.coins_of("reformers")) == (1, 1, 2)
    waits.answer("reformers", "support.intercept", 0).answer("habsburgs", "support.many", 2)
    waits.answer("reformers", "support.intercept", 2)
    assert waits.state.treasury[:2] == [2, 0]


# ---- 6.2.2 statement by statement ----


def test_6_2_2_r1_each_huguenot_intercepts_one():
    t = gold_fleet(5).support("huguenots", burghers=2)
    t.phase("support").answer("catholics", "support.many", 5)
    t.expect("burghers", "support.intercept", [0, 1, 2], about={"mover": "catholics", "count": 5})


def test_6_2_2_r1_no_more_than_leave():
    t = gold_fleet(5).support("huguenots", burghers=2)
    t.phase("support").answer("catholics", "support.many", 1)
    t.expect("burghers", "support.intercept", [0, 1])


def test_6_2_2_r1_nobody_in_the_box_nobody_intercepts():
    t = gold_fleet(5).phase("support").answer("catholics", "support.many", 5)
    assert t.over
    assert t.coins_of("catholics") == 5


def test_6_2_2_r2_announced_once_before_any_is_intercepted():
    t = gold_fleet(5).support("huguenots", burghers=1)
    t.phase("support").answer("catholics", "support.many", 2)
    t.expect("burghers", "support.intercept")
    assert t.coins_of("catholics") == 0  # nothing has moved yet
    t.answer("burghers", "support.intercept", 1)
    assert not t.asked("catholics")
    assert (t.coins_of("catholics"), t.in_support("spanish_treasury", "catholics")) == (1, 3)


def test_r11_one_announcement_that_is_not_taken_back():
    t = gold_fleet(5).support("huguenots", burghers=1).support("jesuits", catholics=1)
    t.phase("support").expect("catholics", "support.many", about=SPANISH)
    t.answer("catholics", "support.many", 1).answer("burghers", "support.intercept", 1)
    t.expect("catholics", "support.many", [0, 1], about={"box": "jesuits"})  # on to the next box


@pytest.mark.parametrize("reading", ["turned", "stays"])
def test_6_2_2_r5_no_stock_no_interception(reading):
    t = gold_fleet(2, interception=reading).support("huguenots", burghers=2).stock(burghers=0)
    t.phase("support").answer("catholics", "support.many", 2)
    assert not t.asked("burghers", "support.intercept")
    assert t.coins_of("catholics") == 2


def test_6_2_2_r8_with_counters_still_in_the_box():
    t = gold_fleet(3).support("huguenots", burghers=2)
    t.turn_order("burghers", "catholics", "habsburgs", "nobility", "reformers")
    t.phase("support").answer("burghers", "support.many", 1, "support.to", "friesland")
    t.answer("catholics", "support.many", 3)
    t.expect("burghers", "support.intercept", [0, 1]).answer("burghers", "support.intercept", 1)
    assert (t.coins_of("burghers"), t.coins_of("catholics")) == (1, 2)


def test_r13_counters_that_left_the_box_cannot_intercept():
    t = gold_fleet(3).support("huguenots", burghers=1)
    t.turn_order("burghers", "catholics", "habsburgs", "nobility", "reformers")
    t.phase("support").answer("burghers", "support.many", 1, "support.to", "holland")
    t.answer("catholics", "support.many", 3)
    assert t.over
    assert t.coins_of("catholics") == 3


def test_6_2_2_r9_a_turned_counter_neither_moves_nor_counts():
    t = gold_fleet(2).support("huguenots", burghers=1)
    t.phase("support").answer("catholics", "support.many", 2).answer("burghers", "support.intercept", 1)
    assert t.over  # nothing that could move
    assert from_support(t.state, BURGHERS) == 0


def test_6_2_2_r10_in_2004_it_moves_and_counts():
    t = gold_fleet(2, edition="2004").support("huguenots", burghers=2)
    t.phase("support").answer("catholics", "support.many", 2).answer("burghers", "support.intercept", 1)
    assert from_support(t.state, BURGHERS) == 2
    t.expect("burghers", "support.many", [0, 1, 2]).answer("burghers", "support.many", 1)
    t.answer("burghers", "support.to", "holland")
    assert t.state.huguenots_used == 0  # the one that had intercepted left first


def test_6_2_2_r11_other_boxes_are_never_intercepted():
    t = empty_table().support("calvinists_filled", reformers=1).support("huguenots", burghers=2)
    t.phase("support").answer("burghers", "support.many", 0).answer("reformers", "support.many", 1)
    assert t.over
    assert (t.coins_of("reformers"), t.coins_of("burghers")) == (1, 0)


def test_6_2_2_r12_a_spent_counter_needs_no_stock():
    t = gold_fleet(3, interception="spent").support("huguenots", reformers=2).stock(reformers=0)
    before = t.coins_of("reformers")
    t.phase("support").answer("catholics", "support.many", 3)
    t.expect("reformers", "support.intercept", [0, 1, 2]).answer("reformers", "support.intercept", 2)
    assert (t.coins_of("reformers") - before, t.stock_of("reformers")) == (2, 0)
    assert t.over  # both have left the box
    assert from_support(t.state, REFORMERS) == 0


@pytest.mark.parametrize(
    ("edition", "option", "box", "counts", "used"),
    [
        ("2007", "edition", 2, 1, 1),
        ("2004", "edition", 2, 2, 1),
        ("2004", "turned", 2, 1, 1),
        ("2007", "stays", 2, 2, 1),
        ("2007", "spent", 1, 1, 0),
        ("2004", "spent", 1, 1, 0),
    ],
)
def test_r12_three_readings_of_interception(edition, option, box, counts, used):
    """D-06: what is left in the box, what it brings in 6.10, and how many have intercepted."""
    t = gold_fleet(2, edition=edition, interception=option).support("huguenots", burghers=2)
    t.phase("support").answer("catholics", "support.many", 2).answer("burghers", "support.intercept", 1)
    assert t.in_support("huguenots", "burghers") == box
    assert from_support(t.state, BURGHERS) == counts
    assert t.state.huguenots_used == used
    assert t.coins_of("burghers") == t.coins_of("catholics") == 1


@pytest.mark.parametrize("kind", ["plain", "half"])
@proves("6.2.2-r2")
def test_6_2_2_r2_the_spanish_treasury_has_filled_slots_only(kind):
    slots = {"plain": 0, "filled": 3, "half": 0, kind: 2}
    overlay: dict[str, Any] = {"support": {"spanish_treasury": {"slots": slots, "provinces": ["flanders"]}}}
    with pytest.raises(BadConfig, match="spanish_treasury"):
        TITLE.configure(5, board=overlay)


@proves("6.2.2-r2")
def test_6_2_2_r2_more_filled_slots_are_still_announced_once():
    overlay = {"support": {"spanish_treasury": {"slots": {"plain": 0, "filled": 7, "half": 0}}}}
    t = empty_table(board=overlay).support("spanish_treasury", catholics=7).support("huguenots", burghers=2)
    t.phase("support").answer("catholics", "support.many", 7).answer("burghers", "support.intercept", 2)
    assert (t.coins_of("catholics"), t.coins_of("burghers")) == (5, 2)
    assert not t.asked("catholics", "support.many")
