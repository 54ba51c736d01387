"""24 Cards where they meet sieges, foreign wars, pirates' nests and the League."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.leaders import strongholds
from cuius.titles.here_i_stand.cards.responses import landsknechts, swiss_mercenaries
from cuius.titles.here_i_stand.ids import (
    CHARLES_V,
    ENGLAND,
    FRANCE,
    HABSBURG,
    LEADERS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    REVOLT_IN_IRELAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.phases.card_draw import arrivals
from cuius.titles.here_i_stand.phases.common.cards import put_in_force
from cuius.titles.here_i_stand.phases.diplomacy.war import payment
from cuius.titles.here_i_stand.phases.land.movement import free_leaders
from cuius.titles.here_i_stand.phases.land.siege import knights_at
from cuius.titles.here_i_stand.rules.lasting import ROXELANA_URGES
from cuius.titles.here_i_stand.state import AWAY, ON_CARD, TURN_TRACK
from tests.here_i_stand.believers import may_play, play_card
from tests.here_i_stand.marching import march
from tests.here_i_stand.sailing import say
from tests.here_i_stand.tables import HisTable, war_table

IRELAND = int(REVOLT_IN_IRELAND)


def irish_war(own: int, hired: int) -> HisTable:
    """England fights in Ireland with so many regulars and mercenaries; the card asks for four."""
    t = war_table().turn(3).impulse("england")
    t.arrange(lambda g: g.deck.remove(IRELAND))
    return t.arrange(laid=[IRELAND], wars_abroad=[(IRELAND, int(ENGLAND), own, hired, 3)])


# Mercenaries and the League


@proves("24-k33", "21.6-x1")
def test_24_k33_no_landsknechts_for_the_protestant_before_the_league():
    t = war_table().put("wittenberg", "protestant", regulars=2)
    assert not may_play(t, "protestant", "landsknechts")
    assert not may_play(t, "protestant", "swiss_mercenaries")
    assert may_play(t.arrange(league=True), "protestant", "landsknechts")
    assert may_play(t, "protestant", "swiss_mercenaries")


@proves("24-k36", "6.1-r17")
def test_24_k36_nor_does_a_window_open_for_him():
    t = war_table().put("wittenberg", "protestant", regulars=2).hand("protestant", "swiss_mercenaries")
    t.put("paris", "france", regulars=1).impulse("france", cp=3).play(take_action, FRANCE)
    t.answer("france", "action", "pass")
    assert t.waiting == []


# Mercenaries and foreign wars


@proves("24-k33", "21.7-r12", "17-x2")
def test_r446_landsknechts_go_to_the_war_that_is_short_of_men():
    t = irish_war(2, 1).put("london", "england", regulars=2).play(landsknechts, ENGLAND)
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 2, 2, 3)]
    assert t.units("london", "england") == (2, 1)


@proves("24-k36", "21.7-r12")
def test_r446_swiss_mercenaries_too_even_without_a_stack_on_the_map():
    t = irish_war(2, 0)
    assert may_play(t, "england", "swiss_mercenaries")
    t.play(swiss_mercenaries, ENGLAND)
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 2, 2, 3)]


@proves("24-k36")
def test_r446_those_that_the_ottoman_pays_are_french_and_owe_england_nothing():
    t = irish_war(1, 0).put("paris", "france", regulars=1).play(swiss_mercenaries, OTTOMAN)
    assert t.units("paris", "france") == (1, 4)
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 1, 0, 3)]


@proves("24-k102", "21.7-r12")
def test_r446_a_garrison_named_by_its_event_stays_there():
    t = irish_war(1, 0)
    play_card(t.put("london", "england", regulars=1), "england", "trace_italienne")
    t.answer("england", "trace.where", "berwick")
    assert t.units("berwick", "england") == (1, 0)


@proves("24-k87")
def test_r573_mercenaries_in_ireland_demand_pay_too():
    t = irish_war(1, 3)
    play_card(t.arrange(lambda g: g.hands[ENGLAND].clear()), "france", "mercenaries_demand_pay")
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 1, 0, 3)]
    t.expect_event("hirelings.leave_war", power="england", card="revolt_in_ireland", many=3)


@proves("24-k87")
def test_r573_and_their_employer_chooses_who_stays():
    t = irish_war(1, 2).put("london", "england", hired=2)
    t.hand("england", "gabelle_revolt")
    play_card(t, "france", "mercenaries_demand_pay").answer("england", "pay.card", "gabelle_revolt")
    t.expect("england", "pay.dismiss", options=["london", "revolt_in_ireland"])
    t.answer("england", "pay.dismiss", "revolt_in_ireland", "pay.dismiss", "london")
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 1, 1, 3)]
    assert t.units("london", "england") == (0, 1)


@pytest.mark.parametrize("card", ["unpaid_mercenaries", "landsknechts"])
def test_r573_other_cards_do_not_reach_them(card):
    t = irish_war(1, 3)
    assert not may_play(t, "ottoman", card)


# Pirates' nests are Ottoman home spaces


@proves("24-k71", "21.1-r9")
def test_24_k71_algiers_in_habsburg_hands_may_rise_for_the_sultan():
    t = war_table().arrange(algiers_in_play=True).control("habsburg", "algiers").dice(rebels=[1] * 5)
    play_card(t.war("ottoman", "habsburg"), "france", "city_state_rebels")
    assert (t.holder("algiers"), t.units("algiers", "ottoman")) == ("ottoman", (1, 0))


@proves("24-k71", "9.2-r4")
def test_24_k71_not_if_its_holder_is_the_sultans_ally():
    t = war_table().arrange(algiers_in_play=True).control("france", "algiers").ally("france", "ottoman")
    assert not may_play(t, "papacy", "city_state_rebels")


@proves("24-k91", "21.1-r9")
def test_24_k91_a_ransomed_pasha_may_come_home_to_algiers_or_a_haven():
    t = war_table().arrange(algiers_in_play=True, havens=[int(PLACES["oran"])])
    t.control("ottoman", "algiers", "oran").arrange(fortress={PLACES["oran"]: True})
    t.arrange(lambda g: g.capture(LEADERS["ibrahim_pasha"], HABSBURG))
    found = {s.word for s in strongholds(t.state, LEADERS["ibrahim_pasha"])}
    assert {"algiers", "oran", "istanbul"} <= found


@proves("24-k91", "21.1-r9", "21.1-r11")
def test_24_k91_a_retaken_haven_is_no_habsburg_home():
    t = war_table().arrange(algiers_in_play=True, havens=[int(PLACES["oran"])])
    t.control("habsburg", "oran").arrange(fortress={PLACES["oran"]: True})
    t.arrange(lambda g: g.capture(CHARLES_V, FRANCE))
    assert "oran" not in {s.word for s in strongholds(t.state, CHARLES_V)}


@proves("21.2-r2", "21.1-r9")
def test_24_k2_nor_a_residence_of_the_emperor():
    t = war_table().arrange(algiers_in_play=True, havens=[int(PLACES["oran"])])
    t.control("habsburg", "oran", "tripoli").put("vienna", "habsburg", leaders=["charles_v"])
    play_card(t, "habsburg", "holy_roman_emperor").expect(
        "habsburg", "emperor.to", offers=["tripoli"], lacks=["oran"]
    )


# Threat to Power


@proves("24-k103", "8.2-r4")
def test_r307_a_disgraced_leader_returns_to_a_home_key_if_his_capital_is_lost():
    t = war_table().control("habsburg", "paris").control("france", "milan", "metz", "calais")
    t.arrange(leader_at={LEADERS["montmorency"]: TURN_TRACK}).turn(3, "card_draw").play(arrivals)
    t.expect("france", "arrival.leader", options=["bordeaux", "lyon", "marseille", "rouen"])


@proves("24-k103")
def test_r307_without_any_home_key_he_waits():
    t = war_table().control("habsburg", "london", "york", "bristol", "calais").control("england", "edinburgh")
    assert {k.word for k in t.state.board.home_keys[ENGLAND]} == {"london", "york", "bristol", "calais"}
    t.arrange(leader_at={LEADERS["charles_brandon"]: TURN_TRACK}).turn(3, "card_draw").play(arrivals)
    assert (t.waiting, t.where("charles_brandon")) == ([], TURN_TRACK)


@proves("24-k103", "21.7-r5")
def test_24_k103_a_leader_at_a_foreign_war_is_struck_there():
    brandon = LEADERS["charles_brandon"]
    t = irish_war(3, 0).dice(threat=[6]).arrange(leader_at={brandon: ON_CARD})
    t.arrange(leaders_abroad=[(IRELAND, int(brandon))])
    play_card(t, "france", "threat_to_power")
    assert (t.where("charles_brandon"), t.state.leaders_abroad) == (AWAY, [])
    assert t.state.wars_abroad == [(IRELAND, int(ENGLAND), 3, 0, 3)]


# Gout and Foul Weather


@proves("24-k32", "21.2-r3")
def test_24_k32_charles_with_gout_neither_travels_nor_marches():
    t = war_table().put("vienna", "habsburg", regulars=2, leaders=["charles_v", "ferdinand"])
    t.hand("france", "gout")
    play_card(t, "habsburg", "holy_roman_emperor").answer("habsburg", "emperor.to", "valladolid")
    t.answer("france", "respond.emperor.transfer", "gout")
    assert (t.where("charles_v"), t.state.cp) == ("vienna", 5)
    assert [x.word for x in free_leaders(t.state, HABSBURG, PLACES["vienna"])] == ["ferdinand"]


def urged(cp: int) -> HisTable:
    """Suleiman lies before Belgrade since this impulse, with Ibrahim; Roxelana wants an assault."""
    t = war_table().war("ottoman", "hungary").impulse("ottoman", cp=cp, card="roxelana").turn(3)
    t.put("belgrade", "ottoman", regulars=6, leaders=["suleiman", "ibrahim_pasha"])
    t.put("belgrade", "hungary", regulars=1).siege("belgrade", since=t.state.impulses)
    t.arrange(fresh_sieges=[(int(PLACES["belgrade"]), int(OTTOMAN))])
    return t.arrange(lambda g: put_in_force(g, ROXELANA_URGES, OTTOMAN))


def storm_for_love(t: HisTable) -> HisTable:
    t.play(take_action, OTTOMAN).answer("ottoman", "action", "free_assault")
    t.answer("ottoman", "assault.leader", "ibrahim_pasha")
    return t.answer("ottoman", "assault.regulars", 6)


@proves("24-k31", "24-k42")
def test_r571_foul_weather_stops_the_free_assault_and_takes_a_point():
    t = storm_for_love(urged(3).hand("habsburg", "foul_weather"))
    t.answer("habsburg", "respond.assault.declared", "foul_weather")
    t.expect_event("assault.stopped", power="ottoman", space="belgrade")
    assert t.state.cp == 2
    t.play(take_action, OTTOMAN).expect("ottoman", "action", lacks=["free_assault", "assault", "naval_move"])


@proves("24-k31", "24-k42")
def test_r571_with_no_point_left_none_is_lost():
    t = storm_for_love(urged(0).hand("habsburg", "foul_weather"))
    t.answer("habsburg", "respond.assault.declared", "foul_weather")
    assert t.state.cp == 0


@proves("24-k32", "24-k42")
def test_r571_gout_spoils_it_too():
    t = storm_for_love(urged(2).hand("habsburg", "gout"))
    t.answer("habsburg", "respond.assault.declared", "gout", "gout.leader", "suleiman")
    assert t.state.cp == 1
    t.play(take_action, OTTOMAN).expect("ottoman", "action", lacks=["free_assault"])


@proves("24-k32", "16.3-p3c")
def test_r401_gout_on_a_landing_costs_one_of_the_points_left():
    t = war_table().impulse("france", cp=2).put("marseille", "france", regulars=3, leaders=["montmorency"])
    t.control("france", "bastia").hand("england", "gout")
    march(t, "france", "marseille", "bastia", 3, leaders=["montmorency"], by_sea=True)
    t.answer("england", "respond.move.declared", "gout")
    assert (t.units("bastia", "france"), t.where("montmorency"), t.state.cp) == ((3, 0), "marseille", 1)


# The Knights


@proves("24-k86", "16.4-p2c")
def test_r452_the_knights_may_sit_in_a_key_which_is_nobodys_then():
    t = war_table().control("ottoman", "malta").arrange(knights=False).put("naples", "habsburg", regulars=2)
    play_card(t, "papacy", "knights_of_st_john").answer("habsburg", "knights.seat", "naples")
    t.answer("habsburg", "displace.land", "vienna")
    assert (t.holder("naples"), knights_at(t.state)) == ("independent", PLACES["naples"])
    assert t.units("naples", "independent") == (1, 0)
    assert t.units("naples", "habsburg") == (0, 0)


def test_24_k26_a_bribe_without_a_counter_of_ones_own_still_empties_the_enemys_ranks():
    t = war_table().war("papacy", "france").impulse("france", cp=2).control("papacy", "turin")
    limit = t.state.board.land_limit[POWERS["papacy"]]
    t.put("turin", "papacy", regulars=2).put("rome", "papacy", regulars=limit - 2)
    t.put("milan", "france", hired=3).control("france", "milan").hand("papacy", "mercenaries_bribed")
    t.dice(attack=[1], defence=[1] * 3)
    march(t, "france", "milan", "turin", 0, 3)
    t.answer("papacy", "respond.battle.cards", "mercenaries_bribed")
    t.expect_event("mercenaries.bribed", power="papacy", many=2)
    assert t.units("turin", "papacy") == (2, 0)
    assert t.units("milan", "france") == (0, 1)  # beaten: a tie is the defender's


# Foreign Recruits and minor allies


@proves("24-k76", "22.3-r5", "17-x1")
def test_r579_foreign_recruits_may_be_genoese_in_genoa_and_nowhere_else():
    t = war_table().ally("genoa", "france").control("france", "milan")
    play_card(t, "france", "foreign_recruits").answer(
        "france", "recruits.unit", "squadron", "build.where", "genoa"
    )
    t.expect("france", "build.owner", options=["france", "genoa"]).answer("france", "build.owner", "genoa")
    t.answer("france", "recruits.unit", "regular", "build.where", "milan")
    assert (t.fleet("genoa", "genoa"), t.units("milan", "france")) == ((1, 0), (1, 0))


@proves("22.3-r4")
def test_22_3_r4_without_the_card_a_minor_home_builds_its_own_men_only():
    t = war_table().ally("genoa", "france").impulse("france", cp=2).play(take_action, FRANCE)
    t.answer("france", "action", "raise_regular", "build.where", "genoa")
    assert (t.units("genoa", "genoa"), t.units("genoa", "france")) == ((1, 0), (0, 0))


@proves("24-k100", "22.3-r5")
def test_r580_shipbuilding_is_for_ones_own_home_ports():
    t = war_table().ally("genoa", "france").control("france", "naples")
    play_card(t, "france", "shipbuilding").expect(
        "france", "build.where", offers=["marseille"], lacks=["genoa", "bastia", "naples"]
    )


@proves("24-k69", "11-x5")
def test_r577_whoever_pays_with_it_and_gets_nothing_has_played_no_event():
    t = war_table().turn(3, "diplomacy").hand("papacy", "auld_alliance")
    t.arrange(owed={PAPACY: 2}, granted=[("intervene", int(PAPACY), int(VENICE))]).play(payment)
    say(t, "papacy", "war.pay", "auld_alliance")
    assert t.state.used_as_event == []
