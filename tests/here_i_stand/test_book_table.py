"""The examples of the rule book, played: seats, map, rulers, counters, cards, the card draw phase."""

from __future__ import annotations

import pytest

from cuius.titles.here_i_stand.ids import (
    CARDS,
    CONTROL_UNFORTIFIED,
    FRANCE,
    HABSBURG,
    LEADERS,
    PAPACY,
    PLACES,
    PROTESTANT,
    REFORMER_CALVIN,
    REFORMERS,
)
from cuius.titles.here_i_stand.phases.action.impulse import begin_impulse, may_pass, take_action
from cuius.titles.here_i_stand.phases.action.table import price
from cuius.titles.here_i_stand.phases.card_draw import arrivals, cards_due
from cuius.titles.here_i_stand.phases.common.religion import banish
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from cuius.titles.here_i_stand.phases.land.assault import assault
from cuius.titles.here_i_stand.phases.land.control import open_spaces
from cuius.titles.here_i_stand.phases.land.forces import take_losses
from cuius.titles.here_i_stand.rules.points import keys_of
from tests.core.book_examples import told
from tests.here_i_stand.believers import lies
from tests.here_i_stand.marching import march
from tests.here_i_stand.preaching import catholic_world, faith, only_free, stands
from tests.here_i_stand.sailing import say
from tests.here_i_stand.tables import HisTable, war_table
from tests.here_i_stand.talks import EVERYBODY, talks


def book(beginning: str) -> str:
    return told("here_i_stand", beginning)


def open_to(t: HisTable, power: int) -> list[str]:
    return [space.word for space in open_spaces(t.state, power)]


# The game


def test_four_people_run_six_powers():
    words = book("Four people want to play")
    t = talks(players=4)
    held = sorted(len(roles) for roles in t.config.seats.values())
    assert held == [1, 1, 2, 2]
    assert "two of the four run two powers each and the other two run one each" in words
    t.play(negotiation)
    asked = []
    while not t.over:
        asked.append(t.waiting[0][0])
        t.answer(asked[-1], "deal.turn", "pass")
    assert tuple(asked) == EVERYBODY
    assert "the Ottoman still answers first and the Protestant last" in words


# The map


def test_a_pass_and_what_it_stops():
    words = book("Geneva and Turin are joined by a pass")
    t = war_table().war("france", "habsburg").control("france", "geneva", "turin")
    t.put("geneva", "france", regulars=2).impulse("france", cp=2).play(take_action, FRANCE)
    t.answer("france", "action", "move_pass")
    for key, word in (("move.from", "geneva"), ("move.regulars", "2"), ("move.to", "turin")):
        say(t, "france", key, word)
    assert t.units("turin", "france") == (2, 0)
    assert f"may march to Turin for {2 - t.state.cp} CP" in words
    near = (
        war_table().war("france", "habsburg").control("habsburg", "milan").put("turin", "france", regulars=2)
    )
    march(near.put("milan", "habsburg", regulars=3), "habsburg", "milan", "pavia", 3)
    near.expect("france", "intercept.from", offers=["turin"])
    assert "the French units in Turin may try to intercept there" in words
    far = (
        war_table().war("france", "habsburg").control("france", "geneva").put("geneva", "france", regulars=2)
    )
    march(far.put("pavia", "habsburg", regulars=3), "habsburg", "pavia", "turin", 3)
    assert far.over
    assert "French units in Geneva may not intercept an enemy who moves into Turin" in words
    still = war_table().control("france", "geneva").put("geneva", "france", regulars=2)
    assert "turin" not in open_to(still, FRANCE)
    assert "cannot take control of Turin without entering it" in words
    assert "turin" in open_to(still.put("turin", "france", regulars=1), FRANCE)


def test_messina_is_a_bridge():
    words = book("A Habsburg squadron lies in the Tyrrhenian Sea")
    t = war_table().ships("tyrrhenian_sea", "habsburg", squadrons=1).impulse("habsburg", cp=2)
    spent = []
    for here, there in (("tyrrhenian_sea", "messina"), ("messina", "ionian_sea")):
        before = t.state.cp
        t.play(take_action, HABSBURG).answer("habsburg", "action", "naval_move")
        say(t, "habsburg", "fleet.from", here)
        assert ("ionian_sea" in t.options("habsburg", "fleet.to")) == (there == "ionian_sea")
        for key, word in (("fleet.to", there), ("fleet.whole", "all"), ("fleet.from", "done")):
            say(t, "habsburg", key, word)
        assert t.fleet(there, "habsburg") == (1, 0)
        spent.append(before - t.state.cp)
    assert f"The first naval move ({spent[0]} CP) takes the squadron into Messina" in words
    assert f"the second ({spent[1]} CP) takes it out into the Ionian Sea" in words


def test_independent_units_hinder_no_control():
    words = book("You want to take control of an empty, independent, unfortified space")
    t = war_table().ally("genoa", "france").war("france", "papacy").control("independent", "siena")
    t.put("genoa", "france", regulars=1).put("florence", "independent", regulars=2)
    assert "siena" in open_to(t, FRANCE)
    assert f"you spend {price(t.state, FRANCE, CONTROL_UNFORTIFIED)} CP and the space is yours" in words
    t.put("rome", "papacy", regulars=1)
    assert "siena" not in open_to(t, FRANCE)
    assert "a single unit of a power at war with you" in words
    for owner, asked in (("independent", False), ("papacy", True)):
        t = war_table().ally("genoa", "france").war("france", "papacy").put("florence", owner, regulars=2)
        march(t.put("genoa", "france", regulars=2), "france", "genoa", "siena", 2)
        assert t.asked("papacy", "intercept.from") == asked
    assert "never intercepted by the independents in it, but an enemy stack there might try" in words


def test_france_takes_milan():
    words = book("France takes Milan, an independent key that nobody held")
    t = war_table().ally("genoa", "france").faith("catholic", "milan").put("milan", "france", regulars=4)
    t.control("france", "pavia").siege("milan").impulse("france", cp=1)
    before = keys_of(t.state, FRANCE)
    t.dice(attack=[6, 6, 6, 6], defence=[1]).play(assault, FRANCE)
    say(t, "france", "assault.regulars", "4")
    assert (t.holder("milan"), keys_of(t.state, FRANCE)) == ("france", before + 1)
    assert "one more box of its key track comes into view" in words
    assert faith(t, "milan") == "catholic"
    assert "French control has not changed the faith of the town" in words


# Rulers, counters, cards


def test_francis_is_a_captive_and_still_rules():
    words = book("Francis I leads an army into Italy")
    free = cards_due(war_table().state, FRANCE)
    t = war_table().hand("france", "gout").arrange(lambda g: g.capture(LEADERS["francis_i"], HABSBURG))
    t.arrange(lambda g: g.hands[FRANCE].remove(CARDS["patron_of_the_arts"]))
    bonus = t.state.board.ruler_bonus[t.state.ruler[FRANCE]]
    assert (cards_due(t.state, FRANCE), bonus) == (free, 1)
    assert "France is dealt one extra card next turn all the same" in words
    assert may_pass(t.state, FRANCE)
    assert not may_pass(t.hand("france", "foul_weather").state, FRANCE)
    assert "may keep one card from turn to turn" in words


@pytest.mark.parametrize(("elsewhere", "left"), [(5, 3), (7, 2)])
def test_no_counter_to_change(elsewhere, left):
    words = book("You hold a single counter of strength 4")
    t = war_table().put("naples", "papacy", regulars=4)
    for space in ("rome", "ravenna", "ancona", "siena", "florence", "modena", "pavia")[:elsewhere]:
        t.put(space, "papacy", regulars=1)
    t.play(take_losses, PAPACY, PLACES["naples"], 1)
    assert t.units("naples", "papacy") == (left, 0)
    assert (f"You should now have {left}" if left == 3 else f"you can show only {left}") in words


def test_the_hand_of_the_protestant():
    words = book("You are the Protestant and hold Here I Stand, Clement VII")
    t = war_table().turn(2).hand("protestant", "clement_vii", "foul_weather", "printing_press")
    assert not may_pass(t.state, PROTESTANT)
    t.impulse("protestant").play(begin_impulse, PROTESTANT)
    t.expect("protestant", "impulse.card", lacks=["pass"])
    t.answer("protestant", "impulse.card", "clement_vii")
    assert t.state.cp == 2
    assert "it changes the Pope, and then you have 2 CP for your own actions" in words
    last = war_table().turn(2).hand("protestant", "foul_weather", "printing_press", "here_i_stand")
    assert not may_pass(last.state, PROTESTANT)
    last.arrange(lambda g: g.hands[PROTESTANT].remove(CARDS["here_i_stand"]))
    assert may_pass(last.state, PROTESTANT)
    points = last.state.board.card_cp
    assert f"you play it for {points[CARDS['foul_weather']]} CP in your own" in words
    assert f"Printing Press ({points[CARDS['printing_press']]} CP) is an event card" in words
    march(last.put("paris", "france", regulars=1).impulse("france", cp=1), "france", "paris", "orleans", 1)
    last.expect("protestant", "respond.move.declared", options=["foul_weather", "pass"])


def test_katharina_is_played_in_two_ways():
    words = book("Katharina von Bora is removed if played as an event")
    for manner, pile, sentence in (
        ("points", "discarded", "You play her for 3 CP: she goes to the discard pile"),
        ("event", "removed", "You play her as an event: she is out of the game"),
    ):
        t = catholic_world().faith("protestant", "wittenberg").hand("protestant", "katherina_bora")
        t.impulse("protestant").play(begin_impulse, PROTESTANT)
        t.answer("protestant", "impulse.card", "katherina_bora", "impulse.manner", manner)
        if manner == "points":
            assert t.state.cp == 3
        t.seeded(3).play_out()
        assert lies(t, "katherina_bora") == pile
        assert sentence in words


def test_what_here_i_stand_fetches():
    words = book("Earlier this turn the Protestant played A Mighty Fortress for 4 CP")
    t = only_free(catholic_world(), "luther").faith("protestant", "wittenberg").seeded(3)
    t.hand("protestant", "a_mighty_fortress", "printing_press").discarded("gout")
    for card, manner in (("a_mighty_fortress", "points"), ("printing_press", "event")):
        t.impulse("protestant").play(begin_impulse, PROTESTANT)
        t.answer("protestant", "impulse.card", card, "impulse.manner", manner)
        if manner == "points":
            assert f"played A Mighty Fortress for {t.state.cp} CP" in words
        t.play_out()
    t.impulse("protestant").play(begin_impulse, PROTESTANT)
    t.answer("protestant", "impulse.card", "here_i_stand", "impulse.manner", "event")
    t.expect("protestant", "retrieve.card", options=["a_mighty_fortress", "gout"])
    assert "A Mighty Fortress is allowed, since it was played for points. Printing Press is not" in words


# New people


def test_calvin_returns_to_catholic_geneva():
    words = book("Calvin entered Geneva on turn 4")
    t = catholic_world().turn(4, "card_draw").play(arrivals)
    assert faith(t, "geneva") == "protestant"
    t.play(banish, REFORMER_CALVIN).faith("catholic", "geneva").turn(6, "card_draw").play(arrivals)
    assert t.state.reformer_at[REFORMERS["calvin"]] == PLACES["geneva"]
    assert faith(t, "geneva") == "catholic"
    assert "Geneva stays Catholic until the Protestant wins it in an attempt" in words


def test_cranmer_and_his_friends_after_the_wedding():
    words = book("On turn 4 Henry VIII marries Anne Boleyn")
    t = catholic_world().turn(4, "card_draw").play(arrivals).arrange(boleyn_turn=4)
    names = ("cranmer", "coverdale", "latimer")
    assert [stands(t, name) for name in names] == ["waiting"] * 3
    t.turn(5, "card_draw").play(arrivals)
    assert [stands(t, name) for name in names] == ["free"] * 3
    assert (t.state.reformer_at[REFORMERS["cranmer"]], faith(t, "london")) == (PLACES["london"], "protestant")
    assert "whose printed turn is 4, have been waiting and enter in the same phase" in words
