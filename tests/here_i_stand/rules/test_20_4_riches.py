"""20.4 New World riches and raiders."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    AZTEC,
    COLONIES,
    ENGLAND,
    FRANCE,
    HABSBURG,
    INCA,
    NOBODY,
    POWERS,
    RICHES,
)
from cuius.titles.here_i_stand.phases.card_draw import card_draw
from cuius.titles.here_i_stand.phases.new_world.colonies import (
    collect_riches,
    has_room,
    look_up,
    place_potosi,
)
from tests.here_i_stand.overseas import colonists, colony, conquered, quiet_sea
from tests.here_i_stand.tables import HisTable, his_table


def raiders(t: HisTable, *powers: str) -> HisTable:
    return t.arrange(raiders={POWERS[p]: True for p in powers})


def galleons(t: HisTable, power: str) -> HisTable:
    return t.arrange(galleons={POWERS[power]: True})


@proves("20.4-r1", "7-t2c", "20-r3")
def test_20_4_r1_in_the_card_draw_phase():
    t = colony(his_table(), "roanoke").arrange(turn=2, phase=1).seeded(3).dice("riches", [6, 4])
    t.play(card_draw)
    t.expect_event("riches.rolled", power="england", riches="colony", total=10, result="card")
    t.expect_event("riches.card", power="england", times=1)


@proves("20.4-r1")
def test_r332_habsburg_first_and_conquests_before_colonies():
    t = colony(quiet_sea(), "roanoke", "montreal", "cuba", "puerto_rico")
    conquered(conquered(t, "habsburg", "aztec"), "france", "inca")
    t.dice("riches", *[[4, 3]] * 6).play(collect_riches)
    told = [(e["power"], e["riches"]) for e in t.events("riches.rolled")]
    assert told == [
        ("habsburg", "aztec"),
        ("habsburg", "colony"),
        ("habsburg", "colony"),
        ("england", "colony"),
        ("france", "inca"),
        ("france", "colony"),
    ]


@proves("20.4-r2")
def test_20_4_r2_plantations_help_colonies_and_potosi_only():
    t = colony(quiet_sea(), "cuba").arrange(lambda g: place_potosi(g, HABSBURG, COLONIES["hispaniola"]))
    conquered(t, "habsburg", "inca").arrange(plantations={HABSBURG: True})
    t.dice("riches", [4, 3], [4, 3], [4, 3]).draw("card.drawn", "erasmus").play(collect_riches)
    told = [(e["riches"], e["total"], e["result"]) for e in t.events("riches.rolled")]
    assert told == [("inca", 7, "galleon"), ("potosi", 8, "card"), ("colony", 8, "galleon")]
    t.dice("riches", [1, 1], [6, 6], [6, 6]).draw("card.drawn", "fuggers", "foul_weather", "gout")
    t.play(collect_riches)  # thirteen counts as twelve
    assert [e["total"] for e in t.events("riches.rolled")] == [2, 13, 13]
    assert t.state.exhausted[INCA]


@pytest.mark.parametrize(
    ("column", "results"),
    [
        ("inca", "deplete deplete deplete deplete card galleon card card card card card"),
        ("aztec", "deplete deplete deplete deplete none galleon card card card card card"),
        ("maya", "deplete deplete deplete deplete deplete galleon card card card card card"),
        ("potosi", "eliminate eliminate none none none galleon card card card card card"),
        ("colony", "eliminate eliminate eliminate none none none galleon card card card card"),
    ],
)
@proves("20.4-r1", "20.4-t4")
def test_20_4_r1_each_column_of_the_table(column, results):
    for total, result in enumerate(results.split(), 2):
        dice = [total // 2, total - total // 2]
        t = quiet_sea().dice("riches", dice).play(look_up, FRANCE, RICHES[column], 0)
        assert t.returned.word == result


@proves("20.4-t1", "20.4-t2")
def test_20_4_t2_a_card_and_it_stays_or_not():
    t = conquered(quiet_sea(), "france", "aztec").dice("riches", [4, 4]).draw("card.drawn", "erasmus")
    t.play(collect_riches)
    assert (t.holds("france"), t.state.exhausted[AZTEC]) == (["erasmus"], False)
    t.dice("riches", [2, 3]).draw("card.drawn", "fuggers").play(collect_riches)
    assert (t.holds("france"), t.state.exhausted[AZTEC]) == (["erasmus", "fuggers"], True)


@proves("20.4-t3", "20.4-t4")
def test_20_4_t3_galleons_bring_a_card():
    t = colony(quiet_sea(), "jamestown").dice("riches", [4, 4]).play(collect_riches)
    assert t.holds("england") == []
    galleons(t, "england").dice("riches", [4, 4]).draw("card.drawn", "erasmus").play(collect_riches)
    assert t.holds("england") == ["erasmus"]
    assert colonists(t) == ["jamestown"]


@proves("20.4-t5")
def test_20_4_t5_a_colony_is_lost_and_may_be_founded_again():
    t = colony(quiet_sea(), "roanoke", "jamestown")
    assert not has_room(t.state, ENGLAND)
    t.dice("riches", [2, 2], [3, 3]).play(collect_riches)
    assert colonists(t) == ["jamestown"]
    assert has_room(t.state, ENGLAND)
    t.arrange(lambda g: place_potosi(g, ENGLAND, COLONIES["roanoke"]))
    t.dice("riches", [1, 2], [3, 3]).play(collect_riches)
    assert t.state.potosi == NOBODY
    assert colonists(t) == ["jamestown"]


# Raiders


def treasure(*powers: str, cards: int = 1) -> HisTable:
    """Habsburg is about to get cards from Cuba and Hispaniola; these powers have raiders."""
    t = raiders(colony(quiet_sea(), *["hispaniola", "cuba"][:cards]), *powers)
    return t.dice("riches", *[[5, 5]] * cards)


def sails(t: HisTable, power: str) -> bool:
    return t.state.raiders[POWERS[power]]


@proves("20.4-r3", "20.4-r4", "20.4-t8")
def test_20_4_r4_france_then_england_then_the_protestant():
    t = (
        treasure("protestant", "england", "france")
        .dice("raider", [3], [4], [6])
        .draw("card.drawn", "erasmus")
    )
    t.play(collect_riches)
    told = [e["power"] for e in t.events() if set(e) == {"power"}]
    assert told == ["france", "england", "protestant", "protestant"]
    assert t.holds("protestant") == ["erasmus"]
    assert t.holds("habsburg") == []


@proves("20.4-r4")
def test_r122_once_stolen_nobody_else_rolls():
    t = treasure("england", "france").dice("raider", [6]).draw("card.drawn", "erasmus").play(collect_riches)
    assert t.holds("france") == ["erasmus"]
    assert sails(t, "england")


@pytest.mark.parametrize(
    ("face", "owner", "stays", "event"),
    [
        (1, "habsburg", False, "sunk"),
        (2, "habsburg", True, "fails"),
        (3, "habsburg", True, "fails"),
        (4, "habsburg", True, "fails"),
        (5, "france", False, "retires"),
        (6, "france", True, "steals"),
    ],
)
@proves("20.4-t6..t10")
def test_20_4_t6_the_raiders_die(face, owner, stays, event):
    t = treasure("france").dice("raider", [face]).draw("card.drawn", "erasmus").play(collect_riches)
    assert t.holds(owner) == ["erasmus"]
    assert sails(t, "france") == stays
    t.expect_event(f"raider.{event}", power="france")


@proves("20.4-t7")
def test_20_4_t7_galleons_sink_a_raider_on_two():
    t = galleons(treasure("france"), "habsburg").dice("raider", [2]).draw("card.drawn", "erasmus")
    t.play(collect_riches)
    assert not sails(t, "france")
    assert t.holds("habsburg") == ["erasmus"]


@proves("20.4-r5", "20.4-r4")
def test_20_4_r5_a_raider_that_stays_tries_again():
    t = treasure("france", cards=2).dice("raider", [6], [5]).draw("card.drawn", "erasmus", "fuggers")
    t.play(collect_riches)
    assert t.holds("france") == ["erasmus", "fuggers"]
    assert not sails(t, "france")


@proves("20.4-r6")
def test_20_4_r6_a_raider_who_is_gone_can_come_back():
    t = treasure("france").dice("raider", [1]).draw("card.drawn", "erasmus").play(collect_riches)
    t.dice("riches", [5, 5]).draw("card.drawn", "fuggers").play(collect_riches)  # nobody lies in wait
    raiders(t, "france").dice("riches", [5, 5]).dice("raider", [6]).draw("card.drawn", "foul_weather")
    t.play(collect_riches)
    assert t.holds("france") == ["foul_weather"]


@proves("20.4-r3")
def test_20_4_r3_only_habsburg_is_robbed():
    t = raiders(colony(quiet_sea(), "montreal"), "england").dice("riches", [5, 5])
    t.draw("card.drawn", "erasmus").play(collect_riches)
    assert t.holds("france") == ["erasmus"]


@proves("20.4-r3")
def test_r333_a_stolen_card_is_seen_by_the_thief_alone():
    t = treasure("france").dice("raider", [5]).draw("card.drawn", "erasmus").play(collect_riches)
    assert [e["card"] for e in t.events("card.drawn", reader="france")] == ["erasmus"]
    assert t.events("card.drawn", reader="habsburg") == []
    empty = treasure("france").arrange(lambda g: g.removed.extend(g.deck), deck=[])
    empty.play(collect_riches)
    assert sails(empty, "france")
    assert empty.holds("habsburg") == []
