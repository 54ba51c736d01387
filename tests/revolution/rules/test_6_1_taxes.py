"""6.1 Taxes, and ruling R18."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import EDITIONS
from tests.revolution.tables import RevolutionTable, empty_table


def with_cities(t: RevolutionTable, faction: str, *cities: str) -> RevolutionTable:
    for city in cities:
        t.city(city, faction)
    return t


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_r1_provinces_pay_their_sum_rounded_down_once(edition):
    t = empty_table(edition=edition)
    for province in ("liege", "generality", "julich", "cleve"):  # 2 + 0.5 + 0.5 + 0.5
        t.province(province, "nobility")
    t.province("drenthe", "habsburgs")  # a small province pays nothing
    t.phase("taxes")
    assert t.coins_of("nobility") == 3
    assert t.coins_of("habsburgs") == 0


def test_6_1_r1_counters_without_the_card_bring_nothing():
    t = empty_table().country("liege", catholics=8).phase("taxes")
    assert t.coins_of("catholics") == 0


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("rate", [1, 2, 3])
def test_6_1_r2_all_cities_pay_the_same_rate(edition, rate):
    t = with_cities(empty_table(edition=edition), "burghers", "gent", "brugge", "leiden")
    t.phase("taxes").expect("burghers", "tax.rate", [1, 2, 3])
    t.answer("burghers", "tax.rate", rate)
    assert t.over
    assert t.coins_of("burghers") == 3 * rate


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_r3_taxes_come_from_stock(edition):
    t = with_cities(empty_table(edition=edition), "catholics", "koln").province("koln", "catholics")
    t.phase("taxes").answer("catholics", "tax.rate", 3)
    assert (t.coins_of("catholics"), t.stock_of("catholics")) == (4, 28)


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_r3_an_empty_stock_brings_nothing(edition):
    t = empty_table(edition=edition).province("liege", "catholics").stock(catholics=0)
    t.phase("taxes")
    assert (t.coins_of("catholics"), t.stock_of("catholics")) == (32, 0)


@proves("6.1-r4")
def test_d05_2007_the_base_comes_first_as_far_as_stock_goes():
    t = with_cities(empty_table(), "catholics", "koln", "liege").province("liege", "catholics")
    t.stock(catholics=3)
    before = t.coins_of("catholics")
    t.phase("taxes")  # 2 + 1 + 1 is more than 3: there is no rate to choose
    assert t.over
    assert (t.coins_of("catholics") - before, t.stock_of("catholics")) == (3, 0)


@pytest.mark.parametrize(("stock", "rates"), [(9, [1, 2, 3]), (8, [1, 2]), (6, [1, 2]), (5, None), (3, None)])
@proves("6.1-r5")
def test_d05_2007_a_higher_rate_needs_stock_for_every_city(stock, rates):
    t = with_cities(empty_table(), "reformers", "gent", "brugge", "leiden").stock(reformers=stock)
    before = t.coins_of("reformers")
    t.phase("taxes")
    if rates is None:  # the base of 3 is all there is
        assert t.over
        assert t.coins_of("reformers") - before == 3
    else:
        t.expect("reformers", "tax.rate", rates).answer("reformers", "tax.rate", rates[-1])
        assert t.coins_of("reformers") - before == 3 * rates[-1]


@pytest.mark.parametrize(("rate", "taken"), [(1, 5), (2, 7), (3, 7)])
@proves("6.1-r6")
def test_d05_2004_any_rate_until_the_stock_is_empty(rate, taken):
    t = with_cities(empty_table(edition="2004"), "reformers", "gent", "brugge", "leiden")
    t.province("liege", "reformers").stock(reformers=7)  # 2 + 3 x rate
    before = t.coins_of("reformers")
    t.phase("taxes").expect("reformers", "tax.rate", [1, 2, 3]).answer("reformers", "tax.rate", rate)
    assert t.coins_of("reformers") - before == taken


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_r7_collecting_is_not_optional(edition):
    t = with_cities(empty_table(edition=edition), "nobility", "aachen").province("brabant", "nobility")
    t.phase("taxes").expect("nobility", "tax.rate", lacks=["0", "pass"])
    t.refuse("nobility", "tax.rate", "0")


def test_r18_the_rate_is_chosen_and_collecting_is_not():
    t = with_cities(empty_table(edition="2004"), "nobility", "aachen").stock(nobility=1)
    before = t.coins_of("nobility")
    t.phase("taxes").answer("nobility", "tax.rate", 3)
    assert t.coins_of("nobility") == before + 1
    t = with_cities(empty_table(), "nobility", "aachen").stock(nobility=1).phase("taxes")
    assert t.over  # 2007: the base empties the stock


def test_6_1_r2_factions_choose_in_turn_order():
    t = with_cities(empty_table(), "catholics", "koln")
    with_cities(t, "reformers", "gent").turn_order(
        "reformers", "burghers", "nobility", "habsburgs", "catholics"
    )
    t.phase("taxes").expect("reformers", "tax.rate").answer("reformers", "tax.rate", 1)
    t.expect("catholics", "tax.rate").answer("catholics", "tax.rate", 2)
    t.expect_event("taxes.collected", faction="catholics", coins=2)
    assert (t.coins_of("reformers"), t.coins_of("catholics")) == (1, 2)
