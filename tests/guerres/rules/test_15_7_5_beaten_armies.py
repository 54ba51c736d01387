"""15.7.2, 15.7.5 What a beaten army still may do in the round."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES
from cuius.titles.guerres.phases.war.rounds import next_activation
from cuius.titles.guerres.rules.movement import waiting
from tests.guerres.tables import GuerresTable, war_table

ROYALIST_1, ROYALIST_2 = ARMIES["royalist_1"], ARMIES["royalist_2"]
SAFE = [1, 1]


def beaten_before_orleans(refuge: str) -> GuerresTable:
    """Montmorency is beaten in Orléanais and retreats; Montpensier waits in Champagne."""
    t = war_table().army("royalist_1", "ile_de_france", 5, "anne_de_montmorency").arrange(active=0)
    t.army("royalist_2", "champagne", 3, "louis_de_montpensier").coins(royalist=20).towns(
        "royalist", "troyes"
    )
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").only_in_play("league")
    t.play(next_activation).answer("royalist", "war.announce", "orleanais", "war.troops", "5")
    t.answer("royalist", "war.join", "stay").dice(attrition=[1, 1]).answer("royalist", "war.share", "3")
    t.dice(attack=[1, 1], defence=[6, 6, 6]).dice("battle.fate", SAFE, SAFE)
    t.answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "stand")
    return t.answer("royalist", "battle.retreat", refuge)


@proves("15.7.2-r20", "15.7.5-r8")
def test_r113_where_a_beaten_army_has_retired_nothing_is_activated():
    """Two points back at Paris: no second activation for them, so Montpensier cannot call there."""
    t = beaten_before_orleans("ile_de_france")
    assert waiting(t.state, 0) == [ROYALIST_2]
    t.play(next_activation).expect("royalist", "war.announce", lacks=["ile_de_france", "orleanais"])
    t.expect("royalist", "war.announce", offers=["champagne", "picardie"])
    assert t.why_not("royalist", "ile_de_france").rule == "15.7.2-r20"


@proves("15.7.2-r20", "15.6-r2")
def test_r113_a_fresh_army_that_takes_in_the_beaten_is_activated_with_it():
    """Montmorency falls back on Montpensier: five points as one army, activated for this round."""
    t = beaten_before_orleans("champagne")
    assert t.troops_of("royalist_2") == 5
    assert t.commander_of("royalist_2") == "anne_de_montmorency"
    assert waiting(t.state, 0) == []


@proves("15.7.5-r10", "15.7.2-r20")
def test_r113_a_beaten_army_of_the_other_camp_is_activated_in_its_own_round():
    t = war_table().army("royalist_1", "orleanais", 9, "anne_de_montmorency").coins(royalist=5, huguenot=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").phase("war_rounds")
    t.answer("huguenot", "war.announce", "rest")
    t.skip_to("war.announce", "royalist").answer("royalist", "war.announce", "orleanais")
    t.answer("royalist", "war.share", "5").answer("royalist", "war.fight", "fight")
    t.dice(attack=[6, 6, 1, 1], defence=[1, 1, 1]).dice("battle.fate", SAFE, SAFE)
    t.answer("huguenot", "war.reply", "stand").answer("huguenot", "battle.retreat", "berry")
    t.skip_to("war.announce", "huguenot")
    t.expect("huguenot", "war.announce", offers=["berry", "poitou"])


@proves("15.7.2-r20")
def test_r113_an_army_that_was_stopped_and_stayed_keeps_its_province_closed():
    t = war_table().army("royalist_1", "saintonge", 3, "anne_de_montmorency").arrange(active=0)
    t.army("royalist_2", "limousin", 3, "louis_de_montpensier").coins(royalist=20).only_in_play("league")
    t.army("peasant_revolt", "poitou", 3).play(next_activation).answer("royalist", "war.announce", "berry")
    t.answer("royalist", "war.troops", "3")
    t.dice(interception=[6, 6], attack=[1], defence=[6], fate=SAFE).answer("royalist", "war.step", "poitou")
    t.answer("royalist", "battle.retreat", "stay").answer("royalist", "war.join", "stay")
    t.play(next_activation).expect("royalist", "war.announce", offers=["limousin"], lacks=["poitou"])
