"""60 Maurice of Saxony."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import FRANCE, HABSBURG, MAURICE_OF_SAXONY, PLACES, PROTESTANT, SPACES
from cuius.titles.here_i_stand.phases.card_draw import leader_returns
from cuius.titles.here_i_stand.rules.units import counters_left, leaders_of
from cuius.titles.here_i_stand.state import TURN_TRACK
from tests.here_i_stand.believers import lies, may_play, play_card, world
from tests.here_i_stand.tables import HisTable


def saxony(at: str = "leipzig", hired: int = 3) -> HisTable:
    """After the League Maurice stands with Protestant mercenaries; the Emperor holds the south."""
    t = world(turn=6).arrange(league=True).war("protestant", "habsburg")
    t.control("protestant", "wittenberg", "leipzig", "magdeburg", "brandenburg", "erfurt").control(
        "habsburg", "prague"
    )
    return t.put(at, "protestant", regulars=1, hired=hired, leaders=["maurice_of_saxony"])


@pytest.mark.parametrize("power", ["ottoman", "england", "france", "papacy"])
def test_24_k60_only_for_the_two_sides(power):
    assert not may_play(saxony(), power, "maurice_of_saxony")


@proves("24-k60", "11-r5")
def test_24_k60_for_habsburg_and_protestant():
    assert may_play(saxony(), "habsburg", "maurice_of_saxony")
    assert may_play(saxony(), "protestant", "maurice_of_saxony")


def test_R419_not_before_maurice_is_in_the_game():
    assert not may_play(world(turn=6), "habsburg", "maurice_of_saxony")


@proves("24-k60", "8.2-r2")
def test_24_k60_he_and_his_mercenaries_go_over():
    t = play_card(saxony(), "habsburg", "maurice_of_saxony")
    t.expect("habsburg", "maurice.quarters", options=["nuremberg", "prague"])
    t.answer("habsburg", "maurice.quarters", "nuremberg")
    assert (t.units("leipzig", "protestant"), t.units("nuremberg", "habsburg")) == ((1, 0), (0, 3))
    assert leaders_of(t.state, HABSBURG, PLACES["nuremberg"]) == (MAURICE_OF_SAXONY,)
    assert t.where("maurice_of_saxony") == "nuremberg"
    assert t.state.leader_of[MAURICE_OF_SAXONY] == HABSBURG
    assert lies(t, "maurice_of_saxony") == "discarded"


def test_24_k60_and_back_again():
    t = world(turn=7).arrange(league=True, leader_of={MAURICE_OF_SAXONY: int(HABSBURG)})
    t.control("protestant", "leipzig").put("prague", "habsburg", hired=2, leaders=["maurice_of_saxony"])
    play_card(t, "habsburg", "maurice_of_saxony")
    assert t.over  # one space is nearest
    assert (t.where("maurice_of_saxony"), t.units("leipzig", "protestant")) == ("leipzig", (0, 2))
    assert t.state.leader_of[MAURICE_OF_SAXONY] == PROTESTANT


def test_24_k60_occupied_spaces_are_passed_over():
    t = saxony().put("nuremberg", "france", regulars=1)
    play_card(t, "habsburg", "maurice_of_saxony")
    assert t.where("maurice_of_saxony") == "prague"


def test_24_k60_as_many_mercenaries_as_there_are_counters():
    t = saxony(hired=4)
    t.put("vienna", "habsburg", regulars=counters_left(t.state, HABSBURG) - 1)
    play_card(t, "habsburg", "maurice_of_saxony").answer("habsburg", "maurice.quarters", "prague")
    assert (t.units("leipzig", "protestant"), t.units("prague", "habsburg")) == ((1, 0), (0, 1))


def captive(t: HisTable) -> HisTable:
    return t.arrange(lambda g: g.capture(MAURICE_OF_SAXONY, FRANCE))


@proves("24-k60", "13.1-x14")
def test_24_k60_a_captive_is_freed_for_the_other_side():
    t = captive(world(turn=6).arrange(league=True))
    play_card(t, "protestant", "maurice_of_saxony")
    t.expect("habsburg", "maurice.castle", offers=["vienna", "naples"], lacks=["paris", "madrid", "tunis"])
    t.answer("habsburg", "maurice.castle", "vienna")
    assert (t.where("maurice_of_saxony"), t.state.captor[MAURICE_OF_SAXONY]) == ("vienna", -1)


def homeless(t: HisTable) -> HisTable:
    """France holds everything."""
    return t.arrange(control=[int(FRANCE)] * len(SPACES), league=True)


def test_R419_without_a_castle_or_quarters_he_comes_next_turn():
    t = play_card(captive(homeless(world(turn=6))), "habsburg", "maurice_of_saxony")
    assert t.state.leader_at[MAURICE_OF_SAXONY] == TURN_TRACK
    t = play_card(homeless(saxony()), "habsburg", "maurice_of_saxony")
    assert t.state.leader_at[MAURICE_OF_SAXONY] == TURN_TRACK
    assert t.units("leipzig", "protestant") == (1, 0)


def test_R419_from_the_turn_track_he_comes_to_his_new_side():
    t = world(turn=6).arrange(league=True, leader_at={MAURICE_OF_SAXONY: TURN_TRACK})
    play_card(t, "habsburg", "maurice_of_saxony")
    t.turn(7).play(leader_returns, MAURICE_OF_SAXONY)
    t.expect("habsburg", "arrival.leader", options=["vienna", "valladolid"])
