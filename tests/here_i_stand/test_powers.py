"""The powers of Here I Stand: tracks, actions, counters, leaders, rulers, wars and minor powers."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.board import CANNOT
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    ARMY_LEADERS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    HUNGARY,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MINORS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    RULERS,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.loading.making import load_board

BOARD = load_board()

COSTS = """
move_clear 111111 | move_pass 222222 | naval_move 111110 | control_unfortified 111111 | assault 111111
raise_regular 222222 | buy_mercenary 011111 | raise_cavalry 100000 | build_squadron 222220
build_corsair 100000 | piracy 200000 | foreign_war 101000 | explore 022200 | colonize 023300
conquer 044400 | translate 000001 | publish_treatise 003002 | call_debate 000033 | build_st_peters 000010
burn_books 000020 | found_university 000030
"""


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.replace("\n", "|").split("|") if row.strip()]


def words(found) -> list[str]:
    return sorted(i.word for i in found)


@proves("1-r2", "3.2-r1,r3")
def test_powers_in_impulse_order():
    assert [p.word for p in MAJORS] == ["ottoman", "habsburg", "england", "france", "papacy", "protestant"]
    assert [p.word for p in MINORS] == ["genoa", "hungary", "scotland", "venice"]


@proves("11.1-r1,r5", "11.1-t1..t20")
def test_11_1_the_action_table():
    assert [r[0] for r in rows(COSTS)] == list(ACTIONS.words)
    for action, (_, costs) in zip(ACTIONS, rows(COSTS), strict=True):
        assert "".join(str(BOARD.cost[p][action]) for p in MAJORS) == costs, action
    uneven = [a.word for a in ACTIONS if len({BOARD.cost[p][a] for p in MAJORS} - {0}) > 1]
    assert uneven == ["colonize", "publish_treatise"]
    assert all(not any(BOARD.cost[p]) for p in (*MINORS, INDEPENDENT))


def test_key_tracks():
    assert [BOARD.auto_win[p] for p in MAJORS] == [11, 14, 9, 11, 7, 0]
    assert BOARD.key_vp[HABSBURG][8] == 9
    assert BOARD.key_cards[HABSBURG][13] == 7
    assert BOARD.key_vp[PAPACY] == (0, 2, 4, 6, 8, 10, 12)
    assert all(track[0] == 1 for track in BOARD.key_cards if track)


def test_6_2_dealing_examples():
    few = BOARD.protestant_cards[2] + BOARD.ruler_bonus[RULERS["luther"]]
    assert (BOARD.protestant_cards, few) == ((4, 5, 4), 4)
    assert BOARD.key_cards[FRANCE][8] + BOARD.ruler_bonus[RULERS["francis_i"]] == 5
    assert BOARD.key_cards[OTTOMAN][7 - 2] + BOARD.ruler_bonus[RULERS["suleiman"]] == 4


@proves("5.2-r2", "5-r2")
def test_counters():
    assert [BOARD.land_limit[p] for p in POWERS] == [47, 48, 33, 38, 23, 26, 4, 10, 6, 8, 12]
    assert [BOARD.squadron_limit[p] for p in POWERS] == [9, 6, 5, 5, 2, 0, 1, 0, 1, 4, 0]
    assert {row[0] for p in MAJORS for row in BOARD.land_counters[p]} == {1, 2, 4, 6}


def test_5_3_r3_who_has_squadrons():
    assert [p.word for p in (*MAJORS, *MINORS) if not BOARD.squadron_limit[p]] == ["protestant", "hungary"]


@proves("5.1-r1,r9", "8.2-r3")
def test_leaders():
    rated = {x.word: (BOARD.battle[x], BOARD.command[x] or BOARD.piracy[x]) for x in LEADERS}
    assert rated["suleiman"] == (2, 12)
    assert rated["charles_v"] == (2, 10)
    assert rated["henry_ii"] == (0, 8)
    assert rated["barbarossa"] == (2, 1)
    assert rated["dragut"] == (1, 2)
    assert rated["andrea_doria"] == (2, 0)
    assert [x.word for x in ARMY_LEADERS if BOARD.leader_turn[x]] == ["maurice_of_saxony"]
    assert all((BOARD.command[x] > 0) == (x in ARMY_LEADERS) for x in LEADERS)


@proves("3.3-r1,r2,r3")
def test_rulers():
    assert {p.word: sum(BOARD.ruler_power[r] == p for r in RULERS) for p in MAJORS} == {
        "ottoman": 1, "habsburg": 1, "england": 4, "france": 2, "papacy": 4, "protestant": 2,
    }  # fmt: skip
    assert [r.word for r in RULERS if BOARD.ruler_card[r] == NOBODY] == [
        "suleiman", "charles_v", "henry_viii", "francis_i", "leo_x", "luther",
    ]  # fmt: skip
    assert [BOARD.ruler_admin[r] for r in RULERS] == [2, 2, 1, 1, 1, 2, 1, 1, 0, 1, 1, 0, 2, 1]
    assert [BOARD.ruler_bonus[r] for r in RULERS] == [0, 0, 1, 0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0]


@proves("9.6-p2", "9.6-p3", "9.6-x1,x2,x3")
def test_9_6_what_wars_cost():
    assert BOARD.war_cost[HABSBURG][PAPACY] == 4
    assert BOARD.war_cost[ENGLAND][FRANCE] == 3
    assert BOARD.war_cost[OTTOMAN][PAPACY] == 2
    assert BOARD.war_cost[HABSBURG][PROTESTANT] == BOARD.war_cost[PROTESTANT][PAPACY] == CANNOT
    assert BOARD.war_cost_after_boleyn == BOARD.war_cost[HABSBURG][ENGLAND] - 2
    assert all(BOARD.war_cost[p][HUNGARY] == CANNOT for p in MAJORS)
    assert [p.word for p in MAJORS if BOARD.war_cost[p][SCOTLAND] != CANNOT] == [
        "habsburg",
        "england",
        "france",
    ]
    assert [p.word for p in MAJORS if BOARD.war_cost[p][VENICE] == CANNOT] == ["england"]
    assert {BOARD.war_cost[p][m] for p in MAJORS for m in MINORS} == {CANNOT, 1}
    for p in MAJORS:
        assert [BOARD.war_cost[p][q] for q in MAJORS] == [BOARD.war_cost[q][p] for q in MAJORS]


def test_r30_war_on_a_minor_power_costs_more_in_2017():
    later = load_board(edition="2017").war_cost
    dear = {(p.word, m.word) for p in MAJORS for m in MINORS if later[p][m] == 2}
    assert dear == {
        ("habsburg", "genoa"), ("habsburg", "venice"), ("papacy", "genoa"), ("papacy", "venice"),
        ("france", "scotland"),
    }  # fmt: skip


@proves("22.1-t1..t4", "22.1-n1", "16.1-x6")
def test_22_1_minor_powers():
    found = {m.word: (words(BOARD.activated_by[m]), BOARD.deactivates[m]) for m in MINORS}
    assert found == {
        "genoa": (["france", "habsburg", "papacy"], True),
        "hungary": (["habsburg"], False),
        "scotland": (["england", "france"], True),
        "venice": (["france", "habsburg", "papacy"], True),
    }
    assert [BOARD.natural_ally[m] for m in MINORS] == [NOBODY, HABSBURG, FRANCE, PAPACY]
    assert [BOARD.intervention[m] for m in MINORS] == [0, 0, 2, 2]
    assert [m.word for m in MINORS if not BOARD.sails_atlantic[m]] == ["genoa", "venice"]


def test_22_6_r1_independent_keys():
    assert words(BOARD.independent_keys) == ["florence", "metz", "milan", "tunis"]
    free = {
        w: words(s for s in BOARD.independent_keys if BOARD.setups[w].control[s] == INDEPENDENT)
        for w in ("1517", "1532")
    }
    assert free == {"1517": ["florence", "metz"], "1532": ["florence", "metz", "milan", "tunis"]}
