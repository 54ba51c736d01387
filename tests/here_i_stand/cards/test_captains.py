"""42, 91, 103 Cards about leaders."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    BUDA,
    FRANCIS_I,
    HABSBURG,
    IBRAHIM_PASHA,
    LEADERS,
    POWERS,
    SULEIMAN,
    WAR_IN_PERSIA,
)
from cuius.titles.here_i_stand.phases.action.impulse import action_phase, actions_open
from cuius.titles.here_i_stand.phases.card_draw import arrivals
from cuius.titles.here_i_stand.state import AWAY, ON_CARD, TURN_TRACK
from tests.here_i_stand.believers import may_play, play_card
from tests.here_i_stand.tables import HisTable, war_table

# Roxelana


def before_buda(**more) -> HisTable:
    """Suleiman one step from Buda, held by two Hungarians."""
    t = war_table().war("ottoman", "hungary").put("buda", "hungary", regulars=2)
    t.control("ottoman", "belgrade", "szegedin", "mohacs").arrange(hungary_defeated=True)
    t.put("mohacs", "ottoman", regulars=8, leaders=["suleiman"], **more)
    return t.hand("ottoman", "roxelana").impulse("ottoman").play(action_phase)


def urged(t: HisTable) -> HisTable:
    return t.answer("ottoman", "impulse.card", "roxelana", "impulse.manner", "event")


def march_on_buda(t: HisTable) -> HisTable:
    t.answer("ottoman", "action", "move_clear").answer("ottoman", "move.leader", "suleiman")
    return t.answer("ottoman", "move.regulars", 8).answer("ottoman", "move.to", "buda")


@proves("15.1-x1b")
def test_24_k42_a_free_assault_in_the_impulse_of_the_siege():
    t = march_on_buda(urged(before_buda()))
    assert (t.state.cp, t.state.besieged[BUDA] > 0) == (3, True)
    t.expect("ottoman", "action", offers=["free_assault"], lacks=["assault"])
    t.dice(attack=[5, 6, 1, 1, 1, 1], defence=[1, 1, 1])
    t.answer("ottoman", "action", "free_assault").answer("ottoman", "assault.regulars", 8)
    assert (t.holder("buda"), t.state.cp) == ("ottoman", 3)
    t.expect("ottoman", "action", lacks=["free_assault"])


def test_24_k42_the_assault_is_open_after_the_last_point():
    t = march_on_buda(urged(before_buda()))
    for _ in range(3):
        t.answer("ottoman", "action", "raise_cavalry").answer("ottoman", "build.where", "istanbul")
    t.expect("ottoman", "action", options=["free_assault", "pass"], about={"points": 0})
    t.answer("ottoman", "action", "pass").expect("habsburg", "impulse.card")


def test_24_k42_only_where_suleiman_is():
    t = urged(before_buda(hired=0))
    t.answer("ottoman", "action", "move_clear").answer("ottoman", "move.leader", "done")
    t.answer("ottoman", "move.regulars", 4).answer("ottoman", "move.to", "buda")
    t.expect("ottoman", "action", lacks=["free_assault", "assault"])


def test_24_k42_nobody_else_need_come_along_but_suleiman_must():
    t = march_on_buda(urged(before_buda()))
    t.dice(attack=[1, 1, 1], defence=[1, 1, 1])
    t.answer("ottoman", "action", "free_assault").answer("ottoman", "assault.regulars", 1)
    t.expect_event("assault.begins", attack=3)  # one for the unit, two for Suleiman


def test_24_k42_others_send_suleiman_home():
    t = war_table().put("buda", "ottoman", regulars=3, leaders=["suleiman"])
    play_card(t, "habsburg", "roxelana")
    assert (t.where("suleiman"), t.units("buda", "ottoman"), t.state.cp) == ("istanbul", (3, 0), 2)
    assert "free_assault" not in actions_open(t.state, HABSBURG)


def test_r440_others_play_it_as_an_event_only_to_send_him_home():
    t = war_table().put("istanbul", "ottoman", leaders=["suleiman"])
    assert not may_play(t, "habsburg", "roxelana")
    assert may_play(t, "ottoman", "roxelana")
    assert not may_play(t.arrange(leader_at={SULEIMAN: ON_CARD}), "habsburg", "roxelana")
    t = war_table().put("buda", "ottoman", leaders=["suleiman"]).control("habsburg", "istanbul")
    assert not may_play(t, "habsburg", "roxelana")


# Ransom


def captive(leader: str, captor: str) -> HisTable:
    return war_table().arrange(lambda g: g.capture(LEADERS[leader], POWERS[captor]))


def test_24_k91_any_captive_goes_free_to_a_place_of_his_powers_choice():
    t = play_card(captive("francis_i", "habsburg"), "england", "ransom")
    t.expect("france", "ransom.home", offers=["paris", "lyon"], lacks=["tours", "calais"])
    t.answer("france", "ransom.home", "lyon")
    assert t.where("francis_i") == "lyon"
    assert t.state.captor[FRANCIS_I] == -1


def test_24_k91_needs_a_captive():
    assert not may_play(war_table(), "england", "ransom")


def test_r448_only_a_fortified_home_space_under_control_and_not_besieged():
    t = captive("francis_i", "habsburg").siege("paris").control("england", "lyon")
    play_card(t, "england", "ransom").expect("france", "ransom.home", lacks=["paris", "lyon"])
    t = captive("francis_i", "habsburg")
    t.arrange(control={s: int(HABSBURG) for s in t.state.board.homes[3]})
    assert not may_play(t, "england", "ransom")


# Threat to Power


@proves("8.2-r2")
def test_24_k103_disgraced_until_next_turn():
    t = war_table().put("buda", "ottoman", regulars=1, leaders=["ibrahim_pasha"]).dice(threat=[3])
    play_card(t, "england", "threat_to_power")
    assert t.where("ibrahim_pasha") == TURN_TRACK
    t.play(arrivals)
    assert t.where("ibrahim_pasha") == "istanbul"


def test_24_k103_or_executed():
    t = war_table().put("london", "england", leaders=["charles_brandon"]).dice(threat=[4])
    t.put("paris", "france", leaders=["montmorency", "francis_i"])
    play_card(t, "habsburg", "threat_to_power")
    t.expect("habsburg", "threat.whom", options=["charles_brandon", "montmorency"])
    t.answer("habsburg", "threat.whom", "charles_brandon")
    assert t.where("charles_brandon") == AWAY
    t.play(arrivals)
    assert t.where("charles_brandon") == AWAY


def test_24_k103_not_a_captive():
    assert not may_play(captive("montmorency", "habsburg"), "england", "threat_to_power")


@pytest.mark.parametrize(("face", "fate"), [(1, TURN_TRACK), (6, AWAY)])
def test_r449_also_from_a_foreign_war(face, fate):
    t = war_table().arrange(
        leader_at={IBRAHIM_PASHA: ON_CARD}, leaders_abroad=[(int(WAR_IN_PERSIA), int(IBRAHIM_PASHA))]
    )
    play_card(t.dice(threat=[face]), "england", "threat_to_power")
    assert (t.where("ibrahim_pasha"), t.state.leaders_abroad) == (fate, [])
    assert not may_play(war_table(), "england", "threat_to_power")
