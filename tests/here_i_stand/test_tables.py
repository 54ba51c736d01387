"""Debaters, tracks, marriages and the New World of Here I Stand, counted; statements and rulings."""

from __future__ import annotations

import tomllib
from collections import Counter

from cuius.core.rulebook import load_statements, proves
from cuius.titles.here_i_stand.board import FAR, SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    CONQUESTS,
    CONQUISTADORS,
    DEBATERS,
    DISCOVERIES,
    EXPLORERS,
    PAPAL_DEBATERS,
    PLACES,
    POWERS,
    PROTESTANT,
    PROTESTANT_DEBATERS,
    REFORMERS,
    RICHES,
    RICHES_RESULTS,
    SPACES,
    WIVES,
)
from cuius.titles.here_i_stand.loading import load_board
from cuius.titles.here_i_stand.loading.files import DATA

BOARD = load_board()

DEBATER_LINES = """
luther 4 1 | melanchthon 3 1 | bucer 2 1 | carlstadt 1 1 | zwingli 3 2 | oekolampadius 2 2 | bullinger 2 3
calvin 4 4 | farel 2 4 | cop 2 4 | olivetan 1 4 | tyndale 2 2 | cranmer 3 4 | coverdale 2 4 | latimer 1 4
wishart 1 6 | knox 3 6 | eck 3 1 | campeggio 2 1 | aleander 2 1 | tetzel 1 1 | cajetan 1 1 | contarini 2 2
pole 3 5 | caraffa 2 5 | loyola 4 6 | faber 3 6 | canisius 3 6 | gardiner 3 7
"""


def lines(text: str) -> list[list[str]]:
    return [line.split() for line in text.replace("\n", "|").split("|") if line.strip()]


# ---- the Reformation ----


@proves("8.2-r15,r16,r17,r18,r20,r21")
def test_8_2_debaters():
    wanted = [(word, int(value), int(turn)) for word, value, turn in lines(DEBATER_LINES)]
    assert [(d.word, BOARD.debater_value[d], BOARD.debater_enters[d]) for d in DEBATERS] == wanted
    assert [d.word for d in DEBATERS if BOARD.debater_with_cranmer[d]] == ["cranmer", "coverdale", "latimer"]
    assert (len(PROTESTANT_DEBATERS), len(PAPAL_DEBATERS)) == (17, 12)
    assert all((BOARD.debater_zone[d] >= 0) == (BOARD.debater_side[d] == PROTESTANT) for d in DEBATERS)


def test_8_2_debaters_enter_as_the_turn_track_says():
    for debaters, counts in (
        (PROTESTANT_DEBATERS, {1: 4, 2: 3, 3: 1, 4: 7, 6: 2}),
        (PAPAL_DEBATERS, {1: 5, 2: 1, 5: 2, 6: 3, 7: 1}),
    ):
        assert Counter(BOARD.debater_enters[d] for d in debaters) == counts


@proves("8.2-t1..t4")
def test_8_2_reformers():
    assert [(r.word, BOARD.reformer_space[r].word, BOARD.reformer_enters[r]) for r in REFORMERS] == [
        ("luther", "wittenberg", 1),
        ("zwingli", "zurich", 2),
        ("calvin", "geneva", 4),
        ("cranmer", "london", 0),
    ]


@proves("18.2-r15")
def test_18_2_bonuses():
    kinds = Counter(BOARD.debater_bonus[d].kind for d in DEBATERS)
    assert kinds == {
        "translation": 5, "reformation": 9, "treatise": 2, "second_round": 1, "attack": 2, "ignore_loss": 1,
        "extra_space": 1, "st_peters": 1, "burn_books": 2, "counter": 3, "council": 1, "university": 1,
    }  # fmt: skip
    bucer = BOARD.debater_bonus[DEBATERS["bucer"]]
    strasburg = PLACES["strasburg"] * SPACE_COUNT
    assert bucer.spaces == {s for s in SPACES if BOARD.distance[strasburg + s] <= 2}
    assert PLACES["calais"] in BOARD.debater_bonus[DEBATERS["latimer"]].spaces
    assert BOARD.debater_bonus[DEBATERS["faber"]].spaces == set(BOARD.electorates)
    assert BOARD.debater_bonus[DEBATERS["carlstadt"]].flag
    assert max(BOARD.distance) == FAR


@proves("23.2-r6,r7")
def test_23_2_the_protestant_track():
    assert [BOARD.papal_vp[n] for n in (0, 3, 4, 19, 20, 49, 50)] == [15, 15, 14, 10, 9, 1, 0]
    assert all(a + b == 15 for a, b in zip(BOARD.papal_vp, BOARD.protestant_vp, strict=True))
    assert BOARD.religious_win == 50


@proves("21.3-t1..t6", "21.3-t8,t9,t10,t11")
def test_21_3_wives_and_the_pregnancy_chart():
    assert BOARD.pregnancy == ("none", "none", "again", "elizabeth", "sickly_edward", "healthy_edward")
    assert [BOARD.wife_box[w] for w in WIVES] == [0, 2, 3, 4, 5, 6]
    assert [w.word for w in WIVES if BOARD.wife_modifier[w]] == ["jane_seymour"]
    assert [(BOARD.wife_england_draws[w], BOARD.wife_protestant_draws[w]) for w in WIVES] == [
        (0, 0), (0, 0), (0, 0), (1, 1), (1, 0), (0, 0),
    ]  # fmt: skip


# ---- the New World ----


def test_20_explorers_and_conquistadors():
    values = {e.word: BOARD.explorer_value[e] for e in EXPLORERS}
    assert values["magellan"] == 4
    assert values["narvaez"] == -1
    assert (values["rut"], values["roberval"]) == (1, 0)
    assert [BOARD.conquistador_value[c] for c in CONQUISTADORS] == [4, 3, 2, 1, 1, 0, 0, 0, 0]
    free = Counter(BOARD.explorer_power[e].word for e in EXPLORERS if BOARD.explorer_card[e] < 0)
    assert free == {"england": 3, "france": 3, "habsburg": 6}


@proves("20.1-r4")
def test_20_finds_and_colonies():
    assert [(BOARD.discovery_vp[d], BOARD.discovery_roll[d]) for d in DISCOVERIES] == [
        (1, 7), (1, 8), (1, 9), (2, 10), (1, 10), (3, 10),
    ]  # fmt: skip
    assert [(BOARD.conquest_vp[c], BOARD.conquest_least[c]) for c in CONQUESTS] == [(2, 11), (2, 10), (1, 9)]
    assert {p.word: len(BOARD.colonies_of[p]) for p in POWERS if BOARD.colonies_of[p]} == {
        "habsburg": 3, "england": 2, "france": 2,
    }  # fmt: skip


def test_20_4_riches():
    letters = dict(zip(RICHES_RESULTS, "-CGDX", strict=True))
    assert {c.word: "".join(letters[r] for r in BOARD.riches[c]) for c in RICHES} == {
        "inca": "DDDDCGCCCCC",
        "aztec": "DDDD-GCCCCC",
        "maya": "DDDDDGCCCCC",
        "potosi": "XX---GCCCCC",
        "colony": "XXX---GCCCC",
    }


@proves("20.4-r4", "20.4-t6..t10")
def test_20_4_raiders():
    assert [p.word for p in BOARD.raider_order] == ["france", "england", "protestant"]
    assert BOARD.raider_results == ("sunk", "sunk_by_galleons", "none", "none", "steal_and_sink", "steal")


# ---- the book ----


def test_statements():
    statements = load_statements(DATA.parent)
    later = [s for s in statements if s.edition == "2017"]
    assert len(later) == 46 + 6  # what 2017 changed, and its six cards
    book, cards, for_two = 1272, 116, 65  # the cards are section 24, two players 25
    assert len(statements) == book + cards + for_two + 46
    assert all(s.id == f"HIS {s.section}-{s.id.rpartition('-')[2]}" for s in statements)


def test_every_ruling_of_the_statements_is_cited_and_the_other_way_round():
    """Those from R201 on were made with the procedures, and are cited there."""
    raw = tomllib.loads((DATA / "rules.toml").read_text(encoding="utf-8"))["statement"]
    cited = {s["ruling"] for s in raw if "ruling" in s}
    written = (DATA.parent / "RULINGS.md").read_text(encoding="utf-8")
    headed = [int(line.split()[1][1:]) for line in written.splitlines() if line.startswith("### R")]
    of_statements = [n for n in headed if n <= 200]
    assert of_statements == list(range(1, len(of_statements) + 1))
    assert cited == {f"R{n}" for n in of_statements}
    assert len(headed) == len(set(headed))


def test_every_ruling_names_its_statements():
    raw = tomllib.loads((DATA / "rules.toml").read_text(encoding="utf-8"))["statement"]
    written = (DATA.parent / "RULINGS.md").read_text(encoding="utf-8").split("\n### ")
    parts = {part.split()[0]: part for part in written[1:]}
    for statement in raw:
        if "ruling" in statement:
            assert statement["id"].removeprefix("HIS ") in parts[statement["ruling"]], statement["id"]
