"""19 War weariness: where it holds, and what ends it."""

from __future__ import annotations

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, PROVINCES
from cuius.titles.guerres.phases.war.fights import battle
from cuius.titles.guerres.phases.war.rounds import activate
from cuius.titles.guerres.rules.movement import provinces_open
from tests.guerres.tables import GuerresTable, war_table

ROYALIST_1, HUGUENOT_1 = ARMIES["royalist_1"], ARMIES["huguenot_1"]
ORLEANAIS, BERRY = PROVINCES["orleanais"], PROVINCES["berry"]


def weary(target: str = "orleanais") -> GuerresTable:
    """Montpensier marches on weary Orléanais, or through it."""
    t = war_table().army("royalist_1", "ile_de_france", 3, "louis_de_montpensier").coins(royalist=9)
    t.army("huguenot_1", "orleanais", 4, "louis_de_conde")
    t.arrange(active=0, frozen={ORLEANAIS: True, BERRY: True})
    return t.play(activate, ROYALIST_1, PROVINCES[target]).answer("royalist", "war.troops", "3")


@proves("19-k1", "15.7.2-r13")
def test_19_k1_a_move_that_is_taken_back_wakes_nobody():
    t = weary().answer("royalist", "war.share", "take_back")
    assert t.place_of("royalist_1") == "ile_de_france"
    assert t.state.frozen[ORLEANAIS]


@proves("19-k1", "15.7.2-r13")
def test_19_k1_nor_do_the_provinces_on_its_way():
    t = weary("berry")
    assert not t.state.frozen[ORLEANAIS]
    assert not t.state.frozen[BERRY]
    t.answer("royalist", "war.share", "take_back")
    assert (t.state.frozen[ORLEANAIS], t.state.frozen[BERRY]) == (True, True)


@proves("19-k1")
def test_19_k1_a_move_that_is_paid_for_wakes_every_province_it_entered():
    t = weary("berry").answer("royalist", "war.share", "2")
    assert (t.state.frozen[ORLEANAIS], t.state.frozen[BERRY]) == (False, False)


def asleep(**more) -> GuerresTable:
    """Condé with four points in weary Orléanais, and the Huguenots' round."""
    t = war_table(2, **more).army("huguenot_1", "orleanais", 4, "louis_de_conde").coins(huguenot=9)
    return t.arrange(active=1, frozen={ORLEANAIS: True})


@proves("19-k1", "15.7.2-r2")
def test_19_k1_the_weary_may_be_activated_where_they_stand_and_nowhere_else():
    t = asleep()
    assert [p.word for p in provinces_open(t.state, HUGUENOT_1, 0)] == ["orleanais"]


@proves("19-k1")
def test_19_k1_the_weary_besiege_nobody():
    t = asleep().towns("royalist", "orleans").dice(attrition=[1, 1])
    t.play(activate, HUGUENOT_1, ORLEANAIS).answer("huguenot", "war.share", "3")
    assert not t.waiting
    assert not t.events("siege.begins")


@proves("19-k1")
def test_19_k1_they_may_still_attack_an_enemy_who_stood_there_before():
    t = asleep().army("royalist_1", "orleanais", 2, "anne_de_montmorency").dice(attrition=[1, 1])
    t.play(activate, HUGUENOT_1, ORLEANAIS).answer("huguenot", "war.share", "3")
    t.expect("huguenot", "war.fight", options=["fight", "avoid"])


@proves("19-k1", "15.7.5-r10")
def test_19_k1_beaten_by_an_enemy_who_stood_there_they_do_not_retreat():
    t = asleep().army("royalist_1", "orleanais", 9, "anne_de_montmorency").arrange(active=0)
    t.dice(attack=[6, 1, 1, 1], defence=[1, 1, 1]).dice("battle.fate", [1, 1], [1, 1])
    t.play(battle, ROYALIST_1, HUGUENOT_1)
    assert (t.place_of("huguenot_1"), t.waiting) == ("orleanais", t.waiting[:0])


@proves("19-k1", "15.7.4-r12")
def test_19_k1_if_they_evade_him_they_stay():
    t = asleep().army("royalist_1", "orleanais", 3, "anne_de_montmorency").coins(royalist=9).arrange(active=0)
    t.play(activate, ROYALIST_1, ORLEANAIS).dice(evasion=[6, 6]).answer("royalist", "war.share", "2")
    t.answer("royalist", "war.fight", "fight").answer("huguenot", "war.reply", "evade")
    assert t.place_of("huguenot_1") == "orleanais"
    t.expect("royalist", "siege.town")


@proves("19-k1")
def test_19_k1_a_league_army_that_enters_wakes_them_too():
    t = asleep().army("league_1", "champagne", 3, "claude_d_aumale").coins(league=9).arrange(active=0)
    t.play(activate, ARMIES["league_1"], ORLEANAIS).answer("league", "war.troops", "3", "war.share", "2")
    assert not t.state.frozen[ORLEANAIS]


@proves("19-k1", "15.7.5-r9")
def test_19_k1_an_enemy_who_retreats_into_the_province_wakes_them():
    """Beaten in Berry, Montpensier falls back into weary Orléanais, where no army stands."""
    t = war_table(2).army("royalist_1", "berry", 5, "louis_de_montpensier").arrange(active=0)
    t.army("huguenot_1", "berry", 5, "louis_de_conde").arrange(frozen={ORLEANAIS: True})
    t.dice(attack=[1, 1, 1], defence=[6, 1, 1]).dice("battle.fate", [1, 1], [1, 1])
    t.play(battle, ROYALIST_1, HUGUENOT_1).answer("royalist", "battle.retreat", "orleanais")
    assert not t.state.frozen[ORLEANAIS]


@proves("19-k1")
def test_19_k1_huguenots_who_march_into_a_weary_province_grow_weary():
    t = war_table(2).army("huguenot_1", "poitou", 4, "louis_de_conde").coins(huguenot=9)
    t.arrange(active=1, frozen={BERRY: True}).towns("royalist", "sancerre").dice(attrition=[1, 1])
    t.play(activate, HUGUENOT_1, BERRY).answer("huguenot", "war.troops", "4", "war.share", "3")
    assert not t.waiting  # no siege of Bourges or Sancerre
    assert [p.word for p in provinces_open(t.state, HUGUENOT_1, 0)] == []


@proves("19-k1")
def test_19_k1_a_revolt_wakes_nobody_and_the_turn_ends_it():
    t = asleep().army("peasant_revolt", "orleanais", 3)
    assert t.state.frozen[ORLEANAIS]
    t.phase("end_of_turn").play_out()
    assert not any(t.state.frozen)


@proves("19-k1", "15.5-r1")
def test_19_k1_the_card_is_played_when_all_leaders_are_placed_and_before_the_first_round():
    t = war_table(2).holds("royalist", "war_weariness").army("huguenot_1", "orleanais", 4)
    t.only_in_play("huguenot", "louis_de_conde").phase("leaders")
    t.expect("royalist", "event.placed", options=["war_weariness", "pass"])
    assert t.commander_of("huguenot_1") == "louis_de_conde"
    t.answer("royalist", "event.placed", "war_weariness", "card.weary", "orleanais")
    t.answer("royalist", "card.weary", "berry", "card.weary", "quercy")
    assert sum(t.state.frozen) == 3
