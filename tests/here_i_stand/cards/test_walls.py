"""71, 95, 104, 105 Cards about keys and walls."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import FRANCIS_I, PLACES, SPACES
from cuius.titles.here_i_stand.state import CAPTIVE, TURN_TRACK
from tests.here_i_stand.believers import lies, may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

MISS, TWO = [1] * 5, [5, 6, 1, 1, 1]


def rebels(t: HisTable, dice: list[int], key: str = "milan", by: str = "habsburg") -> HisTable:
    play_card(t.dice(rebels=dice), by, "city_state_rebels")
    return t.answer(by, "rebels.key", key) if t.asked(by, "rebels.key") else t


# City State Rebels


@proves("22.6-r5")
def test_24_k71_an_independent_key_is_free_again():
    t = rebels(war_table().control("france", "milan").put("milan", "france", regulars=2), TWO)
    assert (t.holder("milan"), t.units("milan", "independent")) == ("independent", (1, 0))
    assert lies(t, "city_state_rebels") == "discarded"


def test_24_k71_what_is_left_of_the_garrison_holds_the_key():
    t = rebels(war_table().control("france", "milan").put("milan", "france", regulars=2, hired=1), TWO)
    t.answer("france", "rebels.loss", "mercenary")
    assert (t.holder("milan"), t.units("milan", "france")) == ("france", (1, 0))


def test_24_k71_ships_hold_a_key_too():
    t = war_table().control("france", "naples").put("naples", "france", regulars=1)
    rebels(t.ships("naples", "france", squadrons=2), TWO, "naples")
    t.answer("france", "rebels.loss", "squadron").answer("france", "rebels.loss", "regular")
    assert (t.holder("naples"), t.fleet("naples", "france")) == ("france", (1, 0))


def test_24_k71_a_home_key_returns_to_its_power_or_to_the_ally_of_its_minor_power():
    t = rebels(war_table().control("france", "naples"), MISS, "naples", "papacy")
    assert (t.holder("naples"), t.units("naples", "habsburg")) == ("habsburg", (1, 0))
    t = rebels(war_table().ally("hungary", "habsburg").control("ottoman", "buda"), MISS, "buda")
    assert (t.holder("buda"), t.units("buda", "hungary")) == ("habsburg", (1, 0))


def test_24_k71_leaders_are_captured_by_the_player_admirals_wait():
    t = war_table().control("france", "naples").put("naples", "france", leaders=["francis_i"])
    t.ships("naples", "genoa", leaders=["andrea_doria"])
    rebels(t, MISS, "naples", "papacy")
    assert (t.where("francis_i"), t.where("andrea_doria")) == (CAPTIVE, TURN_TRACK)
    assert t.state.captor[FRANCIS_I] == 4


@pytest.mark.parametrize(
    "change",
    [
        lambda t: t,
        lambda t: t.control("france", "milan").siege("milan"),
        lambda t: t.ally("genoa", "france"),
        lambda t: t.control("france", "naples").ally("france", "habsburg"),
        lambda t: t.arrange(algiers_in_play=True).control("ottoman", "algiers"),
        lambda t: t.control("france", "turin"),
    ],
    ids=["at home", "besieged", "own minor power", "an ally's", "algiers", "no key"],
)
def test_24_k71_only_an_unbesieged_key_in_foreign_hands(change):
    assert not may_play(change(war_table()), "papacy", "city_state_rebels")


def test_r450_the_holders_units_first_and_nobody_captures_himself():
    t = war_table().ally("france", "papacy").control("france", "milan").put("milan", "papacy", regulars=1)
    rebels(t.put("milan", "france", regulars=2), [5, 5, 1, 1, 1])
    assert (t.units("milan", "papacy"), t.holder("milan")) == ((1, 0), "france")
    t = war_table().control("france", "milan").put("milan", "france", leaders=["montmorency"])
    rebels(t, MISS, by="france")
    assert t.where("montmorency") == TURN_TRACK


# Sack of Rome


def mutiny(dice: dict[str, list[int]]) -> HisTable:
    t = war_table().put("naples", "habsburg", hired=3).put("rome", "papacy", regulars=1)
    return play_card(t.dice(**dice).arrange(st_peters=3), "france", "sack_of_rome")


@proves("21.5-r15", "21.5-p6c")
def test_24_k95_the_card_leaves_the_game_if_rome_falls():
    t = mutiny({"attack": [6, 1, 1], "defence": [1, 1]})
    assert (t.state.st_peters, lies(t, "sack_of_rome")) == (0, "removed")


@proves("21.5-p5")
def test_24_k95_else_it_is_discarded():
    t = mutiny({"attack": [1, 1, 1], "defence": [6, 1]})
    assert (t.state.st_peters, lies(t, "sack_of_rome")) == (3, "discarded")


def test_24_k95_needs_mercenaries_enough_in_italy():
    t = war_table().put("rome", "papacy", regulars=2).put("naples", "habsburg", hired=2)
    assert not may_play(t.put("vienna", "habsburg", hired=3), "france", "sack_of_rome")


# Trace Italienne


@proves("2.1-r10")
def test_24_k104_a_fortress_and_a_regular_for_the_holder():
    t = play_card(war_table(), "england", "trace_italienne").answer("england", "trace.where", "tours")
    assert t.state.fortress[PLACES["tours"]]
    assert t.units("tours", "france") == (1, 0)


@pytest.mark.parametrize("space", ["turin", "limoges"])
def test_24_k104_no_regular_for_independents_or_in_unrest(space):
    t = play_card(war_table().unrest("limoges"), "england", "trace_italienne")
    t.answer("england", "trace.where", space)
    assert t.state.fortress[PLACES[space]]
    assert not any(t.units(space, power) != (0, 0) for power in ("france", "independent"))


def test_24_k104_only_unfortified_spaces():
    t = play_card(war_table(), "england", "trace_italienne")
    t.expect("england", "trace.where", lacks=["paris", "vienna", "rhodes", "wittenberg"])


def test_r451_not_under_the_feet_of_enemies_nor_beyond_nine_markers():
    t = war_table().war("france", "england").put("tours", "england", regulars=1)
    play_card(t, "england", "trace_italienne").expect("england", "trace.where", lacks=["tours"])
    plain = [s for s in SPACES if not war_table().state.board.fortified[s]][:9]
    t = war_table().arrange(fortress=dict.fromkeys(plain, True))
    assert not may_play(t, "england", "trace_italienne")


# Treachery


def siege_of_vienna(men: int = 6) -> HisTable:
    """Far from home, without a line of communication."""
    t = war_table().war("ottoman", "habsburg").put("vienna", "habsburg", regulars=3)
    t.put("vienna", "ottoman", regulars=men, leaders=["suleiman"])
    return t.siege("vienna")


def betray(t: HisTable, men: int, attack: list[int], defence: list[int]) -> HisTable:
    t.dice(attack=attack, defence=defence)
    play_card(t, "france", "treachery").answer("ottoman", "assault.leader", "suleiman")
    return t.answer("ottoman", "assault.regulars", men)


def test_24_k105_the_gates_are_opened_after_a_failed_assault():
    t = betray(siege_of_vienna().put("vienna", "habsburg", leaders=["charles_v"]), 6, [1] * 5, [1] * 6)
    assert (t.holder("vienna"), t.units("vienna", "habsburg")) == ("ottoman", (0, 0))
    assert t.where("charles_v") == CAPTIVE
    t.expect_event("treachery.opens", space="vienna")


def test_24_k105_not_if_the_besiegers_no_longer_outnumber_them():
    t = betray(siege_of_vienna(4), 4, [1] * 4, [6, 1, 1, 1])
    t.expect_event("siege.broken", space="vienna")
    assert (t.holder("vienna"), t.units("vienna", "habsburg")) == ("habsburg", (3, 0))


def test_24_k105_the_assault_itself_may_take_the_space():
    t = betray(siege_of_vienna(), 6, [6, 6, 6, 1, 1], [1] * 4)
    assert t.holder("vienna") == "ottoman"
    assert not t.events("treachery.opens")


def test_24_k105_the_player_picks_among_two_besiegers():
    t = siege_of_vienna().ally("ottoman", "france").war("france", "habsburg")
    play_card(t.put("vienna", "france", regulars=5), "england", "treachery")
    t.expect("england", "treachery.who", options=["ottoman", "france"])


def test_24_k105_foul_weather_does_not_stop_it():
    t = siege_of_vienna().hand("england", "foul_weather")
    betray(t, 6, [1] * 5, [1] * 4)
    assert (t.holder("vienna"), t.holds("england")) == ("ottoman", ["foul_weather"])


def test_24_k105_the_knights_are_betrayed_too():
    t = war_table().put("rhodes", "independent", regulars=1).put("rhodes", "ottoman", regulars=3)
    t.siege("rhodes").dice(attack=[1, 1], defence=[1, 1])
    play_card(t, "france", "treachery").answer("ottoman", "assault.regulars", 3)
    assert (t.holder("rhodes"), t.state.knights) == ("ottoman", False)


def test_24_k105_needs_a_siege():
    assert not may_play(war_table().put("vienna", "habsburg", regulars=1), "france", "treachery")
