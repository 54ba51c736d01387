"""15.7.2, 15.7.7 An enemy who neither stopped nor fought the army does not keep it from a siege."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from tests.guerres.tables import GuerresTable, war_table

ROYALIST_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["huguenot_1"]
SAFE = [1, 1]


def before_orleans(edition: str = "fr") -> GuerresTable:
    """Montmorency with eight points enters Orléanais and avoids Condé, who stands there with four."""
    t = war_table(edition=edition).army("royalist_1", "ile_de_france", 8, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "8")
    return t.answer("royalist", "war.share", "5").answer("royalist", "war.fight", "avoid")


@proves("15.7.2-r18", "15.7.7-r19")
@pytest.mark.parametrize("edition", ["fr", "living"])
def test_r44_after_a_failed_interception_the_army_besieges(edition):
    """4 + 1 (Condé) + 1 (large mover) = 6 fails; Orléans is besieged with the seven points left."""
    t = before_orleans(edition).dice(interception=[1, 3]).answer("huguenot", "war.intercept", "intercept")
    t.expect("royalist", "siege.town", options=["orleans", "pass"])
    t.dice(attack=[6, 6, 1, 1], garrison=[6, 1], fate=SAFE).answer("royalist", "siege.town", "orleans")
    assert t.holder("orleans") == "royalist"
    assert t.troops_of("royalist_1") == 4  # 8 - attrition - a hit - the garrison of two


@proves("15.7.4-r4", "15.7.7-r19")
def test_r44_neither_wants_battle_and_the_army_besieges():
    t = before_orleans().answer("huguenot", "war.intercept", "let_pass")
    t.expect("royalist", "siege.town", options=["orleans", "pass"])


@proves("15.7.7-r19")
def test_r44_who_stood_beside_the_enemy_besieges_without_a_battle():
    t = war_table().army("royalist_1", "orleanais", 3, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.share", "2")
    t.answer("royalist", "war.fight", "avoid").expect("royalist", "siege.town", options=["orleans", "pass"])


@proves("15.7.7-r19", "15.7.5-r11")
def test_r44_who_lost_the_battle_besieges_nobody():
    t = before_orleans().dice(interception=[6, 6], attack=[1, 1, 1, 1], defence=[6, 6, 6])
    t.dice("battle.fate", SAFE, SAFE).answer("huguenot", "war.intercept", "intercept")
    t.answer("royalist", "battle.retreat", "stay")
    assert not t.waiting
    assert not t.events("siege.begins")


def in_poitou(revolt: str, enters: bool) -> GuerresTable:
    """Condé's three points meet rebels in Poitou and avoid them."""
    t = war_table().army("huguenot_1", "saintonge" if enters else "poitou", 3, "louis_de_conde")
    t.army(revolt, "poitou", 3).coins(huguenot=9).arrange(active=1)
    t.play(activate, HUGUENOT_1, PROVINCES["poitou"])
    if enters:
        t.answer("huguenot", "war.troops", "3").dice(interception=[1, 1])
    return t.answer("huguenot", "war.share", "2").answer("huguenot", "war.fight", "avoid")


@proves("20-r1", "15.7.7-r19")
@pytest.mark.parametrize("revolt", ["peasant_revolt", "governor_revolt"])
@pytest.mark.parametrize("enters", [True, False])
def test_r88_a_revolt_that_did_not_stop_the_army_does_not_keep_it_from_a_siege(revolt, enters):
    t = in_poitou(revolt, enters)
    t.expect("huguenot", "siege.town", options=["poitiers", "niort", "pass"])


@proves("15.7.7-r19", "19-k1")
def test_r44_the_weary_besiege_nobody_even_so():
    t = war_table().army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(huguenot=9)
    t.army("royalist_1", "orleanais", 3, "anne_de_montmorency").arrange(active=1)
    t.arrange(frozen={PROVINCES["orleanais"]: True}).play(activate, HUGUENOT_1, PROVINCES["orleanais"])
    t.dice(attrition=[1, 1]).answer("huguenot", "war.share", "3").answer("huguenot", "war.fight", "avoid")
    assert not t.waiting
