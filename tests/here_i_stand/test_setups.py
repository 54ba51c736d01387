"""The set-ups of Here I Stand come out as the scenario book prints them."""

from __future__ import annotations

import pytest

from cuius.core.ids import Id
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand import ids
from cuius.titles.here_i_stand.ids import (
    CATHOLIC,
    DISCOVERIES,
    FRANCE,
    GERMAN,
    HABSBURG,
    MAJORS,
    NEITHER,
    OTTOMAN,
    PLACES,
    POWERS,
    PROTESTANT,
    PROTESTANT_FAITH,
    SPACES,
)
from cuius.titles.here_i_stand.loading import load_board
from cuius.titles.here_i_stand.loading.checks import cards_dealt, keys_held, markers_left, points

BOARD = load_board()


def words(found) -> list[str]:
    return sorted(i.word for i in found)


def at(word: str) -> Id:
    return PLACES[word]


@pytest.mark.parametrize(
    ("scenario", "vp", "keys", "markers", "cards"),
    [
        ("1517", [8, 9, 9, 12, 19, 0], [4, 8, 4, 6, 2], [7, 6, 5, 5, 5], [3, 5, 3, 4, 3, 4]),
        ("1532", [16, 18, 9, 12, 15, 13], [7, 8, 4, 5, 2], [4, 6, 5, 6, 5], [5, 5, 4, 4, 3, 5]),
        ("tournament", [16, 18, 9, 12, 15, 13], [7, 8, 4, 5, 2], [4, 6, 5, 6, 5], [6, 6, 5, 5, 4, 6]),
    ],
)
def test_set_ups_come_out_as_printed(scenario, vp, keys, markers, cards):
    setup = BOARD.setups[scenario]
    assert [points(BOARD, setup, p) for p in MAJORS] == vp
    assert [keys_held(BOARD, setup, p) for p in MAJORS[:5]] == keys
    assert [markers_left(BOARD, setup, p) for p in MAJORS[:5]] == markers
    assert [cards_dealt(BOARD, setup, p) for p in MAJORS] == cards


@proves("2.3-r1,r2", "21.2-r1", "21.6-r1")
def test_1517():
    setup = BOARD.setups["1517"]
    assert all(setup.control[s] == HABSBURG for s in BOARD.homes[PROTESTANT])
    assert {setup.faith[s] for s in BOARD.homes[OTTOMAN]} == {NEITHER}
    others = [s for s in SPACES if BOARD.home[s] != OTTOMAN and s.word != "algiers"]  # ruling R504
    assert {setup.faith[s] for s in others} == {CATHOLIC}
    assert setup.electors == BOARD.electors == (2, 1, 1, 1, 1, 2)
    assert (setup.first_turn, setup.last_turn, setup.first_phase.word) == (1, 9, "luthers_95_theses")
    assert sum(s.regulars + s.hired for s in setup.stacks if s.power == HABSBURG) == 19
    assert not setup.algiers_in_play


def test_1532():
    setup = BOARD.setups["1532"]
    assert setup.faith.count(PROTESTANT_FAITH) == 19
    assert setup.bonus == (2, 7, 0, 0, 0, 0)
    assert setup.st_peters == 5
    assert setup.new_testament == (6, 2, 4)
    assert setup.league
    assert setup.hungary_defeated
    assert setup.knights == at("malta")
    assert words(setup.explorers_out) == ["leon", "narvaez", "rut", "verrazano"]
    assert (words(setup.explorers_placed), words(setup.conquistadors_placed)) == (["magellan"], ["cortez"])
    assert [d.word for d in DISCOVERIES if setup.discovered[d] == HABSBURG] == [
        "pacific_strait",
        "circumnavigation",
    ]


def test_the_two_player_game_has_few_pieces():
    setup = BOARD.setups["two_player"]
    assert [x.word for s in setup.stacks for x in s.leaders] == ["andrea_doria"]
    assert words(s.space for s in setup.stacks if s.squadrons) == [
        "genoa", "marseille", "naples", "rome", "venice",
    ]  # fmt: skip
    inside = {*BOARD.in_zone[GERMAN], *BOARD.in_zone[ids.ITALIAN]}
    assert all(s.regulars == 1 and not s.hired for s in setup.stacks if s.space not in inside)
    assert setup.domination_lead == 8
    assert setup.wars == ()
    assert setup.alliances == ((HABSBURG, POWERS["hungary"]),)


@proves("3.1-r1,r2", "3-r1")
def test_3_1_seats():
    for players, seats in BOARD.seats.items():
        assert len(seats) == players
        if players > 2:
            assert sorted(p for seat in seats for p in seat) == list(MAJORS)
    assert BOARD.seats[3][0] == (OTTOMAN, FRANCE)


def test_leaders_stand_where_units_of_theirs_are():
    for setup in BOARD.setups.values():
        for stack in setup.stacks:
            assert all(BOARD.leader_power[x] == stack.power for x in stack.leaders)


def test_7_r6_years():
    assert len(BOARD.years) == 9
    assert (BOARD.years[0], BOARD.years[8]) == ("1517-1523", "1552-1555")


def test_r598_both_editions_begin_alike():
    first, later = (load_board(None, edition).setups for edition in ("first", "2017"))
    assert first == later
