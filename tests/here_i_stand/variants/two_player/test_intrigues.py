"""205, 215, 219 Diplomacy about diplomacy."""

import pytest

from cuius.titles.here_i_stand.ids import CARDS, PAPACY, PROTESTANT
from cuius.titles.here_i_stand.variants.two_player.diplomacy import lay_card
from tests.here_i_stand.pairs import PairTable, by_two, pair_table


def hands() -> PairTable:
    t = pair_table().bare().diplomatic("papacy", "dip_shipbuilding")
    return t.diplomatic("protestant", "dip_plague", "dip_andrea_doria")


def test_25_k205_the_papacy_names_the_card():
    t = hands().lays("papacy", "dip_diplomatic_pressure")
    t.expect("papacy", "pressure.card", options=["dip_andrea_doria", "dip_plague"])
    t.refuse("papacy", "pressure.card", "dip_shipbuilding")
    t.answer("papacy", "pressure.card", "dip_andrea_doria").play(by_two, lay_card, PROTESTANT)
    t.expect("protestant", "diplomacy.card", options=["dip_andrea_doria"])
    known = t.view("papacy")["own_diplomacy"]["shown"]
    assert [int(PAPACY), int(PROTESTANT), int(CARDS["dip_plague"])] in known
    assert t.view("protestant")["own_diplomacy"]["shown"] == []


def test_25_k205_the_protestant_has_the_card_replaced():
    t = hands().draw("diplomacy.drawn", "dip_corsair_raid").lays("protestant", "dip_diplomatic_pressure")
    t.expect("protestant", "pressure.means", options=["replace", "exchange"])
    t.answer("protestant", "pressure.means", "replace")
    assert (t.keeps("papacy"), t.pile()) == (
        ["dip_corsair_raid"],
        ["dip_shipbuilding", "dip_diplomatic_pressure"],
    )


def test_25_k205_or_exchanges_the_cards():
    t = pair_table().bare().diplomatic("papacy", "dip_shipbuilding").diplomatic("protestant", "dip_plague")
    t.lays("protestant", "dip_diplomatic_pressure").answer("protestant", "pressure.means", "exchange")
    assert (t.keeps("papacy"), t.keeps("protestant")) == (["dip_plague"], ["dip_shipbuilding"])


def test_25_k205_without_a_card_of_his_own_there_is_no_exchange():
    t = pair_table().bare().diplomatic("papacy", "dip_shipbuilding").draw(drawn=["dip_plague"])
    t.lays("protestant", "dip_diplomatic_pressure")
    assert not t.waiting  # replaced, as nothing else could be done
    assert t.keeps("papacy") == ["dip_plague"]


@pytest.mark.parametrize(("bonus", "schemer"), [(0, "protestant"), (40, "papacy")])
def test_25_k215_whoever_is_behind_plays_an_invasion(bonus: int, schemer: str):
    t = pair_table().bare().league().arrange(bonus={PROTESTANT: bonus}).draw(card_drawn=["gout"])
    t.lays("papacy", "dip_machiavelli")
    t.expect(schemer, "machiavelli.invasion", offers=["dip_french_invasion"], lacks=["dip_plague"])
    t.refuse(schemer, "machiavelli.invasion", "dip_plague")
    t.answer(schemer, "machiavelli.invasion", "dip_french_invasion")
    t.answer("protestant", "invasion.where", "milan", "invasion.reserve", "men")
    assert t.units("milan", "france") == (3, 5)
    assert CARDS["dip_machiavelli"] in t.pair.dip_deck
    assert CARDS["dip_french_invasion"] in t.pair.dip_deck
    assert t.pile() == []


def test_25_k215_on_a_tie_the_one_who_played_it():
    t = pair_table().bare().league()
    t.arrange(bonus={PROTESTANT: 19}).lays("papacy", "dip_machiavelli")
    t.expect("papacy", "machiavelli.invasion")


def test_25_k215_not_what_was_played_this_turn():
    t = pair_table().bare().league().arrange(dip_played=[int(CARDS["dip_french_invasion"])])
    t.lays("papacy", "dip_machiavelli").expect(
        "protestant", "machiavelli.invasion", lacks=["dip_french_invasion"]
    )


def test_25_k219_the_papacy_takes_one_and_the_other_must_be_played():
    t = hands().draw("diplomacy.drawn", "dip_corsair_raid").lays("papacy", "dip_spanish_inquisition")
    t.refuse("papacy", "inquisition.diplomacy", "dip_shipbuilding")
    t.answer("papacy", "inquisition.diplomacy", "dip_plague")
    assert (t.keeps("protestant"), t.pile()[0]) == (["dip_andrea_doria", "dip_corsair_raid"], "dip_plague")
    t.play(by_two, lay_card, PROTESTANT).expect("protestant", "diplomacy.card", options=["dip_andrea_doria"])


def test_25_k219_the_protestant_shows_his_hand():
    t = pair_table().bare().hand("protestant", "gout", "ransom").lays("protestant", "dip_spanish_inquisition")
    seen = {CARDS[card].word for _, _, card in t.view("papacy")["shown"]}
    assert {"gout", "ransom"} <= seen
    assert t.view("protestant")["shown"] == []
    assert not t.waiting
