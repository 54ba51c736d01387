"""9.6 Declarations of war: whom, at what price, who steps in, and how it is paid for."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    AULD_ALLIANCE,
    ENGLAND,
    FRANCE,
    GENOA,
    HABSBURG,
    HUNGARY,
    INDEPENDENT,
    MAJORS,
    OTTOMAN,
    PAPACY,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.common import powers as outbreak
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war, payment, war_segment
from cuius.titles.here_i_stand.phases.minor_powers import activate
from cuius.titles.here_i_stand.rules.powers import (
    at_war,
    cost_of_war,
    is_inactive,
    may_declare,
    may_ever_declare,
    purse,
)
from cuius.titles.here_i_stand.state import WAR
from tests.here_i_stand.tables import war_table
from tests.here_i_stand.talks import begin_draft, kinds


def war_room(**options):
    """The war segment of turn 3, nobody with anything to pay but home cards."""
    return war_table(**options).turn(3, "diplomacy").hand("ottoman", "janissaries")


def no_home_cards(t):
    def change(g):
        for power in MAJORS:
            g.home_used += g.hands[power]
            g.hands[power] = []

    return t.arrange(change)


def declares(t, power, enemy):
    t.skip_to("war.declare", power)
    return t.answer(power, "war.declare", enemy)


def relation(t, one, other):
    return t.state.relation[one * 11 + other]


# Declaring


@proves("9.6-r1", "9.6-p1")
def test_9_6_r1_any_number_of_wars_in_impulse_order():
    t = war_room().play(war_segment)
    t.expect(
        "ottoman",
        "war.declare",
        options=["habsburg", "england", "france", "papacy", "genoa", "venice", "pass"],
    )
    t.answer("ottoman", "war.declare", "habsburg", "war.declare", "papacy")
    assert at_war(t.state, OTTOMAN, HABSBURG)
    assert at_war(t.state, OTTOMAN, PAPACY)
    t.answer("ottoman", "war.declare", "pass")
    t.expect("habsburg", "war.declare", lacks=["ottoman"])


@pytest.mark.parametrize(
    ("one", "other", "cost"),
    [
        (OTTOMAN, HABSBURG, 2),
        (HABSBURG, OTTOMAN, 2),
        (HABSBURG, FRANCE, 3),
        (HABSBURG, ENGLAND, 3),
        (HABSBURG, PAPACY, 4),
        (PAPACY, HABSBURG, 4),
        (ENGLAND, FRANCE, 3),
        (ENGLAND, PAPACY, 3),
        (ENGLAND, PROTESTANT, 2),
        (FRANCE, PROTESTANT, 2),
        (PROTESTANT, ENGLAND, 2),
    ],
)
def test_9_6_p2_the_number_in_the_box(one, other, cost):
    t = war_room().arrange(league=True)
    assert cost_of_war(t.state, one, other) == cost
    t.play(declare_war, one, other, paid=True)
    assert t.state.owed[one] == cost


@proves("9.6-p2b")
def test_9_6_p2b_habsburg_pays_two_less_once_after_henrys_wedding():
    t = war_room()
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == 3
    t.arrange(boleyn_turn=2)
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == 1
    assert cost_of_war(t.state, ENGLAND, HABSBURG) == 3
    t.play(declare_war, HABSBURG, ENGLAND, paid=True)
    assert t.state.owed[HABSBURG] == 1
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == 3


def test_9_6_p2c_an_at_war_marker_for_both():
    t = war_room().play(declare_war, ENGLAND, FRANCE, paid=True)
    assert relation(t, ENGLAND, FRANCE) == relation(t, FRANCE, ENGLAND) == WAR
    t.expect_event("war.begins", one="england", other="france")


@proves("9.6-p3", "22.1-r2")
def test_r30_a_minor_power_costs_one_and_stays_inactive():
    t = war_room().play(declare_war, FRANCE, GENOA, paid=True)
    assert t.state.owed[FRANCE] == 1
    assert relation(t, FRANCE, GENOA) == WAR
    assert is_inactive(t.state, GENOA)
    later = war_room(edition="2017").state
    assert [cost_of_war(later, p, GENOA) for p in (HABSBURG, ENGLAND, FRANCE, PAPACY)] == [2, 1, 1, 2]
    assert cost_of_war(later, FRANCE, SCOTLAND) == 2


@proves("9.6-p3b")
def test_r31_no_peace_with_a_minor_power_but_its_activation():
    t = war_room().war("france", "genoa")
    assert "end_war" not in kinds(begin_draft(t, "france"), "france")
    t = war_room().war("papacy", "venice").play(activate, VENICE, PAPACY, AULD_ALLIANCE)
    assert not at_war(t.state, PAPACY, VENICE)


# Intervention


@proves("9.6-p4", "22.2-r2")
def test_9_6_p4_france_steps_in_for_scotland():
    t = war_room().play(declare_war, ENGLAND, SCOTLAND, paid=True)
    t.expect("france", "war.intervene", options=["intervene", "pass"], about={"cost": 2, "minor": SCOTLAND})
    stays = t.fork().answer("france", "war.intervene", "pass")
    assert is_inactive(stays.state, SCOTLAND)
    t.answer("france", "war.intervene", "intervene")
    assert t.state.side[SCOTLAND] == FRANCE
    assert at_war(t.state, ENGLAND, FRANCE)
    assert t.state.owed == [0, 0, 1, 2, 0, 0]
    assert t.holder("edinburgh") == "france"


@proves("9.6-p5", "22.2-r2")
def test_9_6_p5_the_papacy_steps_in_for_venice():
    t = war_room().play(declare_war, OTTOMAN, VENICE, paid=True)
    t.answer("papacy", "war.intervene", "intervene")
    assert t.state.side[VENICE] == PAPACY
    assert at_war(t.state, OTTOMAN, PAPACY)
    assert t.state.owed == [1, 0, 0, 0, 2, 0]


def test_9_6_p4_nobody_steps_in_against_himself():
    assert war_room().play(declare_war, FRANCE, SCOTLAND, paid=True).over
    assert war_room().play(declare_war, PAPACY, VENICE, paid=True).over
    assert war_room().play(declare_war, FRANCE, GENOA, paid=True).over


def test_9_6_p4_only_who_can_pay_for_it():
    t = no_home_cards(war_room()).play(declare_war, ENGLAND, SCOTLAND, paid=True)
    assert t.over
    discreet = no_home_cards(war_room(windows="discreet")).play(declare_war, ENGLAND, SCOTLAND, paid=True)
    discreet.expect("france", "war.intervene", options=["pass"])


def test_22_2_r2_without_cost_after_six_wives(met):
    t = no_home_cards(war_room()).impulse("england").play(declare_war, ENGLAND, SCOTLAND)
    t.expect("france", "war.intervene", about={"cost": 0})
    t.answer("france", "war.intervene", "intervene")
    assert t.state.owed == [0] * 6


def test_9_6_p4_auld_alliance_does_more_as_the_price():
    done = []

    def reinforce(g, power):
        done.append(power)
        yield from ()

    t = war_room().hand("france", "auld_alliance").made_up_cards("intervention.paid", auld_alliance=reinforce)
    t.play(declare_war, ENGLAND, SCOTLAND, paid=True)
    t.answer("france", "war.intervene", "intervene").play(payment)
    t.answer("france", "war.pay", "auld_alliance")
    assert done == [FRANCE]
    t = war_room().hand("france", "auld_alliance").arrange(owed={FRANCE: 2}).play(payment)
    t.answer("france", "war.pay", "auld_alliance")
    assert done == [FRANCE]


# Payment


@proves("9.6-r2", "9.6-r3")
def test_9_6_r2_all_pay_together_once_all_have_declared():
    t = war_room().hand("ottoman", "gout", "fuggers").hand("habsburg", "foul_weather")
    t.arrange(owed={OTTOMAN: 2, HABSBURG: 1}).play(payment)
    assert {role for role, key in t.waiting if key == "war.pay"} == {"ottoman", "habsburg"}
    t.answer("ottoman", "war.pay", "fuggers")
    assert t.state.discards == []  # nobody sees it before all have chosen
    t.answer("habsburg", "war.pay", "foul_weather")
    assert t.over
    assert t.state.owed == [0] * 6  # too much is lost
    assert t.holds("ottoman") == ["gout"]
    assert len(t.state.discards) == 2


def test_9_6_r2_several_cards_if_one_is_not_enough():
    t = no_home_cards(war_room()).hand("ottoman", "arquebusiers", "field_artillery", "siege_mining")
    t.arrange(owed={OTTOMAN: 2}).play(payment)
    t.answer("ottoman", "war.pay", "siege_mining")
    assert t.state.owed[OTTOMAN] == 1
    t.answer("ottoman", "war.pay", "arquebusiers")
    assert t.over
    assert t.holds("ottoman") == ["field_artillery"]


@proves("9.6-r2")
def test_r28_only_what_the_hand_can_pay_for_may_be_declared():
    t = no_home_cards(war_room()).hand("habsburg", "surprise_attack", "arquebusiers")
    assert purse(t.state, HABSBURG) == 3
    t.play(war_segment).expect("habsburg", "war.declare", offers=["ottoman", "england"], lacks=["papacy"])
    t.answer("habsburg", "war.declare", "genoa")
    t.expect("habsburg", "war.declare", options=["ottoman", "scotland", "venice", "pass"])


@proves("9.6-r3")
def test_r29_a_home_card_pays_and_is_used():
    t = war_room().arrange(owed={ENGLAND: 3}).play(payment)
    assert t.over  # its only card
    assert t.state.hands[ENGLAND] == []
    assert t.state.home_used == [2]
    assert t.state.discards == []


def test_9_6_r4_mandatory_events_do_not_pay():
    t = no_home_cards(war_room()).hand("ottoman", "master_of_italy", "clement_vii")
    assert purse(t.state, OTTOMAN) == 0
    assert t.play(war_segment).over
    t = war_room().hand("ottoman", "master_of_italy", "gout").arrange(owed={OTTOMAN: 1}).play(payment)
    t.expect("ottoman", "war.pay", options=["janissaries", "gout"])


# Restrictions


def may(t, one, other):
    return may_ever_declare(t.state, one, other)


@proves("9.6-x1", "9.6-x2", "9.6-x3", "9.6-x8")
def test_9_6_x1_wars_that_are_never_declared():
    t = war_room().arrange(league=True)
    assert not any(may(t, p, HUNGARY) for p in MAJORS)
    assert [p for p in MAJORS if may(t, p, SCOTLAND)] == [HABSBURG, ENGLAND, FRANCE]
    assert [p for p in MAJORS if not may(t, p, VENICE)] == [ENGLAND]
    assert not any(may(t, p, INDEPENDENT) for p in MAJORS)


def test_9_6_x2b_scotland_is_safe_from_allies_of_france():
    t = war_room().ally("england", "france")
    assert not may(t, ENGLAND, SCOTLAND)
    assert may(t, HABSBURG, SCOTLAND)


def test_9_6_x4_a_minor_ally_is_attacked_through_its_major_power():
    t = war_room().ally("venice", "papacy")
    assert not may(t, OTTOMAN, VENICE)
    assert may(t, OTTOMAN, PAPACY)


def test_9_6_x5_not_on_ones_ally():
    t = war_room().ally("habsburg", "papacy").ally("genoa", "france")
    assert not may(t, HABSBURG, PAPACY)
    assert not may(t, FRANCE, GENOA)


@proves("9.6-x6", "9.6-x7")
def test_9_6_x6_the_protestant_before_the_league():
    t = war_room()
    assert not any(may(t, p, PROTESTANT) for p in MAJORS)
    assert not any(may(t, PROTESTANT, p) for p in POWERS)
    t.arrange(league=True)
    assert may(t, ENGLAND, PROTESTANT)
    assert may(t, PROTESTANT, FRANCE)


def test_9_6_x9_not_after_peace_in_the_same_phase():
    t = war_room().arrange(peace_made=[(int(FRANCE), int(HABSBURG))])
    assert not may_declare(t.state, FRANCE, HABSBURG)
    assert not may_declare(t.state, HABSBURG, FRANCE)
    assert may(t, HABSBURG, FRANCE)


def test_9_6_x10_not_after_an_alliance_of_the_same_phase():
    t = war_room().ally("france", "habsburg")
    assert not may_declare(t.state, FRANCE, HABSBURG)


@proves("9.6-x11", "9.6-x12")
def test_9_6_x11_nor_on_the_natural_allies_of_friends():
    t = war_room().ally("england", "france").ally("ottoman", "france").ally("habsburg", "papacy")
    assert not may_declare(t.state, ENGLAND, SCOTLAND)
    assert not may_declare(t.state, HABSBURG, VENICE)
    assert may(t, HABSBURG, VENICE)
    assert may_declare(t.state, OTTOMAN, VENICE)
    t = war_room().arrange(peace_made=[(int(ENGLAND), int(FRANCE)), (int(PAPACY), int(OTTOMAN))])
    assert not may_declare(t.state, ENGLAND, SCOTLAND)
    assert not may_declare(t.state, OTTOMAN, VENICE)


def test_r270_two_powers_of_one_player_never_fight():
    t = war_table(5).turn(3, "diplomacy").arrange(league=True)
    assert not may(t, ENGLAND, PROTESTANT)
    assert may(t, FRANCE, PROTESTANT)
    t = war_table(3).turn(3, "diplomacy").play(declare_war, HABSBURG, VENICE, paid=True)
    assert t.over  # Habsburg and the Papacy are one player's: no intervention


# In the Action Phase


@pytest.fixture
def met(monkeypatch):
    """Where fleets would fight: the pairs that were sent to look."""
    pairs = []

    def look(g, one, other):
        pairs.append((one, other))
        yield from ()

    monkeypatch.setattr(outbreak, "fight_where_they_meet", look)
    return pairs


@proves("9.6-r5", "9.6-r6", "9.6-r7")
def test_9_6_r7_fleets_that_meet_fight_at_once(met):
    t = war_table().turn(3).impulse("england").play(declare_war, ENGLAND, FRANCE)
    assert at_war(t.state, ENGLAND, FRANCE)
    assert met == [(ENGLAND, FRANCE)]


@proves("9.6-r8")
def test_r32_the_active_power_attacks_else_who_brought_the_war(met):
    war_table().turn(3).impulse("france").play(declare_war, ENGLAND, FRANCE)
    war_table().turn(3).impulse("ottoman").play(declare_war, ENGLAND, FRANCE)
    assert met == [(FRANCE, ENGLAND), (ENGLAND, FRANCE)]


def test_9_6_r7_not_in_the_diplomacy_phase(met):
    war_room().play(declare_war, ENGLAND, FRANCE, paid=True)
    assert met == []


@proves("2.1-r13")
def test_r4_allies_who_fall_out_leave_each_others_spaces(met):
    t = war_table().turn(3).impulse("ottoman").ally("habsburg", "france")
    t.put("besancon", "france", regulars=2, leaders=["montmorency"]).put("besancon", "habsburg", regulars=1)
    t.put("metz", "france", regulars=1).put("metz", "habsburg", regulars=1).put("dijon", "france", regulars=1)
    t.ships("marseille", "habsburg", squadrons=1)
    t.play(outbreak.break_out, FRANCE, HABSBURG)
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    assert t.units("besancon", "france") == (0, 0)
    assert t.units("besancon", "habsburg") == (2, 0)  # those of Metz came here
    assert t.units("metz", "france") == t.units("metz", "habsburg") == (0, 0)
    assert t.units("dijon", "france") == (1, 0)
    assert t.fleet("marseille", "habsburg") == (0, 0)
    assert t.where("montmorency") != "besancon"


def test_r263_and_their_loans_end(met):
    t = war_table().turn(3).impulse("ottoman").ally("habsburg", "france")
    t.lend("gulf_of_lyon", "france", "habsburg", 2)
    t.play(outbreak.break_out, HABSBURG, FRANCE)
    assert t.state.loans == []
    assert t.fleet("marseille", "france") == (2, 0)


@proves("9.6-r7", "9.6-r8")
def test_9_6_r8_on_equal_hits_both_fleets_retreat():
    t = war_table().turn(3).impulse("habsburg").ships("gulf_of_lyon", "france", squadrons=1)
    t.ships("gulf_of_lyon", "habsburg", squadrons=1).dice(attack=[6, 1], defence=[6, 1])
    t.play(declare_war, HABSBURG, FRANCE)
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    t.expect_event("naval.fought", attacker="habsburg", defender="france", hits=1, losses=1)
    assert t.fleet("gulf_of_lyon", "habsburg") == t.fleet("gulf_of_lyon", "france") == (0, 0)
    assert sum(t.state.squadrons[HABSBURG::11]) == sum(t.state.squadrons[FRANCE::11]) == 1
