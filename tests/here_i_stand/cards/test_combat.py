"""1 and 24 to 30 The combat cards and the Janissaries."""

import pytest

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.cards.combat import raise_janissaries
from cuius.titles.here_i_stand.ids import CARDS, HABSBURG, OTTOMAN, PLACES
from cuius.titles.here_i_stand.phases.land.assault import storm
from cuius.titles.here_i_stand.phases.sea.combat import naval_combat
from tests.here_i_stand.marching import formation, march
from tests.here_i_stand.sailing import hits
from tests.here_i_stand.tables import HisTable, war_table

CARD = "respond.battle.cards"


def field(french: int = 3, habsburgs: int = 3, hired: int = 0, mercenaries: int = 0) -> HisTable:
    """France in Paris about to attack Habsburgs in St Quentin, which they hold."""
    t = war_table().war("france", "habsburg").control("habsburg", "st_quentin")
    t.put("paris", "france", regulars=french, hired=mercenaries)
    return t.put("st_quentin", "habsburg", regulars=habsburgs, hired=hired)


def attack(t: HisTable, french: int = 3, mercenaries: int = 0) -> HisTable:
    march(t, "france", "paris", "st_quentin", french, mercenaries)
    return t.answer("habsburg", "avoid.to", "pass")


def blow(attack_dice: int, defence_dice: int, attack_hits: int = 2, defence_hits: int = 1) -> dict:
    return {"attack": hits(attack_hits, attack_dice), "defence": hits(defence_hits, defence_dice)}


def test_24_k24_arquebusiers_give_two_dice_on_land():
    t = attack(field().hand("habsburg", "arquebusiers"))
    t.dice(**blow(3, 6)).answer("habsburg", CARD, "arquebusiers")
    t.expect_event("battle.fought", dice=3, against=6)
    assert CARDS["arquebusiers"] in t.state.discards


def test_24_k24_arquebusiers_give_two_dice_at_sea_and_none_in_an_assault():
    t = war_table().war("ottoman", "habsburg").hand("ottoman", "arquebusiers")
    t.ships("ionian_sea", "ottoman", squadrons=1).ships("ionian_sea", "habsburg", squadrons=1)
    t.play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.dice(attack=hits(2, 4), defence=hits(0, 2)).answer("ottoman", "respond.naval.cards", "arquebusiers")
    t.expect_event("naval.fought", dice=4, against=2)
    t = walls().hand("france", "arquebusiers")
    t.dice(attack=hits(0, 3), defence=hits(0, 3))
    t.play(storm, formation("france", "calais", 6))
    assert t.holds("france") == ["arquebusiers"]


@pytest.mark.parametrize(("power", "dice"), [("france", 6), ("habsburg", 6)])
def test_24_k25_field_artillery_gives_two_dice_or_three(power, dice):
    t = attack(field().hand(power, "field_artillery"))
    mine = {"france": blow(6, 4), "habsburg": blow(3, 6)}[power]
    t.dice(**mine).answer(power, CARD, "field_artillery")
    t.expect_event("battle.fought", **({"dice": dice} if power == "france" else {"against": dice}))


def test_24_k26_half_the_enemys_mercenaries_change_sides():
    t = attack(field(2, 1, hired=3).hand("france", "mercenaries_bribed"), 2)
    t.dice(**blow(4, 3)).answer("france", CARD, "mercenaries_bribed")
    t.expect_event("mercenaries.bribed", power="france", many=2)
    t.expect_event("battle.fought", dice=4, against=3)


def test_24_k26_there_must_be_mercenaries_and_no_ottoman_plays_it():
    t = field().hand("france", "mercenaries_bribed")
    t.dice(**blow(3, 4))
    attack(t)
    assert t.holds("france") == ["mercenaries_bribed"]
    t = war_table().war("ottoman", "hungary", "habsburg").hand("ottoman", "mercenaries_bribed")
    t.put("vienna", "habsburg", hired=5).put("pressburg", "ottoman", regulars=2)
    t.control("ottoman", "pressburg").dice(**blow(2, 6, 0, 0))
    march(t, "ottoman", "pressburg", "vienna", 2)
    t.answer("habsburg", "avoid.to", "pass")
    assert t.holds("ottoman") == ["mercenaries_bribed"]


def test_r402_no_more_come_over_than_there_are_counters():
    t = field(2, 1, hired=3).hand("france", "mercenaries_bribed")
    limit = t.state.board.land_limit[3]
    t.put("lyon", "france", regulars=limit - 3)
    attack(t, 2)
    t.dice(**blow(3, 3)).answer("france", CARD, "mercenaries_bribed")
    t.expect_event("battle.fought", dice=3, against=3)


def walls(mercenaries: int = 0) -> HisTable:
    """A siege of Calais by six French, two English inside."""
    t = war_table().war("france", "england").impulse("france", cp=2)
    t.put("calais", "france", regulars=6 - mercenaries, hired=mercenaries)
    return t.put("calais", "england", regulars=2).siege("calais")


def test_24_k27_mercenaries_grow_restless_before_the_assault():
    t = walls(3).hand("england", "mercenaries_grow_restless")
    t.play(storm, formation("france", "calais", 3, 3))
    t.dice(attack=hits(0, 2), defence=hits(0, 3))
    t.answer("england", "respond.assault.defender", "mercenaries_grow_restless")
    assert t.units("calais", "france") == (3, 0)


def test_24_k27_the_siege_may_break_without_an_assault():
    t = walls(5).hand("england", "mercenaries_grow_restless")
    t.play(storm, formation("france", "calais", 1, 5))
    t.answer("england", "respond.assault.defender", "mercenaries_grow_restless")
    assert t.units("calais", "france") == (0, 0)
    assert not t.state.besieged[PLACES["calais"]]


def test_24_k27_needs_mercenaries_in_the_formation():
    t = walls().hand("england", "mercenaries_grow_restless")
    t.dice(attack=hits(0, 3), defence=hits(0, 3))
    t.play(storm, formation("france", "calais", 6))
    assert t.holds("england") == ["mercenaries_grow_restless"]


def test_24_k28_siege_mining_gives_the_attacker_three_dice():
    t = walls().hand("france", "siege_mining").hand("england", "siege_artillery")
    t.play(storm, formation("france", "calais", 6))
    t.dice(attack=hits(0, 6), defence=hits(0, 3))
    t.answer("france", "respond.assault.attacker", "siege_mining")
    t.expect_event("assault.begins", attack=6, defence=3)
    t.answer("england", "respond.assault.rolled", "pass")


def test_24_k29_a_surprise_attack_strikes_first():
    t = attack(field(3, 2).hand("france", "surprise_attack"))
    t.dice(attack=hits(2, 3))  # nobody is left to answer
    t.answer("france", CARD, "surprise_attack")
    t.expect_event("battle.fought", dice=3, hits=2, against=0, losses=0)


def test_24_k30_tercios_hit_on_four_for_the_habsburgs():
    t = attack(field().hand("habsburg", "tercios"))
    t.dice(attack=hits(0, 3), defence=[1, 1, 1, 1]).dice(defence=[4, 3, 4])
    t.answer("habsburg", CARD, "tercios")
    t.expect_event("battle.fought", against=7, losses=2)


def test_24_k30_tercios_cost_three_habsburg_regulars_three_dice():
    t = attack(field().hand("france", "tercios"))
    t.dice(**blow(3, 1)).answer("france", CARD, "tercios")
    t.expect_event("battle.fought", dice=3, against=1)


def test_24_k30_needs_three_habsburg_regulars():
    t = field(3, 2, hired=1).hand("france", "tercios")
    t.dice(**blow(3, 4))
    attack(t)
    assert t.holds("france") == ["tercios"]


@proves("14-p7")
def test_24_k1_the_janissaries_throw_five_dice_after_the_others():
    t = war_table().war("ottoman", "habsburg").control("ottoman", "pressburg")
    t.put("vienna", "habsburg", regulars=5).put("pressburg", "ottoman", regulars=4).hand(
        "ottoman", "janissaries"
    )
    t.dice(attack=hits(1, 4), defence=hits(1, 6))
    march(t, "ottoman", "pressburg", "vienna", 4)
    t.answer("habsburg", "avoid.to", "pass")
    t.dice(attack=hits(2, 5)).answer("ottoman", "respond.battle.dice", "janissaries")
    t.expect_event("battle.fought", dice=9, hits=3, against=6, losses=1)
    assert CARDS["janissaries"] in t.state.home_used


@proves("16.2-p6a")
def test_24_k1_the_janissaries_throw_four_dice_at_sea():
    t = war_table().war("ottoman", "habsburg").hand("ottoman", "janissaries")
    t.ships("ionian_sea", "ottoman", squadrons=1).ships("ionian_sea", "habsburg", squadrons=1)
    t.dice(attack=hits(0, 2), defence=hits(0, 2))
    t.play(naval_combat, OTTOMAN, HABSBURG, PLACES["ionian_sea"])
    t.dice(attack=hits(2, 4)).answer("ottoman", "respond.naval.dice", "janissaries")
    t.expect_event("naval.fought", dice=6, hits=2)


def test_24_k1_four_regulars_at_home_not_in_algiers_nor_in_unrest():
    t = war_table().unrest("edirne").arrange(algiers_in_play=True, control={PLACES["algiers"]: 0})
    t.play(raise_janissaries, OTTOMAN)
    assert "algiers" not in t.options("ottoman", "build.where")
    assert "edirne" not in t.options("ottoman", "build.where")
    for space in ("istanbul", "istanbul", "athens", "salonika"):
        t.answer("ottoman", "build.where", space)
    assert t.units("istanbul", "ottoman") == (2, 0)
