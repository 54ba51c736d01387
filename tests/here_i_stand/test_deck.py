"""The deck of Here I Stand as a table: every card, when it enters, when it leaves; the edition of 2017."""

from __future__ import annotations

from collections import Counter

import pytest

from cuius.core.board_data import BadBoard
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAIN_CARDS,
    MAJORS,
    OTTOMAN,
    PAPACY,
    POWERS,
)
from cuius.titles.here_i_stand.loading import load_board
from cuius.titles.here_i_stand.rules.deck import (
    cards_in_game,
    due_in_winter,
    first_deck,
    home_cards,
    joining,
    late_cards,
    leaves_the_game,
    may_play_as_event,
    size_by_turn,
    table,
    waiting,
)
from cuius.titles.here_i_stand.variants.two_player.turn import first_diplomatic_deck, late_diplomatic_cards

BOARD = load_board()
LATER = load_board(edition="2017")
FIRST = BOARD.setups["1517"]

DECK = """
1 janissaries 5 home | 2 holy_roman_emperor 5 home | 3 six_wives 5 home | 4 patron_of_the_arts 5 home
5 papal_bull 4 home | 6 leipzig_debate 3 home | 7 here_i_stand 5 home
8 luthers_95_theses 0 mandatory always | 9 barbary_pirates 2 mandatory always 1 - 3
10 clement_vii 2 mandatory always 1 - 2 | 11 defender_of_the_faith 2 mandatory always
12 master_of_italy 2 mandatory | 13 schmalkaldic_league 2 mandatory conditional 1 - 4
14 paul_iii 2 mandatory always 3 - 4 | 15 society_of_jesus 2 mandatory always 5 - 6
16 calvin 2 mandatory always 6 | 17 council_of_trent 2 mandatory never 6
18 dragut 2 mandatory always 6 | 19 edward_vi 2 mandatory always 6 edward
20 henry_ii 2 mandatory always 6 | 21 mary_i 2 mandatory always 6 mary
22 julius_iii 2 mandatory always 7 | 23 elizabeth_i 2 mandatory always 0 elizabeth
24 arquebusiers 1 combat | 25 field_artillery 1 combat | 26 mercenaries_bribed 3 combat
27 mercenaries_grow_restless 2 combat | 28 siege_mining 1 combat | 29 surprise_attack 2 combat
30 tercios 2 combat | 31 foul_weather 2 response | 32 gout 2 response | 33 landsknechts 1 response
34 professional_rowers 2 response | 35 siege_artillery 1 response | 36 swiss_mercenaries 1 response
37 the_wartburg 2 response | 38 halleys_comet 2 response if_event 3
39 augsburg_confession 4 event if_event 3 | 40 machiavelli 2 event never 3
41 marburg_colloquy 5 event if_event 3 | 42 roxelana 4 event never 3
43 zwingli_dons_armor 3 event if_event 3
44 affair_of_the_placards 2 event if_event 4 | 45 calvin_expelled 1 event if_event 4
46 calvins_institutes 5 event if_event 4 | 47 copernicus 6 event if_event 4 | 48 galleons 2 event never 4
49 huguenot_raiders 2 event never 4 | 50 mercators_map 2 event never 4
51 michael_servetus 4 event if_event 4 | 52 michelangelo 4 event if_event 4 | 53 plantations 2 event never 4
54 potosi_silver_mines 3 event if_event 4 | 55 jesuit_education 3 event never 5
56 papal_inquisition 5 event never 5 | 57 philip_of_hesses_bigamy 2 event if_event 5
58 spanish_inquisition 5 event never 5 | 59 lady_jane_grey 3 event if_event 6
60 maurice_of_saxony 4 event never 6 | 61 mary_defies_council 1 event never 7
62 book_of_common_prayer 2 event never 0 boleyn | 63 dissolution_of_the_monasteries 4 event if_event 0 boleyn
64 pilgrimage_of_grace 3 event if_event 0 boleyn | 65 a_mighty_fortress 4 event | 66 akinji_raiders 3 event
67 anabaptists 3 event | 68 andrea_doria 5 event | 69 auld_alliance 3 event | 70 charles_bourbon 4 event
71 city_state_rebels 4 event | 72 cloth_prices_fluctuate 3 event | 73 diplomatic_marriage 5 event
74 diplomatic_overture 5 event | 75 erasmus 3 event | 76 foreign_recruits 4 event
77 fountain_of_youth 2 event | 78 frederick_the_wise 3 event if_event | 79 fuggers 3 event
80 gabelle_revolt 1 event | 81 indulgence_vendor 3 event | 82 janissaries_rebel 2 event
83 john_zapolya 3 event if_event | 84 julia_gonzaga 1 event if_event | 85 katherina_bora 3 event if_event
86 knights_of_st_john 2 event | 87 mercenaries_demand_pay 2 event | 88 peasants_war 3 event if_event
89 pirate_haven 3 event | 90 printing_press 5 event | 91 ransom 3 event | 92 revolt_in_egypt 3 event
93 revolt_in_ireland 3 event | 94 revolt_of_the_communeros 2 event | 95 sack_of_rome 5 event conditional
96 sale_of_moluccas 3 event if_event | 97 scots_raid 2 event | 98 search_for_cibola 2 event
99 sebastian_cabot 1 event conditional | 100 shipbuilding 2 event | 101 smallpox 4 event
102 spring_preparations 3 event | 103 threat_to_power 3 event | 104 trace_italienne 3 event
105 treachery 5 event | 106 unpaid_mercenaries 3 event | 107 unsanitary_camp 2 event
108 venetian_alliance 4 event | 109 venetian_informant 1 event | 110 war_in_persia 4 event
"""
"""Number, word, command points, kind; then removal, turn of entry, condition and winter if not plain."""


def lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.replace("\n", "|").split("|") if line.strip()]


def numbers(cards) -> list[int]:
    return [BOARD.card_number[c] for c in cards]


# ---- the deck ----


def test_the_deck_as_a_table():
    wanted = []
    for number, word, cp, kind, *rest in lines(DECK):
        removal, turn, entry, forced = [*rest, *("never", "1", "-", "0")[len(rest) :]]
        wanted.append(
            (int(number), word, int(cp), kind, removal, int(turn), entry.replace("-", ""), int(forced))
        )
    assert [row for row in table(BOARD) if row[0] <= 110] == wanted
    assert [row[0] for row in table(BOARD)] == [*range(1, 111), *range(201, 220)]
    assert (BOARD.card_cp[39], LATER.card_cp[39]) == (2, 3)  # ruling R575: Machiavelli
    assert [row[0] for row in table(LATER)] == [*range(1, 117), *range(201, 220)]


@proves("6-r1", "6.1-r1")
def test_6_1_kinds_of_cards():
    counts = Counter(row[3] for row in table(BOARD) if row[0] <= 110)
    assert counts == {"home": 7, "mandatory": 16, "response": 8, "combat": 7, "event": 72}
    assert counts.total() == 110


@proves("6.1-r6")
def test_6_1_home_cards():
    assert [len(home_cards(BOARD, p)) for p in MAJORS] == [1, 1, 1, 1, 2, 1]
    assert [c.word for c in home_cards(BOARD, PAPACY)] == ["papal_bull", "leipzig_debate"]
    assert home_cards(BOARD, POWERS["genoa"]) == ()


@proves("6.2-r3,r4,r5", "6.2-t1,t2,t3")
def test_6_2_late_cards():
    late = late_cards(BOARD, FIRST)
    assert numbers(late) == [*range(14, 24), *range(38, 65)]
    turns = {turn: len(joining(BOARD, late, turn)) for turn in range(1, 10)}
    assert turns == {1: 0, 2: 0, 3: 7, 4: 11, 5: 5, 6: 6, 7: 2, 8: 0, 9: 0}
    assert numbers(waiting(BOARD, late, 5)) == [23, 62, 63, 64]
    assert numbers(waiting(BOARD, late, 6)) == [19, 21, 23, 62, 63, 64]


def test_6_2_the_deck_by_turn():
    assert len(first_deck(BOARD, FIRST)) == 110 - 7 - 1 - 37
    assert size_by_turn(BOARD, FIRST) == {1: 65, 2: 65, 3: 72, 4: 83, 5: 88, 6: 94, 7: 96, 8: 96, 9: 96}


def test_6_2_x1_cards_of_1517_are_left_out_in_1532():
    setup = BOARD.setups["1532"]
    used = cards_in_game(BOARD, setup)
    assert numbers(c for c in MAIN_CARDS if c not in used) == [
        8, 9, 11, 13, 38, 39, 41, 43, 78, 83, 85, 88, 95, 96,
    ]  # fmt: skip
    assert [c.word for c in setup.laid] == ["clement_vii"]
    assert numbers(c for c in first_deck(BOARD, setup) if BOARD.enters[c] > 1) == [14, 40, 42]
    assert numbers(joining(BOARD, late_cards(BOARD, setup), 4)) == list(range(44, 55))
    assert len(first_deck(BOARD, setup)) == 58


@proves("19.8-r1", "19.8-t1..t5")
def test_19_8_events_due_in_winter():
    assert {turn: numbers(due_in_winter(BOARD, turn)) for turn in (1, 2, 3, 4, 6)} == {
        1: [],
        2: [10],
        3: [9, 10],
        4: [9, 10, 13, 14],
        6: [9, 10, 13, 14, 15],
    }


@proves("6.1-r14,r15", "6.2-r15,r17")
def test_6_2_cards_that_leave_the_game():
    stay = [
        c
        for c in MAIN_CARDS
        if BOARD.card_kind[c].word == "mandatory" and not leaves_the_game(BOARD, c, True)
    ]
    assert numbers(stay) == [12, 13, 17]
    assert BOARD.removal[CARDS["schmalkaldic_league"]].word == "conditional"
    assert leaves_the_game(BOARD, CARDS["copernicus"], True)
    assert not leaves_the_game(BOARD, CARDS["copernicus"], False)


@proves("6.1-t1..t5")
def test_6_1_cards_with_a_phase_of_their_own():
    other = {
        c.word: [p.word for p in BOARD.playable_in[c]] for c in MAIN_CARDS if len(BOARD.playable_in[c]) > 1
    }
    assert other == {
        "copernicus": ["action", "victory"],
        "michael_servetus": ["action", "victory"],
        "diplomatic_marriage": ["diplomacy", "action"],
    }
    only = [c.word for c in MAIN_CARDS if [p.word for p in BOARD.playable_in[c]] == ["spring_deployment"]]
    assert only == ["spring_preparations", "venetian_informant"]


def test_11_r5_who_may_play_an_event():
    smallpox = CARDS["smallpox"]
    assert [p for p in MAJORS if may_play_as_event(BOARD, smallpox, p)] == [HABSBURG, ENGLAND, FRANCE]
    assert [p for p in MAJORS if may_play_as_event(BOARD, CARDS["janissaries"], p)] == [OTTOMAN]
    assert all(may_play_as_event(BOARD, CARDS["erasmus"], p) for p in MAJORS)


def test_the_two_player_decks():
    setup = BOARD.setups["two_player"]
    assert sum(BOARD.left_out) == 43
    assert len(cards_in_game(BOARD, setup, two_player=True)) == 67
    assert (len(first_diplomatic_deck(BOARD)), len(late_diplomatic_cards(BOARD))) == (12, 7)
    assert sum(BOARD.invasion) == 6
    assert numbers(BOARD.two_player_changed) == [5, 13, 63, 70, 71, 95]


def test_cards_that_need_a_debater_commit_him():
    for card in CARDS:
        assert set(BOARD.card_needs[card]) <= set(BOARD.card_commits[card])
    assert [d.word for d in BOARD.card_needs[CARDS["papal_inquisition"]]] == ["caraffa"]


# ---- the edition of 2017 ----


def test_2017_changes_the_deck():
    late = late_cards(LATER, LATER.setups["1517"])
    assert len(late) == 42
    assert {t: len(joining(LATER, late, t)) for t in (3, 4, 5, 6, 7)} == {3: 10, 4: 11, 5: 7, 6: 6, 7: 2}
    assert LATER.card_kind[CARDS["scots_raid"]].word == "mandatory"
    assert LATER.enters[CARDS["copernicus"]] == 5
    assert not may_play_as_event(LATER, CARDS["diplomatic_marriage"], OTTOMAN)
    assert may_play_as_event(BOARD, CARDS["diplomatic_marriage"], OTTOMAN)


@proves("21.4-r1,r2")
def test_2017_changes_numbers():
    changed = {n for n in BOARD.numbers if BOARD.numbers[n] != LATER.numbers[n]}
    assert changed == {"placards_attempts", "piracies_a_turn", "uncharted"}
    assert BOARD.chateaux == ((3, 1, 0, 0), (-99, 0, 0, 0))
    assert BOARD.chateau_sure_with_milan
    assert LATER.chateaux == ((8, 1, 2, 1), (5, 1, 1, 0), (3, 1, 1, 1), (-99, 0, 2, 1))
    assert not LATER.chateau_sure_with_milan


def test_2017_leaves_the_map_alone():
    for column in ("type", "home", "links", "passes", "seas", "cost", "battle", "debater_value"):
        assert getattr(BOARD, column) == getattr(LATER, column)


def test_unknown_edition_is_refused():
    with pytest.raises(BadBoard, match="There is no edition '1517'; choose first or 2017"):
        load_board(edition="1517")
