"""22.5 The defeat of Hungary-Bohemia."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import (
    DIPLOMATIC_MARRIAGE,
    HABSBURG,
    HUNGARY,
    OTTOMAN,
    PLACES,
)
from cuius.titles.here_i_stand.phases.action.impulse import settle_map, take_action
from cuius.titles.here_i_stand.phases.common import powers as outbreak
from cuius.titles.here_i_stand.phases.minor_powers import check_hungary, is_hungary_beaten
from cuius.titles.here_i_stand.rules.powers import at_war, can_deactivate, is_inactive
from tests.here_i_stand.tables import war_table


@pytest.fixture(autouse=True)
def met(monkeypatch):
    """Where fleets would fight: the pairs that were sent to look."""
    pairs = []

    def look(g, one, other):
        pairs.append((one, other))
        yield from ()

    monkeypatch.setattr(outbreak, "fight_where_they_meet", look)
    return pairs


def hungary(regulars=4, **where):
    """The Ottoman's impulse; Belgrade has fallen; the last Hungarians stand in Prague."""
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary")
    return t.control("ottoman", "belgrade").put("prague", "hungary", regulars=regulars)


@proves("22.5-r1", "22.5-r2b")
def test_22_5_r2b_alone_with_a_key_lost_and_four_regulars():
    assert not is_hungary_beaten(hungary(regulars=5).state)
    assert is_hungary_beaten(hungary(regulars=4).state)
    assert not is_hungary_beaten(hungary(regulars=4).control("hungary", "belgrade").state)
    t = hungary(regulars=5).play(check_hungary)
    assert is_inactive(t.state, HUNGARY)


@proves("22.5-r2a")
def test_22_5_r2a_as_an_ally_by_marriage_with_two_keys_lost():
    t = hungary(regulars=1).ally("hungary", "habsburg").arrange(allied_by={HUNGARY: int(DIPLOMATIC_MARRIAGE)})
    assert not is_hungary_beaten(t.state)
    assert is_hungary_beaten(t.control("ottoman", "buda").state)


@proves("22.5-r3", "22.5-r4", "22.2-r3", "22.5-r7")
def test_22_5_r3_habsburg_must_intervene(met):
    t = hungary().play(check_hungary)
    assert t.over  # nobody is asked
    g = t.state
    assert at_war(g, OTTOMAN, HABSBURG)
    assert g.side[HUNGARY] == HABSBURG
    assert t.holder("prague") == "habsburg"
    assert g.bonus[OTTOMAN] == g.war_winner[OTTOMAN] == 2
    assert g.owed == [0] * 6
    assert met == [(OTTOMAN, HABSBURG)]


@proves("22.5-r3")
def test_r154_even_if_the_two_were_allies(met):
    t = hungary().ally("ottoman", "habsburg").put("belgrade", "habsburg", regulars=1)
    t.put("vienna", "habsburg", regulars=1).play(check_hungary)
    while not t.over:
        role, key = t.waiting[0]
        t.answer(role, key, t.options(role)[0])
    assert at_war(t.state, OTTOMAN, HABSBURG)
    assert t.units("belgrade", "habsburg") == (0, 0)  # 2.1-r13
    assert met == [(OTTOMAN, HABSBURG)]


def test_22_5_r4b_it_is_never_deactivated():
    t = hungary().play(check_hungary)
    assert not can_deactivate(t.state, HUNGARY)


@proves("22.5-r5", "22.5-r6")
def test_22_5_r5_spaces_with_ottoman_units_fall_besieged_keys_too():
    t = (
        hungary(regulars=2)
        .put("buda", "hungary", regulars=2)
        .put("buda", "ottoman", regulars=3)
        .siege("buda")
    )
    t.put("mohacs", "ottoman", regulars=1).play(check_hungary)
    assert [t.holder(s) for s in ("buda", "mohacs", "prague", "agram")] == [
        "ottoman",
        "ottoman",
        "habsburg",
        "habsburg",
    ]
    assert t.units("buda", "hungary") == (0, 0)
    assert t.units("prague", "hungary") == (2, 0)
    assert t.state.besieged[PLACES["buda"]] == 0


def test_r266_habsburg_units_in_a_key_that_falls_so_march_off():
    t = hungary(regulars=1).ally("hungary", "habsburg").arrange(allied_by={HUNGARY: int(DIPLOMATIC_MARRIAGE)})
    t.control("ottoman", "buda").put("prague", "ottoman", regulars=3).put("prague", "habsburg", regulars=1)
    t.siege("prague").play(check_hungary)
    while not t.over:
        t.answer("habsburg", "displace.land", "vienna")
    assert t.holder("prague") == "ottoman"
    assert t.units("prague", "habsburg") == t.units("prague", "hungary") == (0, 0)
    assert t.units("vienna", "habsburg") == (1, 0)


@proves("22.5-r7")
def test_r155_only_once():
    t = hungary().play(check_hungary)
    assert t.state.hungary_defeated
    t.control("ottoman", "prague", "buda").play(check_hungary)
    assert t.state.bonus[OTTOMAN] == 2


def last_hungarians():
    t = war_table().turn(3).impulse("ottoman", cp=1).war("ottoman", "hungary")
    return t.control("ottoman", "belgrade").put("prague", "hungary", regulars=4)


@proves("22.5-r1")
def test_22_5_r1_hungary_is_defeated_by_battles_and_assaults_alone():
    quiet = last_hungarians().play(settle_map)
    assert not quiet.state.hungary_defeated
    bloody = last_hungarians().arrange(fought=True).play(settle_map)
    assert bloody.state.hungary_defeated
    assert not bloody.state.fought


@proves("22.5-r1,r2b")
def test_22_5_r1_the_assault_that_leaves_four_hungarians_defeats_them():
    t = war_table().turn(3).war("ottoman", "hungary").put("prague", "hungary", regulars=4)
    t.put("belgrade", "hungary", regulars=1).put("belgrade", "ottoman", regulars=4).siege("belgrade")
    t.impulse("ottoman", cp=1).play(take_action, OTTOMAN)
    t.dice(attack=[6, 1], defence=[1, 1])
    t.answer("ottoman", "action", "assault", "assault.regulars", 4)
    assert t.holder("belgrade") == "ottoman"
    t.expect_event("hungary.defeated")
