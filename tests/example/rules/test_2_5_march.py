"""2.5 The march."""

from __future__ import annotations

import pytest

from cuius.titles.example.ids import NOBODY
from cuius.titles.example.phases.march import march
from tests.example.tables import (
    BAR,
    BOAR,
    CANNON,
    COMPANY,
    HERON,
    MILITIA,
    NORTH,
    RIVER,
    STAG,
    discreet,
    fast,
)


def marching(card, garrison=1, **fields):
    """Heron is about to march with this card; the gates have this garrison."""
    return fast(hands=[[card], [], []], garrison=[garrison] * 3, **fields).play(march, HERON)


def test_2_5_r1_a_card_with_a_strength_marches():
    t = fast(hands={HERON: [CANNON, BAR, MILITIA, MILITIA]}).play(march, HERON)
    t.expect("heron", "march.card", options=["militia", "cannon"], rule="2.5-r1")
    assert t.why_not("heron", "bar").key == "refused.no-strength"
    assert t.why_not("heron", "company").key == "refused.not-held"
    t.answer("heron", "march.card", "militia").dice(attack=[1, 1], defence=[1])
    t.answer("heron", "march.gate", "mill")
    assert sorted(t.state.hands[HERON]) == [MILITIA, CANNON, BAR]
    assert t.state.discards == [1, 0, 0, 0]


def test_2_5_r1_no_house_marches_on_its_own_gate():
    t = marching(CANNON, holder=[HERON, STAG, NOBODY])
    t.expect("heron", "march.gate", options=["river", "mill"])
    refusal = t.why_not("heron", "north")
    assert (refusal.key, refusal.rule) == ("refused.own-gate", "2.5-r1")


def test_2_5_r2_another_house_bars_the_gate_and_the_march_fails():
    t = fast(hands=[[CANNON], [COMPANY], [BAR, BAR]]).play(march, HERON)
    t.answer("heron", "march.gate", "river")
    assert not t.asked("stag")  # it holds no bar
    t.expect("boar", "respond", options=["bar", "pass"], about={"marcher": HERON, "gate": RIVER})
    t.answer("boar", "respond", "bar")
    assert t.over  # no dice were thrown
    assert t.state.holder == [NOBODY] * 3
    assert t.state.hands == [[], [COMPANY], [BAR]]
    assert t.state.discards == [0, 0, 1, 1]
    t.expect_event("gate.barred", house=BOAR, gate=RIVER)


def test_2_5_r2_houses_respond_in_order_until_one_bars():
    t = fast(4, hands=[[BAR], [CANNON], [BAR], [BAR]]).play(march, STAG)
    t.answer("stag", "march.gate", "north")
    t.answer("heron", "respond", "pass").answer("boar", "respond", "bar")
    assert t.over
    assert t.state.hands == [[BAR], [], [], [BAR]]


def test_2_5_r2_the_marching_house_does_not_bar_itself():
    t = fast(hands=[[CANNON, BAR], [], []]).play(march, HERON)
    t.dice(attack=[1] * 4, defence=[1]).answer("heron", "march.gate", "north")
    assert t.over


def test_r1_a_discreet_table_asks_every_house_with_cards():
    t = discreet(4, hands=[[CANNON], [MILITIA], [], [BAR]]).play(march, HERON)
    t.answer("heron", "march.card", "cannon", "march.gate", "north")  # the card is asked for, though forced
    t.expect("stag", "respond", options=["pass"]).answer("stag", "respond", "pass")
    t.expect("otter", "respond", options=["bar", "pass"])  # Boar holds no cards, as all can see
    assert t.why_not("otter", "cannon").key == "refused.not-offered"


def test_r1_when_all_bars_are_discarded_nobody_is_asked():
    t = discreet(hands=[[CANNON], [MILITIA], [MILITIA]], discards=[0, 0, 0, 6]).play(march, HERON)
    t.dice(attack=[1] * 4, defence=[1])
    t.answer("heron", "march.card", "cannon", "march.gate", "north")
    assert t.over


@pytest.mark.parametrize(("card", "strength"), [(MILITIA, 2), (COMPANY, 3), (CANNON, 4)])
@pytest.mark.parametrize("garrison", [1, 2, 3])
def test_2_5_r3_as_many_dice_as_strength_and_men(card, strength, garrison):
    t = marching(card, garrison)
    t.dice(attack=[4] * strength, defence=[4] * garrison).answer("heron", "march.gate", "north")
    t.expect_event("march.fought", hits=0, stands=0)


@pytest.mark.parametrize(("face", "hits"), [(1, 0), (4, 0), (5, 2), (6, 2)])
def test_2_5_r3_fives_and_sixes_hit(face, hits):
    t = marching(MILITIA, 1)
    t.dice(attack=[face, face], defence=[face]).answer("heron", "march.gate", "north")
    t.expect_event("march.fought", hits=hits, stands=hits // 2)


@pytest.mark.parametrize(("defence", "men"), [([1, 1], 3), ([6, 1], 2), ([5, 6], 1)])
def test_2_5_r4_the_winner_leaves_as_many_men_as_it_had_hits_more(defence, men):
    t = marching(CANNON, 2, holder={RIVER: STAG})
    t.dice(attack=[5, 6, 6, 1], defence=defence).answer("heron", "march.gate", "river")
    assert t.state.holder[RIVER] == HERON
    assert t.state.garrison[RIVER] == men
    t.expect_event("gate.taken", house=HERON, gate=RIVER, men=men)


@pytest.mark.parametrize(("attack", "defence"), [([1, 1], [1, 1]), ([5, 1], [6, 1]), ([6, 6], [5, 5])])
def test_2_5_r4_a_tie_goes_to_the_garrison(attack, defence):
    t = marching(MILITIA, 2)
    t.dice(attack=attack, defence=defence).answer("heron", "march.gate", "river")
    assert t.state.holder[RIVER] == NOBODY
    assert t.events("gate.taken") == []


@pytest.mark.parametrize(
    ("garrison", "hits", "left"),
    [(3, 0, 3), (3, 1, 3), (3, 2, 2), (3, 3, 2), (4, 4, 2), (2, 2, 1), (1, 1, 1)],
)
def test_2_5_r5_the_garrison_loses_a_man_for_every_two_hits_but_never_its_last(garrison, hits, left):
    t = marching(CANNON, garrison)
    t.dice(attack=[6] * hits + [1] * (4 - hits), defence=[6] * garrison).answer(
        "heron", "march.gate", "north"
    )
    assert t.state.garrison[NORTH] == left
    assert t.state.holder[NORTH] == NOBODY


def test_r2_a_reduced_garrison_throws_fewer_dice():
    t = fast(hands={HERON: [CANNON, CANNON]}, garrison=[2, 1, 1]).play(march, HERON)
    t.dice(attack=[6, 6, 1, 1], defence=[6, 6]).answer("heron", "march.gate", "north")
    t.play(march, HERON).dice(attack=[1, 1, 1, 1], defence=[1]).answer("heron", "march.gate", "north")
    assert t.over
