"""9.1, 9.2 What passes from hand to hand: squadrons, mercenaries, cards; the worked example; turn 1."""

from __future__ import annotations

import pytest

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
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import diplomacy
from cuius.titles.here_i_stand.rules.powers import allied, is_friendly
from cuius.titles.here_i_stand.rules.units import squadrons_of
from cuius.titles.here_i_stand.state import ALLIED, PEACE
from tests.here_i_stand.tables import his_table, war_table
from tests.here_i_stand.talks import accepted, agree, begin_draft, draft, kinds, reach, talks, what

WITH_FRANCE = ("alliance", "habsburg", "france", "alliance")


def loans(t):
    return [(PLACES[at].word, POWERS[to].word, POWERS[of].word, n) for at, to, of, n in t.state.loans]


# Squadrons


@proves("9.1-r7", "9.2-r8", "9.2-r9")
def test_9_2_r8_a_lent_squadron_goes_to_the_nearest_port_and_obeys_the_receiver():
    t = talks().ships("marseille", "france", squadrons=1)
    t.control("genoa", "palma", "cartagena", "valencia")
    agree(t, "habsburg", WITH_FRANCE, ("squadron", "france", "habsburg", "marseille"))
    assert loans(t) == [("barcelona", "habsburg", "france", 1)]
    assert squadrons_of(t.state, HABSBURG, PLACES["barcelona"]) == 1
    assert t.fleet("marseille", "france") == (0, 0)


@proves("9.2-r8")
def test_r21_the_receiver_chooses_ship_by_ship_among_equals():
    t = talks().ships("marseille", "france", squadrons=2)
    begin_draft(t, "habsburg", WITH_FRANCE, ("fleet", "france", "habsburg", "marseille"))
    t.answer("habsburg", "deal.kind", "ready")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    t.expect("habsburg", "loan.port", offers=["barcelona", "palma"], about={"lender": FRANCE})
    t.answer("habsburg", "loan.port", "barcelona", "loan.port", "palma")
    assert loans(t) == [("barcelona", "habsburg", "france", 1), ("palma", "habsburg", "france", 1)]


def test_9_2_r10_not_all_squadrons_of_a_port_need_be_lent():
    t = talks().ships("rouen", "france", squadrons=3).control("habsburg", "boulogne")
    lend = ("squadron", "france", "habsburg", "rouen")
    agree(t, "habsburg", WITH_FRANCE, lend, lend)
    assert t.fleet("rouen", "france") == (1, 0)
    assert sum(n for *_, n in t.state.loans) == 2


def test_9_2_r6_only_together_with_the_alliance():
    t = talks().ships("marseille", "france", squadrons=1)
    begin_draft(t, "habsburg")
    assert not {"squadron", "fleet"} & set(kinds(t, "habsburg"))
    draft(t, "habsburg", WITH_FRANCE)
    assert {"squadron", "fleet"} <= set(kinds(t, "habsburg"))
    standing = talks().ships("marseille", "france", squadrons=1).ally("france", "habsburg")
    assert "squadron" not in kinds(begin_draft(standing, "habsburg"), "habsburg")


def test_9_2_r5_corsairs_are_never_lent():
    t = talks().ships("istanbul", "ottoman", corsairs=2)
    begin_draft(t, "ottoman", ("alliance", "ottoman", "france", "alliance"))
    assert "fleet" not in kinds(t, "ottoman")


def test_9_2_r7_in_one_direction_only():
    t = talks().ships("marseille", "france", squadrons=1).ships("barcelona", "habsburg", squadrons=1)
    begin_draft(t, "habsburg", WITH_FRANCE)
    assert what(t, "habsburg", "squadron", "habsburg", "france") == ("barcelona",)
    draft(t, "habsburg", ("squadron", "france", "habsburg", "marseille"))
    assert what(t, "habsburg", "squadron", "habsburg", "france") == ()


def test_9_2_r11_a_naval_leader_goes_with_lent_squadrons():
    t = talks().ships("genoa", "genoa", squadrons=1, leaders=["andrea_doria"]).ally("genoa", "france")
    begin_draft(t, "france", ("alliance", "papacy", "france", "alliance"))
    assert "admiral" not in kinds(t, "france")
    draft(
        t,
        "france",
        ("squadron", "france", "papacy", "genoa"),
        ("admiral", "france", "papacy", "andrea_doria"),
    )
    accepted(t.answer("france", "deal.kind", "ready"))
    assert loans(t) == [("rome", "papacy", "genoa", 1)]
    assert t.where("andrea_doria") == "rome"
    assert t.state.leader_of[LEADERS["andrea_doria"]] == PAPACY


def test_9_2_x4_nothing_to_the_protestant():
    t = talks().arrange(league=True).ships("london", "england", squadrons=1)
    begin_draft(t, "england", ("alliance", "england", "protestant", "alliance"))
    assert "squadron" not in kinds(t, "england")


@proves("9.2-r12")
def test_9_2_r12_a_chain_of_sea_zones_that_passes_no_port():
    """From Rouen no sea leads into the Mediterranean but past Gibraltar."""
    t = talks().ships("rouen", "france", squadrons=1).ships("marseille", "france", squadrons=1)
    begin_draft(t, "france", ("alliance", "france", "papacy", "alliance"))
    assert what(t, "france", "squadron", "france", "papacy") == ("marseille",)


def test_9_2_r4_spaces_of_either_are_friendly_to_both():
    t = war_table().ally("habsburg", "france")
    assert is_friendly(t.state, FRANCE, PLACES["besancon"])
    assert is_friendly(t.state, HABSBURG, PLACES["dijon"])
    assert not is_friendly(t.state, ENGLAND, PLACES["dijon"])


# Mercenaries


@proves("9.1-r18", "9.1-r19", "9.1-r20")
def test_9_1_r19_mercenaries_change_sides():
    t = talks().put("milan", "france", hired=2).put("paris", "france", hired=1)
    begin_draft(t, "france", ("mercenaries", "france", "england", "2")).answer("france", "deal.kind", "ready")
    reach(t, "england").answer("england", "deal.turn", "accept_1")
    t.expect("france", "mercenaries.from", options=["milan", "paris"])
    t.answer("france", "mercenaries.from", "paris")
    assert t.units("milan", "france") == (0, 1)
    assert t.units("paris", "france") == (0, 0)
    assert t.units("london", "england") == (0, 2)


def test_9_1_r18_one_to_four():
    t = begin_draft(talks().put("milan", "france", hired=6).put("rome", "papacy", hired=3), "france")
    assert what(t, "france", "mercenaries", "france", "england") == ("1", "2", "3", "4")
    assert what(t, "france", "mercenaries", "papacy", "england") == ("1", "2", "3")
    draft(t, "france", ("mercenaries", "france", "england", "4"))
    assert what(t, "france", "mercenaries", "france", "papacy") == ("1", "2")


def test_9_1_r18_not_to_the_ottoman_nor_his_cavalry():
    t = begin_draft(talks().put("milan", "france", hired=2).put("edirne", "ottoman", hired=2), "france")
    assert what(t, "france", "mercenaries", "france", "ottoman") == ()
    assert what(t, "france", "mercenaries", "ottoman", "france") == ()


def test_9_1_r19_as_many_as_the_receiver_has_counters_for():
    t = talks().put("milan", "france", hired=4).put("york", "england", regulars=31)
    assert what(begin_draft(t, "france"), "france", "mercenaries", "france", "england") == ("1", "2")


def test_9_1_r20_the_receivers_capital_must_be_its_own():
    t = talks().put("milan", "france", hired=2).control("france", "london")
    assert what(begin_draft(t, "france"), "france", "mercenaries", "france", "england") == ()


@proves("9.1-r21")
def test_r19_the_protestant_takes_them_in_one_electorate():
    t = talks().put("milan", "france", hired=2)
    t.control("habsburg", *[e.word for e in t.state.board.electorates])
    assert what(begin_draft(t, "france"), "france", "mercenaries", "france", "protestant") == ()
    t = talks().arrange(league=True).put("paris", "france", hired=2).control("habsburg", "trier", "mainz")
    begin_draft(t, "france", ("mercenaries", "france", "protestant", "2")).answer(
        "france", "deal.kind", "ready"
    )
    reach(t, "protestant").answer("protestant", "deal.turn", "accept_1")
    t.expect("protestant", "mercenaries.to", options=["augsburg", "brandenburg", "cologne", "wittenberg"])
    t.answer("protestant", "mercenaries.to", "augsburg")
    assert t.units("augsburg", "protestant") == (0, 2)


def test_r18_habsburg_takes_them_in_either_capital():
    t = talks().put("paris", "france", hired=2)
    begin_draft(t, "france", ("mercenaries", "france", "habsburg", "2")).answer(
        "france", "deal.kind", "ready"
    )
    reach(t, "habsburg").answer("habsburg", "deal.turn", "accept_1")
    t.expect("habsburg", "mercenaries.to", options=["vienna", "valladolid"])
    t.answer("habsburg", "mercenaries.to", "valladolid")
    assert t.units("valladolid", "habsburg") == (0, 2)
    one = talks().put("paris", "france", hired=2).control("ottoman", "vienna")
    agree(one, "france", ("mercenaries", "france", "habsburg", "2"))
    assert one.units("valladolid", "habsburg") == (0, 2)


@proves("9.1-r16", "9.1-r22")
@pytest.mark.parametrize("kind", ["mercenaries", "cards"])
def test_9_1_r22_in_one_direction_only(kind):
    t = talks().put("milan", "france", hired=2).put("york", "england", hired=2)
    t.hand("france", "gout", "foul_weather").hand("england", "fuggers")
    begin_draft(t, "france")
    assert what(t, "france", kind, "england", "france") != ()
    draft(t, "france", (kind, "france", "england", "1"))
    assert what(t, "france", kind, "england", "france") == ()


def test_r265_once_a_turn_between_two_powers():
    t = talks().hand("france", "gout", "foul_weather", "fuggers")
    begin_draft(t, "france", ("cards", "france", "england", "1"))
    assert what(t, "france", "cards", "france", "england") == ()
    assert what(t, "france", "cards", "france", "papacy") == ("1", "2")


# Cards


@proves("9.1-r14", "9.1-r15", "9.1-r17")
def test_9_1_r14_cards_are_drawn_at_random_without_the_home_card():
    t = talks().hand("england", "gout", "foul_weather").draw("card.taken", "foul_weather", "gout")
    assert SIX_WIVES in t.state.hands[ENGLAND]
    agree(t, "england", ("cards", "england", "papacy", "2"))
    assert sorted(t.holds("papacy")) == ["foul_weather", "gout"]
    assert t.state.hands[ENGLAND] == [SIX_WIVES]


def test_9_1_r14_two_at_most_and_no_more_than_there_are():
    t = talks().hand("england", "gout", "foul_weather", "fuggers").hand("france", "sack_of_rome")
    begin_draft(t, "england")
    assert what(t, "england", "cards", "england", "papacy") == ("1", "2")
    assert what(t, "england", "cards", "france", "papacy") == ("1",)
    assert what(t, "england", "cards", "papacy", "france") == ()


def test_9_1_r15_only_the_two_see_which():
    t = talks().hand("england", "gout").draw("card.taken", "gout")
    agree(t, "england", ("cards", "england", "papacy", "1"))
    assert t.events("card.changes", reader="france") == []
    assert len(t.events("card.changes_hidden", reader="france")) == 1
    t.expect_event("card.changes", giver="england", taker="papacy", card="gout")


def test_9_1_r15_the_giver_remembers_what_was_drawn_until_it_is_played():
    t = talks().hand("england", "gout").draw("card.taken", "gout")
    agree(t, "england", ("cards", "england", "papacy", "1"))
    assert t.state.shown == [(ENGLAND, PAPACY, GOUT)]
    t.state.take_from_hand(PAPACY, GOUT)
    assert t.state.shown == []


# The worked example


@proves("9.1-r1", "9.1-r2")
def test_9_1_e1a_two_conversations_at_once():
    """Two offers without a common party stand side by side, and neither hears of the other's."""
    t = begin_draft(talks().turn(4, "diplomacy"), "habsburg", WITH_FRANCE)
    draft(t, "habsburg", ("alliance", "habsburg", "papacy", "alliance")).answer(
        "habsburg", "deal.kind", "ready"
    )
    t.answer("england", "deal.turn", "offer")
    draft(t, "england", ("alliance", "england", "protestant", "alliance")).answer(
        "england", "deal.kind", "ready"
    )
    assert len(t.state.offers) == 2
    heard = {p: [o["number"] for o in t.view(p)["offers"]] for p in ("ottoman", "france", "protestant")}
    assert heard == {"ottoman": [], "france": [1], "protestant": [2]}


@proves(
    "9.1-p1", "9.1-p3", "9.1-p4", "9.1-r10", "9.1-r11", "9.1-r14", "9.1-r17", "9.1-r29", "9.2-r3", "9.2-r8"
)
def test_9_1_e1b_announcing_and_confirming_a_package():
    t = his_table().arrange(clear_wars).turn(4, "diplomacy").hand("habsburg", "gout", "fuggers")
    french = [(p.word, "france") for p in t.state.board.ports if t.fleet(p.word, "france")[0]]
    papal = [(p.word, "papacy") for p in t.state.board.ports if t.fleet(p.word, "papacy")[0]]
    many = sum(t.fleet(port, whose)[0] for port, whose in french + papal)
    fleets = [("fleet", whose, "habsburg", port) for port, whose in french + papal]
    begin_draft(t, "habsburg", WITH_FRANCE, ("alliance", "habsburg", "papacy", "alliance"), *fleets)
    draft(t, "habsburg", ("space", "habsburg", "france", "besancon"), ("cards", "habsburg", "papacy", "1"))
    garrison = sum(t.units("besancon", "habsburg"))
    antwerp = sum(t.units("antwerp", "habsburg"))
    t.answer("habsburg", "deal.kind", "ready").draw("card.taken", "gout")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    t.answer("papacy", "deal.turn", "accept_1")
    while t.waiting[0][1] == "loan.port":
        t.answer("habsburg", "loan.port", t.options("habsburg")[0])
    if garrison:
        t.expect("habsburg", "displace.land", offers=["antwerp", "brussels"], lacks=["trier", "cologne"])
        t.answer("habsburg", "displace.land", "antwerp")
    g = t.state
    assert allied(g, HABSBURG, FRANCE)
    assert allied(g, HABSBURG, PAPACY)
    assert not allied(g, FRANCE, PAPACY)
    assert g.relation.count(ALLIED) == 2 * 2
    assert many > 0
    assert sum(n for *_, n in g.loans) == many
    assert all(borrower == HABSBURG and g.control[place] == HABSBURG for place, borrower, _, _ in g.loans)
    assert t.holder("besancon") == "france"
    assert sum(t.units("antwerp", "habsburg")) == antwerp + garrison
    assert t.holds("papacy") == ["gout"]
    assert 1 in g.hands[HABSBURG]  # the home card


def clear_wars(g):
    g.relation = [PEACE] * len(g.relation)


# Turn 1


@proves("7-p1", "7-p2", "7-p3", "7-p4")
def test_7_p1_england_meets_the_two_and_announces_to_habsburg_first():
    t = war_table().turn(1, "diplomacy").play(diplomacy)
    t.expect("england", "meet.first", options=["france", "habsburg"])
    t.answer("england", "meet.first", "france")
    t.expect_event("meet.order", first="france", second="habsburg")
    t.answer("england", "deal.turn", "offer")
    draft(t, "england", ("alliance", "england", "habsburg", "alliance")).answer(
        "england", "deal.kind", "ready"
    )
    t.expect("habsburg", "deal.turn", options=["accept_1", "refuse_1"])
    t.answer("habsburg", "deal.turn", "accept_1")
    assert allied(t.state, ENGLAND, HABSBURG)  # 7-p3 at once
    t.answer("england", "deal.turn", "offer")
    assert what(t, "england", "alliance", "england", "habsburg") == ()
    draft(t, "england", ("alliance", "england", "france", "alliance")).answer("england", "deal.kind", "ready")
    t.answer("france", "deal.turn", "refuse_1", "refusal.reason", "no_use")
    assert t.expect_event("refusal.no_use", role="france")
    assert not allied(t.state, ENGLAND, FRANCE)
    assert t.over


def test_7_p4_habsburg_and_france_are_no_parties_to_each_others_deal():
    t = war_table().turn(1, "diplomacy").play(diplomacy).answer("england", "meet.first", "habsburg")
    t.answer("england", "deal.turn", "offer", "deal.kind", "alliance")
    t.expect("england", "deal.giver", options=["england", "habsburg"])


@proves("7-r5", "9-r1")
def test_7_r5_nothing_else_happens_on_turn_1():
    """Not even with a captive, an excommunication and cards for a war."""
    t = war_table().turn(1, "diplomacy").war("ottoman", "habsburg").control("ottoman", "vienna")
    t.hand("habsburg", "fuggers", "gout").arrange(less_cards={HABSBURG: 1})
    t.arrange(lambda g: g.capture(LEADERS["charles_v"], int(OTTOMAN)))
    t.play(diplomacy).answer("england", "meet.first", "habsburg")
    t.answer("england", "deal.turn", "pass", "deal.turn", "pass")
    assert t.over
    assert t.holds("habsburg") == ["gout", "fuggers"]
