"""What a seat sees: one envelope of plain data, with nothing in it that is not its business."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from cuius.core.chance import Scripted
from cuius.core.observation import encode, observe, plain_question
from cuius.core.odds import Forecast, Modifier, dice_sum
from cuius.core.requests import Ask, Roll
from tests.core.toys import (
    ANN,
    BEN,
    FRUIT,
    example,
    finish,
    fruits,
    give,
    one_to_three,
    play_on,
    start,
)


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


def ripeness(ask, fruit):
    """Plums are never thrown for."""
    if fruit == FRUIT["plum"]:
        return None
    ripe = dice_sum(1).map(lambda face: "ripe" if face >= 5 else "sour")
    return Forecast.of(ripe, ("ripe", "sour"), [Modifier(1, ask.about["fruit"].word)])


def then_counted(ask, fruit):
    """Plums are never counted."""
    return None if fruit == FRUIT["plum"] else Ask(ANN, "count", one_to_three, *ask.args)


def test_a_question_tells_what_its_answers_lead_to():
    asked = observe(start(play, follow_ups={"pick": then_counted}), "ann")["question"]
    count = {"key": "count", "options": ["1", "2", "3"], "named": [1, 2, 3], "odds": {}}
    assert asked["next"] == {"apple": count, "pear": count}


def test_a_question_carries_the_odds_of_its_answers():
    match = start(play, forecasts={"pick": ripeness})
    asked = observe(match, "ann")["question"]
    odds = asked.pop("odds")
    assert asked == plain_question(match.question("ann"))
    assert set(odds) == {"apple", "pear"}
    assert odds["apple"] == {
        "outcomes": [
            {"key": "ripe", "probability": 1 / 3, "exact": "1/3"},
            {"key": "sour", "probability": 2 / 3, "exact": "2/3"},
        ],
        "modifiers": [{"value": 1, "reason": "plum", "rule": None}],
    }
    give(match, "ann", "pear")
    assert "odds" not in observe(match, "ben")["question"]


def test_an_forecast_tells_of_the_other_side_and_of_the_best_of_several():
    forecast = replace(Forecast.of(dice_sum(1)), against=(Modifier(2, "pips"),), at_best=True).to_dict()
    assert forecast["against"] == [{"value": 2, "reason": "pips", "rule": None}]
    assert forecast["at_best"] is True


def throwing(g):
    yield Roll(d6=2, why="first", who=ANN, reasons=[Modifier(2, "hands", "1.1-r1")])
    yield Roll(d6=1, why="second")
    g.tell("psst", to=(ANN,))
    g.tell("thrown")
    g.tell("rested")
    g.marks.append((yield Ask(BEN, "count", one_to_three, g)))
    finish(g)


@pytest.mark.parametrize("again", [lambda match: match, lambda match: match.at(len(match.journal))])
def test_the_dice_stand_by_the_next_event_that_all_may_read(again):
    chance = Scripted()
    chance.script("first", [3, 5])
    chance.script("second", [6])
    match = again(start(throwing, chance))
    private, thrown, rested = observe(match, "ann")["log"]
    assert thrown["dice"] == [
        {
            "why": "first",
            "who": "ann",
            "faces": [3, 5],
            "reasons": [{"value": 2, "reason": "hands", "rule": "1.1-r1"}],
        },
        {"why": "second", "who": None, "faces": [6], "reasons": []},
    ]
    assert "dice" not in private
    assert "dice" not in rested


def test_everybody_sees_who_is_waited_for_and_only_that_seat_what_it_may_answer():
    match = start(play)
    seen = {seat: observe(match, seat) for seat in ("ann", "ben", None)}
    assert all(s["waiting"] == [{"role": "ann", "key": "pick"}] for s in seen.values())
    assert seen["ann"]["question"]["options"]
    assert seen["ben"]["question"] is None
    assert seen[None]["question"] is None
    assert seen["ann"]["title"] == "toy"


def test_the_log_is_what_the_seat_may_read_since_a_row():
    match = start(play)
    give(match, "ann", "pear")
    assert [e["key"] for e in observe(match, "ann")["log"]] == ["picked", "psst"]
    assert [e["key"] for e in observe(match, "ben")["log"]] == ["picked"]
    assert [e["key"] for e in observe(match, None)["log"]] == ["picked"]
    assert observe(match, "ann", since=1)["log"] == []
    assert observe(match.fork(), "ann")["log"] == []


def test_the_result_is_seen_by_all():
    match = start(play)
    give(match, "ann", "pear")
    assert observe(match, None)["result"] is None
    give(match, "ben", "2")
    assert observe(match, None)["result"] == {
        "kind": "done",
        "winners": ["ann"],
        "scores": {"ann": 0.0, "ben": 0.0, "cec": 0.0},
    }


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_envelope_is_json_at_every_moment_of_a_game(players):
    match = example(players)
    while not match.over:
        for seat in (*match.config.seats, None):
            seen = observe(match, seat)
            assert json.loads(encode(seen)) == json.loads(json.dumps(seen))
            asked = seen["question"]
            assert asked is None or tuple(asked["options"]) == match.legal_answers(seat)
        play_on(match, 5, seed=len(match.journal))


def test_while_all_bid_nobody_sees_what_others_bid():
    match = example()
    while match.questions[0].key != "bid":
        give(match, match.questions[0].role, "pass")
    seen = [encode(observe(bidding(match, bid), "heron")) for bid in ("0", "1", "2", "3")]
    assert len(set(seen)) == 1


def bidding(match, bid: str):
    twin = match.fork()
    give(twin, "stag", bid)
    return twin
