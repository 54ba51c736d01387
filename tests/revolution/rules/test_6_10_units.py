"""6.10 New units: how many a faction gets."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.phases.provinces import (
    from_cities,
    from_country,
    from_support,
    from_towns,
    newcomers,
)
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
POOR_CITIES = ("aachen", "brugge", "bruxelles", "haarlem", "leiden")
"""Cities without a trade list."""


def due(t: RevolutionTable, faction: str) -> int:
    """The new units that the faction is going to get."""
    return int(t.play(newcomers, FACTIONS[faction]).returned)


def part(t: RevolutionTable, what, faction: str) -> int:
    return int(t.play(what, FACTIONS[faction]).returned)


def catholics_of_the_book(edition: str) -> RevolutionTable:
    t = empty_table(edition=edition).city("koln", "catholics").city("utrecht", "catholics")
    t.units("leiden", catholics=1).units("cleve", catholics=1)
    t.country("artois", catholics=1).country("cleve", catholics=2)
    t.country("koln", catholics=3).country("utrecht", catholics=2)
    return t.support("jesuits", catholics=2)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.10-r1,r2,r4..r6,r10")
def test_6_10_example_the_catholics_get_eight(edition):
    """Four for the cities, one for the town, one for eight in the country, two for the Jesuits."""
    t = catholics_of_the_book(edition)
    assert part(t, from_cities, "catholics") == 4
    assert part(t, from_towns, "catholics") == 1
    assert part(t, from_country, "catholics") == 1
    assert part(t, from_support, "catholics") == 2
    assert due(t, "catholics") == 8


def test_6_10_r1_one_for_each_city_card():
    t = empty_table()
    for city in (*POOR_CITIES, "amsterdam", "liege", "luxembourg"):
        t.city(city, "burghers")
    assert due(t, "burghers") == 8


def test_6_10_r2_trade_counts_cities_by_card_and_towns_by_counter():
    t = empty_table().city("utrecht", "nobility")
    assert part(t, from_cities, "nobility") == 1
    t.units("koln", nobility=2)  # counters without the card
    assert part(t, from_cities, "nobility") == 1
    t.city("koln", "nobility")  # a card of its own, and one on Utrecht's list
    assert part(t, from_cities, "nobility") == 3
    t.units("cleve", nobility=1)
    assert part(t, from_cities, "nobility") == 4


def test_6_10_r2_a_trading_place_of_another_brings_nothing():
    t = empty_table().city("utrecht", "nobility").city("koln", "catholics").units("cleve", catholics=1)
    assert part(t, from_cities, "nobility") == 1
    assert part(t, from_cities, "catholics") == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_10_r3_a_siege_makes_no_difference(edition):
    t = catholics_of_the_book(edition).units("koln", catholics=2)
    t.siege("koln", "reformers").siege("utrecht", "beggars")
    assert part(t, from_cities, "catholics") == 4


def test_6_10_r4_one_for_each_town_whatever_its_province():
    t = empty_table()
    for town in ("arnhem", "arras", "breda", "cleve", "delft", "franeker", "leuven", "mons", "trier"):
        t.units(town, reformers=1)
    assert due(t, "reformers") == 9
    assert part(t, from_towns, "burghers") == 0


@pytest.mark.parametrize(("here", "there", "units"), [(4, 0, 0), (3, 2, 1), (5, 4, 1), (9, 1, 2), (8, 6, 2)])
def test_6_10_r5_five_in_all_countrysides_together(here, there, units):
    t = empty_table().country("holland", nobility=here).country("trier", nobility=there)
    t.units("koln", nobility=5).units("trier", nobility=1)  # city and town are no countryside
    assert part(t, from_country, "nobility") == units


def test_6_10_r6_one_for_each_counter_in_support():
    t = empty_table().support("calvinists", reformers=5).support("huguenots", reformers=2)
    assert part(t, from_support, "reformers") == 7
    assert part(t, from_support, "burghers") == 0


@pytest.mark.parametrize(("edition", "units"), [("2007", 6), ("2004", 7)])
def test_6_10_r7_turned_huguenots_bring_nothing(edition, units):
    """In 2004 a counter that intercepted counts like any other."""
    t = empty_table(edition=edition).support("calvinists", reformers=5).support("huguenots", reformers=2)
    t.huguenots_used(1)
    assert part(t, from_support, "reformers") == units


def test_6_10_r7_only_their_owner_loses_by_turned_huguenots():
    t = empty_table().support("huguenots", reformers=1).support("london_merchants", burghers=3)
    t.huguenots_used(1)
    assert part(t, from_support, "reformers") == 0
    assert part(t, from_support, "burghers") == 3


def test_6_10_r8_at_least_seven():
    t = empty_table().city("koln", "habsburgs")
    assert part(t, from_cities, "habsburgs") == 1
    assert due(t, "habsburgs") == 7
    assert due(t, "nobility") == 7  # nothing at all


@pytest.mark.parametrize("stock", [7, 5, 0])
def test_6_10_r9_never_above_stock(stock):
    t = empty_table().stock(burghers=stock)
    assert due(t, "burghers") == stock


def test_6_10_r9_the_sum_too_is_bounded_by_stock():
    t = catholics_of_the_book("2007").stock(catholics=7)
    assert due(t, "catholics") == 7


def test_6_10_r10_counters_without_the_card_bring_nothing():
    t = empty_table().units("leiden", burghers=4).units("gent", burghers=3)
    assert part(t, from_cities, "burghers") == 0
    t.city("leiden", "reformers")
    assert part(t, from_cities, "burghers") == 0
    assert part(t, from_cities, "reformers") == 1
