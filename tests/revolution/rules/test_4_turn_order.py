"""4.0 to 4.2, 5.8 and 6.20: the sequence of play and the turn order; rulings R3, R4 and R56."""

from __future__ import annotations

import pytest

from cuius.core.rulebook import proves
from cuius.titles.revolution.ids import BISHOPRICS, EDITIONS, FACTIONS, OPENING_PHASES, PHASES
from tests.revolution.tables import RevolutionTable, empty_table, new_table

OPENING = ["support", "units", "conflict", "neutrals", "overflow", "movement", "awards", "end"]


def with_points(t: RevolutionTable, **points: int) -> RevolutionTable:
    """City cards for so many points each."""
    cities = iter("aachen amsterdam antwerpen brugge bruxelles gent haarlem koln leiden liege".split())
    for faction, many in points.items():
        for _ in range(many):
            t.city(next(cities), faction)
    return t


def phases_told(t: RevolutionTable) -> list[tuple[int, str]]:
    return [(e["turn"], e["phase"]) for e in t.events("phase.begins")]


# ---- 4.0 to 4.2 the sequence ----


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@proves("4.0-r1", "4.2.1-r2", "4.2.2-r2,r3", "6.20-r8")
def test_4_0_r1_turn_0_with_eight_phases_then_five_turns_of_twenty(players):
    t = new_table(players).play_out()
    wanted = [(0, f"opening_{phase}") for phase in OPENING]
    wanted += [(turn, phase) for turn in range(1, 6) for phase in PHASES.words]
    assert phases_told(t) == wanted
    assert len(OPENING_PHASES) == 8
    assert len(PHASES) == 20
    assert t.ending == "points"


def test_4_2_2_r2_the_phases_in_their_order():
    first = "taxes support maintenance raising battles sieges beggars marches influence units".split()
    assert list(PHASES.words[:10]) == first


def test_4_2_2_r3_and_the_other_ten():
    rest = (
        "conflict neutrals overflow movement storming allegiance awards bishoprics universities end".split()
    )
    assert list(PHASES.words[10:]) == rest


@proves("4.1-r1", "4.2.2-r1")
def test_r3_factions_act_in_turn_order_each_to_the_end():
    t = empty_table().support("jesuits", catholics=1).support("emperor", nobility=1)
    t.support("calvinists_filled", reformers=1)
    t.turn_order("reformers", "nobility", "burghers", "catholics", "habsburgs").phase("support")
    t.expect("reformers", "support.many").answer("reformers", "support.many", 1)
    t.expect("nobility", "support.many").answer("nobility", "support.many", 1)
    t.expect("nobility", "support.to").answer("nobility", "support.to", "trier")  # finishes first
    t.expect("catholics", "support.many")


def test_r3_nobodys_decision_is_the_first_factions():
    t = empty_table().supply(1, rest="liege")
    t.turn_order("burghers", "catholics", "habsburgs", "nobility", "reformers")
    t.phase("neutrals").expect("burghers", "neutrals.where")


def test_4_1_r2_who_has_nothing_to_do_is_passed_over():
    t = empty_table().support("emperor", nobility=1).phase("support")
    assert t.waiting == [("nobility", "support.many")]
    assert t.answer("nobility", "support.many", 0).over


@pytest.mark.parametrize("edition", EDITIONS)
def test_d26_absent_factions_are_skipped(edition):
    t = new_table(3, edition=edition, factions="burghers_reformers").play_out()
    asked = {entry.by for entry in t.match.journal}
    assert asked == {"catholics", "burghers", "reformers"}


@proves("4.1-r3")
def test_r4_provinces_are_settled_in_board_order():
    t = empty_table()
    for province in ("zeeland", "artois", "cleve", "brabant"):
        t.country(province, catholics=5, nobility=4)
    t.phase("conflict").play_out()
    told = [e["province"] for e in t.events("conflict.begins")]
    assert told == ["brabant", "artois", "cleve", "zeeland"]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_4_2_1_r1_the_order_of_turn_0(players):
    t = new_table(players)
    order = ["catholics", "habsburgs", "nobility", "burghers", "reformers"]
    assert t.in_order == [f for f in order if f in t.match.seat_of]


# ---- 5.8 the next turn order ----


@proves("5.8-r4..r6")
def test_ex_5_8b_burghers_and_reformers_share_the_last_place():
    """D-27: an example that only the French book has, true in both editions."""
    for edition in EDITIONS:
        t = with_points(empty_table(edition=edition), burghers=4, reformers=4).country("liege", nobility=15)
        for see in BISHOPRICS.words:
            t.see(see, "catholic")
        for region in ("north", "holland", "utrecht", "zeeland", "flanders"):
            t.army(region, habsburgs=1)
        t.phase("opening_end")
        assert [t.counted(f) for f in FACTIONS.words] == [6, 5, 5, 4, 4]
        t.answer("habsburgs", "order.place", "after_catholics")
        t.answer("nobility", "order.place", "after_habsburgs")
        t.expect("burghers", "order.place").answer("burghers", "order.place", "after_nobility")
        t.expect("reformers", "order.place").answer("reformers", "order.place", "first")
        assert t.in_order == ["reformers", "catholics", "habsburgs", "nobility", "burghers"]


def test_5_8_r1_all_factions_count_at_the_end_of_turn_0():
    t = with_points(empty_table(), catholics=1, reformers=2).phase("opening_end")
    assert [t.counted(f) for f in ("catholics", "habsburgs", "reformers")] == [1, 0, 2]
    t.expect_event("points.counted", times=5)


def test_5_8_r3_the_leader_lays_its_card_first_and_has_no_choice():
    t = with_points(empty_table(), burghers=3).phase("opening_end")
    t.expect_event("order.placed", times=1, faction="burghers")
    t.expect("catholics", "order.place", ["first", "after_burghers"])


def test_5_8_r4_before_after_or_between():
    t = with_points(empty_table(), burghers=3, nobility=2, reformers=1).phase("opening_end")
    t.answer("nobility", "order.place", "first")
    t.expect("reformers", "order.place", ["first", "after_nobility", "after_burghers"])
    t.answer("reformers", "order.place", "after_nobility")  # between them
    t.answer("catholics", "order.place", "after_burghers").answer(
        "habsburgs", "order.place", "after_reformers"
    )
    assert t.in_order == ["nobility", "reformers", "habsburgs", "burghers", "catholics"]
    t.expect_event("order.fixed", order=["nobility", "reformers", "habsburgs", "burghers", "catholics"])


@proves("4.2.2-r1")
def test_5_8_r5_the_left_end_acts_first_in_every_phase_of_the_next_turn():
    t = with_points(empty_table(3), nobility=2, reformers=1).phase("opening_end")
    t.answer("reformers", "order.place", "first").answer("catholics", "order.place", "after_nobility")
    assert t.in_order == ["reformers", "nobility", "catholics"]
    t.city("koln", "catholics").phase("taxes")
    assert [q[0] for q in t.waiting] == ["reformers"]
    t.answer("reformers", "tax.rate", 1).answer("nobility", "tax.rate", 1).expect("catholics", "tax.rate")


def test_5_8_r6_ties_in_turn_0_by_the_order_of_4_2_1():
    t = empty_table().phase("opening_end")
    for faction in ("habsburgs", "nobility", "burghers", "reformers"):
        t.expect(faction, "order.place").answer(faction, "order.place", "first")
    assert t.in_order == ["reformers", "burghers", "nobility", "habsburgs", "catholics"]


@pytest.mark.parametrize("phase", ["opening_end", "end"])
@proves("5.8-r7", "6.20-r7")
def test_r56_with_two_players_each_faction_is_placed_for_itself(phase):
    t = with_points(empty_table(2), burghers=3, catholics=2, reformers=1).phase(phase)
    t.expect("catholics", "order.place", ["first", "after_burghers"])
    t.answer("catholics", "order.place", "first")
    t.answer("reformers", "order.place", "first").answer("habsburgs", "order.place", "after_catholics")
    assert t.in_order == ["reformers", "catholics", "habsburgs", "burghers"]


# ---- 6.20 the end phase ----


@pytest.mark.parametrize("edition", EDITIONS)
def test_6_20_r1_abandoned_armies_return(edition):
    t = empty_table(edition=edition).abandoned("holland", nobility=2).army("holland", burghers=1)
    t.phase("end").play_out()
    assert t.abandoned_in("holland", "nobility") == 0
    assert (t.pool_of("nobility"), t.armies_in("holland", "burghers")) == (6, 1)


def test_6_20_r2_huguenots_are_turned_face_up():
    t = empty_table().support("huguenots", burghers=2).huguenots_used(2)
    t.phase("end").play_out()
    assert t.state.huguenots_used == 0
    t.turn(2).phase("support").expect("burghers", "support.many", [0, 1, 2])


def test_6_20_r3_abandoned_armies_score_nothing():
    t = empty_table().abandoned("holland", habsburgs=1).army("brabant", habsburgs=1).phase("end").play_out()
    assert t.counted("habsburgs") == 1


def test_6_20_r4_at_the_end_of_turn_5_the_winner_is_named():
    t = empty_table().turn(5).province("drenthe", "burghers").phase("end")
    assert t.over
    assert t.winners == ("burghers",)
    assert t.counted("burghers") == 0.45


@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_6_20_r5_the_next_order_is_made_as_in_turn_0(turn):
    t = with_points(empty_table(3), reformers=2, catholics=1).turn(turn).phase("end")
    t.expect_event("order.placed", times=1, faction="reformers")
    t.expect("catholics", "order.place", ["first", "after_reformers"])


@pytest.mark.parametrize("edition", EDITIONS)
@proves("6.20-r6")
def test_ex_6_20_ties_by_the_current_order(edition):
    t = empty_table(edition=edition)
    t.turn_order("burghers", "reformers", "habsburgs", "catholics", "nobility").phase("end")
    t.expect_event("order.placed", times=1, faction="burghers")
    for faction in ("reformers", "habsburgs", "catholics", "nobility"):
        t.expect(faction, "order.place").answer(faction, "order.place", "first")
    assert t.in_order == ["nobility", "catholics", "habsburgs", "reformers", "burghers"]


def test_6_20_r8_the_turn_marker_advances():
    t = new_table(3).skip_to("tax.rate")
    assert t.state.turn == 1
    assert phases_told(t)[-1] == (1, "taxes")
