"""9.3 to 9.5 Suing for peace, ransom, removing excommunication; where units go that must leave."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    GOUT,
    HABSBURG,
    LEADERS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    SIX_WIVES,
)
from cuius.titles.here_i_stand.phases.common.control import displace
from cuius.titles.here_i_stand.phases.diplomacy.peace import excommunication, peace, ransom, suits
from cuius.titles.here_i_stand.rules.powers import at_war, may_declare
from cuius.titles.here_i_stand.state import CAPTIVE, TURN_TRACK
from tests.here_i_stand.tables import war_table


def at_peace_table(**options):
    return war_table(**options).turn(3, "diplomacy")


def captive(t, leader, captor):
    return t.arrange(lambda g: g.capture(LEADERS[leader], int(POWERS[captor])))


def beaten_france(*lost):
    """France at war with Habsburg, which holds these of its home spaces."""
    t = at_peace_table().war("france", "habsburg").control("habsburg", *lost)
    return t.put("tours", "france", regulars=2)


def sue(t, loser="france", winner="habsburg"):
    return t.play(peace).answer(loser, "peace.sue", winner)


def sued(t, loser="france"):
    return [str(p) for p in suits(t.state, POWERS[loser])]


# Who may sue


@proves("9.3-r1", "9.3-p1", "9.3-p1a")
def test_9_3_p1a_only_who_has_lost_a_leader_or_a_home_space():
    t = at_peace_table().war("france", "habsburg").put("tours", "france", regulars=2)
    assert sued(t) == ["pass"]
    assert sued(t.control("habsburg", "limoges")) == ["habsburg", "pass"]
    assert sued(captive(t.control("france", "limoges"), "montmorency", "habsburg")) == ["habsburg", "pass"]


@proves("9.3-p1a")
def test_r22_the_capture_must_stand_and_be_the_enemys():
    t = at_peace_table().war("france", "habsburg").control("england", "limoges")
    assert sued(t) == ["pass"]
    t.control("habsburg", "besancon", "milan")
    assert sued(t) == ["pass"]


def test_9_3_p1b_the_wars_of_the_league_are_not_ended():
    t = at_peace_table().arrange(league=True).war("protestant", "habsburg", "papacy", "france")
    t.control("habsburg", "wittenberg").control("papacy", "erfurt").control("france", "trier")
    t.control("protestant", "vienna", "ravenna")
    assert sued(t, "protestant") == ["france", "pass"]
    assert sued(t, "habsburg") == ["pass"]
    assert sued(t, "papacy") == ["pass"]


@proves("9.3-p1")
def test_9_3_p1_in_impulse_order_each_suit_carried_through():
    t = at_peace_table().war("france", "habsburg", "england").war("ottoman", "habsburg")
    t.control("habsburg", "limoges").control("england", "rouen").control("ottoman", "vienna", "graz")
    t.put("lyon", "france", regulars=4).put("naples", "habsburg", regulars=3)
    t.play(peace).answer("habsburg", "peace.sue", "pass")
    t.expect("france", "peace.sue", options=["habsburg", "england", "pass"])
    t.answer("france", "peace.sue", "england")
    assert at_war(t.state, FRANCE, ENGLAND)
    t.answer("france", "peace.key", "pass")
    assert not at_war(t.state, FRANCE, ENGLAND)
    t.expect("france", "peace.sue", options=["habsburg", "pass"])


@proves("9.3-r2", "7-t3b")
def test_9_3_r2_not_on_the_last_turn():
    t = beaten_france("limoges").turn(9, "diplomacy").play(peace)
    assert t.over
    short = beaten_france("limoges").arrange(last_turn=6).turn(6, "diplomacy")
    assert short.play(peace).over


# The steps


def test_9_3_p2_the_winner_gets_a_marker():
    t = sue(beaten_france("limoges"))
    assert t.state.war_winner[HABSBURG] == t.state.bonus[HABSBURG] == 1


def test_9_3_p2b_and_a_second_if_the_ottoman_fought():
    t = at_peace_table().war("ottoman", "habsburg").control("ottoman", "graz")
    t.put("naples", "habsburg", regulars=2)
    sue(t, "habsburg", "ottoman")
    assert t.state.bonus[OTTOMAN] == 2
    t = at_peace_table().war("ottoman", "habsburg").control("habsburg", "coron")
    t.put("edirne", "ottoman", regulars=2)
    sue(t, "ottoman", "habsburg")
    assert t.state.bonus[HABSBURG] == 2


@proves("9.3-p3", "9.3-p3b")
def test_r23_the_loser_gives_up_the_winners_home_spaces():
    t = beaten_france("limoges").control("france", "besancon", "metz").put("besancon", "france", regulars=3)
    t.play(peace).answer("habsburg", "peace.sue", "pass").answer("france", "peace.sue", "habsburg")
    t.expect("france", "displace.land", offers=["paris", "metz"], about={"space": "besancon"})
    t.answer("france", "displace.land", "metz")
    assert t.holder("besancon") == "habsburg"
    assert t.holder("metz") == "france"
    assert t.units("metz", "france") == (3, 0)


@proves("9.3-p4")
def test_r24_the_loser_removes_two_units_of_its_choice():
    t = beaten_france("limoges").put("lyon", "france", hired=1).ships("brest", "france", squadrons=1)
    t.ally("genoa", "france").put("genoa", "genoa", regulars=2)
    sue(t).expect("france", "peace.unit_at", options=["tours", "lyon", "brest"])
    t.answer("france", "peace.unit_at", "lyon")
    t.answer("france", "peace.unit_at", "brest")
    assert t.units("lyon", "france") == (0, 0)
    assert t.fleet("brest", "france") == (0, 0)
    assert t.units("tours", "france") == (2, 0)
    assert t.state.lost_ships[FRANCE] == 0


def test_9_3_p4_or_what_it_has():
    t = (
        at_peace_table()
        .war("france", "habsburg")
        .control("habsburg", "limoges")
        .put("tours", "france", regulars=1)
    )
    sue(t)
    assert t.units("tours", "france") == (0, 0)
    assert t.over


@proves("9.3-p5", "9.3-p5b")
def test_r25_home_keys_come_back_for_a_marker_or_a_card_each():
    t = beaten_france("bordeaux", "lyon").hand("france", "gout").put("lyon", "habsburg", regulars=2)
    sue(t).expect("france", "peace.key", options=["bordeaux", "lyon", "pass"])
    t.answer("france", "peace.key", "lyon")
    t.expect("france", "peace.price", options=["give_point", "give_card"])
    t.draw("card.taken", "gout").answer("france", "peace.price", "give_card")
    t.expect("habsburg", "displace.land", offers=["besancon"])
    t.answer("habsburg", "displace.land", "besancon")
    assert t.units("besancon", "habsburg") == (2, 0)
    assert t.holds("habsburg") == ["gout"]
    t.answer("france", "peace.key", "bordeaux")  # no card is left: a marker
    assert t.holder("bordeaux") == t.holder("lyon") == "france"
    assert t.state.bonus[HABSBURG] == 2


@proves("9.3-p7", "21.6-r18")
def test_21_6_r18_an_electorate_that_comes_back_in_a_peace_gets_its_regulars():
    t = at_peace_table().arrange(league=True).war("protestant", "france").control("france", "trier", "kassel")
    t.faith("protestant", "trier", "kassel").arrange(lambda g: waits(g, "trier"))
    sue(t, "protestant", "france").answer("protestant", "peace.space", "trier")
    assert (t.holder("trier"), t.units("trier", "protestant")) == ("protestant", (1, 0))


def waits(g, electorate):
    """One regular waits for this electorate, none for the others."""
    at = g.board.elector_at[PLACES[electorate]]
    g.electors = [int(n == at) for n in range(len(g.electors))]


def test_9_3_p5_nothing_need_be_regained():
    t = sue(beaten_france("bordeaux", "limoges", "dijon"))
    t.answer("france", "peace.key", "pass", "peace.space", "pass")
    assert t.holder("bordeaux") == t.holder("limoges") == "habsburg"
    assert t.state.bonus[HABSBURG] == 1
    assert t.over


@proves("9.3-p6", "9.3-p6c")
def test_9_3_p6_leaders_come_back_at_the_same_price():
    t = captive(captive(beaten_france(), "montmorency", "habsburg"), "francis_i", "habsburg")
    sue(t).answer("france", "peace.leader", "francis_i")
    t.expect("france", "peace.leader", options=["montmorency", "pass"]).answer(
        "france", "peace.leader", "pass"
    )
    assert t.where("francis_i") == "paris"
    assert t.where("montmorency") == CAPTIVE
    assert t.state.bonus[HABSBURG] == 2


def test_9_3_p6c_to_a_friendly_home_key_of_the_losers_choice():
    t = captive(beaten_france("paris"), "francis_i", "habsburg")
    sue(t).answer("france", "peace.key", "pass", "peace.leader", "francis_i")
    t.expect("france", "leader.home", options=["bordeaux", "lyon", "marseille", "rouen"])
    t.answer("france", "leader.home", "rouen")
    assert t.where("francis_i") == "rouen"


@proves("9.3-p7")
def test_r26_other_home_spaces_come_back_two_for_one_price():
    t = sue(beaten_france("limoges", "orleans", "dijon"))
    t.expect("france", "peace.space", options=["limoges", "orleans", "dijon", "pass"])
    t.answer("france", "peace.space", "limoges", "peace.space", "orleans")
    assert t.state.bonus[HABSBURG] == 2
    assert t.over  # groups of two: the odd one stays
    assert [t.holder(s) for s in ("limoges", "orleans", "dijon")] == ["france", "france", "habsburg"]


def test_r26_the_second_of_two_is_paid_for_and_chosen_at_once():
    t = sue(beaten_france("limoges", "orleans", "dijon")).answer("france", "peace.space", "dijon")
    t.expect("france", "peace.space", options=["limoges", "orleans"])


def test_r26_by_the_rules_of_2017_the_odd_one_comes_back_too():
    t = at_peace_table(edition="2017").war("france", "habsburg").control("habsburg", "limoges")
    sue(t.put("tours", "france", regulars=2)).answer("france", "peace.space", "limoges")
    assert t.holder("limoges") == "france"
    assert t.state.bonus[HABSBURG] == 2


@proves("9.3-p8", "9.6-x9")
def test_9_3_p8_the_war_is_over():
    t = sue(beaten_france("limoges"))
    assert t.over
    assert not at_war(t.state, FRANCE, HABSBURG)
    assert not may_declare(t.state, HABSBURG, FRANCE)
    t.expect_event("peace.made", power="france", winner="habsburg")


def test_9_3_p8b_peace_with_rome_ends_an_excommunication():
    t = (
        at_peace_table()
        .war("france", "papacy")
        .control("papacy", "limoges")
        .put("tours", "france", regulars=2)
    )
    t.arrange(less_cards={FRANCE: 1}, ban_turn={FRANCE: 3})
    sue(t, "france", "papacy")
    assert t.state.less_cards[FRANCE] == t.state.ban_turn[FRANCE] == 0


def test_9_3_n1_diplomatic_marriage_brings_all_back_for_nothing():
    t = captive(beaten_france("lyon", "bordeaux", "limoges"), "montmorency", "habsburg")
    t.hand("france", "diplomatic_marriage", "gout")
    sue(t).expect("france", "respond.peace", options=["diplomatic_marriage", "pass"])
    t.answer("france", "respond.peace", "diplomatic_marriage")
    assert t.over
    assert {t.holder(s) for s in ("lyon", "bordeaux", "limoges")} == {"france"}
    assert t.where("montmorency") == "paris"
    assert t.state.bonus[HABSBURG] == 1
    assert t.holds("france") == ["gout"]


def test_9_3_n1_it_may_be_kept():
    t = beaten_france("lyon").hand("france", "diplomatic_marriage")
    sue(t).answer("france", "respond.peace", "pass", "peace.key", "lyon", "peace.price", "give_point")
    assert t.state.bonus[HABSBURG] == 2
    assert t.holds("france") == ["diplomatic_marriage"]


def test_9_3_n2_nobody_hands_over_markers_of_his_own():
    t = beaten_france("lyon").arrange(bonus={FRANCE: 2}, war_winner={FRANCE: 2})
    sue(t).answer("france", "peace.key", "lyon")
    assert t.state.war_winner[FRANCE] == t.state.bonus[FRANCE] == 2
    assert t.state.war_winner[HABSBURG] == 2


# Ransom


@proves("9.4-r1", "9.4-r2")
def test_r27_a_card_for_a_leader_and_the_captor_is_not_asked():
    t = captive(at_peace_table(), "henry_viii", "france").hand("england", "gout").draw("card.taken", "gout")
    t.play(ransom).answer("england", "ransom.leader", "henry_viii")
    assert t.over  # the captor is not asked
    assert t.where("henry_viii") == "london"
    assert t.holds("france") == ["gout"]


def test_9_4_r2_in_a_friendly_home_key_if_the_capital_is_lost():
    t = captive(at_peace_table(), "henry_viii", "france").hand("england", "gout").draw("card.taken", "gout")
    t.control("france", "london", "calais", "york").play(ransom).answer(
        "england", "ransom.leader", "henry_viii"
    )
    assert t.where("henry_viii") == "bristol"


def test_9_4_r3_any_number_of_leaders():
    t = captive(captive(at_peace_table(), "henry_viii", "france"), "dudley", "papacy")
    t.hand("england", "gout", "fuggers").draw("card.taken", "gout", "fuggers").play(ransom)
    t.answer("england", "ransom.leader", "henry_viii", "ransom.leader", "dudley")
    assert t.where("henry_viii") == t.where("dudley") == "london"
    assert (t.holds("france"), t.holds("papacy")) == (["gout"], ["fuggers"])


def test_9_4_r4_never_compulsory_and_never_without_a_card():
    t = captive(at_peace_table(), "henry_viii", "france").hand("england", "gout")
    t.play(ransom).answer("england", "ransom.leader", "pass")
    assert t.where("henry_viii") == CAPTIVE
    poor = captive(at_peace_table(), "henry_viii", "france")
    assert poor.state.hands[ENGLAND] == [SIX_WIVES]
    assert poor.play(ransom).over


# Excommunication


def penitent(turn=2):
    t = at_peace_table().hand("england", "gout").arrange(less_cards={ENGLAND: 1}, ban_turn={ENGLAND: turn})
    return t.arrange(st_peters=4)


@proves("9.5-r1", "9.5-r2")
def test_9_5_r2_a_card_for_st_peters():
    t = penitent().draw("card.taken", "gout").play(excommunication)
    t.answer("england", "ban.donate", "donate")
    assert t.state.less_cards[ENGLAND] == 0
    assert t.state.st_peters == 4 + t.state.board.card_cp[GOUT]
    assert t.state.discards == [GOUT]
    assert t.holds("papacy") == t.holds("england") == []


@proves("9.5-r2", "18.1-r33")
def test_18_1_r33_a_gift_does_not_overfill_st_peters():
    t = penitent().arrange(st_peters=24).draw("card.taken", "gout").play(excommunication)
    t.answer("england", "ban.donate", "donate")
    assert t.state.st_peters == 25
    t.expect_event("st_peters.grows", points=t.state.board.card_cp[GOUT])


def test_9_5_r1_only_a_ban_of_an_earlier_turn():
    assert penitent(turn=3).play(excommunication).over


def test_9_5_r3_every_power_may():
    t = penitent().hand("france", "fuggers").arrange(less_cards={FRANCE: 1}, ban_turn={FRANCE: 2})
    t.draw("card.taken", "gout", "fuggers").play(excommunication)
    t.answer("england", "ban.donate", "donate").answer("france", "ban.donate", "donate")
    assert t.state.less_cards == [0] * 6


def test_9_5_r4_nobody_must():
    t = penitent().play(excommunication).answer("england", "ban.donate", "pass")
    assert t.over
    assert t.state.less_cards[ENGLAND] == 1
    assert t.holds("england") == ["gout"]


# Where displaced units go


def test_9_3_p3b_seas_count_as_spaces_and_the_owner_breaks_ties():
    t = war_table().put("limoges", "england", regulars=1).ships("bordeaux", "england", squadrons=1)
    t.play(displace, PLACES["limoges"], ENGLAND)
    t.expect("england", "displace.land", offers=["london", "calais"])


def test_9_3_p3b_ships_go_to_the_nearest_port_and_leaders_along():
    t = war_table().ships("genoa", "papacy", squadrons=1).put("genoa", "papacy", regulars=1)
    t.play(displace, PLACES["genoa"], PAPACY)
    assert t.units("rome", "papacy") == (1, 0)
    assert t.fleet("rome", "papacy") == (1, 0)


def test_r261_a_stack_goes_together_with_its_leaders():
    t = war_table().put("besancon", "habsburg", regulars=2, hired=1, leaders=["charles_v"])
    t.control("france", "besancon").play(displace, PLACES["besancon"], HABSBURG)
    t.answer("habsburg", "displace.land", "antwerp")
    assert t.units("antwerp", "habsburg") == (2, 1)
    assert t.where("charles_v") == "antwerp"


def test_r262_with_nowhere_to_go_units_are_lost_and_leaders_return_next_turn():
    t = war_table().arrange(league=True).put("besancon", "papacy", regulars=2)
    t.ships("nice", "papacy", squadrons=1)
    t.put("besancon", "protestant", regulars=2, leaders=["john_frederick"])
    t.control("france", "rome", "ravenna", "ancona", "siena").control("habsburg", *german(t))
    t.play(displace, PLACES["besancon"], PAPACY)
    assert t.units("besancon", "papacy") == (0, 0)
    t.play(displace, PLACES["nice"], PAPACY)
    assert t.fleet("nice", "papacy") == (0, 0)
    t.play(displace, PLACES["besancon"], POWERS["protestant"])
    assert t.where("john_frederick") == TURN_TRACK


def german(t):
    return [s.word for s in t.state.board.homes[POWERS["protestant"]]]
