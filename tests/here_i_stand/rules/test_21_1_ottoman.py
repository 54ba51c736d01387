"""21.1 The Ottoman: pirates and havens. 21.2 The Habsburgs: Charles and his two capitals."""

from __future__ import annotations

from cuius.core.ids import PASS
from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.home import holy_roman_emperor, residences
from cuius.titles.here_i_stand.cards.pirates import barbary_pirates, haven_sites, pirate_haven
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    ALGIERS,
    CORSAIR,
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    ORAN,
    OTTOMAN,
    PIRACY,
    REGULAR,
    SQUADRON,
)
from cuius.titles.here_i_stand.phases.action.building import sites
from cuius.titles.here_i_stand.phases.action.impulse import actions_open
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.diplomacy.peace import keys_lost, spaces_lost, suits, surrender
from cuius.titles.here_i_stand.phases.religion.papacy import restless_homes
from cuius.titles.here_i_stand.phases.spring import spring_deployment
from cuius.titles.here_i_stand.rules.communication import home_of
from cuius.titles.here_i_stand.rules.control import may_enter
from cuius.titles.here_i_stand.rules.points import calm_keys, keys_of
from cuius.titles.here_i_stand.rules.units import is_fortified
from tests.here_i_stand.tables import HisTable, his_table, war_table


def havens() -> HisTable:
    """At war with the Habsburgs, Algiers and Tunis in Ottoman hands."""
    t = war_table().war("ottoman", "habsburg").arrange(algiers_in_play=True)
    return t.control("ottoman", "algiers", "tunis")


@proves("21-r1", "21.1-r1,r2")
def test_21_1_r1_only_the_ottoman_builds_cavalry_and_corsairs():
    g = war_table().state
    for word in ("raise_cavalry", "build_corsair", "piracy"):
        assert [p.word for p in MAJORS if price(g, p, ACTIONS[word])] == ["ottoman"]


def test_21_1_r3_not_before_barbary_pirates():
    t = war_table().ships("aegean_sea", "ottoman", corsairs=1).impulse("ottoman", cp=4)
    t.war("ottoman", "habsburg")
    before = [w.word for w in actions_open(t.state, OTTOMAN)[:-1]]
    assert "build_corsair" not in before
    t.arrange(algiers_in_play=True)
    assert "build_corsair" in [w.word for w in actions_open(t.state, OTTOMAN)[:-1]]
    assert price(t.state, OTTOMAN, PIRACY) == 2


def test_21_1_r4_foreign_wars_are_for_the_ottoman_and_england():
    g = war_table().state
    assert [p for p in MAJORS if price(g, p, ACTIONS["foreign_war"])] == [OTTOMAN, ENGLAND]


@proves("21.1-r5,r6,r6b")
def test_21_1_r6_algiers_is_out_of_play_at_first():
    t = his_table()
    assert not t.state.algiers_in_play
    for power in MAJORS:
        assert not may_enter(t.state, power, ALGIERS)
    t = war_table().control("ottoman", "algiers")
    keys = keys_of(t.state, OTTOMAN)
    assert calm_keys(t.state)[OTTOMAN] == keys
    t.arrange(algiers_in_play=True)
    assert keys_of(t.state, OTTOMAN) == calm_keys(t.state)[OTTOMAN] == keys + 1


def test_21_1_r7_barbary_pirates():
    t = war_table().play(barbary_pirates, FRANCE)
    assert t.holder("algiers") == "ottoman"
    assert t.units("algiers", "ottoman") == (2, 0)
    assert t.fleet("algiers", "ottoman") == (0, 2)
    assert t.where("barbarossa") == "algiers"
    t.expect_event("pirates.come", space="algiers")


@proves("21.1-r8,r8b")
def test_21_1_r8_a_haven_in_oran_or_tripoli():
    t = havens()
    assert [s.word for s in haven_sites(t.state)] == ["oran", "tripoli"]
    t.play(pirate_haven, FRANCE).answer("ottoman", "haven.where", "oran")
    assert t.holder("oran") == "ottoman"
    assert t.units("oran", "ottoman") == (1, 0)
    assert t.fleet("oran", "ottoman") == (0, 2)
    assert is_fortified(t.state, ORAN)


@proves("21.1-r8")
def test_21_1_r8_where_no_haven_can_be():
    assert not haven_sites(havens().arrange(algiers_in_play=False).state)
    assert not haven_sites(havens().peace("ottoman", "habsburg").state)
    t = havens().put("oran", "habsburg", regulars=1)
    assert [s.word for s in haven_sites(t.state)] == ["tripoli"]


@proves("21.1-r9,r10,r11")
def test_21_1_r10_only_corsairs_are_built_in_a_haven():
    t = havens()
    assert home_of(t.state, ORAN) == HABSBURG
    assert ORAN in sites(t.state, HABSBURG, REGULAR, False)
    t.play(pirate_haven, FRANCE).answer("ottoman", "haven.where", "oran")
    assert home_of(t.state, ORAN) == OTTOMAN
    for space in (ORAN, ALGIERS):
        assert space in sites(t.state, OTTOMAN, CORSAIR, False)
        assert space not in sites(t.state, OTTOMAN, REGULAR, False)
        assert space not in sites(t.state, OTTOMAN, SQUADRON, False)
    t.play(retaken)
    assert ORAN not in sites(t.state, HABSBURG, REGULAR, False)


def retaken(g) -> None:
    """The Habsburgs hold Oran again."""
    g.control[ORAN] = int(HABSBURG)
    g.regulars = bytearray(len(g.regulars))
    g.corsairs = [0] * len(g.corsairs)


# The Habsburgs


def test_21_2_r1_the_emperor_holds_protestant_homes():
    g = his_table().state
    held = [s for s in g.board.homes[MAJORS[5]] if g.control[s] == HABSBURG]
    assert len(held) == 21


def emperor() -> HisTable:
    t = war_table().put("valladolid", "habsburg", regulars=2, leaders=["charles_v", "duke_of_alva"])
    return t.impulse("habsburg").turn(2)


@proves("21.2-r2,r4")
def test_21_2_r2_charles_travels_with_alva_and_five_points_follow():
    t = emperor().play(holy_roman_emperor, HABSBURG).answer("habsburg", "emperor.to", "vienna")
    t.answer("habsburg", "emperor.alva", "together")
    assert t.where("charles_v") == t.where("duke_of_alva") == "vienna"
    assert t.units("valladolid", "habsburg") == (2, 0)
    assert t.state.cp == 5


@proves("21.2-r2")
def test_21_2_r2_only_to_calm_own_homes():
    t = emperor().unrest("vienna").control("ottoman", "graz")
    words = [s.word for s in residences(t.state)]
    assert "vienna" not in words
    assert "graz" not in words
    assert "valladolid" not in words
    assert "brussels" in words


def test_21_2_r4_alva_comes_from_the_same_space_only():
    t = war_table().put("valladolid", "habsburg", leaders=["charles_v"])
    t.put("brussels", "habsburg", leaders=["duke_of_alva"]).turn(2).impulse("habsburg")
    t.play(holy_roman_emperor, HABSBURG).answer("habsburg", "emperor.to", "vienna")
    assert t.where("duke_of_alva") == "brussels"


def test_21_2_r3_gout_stops_the_transfer_and_costs_no_point():
    t = emperor().hand("france", "gout").play(holy_roman_emperor, HABSBURG)
    t.answer("habsburg", "emperor.to", "vienna").answer("france", "respond.emperor.transfer", "gout")
    assert t.where("charles_v") == "valladolid"
    assert t.state.cp == 5


@proves("21.2-r5,r8")
def test_21_2_r8_two_capitals_one_deployment():
    g = war_table().state
    assert [len(g.board.capitals[p]) for p in MAJORS] == [1, 2, 1, 1, 1, 0]
    t = war_table().turn(2, "spring_deployment").put("vienna", "habsburg", regulars=2)
    t.put("valladolid", "habsburg", regulars=2).play(spring_deployment)
    t.expect("habsburg", t.waiting[0][1])
    t.play_out("pass")
    assert len(t.events("spring.deployed", power="habsburg")) <= 1


def pirates_at_oran():
    """Oran is a pirate haven in a war of Ottoman and Habsburg."""
    t = war_table().war("ottoman", "habsburg").control("ottoman", "oran", "algiers")
    return t.arrange(havens=[int(ORAN)], fortress={ORAN: True}, algiers_in_play=True)


@proves("9.3-p1a", "9.3-p3", "21.1-r9")
def test_21_1_r9_a_haven_is_no_home_space_that_a_peace_gives_back():
    t = pirates_at_oran()
    assert suits(t.state, HABSBURG) == (PASS,)
    assert spaces_lost(t.state, HABSBURG, OTTOMAN) == (PASS,)
    t.play(surrender, OTTOMAN, HABSBURG)
    assert t.holder("oran") == "ottoman"


@proves("9.3-p1a", "9.3-p5", "9.3-p7", "21.1-r9")
def test_21_1_r9_the_ottoman_may_regain_his_nests():
    t = pirates_at_oran().control("habsburg", "oran", "algiers")
    assert HABSBURG in suits(t.state, OTTOMAN)
    assert [place.word for place in keys_lost(t.state, OTTOMAN, HABSBURG)[:-1]] == ["algiers"]
    assert [place.word for place in spaces_lost(t.state, OTTOMAN, HABSBURG)[:-1]] == ["oran"]


@proves("21.1-r9", "21.5-r14")
def test_21_1_r9_a_ban_on_charles_does_not_reach_a_haven():
    t = pirates_at_oran()
    found = [place.word for place in restless_homes(t.state, HABSBURG)]
    assert "tripoli" in found
    assert "oran" not in found
