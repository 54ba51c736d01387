"""17 Automatic victory and final points."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from cuius.core.record import load, parse, verify
from cuius.core.rulebook import proves
from cuius.titles.guerres.ids import FACTIONS, HUGUENOT, LEAGUE, ROYALIST
from cuius.titles.guerres.victory import automatic_winner, counted_towns
from tests.guerres.tables import new_table, war_table


@proves("17-r1")
@pytest.mark.parametrize(("league", "huguenot", "wins"), [(5, 5, True), (6, 5, False)])
def test_17_r1_the_royalists_hold_nearly_everything(league, huguenot, wins):
    t = new_table().only_towns(league=league, huguenot=huguenot)
    assert (automatic_winner(t.state) == 0) is wins


@proves("17-r2")
@pytest.mark.parametrize(("league", "huguenot", "wins"), [(12, 6, True), (11, 6, False)])
def test_17_r2_the_league_has_twice_the_huguenots_towns(league, huguenot, wins):
    t = new_table().only_towns(league=league, huguenot=huguenot)
    assert (automatic_winner(t.state) == 1) is wins


def test_r50_a_league_without_towns_does_not_win():
    t = new_table().only_towns(league=0, huguenot=0)
    assert automatic_winner(t.state) == 0


@proves("17-r3")
@pytest.mark.parametrize(
    ("huguenot", "paris", "wins"), [(21, "huguenot", True), (21, "royalist", False), (20, "huguenot", False)]
)
def test_17_r3_the_huguenots_hold_more_than_all_others_and_paris(huguenot, paris, wins):
    t = new_table().only_towns(huguenot=huguenot - (paris == "huguenot"), league=8).towns(paris, "paris")
    assert t.state.towns_of(2) == huguenot
    assert (automatic_winner(t.state) == 2) is wins


def test_r51_the_royalist_goes_first():
    t = new_table().only_towns(league=4, huguenot=2)
    assert automatic_winner(t.state) == 0


@proves("17-r10")
def test_r52_towns_in_revolt_count_for_nobody_and_le_havre_for_its_holder():
    t = new_table().towns("huguenot", "le_havre")
    before = counted_towns(t.state)
    assert before[2] == 13
    t.army("peasant_revolt", "quercy", 3)
    assert counted_towns(t.state) == [before[0], before[1] - 1, before[2] - 1]


@proves("17-r6", "17-r7", "17-r9", "18-r17")
def test_17_r6_towns_and_treaties_give_points():
    t = war_table(6, called=True).only_towns(huguenot=11, league=9).treaties(royalist=2, huguenot=5, league=4)
    t.phase("end_of_turn")
    assert t.winners == ("huguenot",)
    t.expect_event("game.points", faction="huguenot", points=9)
    t.expect_event("game.points", faction="royalist", points=8)
    t.expect_event("game.points", faction="league", points=5)


@proves("17-r9")
def test_17_r9_ties_go_to_the_royalist():
    t = war_table(6, called=True).only_towns(huguenot=21, league=9).treaties(royalist=4, huguenot=2, league=1)
    t.phase("end_of_turn")
    t.expect_event("game.points", faction="huguenot", points=9)
    t.expect_event("game.points", faction="royalist", points=9)
    assert t.winners == ("royalist",)


@proves("17-r8", "10-r5")
def test_r53_the_royalist_breaks_ties_in_a_category():
    t = war_table(6, called=True).only_towns(huguenot=11, league=9).treaties(royalist=3, huguenot=3, league=1)
    t.phase("end_of_turn")
    t.expect("royalist", "victory.treaties", options=["royalist", "huguenot"])
    t.answer("royalist", "victory.treaties", "royalist")
    assert t.winners == ("royalist",)


def test_17_r8_scores_are_the_points_that_the_royalist_decided():
    """He may put others before himself: the points follow his word, not what he would be expected to say."""
    t = war_table(6, called=True).only_towns(huguenot=11, league=9).treaties(royalist=3, huguenot=3, league=1)
    t.phase("end_of_turn")
    t.answer("royalist", "victory.treaties", "huguenot")
    told = {e.args["faction"][1]: e.args["points"] for e in t.match.log.events if e.key == "game.points"}
    assert {role: int(points) for role, points in t.match.result.scores.items()} == told
    assert t.match.result.scores != t.match.title.score(t.match.state)
    assert t.match.fork().final_points == t.match.final_points


@proves("17-r4", "11-r2")
def test_17_r4_automatic_victory_ends_the_game_at_the_end_of_a_turn():
    t = war_table(2).only_towns(league=5, huguenot=5).phase("end_of_turn")
    assert t.ending == "automatic"
    assert t.winners == ("royalist",)


def test_r61_a_faction_led_by_a_steward_wins_against_the_players():
    t = war_table(2, players=2).only_towns(league=5, huguenot=5).phase("end_of_turn")
    assert t.ending == "automatic"
    assert t.winners == ()


def test_17_r5_the_royalist_goes_first():
    t = new_table().only_towns(league=1, huguenot=0)
    g = t.state
    towns = [g.towns_of(f) for f in FACTIONS]
    assert towns[LEAGUE] >= 1 > towns[HUGUENOT]  # the League's condition holds, and the Royalist's
    assert automatic_winner(g) == ROYALIST


def test_17_r8_a_record_that_kept_the_expected_order_is_still_verified():
    recorded = parse((Path(__file__).parents[1] / "fixtures/te_deum-3-living-points.json").read_bytes())
    match = load(recorded)
    expected = match.title.score(match.state)
    assert expected != recorded.result.scores
    for scores, ok in ((expected, True), (dict.fromkeys(expected, 1.0), False)):
        kept = replace(recorded, result=replace(recorded.result, scores=scores))
        assert verify(kept).ok is ok
