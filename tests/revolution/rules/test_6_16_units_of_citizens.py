"""6.16 Allegiance of Citizens: units that cities gain and lose."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
FIVE = {"catholics": 1, "habsburgs": 1, "nobility": 1, "burghers": 1, "reformers": 1}
"""One counter of everybody."""


def settled(column: int, players: int = 5, units: dict[str, int] | None = None, **options) -> RevolutionTable:
    """KÖLN with its marker there and these counters in it, when cities change."""
    t = empty_table(players=players, **options).column("koln", column).units("koln", **(units or {}))
    return t


def after(t: RevolutionTable) -> dict[str, int]:
    t.phase("allegiance").play_out(allegiance_city="done")
    return t.contents("koln")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("column", [3, 4, 5])
def test_6_16_r11_the_central_columns_change_nothing(edition, column):
    assert after(settled(column, units=FIVE, edition=edition)) == FIVE


@pytest.mark.parametrize(
    ("column", "change"),
    [
        (1, {"reformers": 0, "catholics": 2}),
        (2, {"catholics": 2}),
        (6, {"reformers": 2}),
        (7, {"catholics": 0, "reformers": 2}),
    ],
)
@proves("6.16-r12..r15")
def test_6_16_units_lost_and_gained_by_column(column, change):
    wanted = {owner: n for owner, n in {**FIVE, **change}.items() if n}
    assert after(settled(column, units=FIVE)) == wanted


@pytest.mark.parametrize(
    ("column", "found"),
    [(1, {"catholics": 1}), (2, {"catholics": 1}), (6, {"reformers": 1}), (7, {"reformers": 1})],
)
@proves("6.16-r12..r15")
def test_6_16_an_empty_city_loses_nothing_and_gains_one(column, found):
    assert after(settled(column)) == found


@proves("6.16-r13,r14")
def test_6_16_columns_2_and_6_remove_nothing():
    assert after(settled(2, units={"reformers": 2})) == {"reformers": 2, "catholics": 1}
    assert after(settled(6, units={"catholics": 2})) == {"catholics": 2, "reformers": 1}


# Who stands in


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.16-r16,r19")
def test_r49_a_habsburg_stands_in_for_a_catholic(edition):
    """When adding, if no Catholic is in stock; when removing, if none is in the city."""
    t = settled(2, edition=edition).stock(catholics=0)
    assert after(t) == {"habsburgs": 1}
    t = settled(7, units={"habsburgs": 2}, edition=edition)
    assert after(t) == {"habsburgs": 1, "reformers": 1}
    t = settled(7, units={"habsburgs": 2, "catholics": 1}, edition=edition)
    assert after(t) == {"habsburgs": 2, "reformers": 1}


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.16-r17,r19")
def test_r49_a_burgher_stands_in_for_a_reformer(edition):
    """D-18: not the Nobility, with five players, in either edition."""
    t = settled(6, edition=edition).stock(reformers=0)
    assert after(t) == {"burghers": 1}
    t = settled(1, units={"burghers": 2, "nobility": 2}, edition=edition)
    assert after(t) == {"burghers": 1, "nobility": 2, "catholics": 1}
    t = settled(1, units={"burghers": 2, "reformers": 1}, edition=edition)
    assert after(t) == {"burghers": 2, "catholics": 1}


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_16_r18_the_nobility_stands_in_with_three_players(edition):
    """Catholics, Habsburgs and Nobility: neither Reformers nor Burghers are in play."""
    t = settled(6, players=3, factions="habsburgs_nobility", edition=edition)
    assert after(t) == {"nobility": 1}
    t = settled(6, players=3, factions="nobility_reformers", edition=edition)
    assert after(t) == {"reformers": 1}
    t = settled(6, players=3, factions="nobility_reformers", edition=edition).stock(reformers=0)
    assert after(t) == {"nobility": 1}
    t = settled(6, players=3, factions="nobility_burghers", edition=edition).stock(burghers=0)
    assert after(t) == {"nobility": 1}


def test_6_16_r18_the_nobility_is_added_but_never_removed():
    t = settled(1, players=3, factions="habsburgs_nobility", units={"nobility": 2})
    assert after(t) == {"nobility": 2, "catholics": 1}


def test_6_16_r18_not_with_five_players():
    t = settled(6).stock(reformers=0, burghers=0)
    assert after(t) == {"neutral": 1}


@pytest.mark.parametrize("players", [2, 4, 5])
@proves("6.16-r20")
def test_r49_a_neutral_counter_if_nothing_else_is_available(players):
    t = settled(2, players=players).stock(catholics=0, habsburgs=0)
    assert after(t) == {"neutral": 1}
    t = settled(7, players=players, units={"catholics": 1}).stock(burghers=0, reformers=0)
    assert after(t) == {"neutral": 1}


@pytest.mark.parametrize(
    ("factions", "column", "empty"),
    [
        ("habsburgs_burghers", 6, "burghers"),  # no Reformers, no Nobility in play
        ("habsburgs_reformers", 7, "reformers"),  # no Burghers, no Nobility in play
        ("nobility_burghers", 2, "catholics"),  # no Habsburgs in play
    ],
)
@proves("6.16-r20")
def test_r49_absent_factions_do_not_stand_in(factions, column, empty):
    t = settled(column, players=3, factions=factions).stock(**{empty: 0})
    assert after(t) == {"neutral": 1}


def test_r49_without_neutral_counters_nothing_is_added():
    t = settled(2).supply(0).stock(catholics=0, habsburgs=0)
    assert after(t) == {}


def test_r49_nothing_to_remove_and_something_to_add():
    t = settled(1, units={"nobility": 1, "habsburgs": 1, "neutral": 1})
    assert after(t) == {"nobility": 1, "habsburgs": 1, "neutral": 1, "catholics": 1}


def test_r49_a_removed_counter_is_in_stock_for_the_next_city():
    """GENT gives a Catholic back, and KÖLN, later in board order, gets it; AACHEN, earlier, does not."""
    t = empty_table().column("aachen", 2).column("gent", 7).column("koln", 2)
    t.units("gent", catholics=1).stock(catholics=0).phase("allegiance").play_out(allegiance_city="done")
    assert t.contents("aachen") == {"habsburgs": 1}
    assert t.contents("gent") == {"reformers": 1}
    assert t.contents("koln") == {"catholics": 1}


@proves("6.16-r21")
def test_r49_coins_are_back_in_stock_before_units_are_added():
    """The last Catholic counter was a coin; in board order AACHEN gets it, KÖLN a Habsburg."""
    t = empty_table().column("koln", 3).column("aachen", 2).country("holland", catholics=31)
    t.coins(catholics=1).phase("allegiance")
    t.answer("catholics", "allegiance.city", "koln")
    assert t.column_of("koln") == 2
    assert t.contents("aachen") == {"catholics": 1}
    assert t.contents("koln") == {"habsburgs": 1}


def test_6_16_r22_limits_do_not_matter():
    t = settled(2, units={"burghers": 7}).country("koln", nobility=3)
    assert after(t) == {"burghers": 7, "catholics": 1}


def test_6_16_a_city_changes_every_turn_while_its_marker_stands_outside():
    t = settled(7, units={"catholics": 2})
    assert after(t) == {"catholics": 1, "reformers": 1}
    assert after(t) == {"reformers": 2}
    assert after(t) == {"reformers": 3}
