"""19 War cards at the start of a battle or a siege."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES
from cuius.titles.guerres.phases.war.fights import battle, siege
from cuius.titles.guerres.state import CAPTURED, WOUNDED
from tests.guerres.cards.plays import at, refused
from tests.guerres.tables import GuerresTable, war_table

BATTLE = at("battle", "royalist", "royalist_1", "huguenot_1", "orleanais")
REVOLT = at("battle", "royalist", "royalist_1", "peasant_revolt", "orleanais")
SIEGE = at("siege", "royalist", "royalist_1", "", "orleanais", "orleans")
BLOIS = at("siege", "royalist", "royalist_1", "", "orleanais", "blois")
SAFE = [1, 1]


def meeting(**more) -> GuerresTable:
    """Montpensier (1) and five points attack Condé (1) and five points: three dice each."""
    t = war_table(2, **more).arrange(active=0).army("royalist_1", "orleanais", 5, "louis_de_montpensier")
    return t.army("huguenot_1", "orleanais", 5, "louis_de_conde")


def before(**more) -> GuerresTable:
    """Montpensier and five points in Orléanais, where both towns are Huguenot."""
    t = war_table(2, **more).arrange(active=0).army("royalist_1", "orleanais", 5, "louis_de_montpensier")
    return t.towns("huguenot", "orleans", "blois")


def fought(t: GuerresTable, faction: str, card: str) -> GuerresTable:
    """A battle in which this faction plays the card."""
    t.holds(faction, card).dice("battle.fate", SAFE, SAFE)
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    return t.answer(faction, "event.battle", card)


def besieged(t: GuerresTable, town: str, faction: str, card: str) -> GuerresTable:
    """A siege in which this faction plays the card."""
    t.holds(faction, card).play(siege, ARMIES["royalist_1"]).answer("royalist", "siege.town", town)
    return t.answer(faction, "event.siege", card)


@proves("19-w1")
def test_19_w1_an_ambush_costs_the_enemy_a_die():
    t = fought(meeting().dice(attack=[5, 1], defence=[5, 5, 1]), "huguenot", "ambush")
    assert (t.troops_of("royalist_1"), t.troops_of("huguenot_1")) == (3, 4)
    assert t.where("ambush") == "discards"
    assert t.state.force_of("ambush") == 0


@proves("19-w2")
def test_19_w2_reiters_add_two_dice():
    t = fought(meeting().dice(attack=[5, 5, 5, 5, 1], defence=[1, 1, 1]), "league", "charge_of_the_reiters")
    assert t.troops_of("huguenot_1") == 1
    assert t.where("charge_of_the_reiters") == "discards"


@proves("19-w10")
def test_19_w10_pillage_pays_the_victor():
    t = fought(meeting().dice(attack=[5, 5, 1], defence=[1, 1, 1]), "royalist", "pillage")
    assert t.money_of("royalist") == 2
    t = fought(meeting().dice(attack=[5, 5, 1], defence=[1, 1, 1]), "huguenot", "pillage")
    assert t.money_of("huguenot") == 0
    assert t.where("pillage") == "discards"


def test_19_w10_pillage_of_a_town():
    t = before().dice(attack=[5, 5, 1], garrison=[1, 1], fate=SAFE)
    besieged(t, "orleans", "royalist", "pillage")
    assert (t.holder("orleans"), t.money_of("royalist")) == ("royalist", 2)


@proves("19-w13")
def test_19_w13_parole_saves_a_leader_in_battle():
    t = meeting().holds("huguenot", "parole_of_honour")
    t.dice(attack=[1, 1, 1], defence=[5, 1, 1], prison=[1]).dice("battle.fate", SAFE, [5, 6])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    t.answer("huguenot", "event.battle", "parole_of_honour")
    assert t.is_in_play("louis_de_conde")
    assert t.state.post.count(CAPTURED) == 1
    assert t.where("parole_of_honour") == "discards"


def test_19_w13_parole_saves_a_leader_in_a_siege():
    t = before().dice(attack=[1, 1, 1], garrison=[1, 1], fate=[6, 6], wound=[1, 2])
    besieged(t, "orleans", "royalist", "parole_of_honour")
    assert t.is_in_play("louis_de_montpensier")
    assert t.state.post.count(WOUNDED) == 1


def test_19_w13_not_for_an_army_without_leaders():
    t = war_table(2, windows="discreet").army("royalist_1", "orleanais", 5)
    refused(t.army("huguenot_1", "orleanais", 5), "royalist", "parole_of_honour", "no-leader", BATTLE)


@pytest.mark.parametrize("card", ["ambush", "charge_of_the_reiters", "pillage", "parole_of_honour"])
def test_r104_not_in_a_fight_of_others(card):
    t = war_table(2, windows="discreet").army("royalist_1", "orleanais", 5, "louis_de_montpensier")
    refused(t.army("peasant_revolt", "orleanais", 3), "huguenot", card, "not-your-fight", REVOLT)


@pytest.mark.parametrize("card", ["pillage", "parole_of_honour", "treason_at_the_gate"])
def test_r104_the_besieged_have_no_army_in_a_siege(card):
    refused(before(windows="discreet"), "huguenot", card, "not-your-fight", BLOIS)


@proves("19-k9")
def test_19_k9_royal_artillery_adds_two_dice():
    t = before().dice(attack=[1, 1, 1, 5, 5], garrison=[1, 1], fate=SAFE)
    besieged(t, "orleans", "royalist", "royal_artillery")
    assert t.holder("orleans") == "royalist"
    assert t.where("royal_artillery") == "discards"


def test_r105_royal_guns_serve_royal_markers_only():
    t = war_table(2, windows="discreet").army("league_1", "orleanais", 5, "louis_de_montpensier")
    moment = at("siege", "royalist", "league_1", "", "orleanais", "orleans")
    refused(t.arrange(active=0), "royalist", "royal_artillery", "not-royal", moment)


@proves("19-w6")
@pytest.mark.parametrize("faction", ["royalist", "league"])
def test_19_w6_mines_add_two_dice(faction):
    t = before().dice(attack=[1, 1, 1, 5, 5], garrison=[1, 1], fate=SAFE)
    besieged(t, "orleans", faction, "mine_and_sap")
    assert t.holder("orleans") == "royalist"
    assert t.where("mine_and_sap") == "discards"


@proves("19-w7")
def test_19_w7_heroes_throw_two_dice_more_but_are_not_harder_to_beat():
    t = before().dice(attack=[5, 5, 1], garrison=[5, 5, 5, 1], fate=SAFE)
    besieged(t, "orleans", "huguenot", "heroic_defence")
    t.expect_event("siege.fought", hits=2, losses=3)
    assert (t.holder("orleans"), t.where("heroic_defence")) == ("royalist", "discards")


@proves("19-w8")
def test_19_w8_treason_opens_a_minor_town_for_its_garrison():
    t = besieged(before(), "blois", "league", "treason_at_the_gate")
    assert (t.holder("blois"), t.troops_of("royalist_1")) == ("royalist", 4)
    assert t.where("treason_at_the_gate") == "out"


def test_19_w8_not_in_a_major_town():
    refused(before(windows="discreet"), "royalist", "treason_at_the_gate", "not-minor", SIEGE)


@proves("19-w9")
def test_19_w9_a_relief_column_from_next_door_ends_the_siege():
    t = besieged(before().army("huguenot_1", "berry", 1), "orleans", "huguenot", "relief_column")
    t.expect_event("siege.relieved", town="orleans")
    assert (t.holder("orleans"), t.troops_of("royalist_1")) == ("huguenot", 5)
    assert t.where("relief_column") == "discards"


def test_19_w9_not_for_a_town_of_the_other_camp():
    refused(before(windows="discreet"), "league", "relief_column", "not-your-town", SIEGE)


def test_19_w9_not_without_an_army_next_door():
    t = before(windows="discreet").army("huguenot_1", "poitou", 3)
    refused(t, "huguenot", "relief_column", "no-relief", SIEGE)


SIEGE_CARDS = ["mine_and_sap", "heroic_defence", "relief_column", "pillage", "parole_of_honour"]


@pytest.mark.parametrize("card", SIEGE_CARDS)
def test_19_w4_no_card_for_a_siege_that_fever_has_ended(card):
    t = war_table(2, windows="discreet").towns("huguenot", "orleans").arrange(active=0)
    refused(t, "huguenot", card, "no-army", SIEGE)
