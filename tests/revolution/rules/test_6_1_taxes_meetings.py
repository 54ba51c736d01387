"""6.1 Taxes where they meet other sections: stock, cards that changed hands, interception, editions."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")


def rich(edition: str, stock: int, players: int = 5) -> RevolutionTable:
    """The Nobility, or with four players the Burghers, hold Liège (tax 2) and three cities."""
    who = "nobility" if players in (3, 5) else "burghers"
    t = empty_table(players, edition=edition).province("liege", who)
    for city in ("gent", "brugge", "leiden"):
        t.city(city, who)
    t.country("holland", **{who: 1})
    spare = t.stock_of(who) - stock  # what is not in stock stands somewhere on the board
    return t.country("brabant", **{who: spare})


@pytest.mark.parametrize(("stock", "coins"), [(0, 0), (3, 3), (4, 4), (5, 5), (7, 5)])
@proves("6.1-r4,r5,r7")
def test_6_1_r4_in_2007_a_stock_that_covers_no_higher_rate_leaves_no_choice(stock, coins):
    """Two from the province and three from cities are due; three more need a stock of eight."""
    t = rich("2007", stock).phase("taxes")
    assert t.over
    assert (t.coins_of("nobility"), t.stock_of("nobility")) == (coins, stock - coins)


@pytest.mark.parametrize(("stock", "rates"), [(8, [1, 2]), (10, [1, 2]), (11, [1, 2, 3])])
@proves("6.1-r5")
def test_6_1_r5_in_2007_a_rate_needs_stock_for_every_city(stock, rates):
    t = rich("2007", stock).phase("taxes").expect("nobility", "tax.rate", [str(r) for r in rates])
    t.answer("nobility", "tax.rate", rates[-1])
    assert t.coins_of("nobility") == 2 + 3 * rates[-1]


@pytest.mark.parametrize(
    ("stock", "rate", "coins"), [(4, 1, 4), (4, 3, 4), (9, 2, 8), (9, 3, 9), (14, 3, 11)]
)
@proves("6.1-r6")
def test_r18_in_2004_any_rate_may_be_named_and_the_stock_ends_it(stock, rate, coins):
    """All cities are assessed alike; a shortage of counters limits what comes in."""
    t = rich("2004", stock).phase("taxes").expect("nobility", "tax.rate", ["1", "2", "3"])
    t.answer("nobility", "tax.rate", rate)
    assert (t.coins_of("nobility"), t.stock_of("nobility")) == (coins, stock - coins)


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_1_r1_halves_of_provinces_are_not_rounded_with_cities(edition):
    """Zeeland, Groningen and Trier: two coins; the half of a fourth, Cleve, is lost."""
    t = empty_table(4, edition=edition).city("gent", "burghers")
    for province in ("zeeland", "groningen", "trier", "cleve"):
        t.province(province, "burghers")
    t.phase("taxes").answer("burghers", "tax.rate", 1)
    assert t.coins_of("burghers") == 3


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.1-r3", "6.2.2-r5")
def test_6_1_r3_a_stock_taxed_away_intercepts_nothing(edition):
    """The last counters become coins in 6.1, so the Huguenots find no stock in 6.2.2."""
    t = empty_table(edition=edition).support("huguenots", burghers=2).support("spanish_treasury", catholics=3)
    t.city("gent", "burghers").country("holland", burghers=27).turn_order(
        *"burghers catholics habsburgs nobility reformers".split()
    )
    t.phase("taxes").answer("burghers", "tax.rate", 3)
    assert t.stock_of("burghers") == 0
    t.phase("support").answer("burghers", "support.many", 0)
    t.answer("catholics", "support.many", 3)
    assert t.over
    assert t.coins_of("catholics") == 3


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.1-r3", "6.10-r9")
def test_6_1_r3_coins_are_missing_when_new_units_come(edition):
    """Seven new units are due, and six counters are left of the stock after taxes."""
    t = empty_table(edition=edition).city("gent", "reformers").country("flanders", reformers=23)
    t.phase("taxes").answer("reformers", "tax.rate", 3)
    assert (t.coins_of("reformers"), t.stock_of("reformers")) == (3, 6)
    t.province("flanders", "reformers").phase("units")
    t.skip_to("units.where", "reformers")
    t.expect("reformers", "units.where", about={"count": 6})


@proves("6.1-r3", "6.17-r1")
def test_6_1_r3_a_city_pays_the_holder_of_its_card_whoever_stands_in_it():
    """Stormed in 6.15, a city changes its card in 6.17 and pays its new holder in the next turn only."""
    t = empty_table().city("gent", "reformers").units("gent", reformers=2).siege("gent", "habsburgs")
    t.phase("storming")
    assert t.contents("gent") == {"habsburgs": 2}
    before = t.fork()
    before.phase("taxes").answer("reformers", "tax.rate", 1)
    assert (before.coins_of("reformers"), before.coins_of("habsburgs")) == (1, 0)
    t.phase("awards").phase("taxes").answer("habsburgs", "tax.rate", 1)
    assert (t.coins_of("reformers"), t.coins_of("habsburgs")) == (0, 1)
