"""Events: typed arguments, an audience, the row that caused them and the procedures they came from."""

from __future__ import annotations

import pytest

from cuius.core.events import Log, plain_argument
from cuius.core.requests import Ask, Checkpoint, Roll
from tests.core.toys import ANN, BEN, CEC, FRUIT, finish, fruits, give, start

EVERY = ("ann", "ben", "cec", None)


def log_of(**audience) -> Log:
    log = Log()
    log.add("fruit.eaten", audience.get("to"), audience.get("but"), audience.get("reveal", False), {"n": 1})
    return log


@pytest.mark.parametrize(
    ("audience", "readers"),
    [
        ({}, EVERY),
        ({"to": (ANN,)}, ("ann",)),
        ({"to": (ANN, "ben")}, ("ann", "ben")),
        ({"to": ()}, ()),
        ({"but": (ANN,)}, ("ben", "cec", None)),
        ({"but": (ANN, BEN)}, ("cec", None)),
        ({"reveal": True}, EVERY),
    ],
)
def test_an_event_is_read_by_its_audience(audience, readers):
    log = log_of(**audience)
    able = tuple(role for role in EVERY if log.readable_by((role,) if role else ()))
    assert able == readers


def test_a_seat_with_two_roles_reads_the_fuller_event_only():
    log = Log()
    log.add("card.drawn", (ANN,), None, False, {})
    log.add("cards.drawn", None, (ANN,), False, {})
    assert [e.key for e in log.readable_by(("ann", "cec"))] == ["card.drawn"]
    assert [e.key for e in log.readable_by(("ben", "cec"))] == ["cards.drawn"]


@pytest.mark.parametrize(
    ("audience", "secret"),
    [({}, False), ({"to": (ANN,)}, True), ({"but": (ANN,)}, True), ({"reveal": True}, True)],
)
def test_what_tells_a_secret(audience, secret):
    assert log_of(**audience).events[0].reveals_secret is secret


@pytest.mark.parametrize(
    ("value", "plain"),
    [
        (FRUIT["pear"], ["fruit", "pear"]),
        ((FRUIT["pear"], 3), [["fruit", "pear"], 3]),
        ([ANN, CEC], [["role", "ann"], ["role", "cec"]]),
        ("word", "word"),
        (3, 3),
        (None, None),
    ],
)
def test_arguments_carry_their_kind(value, plain):
    assert plain_argument(value) == plain


def basket(g):
    yield Checkpoint("turn")
    yield from picking(g)
    finish(g)


def picking(g):
    fruit = yield Ask(ANN, "pick", fruits)
    g.tell("fruit.picked", fruit=fruit)
    announce(g)
    yield Ask(BEN, "pick", fruits)
    g.tell("fruit.picked", fruit=FRUIT["apple"])


def announce(g):
    g.tell("news", to=(CEC,))


def test_an_event_knows_its_row_and_the_procedures_it_came_from():
    match = start(basket)
    give(match, "ann", "pear")
    events = match.log.events
    assert [(e.number, e.key, e.path) for e in events] == [
        (1, "fruit.picked", ("basket", "picking")),
        (1, "news", ("basket", "picking", "announce")),
    ]
    assert events[0].to_dict() == {
        "number": 1,
        "key": "fruit.picked",
        "args": {"fruit": ["fruit", "pear"]},
        "path": ["basket", "picking"],
    }
    assert events[1].to == ("cec",)


def test_the_log_is_read_from_a_row_on_and_goes_back_to_one():
    match = start(basket)
    give(match, "ann", "pear")
    log = match.log
    log.add_roll(Roll(d6=1, why="luck"), (3,))
    place = log.position()
    give(match, "ben", "plum")
    assert [e.number for e in log.events] == [1, 1, 2]
    assert [e.number for e in log.readable_by((), since=1)] == [2]
    assert log.dice == []
    log.truncate(place)
    assert [e.number for e in log.events] == [1, 1]
    assert [throw.faces for throw in log.dice] == [(3,)]
