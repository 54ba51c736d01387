"""2.1 The deal."""

from __future__ import annotations

from cuius.titles.example.phases.deal import deal
from tests.example.tables import BAR, BOAR, CANNON, COMPANY, HERON, MILITIA, STAG, fast


def test_2_1_r1_each_house_draws_until_it_holds_three_cards():
    t = fast(hands=[[CANNON, BAR], [], [BAR, BAR, BAR]], deck=[8, 6, 3, 2])
    t.draw("deal", "militia", "company", "bar", "cannon")
    t.play(deal)
    assert t.state.hands == [[CANNON, BAR, MILITIA], [COMPANY, BAR, CANNON], [BAR, BAR, BAR]]
    assert t.state.deck == [7, 5, 2, 1]


def test_2_1_r1_only_the_house_itself_sees_its_cards():
    t = fast(hands=[[], [BAR, BAR, BAR], [BAR, BAR, BAR]], deck=[8, 6, 4, 0])
    t.draw("deal", "militia", "company", "cannon")
    t.play(deal)
    assert [e["card"] for e in t.events("card.drawn", reader="heron")] == ["militia", "company", "cannon"]
    assert t.events("cards.drawn", reader="heron") == []
    for other in ("stag", "boar"):
        assert t.events("card.drawn", reader=other) == []
        assert t.events("cards.drawn", reader=other) == [{"house": "heron", "count": 3}]
    assert set(t.view("heron")["hands"]) == {"heron"}
    assert t.view("stag")["hand_sizes"] == {"heron": 3, "stag": 3, "boar": 3}
    assert t.view()["hands"] == {}


def test_2_1_r2_when_the_deck_runs_out_the_discards_become_the_deck():
    t = fast(hands=[[CANNON] * 2, [BAR] * 3, [BAR] * 2], deck=[0, 1, 0, 0], discards=[8, 5, 2, 1])
    t.draw("deal", "company", "bar")
    t.play(deal)
    assert t.state.hands == [[CANNON, CANNON, COMPANY], [BAR] * 3, [BAR] * 3]
    assert t.state.deck == [8, 5, 2, 0]
    assert t.state.discards == [0, 0, 0, 0]
    t.expect_event("deck.reshuffled", times=1)


def test_2_1_r2_a_deck_that_just_suffices_is_not_reshuffled():
    t = fast(hands=[[CANNON] * 2, [BAR] * 3, [BAR] * 3], deck=[0, 1, 0, 0], discards=[8, 5, 2, 0])
    t.draw("deal", "company").play(deal)
    assert t.events("deck.reshuffled") == []
    assert t.state.hands[HERON][-1] == COMPANY
    assert len(t.state.hands[STAG]) == len(t.state.hands[BOAR]) == 3
