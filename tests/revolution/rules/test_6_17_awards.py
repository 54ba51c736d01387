"""5.7 and 6.17 Provinces and cities awarded; the first state of bishoprics, universities and allegiance."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import CITIES, FACTIONS
from tests.revolution.tables import RevolutionTable, empty_table

EDITIONS = ("2007", "2004")
BOTH = ("opening_awards", "awards")


def awarded(t: RevolutionTable, phase: str = "awards") -> RevolutionTable:
    t.phase(phase)
    assert t.over
    return t


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("phase", BOTH)
@proves("5.7-r1,r4", "6.17-r1,r3")
def test_5_7_example_koln_goes_to_nobody(edition, phase):
    """Two of four are no absolute majority."""
    t = empty_table(edition=edition).units("koln", catholics=2, nobility=1, habsburgs=1)
    assert awarded(t, phase).city_of("koln") is None
    t = empty_table(edition=edition).units("koln", catholics=3, nobility=1, habsburgs=1)
    assert awarded(t, phase).city_of("koln") == "catholics"


@pytest.mark.parametrize("phase", BOTH)
@proves("5.7-r5", "6.17-r1,r2")
def test_5_7_example_neutral_counters_win_nothing_and_count(phase):
    t = empty_table().units("koln", neutral=3, catholics=1).country("trier", neutral=2, burghers=1)
    t.units("gent", neutral=1, burghers=1).country("artois", neutral=1, nobility=1).units("arras", nobility=1)
    awarded(t, phase)
    assert (t.city_of("koln"), t.province_of("trier"), t.city_of("gent")) == (None, None, None)
    assert t.province_of("artois") == "nobility"


@pytest.mark.parametrize("phase", BOTH)
@proves("5.7-r2,r3", "6.17-r2,r4")
def test_r50_cities_do_not_count_for_the_province(phase):
    """Brabant: five Burghers in BRUXELLES, one Catholic in Leuven."""
    t = empty_table().units("bruxelles", burghers=5).units("leuven", catholics=1)
    awarded(t, phase)
    assert t.province_of("brabant") == "catholics"
    assert t.city_of("bruxelles") == "burghers"


@pytest.mark.parametrize("phase", BOTH)
@proves("5.7-r2", "6.17-r2")
def test_6_17_towns_and_countryside_count_together(phase):
    """Gelderland: two towns against one town and one in the countryside; then one more decides."""
    t = empty_table().units("arnhem", reformers=1).units("nijmegen", reformers=1)
    t.units("harderwijk", catholics=1).country("gelderland", catholics=1)
    assert awarded(t, phase).province_of("gelderland") is None
    t.country("gelderland", catholics=2)
    assert awarded(t, phase).province_of("gelderland") == "catholics"


def test_6_17_r3_a_lost_majority_returns_the_card():
    t = empty_table().city("koln", "catholics").province("koln", "catholics")
    t.units("koln", catholics=1, burghers=1).country("koln", catholics=1, burghers=2)
    awarded(t)
    assert t.city_of("koln") is None
    assert t.province_of("koln") == "burghers"
    t.expect_event("city.lost", what="koln").expect_event("province.awarded", what="koln", faction="burghers")


def test_6_17_r3_an_empty_place_is_held_by_nobody():
    t = empty_table().city("koln", "catholics").province("drenthe", "nobility")
    awarded(t)
    assert (t.city_of("koln"), t.province_of("drenthe")) == (None, None)


def test_6_17_allies_do_not_add_up():
    """Ruling R6: majorities are reckoned for each faction alone, with two players too."""
    t = empty_table(players=2).units("koln", catholics=1, habsburgs=1, burghers=1)
    assert awarded(t).city_of("koln") is None


# Turn 0


@pytest.mark.parametrize(
    ("holder", "column"),
    [
        ("catholics", "strongly_catholic"),
        ("habsburgs", "catholic"),
        ("nobility", "catholic"),
        ("burghers", "reformed"),
        ("reformers", "strongly_reformed"),
        (None, "catholic"),
        ("neutral", "catholic"),
    ],
)
@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.7-r6..r9")
def test_5_7_bishoprics_at_the_start(edition, holder, column):
    """By the holder of the province, whoever is in its city."""
    t = empty_table(edition=edition).units("liege", reformers=3)
    if holder:
        t.country("liege", **{holder: 2})
    assert awarded(t, "opening_awards").see_of("liege") == column


@pytest.mark.parametrize("holder", [*FACTIONS.words, "neutral", None])
@proves("5.7-r10")
def test_5_7_koln_and_leuven_at_the_start(holder):
    t = empty_table()
    if holder:
        t.units("koln", **{holder: 2}).units("leuven", **{holder: 1})
    awarded(t, "opening_awards")
    faith = "reformed" if holder in ("burghers", "reformers") else "catholic"
    assert (t.faith_of("koln"), t.faith_of("leuven")) == (faith, faith)


@pytest.mark.parametrize("holder", [*FACTIONS.words, "neutral", None])
@proves("5.7-r11")
def test_5_7_other_universities_at_the_start(holder):
    t = empty_table()
    if holder:
        t.units("leiden", **{holder: 2}).units("franeker", **{holder: 1})
    awarded(t, "opening_awards")
    faith = "reformed" if holder == "reformers" else "none"
    assert (t.faith_of("leiden"), t.faith_of("franeker")) == (faith, faith)


@pytest.mark.parametrize("edition", EDITIONS)
@proves("5.7-r12,r13")
def test_5_7_allegiance_at_the_start(edition):
    t = awarded(empty_table(edition=edition), "opening_awards")
    assert [t.column_of(c.word) for c in CITIES] == [3, 2, 4, 5, 2, 5, 4, 2, 5, 3, 3, 4]
