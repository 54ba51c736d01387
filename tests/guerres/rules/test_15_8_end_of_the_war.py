"""15.7.8, 15.8 The end of the war: its winner and his prize."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import ARMIES, FACTIONS, TOWNS
from cuius.titles.guerres.phases.war.fights import battle, fate_in_battle, siege
from tests.guerres.tables import GuerresTable, war_table

SAFE = [1, 1]


def ended(turn: int = 2, called: bool = False, massacred: bool = False, **points: int) -> GuerresTable:
    return war_table(turn, called).arrange(massacred=massacred).points(**points)


# When


def test_15_7_8_r1_without_armies_the_war_is_over_at_once():
    assert war_table().phase("war_rounds").match.over


def test_15_7_8_r1_the_war_ends_when_both_camps_decline():
    t = war_table().coins(royalist=9, huguenot=9)
    t.army("royalist_1", "ile_de_france", 5, "anne_de_montmorency")
    t.army("huguenot_1", "saintonge", 5, "louis_de_conde").phase("war_rounds")
    t.auto(None, leaders_review="keep", deal_turn="pass")
    t.answer("huguenot", "war.announce", "rest")
    assert not t.match.over
    t.answer("royalist", "war.announce", "rest")
    assert t.match.over
    assert (t.place_of("royalist_1"), t.place_of("huguenot_1")) == ("ile_de_france", "saintonge")


# Who


@proves("15.8-r1", "15.8-r2", "15.8-r3", "15.8-r7")
def test_15_8_r1_points_add_up():
    """S-33 A large army beaten, a minor town taken, a leader of rank B captured: 4 + 1 + 2."""
    t = war_table().army("royalist_1", "guyenne", 9, "anne_de_montmorency")
    t.army("huguenot_1", "guyenne", 7, "gaspard_de_coligny")
    t.dice("battle.fate", SAFE, [6, 6]).dice(attack=[5, 5, 1, 1], defence=[1] * 6, prison=[2])
    t.play(battle, ARMIES["royalist_1"], ARMIES["huguenot_1"])
    t.answer("huguenot", "battle.retreat", "stay")
    assert t.war_points_of("royalist") == 6
    t.dice(attack=[5, 1, 1, 1], garrison=[1], fate=SAFE)
    t.play(siege, ARMIES["royalist_1"]).answer("royalist", "siege.town", "bergerac")
    assert t.state.war_points == [7, 0, 0]


@pytest.mark.parametrize("winner", ["royalist", "huguenot"])
@proves("15.8-r8", "15.8-r10")
def test_15_8_r8_most_points_win_the_war_and_a_treaty_point(winner):
    t = ended(royalist=3, league=2, huguenot=2).points(**{winner: 5}).treaties(royalist=1, huguenot=1)
    t.phase("war_end").expect_event("peace.won", faction=winner, points=5)
    assert t.treaty_of(winner) == 2
    assert t.state.war_winner == FACTIONS[winner]
    assert sum(t.state.treaty) == 3 + t.treaty_of("league")


@pytest.mark.parametrize(
    ("points", "equals"),
    [
        ({"royalist": 4, "huguenot": 4, "league": 1}, ["royalist", "huguenot"]),
        ({"royalist": 1, "huguenot": 4, "league": 4}, ["league", "huguenot"]),
        ({"royalist": 2, "huguenot": 2, "league": 2}, ["royalist", "league", "huguenot"]),
    ],
)
def test_15_8_r9_the_royalist_decides_ties(points, equals):
    t = ended(**points).phase("war_end").expect("royalist", "peace.winner", options=equals, rule="15.8-r9")
    left_out = [f for f in FACTIONS.words if f not in equals]
    for faction in left_out:
        assert t.why_not("royalist", faction).key == "refused.peace-fewer-points"
    t.answer("royalist", "peace.winner", equals[0])
    assert t.state.war_winner == FACTIONS[equals[0]]


@proves("15.8-r9")
def test_r47_a_war_without_points_is_a_tie():
    t = ended().treaties(royalist=0).phase("war_end")
    t.answer("royalist", "peace.winner", "royalist")
    assert t.treaty_of("royalist") == 1


# The prize


@proves("15.8-r10", "15.8-r11")
def test_15_8_r11_the_league_takes_a_town_that_is_not_huguenot():
    """S-34."""
    t = ended(league=3).treaties(league=0).phase("war_end")
    t.expect("league", "peace.town", offers=["paris", "bordeaux"], lacks=["rouen", "dijon", "pass"])
    assert t.why_not("league", "rouen").rule == "15.8-r11"
    assert t.why_not("league", "dijon").key == "refused.peace-not-royalist"
    assert t.why_not("league", "le_havre").key == "refused.siege-off-map"
    assert t.why_not("league", "pass").key == "refused.peace-must-take"
    t.answer("league", "peace.town", "bordeaux")
    assert (t.holder("bordeaux"), t.treaty_of("league")) == ("league", 1)
    assert t.match.over


@pytest.mark.parametrize(("option", "offered"), [("any", True), ("not_paris", False)])
def test_r48_paris_as_the_prize_of_the_league(option, offered):
    t = war_table(league_prize=option).points(league=3).phase("war_end")
    assert ("paris" in t.options("league")) == offered
    if not offered:
        assert t.why_not("league", "paris").key == "refused.peace-paris-table"


def test_15_8_r11_nothing_is_taken_where_nothing_is_royalist():
    t = ended(league=3).towns("league", *[town for town in TOWNS.words if town != "le_havre"])
    assert t.phase("war_end").match.over


@proves("15.8-r10", "15.8-r12")
def test_15_8_r12_before_the_massacre_the_huguenots_take_no_town():
    """S-35, first half."""
    t = ended(huguenot=3).treaties(huguenot=0)
    before = list(t.state.control)
    t.phase("war_end")
    assert (t.treaty_of("huguenot"), t.state.control) == (1, before)


def test_15_8_r13_after_the_massacre_the_huguenots_take_two_royalist_towns():
    """S-35, second half."""
    t = ended(5, massacred=True, huguenot=3).treaties(huguenot=0).phase("war_end")
    t.expect("huguenot", "peace.town", offers=["bordeaux"], lacks=["paris", "dijon"], about={"towns": 2})
    assert t.why_not("huguenot", "paris").key == "refused.peace-paris"
    t.answer("huguenot", "peace.town", "bordeaux").answer("huguenot", "peace.town", "poitiers")
    assert (t.holder("bordeaux"), t.holder("poitiers")) == ("huguenot", "huguenot")
    assert t.treaty_of("huguenot") == 1
    assert t.match.over


@proves("15.8-r13")
def test_r95_the_huguenots_may_take_fewer():
    t = ended(5, massacred=True, huguenot=3).phase("war_end")
    t.answer("huguenot", "peace.town", "bordeaux").answer("huguenot", "peace.town", "pass")
    assert (t.holder("bordeaux"), t.holder("poitiers")) == ("huguenot", "royalist")


@proves("15.8-r10")
def test_15_8_r10_a_royalist_winner_takes_no_town():
    t = ended(5, massacred=True, royalist=3)
    before = list(t.state.control)
    assert t.phase("war_end").state.control == before


def test_15_8_r1_points_of_prisoners_count_for_the_war():
    t = war_table().points(royalist=1).army("royalist_1", "orleanais", 5, "anne_de_montmorency")
    t.dice(fate=[6, 6], prison=[2]).play(fate_in_battle, ARMIES["royalist_1"], FACTIONS["huguenot"])
    t.phase("war_end")
    assert t.state.war_winner == FACTIONS["huguenot"]
