"""The board, the statements and the names of Les Guerres de Religion: what can be counted is counted."""

from __future__ import annotations

import copy
import re

import pytest

from cuius.core.board_data import OVERLAY, SOURCES, BadBoard
from cuius.core.rulebook import load_statements, proves
from cuius.core.title import get_title
from cuius.titles.guerres.ids import (
    CARDS,
    CHARACTERS,
    EVENTS,
    FACTIONS,
    LA_ROCHELLE,
    NO_RANK,
    NOBODY,
    PARIS,
    PROVINCES,
    TOWNS,
    WAR,
)
from cuius.titles.guerres.loading import DATA, load_board
from cuius.titles.guerres.loading.files import RECORDS, TABLES, read_data, read_drawing

BOARD = load_board()
STATEMENTS = load_statements(DATA.parent)


@pytest.mark.parametrize("kind", [kind for kind, words in TABLES.items() if words])
def test_ids_equal_data(kind):
    assert tuple(read_data()[kind]) == TABLES[kind]


def test_every_record_says_where_it_comes_from():
    for _, path, record in RECORDS.records(read_data()):
        assert record["source"] in SOURCES, path
        if record["source"] == "reconstructed":
            assert record.get("doubt"), path


def test_everything_is_drawn():
    drawing = read_drawing()
    assert set(drawing["province"]) == set(PROVINCES.words)
    assert set(drawing["town"]) == set(TOWNS.words)


@proves("1-r1", "5-r1")
def test_1_r1_components_are_counted():
    assert len(CARDS) == 64
    assert len(EVENTS) == 46
    assert [len(BOARD.deck_cards[d]) for d in range(4)] == [11, 11, 11, 13]
    assert sum(BOARD.cubes) == 88
    assert BOARD.deck[EVENTS["ambush"]] == WAR


@proves("7-r1")
def test_r2_cubes_are_counted_and_limit_nothing():
    assert BOARD.cubes == (34, 27, 27)


@proves("2-r1", "2.1-r2", "2.1-r3")
def test_r1_one_main_town_a_province():
    for province in PROVINCES:
        mains = [t for t in BOARD.towns[province] if BOARD.size[t]]
        assert len(mains) == (0 if BOARD.foreign[province] else 1), province


def test_2_1_r1_borders_go_both_ways():
    for here in PROVINCES:
        for there in BOARD.borders[here]:
            assert here in BOARD.borders[there]
    assert PROVINCES["auvergne"] in BOARD.borders[PROVINCES["lyonnais"]]


@proves("2.1-r4", "15.7.3-r4")
def test_15_7_3_r4_the_six_towns_of_the_loire():
    found = {t.word for province in PROVINCES for t in BOARD.loire_towns[province]}
    assert found == {"nantes", "saumur", "blois", "orleans", "sancerre", "issoire"}


@proves("15.7.7-r4", "15.7.7-r5", "15.7.7-r6")
def test_15_7_7_r4_garrisons():
    assert BOARD.garrison[TOWNS["blois"]] == 1
    assert BOARD.garrison[TOWNS["orleans"]] == 2
    assert BOARD.garrison[PARIS] == BOARD.garrison[LA_ROCHELLE] == 4


@proves("14.1-r1", "4-r4", "15.4-r1")
def test_14_1_r1_values_go_from_0_to_3():
    for character in CARDS:
        assert 0 <= BOARD.military[character] <= 3
        assert 0 <= BOARD.intrigue[character] <= 3
        assert 0 <= BOARD.tactical[character] <= 3
        assert BOARD.command[character] in (0, 1, 2, 3, NO_RANK)


def test_values_that_the_examples_give():
    tactical = {
        w: BOARD.tactical[CHARACTERS[w]]
        for w in ("anne_de_montmorency", "louis_de_conde", "henri_de_bourbon")
    }
    assert list(tactical.values()) == [0, 1, 3]
    assert BOARD.starred[CHARACTERS["gaspard_de_tavannes"]]


@proves("15.7.1-r1", "15.7.1-r2")
def test_15_7_1_r1_sizes():
    assert [BOARD.size_of[n] for n in (1, 3, 4, 6, 7, 9)] == [0, 0, 1, 1, 2, 2]
    assert [BOARD.movement[n] for n in (3, 4, 6, 7, 9)] == [3, 2, 2, 1, 1]
    assert [BOARD.cost[n] for n in (3, 6, 9)] == [2, 3, 5]


def test_every_faction_has_characters_enough_in_every_turn():
    for faction in FACTIONS:
        for turn in range(1, 7):
            here = [
                c for c in CARDS if BOARD.home[c] == faction and 0 < BOARD.enters[c] <= turn <= BOARD.dies[c]
            ]
            assert len(here) >= 9, (faction, turn)
            assert any(BOARD.writer[c] for c in here), (faction, turn)


# ---- overlays ----


def test_an_overlay_replaces_a_value_and_marks_it():
    board = load_board({"town": {"blois": {"size": "minor"}}, "size": {"large": {"cost": 4}}})
    assert board.cost[9] == 4
    assert board.sources["size.large.cost"] == OVERLAY
    assert get_title("guerres").configure(board={"size": {"large": {"cost": 4}}}).board


@pytest.mark.parametrize(
    ("overlay", "says"),
    [
        ({"weather": {}}, "cannot say anything"),
        ({"town": {"tours": {"size": "minor"}}}, "no town called 'tours'"),
        ({"town": {"blois": {"walls": 3}}}, "no field 'walls'"),
        ({"town": {"blois": {"size": 3}}}, "must look like"),
        ({"town": {"blois": {"size": "huge"}}}, "minor or major or special"),
        ({"town": {"blois": {"size": "major"}}}, "major"),
        ({"province": {"berry": {"borders": ["poitou"]}}}, "nothing leads back"),
        ({"character": {"charles_ix": {"military": 7}}}, "from 0 to 3"),
        ({"character": {"louis_de_conde": {"succession": "B"}}}, "same letter"),
        ({"numbers": {"markers": 6}}, "is a rule"),
        ({"scenario": {"campaign": {"league": []}}}, "every town"),
        ({"turn": {"5": {"massacre": 4}}}, "must be 0"),
        ({"town": []}, "table of records"),
    ],
)
def test_an_overlay_that_does_not_fit_is_refused(overlay, says):
    with pytest.raises(BadBoard, match=says):
        load_board(copy.deepcopy(overlay))


# ---- statements ----


def test_statements_are_numbered_and_whole():
    assert len(STATEMENTS) > 400
    for statement in STATEMENTS:
        assert re.fullmatch(r"GUE \d+(\.\d+)*-[a-z]+\d+", statement.id)
        assert statement.id.split(" ")[1].startswith(f"{statement.section}-")
        assert statement.text.endswith("."), statement.id


def test_every_card_and_chit_has_its_statement():
    known = {s.id.removeprefix("GUE ") for s in STATEMENTS}
    for kind in ("event", "chit"):
        for word, row in read_data()[kind].items():
            assert row["rule"] in known, word


def test_rulings_are_numbered():
    text = (DATA.parent / "RULINGS.md").read_text(encoding="utf-8")
    numbers = [int(n) for n in re.findall(r"^### R(\d+) ", text, re.MULTILINE)]
    assert numbers == sorted(set(numbers))
    assert numbers[:60] == list(range(1, 61))


def test_le_havre_is_off_the_map():
    assert BOARD.starts["campaign"].control[TOWNS["le_havre"]] == NOBODY
