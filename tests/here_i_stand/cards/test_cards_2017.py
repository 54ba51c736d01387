"""The six cards that the edition of 2017 adds, 111 to 116."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BANS,
    CARDS,
    CARDS_OF_2017,
    COLONIES,
    ENGLAND,
    ENGLISH,
    FRANCE,
    NOBODY,
    PAPACY,
    POWERS,
    REFORMERS,
    SCOTLAND,
    WIVES,
)
from cuius.titles.here_i_stand.phases.action.impulse import can_be_event, take_action
from cuius.titles.here_i_stand.phases.common.cards import end_with_impulse, end_with_turn
from cuius.titles.here_i_stand.phases.new_world.colonies import collect_riches
from cuius.titles.here_i_stand.phases.religion.debates import can_call_debate
from cuius.titles.here_i_stand.rules.cards import ANSWERS, EVENTS
from cuius.titles.here_i_stand.rules.debates import debate_zones
from tests.here_i_stand.overseas import colony, quiet_sea
from tests.here_i_stand.preaching import catholic_world, only_free, reformer, ruler
from tests.here_i_stand.tables import HisTable, war_table

LATER = {"edition": "2017"}


def holding(t: HisTable, power: str, card: str) -> HisTable:
    """The power is about to play the card in its impulse."""
    return t.hand(power, card).impulse(power)


def play(t: HisTable, power: str, card: str) -> HisTable:
    """As the event of an impulse."""
    t.answer(power, "impulse.card", card)
    return t.answer(power, "impulse.manner", "event") if t.asked(power, "impulse.manner") else t


def may_play(t: HisTable, power: str, card: str) -> bool:
    return can_be_event(t.state, POWERS[power], CARDS[card])


def pile(t: HisTable, card: str) -> str:
    """Where the card lies."""
    piles = {"discards": t.state.discards, "removed": t.state.removed}
    return next((name for name, cards in piles.items() if CARDS[card] in cards), "")


def test_every_card_of_both_editions_does_something():
    boards = [war_table(edition=edition).state.board for edition in ("first", "2017")]
    answered = {card for moment in ANSWERS.values() for card in moment}
    for board in boards:
        assert [c.word for c in CARDS if board.in_edition[c] and c not in answered and c not in EVENTS] == []
    assert all(card in EVENTS for card in CARDS_OF_2017)


def test_the_first_edition_has_none_of_them():
    t = war_table()
    piles = (t.state.deck, t.state.late, t.state.removed)
    assert not any(card in cards for card in CARDS_OF_2017 for cards in piles)


# 111


def settlers(side: str) -> HisTable:
    """Two English colonies, and the marker on this side."""
    t = holding(colony(quiet_sea(**LATER), "roanoke", "jamestown"), "papacy", GOVERNOR)
    play(t, "papacy", GOVERNOR).answer("papacy", "governor.for", "england", "governor.side", side)
    return t


GOVERNOR = "colonial_governor_native_uprising"


@proves("24-k111")
def test_24_k111_a_governor_makes_a_card_of_nothing_and_goes():
    t = settlers("governor")
    t.expect_event("governor.sent", power="england")
    assert pile(t, GOVERNOR) == "discards"
    t = colony(quiet_sea(**LATER), "roanoke", "jamestown").arrange(lasting=t.state.lasting)
    end_with_impulse(t.state)
    end_with_turn(t.state)
    t.dice("riches", [5, 5], [3, 3]).draw("card.drawn", "erasmus", "fuggers").play(collect_riches)
    assert t.holds("england") == ["erasmus", "fuggers"]
    t.expect_event("governor.changes", power="england", result="card", times=1)
    assert t.state.lasting == [0] * 6
    t.dice("riches", [3, 3], [3, 3]).play(collect_riches)
    assert len(t.holds("england")) == 2


@proves("24-k111")
def test_24_k111_a_rising_ends_a_colony_and_stays_until_it_does():
    t = colony(quiet_sea(**LATER), "roanoke", "jamestown").arrange(lasting=settlers("uprising").state.lasting)
    t.dice("riches", [5, 5], [5, 5]).draw("card.drawn", "erasmus", "fuggers").play(collect_riches)
    assert t.state.lasting[ENGLAND]
    t.dice("riches", [3, 3], [3, 3]).play(collect_riches)  # both in one phase
    assert [t.state.colonies[COLONIES[box]] for box in ("roanoke", "jamestown")] == [NOBODY, NOBODY]
    assert not t.state.lasting[ENGLAND]


def test_r500_there_is_one_marker():
    t = settlers("governor")
    t = holding(quiet_sea(**LATER).arrange(lasting=t.state.lasting), "france", GOVERNOR)
    play(t, "france", GOVERNOR).answer("france", "governor.for", "habsburg", "governor.side", "uprising")
    assert [bool(bits) for bits in t.state.lasting] == [False, True, False, False, False, False]


# 112


def englishmen(power: str = "england") -> HisTable:
    """Debaters of both zones are free; the power is about to play Thomas More."""
    t = only_free(catholic_world(**LATER), "eck", "cajetan", "luther", "cranmer")
    return holding(t, power, "thomas_more")


@proves("24-k112")
@pytest.mark.parametrize("power", ["england", "protestant"])
def test_24_k112_more_is_executed(power):
    t = englishmen(power).hand("england", "erasmus").draw("card.drawn", "fuggers")
    assert ENGLISH in debate_zones(t.state, PAPACY)
    play(t, power, "thomas_more").answer("england", "more.discard", "erasmus")
    assert (t.holds("england"), pile(t, "erasmus")) == (["fuggers"], "discards")
    assert pile(t, "thomas_more") == "removed"
    assert ENGLISH not in debate_zones(t.state, PAPACY)
    assert can_call_debate(t.state, PAPACY)  # in Germany


def test_r501_england_keeps_what_it_must_play():
    t = englishmen().hand("england", "master_of_italy").draw("card.drawn", "clement_vii")
    play(t, "england", "thomas_more")
    assert sorted(t.holds("england")) == ["clement_vii", "master_of_italy"]
    t = englishmen().hand("england", "master_of_italy").draw("card.drawn", "fuggers")
    play(t, "england", "thomas_more")
    assert t.holds("england") == ["master_of_italy"]


@proves("24-k112", "18.5-s4")
@pytest.mark.parametrize(("zone", "dice"), [("german", 3 + 3 + 1 + 1), ("english", 3 + 3 + 1 + 3)])
def test_24_k112_more_pleads_for_rome(zone, dice):
    t = englishmen("papacy").draw(debate_attacker=["eck"])
    t.draw(debate_defender=["luther" if zone == "german" else "cranmer"])
    t.dice(debate_attack=[1] * (dice - 1) + [6], debate_defence=[1] * (6 if zone == "german" else 5))
    play(t, "papacy", "thomas_more").answer("papacy", "debate.zone", zone)
    if t.asked("papacy", "debate.pool"):
        t.answer("papacy", "debate.pool", "uncommitted")
    t.skip_to("impulse.card", "protestant")
    assert t.events("debate.round")[0]["dice"] == dice
    assert pile(t, "thomas_more") == "discards"
    assert not any(t.state.lasting)


@proves("24-k112")
def test_24_k112_he_leaves_the_game_once_henry_has_married_again():
    t = englishmen("papacy").arrange(boleyn_turn=2).seeded(3)
    play(t, "papacy", "thomas_more").skip_to("impulse.card", "protestant")
    assert pile(t, "thomas_more") == "removed"
    t = only_free(catholic_world(**LATER)).hand("papacy", "thomas_more").impulse("papacy")
    assert not may_play(t, "papacy", "thomas_more")  # nobody to call a debate with


# 113, 114


@proves("24-k113")
def test_24_k113_a_coronation_in_italy():
    t = holding(war_table(**LATER).turn(3).put("rome", "habsburg", leaders=["charles_v"]), "papacy", CROWN)
    play(t.draw("card.drawn", "erasmus", "fuggers"), "papacy", CROWN)
    assert (t.holds("habsburg"), t.holds("papacy"), pile(t, CROWN)) == (["erasmus"], ["fuggers"], "removed")
    assert t.state.cp == 2
    t = holding(war_table(**LATER).turn(3).put("vienna", "habsburg", leaders=["charles_v"]), "papacy", CROWN)
    play(t, "papacy", CROWN)
    t.expect_event("coronation.none")
    assert (t.holds("habsburg"), pile(t, CROWN), t.state.cp) == ([], "discards", 2)


CROWN = "imperial_coronation"


@proves("24-k114")
def test_24_k114_an_embassy_between_allies():
    t = holding(war_table(**LATER).turn(3).ally("ottoman", "france"), "england", "la_forets_embassy")
    play(t.draw("card.drawn", "erasmus", "fuggers"), "england", "la_forets_embassy")
    assert (t.holds("ottoman"), t.holds("france")) == (["erasmus"], ["fuggers"])
    assert (pile(t, "la_forets_embassy"), t.state.cp) == ("removed", 2)
    t = holding(war_table(**LATER).turn(3), "england", "la_forets_embassy")
    play(t, "england", "la_forets_embassy").expect_event("embassy.none")
    assert (pile(t, "la_forets_embassy"), t.holds("france")) == ("discards", [])


@proves("6.1-r13")
def test_24_k114_nobody_passes_with_it_in_hand():
    t = holding(war_table(**LATER).turn(3), "ottoman", "la_forets_embassy")
    assert t.options("ottoman") == ("la_forets_embassy",)


# 115


def parliament(power: str = "england", **options: str) -> HisTable:
    """Cranmer preaches in Protestant London."""
    t = reformer(only_free(catholic_world(**{**LATER, **options})), "cranmer").faith("protestant", "london")
    return holding(t, power, "thomas_cromwell")


@proves("24-k115")
def test_24_k115_the_monasteries_for_england():
    t = parliament("france").discarded("dissolution_of_the_monasteries")
    play(t, "france", "thomas_cromwell").answer("france", "cromwell.use", "fetch")
    assert t.holds("england") == ["dissolution_of_the_monasteries"]
    assert pile(t, "thomas_cromwell") == "discards"


@proves("24-k115", "18.1-r18")
def test_24_k115_a_treatise_and_cheaper_ones():
    t = parliament().arrange(chart={0: int(WIVES["anne_boleyn"])}).seeded(1)
    play(t, "england", "thomas_cromwell")
    t.expect_event("treatise.published", power="england", zone="english")
    t.expect("england", "reformation.target").skip_to("impulse.card", "france")
    assert pile(t, "thomas_cromwell") == "removed"  # a marriage was dissolved
    later = parliament("papacy").arrange(lasting=t.state.lasting).impulse("england", cp=2).seeded(1)
    later.play(take_action, ENGLAND).answer("england", "action", "publish_treatise")
    assert later.state.cp == 0
    end_with_turn(later.state)
    assert later.state.lasting == [0] * 6


def test_24_k115_without_it_an_english_treatise_costs_three():
    t = parliament("papacy").impulse("england", cp=2).play(take_action, ENGLAND)
    assert "publish_treatise" not in t.options("england")
    t = parliament("papacy").impulse("england", cp=3).seeded(1).play(take_action, ENGLAND)
    t.answer("england", "action", "publish_treatise")
    assert t.state.cp == 0


@proves("24-k115", "21.5-r3")
@pytest.mark.parametrize("windows", ["fast", "discreet"])
def test_24_k115_a_bull_against_cranmer_comes_to_nothing(windows):
    t = parliament("protestant", windows=windows).impulse("papacy").hand("papacy", "papal_bull").seeded(1)
    t.skip_to("impulse.card", "papacy")
    play(t, "papacy", "papal_bull").skip_to("ban.whom", "papacy").answer("papacy", "ban.whom", "cranmer")
    t.skip_to("respond.ban.cranmer", "protestant")
    t.answer("protestant", "respond.ban.cranmer", "thomas_cromwell")
    assert not t.state.excommunicated[BANS["cranmer"]]
    assert t.state.reformer_at[REFORMERS["cranmer"]] >= 0
    t.expect_event("cromwell.shields")
    assert pile(t, "thomas_cromwell") == "discards"


def test_24_k115_the_first_edition_asks_nobody():
    t = reformer(only_free(catholic_world(windows="discreet")), "cranmer").faith("protestant", "london")
    t.impulse("papacy").hand("papacy", "papal_bull").hand("france", "erasmus").seeded(1)
    t.skip_to("impulse.card", "papacy")
    play(t, "papacy", "papal_bull").skip_to("ban.whom", "papacy").answer("papacy", "ban.whom", "cranmer")
    t.expect_event("ban.spoken", ban="cranmer")


@proves("24-k115")
def test_24_k115_not_without_anything_to_do():
    t = holding(only_free(catholic_world(**LATER)), "england", "thomas_cromwell")
    assert not may_play(t, "england", "thomas_cromwell")


def test_r502_the_treatise_is_englands_and_needs_no_cranmer():
    t = holding(only_free(catholic_world(**LATER)).faith("protestant", "london"), "papacy", "thomas_cromwell")
    play(t.seeded(1), "papacy", "thomas_cromwell").expect("england", "reformation.target")


# 116


def scotland(power: str = "england") -> HisTable:
    """Edward is born; Scotland is French, with a French unit in Edinburgh and two English before Stirling."""
    t = war_table(**LATER).turn(5).ally("scotland", "france").war("england", "france").arrange(edward=1)
    t.put("edinburgh", "scotland", regulars=2).put("edinburgh", "france", regulars=1)
    t.put("stirling", "england", regulars=2).siege("stirling").put("paris", "france", regulars=1)
    return holding(t, power, "rough_wooing")


@proves("24-k116", "22.2-p1")
def test_24_k116_scotland_is_won_with_all_its_spaces():
    t = scotland().dice(wooing_england=[6], wooing_france=[3])  # eight against six
    play(t, "england", "rough_wooing").expect_event("wooing.rolled", england=8, france=6)
    t.answer("france", "displace.land", "paris")  # 12.5-d1
    assert t.state.side[SCOTLAND] == ENGLAND
    assert {t.holder(s.word) for s in t.state.board.homes[SCOTLAND]} == {"england"}
    assert (t.units("stirling", "england"), t.units("edinburgh", "france")) == ((2, 0), (0, 0))
    assert t.units("edinburgh", "scotland") == (2, 0)
    assert not any(t.state.besieged)
    assert pile(t, "rough_wooing") == "discards"


@proves("24-k116")
def test_24_k116_one_ahead_is_not_enough():
    t = scotland().dice(wooing_england=[5], wooing_france=[3])
    play(t, "england", "rough_wooing").expect_event("wooing.rolled", england=7, france=6)
    assert (t.state.side[SCOTLAND], t.units("edinburgh", "france")) == (FRANCE, (1, 0))


@proves("24-k116")
def test_24_k116_only_while_edward_lives_and_scotland_is_french():
    assert may_play(scotland("papacy"), "papacy", "rough_wooing")
    assert not may_play(scotland().arrange(edward=0), "england", "rough_wooing")
    assert not may_play(ruler(scotland(), ENGLAND, "mary_i"), "england", "rough_wooing")
    assert may_play(ruler(scotland(), ENGLAND, "edward_vi"), "england", "rough_wooing")
    t = holding(war_table(**LATER).turn(5).arrange(edward=1), "england", "rough_wooing")
    assert not may_play(t, "england", "rough_wooing")


def test_r503_scots_and_ships_on_loan_count_for_whoever_commands_them():
    t = scotland().lend("edinburgh", "france", "england", 1).ships("edinburgh", "scotland", squadrons=1)
    t.dice(wooing_england=[1], wooing_france=[1])
    play(t, "england", "rough_wooing").expect_event("wooing.rolled", england=4, france=5)
