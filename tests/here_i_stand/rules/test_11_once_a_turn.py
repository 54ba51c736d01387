"""11, 6.1 A card is an event once a turn, in whoever's hand; mandatory events never outlast the turn."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, FRANCE, MAJORS, PAPACY, POWERS, PROTESTANT, RULERS
from cuius.titles.here_i_stand.phases.action.impulse import (
    action_phase,
    begin_impulse,
    impulse_cards,
    may_pass,
    papacy_acts_for_mary,
)
from cuius.titles.here_i_stand.phases.common.cards import retrieve, window
from cuius.titles.here_i_stand.phases.diplomacy.agreements import take_random_card
from cuius.titles.here_i_stand.phases.diplomacy.war import declare_war, payment
from cuius.titles.here_i_stand.rules.cards import is_asked, may_open, playable
from tests.here_i_stand.believers import may_play
from tests.here_i_stand.court import henrys_court
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable, war_table


def fetched(card: str, power: str, by: str, **options: str) -> HisTable:
    """`by` has played the card this turn as an event, response or combat card; now the power holds it."""
    t = war_table(**options).hand(power, card)
    return t.arrange(used_as_event=[(int(CARDS[card]), int(POWERS[by]))])


# Windows


@proves("11-x5", "6.1-r17")
def test_11_x5_a_response_played_this_turn_is_no_response_again():
    t = fetched("foul_weather", "protestant", "england").impulse("france", cp=2)
    march(t.put("paris", "france", regulars=1), "france", "paris", "orleans", 1)
    assert (t.units("orleans", "france"), t.waiting) == ((1, 0), [])


@proves("11-x5")
def test_11_x5_nor_a_combat_card():
    t = fetched("arquebusiers", "england", "habsburg").war("france", "england").impulse("france", cp=2)
    t.control("england", "boulogne").put("boulogne", "england", regulars=2)
    t.dice(attack=[1, 1], defence=[1, 1, 1])
    march(t.put("paris", "france", regulars=2), "france", "paris", "boulogne", 2)
    t.answer("england", "avoid.to", "pass")
    t.expect_event("battle.fought")
    assert t.holds("england") == ["arquebusiers"]


@proves("11-x5", "6.1-r20")
def test_11_x5_for_its_points_it_may_still_be_played():
    t = fetched("foul_weather", "france", "england").impulse("france").play(begin_impulse, FRANCE)
    t.answer("france", "impulse.card", "foul_weather")
    assert t.state.cp == 2


@proves("11-x5")
def test_11_x5_at_a_discreet_table_nobody_is_asked_for_it():
    t = fetched("halleys_comet", "france", "england", windows="discreet")
    t.arrange(removed=[int(CARDS[c]) for c in ("landsknechts", "swiss_mercenaries")])
    assert not may_open(t.state, "between")
    assert not is_asked(t.state, FRANCE, "between", ())


@proves("6.2-x3", "11-x5")
def test_11_x5_what_somebody_else_played_may_be_fetched_but_only_for_points():
    t = war_table().discarded("foul_weather", "gout").impulse("papacy")
    t.arrange(used_as_event=[(int(CARDS["foul_weather"]), int(ENGLAND))])
    t.arrange(lambda g: retrieve(g, PAPACY, CARDS["foul_weather"]))
    t.arrange(fresh_cards=[])
    assert t.holds("papacy") == ["foul_weather"]
    assert [str(w) for w in playable(t.state, PAPACY, "naval.declared", (FRANCE, ()))] == ["pass"]


def test_11_x5_next_turn_it_is_fresh_again():
    t = fetched("halleys_comet", "france", "england").arrange(used_as_event=[])
    t.play(window, "between", (FRANCE,)).expect("france", "respond.between", offers=["halleys_comet"])


# R577 What paid for an intervention


@proves("11-x5", "24-k108", "9.6-p5")
def test_r577_the_price_of_an_intervention_was_an_event_too():
    t = war_table().turn(3, "diplomacy").hand("habsburg", "treachery").hand("papacy", "venetian_alliance")
    t.arrange(owed=[0] * len(MAJORS)).play(declare_and_pay)
    t.skip_to("war.intervene", "papacy").answer("papacy", "war.intervene", "intervene")
    t.answer("papacy", "war.pay", "venetian_alliance").answer("habsburg", "war.pay", "treachery")
    t.skip_to("venetian.where", "papacy").answer("papacy", "venetian.where", "rome")
    assert t.units("rome", "venice") == (1, 0)
    assert (int(CARDS["venetian_alliance"]), int(PAPACY)) in t.state.used_as_event
    assert not may_play(t, "papacy", "venetian_alliance")


def declare_and_pay(g):
    yield from declare_war(g, POWERS["habsburg"], POWERS["venice"], paid=True)
    yield from payment(g)


# R570 Wedding cards


def last_pass(box: str, cards: tuple[str, ...], passes: int = 5) -> HisTable:
    """England is the last to pass, with a wedding due; the other five have passed and hold nothing."""
    t = henrys_court(box=box, turn=3).arrange(remarries_in=3, passes=passes).dice(pregnancy=[1])

    def spend(g):
        for power in MAJORS:
            g.home_used += [c for c in g.hands[power] if c not in g.home_used]
            g.hands[power] = []

    return t.arrange(spend).draw("card.drawn", *cards)


@proves("6.1-r10", "6.1-r12", "6.1-r13", "11-x2")
def test_r570_a_mandatory_event_of_the_wedding_is_played_in_this_phase():
    t = last_pass("anne_of_cleves", ("master_of_italy",)).play(action_phase)
    t.answer("england", "impulse.card", "pass", "marriage.again", "wed")
    for power in ("france", "papacy", "protestant", "ottoman", "habsburg"):
        t.answer(power, "impulse.card", "pass")
    t.expect("england", "impulse.card", options=["master_of_italy"]).answer(
        "england", "impulse.card", "master_of_italy"
    )
    assert t.holds("england") == []
    assert (t.state.cp, t.state.passes) == (2, 0)


@proves("11-r9")
def test_r570_a_card_that_may_be_kept_does_not_prolong_the_phase():
    t = last_pass("anne_of_cleves", ("gout",)).play(action_phase)
    t.answer("england", "impulse.card", "pass", "marriage.again", "wed")
    assert (t.over, t.holds("england"), t.state.passes) == (True, ["gout"], 6)


@proves("6.1-r12", "21.3-t9")
def test_r570_nor_may_the_protestant_keep_what_anne_of_cleves_brings():
    t = last_pass("jane_seymour", ("gout", "clement_vii")).ally("england", "protestant")
    t.play(begin_impulse, ENGLAND).answer("england", "impulse.card", "pass", "marriage.again", "wed")
    assert (t.holds("protestant"), t.state.passes) == (["clement_vii"], 0)


@proves("11-x3")
def test_r570_nor_more_cards_than_the_ruler_keeps():
    t = last_pass("anne_of_cleves", ("gout",)).hand("england", "fuggers")
    t.play(begin_impulse, ENGLAND)
    t.answer("england", "impulse.card", "pass", "marriage.again", "wed")  # Henry keeps one card
    assert (t.holds("england"), t.state.passes) == (["gout", "fuggers"], 0)


# Passing and hands


@pytest.mark.parametrize(("ruler", "kept"), [("leo_x", 0), ("paul_iii", 1), ("julius_iii", 0)])
def test_11_x3_the_limit_is_that_of_the_present_ruler(ruler, kept):
    t = war_table().arrange(lambda g: g.hands[PAPACY].clear())
    t.arrange(ruler={PAPACY: int(RULERS[ruler])}).hand("papacy", "gout")
    assert may_pass(t.state, PAPACY) == (kept == 1)


@proves("6.1-r16", "6.1-r13")
def test_6_1_r16_who_draws_a_mandatory_event_from_a_hand_must_play_it():
    t = war_table().turn(2).arrange(lambda g: g.hands[PROTESTANT].clear()).hand("france", "master_of_italy")
    t.draw("card.taken", "master_of_italy").play(take_random_card, FRANCE, PROTESTANT)
    assert [str(w) for w in impulse_cards(t.state, PROTESTANT)] == ["master_of_italy"]
    assert t.state.bonus == [0] * len(MAJORS)  # the draw did not bring it about


def test_21_3_p4_a_card_that_rome_uses_was_no_event():
    t = henrys_court(turn=7).hand("england", "gabelle_revolt").faith("catholic", "london")
    t.play(papacy_acts_for_mary, CARDS["gabelle_revolt"])
    assert t.state.used_as_event == []
    assert CARDS["gabelle_revolt"] in t.state.discards
