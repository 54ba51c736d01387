"""An overlay replaces what is printed on the board; a rule it can neither change nor seem to change."""

from __future__ import annotations

import tomllib

import pytest

from cuius.core.board_data import BadBoard
from cuius.core.errors import BadConfig
from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import (
    PROVINCES,
    REGIONS,
    SLOTS,
)
from cuius.titles.revolution.loading import load_board
from cuius.titles.revolution.title import TITLE

BOARD = load_board()


def test_overlay_of_one_reconstructed_value():
    path = "region.holland.boxes"
    assert next(m for m in BOARD.marks if m.path == path).source == "reconstructed"
    laid = load_board({"region": {"holland": {"boxes": 5}}})
    assert laid.boxes[REGIONS["holland"]] == 5
    assert BOARD.boxes[REGIONS["holland"]] == 4
    assert laid.sources["region.holland"] == laid.sources[path] == "overlay"
    assert laid.sources["region.holland.arrows"] == "reconstructed"
    assert next(m for m in laid.marks if m.path == path).source == "overlay"


def test_overlay_from_text_and_plain_numbers():
    laid = load_board(tomllib.loads("[support.calvinists]\nslots = { plain = 1, filled = 0, half = 4 }"))
    assert laid.slots[SLOTS["calvinists_plain"]] == 1


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"dragons": {}}, "An overlay cannot say anything about 'dragons'."),
        ({"totals": {"towns": 16}}, "An overlay cannot say anything about 'totals'."),
        ({"region": 3}, "region must be a table of records."),
        ({"region": {"frisia": {"boxes": 3}}}, "There is no region called 'frisia'."),
        ({"region": {"north": 3}}, "region.north must be a record of fields."),
        (
            {"region": {"north": {"box": 3}}},
            "region.north has no field 'box'; it has boxes, orange, arrows.",
        ),
        ({"region": {"north": {"boxes": "3"}}}, "region.north.boxes must look like 3, not '3'."),
        (
            {"region": {"north": {"boxes": 0}}},
            "region.north.boxes must be a whole number from 2 to 12, not 0.",
        ),
        (
            {"region": {"north": {"arrows": ["paris"]}}},
            "region.north.arrows names 'paris', which is no region.",
        ),
        (
            {"region": {"north": {"arrows": ["holland"]}}},
            "region.north.arrows leads to holland, but nothing leads back.",
        ),
        (
            {"province": {"zeeland": {"borders": ["holland", "generality", "zeeland"]}}},
            "province.zeeland.borders leads back to itself.",
        ),
        (
            {"province": {"zeeland": {"borders": ["holland", "holland"]}}},
            "province.zeeland.borders names something twice.",
        ),
        ({"province": {"utrecht": {"region": "holland"}}}, "No province lies in the region utrecht."),
        ({"province": {"holland": {"limit": 12}}}, "The total of limits must be 97, and the board has 98."),
        ({"province": {"holland": {"vp": 0.5}}}, "The total of vp must be 14.5, and the board has 14."),
        ({"province": {"holland": {"tax": 0.3}}}, "province.holland.tax must be a multiple of 1/2, not 0.3."),
        (
            {"town": {"breda": {"commercial": False}}},
            "The total of commercial towns must be 7, and the board has 6.",
        ),
        (
            {"town": {"breda": {"province": "hell"}}},
            "town.breda.province names 'hell', which is no province.",
        ),
        ({"city": {"gent": {"trade": ["gent"]}}}, "city.gent.trade names the city itself."),
        (
            {"city": {"gent": {"trade": ["holland"]}}},
            "city.gent.trade names 'holland', which is no city or town.",
        ),
        (
            {"support": {"emperor": {"slots": {"plain": 1, "filled": 0, "half": 0}}}},
            "support.emperor must have at least two slots.",
        ),
        (
            {"support": {"calvinists": {"slots": {"plain": 0, "filled": 1, "half": 1}}}},
            "start.reformers.support puts 4 counters into calvinists, which has fewer slots.",
        ),
        (
            {"support": {"emperor": {"factions": ["habsburgs"]}}},
            "start.nobility.support names emperor, which is not open to the nobility.",
        ),
        (
            {"column": {"4": {"add": "catholic"}}},
            "column.4.add must be empty: the three central columns change nothing.",
        ),
        (
            {"column": {"7": {"add": "turk"}}},
            "column.7.add must be 'catholic', 'anti_catholic' or '', not 'turk'.",
        ),
        (
            {"university": {"leiden": {"established": True}}},
            "The total of established universities must be 2, and the board has 3.",
        ),
        ({"numbers": {"neutrals": 46}}, "The total of neutrals must be 47, and the board has 46."),
        (
            {"faction": {"nobility": {"raise": [2, 2, 3]}}},
            "faction.nobility.raise must be three rising prices.",
        ),
        (
            {"start": {"catholics": {"places": {"arras": 8}}}},
            "arras has no room for the 8 counters that start there.",
        ),
        (
            {"start": {"catholics": {"places": {"arras": 1}}}},
            "start.catholics.places must put 8 counters on the board, not 1.",
        ),
        (
            {"players": {"5": {"resources": {"2004": 10, "2007": 10}}}},
            "The catholics have too few counters to start with 5 players.",
        ),
        (
            {"region": {r: {"orange": 0} for r in ("gelderland", "flanders", "brabant")}},
            "There are too few orange boxes for the armies of the habsburgs.",
        ),
        (
            {"town": {"arras": {"province": "zeeland"}, "mons": {"province": "zeeland"},
                      "delft": {"province": "zeeland"}}},
            "province.zeeland.limit is too low for the cities and towns it has.",
        ),
    ],
)  # fmt: skip
def test_bad_overlays_are_refused(overlay, message):
    with pytest.raises(BadBoard) as refused:
        load_board(overlay)
    assert str(refused.value) == message
    assert isinstance(refused.value, ValueError)


def test_a_refused_overlay_leaves_the_board_alone():
    with pytest.raises(BadBoard):
        load_board({"province": {"holland": {"limit": 12}}})
    assert load_board().limit[PROVINCES["holland"]] == 11


def test_unknown_edition_is_refused():
    with pytest.raises(BadBoard, match="There is no edition '1568'"):
        load_board(edition="1568")


@pytest.mark.parametrize(
    ("players", "overlay", "path"),
    [
        (4, {"players": {"4": {"factions": ["catholics", "nobility"]}}}, "players.4.factions"),
        (2, {"players": {"2": {"seats": [["catholics", "burghers"]]}}}, "players.2.seats"),
        (5, {"start": {"burghers": {"armies": 1}}}, "start.burghers.armies"),
        (5, {"support": {"huguenots": {"shared": True}}}, "support.huguenots.shared"),
        (5, {"faction": {"burghers": {"objective": "universities"}}}, "faction.burghers.objective"),
    ],
)
@proves("3.1-r1", "3.3-r1", "5.2-r6")
def test_3_1_r1_an_overlay_that_would_change_nothing_or_a_rule_is_refused(players, overlay, path):
    with pytest.raises(BadConfig, match=path):
        TITLE.configure(players, board=overlay)
