"""What an owner of the printed game may lay over the board, and what is refused."""

from __future__ import annotations

import pytest

from cuius.core.board_data import BadBoard
from cuius.titles.here_i_stand.ids import (
    CARDS,
)
from cuius.titles.here_i_stand.loading import load_board
from cuius.titles.here_i_stand.loading.files import read_data

BOARD = load_board()


def test_an_overlay_replaces_a_doubtful_value():
    path = "card.machiavelli.cp"
    assert any(m.path == path and m.source == "public" for m in BOARD.marks)
    laid = load_board({"card": {"machiavelli": {"cp": 3}}})
    assert laid.card_cp[CARDS["machiavelli"]] == 3
    assert BOARD.card_cp[CARDS["machiavelli"]] == 2
    assert next(m for m in laid.marks if m.path == path).source == "overlay"
    assert laid.sources["card.machiavelli"] == "overlay"


def test_reconstructed_events_are_listed():
    found = {m.path.split(".")[1] for m in BOARD.marks if m.source == "reconstructed"}
    assert {"roxelana", "potosi_silver_mines", "andrea_doria", "scots_raid"} <= found
    assert len(found) == 10


@pytest.mark.parametrize(
    ("overlay", "message"),
    [
        ({"dragons": {}}, "An overlay cannot say anything about 'dragons'."),
        ({"totals": {"map": {"keys": 2}}}, "An overlay cannot say anything about 'totals'."),
        ({"space": 3}, "space must be a table of records."),
        ({"space": {"atlantis": {}}}, "There is no space called 'atlantis'."),
        ({"space": {"paris": 3}}, "space.paris must be a record of fields."),
        (
            {"space": {"paris": {"walls": 3}}},
            "space.paris has no field 'walls'; it has type, home, zone, links, passes, seas, at.",
        ),
        ({"space": {"paris": {"type": 3}}}, "space.paris.type must look like 'key', not 3."),
        (
            {"space": {"paris": {"type": "castle"}}},
            "space.paris.type names 'castle', which is no space type.",
        ),
        ({"space": {"paris": {"home": "spain"}}}, "space.paris.home names 'spain', which is no power."),
        ({"space": {"paris": {"links": ["lyon"]}}}, "boulogne.links leads to paris, but nothing leads back."),
        (
            {"space": {"paris": {"links": ["paris"]}}},
            "boulogne.links leads to paris, but nothing leads back.",
        ),
        (
            {"space": {"norwich": {"passes": ["london"]}}},
            "norwich.passes leads to london, but nothing leads back.",
        ),
        (
            {"space": {"norwich": {"passes": ["london"]}, "london": {"passes": ["norwich"]}}},
            "space.london has both a link and a pass to norwich.",
        ),
        (
            {"space": {"bilbao": {"links": ["black_sea"]}}},
            "space.bilbao.links names 'black_sea', which is no space.",
        ),
        ({"space": {"bilbao": {"seas": ["paris"]}}}, "space.bilbao.seas names 'paris', which is no sea."),
        (
            {"space": {"bilbao": {"seas": ["bay_of_biscay"]}}},
            "bilbao must name bay_of_biscay as its sea, and bay_of_biscay name it as its port.",
        ),
        (
            {"space": {"paris": {"at": [1, 2000]}}},
            "space.paris.at must lie on the board, from 0 to 1000 each way, not [1, 2000].",
        ),
        (
            {"space": {"dijon": {"type": "fortress"}}},
            "The total of fortresses must be 9, and the board has 10.",
        ),
        (
            {
                "sea": {
                    "black_sea": {"links": ["aegean_sea"]},
                    "aegean_sea": {"links": ["black_sea", "ionian_sea", "north_african_coast"]},
                }
            },
            "aegean_sea and black_sea must not be adjacent.",
        ),
        (
            {"power": {"france": {"capitals": ["dijon"]}}},
            "power.france.capitals names dijon, which is no home key of that power.",
        ),
        (
            {"power": {"france": {"actions": {"fly": 1}}}},
            "power.france.actions names 'fly', which is no action.",
        ),
        (
            {"power": {"france": {"auto_win": 12}}},
            "The length of power.france.key_cards must be 12, and the board has 11.",
        ),
        ({"power": {"papacy": {"key_vp": [0, 2, 4, 3, 8, 10, 12]}}}, "power.papacy.key_vp must not fall."),
        ({"war": {"france": {"england": 2}}}, "war.england.france must cost the same both ways."),
        (
            {"leader": {"suleiman": {"battle": 9}}},
            "leader.suleiman.battle must be a whole number from 0 to 6, not 9.",
        ),
        ({"card": {"gout": {"number": 5}}}, "card.gout.number is a rule and not a matter of the board."),
        (
            {"card": {"gout": {"kind": "home"}}},
            "card.gout must have a power if it is a home card, and none otherwise.",
        ),
        ({"card": {"gout": {"enters": 3}}}, "The total of late must be 37, and the board has 38."),
        (
            {"card": {"gout": {"played_by": ["genoa"]}}},
            "card.gout.played_by names 'genoa', which is no major power.",
        ),
        ({"card": {"gout": {"played_by": "some"}}}, "card.gout.played_by must look like 'any', not 'some'."),
        (
            {"debater": {"luther": {"zone": ""}}},
            "debater.luther.zone must name a language for a Protestant debater, and none for a Papal one.",
        ),
        (
            {"debater": {"luther": {"enters": 2}}},
            "The total of protestant entries must be {'1': 4, '2': 3, '3': 1, '4': 7, '6': 2}, "
            "and the board has {'1': 3, '2': 4, '3': 1, '4': 7, '6': 2}.",
        ),
        (
            {"reformer": {"calvin": {"space": "zurich"}}},
            "reformer.calvin must stand in his own language zone.",
        ),
        ({"riches": {"inca": ["card"]}}, "The length of riches.inca must be 11, and the board has 1."),
        (
            {"scenario": {"1517": {"control": {"france": ["milan"]}}}},
            "The keys of habsburg in 1517 must be 8, and the board has 7.",
        ),
        (
            {"scenario": {"1517": {"control": {"france": ["milan"], "papacy": ["milan"]}}}},
            "scenario.1517.control gives milan to two powers.",
        ),
        (
            {"scenario": {"1517": {"expect": {}}}},
            "scenario.1517.expect is a rule and not a matter of the board.",
        ),
        (
            {"scenario": {"1532": {"chateaux": 3}}},
            "The vp of france in 1532 must be 12, and the board has 13.",
        ),
        ({"electors": {"mainz": 0}}, "electors.mainz must be a whole number from 1 to 6, not 0."),
        ({"power": {"hungary": {"land": [[1, 2, 3]]}}}, "hungary has too few land counters for 1517."),
    ],
)
def test_bad_overlays_are_refused(overlay, message):
    with pytest.raises(BadBoard) as refused:
        load_board(overlay)
    assert str(refused.value) == message
    assert isinstance(refused.value, ValueError)


@pytest.mark.parametrize(
    ("stack", "message"),
    [
        (
            {"power": "france", "dragons": 1},
            "has no field 'dragons'; it may have power, leaders, regulars, "
            "mercenaries, cavalry, squadrons, corsairs.",
        ),
        ({"power": "france", "cavalry": 1}, "must have mercenaries, or cavalry if it is Ottoman."),
        ({"power": "france", "squadrons": 1}, "puts ships into dijon, which is no port."),
        (
            {"power": "france", "regulars": 1, "leaders": ["suleiman"]},
            "has suleiman, who serves another power.",
        ),
        ({"power": "france", "leaders": ["francis_i"]}, "has an army leader and no regulars."),
    ],
)
def test_bad_stacks_are_refused(stack, message):
    stacks = read_data()["scenario"]["1517"]["stacks"] | {"dijon": stack}
    with pytest.raises(BadBoard) as refused:
        load_board({"scenario": {"1517": {"stacks": stacks}}})
    assert str(refused.value) == f"scenario.1517.stacks.dijon {message}"


def test_a_refused_overlay_leaves_the_board_alone():
    with pytest.raises(BadBoard):
        load_board({"space": {"dijon": {"type": "fortress"}}})
    assert load_board() == BOARD
