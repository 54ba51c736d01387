"""Home cards of Habsburg, Papacy and Protestant, and the mandatory events: what the cards say."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BARBAROSSA,
    CARDS,
    ENGLAND,
    FRANCE,
    HABSBURG,
    HERE_I_STAND,
    MANDATORY,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    RULERS,
)
from cuius.titles.here_i_stand.phases.action.impulse import can_be_event, play_event
from cuius.titles.here_i_stand.phases.religion.protestants import nail_theses
from cuius.titles.here_i_stand.rules.cards import EVENTS
from tests.here_i_stand.tables import HisTable, his_table, war_table


def play(t: HisTable, power: str, card: str) -> HisTable:
    """The card as the event of this power's impulse, up to its first question."""
    return t.impulse(power, card=card).play(play_event, POWERS[power], CARDS[card])


def with_luther(t: HisTable) -> HisTable:
    return t.arrange(reformer_at={0: int(PLACES["wittenberg"])}).faith("protestant", "wittenberg")


def test_24_k2_charles_travels_and_five_points_follow():
    t = war_table().put("vienna", "habsburg", leaders=["charles_v"])
    play(t, "habsburg", "holy_roman_emperor").answer("habsburg", "emperor.to", "valladolid")
    assert (t.where("charles_v"), t.state.cp) == ("valladolid", 5)
    assert CARDS["holy_roman_emperor"] in t.state.home_used


def test_24_k2_not_while_charles_is_captive():
    t = war_table().put("vienna", "habsburg", leaders=["charles_v"]).impulse("habsburg")
    assert can_be_event(t.state, HABSBURG, CARDS["holy_roman_emperor"])
    t.arrange(lambda g: g.capture(2, FRANCE))
    assert not can_be_event(t.state, HABSBURG, CARDS["holy_roman_emperor"])


def test_24_k5_a_reformer_is_excommunicated_once():
    t = with_luther(war_table()).impulse("papacy")
    assert can_be_event(t.state, PAPACY, CARDS["papal_bull"])
    t.arrange(excommunicated={0: True})
    assert not can_be_event(t.state, PAPACY, CARDS["papal_bull"])


def test_24_k5_a_ruler_needs_grounds():
    t = war_table().impulse("papacy")
    assert not can_be_event(t.state, PAPACY, CARDS["papal_bull"])
    assert can_be_event(t.war("france", "papacy").state, PAPACY, CARDS["papal_bull"])


def test_24_k6_the_debate_of_leipzig_goes_back_to_the_power_card():
    t = with_luther(his_table().turn(1))
    play(t, "papacy", "leipzig_debate")
    assert t.waiting
    assert CARDS["leipzig_debate"] not in t.state.hands[PAPACY]


def test_24_k7_a_discarded_card_is_fetched_but_no_mandatory_event():
    t = war_table().discarded("gout", "master_of_italy")
    play(t, "protestant", "here_i_stand").answer("protestant", "retrieve.use", "keep")
    assert t.holds("protestant") == ["gout"]
    assert int(HERE_I_STAND) in t.state.home_used


def test_24_k8_luther_two_regulars_and_five_attempts():
    t = his_table().seeded(3).play(nail_theses, PROTESTANT)
    t.play_out()
    t.expect_event("reformer.enters", reformer="luther", space="wittenberg")
    assert t.units("wittenberg", "protestant") == (2, 0)
    assert CARDS["luthers_95_theses"] in t.state.removed


def test_24_k9_algiers_with_barbarossa_regulars_and_corsairs():
    t = play(war_table(), "france", "barbary_pirates")
    assert t.holder("algiers") == "ottoman"
    assert t.units("algiers", "ottoman") == (2, 0)
    assert t.state.corsairs[PLACES["algiers"]] == 2
    assert t.state.leader_at[BARBAROSSA] == PLACES["algiers"]
    assert t.state.cp == 2


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [
        ("clement_vii", "leo_x", "clement_vii"),
        ("paul_iii", "clement_vii", "paul_iii"),
        ("julius_iii", "paul_iii", "julius_iii"),
    ],
)
@proves("24-k10", "24-k14", "24-k22")
def test_the_popes_follow_each_other(card, before, after):
    t = war_table().arrange(ruler={PAPACY: int(RULERS[before])})
    play(t, "england", card)
    assert t.state.ruler[PAPACY] == RULERS[after]
    assert CARDS[card] in t.state.laid
    assert (t.state.cp, t.state.spender) == (2, ENGLAND)


def test_24_k11_defender_of_the_faith_gives_england_a_card():
    t = war_table().draw(drawn="gout")
    play(t, "england", "defender_of_the_faith")
    assert t.holds("england") == ["gout"]
    assert t.state.cp == 2


def test_24_k12_master_of_italy_stays_in_the_game():
    t = war_table().control("france", "milan", "genoa", "florence")
    play(t, "habsburg", "master_of_italy")
    assert t.state.bonus[FRANCE] == 1
    assert CARDS["master_of_italy"] in t.state.discards


def test_24_k13_the_league_needs_twelve_spaces_and_a_second_turn():
    t = play(war_table().turn(2), "france", "schmalkaldic_league")
    assert (t.state.league, t.state.cp) == (False, 2)
    assert CARDS["schmalkaldic_league"] in t.state.discards


def test_24_k15_two_universities():
    t = play(war_table(), "ottoman", "society_of_jesus")
    t.answer("papacy", "university.space", "vienna").answer("papacy", "university.space", "paris")
    assert len(t.state.universities) == 2
    assert t.state.cp == 2


def test_24_k17_trent_returns_to_the_deck():
    t = his_table().turn(3).seeded(2)
    play(t, "papacy", "council_of_trent").play_out()
    assert CARDS["council_of_trent"] in t.state.discards


@pytest.mark.parametrize(("edition", "many"), [("first", 16), ("2017", 19)])
def test_every_mandatory_event_is_written(edition, many):
    board = war_table(edition=edition).state.board
    due = [c for c in CARDS.ids if board.card_kind[c] == MANDATORY and board.in_edition[c]]
    assert len(due) == many
    assert [c.word for c in due if c not in EVENTS] == []
