"""Procedures that break the contract or fail: what is said, and that the game stands as before."""

from __future__ import annotations

import pytest

from cuius.core.errors import BadProcedure, RulesBroken
from cuius.core.requests import Ask, AskAll, Checkpoint, Roll
from tests.core.toys import ANN, BEN, FRUIT, finish, fruits, give, one_to_three, standing, start


def nothing_to_choose(g):
    yield Ask(ANN, "pick", tuple)


def endless(g):
    yield Ask(ANN, "pick", fruits)


def odd_request(g):
    yield "pick a fruit"


@pytest.mark.parametrize(
    ("play", "says"),
    [
        (nothing_to_choose, "pick offers ann nothing to choose"),
        (odd_request, "may not yield 'pick a fruit'"),
    ],
)
def test_a_procedure_that_breaks_the_contract(play, says):
    with pytest.raises(BadProcedure, match=says):
        start(play)


def test_a_game_may_not_end_without_a_victory():
    match = start(endless)
    with pytest.raises(RulesBroken) as broken:
        give(match, "ann", "pear")
    assert isinstance(broken.value.__cause__, BadProcedure)
    assert "without a victory" in str(broken.value.__cause__)


def fails_on_plums(g):
    yield Checkpoint("turn")
    while True:
        fruit = yield Ask(ANN, "pick", fruits)
        faces = yield Roll(d6=1, why="die")
        g.marks.append(fruit)
        g.secret.extend(faces)
        g.tell("picked", fruit=fruit)
        if fruit == FRUIT["plum"]:
            raise ZeroDivisionError("plums")
        if len(g.marks) == 3:
            finish(g)


def test_when_the_rules_fail_the_game_stands_as_before_and_goes_on():
    match = start(fails_on_plums)
    give(match, "ann", "pear")
    before, told = standing(match), list(match.log.events)
    with pytest.raises(RulesBroken, match="stands as before") as broken:
        give(match, "ann", "plum")
    assert standing(match) == before
    assert match.log.events == told
    assert match.journal.chances == 1
    give(match, "ann", "pear")
    give(match, "ann", "apple")
    assert match.over
    assert [e.key for e in match.log.events] == ["picked"] * 3
    assert isinstance(broken.value.__cause__, ZeroDivisionError)


def test_the_dump_says_where_and_with_what_the_rules_failed():
    match = start(fails_on_plums)
    give(match, "ann", "pear")
    with pytest.raises(RulesBroken) as broken:
        give(match, "ann", "plum")
    dump = broken.value.dump
    assert dump["config"] == match.config
    assert [row[:2] for row in dump["rows"]] == [("ann", "pick"), ("chance", "die")] * 2
    assert dump["state"]["marks"] == [1, 2]
    assert dump["procedures"][-1]["procedure"] == "fails_on_plums"
    assert dump["procedures"][-1]["locals"]["fruit"] == "<fruit plum>"
    assert "ZeroDivisionError: plums" in dump["error"]


def test_when_the_rules_fail_among_all_the_others_have_still_answered():
    def play(g):
        given = yield AskAll({r: Ask(r, "bid", one_to_three, g) for r in (ANN, BEN)})
        if sum(given.values()) == 6:
            raise ValueError("too much")
        finish(g)

    match = start(play)
    give(match, "ben", "3")
    before = standing(match)
    with pytest.raises(RulesBroken):
        give(match, "ann", "3")
    assert standing(match) == before
    give(match, "ann", "1")
    assert match.over
