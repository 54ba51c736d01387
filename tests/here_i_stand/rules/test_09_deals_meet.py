"""9 Agreements, suits, ransoms and declarations of war where they meet each other and the map."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    LEADERS,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    VENICE,
)
from cuius.titles.here_i_stand.phases.diplomacy.peace import excommunication, peace, ransom, suits
from cuius.titles.here_i_stand.phases.diplomacy.war import payment, war_segment
from cuius.titles.here_i_stand.rules.powers import allied, at_war, cost_of_war, may_ally, may_declare
from cuius.titles.here_i_stand.rules.units import squadrons_of
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.sailing import say
from tests.here_i_stand.tables import HisTable, war_table
from tests.here_i_stand.talks import agree, begin_draft, draft, kinds, talks, what

ALLIANCE = ("alliance", "habsburg", "france", "alliance")


def captive(t: HisTable, leader: str, captor: str) -> HisTable:
    return t.arrange(lambda g: g.capture(LEADERS[leader], int(POWERS[captor])))


def conference(**options: str) -> HisTable:
    return war_table(**options).turn(3, "diplomacy")


def sue(t: HisTable, loser: str, winner: str) -> HisTable:
    t.play(peace)
    t.skip_to("peace.sue", loser)
    return t.answer(loser, "peace.sue", winner)


# Agreements


@proves("9.1-r4", "9.1-r6", "9.2-x1")
def test_9_1_r6_enemies_make_peace_and_ally_in_one_agreement():
    t = agree(
        talks().war("france", "habsburg"), "habsburg", ("end_war", "habsburg", "france", "peace"), ALLIANCE
    )
    assert allied(t.state, FRANCE, HABSBURG)
    assert t.state.bonus == [0] * len(MAJORS)  # no War Winner markers


@proves("9.2-x1", "9.1-r6")
def test_9_2_x1_without_that_peace_no_alliance():
    t = begin_draft(talks().war("france", "habsburg"), "habsburg")
    assert what(t, "habsburg", "alliance", "habsburg", "france") == ()


@proves("9.1-r5", "9.3-p8b", "21.5-r13")
def test_9_1_r5_a_negotiated_peace_with_rome_lifts_the_ban_too():
    t = talks().war("papacy", "england").arrange(less_cards={ENGLAND: 1}, ban_turn={ENGLAND: 1})
    agree(t, "england", ("end_war", "england", "papacy", "peace"))
    assert t.state.less_cards[ENGLAND] == 0


@proves("9.1-x1", "21.6-r14")
def test_9_1_x1_the_wars_of_the_league_cannot_be_talked_away():
    t = begin_draft(
        talks().arrange(league=True).war("protestant", "habsburg", "papacy", "france"), "habsburg"
    )
    assert what(t, "habsburg", "end_war", "protestant", "habsburg") == ()


@proves("9.2-r2", "9.2-r3", "9.2-r21", "2.2-r8")
def test_9_2_r3_the_friend_of_a_friend_is_no_friend_and_his_enemy_no_enemy():
    t = talks().war("france", "england")
    agree(
        t,
        "habsburg",
        ("alliance", "habsburg", "france", "alliance"),
        ("alliance", "habsburg", "papacy", "alliance"),
    )
    assert not allied(t.state, FRANCE, PAPACY)
    assert not at_war(t.state, HABSBURG, ENGLAND)
    assert allied(t.state, HABSBURG, PAPACY)


@proves("9.1-r26", "9.2-x3")
def test_9_2_x3_rome_cannot_grant_the_divorce_and_ally_with_habsburg():
    t = talks().arrange(granted=[("divorce", int(PAPACY), int(ENGLAND))])
    assert not may_ally(t.state, PAPACY, HABSBURG)
    assert may_ally(t.state, PAPACY, FRANCE)


@proves("9.1-r11", "9.3-p3b")
def test_9_1_r11_everybody_but_the_new_owner_leaves_a_ceded_port_ships_too():
    t = talks().ally("habsburg", "papacy").put("besancon", "habsburg", regulars=2)
    t.put("palermo", "habsburg", regulars=1).put("palermo", "papacy", regulars=1).ships(
        "palermo", "habsburg", squadrons=1
    )
    agree(t, "habsburg", ("space", "habsburg", "france", "palermo"))
    while t.waiting and t.waiting[0][1].startswith("displace"):
        who, key = t.waiting[0]
        t.answer(who, key, t.options(who)[0])
    assert t.holder("palermo") == "france"
    assert t.units("palermo", "habsburg") == t.units("palermo", "papacy") == (0, 0)
    assert t.fleet("palermo", "habsburg") == (0, 0)


@proves("9.1-r10", "2.2-r6")
def test_9_1_r10_a_minor_allys_port_may_be_ceded_its_key_may_not():
    t = begin_draft(talks().ally("genoa", "france"), "france")
    offered = what(t, "france", "space", "france", "habsburg")
    assert "bastia" in offered
    assert not {"genoa", "paris"} & set(offered)


@proves("9.1-x2")
def test_r17_a_captured_capital_comes_back_by_a_suit():
    t = conference().war("france", "habsburg").control("habsburg", "paris").put("lyon", "france", regulars=2)
    sue(t, "france", "habsburg").answer("france", "peace.key", "paris")
    assert t.holder("paris") == "france"
    assert t.state.bonus[HABSBURG] == 2


@proves("9.1-r18", "9.1-r20")
def test_9_1_r20_no_mercenaries_for_whoever_has_lost_his_capital():
    t = talks().put("vienna", "habsburg", hired=3).control("england", "paris")
    t = begin_draft(t, "habsburg")
    assert what(t, "habsburg", "mercenaries", "habsburg", "france") == ()
    assert what(t, "habsburg", "mercenaries", "habsburg", "england") == ("1", "2", "3")


@proves("9.1-r18", "9.1-r22")
def test_9_1_r22_who_has_received_gives_none_back_but_may_give_to_others():
    t = talks().put("vienna", "habsburg", hired=2).put("paris", "france", hired=2)
    t.arrange(granted=[("mercenaries", int(HABSBURG), int(FRANCE))])
    begin_draft(t, "habsburg")
    assert what(t, "habsburg", "mercenaries", "france", "habsburg") == ()
    assert what(t, "habsburg", "mercenaries", "habsburg", "papacy") == ("1", "2")


def last_electorate() -> HisTable:
    """Wittenberg is all that the Protestant holds."""
    t = talks().arrange(league=True)
    t.control("habsburg", *[e.word for e in t.state.board.electorates])
    t.control("habsburg", *[s.word for s in t.state.board.homes[PROTESTANT]])
    return t.control("protestant", "wittenberg")


@proves("9.1-r19", "9.1-p4")
def test_r572_mercenaries_lost_with_the_last_electorate_are_not_given():
    t = last_electorate().put("wittenberg", "protestant", hired=2)
    agree(
        t,
        "protestant",
        ("mercenaries", "protestant", "france", "2"),
        ("space", "protestant", "france", "wittenberg"),
    )
    assert t.holder("wittenberg") == "france"
    assert t.units("wittenberg", "protestant") == t.units("paris", "france") == (0, 0)


@proves("9.1-p3", "9.1-r21")
def test_9_1_r21_nobody_promises_mercenaries_to_an_electorate_that_goes_in_the_same_agreement():
    t = begin_draft(last_electorate().put("paris", "france", hired=2), "france")
    draft(t, "france", ("space", "protestant", "france", "wittenberg"))
    assert what(t, "france", "mercenaries", "france", "protestant") == ()


@proves("9.1-r14", "6.1-r8", "6.1-r16")
def test_9_1_r14_home_cards_are_not_promised():
    t = begin_draft(talks().hand("habsburg", "clement_vii"), "habsburg")
    assert what(t, "habsburg", "cards", "habsburg", "france") == ("1",)
    assert what(t, "habsburg", "cards", "france", "habsburg") == ()


@proves("9.1-r8", "9.1-r9")
def test_9_1_r9_a_returned_captive_goes_to_a_friendly_home_key_if_paris_is_lost():
    t = captive(talks().control("england", "paris"), "montmorency", "habsburg")
    agree(t, "habsburg", ("leader", "habsburg", "france", "montmorency"))
    say(t, "france", "leader.home", "lyon")
    assert t.where("montmorency") == "lyon"


@proves("9.1-r9", "9.1-p4")
def test_r572_a_captive_whose_last_home_key_is_ceded_with_his_return_is_displaced_from_it():
    t = captive(talks(), "montmorency", "habsburg").control("france", "milan")
    t.control("england", *[k.word for k in t.state.board.home_keys[FRANCE]]).control("france", "lyon")
    agree(
        t,
        "habsburg",
        ("leader", "habsburg", "france", "montmorency"),
        ("space", "france", "habsburg", "lyon"),
    )
    assert (t.holder("lyon"), t.where("montmorency")) == ("habsburg", "milan")


# Loans


@proves("9.2-r9", "9.2-r11", "22.3-r1")
def test_9_2_r11_genoese_ships_and_doria_may_be_lent_on():
    t = talks().ally("genoa", "habsburg").ships("genoa", "genoa", squadrons=1, leaders=["andrea_doria"])
    agree(
        t,
        "habsburg",
        ("alliance", "habsburg", "papacy", "alliance"),
        ("squadron", "habsburg", "papacy", "genoa"),
        ("admiral", "habsburg", "papacy", "andrea_doria"),
    )
    at = PLACES[t.where("andrea_doria")]
    assert squadrons_of(t.state, PAPACY, at) == 1
    assert squadrons_of(t.state, HABSBURG, at) == 0
    assert t.holder(at.word) == "papacy"


@proves("9.2-r12", "9.1-p4")
def test_r572_no_loan_to_whoever_cedes_his_last_port_in_reach():
    t = talks().ships("rome", "papacy", squadrons=1)
    reach = [p for p in t.state.board.home_ports[FRANCE] if p.word != "marseille"]
    t.control("england", *[p.word for p in reach])
    agree(
        t,
        "france",
        ("alliance", "france", "papacy", "alliance"),
        ("squadron", "papacy", "france", "rome"),
        ("space", "france", "papacy", "marseille"),
    )
    assert (t.state.loans, t.fleet("rome", "papacy")) == ([], (1, 0))


@proves("9.2-r12", "9.2-x4")
def test_9_2_r12_no_loan_through_gibraltar_nor_to_the_protestant():
    t = talks().ships("london", "england", squadrons=2).control("habsburg", "rome")
    t.control("genoa", "corunna", "bilbao", "seville", "cordoba", "antwerp", "amsterdam", "gibraltar")
    begin_draft(t, "habsburg", ("alliance", "habsburg", "england", "alliance"))
    assert what(t, "habsburg", "squadron", "england", "habsburg") == ()
    t = begin_draft(talks().ships("london", "england", squadrons=1).arrange(league=True), "england")
    assert "squadron" not in kinds(t, "england")


@proves("9.2-r6")
def test_9_2_r6_no_squadron_without_an_alliance_in_the_same_agreement():
    t = talks().ally("habsburg", "france").ships("marseille", "france", squadrons=1)
    assert "squadron" not in kinds(begin_draft(t, "habsburg"), "habsburg")


# Suits


@proves("9.3-p1a", "9.3-p6")
def test_9_3_p1a_a_captured_leader_alone_is_ground_enough():
    t = captive(conference().war("france", "england"), "charles_brandon", "france").put(
        "london", "england", regulars=3
    )
    sue(t, "england", "france")
    assert t.units("london", "england") == (1, 0)
    t.answer("england", "peace.leader", "charles_brandon")
    assert (t.where("charles_brandon"), t.state.bonus[FRANCE]) == ("london", 2)


@proves("9.3-p1a", "9.4-r1")
def test_r22_a_leader_who_came_home_is_no_ground():
    t = conference().war("france", "england").put("london", "england", leaders=["charles_brandon"])
    assert [str(p) for p in suits(t.state, ENGLAND)] == ["pass"]


@proves("9.3-p3", "9.3-p3b", "9.2-r4")
def test_9_3_p3_the_loser_gives_up_all_it_holds_of_the_winner_and_guests_leave_too():
    t = conference().war("france", "habsburg").ally("france", "england").control("habsburg", "lyon")
    t.control("france", "antwerp", "brussels").put("antwerp", "england", regulars=2).put(
        "paris", "france", regulars=2
    )
    sue(t, "france", "habsburg")
    say(t, "england", "displace.land", "calais")
    assert t.holder("antwerp") == t.holder("brussels") == "habsburg"
    assert (t.units("antwerp", "england"), t.units("calais", "england")) == ((0, 0), (2, 0))


@proves("9.3-p3")
def test_9_3_p3_spaces_of_third_powers_stay_where_they_are():
    t = conference().war("france", "habsburg").control("france", "florence", "calais", "besancon")
    t.control("habsburg", "lyon").put("paris", "france", regulars=2)
    sue(t, "france", "habsburg")
    assert (t.holder("florence"), t.holder("calais"), t.holder("besancon")) == (
        "france",
        "france",
        "habsburg",
    )


@proves("9.3-p4", "22.3-r1")
def test_9_3_p4_corsairs_and_cavalry_are_units_like_others():
    t = (
        conference()
        .war("ottoman", "habsburg")
        .control("habsburg", "coron")
        .ships("algiers", "ottoman", corsairs=1)
    )
    t.arrange(algiers_in_play=True).control("ottoman", "algiers").put("sofia", "ottoman", hired=1)
    sue(t, "ottoman", "habsburg").answer("ottoman", "peace.unit_at", "algiers")
    assert t.fleet("algiers", "ottoman") == (0, 0)
    assert t.units("sofia", "ottoman") == (0, 0)
    assert t.state.bonus[HABSBURG] == 2


@proves("9.3-p5", "6.1-r8")
def test_9_3_p5_without_a_card_but_home_cards_the_price_is_a_point():
    t = conference().war("france", "habsburg").control("habsburg", "lyon").put("paris", "france", regulars=2)
    sue(t, "france", "habsburg").answer("france", "peace.key", "lyon")
    assert t.state.war_winner[HABSBURG] == 2


@proves("9.3-n1", "24-k73", "9.3-p3")
def test_9_3_n1_by_marriage_the_odd_space_comes_home_too_and_units_are_still_lost():
    t = (
        conference()
        .war("france", "habsburg")
        .control("habsburg", "lyon", "dijon")
        .control("france", "antwerp")
    )
    t.put("paris", "france", regulars=5).hand("france", "diplomatic_marriage")
    sue(t, "france", "habsburg").answer("france", "respond.peace", "diplomatic_marriage")
    assert (t.holder("lyon"), t.holder("dijon"), t.holder("antwerp")) == ("france", "france", "habsburg")
    assert (t.units("paris", "france"), t.state.bonus[HABSBURG]) == ((3, 0), 1)
    assert CARDS["diplomatic_marriage"] in t.state.discards


@proves("9.3-p8", "9.6-x9", "9.6-x11", "9.6-x12")
def test_9_6_x9_nobody_attacks_whom_he_made_peace_with_nor_their_protege():
    t = conference().arrange(peace_made=[(int(ENGLAND), int(FRANCE)), (int(HABSBURG), int(PAPACY))])
    assert not may_declare(t.state, ENGLAND, FRANCE)
    assert not may_declare(t.state, FRANCE, ENGLAND)
    assert not may_declare(t.state, ENGLAND, SCOTLAND)
    assert not may_declare(t.state, HABSBURG, VENICE)
    assert may_declare(t.state, ENGLAND, HABSBURG)


# Ransom and absolution


@proves("9.4-r1", "9.4-r3", "6.1-r16")
def test_9_4_r3_two_leaders_cost_two_cards_and_a_mandatory_event_may_be_one():
    t = captive(captive(conference(), "francis_i", "habsburg"), "montmorency", "ottoman")
    t.hand("france", "clement_vii", "gout").draw("card.taken", "clement_vii", "gout").play(ransom)
    t.answer("france", "ransom.leader", "francis_i", "ransom.leader", "montmorency")
    assert (t.holds("habsburg"), t.holds("ottoman")) == (["clement_vii"], ["gout"])
    assert t.where("francis_i") == t.where("montmorency") == "paris"


@proves("9.4-r1", "6.1-r8")
def test_9_4_r1_home_cards_buy_nobody_free():
    t = captive(conference(), "francis_i", "habsburg").play(ransom)
    assert (t.over, t.where("francis_i")) == (True, CAPTIVE)


@proves("9.4-r2")
def test_9_4_r2_without_capital_or_home_key_nobody_is_ransomed():
    t = captive(conference().hand("england", "gout"), "charles_brandon", "france")
    t.control("france", "london", "york", "bristol", "calais").play(ransom)
    assert (t.over, t.where("charles_brandon")) == (True, CAPTIVE)


@proves("9.5-r1", "9.5-r2", "6.1-r16")
def test_9_5_r2_a_mandatory_event_given_to_the_church_does_not_happen():
    t = conference().arrange(less_cards={ENGLAND: 1}, ban_turn={ENGLAND: 2}).hand("england", "clement_vii")
    t.draw("card.taken", "clement_vii").play(excommunication).answer("england", "ban.donate", "donate")
    assert (t.state.st_peters, t.state.less_cards[ENGLAND]) == (2, 0)
    assert CARDS["clement_vii"] in t.state.discards


@proves("9.5-r1")
def test_9_5_r1_the_marker_of_the_fuggers_is_no_ban():
    t = conference().arrange(debts={ENGLAND: 1}).hand("england", "gout").play(excommunication)
    assert t.over


# Declarations of war


@proves("9.6-r2", "9.6-r4", "9.6-p3")
def test_9_6_r2_several_wars_are_paid_together_and_no_mandatory_event_pays():
    t = (
        conference()
        .arrange(lambda g: [hand.clear() for hand in g.hands])
        .hand("france", "clement_vii", "ransom")
    )
    t.arrange(owed=[0] * len(MAJORS)).play(war_segment)
    t.skip_to("war.declare", "france")
    prices = {w: cost_of_war(t.state, FRANCE, POWERS[w]) for w in t.options("france") if w != "pass"}
    assert max(prices.values()) <= 3  # Ransom pays three, Clement VII nothing
    t.answer("france", "war.declare", "venice")
    assert t.state.owed[FRANCE] == 1
    assert not [w for w in t.options("france") if prices.get(w, 0) > 2]


@proves("9.6-p5", "9.6-r2")
def test_9_6_p5_rome_without_a_point_cannot_step_in():
    t = conference().arrange(lambda g: g.hands[PAPACY].clear()).hand("habsburg", "gout")
    t.play(war_segment)
    t.skip_to("war.declare", "habsburg").answer("habsburg", "war.declare", "venice")
    assert not t.asked("papacy", "war.intervene")
    assert at_war(t.state, HABSBURG, VENICE)
    assert not at_war(t.state, HABSBURG, PAPACY)


@proves("9.6-p4", "22.2-p5", "9.6-r2")
def test_9_6_p4_the_declarer_pays_for_the_minor_power_only_and_france_pays_two():
    t = conference().hand("england", "gout").hand("france", "foul_weather").play(war_segment)
    t.skip_to("war.declare", "england").answer("england", "war.declare", "scotland")
    t.answer("france", "war.intervene", "intervene")
    assert (t.state.owed[ENGLAND], t.state.owed[FRANCE]) == (1, 2)
    assert at_war(t.state, ENGLAND, FRANCE)
    assert t.state.relation[ENGLAND * 11 + SCOTLAND] == 0  # the marker in Scotland's column is gone


@proves("9.6-p2b", "21.3-r15")
def test_9_6_p2b_catherines_discount_serves_once():
    t = conference().arrange(boleyn_turn=2)
    full = t.state.board.war_cost[HABSBURG][ENGLAND]
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == full - 2
    t.arrange(discount_used=True)
    assert cost_of_war(t.state, HABSBURG, ENGLAND) == full


@proves("9.6-r3", "6.1-r7")
def test_r29_a_home_card_that_paid_for_war_is_used_this_turn():
    t = conference().arrange(owed={ENGLAND: 3}).play(payment)
    say(t, "england", "war.pay", "six_wives")
    assert CARDS["six_wives"] in t.state.home_used
    assert t.state.used_as_event == []


@pytest.mark.parametrize(
    ("power", "minor"),
    [("ottoman", "scotland"), ("papacy", "scotland"), ("protestant", "scotland"), ("england", "venice")],
)
@proves("9.6-x2", "9.6-x3")
def test_9_6_x2_wars_with_minor_powers_that_are_never_declared(power, minor):
    assert not may_declare(conference().arrange(league=True).state, POWERS[power], POWERS[minor])


@proves("9.6-x4", "9.6-x5")
def test_9_6_x4_whoever_wants_a_minor_ally_must_fight_its_protector():
    t = conference().ally("venice", "papacy").ally("scotland", "england")
    assert not may_declare(t.state, OTTOMAN, VENICE)
    assert may_declare(t.state, OTTOMAN, PAPACY)
    assert not may_declare(t.state, FRANCE, SCOTLAND)
