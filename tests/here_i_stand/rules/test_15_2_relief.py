"""15.2 Relief forces."""

from cuius.core.rulebook import proves
from cuius.titles.here_i_stand.ids import CALAIS
from cuius.titles.here_i_stand.state import CAPTIVE
from tests.here_i_stand.battlefields import under_siege
from tests.here_i_stand.marching import march
from tests.here_i_stand.tables import HisTable


def relief(t: HisTable, regulars: int = 4) -> HisTable:
    """Brandon comes from Boulogne; the French stand."""
    t.impulse("england", cp=2).arrange(intercepted=[], tired_leaders=[], fresh_sieges=[])
    march(t, "england", "boulogne", "calais", regulars, 0, ["charles_brandon"])
    t.expect("france", "avoid.to")
    return t.answer("france", "avoid.to", "pass")


def sallies(t: HisTable, many: int) -> HisTable:
    return t.answer("england", "sortie.regulars", many)


def rolls(t: HisTable, attack: int, attack_dice: int, defence: int, defence_dice: int) -> HisTable:
    return t.dice(
        attack=[5] * attack + [1] * (attack_dice - attack),
        defence=[6] * defence + [2] * (defence_dice - defence),
    )


@proves("15.2-r1,r2,r6", "14-p8", "14.1-x5")
def test_15_e1b_brandon_fails_to_relieve_calais():
    t = relief(under_siege())
    t.expect("england", "sortie.regulars", options=["2", "1", "0"])
    rolls(t, 0, 7, 2, 8)
    sallies(t, 2)
    t.expect_event(
        "battle.fought", attacker="england", defender="france", dice=7, against=8, hits=0, losses=2
    )
    t.answer("england", "battle.loss_from", "relief", "battle.loss_from", "relief")
    t.answer("england", "back.regulars", 2)
    assert t.units("boulogne", "england") == (2, 0)
    assert t.where("charles_brandon") == "boulogne"
    assert (t.units("calais", "england"), t.units("calais", "france")) == ((2, 0), (6, 0))
    assert t.state.besieged[CALAIS] > 0


def test_15_2_r3_those_inside_may_be_held_back():
    t = relief(under_siege())
    rolls(t, 0, 5, 1, 8)
    sallies(t, 0)
    t.expect_event("battle.fought", dice=5, against=8)
    assert t.units("boulogne", "england") == (3, 0)
    assert t.units("calais", "england") == (2, 0)


@proves("15.2-r2")
def test_15_2_r2_the_sortie_goes_beyond_the_formation_limit():
    t = relief(under_siege().put("boulogne", "england", regulars=2), 6)
    rolls(t, 1, 9, 0, 8)
    sallies(t, 2)
    t.expect_event("battle.fought", dice=9)


@proves("15.2-r4")
def test_15_2_r4_victory_breaks_the_siege():
    t = relief(under_siege())
    rolls(t, 2, 7, 1, 8)
    sallies(t, 2)
    t.answer("england", "battle.loss_from", "garrison")
    t.expect_event("siege.broken", space="calais")
    assert t.units("brussels", "france") == (4, 0)
    assert t.where("francis_i") == "brussels"
    assert t.units("calais", "england") == (5, 0)
    assert t.state.besieged[CALAIS] == 0


@proves("15.2-r5")
def test_15_2_r5_with_equal_hits_the_relief_may_go_inside():
    t = relief(under_siege())
    rolls(t, 1, 7, 1, 8)
    sallies(t, 2)
    t.answer("england", "battle.loss_from", "garrison")
    t.answer("england", "back.regulars", 1)
    t.answer("england", "refuge.leader", "charles_brandon")
    t.expect("england", "refuge.regulars", options=["3", "2", "1", "0"])
    t.answer("england", "refuge.regulars", 3)
    assert t.where("charles_brandon") == "calais"
    assert t.units("calais", "england") == (4, 0)
    assert t.units("boulogne", "england") == (1, 0)
    assert t.units("calais", "france") == (5, 0)
    assert t.state.besieged[CALAIS] > 0


def test_15_2_r5_no_more_than_four_end_up_inside():
    t = relief(under_siege())
    rolls(t, 1, 5, 1, 8)
    sallies(t, 0)
    t.answer("england", "refuge.leader", "done")
    t.expect("england", "refuge.regulars", options=["2", "1", "0"])
    t.answer("england", "refuge.regulars", 2)
    assert t.units("calais", "england") == (4, 0)
    assert t.units("boulogne", "england") == (1, 0)


def test_15_2_r6_those_who_began_inside_may_leave_too():
    t = relief(under_siege())
    rolls(t, 0, 7, 1, 8)
    sallies(t, 2)
    t.answer("england", "battle.loss_from", "relief")
    t.answer("england", "back.regulars", 0)
    assert t.units("boulogne", "england") == (5, 0)
    assert t.units("calais", "england") == (0, 0)
    assert t.state.besieged[CALAIS] > 0


@proves("15.2-r7")
def test_15_2_r7_a_relief_force_without_units_loses_its_leaders():
    t = relief(under_siege(), 2)
    rolls(t, 0, 5, 2, 8)
    sallies(t, 2)
    t.answer("england", "battle.loss_from", "relief", "battle.loss_from", "relief")
    assert t.where("charles_brandon") == CAPTIVE
    assert t.units("calais", "england") == (2, 0)
    assert t.events("retreat.done", power="england") == []


def test_15_2_r1_the_besiegers_may_avoid_battle():
    t = under_siege().impulse("england", cp=2).arrange(intercepted=[], tired_leaders=[])
    march(t, "england", "boulogne", "calais", 4, 0, ["charles_brandon"])
    t.expect("france", "avoid.to", options=["brussels", "pass"])
    t.dice(avoid=[4, 4])
    t.answer("france", "avoid.to", "brussels", "avoid.leader", "francis_i", "avoid.regulars", 6)
    t.expect_event("avoid.tried", power="france", total=9, success=1)
    assert t.units("calais", "england") == (6, 0)
