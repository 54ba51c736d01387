"""Where the steward's armies stand, and how it guards cities: positions and what it answers."""

from __future__ import annotations

import pytest

from cuius.titles.revolution.bot.armies import conversion, undisturbed
from cuius.titles.revolution.bot.sight import Sight
from cuius.titles.revolution.bot.steward import steward
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLICS,
    HABSBURGS,
    PHASES,
    PROVINCES,
    REFORMERS,
    REGIONS,
)
from cuius.titles.revolution.phases.provinces import newcomers
from cuius.titles.revolution.view import view
from tests.revolution.tables import RevolutionTable, empty_table

ORDER = ("catholics", "habsburgs", "nobility", "burghers", "reformers")


def ask(t: RevolutionTable, role: str, key: str, *options: str, **about: list[str]) -> str:
    return steward(view(t.state), {"role": role, "key": key, "options": list(options), "about": about})


def in_phase(t: RevolutionTable, phase: str) -> RevolutionTable:
    return t.arrange(phase=int(PHASES[phase]))


# 6.5, 6.6 Two armies in stand-off besiege nothing


def reformers_at_haarlem(holder: str) -> RevolutionTable:
    t = empty_table(5).turn(3).units("haarlem", **{holder: 1}).city("haarlem", holder)
    t.army("holland", reformers=1).country("zeeland", burghers=1).coins(burghers=2)
    return in_phase(t, "raising")


def test_6_6_r1_an_army_is_raised_to_meet_the_one_at_the_gates():
    t = reformers_at_haarlem("burghers")
    assert ask(t, "burghers", "raise.where", "holland", "done") == "holland"


def test_no_army_is_raised_where_there_is_nothing_to_lose():
    t = reformers_at_haarlem("reformers")
    assert ask(t, "burghers", "raise.where", "holland", "done") == "done"


# 6.3, 6.10 Coins that come back as new units


def reformers_with(stock: int) -> RevolutionTable:
    """An army that has nothing to do, and seven new units to come."""
    t = empty_table(5).turn(3).country("drenthe", reformers=1).army("north", reformers=1)
    return in_phase(t.stock(reformers=stock), "maintenance")


def kept(t: RevolutionTable) -> str:
    options = ("maintain", "disband", "abandon")
    return ask(t, "reformers", "army.keep", *options, region=["region", "north"])


def test_6_10_r9_with_an_empty_stock_no_army_is_given_up_to_save_a_coin():
    assert kept(reformers_with(stock=2)) == "maintain"
    assert kept(reformers_with(stock=20)) == "abandon"


def test_the_new_units_of_a_faction_are_those_it_will_get():
    """6.10-r1..r8"""
    t = (
        empty_table(5)
        .units("haarlem", burghers=1)
        .city("haarlem", "burghers")
        .country("holland", burghers=11)
    )
    t.units("rotterdam", burghers=1).units("dordrecht", burghers=1).units("middelburg", burghers=1)
    t.support("london_merchants", burghers=3)
    assert Sight(view(t.state), "burghers").newcomers() == newcomers(t.state, BURGHERS) > 7


# 6.6 A siege cannot be prevented by an army that arrives later


def three_armies(**inside: int) -> RevolutionTable:
    t = empty_table(5).turn(3).units("koln", **inside).country("koln", catholics=3, nobility=2)
    return in_phase(t.army("rhineland", catholics=3).turn_order(*ORDER), "sieges")


def test_one_of_three_armies_lays_siege():
    about = ["region", "rhineland"]
    assert ask(three_armies(neutral=2), "catholics", "siege.city", "koln", "stay", region=about) == "koln"


# 6.9 Armies of who moves early may still be joined


def test_6_9_r1_the_last_in_the_order_is_sure_to_convert():
    t = in_phase(empty_table(5).turn(3).turn_order(*ORDER), "raising")
    north = int(REGIONS["north"])
    chances = [undisturbed(Sight(view(t.state), role), north) for role in ORDER]
    assert chances == sorted(chances)
    assert chances[0] < chances[-1] == 1


def test_6_9_r1_only_armies_near_by_can_march_in():
    t = empty_table(5).turn(3).turn_order(*ORDER).army("north", catholics=1)
    in_phase(t, "marches")
    assert undisturbed(Sight(view(t.state), "catholics"), int(REGIONS["north"])) == 1
    t.army("gelderland", reformers=1)
    assert undisturbed(Sight(view(t.state), "catholics"), int(REGIONS["north"])) < 1


# 6.9 What several armies convert together


def burgher_armies_in_utrecht(many: int) -> RevolutionTable:
    """They hold the city; outside stand three Reformers."""
    t = empty_table(5).turn(5).units("utrecht", burghers=2).city("utrecht", "burghers")
    t.country("utrecht", reformers=3).province("utrecht", "reformers").army("utrecht", burghers=many)
    return in_phase(t, "influence")


def test_6_9_r1_armies_convert_together_what_one_counter_would_not_change():
    target = "utrecht_countryside:reformers"
    assert ask(burgher_armies_in_utrecht(3), "burghers", "influence.target", target, "pass") == target


def test_6_9_r4_no_more_counters_are_reckoned_with_than_the_stock_has():
    t = burgher_armies_in_utrecht(3).stock(burghers=1)
    alone = burgher_armies_in_utrecht(1)
    utrecht, reformers = int(PROVINCES["utrecht"]), int(REFORMERS)
    sights = [Sight(view(table.state), "burghers") for table in (t, alone)]
    assert len({conversion(s, utrecht, reformers) for s in sights}) == 1


# 6.16 Counters to spare stand where citizens could turn them out


def brabant(habsburgs: int) -> RevolutionTable:
    """The Habsburgs move first, a Burgher after them."""
    t = empty_table(5).turn(3).country("brabant", habsburgs=habsburgs, burghers=1)
    movers = [int(HABSBURGS), int(BURGHERS)]
    return in_phase(t, "movement").arrange(province=int(PROVINCES["brabant"]), movers=movers)


@pytest.mark.parametrize(("habsburgs", "inside"), [(8, 4), (4, 2)])
def test_counters_to_spare_guard_the_city(habsburgs, inside):
    options = [str(n) for n in range(habsburgs + 1)]
    answer = ask(brabant(habsburgs), "habsburgs", "move.city", *options, city=["city", "bruxelles"])
    assert int(answer) == inside


@pytest.mark.parametrize(("column", "inside"), [(2, 2), (3, 3)])
def test_6_16_r4_a_city_that_its_citizens_give_is_guarded_too(column, inside):
    t = empty_table(5).turn(5).country("julich", catholics=4).column("aachen", column)
    in_phase(t, "movement").arrange(province=int(PROVINCES["julich"]), movers=[int(CATHOLICS)])
    answer = ask(t, "catholics", "move.city", "0", "1", "2", "3", "4", city=["city", "aachen"])
    assert int(answer) == inside
