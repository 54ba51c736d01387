"""States: copied independently, stored plainly, digested stably, and refused when they cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Literal, NamedTuple, NewType

import pytest

from cuius.core.errors import BadState
from cuius.core.events import Log
from cuius.core.ids import Names
from cuius.core.state import BaseState, Hidden, Shared

FRUIT = Names("fruit", ("apple", "pear", "plum"))
Space = NewType("Space", int)


class Point(NamedTuple):
    x: int
    name: str


class Heap(NamedTuple):
    things: list[int]


class Full(BaseState):
    number: int
    word: str
    flag: bool
    share: float
    maybe: int | None
    place: Space
    mood: Literal["calm", "angry"]
    pair: tuple[int, str]
    points: tuple[Point, ...]
    column: list[int]
    small: bytearray
    grid: list[list[int]]
    cube: list[list[list[int]]]
    words: dict[str, int]
    lists: dict[str, list[int]]
    nested: dict[str, dict[str, list[Point]]]
    rows: list[dict[str, int]]
    hand: Hidden[list[int]]
    deck: Hidden[list[Point]]
    board: Shared[dict[str, int]]


def full() -> Full:
    g = Full()
    g.log = None
    g.number, g.word, g.flag, g.share, g.maybe = 3, "x", True, 0.5, None
    g.place, g.mood = Space(4), "calm"
    g.pair, g.points = (1, "a"), (Point(1, "p"), Point(2, "q"))
    g.column, g.grid, g.cube = [1, 2], [[1], [2, 3]], [[[1], [2]], [[3]]]
    g.small = bytearray((1, 0, 255))
    g.words, g.lists = {"a": 1}, {"a": [1, 2]}
    g.nested = {"a": {"b": [Point(0, "z")]}}
    g.rows = [{"a": 1}, {"b": 2}]
    g.hand, g.deck = [FRUIT["plum"]], [Point(5, "d")]
    g.board = {"frozen": 1}
    return g


CHANGES = {
    "number": lambda g: setattr(g, "number", 4),
    "maybe": lambda g: setattr(g, "maybe", 4),
    "points": lambda g: setattr(g, "points", ()),
    "column": lambda g: g.column.append(9),
    "small": lambda g: g.small.append(9),
    "grid": lambda g: g.grid[1].append(9),
    "cube": lambda g: g.cube[0][1].append(9),
    "words": lambda g: g.words.update(b=9),
    "lists": lambda g: g.lists["a"].append(9),
    "nested": lambda g: g.nested["a"]["b"].append(Point(9, "n")),
    "rows": lambda g: g.rows[0].update(z=9),
    "hand": lambda g: g.hand.append(9),
    "deck": lambda g: g.deck.pop(),
}


@pytest.mark.parametrize("field", CHANGES)
def test_a_change_in_a_copy_is_not_seen_in_the_other(field):
    g = full()
    before, twin = g.to_dict(), g.clone()
    CHANGES[field](twin)
    assert g.to_dict() == before
    assert twin.to_dict()[field] != before[field]
    assert twin.digest() != g.digest()


@pytest.mark.parametrize("field", CHANGES)
def test_a_clone_sharing_with_an_earlier_one_shares_what_has_not_changed(field):
    g = full()
    earlier = g.clone()
    CHANGES[field](g)
    kept = g.clone_sharing(earlier)
    assert kept.to_dict() == g.to_dict()
    assert [name for name in type(g).fields if getattr(kept, name) is not getattr(earlier, name)] == [field]
    mine = getattr(g, field)
    assert isinstance(mine, (int, str, tuple)) or getattr(kept, field) is not mine


def test_a_copy_is_equal_shares_what_is_frozen_and_keeps_no_log():
    g = full()
    g.log = Log()
    twin = g.clone()
    assert twin.to_dict() == g.to_dict()
    assert twin.digest() == g.digest()
    assert g.clone_sharing(twin) is twin
    assert twin.board is g.board
    assert twin.log is None


def test_the_frozen_part_is_no_part_of_the_position():
    g, twin = full(), full()
    twin.board = {"frozen": 2}
    assert "board" not in g.to_dict()
    assert g.digest() == twin.digest()
    assert g.clone_sharing(twin) is twin


def test_ids_are_stored_as_numbers():
    assert full().to_dict()["hand"] == [2]


def test_from_dict_brings_everything_back():
    g = full()
    twin = Full.from_dict(g.to_dict(), like=g)
    assert twin.to_dict() == g.to_dict()
    assert twin.points == (Point(1, "p"), Point(2, "q"))
    assert type(twin.points[0]) is Point
    assert twin.board is g.board
    twin.grid[0].append(1)
    assert g.grid[0] == [1]


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda d: d.pop("word"), "'word' is missing or unknown"),
        (lambda d: d.update(colour=1), "'colour' is missing or unknown"),
        (lambda d: d.update(number="three"), "number: "),
        (lambda d: d.update(column=[1, "two"]), "column: "),
        (lambda d: d.update(points=[[1]]), "points: "),
        (lambda d: d.update(mood="merry"), "mood: "),
    ],
)
def test_from_dict_says_what_does_not_fit(damage, says):
    data = full().to_dict()
    damage(data)
    with pytest.raises(BadState, match=says):
        Full.from_dict(data, like=full())


def test_digests_do_not_depend_on_the_order_of_insertion():
    g, twin = full(), full()
    g.words, twin.words = {"a": 1, "b": 2}, {"b": 2, "a": 1}
    assert g.digest() == twin.digest()
    twin.column = twin.column[::-1]
    assert g.digest() != twin.digest()


def test_digests_are_the_same_in_every_process():
    program = "from tests.core.test_state import full; print(full().digest())"
    digests = set()
    for seed in ("0", "1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        run = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
        digests.add(run.stdout)
    assert digests == {full().digest() + "\n"}, run.stderr


def test_the_hidden_part_is_what_is_marked():
    g, twin = full(), full()
    twin.number, twin.column = 99, []
    assert g.hidden_bytes() == twin.hidden_bytes()
    twin.hand = []
    assert g.hidden_bytes() != twin.hidden_bytes()
    assert Full.hidden == ("hand", "deck")
    assert Full.shared == ("board",)


@pytest.mark.parametrize(
    "kind",
    [
        set[int],
        frozenset[int],
        list,
        dict,
        tuple,
        list[set[int]],
        dict[int, int],
        list[int] | None,
        tuple[list[int], ...],
        Heap,
        list[Heap],
        object,
        bytes,
        Point | list[int],
    ],
    ids=str,
)
def test_a_kind_that_cannot_be_copied_is_refused_when_the_class_is_made(kind):
    with pytest.raises(TypeError, match="a state cannot hold"):
        type(BaseState)("Odd", (BaseState,), {"__annotations__": {"field": kind}, "__module__": __name__})


def test_a_derived_state_has_the_fields_of_its_base():
    class Base(BaseState):
        first: list[int]

    class Derived(Base):
        second: list[int]

    g = Derived()
    g.log, g.first, g.second = None, [1], [2]
    twin = g.clone()
    twin.first.append(3)
    assert g.to_dict() == {"first": [1], "second": [2]}


def test_a_state_has_no_field_that_it_did_not_declare():
    with pytest.raises(AttributeError):
        full().colour = 1


def test_a_state_without_a_log_tells_nobody():
    g = full()
    g.tell("battle.won", hits=3)
    assert g.log is None
