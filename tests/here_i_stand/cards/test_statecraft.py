"""40, 66, 74, 79 Cards of princes and bankers."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, FRANCE
from cuius.titles.here_i_stand.phases.action.impulse import action_phase
from cuius.titles.here_i_stand.phases.card_draw import cards_due, deal_hand
from cuius.titles.here_i_stand.phases.diplomacy.peace import is_penitent
from cuius.titles.here_i_stand.rules.powers import at_war
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

# Machiavelli


@proves("21.3-r1b")
def test_24_k40_war_in_the_action_phase_then_two_points():
    t = play_card(war_table(), "france", "machiavelli").answer("france", "machiavelli.enemy", "england")
    assert at_war(t.state, FRANCE, ENGLAND)
    assert (t.state.cp, t.state.spender, t.state.owed[FRANCE]) == (2, FRANCE, 0)
    assert lies(t, "machiavelli") == "discarded"


@proves("9.6-x5", "9.6-x7")
def test_24_k40_the_permanent_restrictions_hold():
    t = war_table().ally("france", "papacy").war("france", "habsburg")
    play_card(t, "france", "machiavelli")
    t.expect("france", "machiavelli.enemy", lacks=["papacy", "habsburg", "protestant", "scotland"])
    assert not may_play(war_table(), "protestant", "machiavelli")


def test_24_k40_the_points_are_spent_in_the_same_impulse():
    t = war_table().hand("france", "machiavelli").impulse("france").put("paris", "france", regulars=1)
    t.play(action_phase).answer("france", "impulse.card", "machiavelli", "impulse.manner", "event")
    t.answer("france", "machiavelli.enemy", "england").expect("france", "action", about={"points": 2})


# Akinji Raiders


def raiders(*ottoman: str) -> HisTable:
    """Cavalry in Belgrade, the Habsburgs in Buda, a space away from it."""
    t = war_table().war("ottoman", "habsburg").control("ottoman", "belgrade", *ottoman)
    t.put("belgrade", "ottoman", hired=1).arrange(hungary_defeated=True)
    return t.control("habsburg", "buda").hand("habsburg", "gout", "ransom")


def test_24_k66_a_random_card_of_an_enemy_two_steps_away():
    t = play_card(raiders("szegedin").draw(taken="gout"), "france", "akinji_raiders")
    assert (t.holds("ottoman"), t.holds("habsburg")) == (["gout"], ["ransom"])
    assert (1, 0, int(CARDS["gout"])) in t.state.shown


def test_24_k66_the_space_between_must_be_ottoman():
    assert not may_play(raiders(), "france", "akinji_raiders")


def test_24_k66_the_ottoman_names_the_victim():
    t = raiders("szegedin").war("ottoman", "papacy").control("papacy", "mohacs").hand("papacy", "fuggers")
    play_card(t, "france", "akinji_raiders").expect(
        "ottoman", "akinji.victim", options=["habsburg", "papacy"]
    )
    t.draw(taken="fuggers").answer("ottoman", "akinji.victim", "papacy")
    assert t.holds("ottoman") == ["fuggers"]


def test_24_k66_no_cavalry_no_war_no_raid():
    assert not may_play(raiders("szegedin").peace("ottoman", "habsburg"), "france", "akinji_raiders")
    t = raiders("szegedin").put("belgrade", "ottoman", hired=-1)
    assert not may_play(t, "france", "akinji_raiders")


def test_r443_a_victim_must_have_a_card_to_lose():
    t = raiders("szegedin")
    t.arrange(lambda g: g.hands[1].clear())
    assert not may_play(t, "france", "akinji_raiders")


# Diplomatic Overture


def test_24_k74_draw_two_give_one():
    t = war_table().hand("england", "gout").draw("drawn", "ransom", "master_of_italy")
    play_card(t, "england", "diplomatic_overture").answer("england", "overture.to", "france")
    t.expect("england", "overture.card", options=["gout", "ransom"])
    t.answer("england", "overture.card", "ransom")
    assert (t.holds("england"), t.holds("france")) == (["master_of_italy", "gout"], ["ransom"])
    t.expect_event("card.changes", giver="england", taker="france", card="ransom")
    assert not t.events("card.changes", reader="papacy")


def test_24_k74_a_mandatory_event_if_there_is_nothing_else():
    t = war_table().draw("drawn", "master_of_italy", "barbary_pirates")
    play_card(t, "england", "diplomatic_overture").answer("england", "overture.to", "france")
    t.answer("england", "overture.card", "master_of_italy")
    assert t.holds("france") == ["master_of_italy"]


def test_24_k74_nothing_to_give_when_nothing_was_drawn():
    t = war_table().arrange(lambda g: (g.late.extend(g.deck), g.deck.clear()))
    assert not play_card(t, "england", "diplomatic_overture").waiting


# Fuggers


@proves("6.2-r13")
def test_24_k79_two_cards_now_one_fewer_at_the_next_deal():
    t = war_table()
    usual = cards_due(t.state, FRANCE)
    play_card(t.draw("drawn", "gout", "ransom"), "france", "fuggers")
    assert t.holds("france") == ["gout", "ransom"]
    assert cards_due(t.state, FRANCE) == usual - 1
    t.seeded(1).play(deal_hand, FRANCE)
    assert cards_due(t.state, FRANCE) == usual


def test_24_k79_a_debt_is_no_excommunication():
    t = war_table().hand("france", "charles_bourbon").turn(2)
    play_card(t.draw("drawn", "gout", "ransom"), "france", "fuggers")
    assert not is_penitent(t.state, FRANCE)


@pytest.mark.parametrize("power", ["ottoman", "protestant"])
def test_24_k79_anybody_borrows(power):
    assert may_play(war_table(), power, "fuggers")
