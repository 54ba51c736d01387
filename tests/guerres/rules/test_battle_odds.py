"""15.7.5-15.7.7 Odds of battles, sieges and fates, against every throw there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from cuius.titles.guerres.explain.odds.war import FIGHT_ODDS
from cuius.titles.guerres.rules.combat import HELD, TAKEN, TOO_FEW, outcome
from cuius.titles.guerres.title import TITLE

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
