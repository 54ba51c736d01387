"""22.1 to 22.4, 22.6 Minor powers, inactive and active; independent keys."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ANDREA_DORIA,
    AULD_ALLIANCE,
    CARD_ANDREA_DORIA,
    DIPLOMATIC_MARRIAGE,
    EDINBURGH,
    ENGLAND,
    FRANCE,
    GENOA,
    GENOA_SPACE,
    HABSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    METZ,
    MINORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    RAISE_REGULAR,
    SCOTLAND,
    VENETIAN_ALLIANCE,
    VENICE,
    VENICE_SPACE,
)
from cuius.titles.here_i_stand.phases.action.building import build_squadron, raise_regular
from cuius.titles.here_i_stand.phases.common import powers as outbreak
from cuius.titles.here_i_stand.phases.land.movement import stands
from cuius.titles.here_i_stand.phases.minor_powers import activate, deactivate
from cuius.titles.here_i_stand.phases.winter.marching import capitals_open
from cuius.titles.here_i_stand.rules.powers import (
    allied,
    at_war,
    can_activate,
    can_deactivate,
    controls,
    decides_nothing,
    is_inactive,
    may_ever_declare,
    to_activate,
    to_deactivate,
)
from cuius.titles.here_i_stand.rules.units import admirals_of, land_of, squadrons_of
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import his_table, war_table


@pytest.fixture(autouse=True)
def no_fleets(monkeypatch):
    """Fleets are not the subject here."""

    def calm(g, one, other):
        yield from ()

    monkeypatch.setattr(outbreak, "fight_where_they_meet", calm)


def words(ids):
    return [p.word for p in ids]


# Inactive minor powers


@proves("22-r1", "22.1-r1")
def test_22_1_r1_all_four_begin_inactive():
    t = his_table()
    assert [is_inactive(t.state, m) for m in MINORS] == [True] * 4
    late = his_table(scenario="1532").state
    assert [m.word for m in MINORS if not is_inactive(late, m)] == ["hungary"]


@proves("22.1-r3", "22.1-r4", "22.1-r8")
def test_22_1_r3_nobody_commands_their_units():
    t = his_table()
    g = t.state
    assert decides_nothing(g, VENICE)
    for power in MAJORS:
        assert not any(land_of(g, power, s) for s in g.board.homes[VENICE])
        assert squadrons_of(g, power, VENICE_SPACE) == 0
        assert VENICE_SPACE not in stands(g, power)


@proves("22.1-r5")
def test_22_1_r5_four_or_fewer_withdraw_behind_their_walls():
    t = war_table().impulse("england", cp=3).war("england", "scotland")
    t.put("edinburgh", "scotland", regulars=4).put("berwick", "england", regulars=5, leaders=["henry_viii"])
    march(t, "england", "berwick", "edinburgh", regulars=5, leaders=["henry_viii"])
    t.expect_event("siege.laid", power="england", space="edinburgh")
    assert t.units("edinburgh", "scotland") == (4, 0)


@proves("22.1-r6", "22.1-r7")
def test_22_1_r6_five_or_more_fight_and_four_survivors_withdraw():
    t = war_table().impulse("england", cp=3).war("england", "scotland")
    t.put("edinburgh", "scotland", regulars=6).put("berwick", "england", regulars=7, leaders=["henry_viii"])
    t.dice(attack=[5] + [1] * 7, defence=[1] * 7)
    march(t, "england", "berwick", "edinburgh", regulars=7, leaders=["henry_viii"])
    assert t.units("edinburgh", "scotland") == (4, 0)
    t.expect_event("siege.laid", power="england", space="edinburgh")


@proves("22.1-r5")
def test_r150_in_the_open_they_fight_and_are_lost_if_beaten():
    t = war_table().impulse("england", cp=3).war("england", "scotland").put("glasgow", "scotland", regulars=1)
    t.put("carlisle", "england", regulars=4).dice(attack=[5, 1, 1, 1], defence=[1, 1])
    march(t, "england", "carlisle", "glasgow", regulars=4)
    assert t.units("glasgow", "scotland") == (0, 0)
    assert t.units("glasgow", "england") == (4, 0)


@proves("22.1-t1", "22.1-t2", "22.1-t3", "22.1-t4", "22.2-r1")
def test_22_1_t1_the_activation_table():
    g = war_table().state
    may = {m.word: words([p for p in MAJORS if can_activate(g, m, p)]) for m in MINORS}
    assert may == {
        "genoa": ["habsburg", "france", "papacy"],
        "hungary": ["habsburg"],
        "scotland": ["england", "france"],
        "venice": ["habsburg", "france", "papacy"],
    }
    active = war_table()
    for minor, major in (
        ("genoa", "france"),
        ("hungary", "habsburg"),
        ("scotland", "france"),
        ("venice", "papacy"),
    ):
        active.ally(minor, major)
    assert words([m for m in MINORS if can_deactivate(active.state, m)]) == ["genoa", "scotland", "venice"]
    assert not any(can_activate(active.state, m, p) for m in MINORS for p in MAJORS)


def test_22_1_n1_natural_allies():
    board = war_table().state.board
    assert board.natural_ally[SCOTLAND] == FRANCE
    assert board.natural_ally[VENICE] == PAPACY
    assert board.natural_ally[HUNGARY] == HABSBURG
    assert board.intervention[SCOTLAND] == board.intervention[VENICE] == 2
    assert board.intervention[HUNGARY] == 0  # 22.5: compulsory and free


# By which card


@proves("22.2-r4", "22.2-r5", "22.2-r7", "22.2-r8")
def test_22_2_r4_cards_that_win_a_minor_power():
    g = war_table().state
    assert {p.word: words(to_activate(g, p, AULD_ALLIANCE)) for p in (ENGLAND, FRANCE)} == {
        "england": [],
        "france": ["scotland"],
    }
    assert to_activate(g, PAPACY, VENETIAN_ALLIANCE) == (VENICE,)
    assert to_activate(g, OTTOMAN, VENETIAN_ALLIANCE) == ()
    assert words(to_activate(g, HABSBURG, DIPLOMATIC_MARRIAGE)) == ["genoa", "hungary", "venice"]
    assert to_activate(g, ENGLAND, DIPLOMATIC_MARRIAGE) == (SCOTLAND,)
    assert to_activate(g, FRANCE, CARD_ANDREA_DORIA) == (GENOA,)
    assert to_activate(g, ENGLAND, CARD_ANDREA_DORIA) == ()
    taken = war_table().ally("genoa", "france").ally("venice", "papacy").state
    assert to_activate(taken, HABSBURG, CARD_ANDREA_DORIA) == (GENOA,)
    assert to_activate(taken, FRANCE, CARD_ANDREA_DORIA) == ()
    assert to_activate(taken, HABSBURG, DIPLOMATIC_MARRIAGE) == (HUNGARY,)


@proves("22.2-r9", "22.4-r1", "22.4-r2", "22.4-r3", "22.4-r4", "22.4-r5")
def test_r153_cards_that_part_a_minor_power_from_its_ally():
    t = war_table().ally("genoa", "france").ally("venice", "papacy").ally("scotland", "france")
    g = t.ally("hungary", "habsburg").state
    by = {
        card: {p.word: words(to_deactivate(g, p, card)) for p in MAJORS if to_deactivate(g, p, card)}
        for card in (AULD_ALLIANCE, VENETIAN_ALLIANCE, DIPLOMATIC_MARRIAGE, CARD_ANDREA_DORIA)
    }
    three = ["genoa", "scotland", "venice"]
    assert by[AULD_ALLIANCE] == {"england": ["scotland"], "france": ["scotland"]}
    assert by[VENETIAN_ALLIANCE] == {"ottoman": ["venice"], "papacy": ["venice"]}
    assert by[DIPLOMATIC_MARRIAGE] == dict.fromkeys(words(MAJORS), three)
    assert by[CARD_ANDREA_DORIA] == {p: ["genoa"] for p in ("habsburg", "france", "papacy")}


# Activation


@proves("22.2-p1", "22.2-p3", "22.2-p4", "22.2-p5")
def test_22_2_p1_its_spaces_pass_to_the_major_power_and_its_wars_end():
    t = war_table().war("papacy", "venice").control("ottoman", "corfu")
    t.play(activate, VENICE, PAPACY, VENETIAN_ALLIANCE)
    g = t.state
    assert allied(g, VENICE, PAPACY)
    assert g.allied_by[VENICE] == VENETIAN_ALLIANCE
    assert [t.holder(s) for s in ("venice", "candia", "zara", "corfu")] == ["papacy"] * 3 + ["ottoman"]
    assert not any(g.relation[VENICE * 11 + p] for p in MAJORS)
    t.expect_event("minor.activated", minor="venice", power="papacy")


@proves("22.2-p2")
def test_r151_its_enemies_may_declare_war_on_the_new_ally_in_impulse_order():
    t = war_table().war("ottoman", "venice").war("habsburg", "venice")
    t.play(activate, VENICE, PAPACY, VENETIAN_ALLIANCE)
    t.expect("ottoman", "minor.war", options=["declare_war", "pass"], about={"ally": PAPACY})
    t.answer("ottoman", "minor.war", "declare_war").answer("habsburg", "minor.war", "pass")
    assert at_war(t.state, OTTOMAN, PAPACY)
    assert at_war(t.state, OTTOMAN, VENICE)
    assert not at_war(t.state, HABSBURG, VENICE)
    assert t.state.owed == [0] * 6


@proves("22.2-p2b")
def test_22_2_p2b_or_its_units_leave_to_an_unbesieged_fortress():
    t = war_table().war("habsburg", "venice").put("zara", "habsburg", regulars=2).siege("naples")
    t.put("vienna", "habsburg", regulars=1)
    t.play(activate, VENICE, PAPACY, VENETIAN_ALLIANCE).answer("habsburg", "minor.war", "pass")
    t.expect("habsburg", "displace.land", lacks=["naples"])
    t.answer("habsburg", "displace.land", "vienna")
    assert t.units("vienna", "habsburg") == (3, 0)


def test_22_2_p2_permanent_restrictions_bind():
    t = war_table().war("habsburg", "venice").ally("habsburg", "papacy")
    assert not may_ever_declare(t.state, HABSBURG, PAPACY)
    t.play(activate, VENICE, PAPACY, VENETIAN_ALLIANCE)
    assert t.over  # nobody is asked
    assert not at_war(t.state, HABSBURG, PAPACY)


# Active minor powers


@proves("22.3-r1", "22.3-r2")
def test_22_3_r1_its_units_are_its_allys():
    t = war_table().put("venice", "venice", regulars=2).ships("venice", "venice", squadrons=3)
    t.put("venice", "papacy", regulars=1).ships("genoa", "genoa", leaders=["andrea_doria"])
    t.ally("venice", "papacy").ally("genoa", "france").war("papacy", "ottoman")
    g = t.state
    assert land_of(g, PAPACY, VENICE_SPACE) == 3
    assert squadrons_of(g, PAPACY, VENICE_SPACE) == 3
    assert admirals_of(g, FRANCE, GENOA_SPACE) == (ANDREA_DORIA,)
    assert controls(g, PAPACY, VENICE_SPACE)
    assert at_war(g, VENICE, OTTOMAN)
    assert len(g.hands) == len(MAJORS)


@proves("22.3-r3", "22.3-r3b")
def test_r152_its_home_key_is_a_capital_to_its_own_units_only():
    g = war_table().ally("scotland", "france").state
    assert EDINBURGH in capitals_open(g, FRANCE, SCOTLAND)
    assert EDINBURGH not in capitals_open(g, FRANCE, FRANCE)


@proves("22.3-r4", "22.3-r5")
def test_22_3_r4_its_ally_builds_its_units_at_its_home():
    t = war_table().ally("scotland", "france").impulse("france", cp=4)
    t.play(raise_regular, FRANCE)
    t.expect("france", "build.where", offers=["paris", "edinburgh", "stirling"])
    t.answer("france", "build.where", "edinburgh").play_out()
    assert t.units("edinburgh", "scotland") == (1, 0)
    t.play(build_squadron, FRANCE).answer("france", "build.where", "edinburgh").play_out()
    assert t.fleet("edinburgh", "scotland") == (1, 0)


# Deactivation


@proves("22.4-p1", "22.4-p2", "22.4-p3")
def test_22_4_p3_the_former_ally_and_others_leave_its_home():
    t = war_table().put("edinburgh", "france", regulars=2, leaders=["montmorency"])
    t.ships("edinburgh", "france", squadrons=1).put("stirling", "scotland", regulars=1)
    t.ally("scotland", "france").control("england", "glasgow").put("glasgow", "england", regulars=1)
    t.play(deactivate, SCOTLAND)
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    assert is_inactive(t.state, SCOTLAND)
    assert t.state.allied_by[SCOTLAND] == -1
    assert [t.holder(s) for s in ("edinburgh", "stirling", "glasgow")] == ["scotland", "scotland", "england"]
    assert t.units("edinburgh", "france") == (0, 0)
    assert t.where("montmorency") != "edinburgh"
    assert t.fleet("edinburgh", "france") == (0, 0)
    assert t.units("glasgow", "england") == (1, 0)  # it was not France's


def test_22_4_p3_allies_spaces_are_friendly_too():
    t = (
        war_table()
        .put("edinburgh", "france", regulars=2)
        .ally("scotland", "france")
        .ally("france", "england")
    )
    t.play(deactivate, SCOTLAND).expect("france", "displace.land", options=["calais", "london", "york"])
    t.answer("france", "displace.land", "york")
    assert t.units("york", "france") == (2, 0)


@proves("22.4-p4")
def test_22_4_p4_its_land_units_go_home():
    t = (
        war_table()
        .put("paris", "venice", regulars=2)
        .put("zara", "venice", regulars=1)
        .ally("venice", "papacy")
    )
    t.play(deactivate, VENICE)
    assert t.units("venice", "venice") == (3, 0)
    t = war_table().ally("genoa", "france").put("paris", "genoa", regulars=2).control("habsburg", "genoa")
    t.play(deactivate, GENOA)
    assert t.units("bastia", "genoa") == (2, 0)
    t = (
        war_table()
        .ally("genoa", "france")
        .put("paris", "genoa", regulars=2)
        .control("habsburg", "genoa", "bastia")
    )
    t.play(deactivate, GENOA)
    assert not any(t.units(s.word, "genoa")[0] for s in PLACES.ids[:134])
    t.expect_event("minor.lost", minor="genoa", many=2)


@proves("22.4-p5")
def test_22_4_p5_its_ships_and_leaders_go_home():
    t = (
        war_table()
        .ships("gulf_of_lyon", "genoa", squadrons=1, leaders=["andrea_doria"])
        .ally("genoa", "france")
    )
    t.control("habsburg", "bastia").play(deactivate, GENOA)
    assert t.fleet("genoa", "genoa") == (1, 0)
    assert t.where("andrea_doria") == "genoa"
    t = (
        war_table()
        .ships("gulf_of_lyon", "genoa", squadrons=1, leaders=["andrea_doria"])
        .ally("genoa", "france")
    )
    t.control("habsburg", "bastia", "genoa").play(deactivate, GENOA)
    assert t.fleet("gulf_of_lyon", "genoa") == (0, 0)
    assert t.where("andrea_doria") == TURN_TRACK


def test_22_4_p4_the_former_ally_breaks_ties():
    t = war_table().put("paris", "venice", regulars=1).ally("venice", "papacy").control("ottoman", "venice")
    t.play(deactivate, VENICE)
    t.expect("papacy", "minor.home", options=["candia", "corfu"], about={"minor": VENICE})


def test_r263_what_was_lent_of_its_ships_is_its_own_again():
    t = (
        war_table()
        .ally("genoa", "france")
        .lend("barcelona", "genoa", "habsburg", 1)
        .control("habsburg", "bastia")
    )
    t.play(deactivate, GENOA)
    assert t.state.loans == []
    assert t.fleet("genoa", "genoa") == (1, 0)


# Independent keys


@proves("22.6-r1")
def test_22_6_r1_independent_keys():
    early, late = his_table(), his_table(scenario="1532")
    four = ("metz", "florence", "milan", "tunis")
    assert [t.holder(s) for t in (early,) for s in four] == [
        "independent",
        "independent",
        "france",
        "habsburg",
    ]
    assert {late.holder(s) for s in four} == {"independent"}


@proves("22.6-r2", "22.6-r3", "9.6-x8")
def test_22_6_r2_anybody_enters_and_four_defend_behind_the_walls():
    t = war_table().impulse("france", cp=3).put("metz", "independent", regulars=1)
    t.put("st_dizier", "france", regulars=3)
    assert not may_ever_declare(t.state, FRANCE, INDEPENDENT)
    assert not at_war(t.state, FRANCE, INDEPENDENT)
    march(t, "france", "st_dizier", "metz", regulars=3)
    t.expect_event("siege.laid", power="france", space="metz")
    assert t.units("metz", "independent") == (1, 0)
    assert decides_nothing(t.state, INDEPENDENT)


@proves("22.6-r4", "22.6-r5")
def test_22_6_r4_nobody_builds_for_them_and_nothing_frees_them():
    """Neither peace nor winter returns a captured key: only what names the space does."""
    t = war_table().control("france", "metz").ally("genoa", "france").put("milan", "genoa", regulars=1)
    t.play(deactivate, GENOA)
    assert t.state.control[METZ] == FRANCE
    assert INDEPENDENT not in MAJORS
    assert t.state.board.cost[INDEPENDENT][RAISE_REGULAR] == 0
