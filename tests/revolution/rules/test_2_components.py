"""2 What is in the box: board, counters, cards; rulings R1, R2, R5 and R6."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.rulebook import proves
from cuius.core.title import get_title
from cuius.kit.policy import at_random
from cuius.titles.revolution import invariants
from cuius.titles.revolution.ids import (
    BURGHERS,
    CATHOLICS,
    EDITIONS,
    FACTIONS,
    HABSBURGS,
    PLACES,
    PROVINCES,
    REFORMERS,
    REGIONS,
)
from cuius.titles.revolution.loading import load_board
from cuius.titles.revolution.rules.counters import allied, controller
from tests.revolution.tables import RevolutionTable, empty_table, new_table

BOARD = load_board()


def broken(t: RevolutionTable) -> list[str]:
    """The invariants that do not hold."""
    return [i.__name__ for i in invariants.INVARIANTS if not all(holds for holds, _ in i(t.state))]


# ---- 2.1 the board ----


def test_2_1_r1_countryside_towns_cities_and_neutrals_count_together():
    t = empty_table().units("bruxelles", catholics=2).units("leuven", nobility=1)
    t.country("brabant", nobility=2, neutral=2).phase("conflict")  # 7 of 6
    t.expect_event("conflict.begins", times=1, province="brabant")


def test_2_1_r1_a_full_province_is_left_alone():
    t = empty_table().units("bruxelles", catholics=2).units("leuven", nobility=1)
    t.country("brabant", nobility=2, neutral=1).phase("conflict")  # 6 of 6
    assert t.over
    assert t.country_count("brabant", "nobility") == 2


def test_2_1_r2_a_limit_may_be_exceeded_between_its_phases():
    t = empty_table().country("artois", catholics=4).support("french_support", nobility=2)
    t.phase("support").answer("nobility", "support.many", 2, "support.to", "artois", "support.to", "artois")
    t.phase("taxes")
    assert sum(t.contents("artois_countryside").values()) == 6
    assert broken(t) == []
    t.phase("conflict")
    assert sum(t.contents("artois_countryside").values()) <= 4


def test_2_1_r3_a_town_holds_one():
    assert all(BOARD.room[PLACES[town]] == 1 for town in ("leuven", "breda", "cleve"))
    t = empty_table().units("leuven", catholics=1)
    assert broken(t) == []
    assert broken(t.units("leuven", nobility=1)) == ["towns_hold_one"]


def test_2_1_r4_a_city_holds_any_number_of_any_faction():
    t = empty_table().units("koln", catholics=9, habsburgs=8, nobility=1, burghers=1, reformers=1, neutral=7)
    assert broken(t) == []


def test_2_1_r5_every_province_has_a_countryside_for_any_number():
    t = empty_table()
    for province in PROVINCES:
        t.country(province.word, catholics=1)
    t.country("drenthe", catholics=9)
    assert broken(t) == []
    assert controller(t.state, PLACES["koln"]) == -1


def test_2_1_r6_regions_are_groups_of_whole_provinces():
    assert sorted(p for r in REGIONS for p in BOARD.provinces_in[r]) == list(PROVINCES)
    for alone in ("holland", "utrecht"):
        assert [p.word for p in BOARD.provinces_in[REGIONS[alone]]] == [alone]


def test_2_1_r7_a_box_holds_one_army():
    boxes = BOARD.boxes[REGIONS["holland"]]
    t = empty_table().army("holland", habsburgs=boxes)
    assert broken(t) == []
    assert broken(t.army("holland", nobility=1)) == ["boxes_hold_one"]


def test_2_1_r8_a_box_takes_the_factions_named_in_it():
    t = empty_table().support("jesuits", catholics=2)
    assert broken(t) == []
    assert broken(empty_table().support("jesuits", reformers=1)) == ["slots_hold_one"]


def test_2_1_r8_one_counter_a_slot():
    t = empty_table().support("jesuits", catholics=2)
    t.arrange(lambda g: g.support.__setitem__(g.support.index(2), 3), stock={CATHOLICS: 29})
    assert broken(t) == ["slots_hold_one"]


def test_2_1_r9_three_kinds_of_slots():
    t = empty_table().support("calvinists", reformers=5).support("huguenots", burghers=1)
    t.phase("support").answer("burghers", "support.many", 1)
    t.expect("burghers", "support.to", lacks=["treasury"]).answer("burghers", "support.to", "holland")
    t.expect("reformers", "support.many", [0, 1], about={"kind": "filled"})
    t.answer("reformers", "support.many", 1)
    assert t.coins_of("reformers") == 1
    t.expect("reformers", "support.many", [0, 1, 2, 3, 4], about={"kind": "half"})
    t.answer("reformers", "support.many", 1).expect("reformers", "support.to", offers=["treasury", "holland"])


# ---- 2.2 counters ----


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("2.2-r1..r4")
def test_counters_armies_neutrals_and_beggars_are_conserved(players, edition):
    t = new_table(players, edition=edition)
    assert len(invariants.INVARIANTS) == 11
    t.play_out(at_random(Random(players)))  # the table checks every invariant after every decision
    assert len(t._invariants) == 11
    table = t.state.board.tables[players]
    for faction in t.in_order:
        f = FACTIONS[faction]
        placed = sum(t.state.units[f::6]) + sum(t.state.support[f::5])
        assert t.stock_of(faction) + t.coins_of(faction) + placed == table.resources


@pytest.mark.parametrize(
    ("spoil", "name"),
    [
        ({"stock": {CATHOLICS: 33}}, "counters_are_conserved"),
        ({"pool": {HABSBURGS: 7}}, "armies_are_conserved"),
        ({"supply": 48}, "neutrals_are_conserved"),
        ({"beggars_box": 2}, "beggars_are_conserved"),
    ],
)
def test_a_counter_too_many_is_noticed(spoil, name):
    t = empty_table()
    assert broken(t) == []
    assert broken(t.arrange(**spoil)) == [name]


def test_2_2_r3_neutral_counters_may_run_out():
    t = empty_table().supply(0, rest="liege").phase("neutrals")
    assert t.over
    assert t.state.supply == 0


def test_2_2_r4_three_beggars():
    t = empty_table().staying("holland", 1).siege("leiden", "beggars")
    assert t.state.beggars_box == 0
    assert broken(t) == []


@proves("2.2-r5")
def test_everything_is_open_to_every_player_and_spectator():
    t = new_table(4).seeded()
    seen = t.view("reformers")
    assert seen == t.view("catholics") == t.view(None)
    assert seen["treasury"] == [4, 0, 0, 0, 0]
    assert seen["stock"][CATHOLICS] == 28
    assert t.events(reader="reformers") == t.events()


# ---- 2.3 cards and control ----


def test_2_3_r1_the_card_decides_not_the_counters():
    t = empty_table().units("koln", reformers=3).city("koln", "catholics")
    assert controller(t.state, PLACES["koln"]) == CATHOLICS
    assert t.points_of("catholics") == 1
    assert t.points_of("reformers") == 0


def test_2_3_r2_the_counter_in_a_town_decides_at_any_moment():
    t = empty_table().units("breda", burghers=1)
    assert controller(t.state, PLACES["breda"]) == BURGHERS
    assert controller(t.units("breda", burghers=0, neutral=1).state, PLACES["breda"]) == -1
    assert controller(t.units("breda", neutral=0, reformers=1).state, PLACES["breda"]) == REFORMERS


def test_r1_cards_move_in_awards_only():
    t = empty_table().city("koln", "catholics").province("julich", "catholics")
    t.units("koln", reformers=2).country("julich", reformers=2)
    t.phase("support").phase("conflict").phase("overflow")
    assert (t.city_of("koln"), t.province_of("julich")) == ("catholics", "catholics")
    t.phase("awards")
    assert (t.city_of("koln"), t.province_of("julich")) == ("reformers", "reformers")


@pytest.mark.parametrize("edition", EDITIONS)
def test_r2_whatever_enters_a_province_enters_its_countryside(edition):
    t = empty_table(edition=edition).support("huguenots", burghers=1)
    t.phase("support").answer("burghers", "support.many", 1, "support.to", "zeeland")
    assert (t.country_count("zeeland", "burghers"), t.contents("middelburg")) == (1, {})
    t.turn(1).phase("neutrals").play_out()
    assert t.contents("middelburg") == {}
    assert t.country_count("zeeland", "neutral") > 0


# ---- R5, R6: nothing is shared ----


@proves("4.6-r1,r2")
def test_r5_no_question_ever_hands_a_counter_to_another_faction():
    t = new_table(5)
    keys = set()
    choose = at_random(Random(5))

    def note(match, question):
        keys.add(question.key.split(".")[0])
        return choose(match, question)

    t.play_out(note)
    assert not keys & {"deal", "offer", "gift", "bribe"}
    assert keys <= set(
        "setup tax support army raise siege beggars march influence units conflict neutrals overflow move "
        "storm allegiance order".split()
    )


def test_4_6_r3_nothing_is_negotiated_in_secret():
    assert not get_title("revolution").secret_talk


def test_r6_allies_are_the_two_factions_of_one_player_and_share_nothing():
    t = empty_table(2)
    assert allied(t.state, CATHOLICS, HABSBURGS)
    assert allied(t.state, BURGHERS, REFORMERS)
    assert not allied(t.state, CATHOLICS, BURGHERS)
    t.units("koln", catholics=1, habsburgs=1, neutral=1).phase("awards")
    assert t.city_of("koln") is None  # two of three, but of two factions
    t.province("liege", "catholics").phase("taxes")
    assert (t.coins_of("catholics"), t.coins_of("habsburgs")) == (2, 0)
    five = empty_table(5).state
    assert not any(allied(five, one, other) for one in FACTIONS for other in FACTIONS)
