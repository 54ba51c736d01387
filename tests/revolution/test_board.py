"""The board of Revolution: everything that can be counted is counted."""

from __future__ import annotations

import pickle

import pytest

from cuius.core.board_data import SOURCES
from cuius.core.rulebook import proves
from cuius.titles.revolution import ids
from cuius.titles.revolution.ids import (
    BISHOPRICS,
    BURGHERS,
    CATHOLICS,
    CITIES,
    COUNTRYSIDES,
    FACTIONS,
    HABSBURGS,
    NOBILITY,
    PLACES,
    PROVINCES,
    REFORMERS,
    REGIONS,
    SLOTS,
    SUPPORTS,
    TOWNS,
    UNIVERSITIES,
)
from cuius.titles.revolution.loading import DATA, load_board
from cuius.titles.revolution.loading.files import RECORDS, TABLES, read_data, read_drawing

FOLDER = DATA.parent
BOARD = load_board()

PROVINCE_TABLE = """
liege 8 2 1 | brabant 6 2 1 | gelderland 5 2 1 | holland 11 1 1 | flanders 9 1 1 | koln 7 1 1
hainault 5 1 1 | luxembourg 5 1 1 | utrecht 5 1 1 | artois 4 1 1 | trier 4 1 0.5 | generality 3 0.5 1
julich 4 0.5 0.5 | cleve 3 0.5 0.5 | friesland 3 0.5 0.5 | groningen 3 0.5 0.5 | overijssel 3 0.5 0.5
zeeland 3 0.5 0.5 | drenthe 1 0 0.45 | namur 1 0 0.4 | maastricht 1 0 0.3 | venlo 1 0 0.25
limburg 1 0 0.22 | geldern 1 0 0.2
"""


def words(found) -> list[str]:
    return sorted(i.word for i in found)


# ---- ids and data agree ----


@pytest.mark.parametrize("kind", TABLES)
def test_ids_equal_data(kind):
    assert list(read_data()[kind]) == list(TABLES[kind])


def test_places_are_cities_then_towns_then_countrysides():
    assert [*CITIES, *TOWNS, *COUNTRYSIDES] == list(range(len(PLACES)))
    for province in PROVINCES:
        assert COUNTRYSIDES[province].word == f"{province.word}_countryside"
        assert BOARD.places[province][-1] == COUNTRYSIDES[province]
        assert all(BOARD.province_of[p] == province for p in BOARD.places[province])


def test_every_record_says_where_it_comes_from():
    for _, path, record in RECORDS.records(read_data()):
        assert record["source"] in SOURCES, path


def test_everything_has_a_spot_on_the_drawing():
    drawing = read_drawing()
    assert list(drawing["region"]) == list(REGIONS.words)
    assert list(drawing["province"]) == list(PROVINCES.words)
    assert set(drawing["place"]) == {p.word for p in (*CITIES, *TOWNS)}
    assert all(0 <= x <= 1000 and 0 <= y <= 1000 for spots in drawing.values() for x, y in spots.values())


# ---- figures of the rulebooks ----


@proves("4.3.1-r2,r3")
def test_province_table():
    rows = [row.split() for row in PROVINCE_TABLE.replace("\n", "|").split("|") if row.strip()]
    assert [r[0] for r in rows] == list(PROVINCES.words)
    for province, (_, limit, tax, value) in zip(PROVINCES, rows, strict=True):
        assert BOARD.limit[province] == int(limit)
        assert BOARD.tax[province] == float(tax) * 2
        assert BOARD.final_vp[province] == round(float(value) * 100)
        assert BOARD.vp[province] == (0 if limit == "1" else BOARD.final_vp[province])


def test_totals():
    assert (len(PROVINCES), len(CITIES), len(TOWNS), len(REGIONS)) == (24, 12, 20, 10)
    assert (len(BISHOPRICS), len(UNIVERSITIES), sum(BOARD.commercial)) == (6, 7, 7)
    assert (sum(BOARD.limit), sum(BOARD.tax), sum(BOARD.vp), sum(BOARD.final_vp)) == (97, 35, 1450, 1632)
    assert sum(BOARD.city_vp) == 1200
    assert BOARD.neutrals == 47
    assert BOARD.beggars == 3
    assert len(PROVINCES) + len(CITIES) + len(FACTIONS) == 41


@pytest.mark.parametrize(
    ("edition", "resources"),
    [("2007", {2: 40, 3: 58, 4: 40, 5: 32}), ("2004", {2: 40, 3: 56, 4: 40, 5: 32})],
)
def test_3_5_counters(edition, resources):
    tables = load_board(edition=edition).tables
    assert {n: t.resources for n, t in tables.items()} == resources
    assert {n: t.armies for n, t in tables.items()} == {2: 6, 3: 8, 4: 6, 5: 6}


def test_counters_in_the_box_suffice():
    most = max(load_board(edition=e).tables[3].resources for e in ids.EDITIONS) + 8
    assert len(FACTIONS) * most + 47 + 3 <= read_data()["totals"]["counters"]


@proves("3.1-r1,r2", "3.2-r1,r2", "3.3-r1", "3.4-r1")
def test_3_1_to_3_4_factions_in_play():
    four = (CATHOLICS, HABSBURGS, BURGHERS, REFORMERS)
    assert BOARD.tables[2].seats == ((CATHOLICS, HABSBURGS), (BURGHERS, REFORMERS))
    assert BOARD.tables[2].factions == BOARD.tables[4].factions == four
    assert (BOARD.tables[3].factions, BOARD.tables[3].pick) == ((CATHOLICS,), 2)
    assert BOARD.tables[3].suggested == (CATHOLICS, NOBILITY, REFORMERS)
    assert BOARD.tables[5].factions == FACTIONS.ids


def test_3_6_set_up():
    assert [sum(n for _, n in s.places) for s in BOARD.start] == [8, 7, 6, 5, 4]
    assert [sum(n for _, n in s.slots) for s in BOARD.start] == [0, 0, 4, 4, 4]
    assert [s.treasury for s in BOARD.start] == [4, 0, 0, 0, 0]
    assert [s.armies for s in BOARD.start] == [0, 2, 0, 0, 0]
    assert [(s.word, n) for s, n in BOARD.start[REFORMERS].slots] == [("calvinists_half", 4)]


@pytest.mark.parametrize(
    ("factions", "neutrals"),
    [("chnbr", 4), ("chbr", 13), ("cnr", 17), ("chn", 17), ("cbr", 20)],
)
def test_3_6_neutrals_fill_what_is_empty(factions, neutrals):
    held = {p for f in FACTIONS if f.word[0] in factions for p, _ in BOARD.start[f].places}
    placed = sum(BOARD.neutrals_in_city for c in CITIES if c not in held)
    placed += sum(BOARD.neutrals_in_town for t in TOWNS if t not in held)
    assert placed == neutrals
    if factions == "chnbr":
        assert all(c in held for c in CITIES)


@proves("5.2-r1")
def test_5_2_turn_0_units():
    assert BOARD.newcomers == (7, 6, 5, 4, 3)


@proves("5.7-r12,r13")
def test_5_7_allegiance_at_the_start():
    assert BOARD.allegiance == (3, 2, 4, 5, 2, 5, 4, 2, 5, 3, 3, 4)


def test_6_3_and_6_4_prices():
    assert BOARD.raise_cost == ((0, 3, 7, 11), (0, 3, 6, 10), (0, 2, 5, 8), (0, 2, 4, 7), (0, 2, 4, 6))
    assert BOARD.maintain == (2, 1, 1, 1, 1)
    assert BOARD.disband == (1, 1, 1, 1, 1)


@proves("6.7-r6")
def test_6_7_where_beggars_act():
    assert words(BOARD.beggar_provinces) == [
        "gelderland", "generality", "holland", "overijssel", "utrecht", "zeeland",
    ]  # fmt: skip
    covered = {p for r in BOARD.beggar_regions for p in BOARD.provinces_in[r]}
    assert covered == set(BOARD.beggar_provinces)
    assert (BOARD.beggar_price, BOARD.beggar_siege, BOARD.beggar_factions) == (2, 2, (BURGHERS, REFORMERS))


@proves("2.1-r6")
def test_2_1_regions_of_one_province():
    assert [r.word for r in REGIONS if len(BOARD.provinces_in[r]) == 1] == ["holland", "utrecht"]


def test_6_10_trade_of_the_example():
    assert words(BOARD.trade[PLACES["koln"]]) == ["dordrecht", "leiden", "nijmegen"]
    assert words(BOARD.trade[PLACES["utrecht"]]) == ["cleve", "koln"]


@proves("6.13-r9")
def test_6_13_gelderland():
    gelderland = PROVINCES["gelderland"]
    assert words(BOARD.borders[gelderland]) == [
        "cleve", "geldern", "generality", "holland", "overijssel", "utrecht",
    ]  # fmt: skip
    free = [t for t, passed in BOARD.river_ways[gelderland] if not passed]
    assert words(free) == ["koln", "liege", "limburg", "maastricht", "venlo"]
    barred = [(t.word, words(passed)) for t, passed in BOARD.river_ways[gelderland] if passed]
    assert barred == [("namur", ["liege"])]


def test_6_13_holland_to_koln_past_arnhem_or_nijmegen():
    ways = [words(passed) for t, passed in BOARD.river_ways[PROVINCES["holland"]] if t.word == "koln"]
    assert ways == [["arnhem"], ["nijmegen"]]


@proves("6.13-r8")
def test_6_13_zeeland():
    assert words(BOARD.borders[PROVINCES["zeeland"]]) == ["generality", "holland"]


def test_support_table():
    reach = {s.word: words(BOARD.support_provinces[s]) for s in SUPPORTS}
    assert reach["french_support"] == ["artois", "hainault", "liege", "luxembourg"]
    assert reach["emperor"] == ["cleve", "julich", "koln", "trier"]
    assert reach["london_merchants"] == ["flanders", "generality", "holland"]
    assert reach["huguenots"] == ["flanders", "friesland", "holland", "zeeland"]
    assert [s.word for s in SUPPORTS if not BOARD.support_shared[s]] == ["huguenots"]
    assert BOARD.slots[SLOTS["spanish_treasury_filled"]] >= 5


def test_6_16_columns():
    assert [ids.SIDES[s].word for s in BOARD.column_side[1:]] == ["catholic"] * 3 + ["neutral"] + [
        "reformed"
    ] * 3
    assert BOARD.column_add[3:6] == BOARD.column_remove[3:6] == (0, 0, 0)


def test_6_18_bishoprics_and_6_19_universities():
    assert words(BISHOPRICS) == ["artois", "flanders", "koln", "liege", "trier", "utrecht"]
    assert [u.word for u in UNIVERSITIES if BOARD.established[u]] == ["koln", "leuven"]


# ---- links ----


def test_links_go_both_ways():
    assert all(a in BOARD.borders[b] for a in PROVINCES for b in BOARD.borders[a])
    assert all(a in BOARD.arrows[b] for a in REGIONS for b in BOARD.arrows[a])


def test_rivers_go_both_ways():
    for a in PROVINCES:
        for b, passed in BOARD.river_ways[a]:
            assert (a, passed) in BOARD.river_ways[b]


@pytest.mark.parametrize("links", [BOARD.borders, BOARD.arrows])
def test_the_board_is_one_piece(links):
    found = [0]
    for here in found:
        found += [there for there in links[here] if there not in found]
    assert len(found) == len(links)


def test_arrows_follow_borders():
    for a in PROVINCES:
        for b in BOARD.borders[a]:
            here, there = BOARD.region_of[a], BOARD.region_of[b]
            assert here == there or there in BOARD.arrows[here]


def test_a_board_travels_between_processes():
    assert pickle.loads(pickle.dumps(BOARD)) == BOARD


# ---- marks ----


def test_marks_name_what_is_reconstructed():
    marks = {m.path: m for m in BOARD.marks}
    assert all(m.doubt for m in marks.values())
    for path in ("region.north.boxes", "column.7.remove", "city.amsterdam.trade", "support.jesuits.slots"):
        assert marks[path].source == "reconstructed"
    assert "province.holland.limit" not in marks
    assert "faction.catholics.raise" not in marks


def test_the_built_in_board_says_of_every_guess_that_it_is_one():
    for edition in ("2007", "2004"):
        board = load_board(edition=edition)
        guesses = {path for path, source in board.sources.items() if source == "reconstructed"}
        marked = {mark.path for mark in board.marks}
        assert {path for path in guesses if path.count(".") == 2} <= marked
        assert all(mark.doubt for mark in board.marks)
