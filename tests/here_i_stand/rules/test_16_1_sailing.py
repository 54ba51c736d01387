"""16.1, 2.5 Naval moves: which ships go where, and who is exposed on arrival."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ATLANTIC_OCEAN,
    FRANCE,
    HABSBURG,
    NAVAL_MOVE,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    SEAS,
)
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.sea.sailing import (
    anchorages,
    can_sail,
    declare,
    naval_move,
    set_sail,
    targets,
)
from cuius.titles.here_i_stand.rules.cards import STOP
from cuius.titles.here_i_stand.rules.lasting import FOUL_WEATHER_RULES
from cuius.titles.here_i_stand.rules.units import fleet_at
from tests.here_i_stand.sailing import sail, say, sea_war
from tests.here_i_stand.tables import HisTable, war_table


def ways(t: HisTable, power: str, place: str) -> list[str]:
    return [p.word for p in targets(t.state, fleet_at(t.state, POWERS[power], PLACES[place]))]


def exposed(t: HisTable, power: str, *courses: tuple[str, str]) -> list[str]:
    """Where whole stacks that sail so are exposed."""
    t.play(declare, POWERS[power])
    for origin, target in courses:
        say(t, power, "fleet.from", origin)
        say(t, power, "fleet.to", target)
        say(t, power, "fleet.whole", "all")
    say(t, power, "fleet.from", "done")
    return [sea.word for sea in set_sail(t.state, t.returned)]


# The seas


@proves("2.5-r11", "2.5-r13")
def test_2_5_r11_fourteen_sea_zones_and_ports_with_one_or_two_anchors():
    board = war_table().state.board
    assert len(SEAS) == 14
    assert {len(board.seas[port]) for port in board.ports} == {1, 2}
    assert [sea.word for sea in board.seas[PLACES["calais"]]] == ["north_sea", "english_channel"]
    assert [sea.word for sea in board.seas[PLACES["london"]]] == ["north_sea"]


@pytest.mark.parametrize(
    ("one", "other", "bridge"),
    [
        ("ionian_sea", "tyrrhenian_sea", "messina"),
        ("barbary_coast", "atlantic_ocean", "gibraltar"),
        ("black_sea", "aegean_sea", "istanbul"),
    ],
)
@proves("2.5-r14,r15", "16.1-x1")
def test_2_5_r14_a_port_is_the_only_bridge_between_two_seas(one, other, bridge):
    power = "ottoman" if bridge == "istanbul" else "habsburg"
    for here, there in ((one, other), (other, one)):
        t = war_table().ships(here, power, squadrons=1)
        assert there not in ways(t, power, here)
        sail(t, power, (here, bridge))
        sail(t, power, (bridge, there))
        assert t.fleet(there, power) == (1, 0)


@proves("2.5-r15")
def test_2_5_r15_not_through_a_bridge_of_an_ally():
    t = war_table().ally("france", "habsburg").ships("ionian_sea", "france", squadrons=1)
    assert "messina" not in ways(t, "france", "ionian_sea")


def test_2_5_r16_seas_joined_by_arrows_at_the_edge():
    t = war_table().ships("north_sea", "england", squadrons=1)
    assert {"irish_sea", "baltic_sea"} < set(ways(t, "england", "north_sea"))


# What moves


@proves("16-r1", "16.1-r1")
def test_16_1_r1_one_command_point_moves_every_ship_by_one_step():
    """The power's own, its minor allies' and those on loan to it."""
    t = war_table().ally("genoa", "habsburg").ships("barcelona", "habsburg", squadrons=1)
    t.ships("genoa", "genoa", squadrons=1).lend("naples", "venice", "habsburg", 1)
    assert price(t.state, HABSBURG, NAVAL_MOVE) == 1
    sail(
        t,
        "habsburg",
        ("barcelona", "gulf_of_lyon"),
        ("genoa", "gulf_of_lyon"),
        ("naples", "tyrrhenian_sea"),
    )
    assert t.fleet("gulf_of_lyon", "habsburg") == (1, 0)
    assert t.fleet("gulf_of_lyon", "genoa") == (1, 0)
    assert t.state.loans == [(PLACES["tyrrhenian_sea"], HABSBURG, POWERS["venice"], 1)]
    t.expect_event("fleet.sails", power="habsburg", origin="naples", target="tyrrhenian_sea", squadrons=1)


def test_16_1_r3_only_to_adjacent_places():
    t = war_table().ships("corunna", "habsburg", squadrons=1).ships("gulf_of_lyon", "habsburg", squadrons=1)
    assert ways(t, "habsburg", "corunna") == ["bay_of_biscay", "atlantic_ocean"]
    found = set(ways(t, "habsburg", "gulf_of_lyon"))
    assert {"barbary_coast", "tyrrhenian_sea", "barcelona", "palma"} < found
    assert "ionian_sea" not in found


@proves("16.1-r4")
def test_16_1_r4_powers_at_peace_share_a_sea():
    t = war_table().ships("marseille", "france", squadrons=1).ships("gulf_of_lyon", "habsburg", squadrons=1)
    sail(t, "france", ("marseille", "gulf_of_lyon"))
    assert t.over
    assert t.fleet("gulf_of_lyon", "france") == t.fleet("gulf_of_lyon", "habsburg") == (1, 0)


@proves("16.1-x2")
def test_16_1_x2_foreign_ports_only_to_attack_ships_in_them():
    t = sea_war("france", "habsburg").ally("france", "england").ships("gulf_of_lyon", "france", squadrons=1)
    assert set(ways(t, "france", "gulf_of_lyon")) == {"barbary_coast", "tyrrhenian_sea", "marseille"}
    t.ships("barcelona", "habsburg", squadrons=1)
    assert "barcelona" in ways(t, "france", "gulf_of_lyon")
    t = war_table().ally("france", "england").ships("english_channel", "france", squadrons=1)
    t.ships("plymouth", "england", squadrons=1)
    assert "plymouth" not in ways(t, "france", "english_channel")  # an ally's


@proves("16.1-x2")
def test_r69_ports_of_minor_allies_are_the_movers_own():
    t = war_table().ships("tyrrhenian_sea", "france", squadrons=1)
    assert "genoa" not in ways(t, "france", "tyrrhenian_sea")
    t.ally("genoa", "france")
    assert "genoa" in ways(t, "france", "tyrrhenian_sea")


def test_16_1_p1_part_of_a_stack_may_go_and_the_rest_elsewhere():
    t = war_table().ships("gulf_of_lyon", "habsburg", squadrons=3).play(naval_move, HABSBURG)
    t.answer("habsburg", "fleet.to", "barcelona", "fleet.whole", "part", "fleet.squadrons", "2")
    t.answer("habsburg", "fleet.from", "gulf_of_lyon", "fleet.to", "barbary_coast")
    assert t.over
    assert t.fleet("barcelona", "habsburg") == (2, 0)
    assert t.fleet("barbary_coast", "habsburg") == (1, 0)


@proves("16.1-p2")
def test_16_1_p2_moves_are_simultaneous():
    """Two fleets that change places."""
    t = war_table().ships("gulf_of_lyon", "habsburg", squadrons=1)
    t.ships("barbary_coast", "habsburg", squadrons=2)
    sail(t, "habsburg", ("gulf_of_lyon", "barbary_coast"), ("barbary_coast", "gulf_of_lyon"))
    assert t.fleet("gulf_of_lyon", "habsburg") == (2, 0)
    assert t.fleet("barbary_coast", "habsburg") == (1, 0)


def test_16_1_x5_ships_that_lost_a_combat_stay():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", squadrons=3)
    t.arrange(beaten_ships=[(int(PLACES["ionian_sea"]), int(OTTOMAN), 2)])
    t.play(naval_move, OTTOMAN)
    t.answer("ottoman", "fleet.to", "coron")  # only one of the three may go
    assert t.fleet("coron", "ottoman") == (1, 0)
    t.arrange(beaten_ships=[(int(PLACES["ionian_sea"]), int(OTTOMAN), 2)])
    assert [p.word for p in anchorages(t.state, OTTOMAN, ())] == ["coron"]


def test_16_1_x6_genoa_venice_and_doria_never_sail_the_atlantic():
    t = (
        war_table()
        .ally("genoa", "habsburg")
        .ships("gibraltar", "genoa", squadrons=1, leaders=["andrea_doria"])
    )
    assert ways(t, "habsburg", "gibraltar") == ["barbary_coast"]
    t.ships("gibraltar", "habsburg", squadrons=1)
    t.play(naval_move, HABSBURG)
    t.answer("habsburg", "fleet.to", "atlantic_ocean", "fleet.from", "done")
    assert t.fleet("atlantic_ocean", "habsburg") == (1, 0)
    assert t.fleet("gibraltar", "genoa") == (1, 0)
    assert t.where("andrea_doria") == "gibraltar"
    t = war_table().lend("gibraltar", "venice", "habsburg", 1)
    assert ways(t, "habsburg", "gibraltar") == ["barbary_coast"]


# Leaders


@proves("16.1-x3", "16.1-x3b")
def test_16_1_x3_a_leader_goes_along_or_stays_with_a_ship():
    for word, where in (("barbarossa", "barbary_coast"), ("done", "tunis")):
        t = war_table().control("ottoman", "tunis").ships("tunis", "ottoman", 2, 0, ["barbarossa"])
        t.play(naval_move, OTTOMAN)
        t.answer("ottoman", "fleet.to", "barbary_coast", "fleet.whole", "part", "fleet.squadrons", "1")
        t.answer("ottoman", "fleet.leader", word, "fleet.from", "done")
        assert t.where("barbarossa") == where


def test_16_1_x4_a_leader_whose_place_is_left_empty_must_follow():
    t = war_table().control("ottoman", "tunis").ships("tunis", "ottoman", 2, 0, ["barbarossa"])
    t.play(naval_move, OTTOMAN)
    t.answer("ottoman", "fleet.to", "barbary_coast", "fleet.whole", "part", "fleet.squadrons", "1")
    t.answer("ottoman", "fleet.leader", "done")
    t.answer("ottoman", "fleet.from", "tunis", "fleet.to", "north_african_coast")
    assert t.where("barbarossa") == "north_african_coast"  # with the last ship
    t = war_table().ally("genoa", "habsburg").ships("genoa", "habsburg", 2, 0, ["andrea_doria"])
    t.play(naval_move, HABSBURG)
    t.answer("habsburg", "fleet.to", "gulf_of_lyon", "fleet.whole", "part", "fleet.squadrons", "2")
    assert t.where("andrea_doria") == "gulf_of_lyon"


def test_16_1_x4_not_if_other_ships_come_in():
    t = war_table().ships("naples", "habsburg", 1, 0, ["andrea_doria"]).ally("genoa", "habsburg")
    t.ships("tyrrhenian_sea", "habsburg", squadrons=1).play(naval_move, HABSBURG)
    t.answer("habsburg", "fleet.from", "tyrrhenian_sea", "fleet.to", "naples")
    t.answer("habsburg", "fleet.from", "done")
    assert t.where("andrea_doria") == "naples"


def test_r240_a_leader_who_cannot_follow_stays_behind():
    t = war_table().ally("genoa", "habsburg").ships("gibraltar", "habsburg", 1, 0, ["andrea_doria"])
    t.play(naval_move, HABSBURG)
    t.answer("habsburg", "fleet.to", "atlantic_ocean")
    assert t.over
    assert t.where("andrea_doria") == "gibraltar"


# Arriving


def test_16_1_p2a_in_a_port_nobody_is_exposed():
    t = sea_war("ottoman", "habsburg").ships("ionian_sea", "ottoman", squadrons=1)
    assert exposed(t, "ottoman", ("ionian_sea", "coron")) == []


@proves("16.1-p2b", "16.1-p2c")
def test_16_1_p2b_who_joins_ships_of_his_power_is_not_exposed():
    t = sea_war("ottoman", "habsburg").ships("coron", "ottoman", squadrons=1)
    assert exposed(t, "ottoman", ("coron", "ionian_sea")) == ["ionian_sea"]
    t.ships("lepanto", "ottoman", squadrons=1)
    assert exposed(t, "ottoman", ("lepanto", "ionian_sea")) == []
    t = war_table().ships("coron", "ottoman", squadrons=1).ships("lepanto", "ottoman", squadrons=1)
    assert exposed(t, "ottoman", ("coron", "ionian_sea"), ("lepanto", "ionian_sea")) == ["ionian_sea"]


@proves("16.1-p2b")
def test_r70_ships_of_an_ally_shelter_a_fleet():
    t = war_table().ally("france", "papacy").ships("tyrrhenian_sea", "papacy", squadrons=1)
    t.ships("gulf_of_lyon", "france", squadrons=1)
    assert exposed(t, "france", ("gulf_of_lyon", "tyrrhenian_sea")) == []
    t = (
        war_table()
        .ships("tyrrhenian_sea", "papacy", squadrons=1)
        .ships("gulf_of_lyon", "france", squadrons=1)
    )
    assert exposed(t, "france", ("gulf_of_lyon", "tyrrhenian_sea")) == ["tyrrhenian_sea"]  # strangers do not
    t = war_table().ally("genoa", "papacy").ships("tyrrhenian_sea", "genoa", squadrons=1)
    t.ships("rome", "papacy", squadrons=1)
    assert exposed(t, "papacy", ("rome", "tyrrhenian_sea")) == []  # its own minor power's do


def test_r241_ships_that_leave_shelter_nobody():
    t = war_table().ships("ionian_sea", "ottoman", squadrons=1).ships("coron", "ottoman", squadrons=1)
    found = exposed(t, "ottoman", ("ionian_sea", "lepanto"), ("coron", "ionian_sea"))
    assert found == ["ionian_sea"]


# Foul weather


@proves("16.1-p3")
def test_r71_foul_weather_takes_the_moves_back():
    t = sea_war("ottoman", "habsburg").ships("coron", "ottoman", squadrons=1).hand("papacy", "foul_weather")
    t.made_up_cards("naval.declared", foul_weather=STOP)
    sail(t, "ottoman", ("coron", "ionian_sea"))
    t.expect("papacy", "respond.naval.declared", options=["foul_weather", "pass"])
    t.answer("papacy", "respond.naval.declared", "foul_weather")
    t.expect_event("naval.stopped", power="ottoman")
    assert t.fleet("coron", "ottoman") == (1, 0)


def test_16_1_p3_the_mover_himself_is_not_asked_and_no_ship_sails_in_foul_weather():
    t = war_table().ships("coron", "ottoman", squadrons=1).hand("ottoman", "foul_weather")
    assert can_sail(t.state, OTTOMAN)
    sail(t, "ottoman", ("coron", "ionian_sea"))
    assert t.over
    put_in_force(t.state, FOUL_WEATHER_RULES, OTTOMAN)
    assert not can_sail(t.state, OTTOMAN)
    assert not can_sail(t.state, FRANCE)  # no ships
    assert not can_sail(t.state, PAPACY)
    assert ATLANTIC_OCEAN in SEAS
