"""What a seat sees as numbers: nothing is lost on the way, and little things change little."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.observation import encode
from cuius.core.title import ViewListKinds, get_title, installed_titles
from cuius.envs.encoding import Encoder

WIDE = 2**16
"""So many slots that what is compared here shares none."""


def begun(title: str, players: int | None = None) -> Match:
    found = get_title(title)
    return Match(found, found.configure(players), Seeded(3), log=False).begin()


def positions(match: Match, answers: int, every: int) -> Iterator[dict[str, Any]]:
    """What the seat that is asked sees, now and then in a random game."""
    draw = random.Random(1)
    for number in range(answers):
        if match.over:
            return
        question = match.questions[0]
        if number % every == 0:
            yield match.view(question.seat)
        match.answer(question.seat, question.number, question.key, draw.choice(question.options))


TABLES = [
    (name, players) for name in installed_titles() for players in sorted({2, max(get_title(name).players)})
]


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_a_view_that_went_over_the_wire_is_the_same_observation(title, players):
    encoder = Encoder(WIDE, get_title(title).view_lists)
    for view in positions(begun(title, players), answers=240, every=40):
        sent = msgspec.json.decode(encode(view))
        assert np.array_equal(encoder.encode(view, None), encoder.encode(sent, None))


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_what_was_seen_before_does_not_matter(title, players):
    kept = Encoder(WIDE, get_title(title).view_lists)
    for view in positions(begun(title, players), answers=200, every=3):
        alone = kept.for_another_table()
        assert np.array_equal(kept.encode(view, None), alone.encode(view, None))
    assert not np.array_equal(kept.encode({}, None), kept.encode(view, None))
    assert not kept.encode({}, None).any()


@pytest.mark.parametrize(("title", "column"), [("guerres", "control"), ("here_i_stand", "leader_at")])
def test_who_stands_where_shows(title, column):
    encoder = Encoder(WIDE, get_title(title).view_lists)
    for view in positions(begun(title), answers=60, every=30):
        before, stand = encoder.encode(view, None), view[column]
        pairs = [n for n in range(len(stand) - 1) if stand[n] != stand[n + 1]]
        assert pairs
        for n in pairs:
            swapped = [*stand[:n], stand[n + 1], stand[n], *stand[n + 2 :]]
            after = encoder.encode(view | {column: swapped}, None)
            assert np.count_nonzero(before != after) == 2


# Lists that do not hold a number for each place

GROWING = {"history"}
"""Lists of numbers that only grow at their end."""


def lists_in(view: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Every list below a name, with the names of the dictionaries that lead to it."""
    for name, part in view.items():
        if isinstance(part, dict):
            yield from ((f"{name}.{below}", found) for below, found in lists_in(part))
        elif isinstance(part, list | tuple):
            yield name, part


@pytest.mark.parametrize("title", installed_titles())
def test_a_title_names_the_lists_of_numbers_that_are_not_a_number_a_place(title):
    said = get_title(title).view_lists
    names, lengths, tuples = set(), {}, set()
    for players in sorted({2, max(get_title(title).players)}):
        for view in positions(begun(title, players), answers=600, every=15):
            for name, found in lists_in(view):
                names |= set(name.split("."))
                if any(isinstance(part, int) for part in found):
                    lengths.setdefault((players, name), set()).add(len(found))
                if any(isinstance(part, list | tuple) for part in found):
                    tuples.add(name)
    varied = {name for (_, name), found in lengths.items() if len(found) > 1} | tuples
    unsaid = {name for name in varied if (said.sparse | said.things | GROWING).isdisjoint(name.split("."))}
    assert unsaid == set()
    assert said.sparse | said.things | said.ordered <= names


def changed(one: dict[str, Any], other: dict[str, Any], lists: ViewListKinds) -> list[int]:
    """By how much each slot differs that does."""
    encoder = Encoder(WIDE, lists)
    apart = encoder.encode(other, None) - encoder.encode(one, None)
    return sorted(int(by) for by in apart[apart != 0])


def test_a_unit_where_none_was_changes_one_slot():
    title, g = get_title("here_i_stand"), begun("here_i_stand").state
    before = title.view(g)
    empty = next(at for at, many in enumerate(g.regulars) if not many)
    g.regulars[empty] += 2
    assert changed(before, title.view(g), title.view_lists) == [2]


def test_another_card_in_hand_changes_its_slot_and_the_size_of_the_hand():
    title, g = get_title("here_i_stand"), begun("here_i_stand").state
    before = title.view(g) | title.private_view(g, ("ottoman",))
    g.hands[0].insert(0, 29)
    assert changed(before, title.view(g) | title.private_view(g, ("ottoman",)), title.view_lists) == [1, 1]


def test_a_card_for_another_changes_two_slots():
    lists = ViewListKinds(things=frozenset({"hands"}))
    assert changed({"hands": {"a": [3, 9]}}, {"hands": {"a": [1, 9]}}, lists) == [-1, 1]
    assert changed({"hands": {"a": [3, 9]}}, {"hands": {"a": [9, 3]}}, lists) == []
    assert changed({"hands": {"a": [3], "b": []}}, {"hands": {"a": [], "b": [3]}}, lists) == [-1, 1]


def test_a_tuple_counts_as_a_whole():
    lists = ViewListKinds(things=frozenset({"loans"}))
    assert changed({"loans": [(1, 2), (3, 4)]}, {"loans": [[3, 4], [1, 2]]}, lists) == []
    assert changed({"loans": [(1, 2), (3, 4)]}, {"loans": [(1, 4), (3, 2)]}, lists) == [-1, -1, 1, 1]


def test_a_sparse_list_is_like_the_full_one():
    full = Encoder(WIDE).encode({"units": [0, 2, 0, 1]}, None)
    sparse = Encoder(WIDE, ViewListKinds(sparse=frozenset({"units"}))).encode({"units": (1, 2, 3, 1)}, None)
    assert np.array_equal(full, sparse)


def test_the_order_of_play_shows():
    title, g = get_title("revolution"), begun("revolution").state
    before = title.view(g)
    g.order[0], g.order[1] = g.order[1], g.order[0]
    assert changed(before, title.view(g), title.view_lists) == [-1, -1, 1, 1]


def test_what_a_question_is_about_is_no_list_of_the_view():
    asked = {"role": "france", "key": "siege", "about": {"fortress": ["space", "calais"], "shown": 3}}
    lists = get_title("here_i_stand").view_lists
    assert np.array_equal(Encoder(WIDE, lists).encode({}, asked), Encoder(WIDE).encode({}, asked))
