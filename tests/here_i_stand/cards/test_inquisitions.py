"""56 Papal Inquisition, 58 Spanish Inquisition."""

import pytest

from cuius.core.rulebook import proves
from cuius.kit.laws import check_laws
from cuius.titles.here_i_stand.ids import CARDS, ENGLAND, FRANCE, HABSBURG, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.phases.action.impulse import end_impulse
from cuius.titles.here_i_stand.rules.cards import EVENTS, playable
from tests.here_i_stand.believers import lies, may_play, play_card, world
from tests.here_i_stand.preaching import faith, silent, standing, stands
from tests.here_i_stand.tables import HisTable


def rome(*protestant: str) -> HisTable:
    """Caraffa is ready; England and the Protestant hold a card or two, one is discarded."""
    t = silent(standing(world(*protestant, turn=5), "free", "caraffa")).discarded("printing_press")
    return t.hand("england", "fuggers", "gout").hand("protestant", "arquebusiers", "clement_vii")


def seen(t: HisTable, who: str) -> list[str]:
    """The cards that a power's page shows in the hands of others."""
    return sorted(CARDS[card].word for _, _, card in t.view(who)["shown"])


# Rome


def test_24_k56_caraffa_must_be_uncommitted():
    assert not may_play(world(turn=5), "papacy", "papal_inquisition")
    assert may_play(standing(world(turn=5), "free", "caraffa"), "habsburg", "papal_inquisition")


@proves("24-k56", "6.1-r8")
def test_24_k56_italy_is_purged_and_a_card_is_drawn_from_the_hand_seen():
    t = play_card(rome("siena", "modena", "trent", "zurich"), "habsburg", "papal_inquisition")
    assert stands(t, "caraffa") == "committed"
    t.expect("papacy", "inquisition.space", options=["siena", "modena", "trent"])
    t.answer("papacy", "inquisition.space", "siena", "inquisition.space", "trent")
    assert (faith(t, "siena"), faith(t, "trent"), faith(t, "modena")) == (
        "catholic",
        "catholic",
        "protestant",
    )
    t.expect("papacy", "inquisition.hand", options=["england", "protestant"])
    t.answer("papacy", "inquisition.hand", "england")
    t.expect_event("hand.seen", power="papacy", whose="england")
    assert seen(t, "papacy") == ["fuggers", "gout", "six_wives"]
    assert seen(t, "habsburg") == []
    t.draw(taken="gout").answer("papacy", "inquisition.fruit", "seize")
    assert (t.holds("england"), t.holds("papacy")) == (["fuggers"], ["gout"])
    assert seen(t, "england") == ["gout"]
    assert lies(t, "papal_inquisition") == "discarded"


def test_24_k56_the_card_gained_is_for_a_later_impulse():
    t = play_card(rome(), "habsburg", "papal_inquisition").answer("papacy", "inquisition.hand", "england")
    t.draw(taken="gout").answer("papacy", "inquisition.fruit", "seize")
    assert playable(t.state, PAPACY, "emperor.transfer", ()) == ("pass",)
    end_impulse(t.state)
    assert playable(t.state, PAPACY, "emperor.transfer", ()) == (CARDS["gout"], "pass")


@proves("24-k56", "6.2-r18", "6.2-r19", "6.2-x2", "6.2-x3")
def test_24_k56_or_a_card_from_the_discard_pile():
    t = rome().discarded("ransom", "paul_iii")
    t.arrange(used_as_event=[(int(CARDS["ransom"]), int(PAPACY))])
    play_card(t, "papacy", "papal_inquisition").answer("papacy", "inquisition.hand", "protestant")
    t.answer("papacy", "inquisition.fruit", "fetch")  # the only card it may fetch
    t.expect_event("retrieve.taken", power="papacy", card="printing_press")
    assert t.holds("papacy") == ["printing_press"]
    assert "printing_press" in seen(t, "ottoman")
    assert (lies(t, "ransom"), lies(t, "paul_iii")) == ("discarded", "discarded")


@proves("24-k56", "18.5-s4e")
def test_24_k56_or_a_debate_with_two_more_dice():
    t = standing(rome(), "free", "eck", "carlstadt")
    play_card(t, "papacy", "papal_inquisition").answer("papacy", "inquisition.hand", "protestant")
    t.draw(attacker="eck", defender="carlstadt")
    # Eck's value, three for attacking, his bonus, two of the inquisition; Carlstadt's, two for defending
    t.dice("debate.attack", [5] + [1] * 8).dice("debate.defence", [1] * 3)
    t.answer("papacy", "inquisition.fruit", "debate")
    t.answer("papacy", "debate.pool", "uncommitted")
    t.expect_event("debate.round", attacker="eck", dice=9)


def test_R416_caraffa_is_committed_before_the_debate():
    t = standing(rome(), "free", "carlstadt")
    play_card(t, "papacy", "papal_inquisition").answer("papacy", "inquisition.hand", "protestant")
    t.expect("papacy", "inquisition.fruit", options=["seize", "fetch"])


def test_R416_without_any_of_the_three_there_is_only_the_look():
    t = standing(world(turn=5), "free", "caraffa")
    play_card(t, "papacy", "papal_inquisition").answer("papacy", "inquisition.hand", "england")
    assert t.over


# Spain


@proves("24-k58", "18.5-s1")
def test_24_k58_spain_is_purged_and_habsburg_sees_both_hands():
    t = rome("madrid", "seville", "barcelona")
    play_card(t, "france", "spanish_inquisition")
    t.expect("habsburg", "inquisition.space", options=["barcelona", "madrid", "seville"])
    t.answer("habsburg", "inquisition.space", "madrid", "inquisition.space", "seville")
    assert (faith(t, "madrid"), faith(t, "seville"), faith(t, "barcelona")) == (
        "catholic",
        "catholic",
        "protestant",
    )
    assert seen(t, "habsburg") == [
        "arquebusiers",
        "clement_vii",
        "fuggers",
        "gout",
        "six_wives",
    ]
    assert seen(t, "papacy") == []


def test_24_k58_a_card_is_discarded_and_one_drawn():
    t = play_spain()
    t.expect("habsburg", "inquisition.discard", options=["fuggers", "gout", "arquebusiers", "clement_vii"])
    t.draw(drawn="ransom").answer("habsburg", "inquisition.discard", "arquebusiers")
    t.expect_event("card.discarded", power="protestant", card="arquebusiers")
    assert (t.holds("protestant"), t.holds("habsburg")) == (["clement_vii"], ["ransom"])
    assert lies(t, "spanish_inquisition") == "discarded"


def play_spain() -> HisTable:
    return play_card(standing(rome(), "committed", "caraffa"), "ottoman", "spanish_inquisition")


def test_24_k58_a_mandatory_event_can_be_discarded_but_no_home_card():
    t = world(turn=5).hand("protestant", "clement_vii").draw(drawn="ransom")
    play_card(t, "ottoman", "spanish_inquisition").expect("habsburg", "inquisition.discard", ["clement_vii"])
    t.answer("habsburg", "inquisition.discard", "clement_vii")
    assert (t.holds("protestant"), t.holds("habsburg")) == ([], ["ransom"])
    assert lies(t, "clement_vii") == "discarded"  # it has not occurred


def test_6_1_d2_in_2017_the_inquisition_spares_mandatory_events():
    t = world(turn=5, edition="2017").hand("protestant", "clement_vii").draw(drawn="ransom")
    play_card(t, "ottoman", "spanish_inquisition")
    assert t.over
    assert (t.holds("protestant"), t.holds("habsburg")) == (["clement_vii"], ["ransom"])


def test_24_k58_the_papacy_calls_a_debate():
    t = standing(rome(), "free", "carlstadt")
    play_card(t, "ottoman", "spanish_inquisition")
    t.draw(drawn="ransom", attacker="caraffa").answer("habsburg", "inquisition.discard", "gout")
    t.expect_event("debate.called", power="papacy", zone="german")
    t.expect("papacy", "debate.pool")


def test_24_k58_without_a_debater_there_is_no_debate():
    t = play_spain().draw(drawn="ransom").answer("habsburg", "inquisition.discard", "gout")
    assert t.over
    assert not t.events("debate.called")


def test_24_k58_a_card_seen_is_forgotten_when_it_is_played():
    t = play_spain().draw(drawn="ransom").answer("habsburg", "inquisition.discard", "gout")
    assert (int(HABSBURG), int(ENGLAND), int(CARDS["gout"])) not in t.state.shown
    assert (int(HABSBURG), int(PROTESTANT), int(CARDS["arquebusiers"])) in t.state.shown


@pytest.mark.parametrize("card", ["papal_inquisition", "spanish_inquisition"])
def test_24_k58_what_one_power_saw_nobody_else_learns(card):
    t = standing(world(turn=5, windows="discreet"), "free", "caraffa").discarded("printing_press")
    t.hand("england", "fuggers", "gout").hand("protestant", "arquebusiers")
    t.play(EVENTS[CARDS[card]].play, FRANCE)
    if card == "papal_inquisition":
        t.answer("papacy", "inquisition.hand", "england")
        t.expect("papacy", "inquisition.fruit")
    else:
        t.expect("habsburg", "inquisition.discard")
    check_laws(t.match, ("leaks", "options", "draws"))
