"""15.7 Odds of the war: interception, evasion, attrition, battles, sieges and the fate of leaders."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from cuius.core.rulebook import proves
from cuius.titles.guerres.explain.odds import ODDS
from cuius.titles.guerres.explain.odds.war import FIGHT_ODDS
from cuius.titles.guerres.rules.combat import HELD, TAKEN, TOO_FEW, outcome
from cuius.titles.guerres.title import TITLE


@proves("15.7.4-r10")
def test_15_7_4_r10_evasion_before_orleans_in_five_cases_of_six():
    """EX-08: with two to add, five or more is needed."""
    forecast = ODDS["evasion"].forecast(tactical=1, troops=4, moving_tactical=0, moving_troops=8)
    assert forecast.probability("evasion.succeeds") == Fraction(30, 36)
    assert [(m.value, m.reason) for m in forecast.modifiers] == [
        (1, "reaction.own-tactical"),
        (1, "reaction.moving-size"),
    ]


@proves("15.7.4-r7", "15.7.4-r8", "15.7.4-r9")
def test_15_7_4_r8_interception_of_a_large_army_by_a_small_one():
    """S-25: with three to add, four or more is needed."""
    forecast = ODDS["interception"].forecast(tactical=2, troops=3, moving_tactical=1, moving_troops=8)
    assert forecast.probability("interception.succeeds") == Fraction(33, 36)
    assert ODDS["interception"].forecast(
        tactical=2, troops=3, moving_tactical=1, moving_troops=8, scouts=-2
    ).probability("interception.succeeds") == Fraction(26, 36)


@pytest.mark.parametrize(
    ("troops", "march", "chance"),
    [(3, 0, 0), (3, 1, 1), (4, 0, Fraction(21, 36)), (6, 0, Fraction(21, 36)), (7, 0, 1), (12, 0, 1)],
)
@proves("15.7.2-r15", "15.7.2-r16", "15.7.2-r17")
def test_15_7_2_r16_attrition(troops, march, chance):
    forecast = ODDS["attrition"].forecast(troops=troops, forced_march=march)
    assert forecast.probability("attrition.suffered") == chance


BATTLE, SIEGE = FIGHT_ODDS["battle"], FIGHT_ODDS["siege"]


def all_hits(dice: int) -> list[int]:
    """The hits of every throw of so many dice."""
    return [sum(face >= 5 for face in faces) for faces in product(range(1, 7), repeat=dice)]


def test_the_title_offers_them():
    assert {"battle", "siege", "battle_fate", "siege_fate"} <= set(TITLE.odds)


def test_15_7_5_r5_odds_of_the_armies_of_the_example():
    """EX-09 Five dice against three, seven points against four; counted throw by throw."""
    forecast = BATTLE.forecast(troops=7, support=1, enemy_troops=4, enemy_tactical=1)
    won = lost = 0
    ours, theirs = all_hits(5), all_hits(3)
    for scored in ours:
        for suffered in theirs:
            inflicted = min(scored, 4)
            ahead = inflicted - suffered or (7 - suffered) - (4 - inflicted)
            won, lost = won + (ahead > 0), lost + (ahead < 0)
    throws = len(ours) * len(theirs)
    assert forecast.probability("odds.battle.won") == Fraction(won, throws) == Fraction(1771, 2187)
    assert forecast.probability("odds.battle.lost") == Fraction(lost, throws) == Fraction(416, 2187)
    assert forecast.probability("odds.battle.open") == 0
    assert [(m.value, m.reason) for m in forecast.modifiers] == [
        (4, "fight.size"),
        (1, "fight.support"),
    ]
    assert [(m.value, m.reason) for m in forecast.against] == [(2, "fight.size"), (1, "fight.tactical")]


def test_15_7_5_r7_equal_armies_leave_room_for_the_royalists_choice():
    forecast = BATTLE.forecast(troops=2, enemy_troops=2)
    assert (
        forecast.probability("odds.battle.won") == forecast.probability("odds.battle.lost") == Fraction(2, 9)
    )
    assert forecast.probability("odds.battle.open") == Fraction(5, 9)


def test_19_w1_an_ambush_leaves_the_last_die():
    plain, caught = (
        BATTLE.forecast(troops=5, enemy_troops=2),
        BATTLE.forecast(troops=5, enemy_troops=2, ambush=1),
    )
    assert plain == caught
    caught = BATTLE.forecast(troops=5, enemy_troops=2, enemy_tactical=1, ambush=1)
    assert caught.probability("odds.battle.won") == plain.probability("odds.battle.won")


def test_19_w2_reiters_help_whoever_plays_them():
    forecast = BATTLE.forecast(troops=5, enemy_troops=5, reiters=1)
    mirror = BATTLE.forecast(troops=5, enemy_troops=5, enemy_reiters=1)
    assert forecast.probability("odds.battle.won") == mirror.probability("odds.battle.lost") > Fraction(1, 2)


def test_15_7_7_r11_odds_of_the_siege_of_paris():
    """EX-10 Seven dice against four, seven points before a garrison of four."""
    forecast = SIEGE.forecast(troops=7, tactical=3, garrison=4)
    count = {TAKEN: 0, TOO_FEW: 0, HELD: 0}
    inside = all_hits(4)
    weight = {hits: inside.count(hits) for hits in range(5)}
    ours = all_hits(7)
    for hits in range(8):
        for replies, many in weight.items():
            count[outcome(7, hits, 4, replies)] += ours.count(hits) * many
    throws = len(ours) * len(inside)
    assert forecast.probability("odds.siege.taken") == Fraction(count[TAKEN], throws)
    assert forecast.probability("odds.siege.too_few") == Fraction(count[TOO_FEW], throws)
    assert forecast.probability("odds.siege.held") == Fraction(1808, 2187)
    assert forecast.probability("odds.siege.taken") == Fraction(30320, 177147)


def test_15_7_7_r3_too_small_an_army_cannot_take_a_town():
    assert SIEGE.forecast(troops=1, garrison=2).probability("odds.siege.held") == 1


@pytest.mark.parametrize(
    ("card", "better"), [("artillery", True), ("mines", True), ("heroic_defence", False)]
)
def test_19_w6_cards_change_the_odds_of_a_siege(card, better):
    plain = SIEGE.forecast(troops=4, garrison=2).probability("odds.siege.taken")
    changed = SIEGE.forecast(troops=4, garrison=2, **{card: 1}).probability("odds.siege.taken")
    assert (changed > plain) == better
    assert changed != plain


@pytest.mark.parametrize(
    ("values", "captured", "killed"),
    [
        ({}, Fraction(1, 12), Fraction(1, 12)),
        ({"unkillable": 1}, Fraction(1, 6), 0),
        ({"parole": 1}, Fraction(1, 6), 0),
    ],
)
def test_15_7_6_r1_odds_of_a_leader_in_battle(values, captured, killed):
    forecast = FIGHT_ODDS["battle_fate"].forecast(**values)
    assert forecast.probability("odds.fate.safe") == Fraction(5, 6)
    assert forecast.probability("odds.fate.captured") == captured
    assert forecast.probability("odds.fate.killed") == killed


@pytest.mark.parametrize(
    ("values", "wounded", "killed"),
    [
        ({}, Fraction(1, 24), Fraction(1, 24)),
        ({"unkillable": 1}, Fraction(1, 12), 0),
        ({"parole": 1}, Fraction(1, 12), 0),
    ],
)
def test_15_7_7_r14_odds_of_a_leader_in_a_siege(values, wounded, killed):
    forecast = FIGHT_ODDS["siege_fate"].forecast(**values)
    assert forecast.probability("odds.fate.safe") == Fraction(11, 12)
    assert forecast.probability("odds.fate.wounded") == wounded
    assert forecast.probability("odds.fate.killed") == killed
