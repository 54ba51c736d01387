"""14.7 Surprise attacks and influence at court."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import CHARACTERS, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.phases.court.actions import influence, surprise
from cuius.titles.guerres.rules.court_actions import (
    can_influence,
    can_surprise,
    towns_of_ally,
    towns_to_surprise,
)
from tests.guerres.tables import GuerresTable, court_table

AUMALE = CHARACTERS["claude_d_aumale"]
CONDE = CHARACTERS["louis_de_conde"]
COLIGNY = CHARACTERS["gaspard_de_coligny"]
CATHERINE = CHARACTERS["catherine_de_medicis"]
LORRAINE = CHARACTERS["charles_cardinal_de_lorraine"]


def words(towns) -> list[str]:
    return [town.word for town in towns]


def attack(t: GuerresTable, faction, character: str, town: str, dice: list[int]) -> GuerresTable:
    t.dice(action=dice).play(surprise, faction, CHARACTERS[character])
    return t.answer(faction.word, "surprise.town", town) if t.waiting else t


@proves("14.7-r6")
def test_ex02_an_ally_takes_a_huguenot_town_for_itself():
    """EX-02: a surprise attack of the League makes a Huguenot town League, not Royalist."""
    t = attack(court_table(), LEAGUE, "claude_d_aumale", "rouen", [2, 4])
    assert t.holder("rouen") == "league"
    t.expect_event("town.converted", town="rouen", faction="league")


@pytest.mark.parametrize(("dice", "holder"), [([2, 4], "league"), ([2, 3], "huguenot")])
@proves("14.7-r1", "14.7-r4", "14.7-r5", "4-r9", "9-r2")
def test_14_7_r5_military_two_against_a_major_town_needs_six(dice, holder):
    """S-10: 6 + 2 - 1 = 7."""
    t = attack(court_table(), LEAGUE, "claude_d_aumale", "rouen", dice)
    assert t.holder("rouen") == holder
    t.expect_event("court.modifier", reason="military", value=2)
    t.expect_event("court.modifier", reason="major_town", value=-1)


@pytest.mark.parametrize(("dice", "holder"), [([1, 4], "league"), ([1, 3], "huguenot")])
@proves("14.7-r4")
def test_14_7_r4_a_minor_town_has_no_penalty(dice, holder):
    t = attack(court_table(), LEAGUE, "jacques_de_nemours", "valence", dice)
    assert t.holder("valence") == holder


@proves("14.7-r1", "4-r9")
def test_14_7_r1_only_in_the_provinces_of_the_card():
    t = court_table().towns("huguenot", "dijon")
    assert words(towns_to_surprise(t.state, LEAGUE, AUMALE)) == ["rouen", "dijon"]
    assert not can_surprise(t.state, LEAGUE, CHARACTERS["anne_d_este"])
    t.play(surprise, LEAGUE, AUMALE)
    assert t.why_not("league", "orleans").key == "refused.surprise-too-far"


@proves("14.7-r2", "4-r10", "14.7-r3")
def test_14_7_r2_a_faction_leader_attacks_anywhere_but_paris_and_la_rochelle():
    """S-11."""
    t = court_table()
    held = words(towns_to_surprise(t.state, LEAGUE, CHARACTERS["francois_de_guise"]))
    assert len(held) == t.state.towns_of(HUGUENOT) - 1
    assert "la_rochelle" not in held
    t.play(surprise, LEAGUE, CHARACTERS["francois_de_guise"])
    refusal = t.why_not("league", "la_rochelle")
    assert (refusal.key, refusal.rule) == ("refused.surprise-special", "14.7-r3")
    t = court_table().play(surprise, HUGUENOT, CONDE).expect("huguenot", "surprise.town", lacks=["paris"])
    assert t.why_not("huguenot", "paris").key == "refused.surprise-special"


@proves("14.7-r2")
def test_14_7_r2_only_the_present_leader_attacks_anywhere():
    t = court_table()
    assert words(towns_to_surprise(t.state, HUGUENOT, COLIGNY)) == ["caen", "blois"]
    t.gone("louis_de_conde")
    assert "toulouse" in words(towns_to_surprise(t.state, HUGUENOT, COLIGNY))


@proves("14.7-r7")
def test_r16_no_surprise_among_allies():
    """C-02."""
    t = court_table().play(surprise, ROYALIST, CHARACTERS["charles_ix"])
    t.expect("royalist", "surprise.town", lacks=["dijon", "reims", "toulouse"])
    refusal = t.why_not("royalist", "dijon")
    assert (refusal.key, refusal.rule) == ("refused.surprise-friend", "14.7-r7")
    t = court_table(6, called=True).towns("league", "rouen")
    assert "rouen" in words(towns_to_surprise(t.state, HUGUENOT, CHARACTERS["henri_de_bourbon"]))
    assert not can_surprise(t.state, HUGUENOT, CHARACTERS["agrippa_d_aubigne"])


@proves("14.7-r7")
def test_14_7_r7_after_the_call_to_arms_the_league_attacks_the_royalists():
    t = attack(court_table(6, called=True), LEAGUE, "philippe_emmanuel_de_mercoeur", "nantes", [3, 3])
    assert t.holder("nantes") == "league"


@proves("19-r3")
def test_19_r3_le_havre_taken_by_surprise_leaves_the_game():
    """S-46."""
    t = attack(court_table().towns("huguenot", "le_havre"), LEAGUE, "claude_d_aumale", "le_havre", [3, 4])
    assert t.holder("le_havre") == "nobody"
    t.expect_event("town.leaves", town="le_havre")
    t.play(surprise, LEAGUE, CHARACTERS["francois_de_guise"])
    assert t.why_not("league", "le_havre").key == "refused.town-off-map"


@proves("19-h4")
def test_r70_the_surprise_of_meaux_lets_anybody_strike_in_three_provinces():
    t = court_table().force("surprise_of_meaux")
    beze = CHARACTERS["theodore_de_beze"]
    assert words(towns_to_surprise(t.state, HUGUENOT, beze)) == ["meaux", "blois", "troyes", "reims"]
    attack(t, HUGUENOT, "theodore_de_beze", "troyes", [2, 4])
    assert t.holder("troyes") == "huguenot"
    assert t.state.force_of("surprise_of_meaux") == 0
    assert not can_surprise(t.state, HUGUENOT, beze)


@proves("19-h4")
def test_r70_an_attack_elsewhere_leaves_the_surprise_of_meaux_in_force():
    t = court_table().force("surprise_of_meaux")
    attack(t, HUGUENOT, "baron_des_adrets", "grenoble", [1, 3])
    assert t.holder("grenoble") == "royalist"
    assert t.state.force_of("surprise_of_meaux") == 1


@pytest.mark.parametrize(("dice", "holder"), [([2, 3], "royalist"), ([2, 2], "league")])
@proves("14.7-r10", "14.7-r11", "14.7-r12", "14.7-r8")
def test_r17_both_allies_gain_influence_on_each_other(dice, holder):
    """C-03: 5 + 3 - 1 = 7 against a League major town."""
    t = court_table().dice(action=dice).play(influence, ROYALIST, CATHERINE)
    t.answer("royalist", "influence.town", "dijon")
    assert t.holder("dijon") == holder
    assert can_influence(t.state, LEAGUE, LORRAINE)


@pytest.mark.parametrize(("dice", "holder"), [([1, 3], "royalist"), ([1, 2], "league")])
@proves("14.7-r11")
def test_14_7_r11_a_minor_town_of_the_ally_has_no_penalty(dice, holder):
    t = court_table().dice(action=dice).play(influence, ROYALIST, CATHERINE)
    t.answer("royalist", "influence.town", "peronne")
    assert t.holder("peronne") == holder


@proves("14.7-r10", "14.7-r12")
def test_14_7_r10_the_league_gains_a_royalist_town_and_no_other():
    t = court_table().dice(action=[2, 3]).play(influence, LEAGUE, LORRAINE)
    t.expect("league", "influence.town", lacks=["rouen", "dijon"], offers=["lyon", "paris"])
    assert t.why_not("league", "rouen").key == "refused.influence-not-ally"
    t.answer("league", "influence.town", "lyon")
    assert t.holder("lyon") == "league"


@proves("14.7-r8")
def test_14_7_r8_the_player_alone_has_no_influence():
    t = court_table()
    assert not can_influence(t.state, HUGUENOT, CONDE)
    t = court_table(6, called=True)
    assert not can_influence(t.state, LEAGUE, AUMALE)
    assert can_influence(t.state, HUGUENOT, CONDE)
    assert words(towns_of_ally(t.state, ROYALIST))[:2] == ["rouen", "orleans"]


@proves("14.7-r9")
def test_r17_with_the_option_only_the_ally_gains_influence():
    t = court_table(influence="ally")
    assert not can_influence(t.state, ROYALIST, CATHERINE)
    assert can_influence(t.state, LEAGUE, LORRAINE)


@pytest.mark.parametrize(("dice", "holder"), [([2, 3], "league"), ([2, 2], "royalist")])
@proves("14.7-r13")
def test_r18_paris_counts_as_major_for_influence(dice, holder):
    t = court_table().dice(action=dice).play(influence, LEAGUE, LORRAINE)
    t.answer("league", "influence.town", "paris")
    assert t.holder("paris") == holder


@proves("14.7-r13")
def test_r18_an_option_keeps_paris_from_influence():
    t = court_table(influence_special="no").play(influence, LEAGUE, LORRAINE)
    t.expect("league", "influence.town", lacks=["paris"], offers=["meaux"])
    assert t.why_not("league", "paris").key == "refused.influence-special"


def test_r73_le_havre_gained_by_influence_leaves_the_game():
    t = court_table(6, called=True).towns("huguenot", "le_havre").dice(action=[6, 6])
    t.play(influence, ROYALIST, CATHERINE).answer("royalist", "influence.town", "le_havre")
    assert t.holder("le_havre") == "nobody"


def test_r74_the_town_of_an_ally_is_named_before_the_dice():
    t = court_table().play(influence, ROYALIST, CATHERINE)
    t.expect("royalist", "influence.town", offers=["dijon", "peronne"])
    assert not t.events("court.rolled")
    t.dice(action=[1, 2]).answer("royalist", "influence.town", "dijon")
    t.expect_event("influence.announced", town="dijon").expect_event("court.rolled", roll=3, total=5)


@proves("19-l7")
def test_19_l7_the_preachers_help_one_roll_of_the_league_for_influence():
    t = court_table().force("parisian_preachers").dice("action", [1, 2], [1, 2])
    t.play(influence, LEAGUE, LORRAINE).answer("league", "influence.town", "lyon")
    assert t.holder("lyon") == "league"
    t.play(influence, LEAGUE, LORRAINE).answer("league", "influence.town", "rennes")
    assert t.holder("rennes") == "royalist"
