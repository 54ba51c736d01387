"""2.2 Talk."""

from __future__ import annotations

from cuius.titles.example.ids import NOBODY
from cuius.titles.example.phases.talk import talk
from tests.example.tables import BOAR, HERON, NORTH, STAG, fast


def test_2_2_r1_two_rounds_of_talk_in_order():
    t = fast().play(talk)
    asked = []
    while not t.over:
        asked.append(t.waiting[0][0])
        if t.waiting[0] == ("boar", "deal.turn"):  # an offer that is dropped keeps the talks going
            t.answer("boar", "deal.turn", "offer", "deal.kind", "cancel")
        else:
            t.answer(asked[-1], "deal.turn", "pass")
    assert asked == ["heron", "stag", "boar"] * 2


def test_2_2_r1_florins_change_hands():
    t = fast(florins=[3, 3, 0]).play(talk)
    t.answer("heron", "deal.turn", "offer", "deal.kind", "florins", "deal.giver", "heron")
    t.expect("heron", "deal.taker", options=["stag", "boar"])
    t.answer("heron", "deal.taker", "boar", "deal.what", "2", "deal.kind", "ready")
    t.answer("stag", "deal.turn", "pass")
    t.answer("boar", "deal.turn", "accept_1")
    assert t.state.florins == [1, 3, 2]
    t.expect_event("clause.florins", giver=HERON, taker=BOAR, what=2)


def test_2_2_r1_gates_change_hands_with_their_garrison():
    """Ruling R3."""
    t = fast(holder=[STAG, NOBODY, NOBODY], garrison={NORTH: 2}, florins=[3, 0, 0]).play(talk)
    t.answer("heron", "deal.turn", "offer", "deal.kind", "gate")
    t.answer("heron", "deal.taker", "heron")  # only Stag holds a gate, and only the one
    t.answer("heron", "deal.kind", "florins", "deal.taker", "stag", "deal.what", "1")
    t.answer("heron", "deal.kind", "ready")
    t.answer("stag", "deal.turn", "accept_1")
    assert t.state.holder[NORTH] == HERON
    assert t.state.garrison[NORTH] == 2
    assert t.state.florins == [2, 1, 0]


def test_2_2_r1_nobody_gives_what_he_has_not():
    t = fast(florins=[1, 0, 0]).play(talk)
    t.answer("heron", "deal.turn", "offer").expect("heron", "deal.kind", options=["florins", "cancel"])
    t.answer("heron", "deal.kind", "florins")
    t.expect("heron", "deal.taker", options=["stag", "boar"])  # only Heron can give
    t.answer("heron", "deal.taker", "stag")  # and only one florin
    t.expect("heron", "deal.kind", lacks=["gate"])


def test_2_2_r1_at_most_two_clauses():
    t = fast().play(talk)
    t.answer("heron", "deal.turn", "offer")
    for giver, taker in (("heron", "stag"), ("stag", "boar")):
        t.answer("heron", "deal.kind", "florins", "deal.giver", giver, "deal.taker", taker, "deal.what", "1")
    t.expect("heron", "deal.kind", options=["ready", "cancel"])


def test_r3_all_gates_by_agreement_win_when_the_talks_end():
    t = fast(holder=[HERON, HERON, STAG]).play(talk)
    t.answer("heron", "deal.turn", "pass")
    t.answer("stag", "deal.turn", "offer", "deal.kind", "gate", "deal.giver", "stag", "deal.taker", "heron")
    t.answer("stag", "deal.kind", "ready")
    t.answer("boar", "deal.turn", "pass")
    t.answer("heron", "deal.turn", "accept_1")
    assert t.state.holder == [HERON] * 3
    assert not t.over
    t.play_out()
    assert (t.ending, t.winners) == ("gates", ("heron",))
