"""6.13 Overflow: neighbours, rivers and their bars, full targets."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import PROVINCES
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
NEXT_TO_GELDERLAND = {"cleve", "generality", "holland", "overijssel", "geldern", "utrecht"}
BY_RIVER_FROM_GELDERLAND = {"limburg", "koln", "liege", "maastricht", "venlo"}


def surplus(province: str, many: int, faction: str = "reformers", **table) -> RevolutionTable:
    return empty_table(**table).country(province, **{faction: many})


def targets(t: RevolutionTable, faction: str = "reformers") -> set[str]:
    """Where the faction may send its first surplus counter."""
    t.phase("overflow")
    return set(t.options(faction, "overflow.to")) - {"return"}


# The examples


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.13-r3,r4,r9")
def test_6_13_example_gelderland(edition):
    """D-16, R58: Geldern is a neighbour in both editions; by river or by land, the reach is the same."""
    t = surplus("gelderland", 6, edition=edition).city("liege", "catholics")
    assert targets(t) == NEXT_TO_GELDERLAND | BY_RIVER_FROM_GELDERLAND


@pytest.mark.parametrize("edition", EDITIONS)
def test_r58_geldern_is_next_to_gelderland(edition):
    t = surplus("geldern", 2, edition=edition)
    assert "gelderland" in targets(t)
    assert PROVINCES["gelderland"] in t.state.board.borders[PROVINCES["geldern"]]
    assert "geldern" in targets(surplus("gelderland", 6, edition=edition))


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("holder", "open_"), [(None, True), ("reformers", True), ("burghers", False), ("catholics", False)]
)
@proves("6.13-r5,r6")
def test_6_13_example_namur_lies_beyond_liege(edition, holder, open_):
    t = surplus("gelderland", 6, edition=edition).city("liege", holder)
    found = targets(t)
    assert ("namur" in found) is open_
    assert "liege" in found  # one may stop short of the bar


def test_6_13_r6_neutral_counters_in_a_city_do_not_bar():
    t = surplus("gelderland", 6).units("liege", neutral=3)
    assert "namur" in targets(t)


def test_r39_a_city_bars_by_its_card_not_by_its_counters():
    t = surplus("gelderland", 6).units("liege", catholics=3)
    assert "namur" in targets(t)
    t = surplus("gelderland", 6).units("liege", reformers=3).city("liege", "catholics")
    assert "namur" not in targets(t)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("arnhem", "nijmegen", "open_"),
    [
        (None, None, True),
        ("catholics", None, True),
        (None, "catholics", True),
        ("catholics", "reformers", True),
        ("neutral", "catholics", True),
        ("catholics", "burghers", False),
        ("catholics", "catholics", False),
    ],
)
@proves("6.13-r5,r6")
def test_6_13_example_holland_to_koln(edition, arnhem, nijmegen, open_):
    """By Arnhem or by Nijmegen, whichever is not held by another faction."""
    t = surplus("holland", 12, edition=edition)
    for town, owner in (("arnhem", arnhem), ("nijmegen", nijmegen)):
        if owner:
            t.units(town, **{owner: 1})
    found = targets(t)
    assert ("koln" in found) is open_
    assert ("cleve" in found) is open_
    assert "gelderland" in found


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.13-r8")
def test_6_13_example_zeeland(edition):
    assert targets(surplus("zeeland", 4, edition=edition)) == {"holland", "generality"}
    assert "zeeland" in targets(surplus("generality", 4, edition=edition))
    assert "zeeland" in targets(surplus("holland", 12, edition=edition))


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.13-r10,r11")
def test_6_13_example_a_full_neighbour_limburg_from_julich(edition):
    """Closed when factions fill it, open when neutral counters do."""
    assert "limburg" in targets(surplus("julich", 5, edition=edition))
    t = surplus("julich", 5, edition=edition).country("limburg", burghers=1)
    assert "limburg" not in targets(t)
    t = surplus("julich", 5, edition=edition).country("limburg", neutral=1)
    assert "limburg" in targets(t)


# Further


def test_6_13_r5_a_river_is_barred_to_those_beyond_in_both_directions():
    """From Köln down the Rhine: Utrecht by Arnhem, Holland by either town."""
    assert {"utrecht", "holland", "gelderland"} <= targets(surplus("koln", 8))
    found = targets(surplus("koln", 8).units("arnhem", nobility=1))
    assert "utrecht" not in found
    assert {"holland", "gelderland"} <= found
    found = targets(surplus("koln", 8).units("arnhem", nobility=1).units("nijmegen", nobility=1))
    assert {"utrecht", "holland"}.isdisjoint(found)
    assert "gelderland" in found


def test_6_13_r7_one_river_a_move():
    """Up the Meuse to Gelderland, but not on along the Rhine."""
    neighbours = {
        "brabant",
        "hainault",
        "luxembourg",
        "generality",
        "namur",
        "maastricht",
        "venlo",
        "limburg",
    }
    assert targets(surplus("liege", 9)) == neighbours | {"gelderland", "holland", "geldern"}


@pytest.mark.parametrize(("players", "open_"), [(2, True), (4, False)])
@proves("6.13-r5")
def test_r39_an_ally_does_not_bar_a_river(players, open_):
    """Catholics and Habsburgs are one player's with two players only."""
    t = surplus("holland", 12, "catholics", players=players).city("liege", "habsburgs")
    t.units("arnhem", habsburgs=1).units("nijmegen", habsburgs=1)
    found = targets(t, "catholics")
    assert ("koln" in found) is open_
    assert ("namur" in found) is open_


def test_r39_an_opponent_bars_a_river_with_two_players():
    t = surplus("holland", 12, "catholics", players=2).city("liege", "burghers")
    t.units("arnhem", reformers=1).units("nijmegen", habsburgs=1)
    found = targets(t, "catholics")
    assert "namur" not in found
    assert "koln" in found  # past the ally in Nijmegen


def test_6_13_a_province_without_a_river_has_neighbours_only():
    assert targets(surplus("artois", 5)) == {"flanders", "hainault"}


def test_6_13_r10_own_and_allied_counters_fill_a_target_too():
    t = surplus("artois", 5, players=2).country("hainault", burghers=5).country("flanders", reformers=9)
    assert t.phase("overflow").over  # nowhere to go
    assert t.country_count("artois", "reformers") == 4


def test_6_13_r10_besieged_counters_leave_room():
    """Jülich, limit 4: three of its four are in besieged AACHEN."""
    t = surplus("limburg", 2).units("aachen", burghers=3).country("julich", burghers=1)
    assert "julich" not in targets(t)
    t = surplus("limburg", 2).units("aachen", burghers=3).country("julich", burghers=1)
    assert "julich" in targets(t.siege("aachen", "catholics"))


def test_6_13_r11_mixed_with_neutral_counters_it_is_open_below_its_limit():
    t = surplus("groningen", 4).country("friesland", burghers=2, neutral=1)
    assert targets(t) == {"friesland", "drenthe"}
    t = surplus("groningen", 4).country("friesland", burghers=3, neutral=1)
    assert targets(t) == {"drenthe"}


def test_6_13_the_reach_is_asked_again_for_each_counter():
    """Drenthe takes one, then it is full."""
    t = surplus("groningen", 5)
    assert targets(t) == {"friesland", "drenthe"}
    t.answer("reformers", "overflow.to", "drenthe").expect(
        "reformers", "overflow.to", ["friesland", "return"]
    )
