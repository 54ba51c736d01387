"""The steward at a table of two."""

import pytest

from cuius.core.observation import plain_question
from cuius.titles.here_i_stand.bot.steward import steward
from cuius.titles.here_i_stand.bot.two_player import WORTH, worth
from cuius.titles.here_i_stand.ids import BANS, DIPLOMATIC_WORDS, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.phases.action.impulse import take_action
from cuius.titles.here_i_stand.variants.two_player.diplomacy import end_wars, lay_card
from tests.here_i_stand.pairs import PairTable, by_two, pair_table


def answer(t: PairTable, power: str) -> str:
    question = next(q for q in t.match.questions if q.role == power)
    return steward(t.view(power), plain_question(question))


def test_it_has_a_thought_about_every_diplomatic_card():
    assert set(WORTH) == set(DIPLOMATIC_WORDS)
    assert worth("dip_spanish_invasion", PAPACY, False) < 0 < worth("dip_spanish_invasion", PAPACY, True)


@pytest.mark.parametrize(
    ("power", "chosen"), [(PAPACY, "dip_venetian_alliance"), (PROTESTANT, "dip_french_invasion")]
)
def test_it_lays_what_does_it_good(power, chosen: str):
    t = pair_table().bare().turn(2, "diplomacy")
    t.diplomatic(power.word, "dip_venetian_alliance", "dip_french_invasion").play(by_two, lay_card, power)
    assert answer(t, power.word) == chosen


def test_its_armies_gather_before_rome():
    t = pair_table().bare().lays("protestant", "dip_french_invasion")
    assert answer(t, "protestant") in ("milan", "turin")


def test_the_papacy_spends_its_bull_on_peace_and_sues_only_for_a_lost_key():
    t = pair_table().bare().war("papacy", "france").turn(2, "diplomacy").play(by_two, end_wars)
    assert answer(t, "papacy") == "france"
    t = pair_table().bare().war("papacy", "france").arrange(excommunicated={BANS["king_of_france"]: True})
    t.turn(2, "diplomacy").play(by_two, end_wars)
    assert answer(t, "papacy") == "pass"
    t = pair_table().bare().war("papacy", "france").arrange(excommunicated={BANS["king_of_france"]: True})
    t.control("france", "ravenna").turn(2, "diplomacy").play(by_two, end_wars)
    assert answer(t, "papacy") == "france"


def test_it_leads_an_army_that_can_take_rome():
    t = pair_table().bare().war("france", "papacy").control("france", "siena")
    t.put("siena", "france", regulars=5, hired=4, leaders=["francis_i", "montmorency"]).turn(2)
    t.impulse("protestant", cp=5).play(by_two, take_action, PROTESTANT)
    assert answer(t, "protestant") == "act_for_france"
    t.answer("protestant", "action", "act_for_france")
    assert answer(t, "protestant") in ("move_clear", "francis_i", "montmorency")


def test_it_plays_a_whole_game():
    t = pair_table().seeded(3).play_out("steward")
    assert t.over
    assert set(t.winners) <= {"papacy", "protestant"}
