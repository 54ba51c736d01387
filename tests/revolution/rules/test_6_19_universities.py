"""6.19 Universities awarded."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
NEW_IN_CITIES = ("leiden", "utrecht")
NEW_IN_TOWNS = ("groningen", "franeker", "harderwijk")
CHANGES = [
    ("reformers", "catholic", "reformed"),
    ("reformers", "reformed", "reformed"),
    ("catholics", "catholic", "catholic"),
    ("catholics", "reformed", "catholic"),
    ("habsburgs", "catholic", "catholic"),
    ("habsburgs", "reformed", "catholic"),
    (None, "catholic", "catholic"),
    (None, "reformed", "catholic"),
    ("burghers", "catholic", "catholic"),
    ("burghers", "reformed", "reformed"),
    ("nobility", "catholic", "catholic"),
    ("nobility", "reformed", "reformed"),
]
NEW_CHANGES = [
    ("reformers", "none", "reformed"),
    ("reformers", "reformed", "reformed"),
    ("catholics", "reformed", "none"),
    ("habsburgs", "reformed", "none"),
    ("catholics", "none", "none"),
    ("burghers", "reformed", "reformed"),
    ("burghers", "none", "none"),
    ("nobility", "reformed", "reformed"),
    ("nobility", "none", "none"),
    (None, "reformed", "reformed"),
    (None, "none", "none"),
]


def faith_after(t: RevolutionTable, university: str, faith: str) -> str:
    return t.university(university, faith).phase("universities").faith_of(university)


def in_town(town: str, owner: str | None, edition: str = "2007") -> RevolutionTable:
    t = empty_table(edition=edition)
    return t.units(town, **{owner: 1}) if owner else t


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("holder", "before", "after"), CHANGES)
@proves("6.19-r1..r3")
def test_6_19_example_koln(edition, holder, before, after):
    t = empty_table(edition=edition).city("koln", holder)
    assert faith_after(t, "koln", before) == after


def test_6_19_r1_koln_goes_by_the_card_not_by_counters():
    t = empty_table().units("koln", reformers=5).city("koln", "nobility")
    assert faith_after(t, "koln", "catholic") == "catholic"
    t = empty_table().units("koln", reformers=5)
    assert faith_after(t, "koln", "reformed") == "catholic"  # uncontrolled


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    ("owner", "before", "after"),
    [*CHANGES, ("neutral", "catholic", "catholic"), ("neutral", "reformed", "catholic")],
)
@proves("6.19-r4..r6")
def test_6_19_leuven_goes_by_the_counter_in_the_town(edition, owner, before, after):
    assert faith_after(in_town("leuven", owner, edition), "leuven", before) == after


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("city", NEW_IN_CITIES)
@pytest.mark.parametrize(("holder", "before", "after"), NEW_CHANGES)
@proves("6.19-r7..r9")
def test_6_19_example_a_new_university_in_a_city(edition, city, holder, before, after):
    t = empty_table(edition=edition).city(city, holder)
    assert faith_after(t, city, before) == after


@pytest.mark.parametrize("town", NEW_IN_TOWNS)
@pytest.mark.parametrize(
    ("owner", "before", "after"),
    [*NEW_CHANGES, ("neutral", "reformed", "reformed"), ("neutral", "none", "none")],
)
@proves("6.19-r7..r9")
def test_6_19_example_a_new_university_in_a_town(town, owner, before, after):
    assert faith_after(in_town(town, owner), town, before) == after


def test_r54_what_the_burghers_reformed_in_turn_0_stays_while_they_hold_it():
    """They reform KÖLN and Leuven in turn 0 only."""
    t = empty_table().units("koln", burghers=2).units("leuven", burghers=1).phase("opening_awards")
    assert (t.faith_of("koln"), t.faith_of("leuven")) == ("reformed", "reformed")
    t.phase("universities")
    assert (t.faith_of("koln"), t.faith_of("leuven")) == ("reformed", "reformed")
    t.university("leuven", "catholic").phase("universities")
    assert t.faith_of("leuven") == "catholic"


def test_r55_an_empty_town_is_uncontrolled():
    assert faith_after(in_town("leuven", None), "leuven", "reformed") == "catholic"
    assert faith_after(in_town("franeker", None), "franeker", "reformed") == "reformed"
