"""72, 80, 82, 94 Cards that bring unrest."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import PLACES
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table


def restless(t: HisTable) -> list[str]:
    return [PLACES[s].word for s, marked in enumerate(t.state.unrest) if marked]


def homes(t: HisTable, power: int) -> dict[int, bool]:
    return dict.fromkeys(t.state.board.homes[power], True)


@proves("12.4-r0")
def test_24_k80_up_to_two_french_home_spaces():
    t = play_card(war_table(), "habsburg", "gabelle_revolt")
    t.expect("habsburg", "revolt.where", offers=["pass"], lacks=["calais"])
    t.answer("habsburg", "revolt.where", "nantes").answer("habsburg", "revolt.where", "tours")
    assert restless(t) == ["nantes", "tours"]
    assert lies(t, "gabelle_revolt") == "discarded"


def test_24_k80_one_is_enough():
    t = play_card(war_table(), "habsburg", "gabelle_revolt").answer("habsburg", "revolt.where", "nantes")
    t.answer("habsburg", "revolt.where", "pass")
    assert restless(t) == ["nantes"]


@proves("12.4-r0b")
def test_24_k80_no_occupied_space():
    t = war_table().put("paris", "france", regulars=1).ships("rouen", "france", squadrons=1)
    t.put("lyon", "france", leaders=["montmorency"])
    play_card(t, "habsburg", "gabelle_revolt")
    t.expect("habsburg", "revolt.where", offers=["lyon"], lacks=["paris", "rouen"])  # ruling R42


@pytest.mark.parametrize(
    ("card", "power"), [("gabelle_revolt", 3), ("janissaries_rebel", 0), ("revolt_of_the_communeros", 1)]
)
def test_r410_where_every_space_is_in_unrest_the_event_does_nothing(card, power):
    t = war_table()
    t.arrange(unrest=homes(t, power))
    assert may_play(t, "papacy", card)
    if card != "revolt_of_the_communeros":  # spaces that are no homes speak Spanish too
        assert not play_card(t, "papacy", card).waiting


@pytest.mark.parametrize(
    ("card", "key"),
    [
        ("gabelle_revolt", "revolt.where"),
        ("janissaries_rebel", "revolt.where"),
        ("revolt_of_the_communeros", "revolt.where"),
        ("peasants_war", "rising.space"),
    ],
)
def test_r411_none_is_a_number_too(card, key):
    t = play_card(war_table(), "papacy", card).answer("papacy", key, "pass")
    assert (restless(t), t.waiting) == ([], [])


@pytest.mark.parametrize(("war", "most"), [("habsburg", 2), ("hungary", 4), (None, 4)])
def test_24_k82_four_spaces_while_the_ottoman_has_no_war_with_a_major_power(war, most):
    t = war_table()
    if war:
        t.war("ottoman", war)
    play_card(t, "papacy", "janissaries_rebel")
    for space in ("athens", "coron", "edirne", "istanbul")[:most]:
        t.answer("papacy", "revolt.where", space)
    assert len(restless(t)) == most
    assert not t.waiting


@proves("21.1-r9")
def test_24_k82_algiers_counts_once_it_is_in_play():
    t = play_card(war_table(), "papacy", "janissaries_rebel")
    t.expect("papacy", "revolt.where", lacks=["algiers"])
    t = play_card(war_table().arrange(algiers_in_play=True), "papacy", "janissaries_rebel")
    t.expect("papacy", "revolt.where", offers=["algiers"])


def test_24_k94_up_to_three_spaces_of_the_spanish_zone():
    t = play_card(war_table(), "france", "revolt_of_the_communeros")
    t.expect("france", "revolt.where", offers=["navarre"], lacks=["naples", "oran"])
    for space in ("madrid", "seville", "navarre"):
        t.answer("france", "revolt.where", space)
    assert restless(t) == ["madrid", "navarre", "seville"]
    assert not t.waiting


# Cloth


def test_24_k72_a_boom_gives_cards_and_men():
    t = war_table().draw("drawn", "gout", "ransom")
    play_card(t, "france", "cloth_prices_fluctuate").answer("france", "cloth.prices", "boom")
    t.answer("france", "cloth.guards", "paris")
    assert (t.holds("habsburg"), t.holds("england")) == (["gout"], ["ransom"])
    assert t.units("paris", "france") == (0, 2)


def test_24_k72_the_ottoman_raises_cavalry_at_home():
    t = war_table().draw("drawn", "gout", "ransom").control("ottoman", "buda")
    play_card(t, "ottoman", "cloth_prices_fluctuate").answer("ottoman", "cloth.prices", "boom")
    t.expect("ottoman", "cloth.guards", offers=["sofia"], lacks=["buda"])
    t.answer("ottoman", "cloth.guards", "sofia")
    assert t.units("sofia", "ottoman") == (0, 2)


@pytest.mark.parametrize(("space", "holder"), [("calais", "france"), ("antwerp", "france")])
def test_24_k72_no_boom_without_english_calais_and_habsburg_antwerp(space, holder):
    t = play_card(war_table().control(holder, space), "papacy", "cloth_prices_fluctuate")
    t.expect("papacy", "revolt.where")


def test_24_k72_a_slump_costs_the_holder_of_antwerp_a_card_and_brings_unrest():
    t = war_table().hand("habsburg", "gout").draw(taken="gout")
    play_card(t, "england", "cloth_prices_fluctuate").answer("england", "cloth.prices", "slump")
    t.expect_event("card.discarded", power="habsburg", card="gout")
    t.expect("england", "revolt.where", offers=["antwerp", "amsterdam", "brussels", "vienna", "naples"])
    t.expect("england", "revolt.where", offers=["pass"], lacks=["madrid", "besancon"])
    t.answer("england", "revolt.where", "antwerp").answer("england", "revolt.where", "pass")
    assert restless(t) == ["antwerp"]
