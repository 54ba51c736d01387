"""15.7.4 Interception and evasion; 20 revolts."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.rules.movement import modifiers_of
from tests.guerres.tables import GuerresTable, war_table

HUGUENOT_1, ROYALIST_1 = ARMIES["huguenot_1"], ARMIES["royalist_1"]
REVOLT = ARMIES["peasant_revolt"]


def before_orleans(troops: int = 8, **more) -> GuerresTable:
    """Montmorency enters Orléanais, where Condé stands with four points."""
    t = war_table(**more).army("royalist_1", "ile_de_france", troops, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", str(troops))
    return t.answer("royalist", "war.share", str(t.state.board.cost[troops]))


@proves("15.7.4-r6", "15.7.4-r7", "15.7.4-r9", "15.7.4-r10")
@pytest.mark.parametrize(("dice", "battles"), [([2, 3], 0), ([1, 3], 1)])
def test_15_7_4_r6_evasion_before_orleans(dice, battles, fights):
    """EX-08: 5 + 1 (Condé) - 0 (Montmorency) + 1 (large mover) = 7; with 4 it is 6 and comes to battle."""
    t = before_orleans().dice(evasion=dice).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "evade")
    if not battles:
        t.expect_event("war.evasion", army="huguenot_1", enemy="royalist_1", roll=5, total=7)
        t.answer("huguenot", "war.evade_to", "stay")
    else:
        t.expect_event("war.evasion_failed", roll=4, total=6)
    assert len(fights.battles) == battles
    assert t.troops_of("royalist_1") == 7


@proves("15.7.4-r3", "15.7.4-r1")
def test_15_7_4_r3_both_want_battle(fights):
    t = before_orleans().answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "stand")
    assert fights.battles == [("royalist_1", "huguenot_1")]
    assert not t.waiting


@proves("15.7.4-r4")
def test_15_7_4_r4_neither_wants_battle_and_the_siege_follows(fights):
    t = before_orleans().answer("royalist", "war.fight", "avoid")
    t.expect("huguenot", "war.intercept", about={"army": "royalist_1", "enemy": "huguenot_1"})
    t.answer("huguenot", "war.intercept", "let_pass")
    assert (fights.battles, fights.sieges) == ([], ["royalist_1"])


@proves("15.7.4-r1", "15.7.4-r6")
def test_r110_who_stood_there_already_is_not_intercepted_but_may_be_evaded(fights):
    t = war_table().army("royalist_1", "orleanais", 8, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.share", "5")
    fork = t.fork().answer("royalist", "war.fight", "avoid")
    assert not fork.waiting
    assert not fork.events("war.interception_failed")
    t.answer("royalist", "war.fight", "fight").expect("huguenot", "war.reply", options=["stand", "evade"])
    assert fights.battles == []


@proves("15.7.4-r2", "15.7.4-r5", "15.7.4-r11")
@pytest.mark.parametrize(("dice", "battles"), [([2, 3], 1), ([1, 3], 0)])
def test_15_7_4_r5_only_the_inactive_camp_wants_battle(dice, battles, fights):
    t = before_orleans().dice(interception=dice).answer("royalist", "war.fight", "avoid")
    t.answer("huguenot", "war.intercept", "intercept")
    assert len(fights.battles) == battles
    t.expect_event("war.interception" if battles else "war.interception_failed", army="huguenot_1")


@proves("15.7.4-r7", "15.7.4-r8", "15.7.4-r9", "15.7.4-r10", "9-r6")
def test_15_7_4_r8_interception_modifiers():
    """S-25: own tactical 2 and small, the enemy's 1 and large: 4 + 2 - 1 + 1 + 1 = 7."""
    t = war_table().army("huguenot_1", "poitou", 3, "gaspard_de_coligny")
    t.army("royalist_1", "poitou", 8, "louis_de_montpensier")
    assert total(modifiers_of(t.state, HUGUENOT_1, ROYALIST_1)) == 3


@pytest.mark.parametrize(
    ("own", "moving", "modifier"),
    [(3, 5, 1), (5, 5, 0), (7, 5, -1), (5, 3, -1), (5, 7, 1), (3, 3, 0), (7, 7, 0), (1, 9, 2), (9, 1, -2)],
)
@proves("15.7.4-r8", "15.7.4-r9")
def test_r38_sizes_of_both_armies_count(own, moving, modifier):
    t = war_table().army("huguenot_1", "poitou", own).army("royalist_1", "poitou", moving)
    assert total(modifiers_of(t.state, HUGUENOT_1, ROYALIST_1)) == modifier


@proves("15.7.4-r7")
def test_r39_supporters_do_not_count():
    t = war_table().army("huguenot_1", "poitou", 5)
    t.army("royalist_1", "poitou", 5, "anne_de_montmorency", "gaspard_de_tavannes")
    assert total(modifiers_of(t.state, HUGUENOT_1, ROYALIST_1)) == 0


@proves("15.7.4-r10")
def test_r40_a_bare_two_is_a_two(fights):
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 3, "henri_de_bourbon").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "8")
    t.dice(interception=[1, 1]).answer("royalist", "war.share", "5").answer("royalist", "war.fight", "avoid")
    t.answer("huguenot", "war.intercept", "intercept")
    t.expect_event("war.interception", roll=2, total=7)
    assert t.is_in_play("henri_de_bourbon")


@proves("15.7.4-r12")
def test_15_7_4_r12_an_evader_may_go_next_door(fights):
    t = before_orleans().dice(evasion=[6, 6]).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "evade")
    t.expect("huguenot", "war.evade_to", options=["stay", "normandie", "berry"])
    t.answer("huguenot", "war.evade_to", "berry")
    assert (t.place_of("huguenot_1"), fights.battles, fights.sieges) == ("berry", [], ["royalist_1"])


@proves("15.7.4-r12", "15.6-r2")
def test_15_7_4_r12_an_evader_merges_with_a_friend_next_door(fights):
    t = war_table().army("huguenot_2", "berry", 3, "gaspard_de_coligny")
    t.army("royalist_1", "ile_de_france", 8, "anne_de_montmorency").coins(royalist=9).arrange(active=0)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").play(activate, ROYALIST_1, PROVINCES["orleanais"])
    t.answer("royalist", "war.troops", "8").answer("royalist", "war.share", "5").dice(evasion=[6, 6])
    t.answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "evade")
    t.answer("huguenot", "war.evade_to", "berry")
    assert (t.troops_of("huguenot_1"), t.commander_of("huguenot_1")) == (7, "louis_de_conde")


@proves("15.7.4-r1")
def test_15_7_4_r1_an_army_that_did_not_enter_is_not_intercepted(fights):
    t = war_table().army("royalist_1", "orleanais", 3, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.share", "2")
    t.answer("royalist", "war.fight", "avoid")
    assert (fights.battles, fights.sieges, t.waiting) == ([], ["royalist_1"], t.waiting[:0])


@proves("15.7.2-r18")
def test_15_7_2_r18_a_beaten_army_lays_no_siege(fights):
    fights.lost = True
    before_orleans().answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "stand")
    assert (len(fights.battles), fights.sieges) == (1, [])


def test_15_7_4_r10_good_scouts_serve_one_roll(fights):
    t = war_table().army("royalist_1", "ile_de_france", 8, "anne_de_montmorency").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").arrange(active=0).force("good_scouts", -2)
    t.play(activate, ROYALIST_1, PROVINCES["orleanais"]).answer("royalist", "war.troops", "8")
    t.dice(evasion=[3, 3]).answer("royalist", "war.share", "5").answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "evade")
    t.expect_event("war.evasion_failed", roll=6, total=6)
    assert t.state.force_of("good_scouts") == 0


def past_orleans(edition: str) -> GuerresTable:
    """Two points march from Île-de-France through Condé's Orléanais to Berry."""
    t = war_table(edition=edition).army("royalist_1", "ile_de_france", 2, "anne_de_montmorency")
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, PROVINCES["berry"]).answer("royalist", "war.troops", "2")
    return t


@proves("15.7.4-r13", "15.7.2-r18")
def test_r112_passing_an_enemy_is_free(fights):
    """C-12, edition fr."""
    t = past_orleans("fr").answer("royalist", "war.share", "2")
    assert (t.place_of("royalist_1"), fights.battles) == ("berry", [])


@proves("15.7.4-r14")
def test_15_7_4_r14_in_the_later_edition_an_enemy_may_stop_it_and_the_winner_goes_on(fights):
    """C-12, edition living."""
    t = past_orleans("living").answer("royalist", "war.step", "orleanais")
    t.dice(interception=[6, 6]).answer("huguenot", "war.intercept", "intercept")
    assert fights.battles == [("royalist_1", "huguenot_1")]
    assert (t.place_of("royalist_1"), t.money_of("royalist")) == ("berry", 7)


@proves("15.7.4-r14", "15.7.2-r13")
def test_r85_who_is_beaten_on_the_way_stays_and_pays_by_its_own_size(fights):
    fights.lost = True
    t = past_orleans("living").answer("royalist", "war.step", "orleanais")
    t.dice(interception=[6, 6]).answer("huguenot", "war.intercept", "intercept")
    assert (t.place_of("royalist_1"), t.money_of("royalist")) == ("orleanais", 7)
    assert t.state.moved[ROYALIST_1]


def to_poitou(enters: bool, dice: list[int] | None = None) -> GuerresTable:
    """Condé in or before Poitou, which peasants hold."""
    t = war_table().army("huguenot_1", "saintonge" if enters else "poitou", 3, "louis_de_conde")
    t.army("peasant_revolt", "poitou", 3).coins(huguenot=9).arrange(active=1)
    t.play(activate, HUGUENOT_1, PROVINCES["poitou"])
    if enters:
        t.answer("huguenot", "war.troops", "3")
    if dice:
        t.dice(interception=dice)
    return t.answer("huguenot", "war.share", "2")


@proves("20-r1", "3.2-r3")
@pytest.mark.parametrize(("dice", "battles"), [([4, 4], 1), ([4, 3], 0)])
def test_20_r1_a_revolt_tries_to_intercept_who_enters(dice, battles, fights):
    """Seven is needed: small against small, 0 - 1 (Condé)."""
    t = to_poitou(True, dice).answer("huguenot", "war.fight", "avoid")
    assert len(fights.battles) == battles
    assert t.state.tactical(REVOLT) == 0


@proves("20-r3")
def test_r60_who_stands_there_is_not_intercepted(fights):
    t = to_poitou(False).answer("huguenot", "war.fight", "avoid")
    assert (fights.battles, t.waiting) == ([], t.waiting[:0])


@proves("20-r1")
def test_r88_a_revolt_may_be_attacked(fights):
    to_poitou(False).answer("huguenot", "war.fight", "fight")
    assert (fights.battles, fights.sieges) == ([("huguenot_1", "peasant_revolt")], ["huguenot_1"])


@proves("20-r1")
def test_20_r1_a_revolt_stops_an_army_on_its_way(fights):
    t = war_table().army("huguenot_1", "saintonge", 3, "louis_de_conde").coins(huguenot=9)
    t.army("peasant_revolt", "poitou", 3).arrange(active=1).play(activate, HUGUENOT_1, PROVINCES["berry"])
    t.answer("huguenot", "war.troops", "3")
    t.expect("huguenot", "war.step", options=["guyenne", "poitou", "limousin"])
    t.dice(interception=[6, 6]).answer("huguenot", "war.step", "poitou")
    assert fights.battles == [("huguenot_1", "peasant_revolt")]
