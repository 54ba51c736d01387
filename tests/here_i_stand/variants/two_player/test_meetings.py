"""25 Where rules of the game for two meet each other, and the rules of the edition of 2017."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    PAPACY,
    PAPAL_BULL,
    PROTESTANT,
    RULER_MARY_I,
    VENICE,
)
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.phases.religion.papacy import bannable
from cuius.titles.here_i_stand.phases.religion.protestants import form_league
from cuius.titles.here_i_stand.phases.winter.phase import stacks_go_home
from cuius.titles.here_i_stand.rules.points import victory_points
from cuius.titles.here_i_stand.rules.powers import allied, at_war, is_bound_by_mary
from cuius.titles.here_i_stand.variants.two_player.diplomacy import diplomacy_for_two, end_wars, lay_card
from cuius.titles.here_i_stand.variants.two_player.turn import begin_turn_of_two, mary_and_the_pope
from tests.here_i_stand.pairs import PairTable, by_two, pair_table
from tests.here_i_stand.preaching import only_free

BOTH = pytest.mark.parametrize("edition", ["first", "2017"])

# 25.3 Ships


def catholic_fleets(**options: str) -> PairTable:
    """After the League: a Papal squadron in Rome, a Habsburg one in Naples; the Papacy has one point left."""
    t = pair_table(**options).bare().league().turn(5)
    t.ships("rome", "papacy", squadrons=1).ships("naples", "habsburg", squadrons=1)
    return t.impulse("papacy", cp=1)


def sail_for_habsburg(t: PairTable) -> PairTable:
    """From Naples there is one sea to go to."""
    return t.play(by_two, take_action, PAPACY).answer("papacy", "action", "act_for_habsburg")


@proves("25.3-r5")
def test_25_3_r5_papal_ships_sail_in_the_same_naval_move():
    t = sail_for_habsburg(catholic_fleets()).answer("papacy", "action.sail_along", "sail")
    assert (t.fleet("tyrrhenian_sea", "habsburg"), t.fleet("tyrrhenian_sea", "papacy")) == ((1, 0), (1, 0))
    assert t.state.cp == 0  # one point for both


@proves("25.3-r5")
def test_25_3_r5_they_need_not():
    t = sail_for_habsburg(catholic_fleets()).answer("papacy", "action.sail_along", "pass")
    assert (t.fleet("rome", "papacy"), t.fleet("tyrrhenian_sea", "habsburg")) == ((1, 0), (1, 0))


@proves("25.3-r5")
def test_25_3_r5_a_naval_move_of_the_papacys_own_is_its_own():
    """The rule names naval moves made for Habsburg: a Papal one does not take Habsburg ships along."""
    t = catholic_fleets().play(by_two, take_action, PAPACY).answer("papacy", "action", "naval_move")
    assert t.fleet("naples", "habsburg") == (1, 0)
    assert t.fleet("tyrrhenian_sea", "papacy") == (1, 0)
    assert not t.asked("papacy", "action.sail_along")


@proves("25.3-r5")
def test_25_3_r5_without_a_papal_fleet_nobody_is_asked():
    t = pair_table().bare().league().turn(5).ships("naples", "habsburg", squadrons=1).impulse("papacy", cp=1)
    sail_for_habsburg(t)
    assert not t.asked("papacy", "action.sail_along")


@proves("25.3-r5", "25.3-r1")
def test_25_3_r5_nor_the_protestant_who_leads_others():
    """Before the League: Habsburg and France fight the Papacy for the Protestant, who has no ship at all."""
    t = pair_table().bare().war("papacy", "habsburg", "france").turn(2)
    t.ships("naples", "habsburg", squadrons=1).ships("marseille", "france", squadrons=1)
    t.impulse("protestant", cp=1).play(by_two, take_action, PROTESTANT)
    t.answer("protestant", "action", "act_for_habsburg")
    assert t.fleet("tyrrhenian_sea", "habsburg") == (1, 0)
    assert t.fleet("marseille", "france") == (1, 0)
    assert not t.waiting


def test_r595_foul_weather_holds_both_fleets_in_port():
    t = catholic_fleets().hand("protestant", "foul_weather")
    sail_for_habsburg(t)
    t.answer("protestant", "respond.naval.declared", "foul_weather")
    assert (t.fleet("naples", "habsburg"), t.fleet("rome", "papacy")) == ((1, 0), (1, 0))
    assert not t.asked("papacy", "action.sail_along")


# 25.2 Peace


def spanish_rome(**options: str) -> PairTable:
    """Habsburg holds Ravenna; three Papal regulars and a squadron in Rome."""
    t = pair_table(**options).bare().war("papacy", "habsburg").control("habsburg", "ravenna")
    t.put("rome", "papacy", regulars=3).ships("rome", "papacy", squadrons=1)
    return t.turn(3, "diplomacy")


@proves("25.2-r2")
def test_25_2_r2_the_price_of_a_suit_point_by_point():
    """One point for the suit and one for Ravenna; two units of any kind; the Bull stays in hand."""
    t = spanish_rome().put("rome", "papacy", regulars=-2)  # a regular and a squadron, and both are lost
    before = victory_points(t.state, PROTESTANT), victory_points(t.state, PAPACY)
    t.play(by_two, end_wars).answer("papacy", "pair.peace", "habsburg", "pair.means", "sue")
    t.answer("papacy", "peace.unit", "regular", "pair.regain", "ravenna")
    assert victory_points(t.state, PROTESTANT) == before[0] + 2
    assert victory_points(t.state, PAPACY) > before[1]  # Ravenna is a key
    assert PAPAL_BULL in t.state.hands[PAPACY]
    assert (t.units("rome", "papacy"), t.fleet("rome", "papacy")) == ((0, 0), (0, 0))
    assert not at_war(t.state, PAPACY, HABSBURG)


@proves("25.2-r1", "25-k5")
def test_25_2_r1_a_bull_gives_the_protestant_nothing_and_is_spent():
    t = spanish_rome().play(by_two, end_wars)
    t.answer("papacy", "pair.peace", "habsburg", "pair.means", "bull", "pair.penance", "ravenna")
    assert (t.state.bonus[PROTESTANT], t.holder("ravenna")) == (0, "papacy")
    assert sum(t.units("rome", "papacy")) == 3
    assert BANS["charles_v"] not in bannable(t.state)
    assert PAPAL_BULL not in t.state.hands[PAPACY]


@proves("25.2-r1", "9.3-r1")
def test_25_2_r1_a_new_invasion_renews_the_war():
    """Peace with France by the Bull; a French invasion in the same phase: only a suit ends that war."""
    t = pair_table().bare().war("papacy", "france").turn(3, "diplomacy").draw(card_drawn=["gout", "ransom"])
    t.diplomatic("papacy", "dip_shipbuilding").diplomatic("protestant", "dip_french_invasion")
    t.play(by_two, end_wars).answer("papacy", "pair.peace", "france", "pair.means", "bull")
    assert not at_war(t.state, PAPACY, FRANCE)
    t.play(by_two, lay_card, PROTESTANT).answer("protestant", "diplomacy.card", "dip_french_invasion")
    t.answer("protestant", "invasion.where", "milan", "invasion.reserve", "men")
    assert at_war(t.state, PAPACY, FRANCE)
    assert t.units("milan", "france") == (3, 5)
    t.turn(4, "diplomacy").play(by_two, end_wars).answer("papacy", "pair.peace", "france")
    assert not t.asked("papacy", "pair.means")  # the king has been banned: it was a suit


@proves("25-k211", "25.7-r1")
def test_25_k211_the_league_turns_the_spaniards_coat():
    """Alva came for the Protestant; the League is formed; he is the Papacy's ally where he stands."""
    t = pair_table().bare().war("papacy", "habsburg").turn(3)
    t.put("naples", "habsburg", regulars=2, hired=2, leaders=["duke_of_alva"])
    t.put("wittenberg", "protestant", regulars=2).faith("protestant", "wittenberg")
    t.play(by_two, form_league).auto(None, "first")
    assert allied(t.state, PAPACY, HABSBURG)
    assert at_war(t.state, HABSBURG, PROTESTANT)
    assert t.state.player_of(HABSBURG) == PAPACY
    t.impulse("papacy", cp=2).play(by_two, take_action, PAPACY)
    t.expect("papacy", "action", offers=["act_for_habsburg"])


# Diplomatic cards among each other


@proves("25-k215", "25-k211")
def test_25_k215_machiavelli_gives_the_army_to_whoever_leads_it():
    """The Papacy, behind, fetches the Ottoman: the Sultan lands for the Protestant all the same."""
    t = pair_table().bare().league().arrange(bonus={PROTESTANT: 40}).draw(card_drawn=["gout"])
    t.arrange(lambda g: g.dip_deck.extend([c for c in g.dip_late if c != CARDS["dip_machiavelli"]]))
    t.arrange(lambda g: g.dip_late.clear())
    t.lays("papacy", "dip_machiavelli").answer("papacy", "machiavelli.invasion", "dip_ottoman_invasion")
    t.skip_to("invasion.where", "protestant").answer("protestant", "invasion.where", "athens")
    assert t.units("athens", "ottoman") == (5, 0)
    assert t.fleet("athens", "ottoman")[0] == 4
    assert t.holds("protestant") == ["gout"]


@proves("25-k205", "25.2-r4")
def test_25_k205_what_is_named_must_be_played_even_to_ones_own_harm():
    t = pair_table().bare().diplomatic("papacy", "dip_shipbuilding")
    t.diplomatic("protestant", "dip_knights_of_st_john", "dip_french_invasion").draw(knights_card=["gout"])
    t.lays("papacy", "dip_diplomatic_pressure").answer("papacy", "pressure.card", "dip_knights_of_st_john")
    before = t.state.st_peters
    t.play(by_two, lay_card, PROTESTANT).answer("protestant", "diplomacy.card", "dip_knights_of_st_john")
    assert t.state.st_peters == before + t.state.board.card_cp[CARDS["gout"]]
    assert t.keeps("protestant") == ["dip_french_invasion"]


@proves("25-k212", "25-k204", "22.4-p2")
def test_25_k212_venice_goes_from_hand_to_hand():
    """Married to Habsburg by the Protestant; the Papacy's alliance only frees it; a second one wins it."""
    t = pair_table().bare().lays("protestant", "dip_diplomatic_marriage")
    t.answer("protestant", "marriage.minor", "venice")
    assert t.state.side[VENICE] == HABSBURG
    t.lays("papacy", "dip_venetian_alliance").auto(None, "first")
    assert t.state.side[VENICE] == VENICE
    t.lays("papacy", "dip_venetian_alliance")
    assert t.state.side[VENICE] == PAPACY


@proves("25.2-r3", "25.2-r4")
def test_25_2_r3_on_turn_1_cards_are_drawn_and_none_is_played():
    t = pair_table().bare().turn(1, "diplomacy").draw(diplomacy_drawn=["dip_plague", "dip_shipbuilding"])
    t.play(by_two, diplomacy_for_two)
    assert (t.keeps("papacy"), t.keeps("protestant"), t.pile()) == (["dip_plague"], ["dip_shipbuilding"], [])


@proves("25.2-r7", "25-k219")
def test_25_2_r7_cards_in_hand_are_not_shuffled_in():
    t = pair_table().bare().league().diplomatic("papacy", "dip_plague").turn(5)
    t.arrange(dip_discards=[int(CARDS["dip_shipbuilding"])])
    t.arrange(lambda g: g.dip_deck.remove(CARDS["dip_shipbuilding"]))
    begin_turn_of_two(t.state)
    deck = {CARDS[c].word for c in t.pair.dip_deck}
    assert len(deck) == 18
    assert "dip_plague" not in deck
    assert t.pile() == []


# The edition of 2017 for two


@proves("6.1-d2", "25-k203")
@BOTH
def test_r597_corsairs_take_no_mandatory_event_in_2017(edition):
    t = pair_table(edition=edition).bare().hand("papacy", "schmalkaldic_league", "gout")
    t.dice(corsairs=[5, 5, 1, 1]).lays("protestant", "dip_corsair_raid")
    if edition == "first":
        t.answer("papacy", "corsairs.card", "schmalkaldic_league")
        assert t.holds("papacy") == []
    else:
        assert t.holds("papacy") == ["schmalkaldic_league"]  # the second hit costs nothing


@proves("21.3-d1", "21.3-d2", "25.6-r5")
def test_25_6_r5_in_2017_mary_calls_the_pope_for_the_english_zone_only():
    t = only_free(pair_table(edition="2017").bare()).arrange(ruler={ENGLAND: int(RULER_MARY_I)}).turn(9)
    assert not is_bound_by_mary(t.faith("protestant", "calais").state, ENGLAND)
    t.faith("protestant", "london", "wittenberg")
    t.dice(mary=[6]).draw(mary_card=["arquebusiers"]).seeded(2).play(by_two, mary_and_the_pope)
    assert t.events("burning.begins")
    assert [e["space"] for e in t.events() if "best" in e] == ["london"]


@proves("12.5-d1", "25-k204")
@BOTH
def test_12_5_d1_the_papacy_leaves_venice_for_walls_of_its_own(edition):
    """After the League Habsburg is its friend: by the older rule a Papal stack may find refuge in Trieste."""
    t = pair_table(edition=edition).bare().league().ally("venice", "papacy").control("habsburg", "ravenna")
    t.put("venice", "papacy", regulars=2).lays("protestant", "dip_diplomatic_marriage")
    t.answer("protestant", "marriage.minor", "venice").auto(None, "first")
    assert (t.units("rome", "papacy") == (2, 0)) == (edition == "2017")


# 25.5 Winter


@proves("25.5-r1", "25.5-r2")
def test_25_5_r1_of_a_spanish_army_four_men_stay_and_the_duke_goes():
    t = pair_table().bare().league().put("naples", "habsburg", regulars=3, hired=4, leaders=["duke_of_alva"])
    t.put("rome", "papacy", regulars=6).turn(5, "winter").play(by_two, stacks_go_home).auto(None, "first")
    assert sum(t.units("naples", "habsburg")) == 4
    assert t.where("duke_of_alva") == -1
    assert t.units("rome", "papacy") == (6, 0)
