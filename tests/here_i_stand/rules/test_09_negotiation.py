"""9.1 Negotiations: how agreements are made, and what they may change."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    HENRY_VIII,
    LEADERS,
    LONDON,
    MAJORS,
    MARITAL_BOXES,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    RULER_EDWARD_VI,
)
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import (
    KINDS,
    SEGMENTS,
    TALKS,
    diplomacy,
    negotiation,
)
from cuius.titles.here_i_stand.rules.powers import allied, at_war
from cuius.titles.here_i_stand.state import ALLIED, CAPTIVE, PEACE, State
from tests.here_i_stand.talks import EVERYBODY, agree, begin_draft, draft, kinds, reach, talks, what

ALLIANCE = ("alliance", "habsburg", "france", "alliance")


def relation(t, one, other):
    return t.state.relation[POWERS[one] * 11 + POWERS[other]]


# How it is done


@proves("9-r1", "9.1-r1", "7-t3")
def test_9_1_r1_the_talks_open_the_diplomacy_phase():
    assert [s.__name__ for s in SEGMENTS[1:]] == [
        "negotiation",
        "peace",
        "ransom",
        "excommunication",
        "war_segment",
        "payment",
    ]
    talks().play(diplomacy).expect("ottoman", "deal.turn", offers=["pass", "offer"])


@proves("9.1-r2", "9.1-r28")
def test_9_1_r28_talks_have_an_end():
    """Ruling R260: three rounds, or a round in which everybody passes."""
    t = talks().play(negotiation)
    for power in EVERYBODY:
        t.answer(power, "deal.turn", "pass")
    assert t.over
    asked, t = [], talks().play(negotiation)
    while not t.over:
        asked.append(t.waiting[0][0])
        t.answer(asked[-1], "deal.turn", "offer", "deal.kind", "cancel")
    assert asked == list(EVERYBODY) * 3


def test_r260_an_offer_waits_one_round_for_those_who_speak_earlier():
    t = begin_draft(talks(), "protestant", ("alliance", "protestant", "ottoman", "alliance"))
    t.answer("protestant", "deal.kind", "ready")
    t.answer("ottoman", "deal.turn", "accept_1")
    assert relation(t, "protestant", "ottoman") == ALLIED


@proves("9.1-r3", "9.1-r29", "9.1-r30")
def test_9_1_r3_the_list_of_what_can_be_agreed_is_closed():
    """Promises about the future have no clause: they are made in talk and bind nobody."""
    assert [k.name for k in KINDS] == [
        "end_war",
        "alliance",
        "squadron",
        "fleet",
        "admiral",
        "leader",
        "space",
        "mercenaries",
        "divorce",
        "pardon",
        "cards",
    ]


@proves("9.1-p1")
def test_9_1_p1_powers_speak_in_impulse_order():
    t = talks().play(negotiation)
    spoken = []
    for _ in MAJORS:
        spoken.append(t.waiting[0][0])
        t.answer(spoken[-1], "deal.turn", "pass")
    assert tuple(spoken) == EVERYBODY


@proves("9.1-p2", "9.1-p3")
def test_9_1_p3_a_package_is_confirmed_by_every_party_or_void():
    package = (ALLIANCE, ("alliance", "habsburg", "papacy", "alliance"))
    t = begin_draft(talks(), "habsburg", *package).answer("habsburg", "deal.kind", "ready")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    assert relation(t, "habsburg", "france") == PEACE
    refused = t.fork().answer("papacy", "deal.turn", "refuse_1")
    assert relation(refused, "habsburg", "france") == PEACE
    t.answer("papacy", "deal.turn", "accept_1")
    assert relation(t, "habsburg", "france") == relation(t, "habsburg", "papacy") == ALLIED


def test_9_1_p2_or_item_by_item():
    t = begin_draft(talks(), "habsburg", ALLIANCE).answer("habsburg", "deal.kind", "ready")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    reach(t, "papacy").answer("papacy", "deal.turn", "offer")
    draft(t, "papacy", ("alliance", "papacy", "habsburg", "alliance")).answer("papacy", "deal.kind", "ready")
    reach(t, "habsburg").answer("habsburg", "deal.turn", "refuse_2")
    assert relation(t, "habsburg", "france") == ALLIED
    assert relation(t, "habsburg", "papacy") == PEACE


@proves("9.1-p4")
def test_r20_items_are_carried_out_in_the_order_of_the_list():
    t = talks().hand("france", "foul_weather", "gout").put("paris", "france", hired=1)
    begin_draft(
        t, "habsburg", ("cards", "france", "habsburg", "1"), ("mercenaries", "france", "habsburg", "1")
    )
    draft(t, "habsburg", ("space", "france", "habsburg", "dijon"), ALLIANCE)
    assert [c.kind for c in t.state.draft] == ["alliance", "space", "mercenaries", "cards"]
    t.draw("card.taken", "gout").answer("habsburg", "deal.kind", "ready")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    t.answer("habsburg", "mercenaries.to", "vienna")
    assert relation(t, "habsburg", "france") == ALLIED
    assert t.holder("dijon") == "habsburg"
    assert t.units("vienna", "habsburg") == (0, 1)
    assert t.holds("habsburg") == ["gout"]


def test_9_1_r1_an_offer_is_heard_by_its_parties_only():
    t = begin_draft(talks(), "habsburg", ALLIANCE).answer("habsburg", "deal.kind", "ready")
    assert len(t.events("deal.offered", reader="france")) == 1
    assert t.events("deal.offered", reader="england") == []
    assert t.view("england")["offers"] == []


def test_r260_at_a_discreet_table_every_step_of_a_draft_is_asked():
    t = talks(windows="discreet").play(negotiation)
    t.answer("ottoman", "deal.turn", "offer", "deal.kind", "alliance", "deal.giver", "ottoman")
    t.answer("ottoman", "deal.taker", "france", "deal.what", "alliance")
    t.expect("ottoman", "deal.kind", offers=["ready", "cancel"])
    assert [talk.confirm for talk in TALKS] == [False, True]


# The end of a war


@proves("9.1-r4", "9.1-r5")
def test_9_1_r4_a_war_ends_without_points():
    t = agree(talks().war("habsburg", "france"), "habsburg", ("end_war", "france", "habsburg", "peace"))
    assert not at_war(t.state, FRANCE, HABSBURG)
    assert t.state.war_winner == [0] * 6
    assert t.state.bonus == [0] * 6
    assert t.state.peace_made == [(FRANCE, HABSBURG)]


def test_9_1_r4_peace_with_rome_ends_the_excommunication():
    t = talks().war("papacy", "england").arrange(less_cards={ENGLAND: 1}, ban_turn={ENGLAND: 2})
    agree(t, "england", ("end_war", "england", "papacy", "peace"))
    assert t.state.less_cards[ENGLAND] == t.state.ban_turn[ENGLAND] == 0


def test_9_1_x1_the_wars_of_the_league_are_for_good():
    t = talks().arrange(league=True).war("protestant", "habsburg", "papacy", "france")
    begin_draft(t, "habsburg")
    assert what(t, "habsburg", "end_war", "protestant", "france") == ("peace",)
    assert what(t, "habsburg", "end_war", "protestant", "habsburg") == ()
    assert what(t, "habsburg", "end_war", "papacy", "protestant") == ()


# Alliances


@proves("9.1-r6", "9.2-r1", "9.2-r17")
def test_9_1_r6_two_powers_ally_for_the_turn():
    t = agree(talks(), "habsburg", ALLIANCE)
    assert relation(t, "france", "habsburg") == ALLIED
    t.expect_event("clause.alliance", giver="habsburg", taker="france")


@proves("9.1-r6", "9.2-x1")
def test_9_2_x1_powers_at_war_ally_only_if_they_end_their_war():
    t = begin_draft(talks().war("habsburg", "france"), "habsburg")
    assert what(t, "habsburg", "alliance", "habsburg", "france") == ()
    draft(t, "habsburg", ("end_war", "habsburg", "france", "peace"))
    assert what(t, "habsburg", "alliance", "habsburg", "france") == ("alliance",)


def test_9_2_x2_papacy_and_ottoman_never_ally():
    t = begin_draft(talks(), "ottoman")
    assert what(t, "ottoman", "alliance", "ottoman", "papacy") == ()
    assert what(t, "ottoman", "alliance", "ottoman", "france") == ("alliance",)


@proves("9.2-r2", "9.2-r3", "9.2-r21")
def test_9_2_r3_friends_of_a_friend_and_his_enemies_are_nothing_to_each_other():
    t = talks().war("ottoman", "papacy")
    agree(t, "habsburg", ALLIANCE, ("alliance", "habsburg", "papacy", "alliance"))
    g = t.state
    assert allied(g, HABSBURG, FRANCE)
    assert allied(g, HABSBURG, PAPACY)
    assert not allied(g, FRANCE, PAPACY)
    assert not at_war(g, HABSBURG, POWERS["ottoman"])


# Leaders


@proves("9.1-r8", "9.1-r9")
def test_9_1_r9_a_leader_returns_to_his_capital():
    t = captive(talks(), "francis_i", "habsburg")
    agree(t, "habsburg", ("leader", "habsburg", "france", "francis_i"))
    assert t.where("francis_i") == "paris"
    t.expect_event("leader.freed", leader="francis_i", space="paris")


def captive(t, leader, captor):
    return t.arrange(lambda g: g.capture(LEADERS[leader], int(POWERS[captor])))


def test_9_1_r9_otherwise_to_a_friendly_home_key():
    t = captive(talks(), "francis_i", "habsburg").control(
        "habsburg", "paris", "lyon", "marseille", "bordeaux"
    )
    agree(t, "habsburg", ("leader", "habsburg", "france", "francis_i"))
    assert t.where("francis_i") == "rouen"


def test_9_1_r9_habsburg_picks_a_capital():
    t = captive(talks(), "charles_v", "france")
    begin_draft(t, "habsburg", ("leader", "france", "habsburg", "charles_v"))
    t.answer("habsburg", "deal.kind", "ready")
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    t.expect("habsburg", "leader.home", options=["vienna", "valladolid"])
    t.answer("habsburg", "leader.home", "valladolid")
    assert t.where("charles_v") == "valladolid"


@proves("9.1-r9")
def test_r16_who_has_nowhere_to_go_stays_captive():
    t = captive(talks(), "francis_i", "habsburg")
    t.control("habsburg", "paris", "lyon", "marseille", "bordeaux", "rouen")
    assert what(begin_draft(t, "habsburg"), "habsburg", "leader", "habsburg", "france") == ()
    assert t.where("francis_i") == CAPTIVE


def test_r264_a_protestant_leader_returns_to_an_electorate():
    t = captive(talks(), "john_frederick", "habsburg").arrange(league=True)
    t.control("habsburg", "augsburg", "trier", "mainz", "cologne")
    begin_draft(t, "habsburg", ("leader", "habsburg", "protestant", "john_frederick"))
    t.answer("habsburg", "deal.kind", "ready")
    reach(t, "protestant").answer("protestant", "deal.turn", "accept_1")
    t.expect("protestant", "leader.home", options=["wittenberg", "brandenburg"])


# Spaces


@proves("9.1-r10", "9.1-r11")
def test_9_1_r10_a_space_is_ceded_and_its_garrison_leaves():
    t = talks().put("besancon", "habsburg", regulars=2).put("antwerp", "habsburg", regulars=1)
    begin_draft(t, "habsburg", ("space", "habsburg", "france", "besancon")).answer(
        "habsburg", "deal.kind", "ready"
    )
    reach(t, "france").answer("france", "deal.turn", "accept_1")
    t.expect("habsburg", "displace.land", offers=["antwerp", "brussels", "vienna", "valladolid"])
    t.answer("habsburg", "displace.land", "antwerp")
    assert t.holder("besancon") == "france"
    assert t.units("antwerp", "habsburg") == (3, 0)


def test_9_1_r10_keys_and_electorates_too():
    t = talks().control("habsburg", "trier")
    offered = what(begin_draft(t, "habsburg"), "habsburg", "space", "habsburg", "france")
    assert {"naples", "trier", "besancon"} <= set(offered)


@proves("9.1-x2")
def test_r17_no_capital_neither_ones_own_nor_a_captured_one():
    t = begin_draft(talks().control("habsburg", "paris", "lyon"), "habsburg")
    offered = what(t, "habsburg", "space", "habsburg", "france")
    assert "lyon" in offered
    assert not {"vienna", "valladolid", "paris"} & set(offered)


def test_9_1_x3_not_a_key_of_a_minor_ally():
    t = begin_draft(talks().ally("venice", "papacy"), "habsburg")
    offered = what(t, "habsburg", "space", "papacy", "habsburg")
    assert {"corfu", "candia", "zara"} <= set(offered)
    assert "venice" not in offered


def test_9_1_r10_nothing_to_the_protestant_before_the_league():
    t = begin_draft(talks().control("habsburg", "trier"), "habsburg")
    assert what(t, "habsburg", "space", "habsburg", "protestant") == ()
    late = begin_draft(talks().control("habsburg", "trier").arrange(league=True), "habsburg")
    assert "trier" in what(late, "habsburg", "space", "habsburg", "protestant")


@proves("9.1-r10", "21.6-r18")
def test_21_6_r18_a_ceded_electorate_gets_its_regulars_at_once():
    t = (
        talks()
        .control("habsburg", "trier", "cologne")
        .faith("protestant", "trier")
        .faith("catholic", "cologne")
    )
    t.arrange(league=True).arrange(waiting_in("trier", "cologne"))
    agree(
        t,
        "habsburg",
        ("space", "habsburg", "protestant", "trier"),
        ("space", "habsburg", "protestant", "cologne"),
    )
    assert (t.units("trier", "protestant"), t.units("cologne", "protestant")) == ((1, 0), (0, 0))
    assert t.holder("cologne") == "protestant"


def waiting_in(*electorates: str):
    """A regular waits for each of these and for no other."""

    def change(g: State) -> None:
        g.electors = [0] * len(g.electors)
        for word in electorates:
            g.electors[g.board.elector_at[PLACES[word]]] = 1

    return change


# Rome


def asking():
    return talks().arrange(wife=int(MARITAL_BOXES["ask_for_divorce"]))


@proves("9.1-r23", "9.1-r24")
def test_9_1_r24_a_granted_divorce_marries_anne_boleyn():
    t = asking().dice("pregnancy", [3])
    agree(t, "england", ("divorce", "papacy", "england", "divorce"))
    assert t.state.wife == MARITAL_BOXES["anne_boleyn"]
    assert t.state.boleyn_turn == 2


def test_9_1_r23_only_while_henry_asks_for_it():
    assert "divorce" not in kinds(begin_draft(talks(), "england"), "england")
    heir = asking().arrange(ruler={ENGLAND: int(RULER_EDWARD_VI)})
    assert "divorce" not in kinds(begin_draft(heir, "england"), "england")


@proves("9.1-r23", "21.3-r11")
def test_r551_a_captive_or_besieged_henry_is_divorced_all_the_same():
    captured = asking().arrange(leader_at={HENRY_VIII: CAPTIVE}, captor={HENRY_VIII: int(FRANCE)})
    agree(captured.dice("pregnancy", [2]), "england", ("divorce", "papacy", "england", "divorce"))
    assert captured.state.wife == MARITAL_BOXES["anne_boleyn"]
    besieged = asking().put("london", "england", regulars=1, leaders=["henry_viii"]).siege("london")
    assert besieged.state.besieged[LONDON]
    assert "divorce" in kinds(begin_draft(besieged, "england"), "england")


def test_9_1_r25_six_wives_stays_in_hand():
    t = asking().dice("pregnancy", [3])
    agree(t, "england", ("divorce", "papacy", "england", "divorce"))
    assert t.state.hands[ENGLAND] == [2]
    assert 2 not in t.state.home_used


@proves("9.1-r26", "9.2-x3")
def test_9_1_r26_after_the_divorce_rome_cannot_ally_with_habsburg():
    t = asking().dice("pregnancy", [3])
    begin_draft(t, "england", ("divorce", "papacy", "england", "divorce")).answer(
        "england", "deal.kind", "ready"
    )
    reach(t, "papacy").answer("papacy", "deal.turn", "accept_1")
    reach(t, "protestant").answer("protestant", "deal.turn", "offer")
    assert what(t, "protestant", "alliance", "papacy", "habsburg") == ()
    assert what(t, "protestant", "alliance", "papacy", "england") == ("alliance",)


def test_9_1_r26_nor_grant_it_to_spite_an_ally():
    t = begin_draft(asking().ally("papacy", "habsburg"), "england")
    assert "divorce" not in kinds(t, "england")


@proves("9.1-r27")
def test_9_1_r27_rome_lifts_an_excommunication():
    t = talks().arrange(less_cards={FRANCE: 1}, ban_turn={FRANCE: 2})
    agree(t, "france", ("pardon", "papacy", "france", "pardon"))
    assert t.state.less_cards[FRANCE] == t.state.ban_turn[FRANCE] == 0


def test_9_1_r27_only_rome_and_only_where_there_is_one():
    t = begin_draft(talks().arrange(less_cards={FRANCE: 1}, ban_turn={FRANCE: 2}), "france")
    assert what(t, "france", "pardon", "papacy", "france") == ("pardon",)
    assert what(t, "france", "pardon", "papacy", "england") == ()
    assert what(t, "france", "pardon", "habsburg", "france") == ()


# Two powers of one player


@pytest.mark.parametrize("kind", ["cards", "mercenaries", "space"])
def test_r270_one_player_does_not_enrich_one_of_his_powers_by_the_other(kind):
    """England and the Protestant are one player's in a game of five."""
    t = talks(5).hand("england", "gout").put("calais", "england", hired=1).arrange(league=True)
    assert t.state.seat_of[ENGLAND] == t.state.seat_of[PROTESTANT]
    begin_draft(t, "england")
    assert what(t, "england", kind, "england", "protestant") == ()
    assert what(t, "england", kind, "england", "france") != ()


def test_r270_but_returns_its_home_spaces_and_allies():
    t = begin_draft(talks(5).control("england", "wittenberg").arrange(league=True), "england")
    assert what(t, "england", "space", "england", "protestant") == ("wittenberg",)
    assert what(t, "england", "alliance", "england", "protestant") == ("alliance",)
