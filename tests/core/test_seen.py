"""What a seat sees: one envelope of plain data, with nothing in it that is not its business."""

from __future__ import annotations

import json

import pytest

from cuius.core.requests import Ask
from cuius.core.seen import encoded, plain_question, seen_by
from tests.core.toys import ANN, BEN, FRUIT, example, finish, fruits, give, one_to_three, play_on, start


def play(g):
    about = {"fruit": FRUIT["plum"], "times": 2}
    g.marks.append((yield Ask(ANN, "pick", fruits, g, rule="1.1-r1", about=about)))
    g.tell("picked", fruit=FRUIT["pear"])
    g.tell("psst", to=(ANN,))
    g.marks.append((yield Ask(BEN, "count", one_to_three, g)))
    finish(g)


def test_a_question_as_it_crosses_the_wire():
    assert plain_question(start(play).question("ann")) == {
        "number": 0,
        "role": "ann",
        "key": "pick",
        "rule": "1.1-r1",
        "about": {"fruit": ["fruit", "plum"], "times": 2},
        "options": ["apple", "pear", "plum"],
        "named": [["fruit", "apple"], ["fruit", "pear"], ["fruit", "plum"]],
        "confirm": False,
    }


def test_everybody_sees_who_is_waited_for_and_only_that_seat_what_it_may_answer():
    match = start(play)
    seen = {seat: seen_by(match, seat) for seat in ("ann", "ben", None)}
    assert all(s["waiting"] == [{"role": "ann", "key": "pick"}] for s in seen.values())
    assert seen["ann"]["question"]["options"]
    assert seen["ben"]["question"] is None
    assert seen[None]["question"] is None
    assert seen["ann"]["title"] == "toy"


def test_the_log_is_what_the_seat_may_read_since_a_row():
    match = start(play)
    give(match, "ann", "pear")
    assert [e["key"] for e in seen_by(match, "ann")["log"]] == ["picked", "psst"]
    assert [e["key"] for e in seen_by(match, "ben")["log"]] == ["picked"]
    assert [e["key"] for e in seen_by(match, None)["log"]] == ["picked"]
    assert seen_by(match, "ann", since=1)["log"] == []
    assert seen_by(match.fork(), "ann")["log"] == []


def test_the_result_is_seen_by_all():
    match = start(play)
    give(match, "ann", "pear")
    assert seen_by(match, None)["result"] is None
    give(match, "ben", "2")
    assert seen_by(match, None)["result"] == {
        "kind": "done",
        "winners": ["ann"],
        "scores": {"ann": 0.0, "ben": 0.0, "cec": 0.0},
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_envelope_is_json_at_every_moment_of_a_game(players):
    match = example(players)
    while not match.over:
        for seat in (*match.config.seats, None):
            seen = seen_by(match, seat)
            assert json.loads(encoded(seen)) == json.loads(json.dumps(seen))
            asked = seen["question"]
            assert asked is None or tuple(asked["options"]) == match.legal(seat)
        play_on(match, 5, seed=len(match.journal))


def test_while_all_bid_nobody_sees_what_others_bid():
    match = example()
    while match.questions[0].key != "bid":
        give(match, match.questions[0].role, "pass")
    seen = [encoded(seen_by(bidding(match, bid), "heron")) for bid in ("0", "1", "2", "3")]
    assert len(set(seen)) == 1


def bidding(match, bid: str):
    twin = match.fork()
    give(twin, "stag", bid)
    return twin
