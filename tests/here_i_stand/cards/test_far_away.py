"""89, 92, 93, 110 Pirate Haven and the foreign wars, played as cards."""

import pytest

from cuius.titles.here_i_stand.ids import CARDS, OTTOMAN, PLACES
from cuius.titles.here_i_stand.phases.action.foreign_war import come_home
from cuius.titles.here_i_stand.phases.card_draw import cards_due
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

# Pirate Haven


def barbary() -> HisTable:
    t = war_table().arrange(algiers_in_play=True).control("ottoman", "algiers")
    return t.war("ottoman", "habsburg")


def test_24_k89_oran_becomes_a_haven():
    t = play_card(barbary(), "france", "pirate_haven")
    assert (t.holder("oran"), t.units("oran", "ottoman"), t.fleet("oran", "ottoman")) == (
        "ottoman",
        (1, 0),
        (0, 2),
    )
    assert t.state.fortress[PLACES["oran"]]
    assert lies(t, "pirate_haven") == "discarded"


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t.arrange(algiers_in_play=False),
        lambda t: t.peace("ottoman", "habsburg"),
        lambda t: t.put("oran", "habsburg", regulars=1).put("tripoli", "independent", regulars=1),
    ],
    ids=["no pirates", "no war", "occupied"],
)
def test_24_k89_where_no_haven_can_be(change):
    assert may_play(barbary(), "france", "pirate_haven")
    assert not may_play(change(barbary()), "france", "pirate_haven")


# Foreign wars


def at_war_abroad(card: str, power: str, space: str, by: str = "papacy") -> HisTable:
    return play_card(war_table().put(space, power, regulars=7), by, card)


def test_24_k92_three_ottoman_units_against_three_egyptians():
    t = at_war_abroad("revolt_in_egypt", "ottoman", "istanbul")
    assert t.state.wars_abroad == [(int(CARDS["revolt_in_egypt"]), 0, 3, 0, 3)]
    assert CARDS["revolt_in_egypt"] in t.state.laid


def test_24_k110_five_ottoman_units_against_four_persians():
    t = at_war_abroad("war_in_persia", "ottoman", "istanbul")
    assert t.state.wars_abroad == [(int(CARDS["war_in_persia"]), 0, 5, 0, 4)]


@pytest.mark.parametrize(("helps", "irish"), [("paris", 4), ("pass", 3)])
def test_24_k93_four_english_units_against_three_irish_and_perhaps_a_frenchman(helps, irish):
    t = war_table().put("london", "england", regulars=7).put("paris", "france", regulars=1)
    play_card(t, "france", "revolt_in_ireland").answer("france", "ireland.help", helps)
    assert t.state.wars_abroad == [(int(CARDS["revolt_in_ireland"]), 2, 4, 0, irish)]


def test_24_k93_nobody_else_may_help():
    t = at_war_abroad("revolt_in_ireland", "england", "london")
    assert t.state.wars_abroad == [(int(CARDS["revolt_in_ireland"]), 2, 4, 0, 3)]


@pytest.mark.parametrize(("edition", "price"), [("first", 0), ("2017", 1)])
def test_24_k92_in_2017_a_war_costs_a_card_a_turn_and_its_end_brings_a_marker(edition, price):
    t = war_table(edition=edition).put("istanbul", "ottoman", regulars=7)
    usual = cards_due(t.state, OTTOMAN)
    play_card(t, "papacy", "revolt_in_egypt")
    assert cards_due(t.state, OTTOMAN) == usual - price
    t.play(come_home, CARDS["revolt_in_egypt"])
    assert (t.state.war_winner[OTTOMAN], cards_due(t.state, OTTOMAN)) == (price, usual)
