"""Views as numbers: a vector of fixed size for every title, without knowledge of any.

A view is a tree of words and numbers. Every leaf has a path. A number is added to the slot of its path; a
word adds one to the slot of its path and itself. Slots are found by hashing, the same in every process, so
two leaves may share one; a longer vector makes that rarer. In lists of words and of tuples the order does
not count; in lists of numbers each index has its own slot. Lists with another meaning are named by the
title (`Title.view_lists`).
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeAlias
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from cuius.core.events import plain_argument
from cuius.core.ids import Id, word_of
from cuius.core.requests import Options
from cuius.core.title import ViewListKinds

FEATURES = 4096
OPTION_IDS = 2**31 - 1
"""Range of answer ids; large enough that two answers of one question hardly ever share one."""
MOST_KEPT = 4096
"""Ids of answers to one kind of question that are kept."""
BLOCK = 32
"""Columns are compared in blocks, and thing by thing where a block differs."""
NO_LIST_KINDS = ViewListKinds()
NUMBER = (int, float)

Vector = NDArray[np.int32]
Sums = dict[int, int]
"""What to add to which slots."""
Amounts = tuple[tuple[int, int], ...]
"""The same as pairs."""
Slots: TypeAlias = "memoryview[int] | array[int]"
"""The numbers of a vector, one by one."""
ListEncoder = Callable[[Sums, int, Any], None]
"""(sums, path, list): adds a list, below its path."""


class Column(NamedTuple):
    """A list of numbers as it was last encoded."""

    numbers: list[Any]
    slots: tuple[int, ...]


class Parts(NamedTuple):
    """Any other field as it was last encoded."""

    value: Any
    sums: Sums


class EncodedFields:
    """The sum of the fields of a view, kept up to date field by field.

    From one decision to the next few fields change, and little in them: only that is added and taken away.
    """

    def __init__(self, encoder: Encoder, sums: Slots) -> None:
        self.encoder = encoder
        self._sums = sums
        """The sum; it changes with the fields."""
        self._fields: dict[str, Column | Parts] = {}

    def update(self, view: dict[str, Any]) -> None:
        """Take over the fields of a view, and drop all others."""
        for name in self._fields.keys() - view.keys():
            self.drop(name)
        for name, value in view.items():
            self.set(name, value)

    def set(self, name: str, value: Any) -> None:
        """Encode a field if it is another than before."""
        known = self._fields.get(name)
        if type(known) is Column:
            if self._change_numbers(name, known, value):
                return
        elif type(known) is Parts and known.value == value:
            return
        field = self._fields[name] = self.encoder.encode_field(name, value)
        self._replace({} if known is None else sums_of(known), sums_of(field))

    def drop(self, name: str) -> None:
        self._replace(sums_of(self._fields.pop(name)), {})

    def _change_numbers(self, name: str, known: Column, value: Any) -> bool:
        """Encode the changed numbers of a column; False if it is not such a column any more."""
        numbers, slots = known
        if type(value) is not list or len(value) != len(numbers):
            return False
        changed = changed_places(numbers, value)
        for index in changed:
            if not isinstance(value[index], NUMBER):
                return False
        sums = self._sums
        for index in changed:
            sums[slots[index]] += int(value[index]) - int(numbers[index])
        self._fields[name] = Column(value, slots)
        return True

    def _replace(self, old: Sums, new: Sums) -> None:
        sums = self._sums
        for slot, amount in old.items():
            if new.get(slot) != amount:
                sums[slot] -= amount
        for slot, amount in new.items():
            if old.get(slot) != amount:
                sums[slot] += amount


def changed_places(old: list[Any], new: list[Any]) -> list[int]:
    """Where two lists of the same length hold something else, if only another object of the same value."""
    many = len(new)
    if many <= BLOCK:
        return [place for place in range(many) if old[place] is not new[place]]
    changed: list[int] = []
    for start in range(0, many, BLOCK):
        end = min(start + BLOCK, many)
        if new[start:end] != old[start:end]:
            for place in range(start, end):
                if old[place] is not new[place]:
                    changed.append(place)
    return changed


def slots_of(vector: Vector) -> Slots:
    """A vector, to be changed number by number: so that is much quicker."""
    buffer: Any = vector
    return memoryview(buffer)


def new_vector(features: int) -> tuple[Vector, Slots]:
    """A vector of zeros, and the same to be changed number by number, which is quickest so."""
    slots = array("i", bytes(4 * features))
    return np.frombuffer(slots, dtype=np.int32), slots


def sums_of(field: Column | Parts) -> Sums:
    if type(field) is Parts:
        return field.sums
    sums: Sums = {}
    assert type(field) is Column
    for slot, number in zip(field.slots, field.numbers, strict=True):
        sums[slot] = sums.get(slot, 0) + int(number)
    return sums


class Encoder:
    """Encodes the views and questions of one title; it keeps the hashes of paths, and the last view."""

    def __init__(self, features: int = FEATURES, lists: ViewListKinds = NO_LIST_KINDS) -> None:
        self.features = features
        self.lists = lists
        self._paths: dict[tuple[int, Any], int] = {}
        self._columns: dict[tuple[int, int], tuple[int, ...]] = {}
        self._questions: dict[tuple[str, str], Amounts] = {}
        self._ids: dict[tuple[str, str, str], Amounts] = {}
        self._list_encoders: dict[str, ListEncoder] = {
            **dict.fromkeys(lists.sparse, self._add_pairs),
            **dict.fromkeys(lists.things, self._add_things),
            **dict.fromkeys(lists.ordered, self._add_ordered),
        }
        self._top = self._path(0, "view")
        self._asked = self._path(0, "question")
        self._about = self._path(self._asked, "about")
        self._vector, slots = new_vector(features)
        self._view = EncodedFields(self, slots)

    def for_another_table(self) -> Encoder:
        """An encoder that shares the hashes of paths, but not the last view."""
        other = Encoder(self.features, self.lists)
        other._paths, other._columns = self._paths, self._columns
        other._questions, other._ids = self._questions, self._ids
        return other

    def encode(self, view: dict[str, Any], question: dict[str, Any] | None) -> Vector:
        """The view and the question of a seat as one vector."""
        self._view.update(view)
        vector = self._vector.copy()
        if question is not None:
            for slot, amount in self.encode_question(question["role"], question["key"], question["about"]):
                vector[slot] += amount
        return vector

    def encode_question(self, role: str, key: str, about: Mapping[str, Any] | None) -> Amounts:
        """Who is asked what, as slots and amounts to add.

        What it is about may be ids or, as in plain data, their kinds and words.
        """
        found = self._questions.get((role, key)) or self._encode_asked(role, key)
        for name, value in about.items() if about else ():
            if type(value) is Id:
                found += self._ids.get((name, value.kind, value.word)) or self._encode_id(name, value)
            else:
                sums: Sums = {}
                self._add(sums, self._path(self._about, name), plain_argument(value), self._add_places)
                found += tuple(sums.items())
        return found

    def _encode_asked(self, role: str, key: str) -> Amounts:
        said = (("role", role), ("key", key))
        paths = [self._path(self._path(self._asked, name), word) for name, word in said]
        amounts = self._questions[role, key] = tuple([(path % self.features, 1) for path in paths])
        return amounts

    def _encode_id(self, name: str, value: Id) -> Amounts:
        """An id that a question is about: its kind and its word."""
        path = self._path(self._about, name)
        paths = [self._path(path, part) for part in (value.kind, value.word)]
        amounts = self._ids[name, value.kind, value.word] = tuple(
            [(path % self.features, 1) for path in paths]
        )
        return amounts

    def encode_field(self, name: str, value: Any) -> Column | Parts:
        """One field of a view."""
        path, kind = self._path(self._top, name), type(value)
        if kind is int or kind is bool:
            return Parts(value, {path % self.features: int(value)})
        if kind is str:
            return Parts(value, {self._path(path, value) % self.features: 1})
        listed = self._list_encoders.get(name, self._add_places)
        is_column = kind is list and value and listed == self._add_places
        if is_column and all(isinstance(number, NUMBER) for number in value):
            return Column(value, self._column_slots(path, len(value)))
        sums: Sums = {}
        self._add(sums, path, value, listed)
        return Parts(value, sums)

    def _column_slots(self, path: int, length: int) -> tuple[int, ...]:
        """The slots of a list of so many numbers."""
        slots = self._columns.get((path, length))
        if slots is None:
            slots = tuple([self._path(path, place) % self.features for place in range(length)])
            self._columns[path, length] = slots
        return slots

    def _add(self, sums: Sums, path: int, value: Any, listed: ListEncoder) -> None:
        """Add a value; lists in it use the encoder of the nearest named field."""
        kind = type(value)
        if kind is dict:
            for name, part in value.items():
                self._add(sums, self._path(path, name), part, self._list_encoders.get(name, listed))
        elif kind is list or kind is tuple:
            listed(sums, path, value)
        elif kind is str:
            self._count(sums, self._path(path, value), 1)
        elif value is not None:
            self._count(sums, path, int(value))

    def _count(self, sums: Sums, path: int, amount: int) -> None:
        slot = path % self.features
        sums[slot] = sums.get(slot, 0) + amount

    def _add_places(self, sums: Sums, path: int, values: Any) -> None:
        """A number (ids included) counts at its index; a word or a tuple at any index."""
        for place, part in enumerate(values):
            if isinstance(part, NUMBER):
                self._count(sums, self._path(path, place), int(part))
            else:
                self._add(sums, path, part, self._add_places)

    def _add_pairs(self, sums: Sums, path: int, values: Any) -> None:
        """Index, value, index, value: the same slots as the full list."""
        for index, value in zip(values[::2], values[1::2], strict=True):
            self._count(sums, self._path(path, int(index)), int(value))

    def _add_things(self, sums: Sums, path: int, values: Any) -> None:
        """Every element adds one to its own slot, a tuple as a whole."""
        for thing in values:
            spot = path
            for part in thing if isinstance(thing, list | tuple) else (thing,):
                spot = self._path(spot, int(part) if isinstance(part, int) else part)
            self._count(sums, spot, 1)

    def _add_ordered(self, sums: Sums, path: int, words: Any) -> None:
        """Every word adds one to the slot of its index and itself."""
        for place, word in enumerate(words):
            self._count(sums, self._path(self._path(path, place), word), 1)

    def _path(self, path: int, step: Any) -> int:
        """The path extended by one step."""
        found = self._paths.get((path, step))
        if found is None:
            found = self._paths[path, step] = crc32(f"{path}/{step}".encode())
        return found


class OptionIds(dict[str, int]):
    """The ids of the answers to one kind of question, by their words."""

    def __init__(self, key: str) -> None:
        super().__init__()
        self.key = key

    def __missing__(self, word: str) -> int:
        found = 1 + crc32(f"{self.key}:{word}".encode()) % OPTION_IDS
        if len(self) < MOST_KEPT:
            self[word] = found
        return found


OPTION_IDS_BY_KEY: dict[str, OptionIds] = {}


def option_ids(key: str, options: Options) -> list[int]:
    """An id per answer that is the same wherever this question offers it, and never 0."""
    known = OPTION_IDS_BY_KEY.get(key)
    if known is None:
        known = OPTION_IDS_BY_KEY[key] = OptionIds(key)
    return [known[option.word if type(option) is Id else word_of(option)] for option in options]
