"""15.7.7 Sieges: garrisons, dice, the fallen town, wounded leaders."""

from __future__ import annotations

import pytest

from cuius.core.odds import total
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, CHARACTERS, FACTIONS, LE_HAVRE, PROVINCES, TOWNS
from cuius.titles.guerres.phases.turn import clear_map
from cuius.titles.guerres.phases.war.fights import battle, fate_in_siege, siege, towns_to_besiege
from cuius.titles.guerres.phases.war.marches import act
from cuius.titles.guerres.rules.combat import garrison_dice, siege_dice
from cuius.titles.guerres.state import AWAY, WOUNDED
from tests.guerres.tables import GuerresTable, war_table

SAFE = [1, 1]


def before(province: str, troops: int, leader: str = "anne_de_montmorency", army: str = "royalist_1"):
    return war_table().arrange(active=0).army(army, province, troops, leader)


def besieges(t: GuerresTable, town: str, who: str = "royalist", army: str = "royalist_1") -> GuerresTable:
    return t.play(siege, ARMIES[army]).answer(who, "siege.town", town)


def post_of(t: GuerresTable, leader: str) -> int:
    return t.state.post[CHARACTERS[leader]]


def paris(troops: int = 7) -> GuerresTable:
    """Henri de Bourbon, now a Royalist, before a Paris of the League."""
    t = war_table(6, called=True).arrange(active=0).serves("henri_de_bourbon", "royalist")
    return t.army("royalist_1", "ile_de_france", troops, "henri_de_bourbon").towns("league", "paris")


# The worked examples


@proves("15.7.7-r8..r10", "15.7.7-r12", "15.7.7-r13", "15.7.7-r15", "15.7.7-r16")
def test_15_7_7_r12_paris_cannot_be_held_with_three_points():
    """EX-10 Four hits would do, but too few troops are left; Henri de Bourbon is wounded."""
    t = paris().dice(attack=[6, 6, 5, 5, 3, 2, 2], garrison=[6, 5, 5, 5], fate=[5, 6])
    besieges(t, "paris").expect_event("siege.too_few", army="royalist_1", town="paris")
    assert (t.holder("paris"), t.troops_of("royalist_1")) == ("league", 3)
    assert t.state.war_points == [0, 0, 0]
    assert post_of(t, "henri_de_bourbon") == WOUNDED
    t.arrange(clear_map)
    assert t.in_reserve("henri_de_bourbon")


@proves("15.7.7-r11", "15.7.7-r12", "15.8-r5")
def test_15_7_7_r11_paris_falls_to_the_last_four_points():
    """EX-10, the contrast: the army becomes the garrison."""
    t = paris().dice(attack=[6, 6, 5, 5, 3, 2, 2], garrison=[6, 5, 5, 4], fate=SAFE)
    besieges(t, "paris").expect_event("siege.taken", town="paris", troops=4)
    assert (t.holder("paris"), t.place_of("royalist_1")) == ("royalist", "nowhere")
    assert t.war_points_of("royalist") == 4
    assert post_of(t, "henri_de_bourbon") == AWAY


@proves("15.7.7-r17", "15.7.7-r20")
def test_15_7_7_r17_the_ally_conquers_for_the_king():
    """EX-11 The town becomes Royalist; the points are the League's."""
    t = before("quercy", 5, "francois_de_guise", "league_1")
    t.dice(attack=[5, 5, 1, 1], garrison=[1], fate=SAFE)
    besieges(t, "montauban", "league", "league_1")
    assert t.holder("montauban") == "royalist"
    assert (t.war_points_of("league"), t.war_points_of("royalist")) == (1, 0)


# Garrisons


@pytest.mark.parametrize(
    ("town", "garrison"), [("bergerac", 1), ("rouen", 2), ("paris", 4), ("la_rochelle", 4), ("le_havre", 1)]
)
@proves("15.7.7-r4..r6")
def test_15_7_7_r4_garrisons(town, garrison):
    """S-31."""
    g = war_table().state
    assert g.board.garrison[TOWNS[town]] == garrison
    assert total(garrison_dice(g, TOWNS[town])) == garrison


@pytest.mark.parametrize(
    ("troops", "open_to"), [(1, ["saint_jean_d_angely"]), (3, ["saint_jean_d_angely"]), (4, ["la_rochelle"])]
)
@proves("15.7.7-r3")
def test_15_7_7_r3_no_fewer_points_than_the_garrison(troops, open_to):
    """S-32 and above."""
    t = before("saintonge", troops)
    towns = [town.word for town in towns_to_besiege(t.state, ARMIES["royalist_1"])]
    assert set(open_to) <= set(towns)
    assert ("la_rochelle" in towns) == (troops >= 4)
    if troops < 4:
        t.play(siege, ARMIES["royalist_1"])
        assert t.why_not("royalist", "la_rochelle").key == "refused.siege-too-weak"


def test_15_7_7_r3_one_point_does_not_besiege_a_major_town():
    """S-32."""
    t = before("orleanais", 1)
    assert towns_to_besiege(t.state, ARMIES["royalist_1"]) == ()
    assert t.play(siege, ARMIES["royalist_1"]).match.over


def test_15_7_7_r3_only_towns_of_the_other_camp_in_the_province():
    t = before("orleanais", 5).play(siege, ARMIES["royalist_1"])
    t.expect("royalist", "siege.town", options=["orleans", "pass"], rule="15.7.7-r3")
    assert t.why_not("royalist", "blois").key == "refused.siege-friend"
    assert t.why_not("royalist", "sancerre").key == "refused.siege-elsewhere"
    assert t.why_not("royalist", "le_havre").key == "refused.siege-off-map"
    t.answer("royalist", "siege.town", "pass")
    assert (t.holder("orleans"), t.troops_of("royalist_1")) == ("huguenot", 5)


def test_19_k1_the_weary_do_not_besiege():
    t = war_table().army("huguenot_1", "poitou", 5, "louis_de_conde")
    assert towns_to_besiege(t.state, ARMIES["huguenot_1"])
    t.arrange(frozen={PROVINCES["poitou"]: True})
    assert towns_to_besiege(t.state, ARMIES["huguenot_1"]) == ()


# Dice and result


@proves("15.7.7-r8", "15.7.7-r10", "15.7.7-r13")
def test_15_7_7_r8_the_garrison_hurts_the_besieger_and_stays_whole():
    t = before("orleanais", 5).dice(attack=[5, 1], garrison=[5, 6], fate=SAFE)
    besieges(t, "orleans").expect_event("siege.held", town="orleans")
    assert (t.holder("orleans"), t.troops_of("royalist_1")) == ("huguenot", 3)
    t.dice(attack=[5], garrison=[1, 1], fate=SAFE)
    besieges(t, "orleans").expect_event("siege.held", town="orleans")
    assert t.holder("orleans") == "huguenot"


@proves("15.7.7-r9", "19-k9", "19-w6", "19-w7")
def test_15_7_7_r9_the_dice_of_a_battle_and_those_of_cards():
    t = before("orleanais", 7).army(
        "royalist_1", "orleanais", 7, "anne_de_montmorency", "gaspard_de_tavannes"
    )
    army, orleans = ARMIES["royalist_1"], TOWNS["orleans"]
    assert total(siege_dice(t.state, army)) == 5
    assert total(siege_dice(t.force("royal_artillery").state, army)) == 7
    assert total(siege_dice(t.force("mine_and_sap", 2).state, army)) == 9
    assert total(garrison_dice(t.force("heroic_defence", 3).state, orleans)) == 4


@pytest.mark.parametrize(
    ("province", "town", "hits", "spent", "points"),
    [("guyenne", "bergerac", [5, 1], 1, 1), ("orleanais", "orleans", [5, 6], 2, 2)],
)
@proves("15.7.7-r11", "15.8-r3", "15.8-r4")
def test_15_7_7_r11_hits_for_the_whole_garrison_take_the_town(province, town, hits, spent, points):
    t = before(province, 6).dice(attack=hits, garrison=[1] * spent, fate=SAFE)
    besieges(t, town).expect_event("town.converted", town=town, faction="royalist")
    assert (t.holder(town), t.troops_of("royalist_1")) == ("royalist", 6 - spent)
    assert t.war_points_of("royalist") == points


def test_19_w7_a_heroic_defence_is_not_harder_to_beat():
    t = before("orleanais", 9).force("heroic_defence", 3)
    t.dice(attack=[5, 5, 1, 1], garrison=[5, 5, 5, 5], fate=SAFE)
    assert besieges(t, "orleans").holder("orleans") == "royalist"
    assert t.troops_of("royalist_1") == 9 - 4 - 2
    assert t.state.force_of("heroic_defence") == 0


@proves("15.7.7-r2")
def test_15_7_7_r2_without_a_siege_no_town_changes_hands():
    t = before("orleanais", 9).army("huguenot_1", "orleanais", 1, "louis_de_conde")
    t.dice("battle.fate", SAFE, SAFE).dice(attack=[6, 6, 6, 6], defence=[1, 1])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    assert t.holder("orleans") == "huguenot"
    t.play(siege, ARMIES["royalist_1"]).answer("royalist", "siege.town", "pass")
    assert t.holder("orleans") == "huguenot"


@proves("15.7.7-r7", "15.7.7-r19")
def test_15_7_7_r7_a_beaten_army_in_the_field_does_not_help_the_garrison():
    t = before("orleanais", 9).army("huguenot_1", "orleanais", 6, "louis_de_conde")
    t.dice("battle.fate", SAFE, SAFE).dice("battle.attack", [6, 6, 1, 1]).dice(defence=[1, 1, 1])
    t.dice("siege.attack", [6, 6, 1, 1]).dice(garrison=[1, 1]).dice("siege.fate", SAFE)
    t.play(act, ARMIES["royalist_1"], True).answer("royalist", "war.fight", "fight")
    t.answer("huguenot", "war.reply", "stand").answer("huguenot", "battle.retreat", "stay")
    t.answer("royalist", "siege.town", "orleans")
    assert (t.holder("orleans"), t.place_of("huguenot_1")) == ("royalist", "orleanais")
    assert t.match.over  # 15.7.7-r19 one siege in an activation


@proves("15.7.7-r18", "15.7.7-r20")
def test_r45_the_lone_camp_keeps_what_it_takes():
    t = war_table().army("huguenot_1", "poitou", 5, "louis_de_conde")
    t.dice(attack=[5, 5, 1], garrison=[1, 1], fate=SAFE)
    besieges(t, "poitiers", "huguenot", "huguenot_1")
    assert (t.holder("poitiers"), t.war_points_of("huguenot")) == ("huguenot", 2)
    t = war_table(6, called=True).army("league_1", "bearn", 5, "charles_de_mayenne")
    t.dice(attack=[5, 5, 1], garrison=[1, 1], fate=SAFE)
    besieges(t, "pau", "league", "league_1")
    assert (t.holder("pau"), t.war_points_of("league")) == ("league", 2)


@proves("19-r3")
def test_r96_le_havre_leaves_the_map_when_it_falls():
    """S-46 by siege."""
    t = before("normandie", 5).arrange(control={LE_HAVRE: int(FACTIONS["huguenot"])})
    t.dice(attack=[5, 1], garrison=[1], fate=SAFE)
    besieges(t, "le_havre").expect_event("town.leaves", town="le_havre")
    assert (t.holder("le_havre"), t.troops_of("royalist_1")) == ("nobody", 4)
    assert t.war_points_of("royalist") == 1


# Cards


def test_19_w8_treason_opens_a_minor_town_and_leaves_a_garrison():
    t = before("guyenne", 5).force("treason_at_the_gate", 1)
    besieges(t, "bergerac")
    assert (t.holder("bergerac"), t.troops_of("royalist_1")) == ("royalist", 4)
    assert t.war_points_of("royalist") == 1


@proves("19-w8", "19-w9")
def test_r93_a_relief_column_prevails_over_treason():
    t = before("guyenne", 5).force("treason_at_the_gate", 1).force("relief_column", 3)
    besieges(t, "bergerac").expect_event("siege.relieved", town="bergerac")
    assert (t.holder("bergerac"), t.troops_of("royalist_1")) == ("huguenot", 5)
    assert t.state.force_of("relief_column") == t.state.force_of("treason_at_the_gate") == 0


@pytest.mark.parametrize("card", ["treason_at_the_gate", "relief_column"])
def test_r94_without_dice_nobody_is_hurt(card):
    t = besieges(before("guyenne", 5).force(card, 1), "bergerac")
    assert not t.events("fate.tested")


@pytest.mark.parametrize(("attack", "coins"), [([5, 1], 2), ([1, 1], 0)])
def test_19_w10_pillage_pays_when_the_town_falls(attack, coins):
    t = before("guyenne", 5).force("pillage", 0 + 1).dice(attack=attack, garrison=[1], fate=SAFE)
    assert besieges(t, "bergerac").money_of("royalist") == coins


def test_r90_fever_before_the_walls():
    """The siege goes on with fewer points than the garrison, in vain; without any it is over."""
    t = before("orleanais", 2).holds("huguenot", "camp_fever").dice(attack=[5], garrison=[1, 1], fate=SAFE)
    besieges(t, "orleans").answer("huguenot", "event.siege", "camp_fever")
    t.expect_event("siege.held", town="orleans")
    assert t.troops_of("royalist_1") == 1
    t = before("guyenne", 1).holds("huguenot", "camp_fever")
    besieges(t, "bergerac").answer("huguenot", "event.siege", "camp_fever")
    assert (t.place_of("royalist_1"), t.holder("bergerac")) == ("nowhere", "huguenot")


def test_15_7_7_r12_the_besieger_may_lose_his_last_point():
    t = before("guyenne", 1).dice(attack=[5], garrison=[6], fate=SAFE)
    besieges(t, "bergerac").expect_event("siege.too_few", town="bergerac")
    assert (t.place_of("royalist_1"), t.holder("bergerac")) == ("nowhere", "huguenot")


# Leaders


@pytest.mark.parametrize(
    ("roll", "wound", "fate"),
    [([4, 6], None, "safe"), ([5, 6], [4, 4], "wounded"), ([6, 6], [3, 4], "killed")],
)
@proves("15.7.7-r14")
def test_15_7_7_r14_on_eleven_a_leader_is_wounded_or_killed(roll, wound, fate):
    """S-30."""
    t = before("orleanais", 5).dice(fate=roll)
    if wound:
        t.dice(wound=wound)
    t.play(fate_in_siege, ARMIES["royalist_1"])
    assert t.is_gone("anne_de_montmorency") == (fate == "killed")
    assert (post_of(t, "anne_de_montmorency") == WOUNDED) == (fate == "wounded")


def test_15_7_7_r14_supporters_are_tested_too():
    t = before("orleanais", 5).army(
        "royalist_1", "orleanais", 5, "anne_de_montmorency", "gaspard_de_tavannes"
    )
    t.dice(fate=[SAFE, [6, 6]], wound=[1, 1]).play(fate_in_siege, ARMIES["royalist_1"])
    assert post_of(t, "gaspard_de_tavannes") == WOUNDED


def test_15_7_7_r15_henri_de_bourbon_needs_no_second_roll():
    t = paris().dice(fate=[6, 6]).play(fate_in_siege, ARMIES["royalist_1"])
    assert post_of(t, "henri_de_bourbon") == WOUNDED


def test_15_7_7_r16_the_wounded_return_when_the_turn_ends():
    t = before("orleanais", 5).dice(fate=[6, 6], wound=[1, 1]).play(fate_in_siege, ARMIES["royalist_1"])
    t.points(royalist=1).phase("war_end")
    assert post_of(t, "anne_de_montmorency") == WOUNDED
    t.arrange(clear_map)
    assert t.in_reserve("anne_de_montmorency")


@proves("19-w13")
def test_19_w13_on_parole_a_deadly_wound_is_a_wound():
    t = before("orleanais", 5).force("parole_of_honour", 0 + 1).dice(fate=[6, 6], wound=[1, 2])
    t.play(fate_in_siege, ARMIES["royalist_1"])
    assert post_of(t, "anne_de_montmorency") == WOUNDED
