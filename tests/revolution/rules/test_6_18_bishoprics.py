"""6.18 Bishoprics awarded."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import BISHOPRICS, SEE_COLUMNS
from tests.revolution.tables import empty_table

EDITIONS = ("2007", "2004")
COLUMNS = SEE_COLUMNS.words


def path(holder: str | None, start: str, turns: int = 3, edition: str = "2007") -> list[str]:
    """The columns of Liège in the turns after this one, in one hand."""
    t = empty_table(edition=edition).province("liege", holder).see("liege", start)
    return [t.phase("bishoprics").see_of("liege") for _ in range(turns)]


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.18-r2,r6")
def test_6_18_example_strongly_catholic_under_reformers(edition):
    """D-19: the other faith takes two turns, its end three."""
    wanted = ["catholic", "reformed", "strongly_reformed"]
    assert path("reformers", "strongly_catholic", edition=edition) == wanted


@pytest.mark.parametrize("edition", EDITIONS)
def test_r53_one_column_a_turn_in_both_directions(edition):
    assert path("catholics", "strongly_reformed", edition=edition) == [
        "reformed",
        "catholic",
        "strongly_catholic",
    ]


def test_6_18_r1_each_of_the_six_provinces_draws_its_own():
    assert BISHOPRICS.words == ("artois", "flanders", "koln", "liege", "trier", "utrecht")
    for bishopric in BISHOPRICS.words:
        t = empty_table().province(bishopric, "reformers").phase("bishoprics")
        assert t.see_of(bishopric) == "strongly_reformed"
        others = [t.see_of(b) for b in BISHOPRICS.words if b != bishopric]
        assert others == ["catholic"] * 5  # nobody's, a step towards Catholic


def test_6_18_r1_other_provinces_draw_nothing():
    t = empty_table(edition="2004").province("holland", "reformers").province("brabant", "reformers")
    t.phase("bishoprics")
    assert {t.see_of(b) for b in BISHOPRICS.words} == {"catholic"}


@pytest.mark.parametrize("start", COLUMNS)
@pytest.mark.parametrize("holder", ["catholics", "habsburgs", "nobility", "burghers", "reformers", None])
@pytest.mark.parametrize("edition", EDITIONS)
def test_6_18_r2_never_more_than_one_column(holder, start, edition):
    (end,) = path(holder, start, 1, edition)
    assert abs(COLUMNS.index(end) - COLUMNS.index(start)) <= 1


@pytest.mark.parametrize(
    ("holder", "goal"),
    [
        ("catholics", "strongly_catholic"),
        ("habsburgs", "catholic"),
        ("burghers", "reformed"),
        ("reformers", "strongly_reformed"),
    ],
)
@pytest.mark.parametrize("start", COLUMNS)
@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.18-r3..r6")
def test_6_18_each_faction_draws_to_its_column_from_either_side(edition, holder, goal, start):
    assert path(holder, start, edition=edition)[-1] == goal


@proves("6.18-r4,r5")
def test_6_18_habsburgs_and_burghers_soften_a_strong_bishopric():
    assert path("habsburgs", "strongly_catholic", 2) == ["catholic", "catholic"]
    assert path("burghers", "strongly_reformed", 2) == ["reformed", "reformed"]


@pytest.mark.parametrize("start", COLUMNS)
@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.18-r7")
def test_r51_under_the_nobility_nothing_moves(edition, start):
    assert path("nobility", start, 2, edition) == [start, start]


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.18-r8")
def test_r52_under_nobody_a_step_towards_catholic(edition):
    """D-13."""
    assert path(None, "strongly_reformed", 3, edition) == ["reformed", "catholic", "catholic"]
    assert path(None, "strongly_catholic", 1, edition) == ["catholic"]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("holder", ["catholics", "habsburgs", "burghers", "reformers", None])
@proves("6.18-r9")
def test_6_18_r9_no_strong_bishopric_is_of_the_opposite_faith_in_one_turn(holder, edition):
    assert path(holder, "strongly_reformed", 1, edition)[0] in COLUMNS[2:]
    assert path(holder, "strongly_catholic", 1, edition)[0] in COLUMNS[:2]


def test_6_18_r10_cities_and_towns_have_no_effect():
    t = empty_table().province("koln", "catholics").city("koln", "reformers").units("koln", reformers=4)
    t.province("trier", "catholics").units("trier", reformers=1).phase("bishoprics")
    assert (t.see_of("koln"), t.see_of("trier")) == ("catholic", "catholic")  # from Reformed, one step


def test_6_18_r1_the_card_decides_not_the_counters():
    t = empty_table().province("trier", "catholics").country("trier", reformers=4).phase("bishoprics")
    assert t.see_of("trier") == "catholic"
