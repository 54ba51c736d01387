"""87, 106, 107 Cards against soldiers."""

import pytest

from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

PAYING = {1: "gabelle_revolt", 2: "shipbuilding", 3: "fuggers", 4: "foreign_recruits", 5: "treachery"}


def french_army(*cards: str) -> HisTable:
    """Twelve French mercenaries."""
    t = war_table().put("paris", "france", hired=7).put("lyon", "france", regulars=1, hired=5)
    return play_card(t.hand("france", *cards), "england", "mercenaries_demand_pay")


@pytest.mark.parametrize(("points", "kept"), [(1, 2), (2, 4), (3, 6), (4, 10), (5, 12)])
def test_24_k87_how_many_stay_for_how_many_points(points, kept):
    t = french_army(PAYING[points]).answer("france", "pay.card", PAYING[points])
    while t.waiting:
        t.answer("france", "pay.dismiss", "paris")
    assert t.units("paris", "france")[1] + t.units("lyon", "france")[1] == kept
    assert lies(t, PAYING[points]) == "discarded"


def test_24_k87_a_home_card_keeps_all_and_goes_to_the_power_card():
    t = french_army().answer("france", "pay.card", "patron_of_the_arts")
    assert t.units("lyon", "france") == (1, 5)
    assert len(t.state.home_used) == 2  # with the Janissaries, used before


def test_24_k87_without_pay_all_are_lost_and_no_mandatory_event_pays():
    t = french_army("master_of_italy")
    t.expect("france", "pay.card", options=["patron_of_the_arts", "pass"])
    t.answer("france", "pay.card", "pass")
    assert (t.units("paris", "france"), t.units("lyon", "france")) == ((0, 0), (1, 0))


def test_24_k87_cavalry_are_no_mercenaries():
    t = war_table().put("sofia", "ottoman", hired=4)
    assert not may_play(t, "england", "mercenaries_demand_pay")


# Unpaid Mercenaries


def test_24_k106_all_mercenaries_of_a_power_in_a_space():
    t = war_table().put("milan", "france", regulars=2, hired=5).put("paris", "france", hired=1)
    play_card(t, "papacy", "unpaid_mercenaries").answer("papacy", "unpaid.where", "milan")
    assert (t.units("milan", "france"), t.units("paris", "france")) == ((2, 0), (0, 1))
    t.expect_event("hirelings.leave", power="france", space="milan", many=5)


def test_24_k106_of_one_power_only():
    t = war_table().ally("france", "papacy").put("milan", "france", hired=2).put("milan", "papacy", hired=3)
    play_card(t, "england", "unpaid_mercenaries").answer("england", "unpaid.whose", "papacy")
    assert (t.units("milan", "france"), t.units("milan", "papacy")) == ((0, 2), (0, 0))


def test_24_k106_needs_mercenaries():
    assert not may_play(war_table().put("sofia", "ottoman", hired=4), "papacy", "unpaid_mercenaries")


def test_24_k106_may_break_a_siege():
    t = war_table().war("france", "england").put("calais", "england", regulars=2)
    t.put("calais", "france", regulars=2, hired=3).siege("calais")
    play_card(t, "papacy", "unpaid_mercenaries").expect_event("siege.broken", space="calais")
    assert (t.units("calais", "france"), t.units("boulogne", "france")) == ((0, 0), (2, 0))


# Unsanitary Camp


def struck(**units: int) -> HisTable:
    t = war_table().put("vienna", "habsburg", **units)
    return play_card(t, "france", "unsanitary_camp")


def test_24_k107_a_third_rounded_up_regulars_at_least_half():
    t = struck(regulars=4, hired=3)  # three of seven are lost, two of them regulars
    t.answer("habsburg", "camp.loss", "mercenary")
    assert t.units("vienna", "habsburg") == (2, 2)


def test_24_k107_the_owner_may_lose_more_regulars():
    t = struck(regulars=4, hired=3).answer("habsburg", "camp.loss", "regular")
    t.answer("habsburg", "camp.loss", "regular").answer("habsburg", "camp.loss", "regular")
    assert t.units("vienna", "habsburg") == (1, 3)


def test_24_k107_as_far_as_the_stack_has_regulars():
    t = struck(regulars=1, hired=6).answer("habsburg", "camp.loss", "regular")
    assert t.units("vienna", "habsburg") == (0, 4)


def test_24_k107_a_single_unit_dies():
    assert struck(regulars=1).units("vienna", "habsburg") == (0, 0)


def test_24_k107_minor_allies_are_part_of_the_stack():
    t = war_table().ally("hungary", "habsburg").put("vienna", "habsburg", hired=2)
    play_card(t.put("vienna", "hungary", regulars=4), "france", "unsanitary_camp")
    t.answer("habsburg", "camp.loss", "hungary").answer("habsburg", "camp.loss", "mercenary")
    assert (t.units("vienna", "habsburg"), t.units("vienna", "hungary")) == ((0, 1), (3, 0))


def test_24_k107_stacks_of_inactive_minor_powers_and_independents_too():
    t = war_table().put("buda", "hungary", regulars=4).put("florence", "independent", regulars=1)
    play_card(t, "france", "unsanitary_camp").answer("france", "camp.where", "buda")
    assert (t.units("buda", "hungary"), t.waiting) == ((2, 0), [])
    t = war_table().put("florence", "independent", regulars=2)
    play_card(t, "france", "unsanitary_camp")
    assert t.units("florence", "independent") == (1, 0)


def test_r225_the_knights_may_die_in_their_camp():
    t = war_table().control("independent", "malta").put("malta", "independent", regulars=1)
    play_card(t.arrange(knights=True), "ottoman", "unsanitary_camp")
    assert not t.state.knights
    t.expect_event("knights.gone", space="malta")
