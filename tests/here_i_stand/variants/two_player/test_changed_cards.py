"""Cards of the main deck that two players play otherwise."""

import pytest

from cuius.titles.here_i_stand.cards.fortresses import rebel_keys
from cuius.titles.here_i_stand.cards.troops import rallying_points
from cuius.titles.here_i_stand.ids import CARDS, PAPACY, REFORMER_LUTHER
from cuius.titles.here_i_stand.phases.religion.papacy import bannable
from cuius.titles.here_i_stand.phases.religion.sack_of_rome import sack_rome
from tests.here_i_stand.believers import play_card
from tests.here_i_stand.pairs import by_two, pair_table


def test_25_k5_in_the_action_phase_only_reformers_are_banned():
    t = pair_table().bare().war("papacy", "france", "habsburg")
    t.arrange(reformer_at={REFORMER_LUTHER: 62}).turn(2)
    assert [b.word for b in bannable(t.state)] == ["luther"]


def test_25_k63_the_papacy_loses_a_card_and_england_draws_none():
    t = pair_table().bare().hand("papacy", "gout").turn(5).draw(card_taken=["gout"])
    play_card(t.faith("protestant", "london"), "protestant", "dissolution_of_the_monasteries")
    assert (t.holds("papacy"), t.holds("england")) == ([], [])
    t.expect("protestant", "reformation.target")


def test_25_k70_the_renegade_stays_in_the_two_zones():
    t = pair_table().bare().ally("venice", "papacy")
    found = {s.word for s in rallying_points(t.state, PAPACY)}
    assert {"rome", "venice"} <= found
    assert not {"corfu", "candia", "zara"} & found


def test_25_k71_after_the_league_electorates_of_habsburg_too():
    t = pair_table().bare().control("habsburg", "mainz").control("protestant", "wittenberg")
    assert "mainz" not in [k.word for k in rebel_keys(t.state)]
    t.league()
    found = [k.word for k in rebel_keys(t.state)]
    assert "mainz" in found
    assert not {"wittenberg", "buda", "belgrade", "tunis"} & set(found)


def test_r467_a_rebel_electorate_goes_to_the_protestant():
    t = pair_table().bare().league().control("habsburg", "mainz").put("mainz", "habsburg", regulars=1).turn(5)
    t.dice(rebels=[6, 1, 1, 1, 1])
    play_card(t, "protestant", "city_state_rebels").answer("protestant", "rebels.key", "mainz")
    assert (t.holder("mainz"), t.units("mainz", "protestant")) == ("protestant", (1, 0))


@pytest.mark.parametrize("owner", ["france", "habsburg"])
def test_25_k95_both_cards_are_lost(owner: str):
    t = pair_table().bare().put("pavia", owner, hired=4).put("rome", "papacy", regulars=1)
    t.hand("papacy", "gout", "ransom").draw("card.taken", "gout", "ransom").turn(2)
    t.impulse("papacy", card="sack_of_rome")
    t.dice(battle_attack=[5, 5, 5, 5], battle_defence=[1, 1]).play(by_two, sack_rome, PAPACY)
    assert (t.holds("papacy"), t.holds(owner)) == ([], [])
    assert {CARDS["gout"], CARDS["ransom"]} <= set(t.state.discards)
