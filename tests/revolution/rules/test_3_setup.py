"""3 The start of the game: factions, counters, set-up; rulings R7 to R10."""

from __future__ import annotations

from itertools import combinations

import pytest

from cuius.core.errors import BadConfig
from cuius.core.rulebook import proves
from cuius.core.title import get_title
from cuius.titles.revolution.ids import CITIES, CITY_WORDS, EDITIONS, FACTIONS, REGIONS, TOWNS
from cuius.titles.revolution.loading import load_board
from tests.revolution.tables import new_table

TITLE = get_title("revolution")
FOUR = ("catholics", "habsburgs", "burghers", "reformers")
PAIRS = tuple("_".join(pair) for pair in combinations(FACTIONS.words[1:], 2))


def seats(players: int, **options: str) -> dict[str, tuple[str, ...]]:
    return TITLE.configure(players, options=options).seats


# ---- 3.0 to 3.4 who plays ----


def test_3_0_r1_five_factions():
    assert FACTIONS.words == ("catholics", "habsburgs", "nobility", "burghers", "reformers")


@proves("3.1-r1,r2")
def test_3_1_r1_two_players_hold_two_factions_each():
    assert seats(2) == {
        "catholics_habsburgs": ("catholics", "habsburgs"),
        "burghers_reformers": ("burghers", "reformers"),
    }
    t = new_table(2)
    assert "nobility" not in t.in_order
    assert t.stock_of("nobility") == t.pool_of("nobility") == 0


def test_3_1_r3_the_points_of_both_factions_are_added():
    t = new_table(2).clear().turn(5)
    t.city("koln", "catholics").city("liege", "catholics").city("gent", "catholics")
    t.city("leiden", "burghers").city("haarlem", "burghers").city("brugge", "reformers")
    t.city("antwerpen", "reformers").phase("end")
    assert t.winners == ("burghers", "reformers")  # 2 + 2 against 3 + 0


def test_3_1_r4_nobody_else_is_allied():
    assert new_table(2).state.side == [0, 0, 2, 3, 3]
    for players in (3, 4, 5):
        assert new_table(players).state.side == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("pair", PAIRS)
@proves("3.2-r1")
def test_3_2_r1_the_catholics_and_any_two_others(pair):
    chosen = ("catholics", *pair.split("_"))
    assert seats(3, factions=pair) == {word: (word,) for word in chosen}
    assert tuple(new_table(3, factions=pair).in_order) == chosen


def test_3_2_r2_unchosen_the_nobility_and_the_reformers():
    assert tuple(seats(3)) == ("catholics", "nobility", "reformers")


def test_r10_the_table_chooses_the_factions_when_it_is_made():
    assert tuple(seats(3, factions="habsburgs_burghers")) == ("catholics", "habsburgs", "burghers")
    for wrong in ("catholics_reformers", "reformers_nobility", "nobility", "nobility_nobility"):
        with pytest.raises(BadConfig):
            seats(3, factions=wrong)
    assert tuple(seats(4, factions="nobility_reformers")) == FOUR  # says nothing at other tables


def test_3_3_r1_four_players():
    assert seats(4) == {word: (word,) for word in FOUR}


def test_3_4_r1_five_players():
    assert seats(5) == {word: (word,) for word in FACTIONS.words}


# ---- 3.5 how many counters ----


@pytest.mark.parametrize(
    ("players", "edition", "resources", "armies"),
    [
        (2, "2007", 40, 6),
        (2, "2004", 40, 6),
        (3, "2007", 58, 8),
        (3, "2004", 56, 8),
        (4, "2007", 40, 6),
        (4, "2004", 40, 6),
        (5, "2007", 32, 6),
        (5, "2004", 32, 6),
    ],
)
@proves("3.5-r1..r5")
def test_ex_3_5_counters_of_each_faction(players, edition, resources, armies):
    """D-01: with three players 58 in edition 2007 and 56 in 2004."""
    t = new_table(players, edition=edition)
    for faction in t.in_order:
        f = FACTIONS[faction]
        placed = sum(t.state.units[f::6]) + sum(t.state.support[f::5])
        assert t.stock_of(faction) + t.coins_of(faction) + placed == resources
        assert t.pool_of(faction) == armies


@pytest.mark.parametrize(("edition", "resources"), [("2007", 58), ("2004", 56)])
def test_d01_three_players(edition, resources):
    t = new_table(3, edition=edition).clear()
    assert t.stock_of("catholics") == resources


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_3_5_r6_all_neutral_counters_are_available(players):
    g = new_table(players).state
    assert g.neutrals == g.supply + sum(g.units[5::6]) == 47


# ---- 3.6 set-up ----


@pytest.mark.parametrize("edition", EDITIONS)
@proves("3.6-r1,r15")
def test_ex_3_6_sums(edition):
    t = new_table(5, edition=edition)
    g = t.state
    assert [sum(g.units[f::6]) for f in FACTIONS] == [8, 7, 6, 5, 4]
    assert [sum(g.support[f::5]) for f in FACTIONS] == [0, 0, 4, 4, 4]
    assert g.treasury == [4, 0, 0, 0, 0]
    assert g.stock == [20, 25, 22, 23, 24]
    assert not any(g.units[c * 6 + 5] for c in CITIES)


STARTS = [
    ("catholics", "arras koln leuven mons liege tournai trier utrecht"),
    ("habsburgs", "antwerpen antwerpen luxembourg luxembourg duinkerken nijmegen valenciennes"),
    ("nobility", "aachen amsterdam breda bruxelles cleve delft"),
    ("burghers", "arnhem dordrecht haarlem middelburg rotterdam"),
    ("reformers", "alkmaar brugge gent leiden"),
]


@pytest.mark.parametrize(("faction", "places"), STARTS)
@proves("3.6-r2", "3.6-r4", "3.6-r6", "3.6-r8", "3.6-r10")
def test_where_the_factions_start(faction, places):
    t = new_table(5)
    words = places.split()
    for place in words:
        assert t.contents(place) == {faction: words.count(place)}


def test_3_6_r1_absent_factions_place_nothing():
    g = new_table(3, factions="nobility_reformers").state
    assert [sum(g.units[f::6]) for f in FACTIONS] == [8, 0, 6, 0, 4]
    assert [sum(g.support[f::5]) for f in FACTIONS] == [0, 0, 4, 0, 4]


def test_3_6_r1_without_the_habsburgs_nobody_places_armies():
    t = new_table(3).begin()
    assert not t.asked("catholics", "setup.army")
    assert sum(t.state.armies) == 0


def test_3_6_r3_the_catholics_have_four_coins():
    t = new_table(5)
    assert [t.coins_of(f) for f in FACTIONS.words] == [4, 0, 0, 0, 0]


@proves("3.6-r5")
def test_r9_two_habsburg_armies_in_orange_boxes_of_different_regions():
    t = new_table(5)
    orange = [r.word for r in REGIONS if load_board().orange[r]]
    t.expect("habsburgs", "setup.army", orange, rule="3.6-r5")
    t.answer("habsburgs", "setup.army", "brabant")
    t.expect("habsburgs", "setup.army", [r for r in orange if r != "brabant"])
    t.refuse("habsburgs", "setup.army", "brabant")
    t.answer("habsburgs", "setup.army", "luxembourg")
    assert t.armies_in("brabant", "habsburgs") == t.armies_in("luxembourg", "habsburgs") == 1
    assert t.pool_of("habsburgs") == 4
    t.expect_event("army.placed", times=2, faction="habsburgs")


def test_3_6_r7_the_nobility_in_support_boxes():
    t = new_table(5)
    assert (t.in_support("french_support", "nobility"), t.in_support("emperor", "nobility")) == (2, 2)


def test_3_6_r9_the_burghers_in_support_boxes():
    t = new_table(5)
    assert (t.in_support("london_merchants", "burghers"), t.in_support("huguenots", "burghers")) == (3, 1)


def test_3_6_r11_the_reformers_on_half_slots():
    t = new_table(5)
    assert t.in_support("calvinists_half", "reformers") == t.in_support("calvinists", "reformers") == 4


@proves("3.6-r12,r13")
def test_ex_3_6b_empty_places_without_the_nobility():
    t = new_table(4)
    for city in ("aachen", "amsterdam", "bruxelles"):
        assert t.contents(city) == {"neutral": 2}
    for town in ("breda", "cleve", "delft"):
        assert t.contents(town) == {"neutral": 1}
    assert t.state.supply == 47 - 13


@pytest.mark.parametrize(("players", "placed"), [(5, 4), (4, 13), (2, 13), (3, 17)])
def test_3_6_r13_no_city_or_town_stays_empty(players, placed):
    t = new_table(players)
    assert all(t.contents(s.word) for s in (*CITIES, *TOWNS))
    assert 47 - t.state.supply == placed


@pytest.mark.parametrize("edition", EDITIONS)
def test_d25_with_five_players_no_city_is_empty_but_four_towns_are(edition):
    t = new_table(5, edition=edition)
    assert not any("neutral" in t.contents(c) for c in CITY_WORDS)
    assert sum("neutral" in t.contents(town.word) for town in TOWNS) == 4


def test_r7_towns_outside_the_lists_start_neutral():
    t = new_table(5)
    listed = {place for _, places in STARTS for place in places.split()}
    outside = [town.word for town in TOWNS if town.word not in listed]
    assert outside == ["franeker", "groningen", "harderwijk", "leeuwarden"]
    assert all(t.contents(town) == {"neutral": 1} for town in outside)


def test_r8_luxembourg_is_a_city():
    assert "luxembourg" in CITY_WORDS
    assert new_table(5).count("luxembourg", "habsburgs") == 2
    assert load_board().allegiance[CITY_WORDS.index("luxembourg")] == 3


def test_3_6_r14_three_beggars_in_their_box():
    g = new_table(5).state
    assert (g.beggars_box, g.beggars_by, sum(g.beggars_in)) == (3, -1, 0)


def test_3_6_r15_what_is_not_placed_is_stock():
    t = new_table(3, edition="2004")
    assert [t.stock_of(f) for f in ("catholics", "nobility", "reformers")] == [44, 46, 48]
