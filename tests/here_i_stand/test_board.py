"""The map of Here I Stand: everything that can be counted is counted."""

from __future__ import annotations

import pickle

import pytest

from cuius.core.board_data import SOURCES
from cuius.core.ids import Id
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand import ids
from cuius.titles.here_i_stand.board import FAR, PLACE_COUNT, SPACE_COUNT
from cuius.titles.here_i_stand.ids import (
    ELECTORATE,
    FORTRESS,
    FRANCE,
    GERMAN,
    HABSBURG,
    KEY,
    NO_ZONE,
    NOBODY,
    PLACES,
    POWERS,
    SEAS,
    SPACES,
    UNFORTIFIED,
    ZONES,
)
from cuius.titles.here_i_stand.loading import load_board
from cuius.titles.here_i_stand.loading.files import RECORDS, TABLES, read_data

BOARD = load_board()

HOMES = """
habsburg 32 7 0 4 21 | protestant 21 0 6 0 15 | france 17 5 0 0 12 | independent 17 5 0 1 11
ottoman 14 4 0 1 9 | england 12 4 0 0 8 | hungary 9 3 0 0 6 | venice 4 1 0 2 1 | papacy 3 2 0 0 1
scotland 3 1 0 1 1 | genoa 2 1 0 0 1
"""


def rows(text: str) -> list[list[str]]:
    return [row.split() for row in text.replace("\n", "|").split("|") if row.strip()]


def words(found) -> list[str]:
    return sorted(i.word for i in found)


def at(word: str) -> Id:
    return PLACES[word]


def steps(one: str, other: str) -> int:
    return BOARD.distance[at(one) * SPACE_COUNT + at(other)]


# ---- ids and data agree ----


@pytest.mark.parametrize("kind", TABLES)
def test_ids_equal_data(kind):
    assert list(read_data()[kind]) == list(TABLES[kind])


def test_constants_are_called_like_their_words():
    for name, value in vars(ids).items():
        if type(value) is Id:
            bare = name.lower()
            assert bare.endswith(value.word) or bare.startswith(value.word), name


def test_places_are_spaces_then_seas():
    assert [*SPACES, *SEAS] == list(range(len(PLACES))) == list(range(PLACE_COUNT))
    assert len(SPACES) == SPACE_COUNT == ids.FIRST_SEA


def test_every_record_says_where_it_comes_from():
    data = read_data()
    for kind, path, record in RECORDS.records(data):
        assert (record.get("source") or data["about"][kind]["source"]) in SOURCES, path


def test_the_board_can_be_sent_to_another_process():
    assert pickle.loads(pickle.dumps(BOARD)) == BOARD


# ---- the map ----


@proves("2.1-r2", "2.1-r9", "2.1-t1", "2.1-t2")
def test_homes_and_kinds_of_spaces():
    assert sorted(r[0] for r in rows(HOMES)) == sorted(POWERS.words)
    for word, total, *kinds in rows(HOMES):
        home = BOARD.homes[POWERS[word]]
        assert len(home) == int(total)
        counted = [sum(BOARD.type[s] == k for s in home) for k in (KEY, ELECTORATE, FORTRESS, UNFORTIFIED)]
        assert counted == [int(k) for k in kinds], word
    assert all(BOARD.zone[s] == GERMAN and not BOARD.key[s] for s in BOARD.electorates)


def test_2_1_r1_a_space_is_fortified_or_not():
    assert sum(BOARD.fortified) == 33 + 6 + 9
    assert all(BOARD.fortified[s] == (BOARD.type[s] != UNFORTIFIED) for s in SPACES)


@proves("2.1-r7,r8", "21.2-r5")
def test_capitals():
    assert {p.word: words(BOARD.capitals[p]) for p in POWERS if BOARD.capitals[p]} == {
        "ottoman": ["istanbul"],
        "habsburg": ["valladolid", "vienna"],
        "england": ["london"],
        "france": ["paris"],
        "papacy": ["rome"],
    }
    assert sum(owner != NOBODY for owner in BOARD.capital_of) == 6


@proves("2.5-r1,r2,r3")
def test_language_zones():
    counts = {z.word: len(BOARD.in_zone[z]) for z in ZONES}
    assert counts == {"english": 14, "french": 24, "german": 27, "italian": 18, "spanish": 14}
    assert BOARD.zone.count(NO_ZONE) == 37


@proves("2-r1", "2.5-r4")
def test_connections():
    assert sum(map(len, BOARD.links)) == 2 * 204
    assert sum(map(len, BOARD.passes)) == 2 * 16
    assert [len(r) for k, r in read_data()["pass_ranges"].items() if k != "source"] == [3, 6, 7]
    for here in SPACES:
        for there in BOARD.neighbours[here]:
            assert here in BOARD.neighbours[there]
            assert (here in BOARD.links[there]) != (here in BOARD.passes[there])


@proves("2.5-r5", "11.1-t1,t2")
def test_a_step_costs_one_and_two_over_a_pass():
    for here in SPACES:
        costs = {there: BOARD.step_cost[here * SPACE_COUNT + there] for there in SPACES}
        assert {there: c for there, c in costs.items() if c} == dict(BOARD.steps[here])
        assert all(c == (2 if t in BOARD.passes[here] else 1) for t, c in BOARD.steps[here])


@proves("2-r2", "2.5-r11,r13", "16.1-r3")
def test_seas_and_ports():
    assert len(SEAS) == 14
    assert len(BOARD.ports) == 58
    assert sum(len(BOARD.seas[s]) for s in SPACES) == 75
    assert sum(len(BOARD.seas[s]) == 2 for s in SPACES) == 17
    assert max(len(BOARD.seas[s]) for s in SPACES) == 2
    assert sum(len(BOARD.sea_links[s]) for s in SEAS) == 2 * 16
    for sea in SEAS:
        assert all(sea in BOARD.seas[port] for port in BOARD.ports_on[sea])
        assert set(BOARD.sailing[sea]) == {*BOARD.ports_on[sea], *BOARD.sea_links[sea]}
    assert not BOARD.port[at("zara")]
    assert not BOARD.port[at("larissa")]


@proves("2.5-r14,r16", "16.1-x1")
def test_seas_that_meet_at_a_port_only():
    for one, other, port in (
        ("ionian_sea", "tyrrhenian_sea", "messina"),
        ("barbary_coast", "atlantic_ocean", "gibraltar"),
        ("black_sea", "aegean_sea", "istanbul"),
    ):
        assert set(BOARD.seas[at(port)]) == {at(one), at(other)}
        assert at(other) not in BOARD.sea_links[at(one)]
    for one, other in (("north_sea", "irish_sea"), ("north_sea", "baltic_sea")):
        assert at(other) in BOARD.sea_links[at(one)]


def test_land_comes_in_pieces():
    sizes = [sum(BOARD.distance[s * SPACE_COUNT + t] < FAR for t in SPACES) for s in SPACES]
    assert sizes.count(109) == 109
    assert sizes.count(14) == 14
    assert words(s for s in SPACES if BOARD.island[s]) == [
        "algiers", "bastia", "cagliari", "candia", "corfu", "malta", "oran", "palma", "rhodes", "tripoli",
        "tunis",
    ]  # fmt: skip


def test_land_and_sea_are_one_piece():
    assert max(BOARD.travel) < FAR


def test_distances():
    assert steps("buda", "vienna") == 2
    assert BOARD.travel[at("london") * PLACE_COUNT + at("calais")] == 2
    assert BOARD.voyage[at("london") * PLACE_COUNT + at("calais")] == 2
    assert BOARD.voyage[at("seville") * PLACE_COUNT + at("gibraltar")] == 2
    assert BOARD.voyage[at("seville") * PLACE_COUNT + at("tunis")] == FAR
    assert BOARD.voyage[at("istanbul") * PLACE_COUNT + at("varna")] == 2
    assert BOARD.voyage[at("varna") * PLACE_COUNT + at("athens")] == FAR
    for a in SPACES:
        assert BOARD.distance[a * SPACE_COUNT + a] == 0
        for b in SPACES:
            assert BOARD.distance[a * SPACE_COUNT + b] == BOARD.distance[b * SPACE_COUNT + a]


def test_9_3_p3b_spaces_stand_the_nearest_first():
    for origin in PLACES:
        found = BOARD.by_travel[origin]
        assert set(found) == {space for space in SPACES if space != origin}
        steps = [(BOARD.travel[origin * PLACE_COUNT + space], int(space)) for space in found]
        assert steps == sorted(steps)


# ---- the map as the worked examples use it ----


def test_5_1_and_14_the_road_to_vienna():
    assert at("pressburg") in BOARD.links[at("buda")]
    assert words(BOARD.neighbours[at("vienna")]) == ["brunn", "graz", "linz", "pressburg"]


def test_10_from_paris_to_milan():
    found = [at("paris")]
    for here in found:
        found += [n for n in BOARD.links[here] if BOARD.home[n] == FRANCE and n not in found]
    assert at("marseille") in found
    assert at("gulf_of_lyon") in BOARD.seas[at("marseille")]
    assert at("gulf_of_lyon") in BOARD.seas[at("genoa")]
    assert at("pavia") in BOARD.links[at("genoa")]
    assert at("milan") in BOARD.links[at("pavia")]


def test_15_calais():
    assert {at("brussels"), at("boulogne")} <= set(BOARD.links[at("calais")])
    assert at("north_sea") in BOARD.seas[at("calais")]


def test_16_the_barbary_coast():
    assert at("barbary_coast") in BOARD.seas[at("tunis")]
    assert {at("tyrrhenian_sea"), at("ionian_sea")} <= set(BOARD.sea_links[at("barbary_coast")])
    assert {at("malta"), at("messina"), at("corfu")} <= set(BOARD.ports_on[at("ionian_sea")])


def test_18_3_the_six_targets_and_their_dice():
    protestant, stacks = {at("wittenberg"), at("brandenburg")}, {at("prague")}
    targets = {n for s in protestant for n in BOARD.neighbours[s]} - protestant
    dice = {}
    for target in sorted(targets):
        near = BOARD.links[target]
        attack = 1 + sum(2 for n in near if n in protestant) + (at("wittenberg") in near)
        defence = sum(n not in protestant for n in near) + sum(n in stacks for n in near)
        dice[target.word] = (attack, defence + 2 * (target in stacks))
    assert dice == {
        "lubeck": (3, 3), "stettin": (3, 1), "breslau": (6, 1), "prague": (4, 5), "leipzig": (4, 4),
        "magdeburg": (6, 3),
    }  # fmt: skip
    assert words(t for t in targets if BOARD.zone[t] != GERMAN) == ["breslau", "prague"]


def test_19_winter_quarters():
    assert at("turin") in BOARD.passes[at("geneva")]
    near = sorted(
        (steps("turin", s.word), s.word) for s in BOARD.homes[HABSBURG] if BOARD.fortified[s] and s in SPACES
    )
    assert near[0] == (2, "besancon")
    assert near[1][0] > 2
    assert steps("trent", "ravenna") == steps("trent", "florence") == 2


def test_9_1_units_leave_besancon():
    others = [s.word for s in BOARD.homes[HABSBURG] if BOARD.fortified[s] and s != at("besancon")]
    nearest = min(steps("besancon", w) for w in others)
    assert [w for w in others if steps("besancon", w) == nearest == 3] == ["brussels", "antwerp"]


def test_21_6_kassel_and_mainz():
    assert words(n for n in BOARD.neighbours[at("kassel")] if BOARD.electorate[n]) == ["mainz"]
