"""Views as numbers: a vector of fixed size for every title, without knowledge of any.

A view is a tree of words and numbers. Every leaf has a path. A number is added to the slot of its path; a
word adds one to the slot of its path and itself. Slots are found by hashing, the same in every process, so
two leaves may share one; a longer vector makes that rarer. In lists of words and of tuples the order does
not count; in lists of numbers each index has its own slot. Lists with another meaning are named by the
title (`Title.view_lists`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from cuius.core.title import ViewListKinds

FEATURES = 4096
OPTION_IDS = 2**31 - 1
"""Range of answer ids; large enough that two answers of one question hardly ever share one."""
NO_LIST_KINDS = ViewListKinds()
NUMBER = (int, float)

Vector = NDArray[np.int32]
Sums = dict[int, int]
"""What to add to which slots."""
ListEncoder = Callable[[Sums, int, Any], None]
"""(sums, path, list): adds a list, below its path."""


class EncodedField(NamedTuple):
    """A field of the view as it was last encoded."""

    value: Any
    slots: NDArray[np.intp]
    amounts: Vector


class Encoder:
    """Encodes the views and questions of one title.

    It keeps the last view: fields that are the same again, which most are from one decision to the next, cost
    a comparison. It also keeps the hashes of paths.
    """

    def __init__(self, features: int = FEATURES, lists: ViewListKinds = NO_LIST_KINDS) -> None:
        self.features = features
        self.lists = lists
        self._paths: dict[tuple[int, Any], int] = {}
        self._places: dict[tuple[int, int], NDArray[np.intp]] = {}
        self._list_encoders: dict[str, ListEncoder] = {
            **dict.fromkeys(lists.sparse, self._add_pairs),
            **dict.fromkeys(lists.things, self._add_things),
            **dict.fromkeys(lists.ordered, self._add_ordered),
        }
        self._fields: dict[str, EncodedField] = {}
        self._vector: Vector = np.zeros(features, dtype=np.int32)
        """The sum of all fields."""

    def for_another_table(self) -> Encoder:
        """An encoder that shares the hashes of paths, but not the last view."""
        other = Encoder(self.features, self.lists)
        other._paths, other._places = self._paths, self._places
        return other

    def encode(self, view: dict[str, Any], question: dict[str, Any] | None) -> Vector:
        """The view and the question of a seat as one vector."""
        self._update(view)
        vector = self._vector.copy()
        if question is not None:
            sums: Sums = {}
            asked = self._path(0, "question")
            about = self._path(asked, "about")
            self._add(sums, self._path(asked, "role"), question["role"], self._add_places)
            self._add(sums, self._path(asked, "key"), question["key"], self._add_places)
            for name, value in question["about"].items():
                self._add(sums, self._path(about, name), value, self._add_places)
            for slot, amount in sums.items():
                vector[slot] += amount
        return vector

    def _update(self, view: dict[str, Any]) -> None:
        """Encode the fields that have changed."""
        fields = self._fields
        for name in fields.keys() - view.keys():
            self._remove(fields.pop(name))
        top = self._path(0, "view")
        for name, value in view.items():
            known = fields.get(name)
            if known is not None:
                if known.value == value:
                    continue
                self._remove(known)
            fields[name] = encoded = self._encode_field(self._path(top, name), name, value)
            np.add.at(self._vector, encoded.slots, encoded.amounts)

    def _remove(self, encoded: EncodedField) -> None:
        np.subtract.at(self._vector, encoded.slots, encoded.amounts)

    def _encode_field(self, path: int, name: str, value: Any) -> EncodedField:
        listed = self._list_encoders.get(name, self._add_places)
        if type(value) is list and listed == self._add_places:
            column = np.array(value) if value and isinstance(value[0], NUMBER) else None
            if column is not None and column.ndim == 1 and column.dtype.kind in "bif":
                return EncodedField(value, self._place_slots(path, len(value)), column.astype(np.int32))
        sums: Sums = {}
        self._add(sums, path, value, listed)
        slots = np.fromiter(sums.keys(), np.intp, len(sums))
        return EncodedField(value, slots, np.fromiter(sums.values(), np.int32, len(sums)))

    def _place_slots(self, path: int, length: int) -> NDArray[np.intp]:
        """The slots of a list of so many numbers."""
        slots = self._places.get((path, length))
        if slots is None:
            slots = np.array([self._path(path, place) % self.features for place in range(length)], np.intp)
            self._places[path, length] = slots
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


def option_ids(key: str, words: tuple[str, ...] | list[str], places: int) -> Vector:
    """An id per answer that is the same wherever this question offers it; 0 for no answer."""
    ids = np.zeros(places, dtype=np.int32)
    offered = words[:places]
    ids[: len(offered)] = [option_id(key, word) for word in offered]
    return ids


@lru_cache(maxsize=65536)
def option_id(key: str, word: str) -> int:
    return 1 + crc32(f"{key}:{word}".encode()) % OPTION_IDS
