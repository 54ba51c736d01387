"""Views as numbers: a vector of fixed size for every title, without knowledge of any.

A view is a tree of words and numbers. Every leaf has a path. A number is added to the slot of its path; a
word adds one to the slot of its path and itself. Slots are found by hashing, the same in every process, so
two leaves may share one; a longer vector makes that rarer. In lists of words and of tuples the order does
not count; in lists of numbers each index has its own slot. Lists with another meaning are named by the
title (`Title.view_lists`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
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
ListEncoder = Callable[[list[int], int, Any], None]
"""(vector, path, list): adds a list to the vector, below its path."""


class Encoder:
    """Encodes the views and questions of one title; it caches the hashes of paths."""

    def __init__(self, features: int = FEATURES, lists: ViewListKinds = NO_LIST_KINDS) -> None:
        self.features = features
        self._slots: dict[tuple[int, Any], int] = {}
        self._list_encoders: dict[str, ListEncoder] = {
            **dict.fromkeys(lists.sparse, self._add_pairs),
            **dict.fromkeys(lists.things, self._add_things),
            **dict.fromkeys(lists.ordered, self._add_ordered),
        }

    def encode(self, view: dict[str, Any], question: dict[str, Any] | None) -> Vector:
        """The view and the question of a seat as one vector."""
        vector = [0] * self.features
        self._add(vector, self._path(0, "view"), view, self._add_places)
        if question is not None:
            asked = self._path(0, "question")
            about = self._path(asked, "about")
            vector[self._path(self._path(asked, "role"), question["role"]) % self.features] += 1
            vector[self._path(self._path(asked, "key"), question["key"]) % self.features] += 1
            for name, value in question["about"].items():
                self._add(vector, self._path(about, name), value, self._add_places)
        return np.array(vector, dtype=np.int32)

    def _add(self, vector: list[int], path: int, value: Any, listed: ListEncoder) -> None:
        """Add a value; lists in it use the encoder of the nearest named field."""
        kind = type(value)
        if kind is dict:
            for name, part in value.items():
                self._add(vector, self._path(path, name), part, self._list_encoders.get(name, listed))
        elif kind is list or kind is tuple:
            listed(vector, path, value)
        elif kind is str:
            vector[self._path(path, value) % self.features] += 1
        elif value is not None:
            vector[path % self.features] += int(value)

    def _add_places(self, vector: list[int], path: int, values: Any) -> None:
        """A number (ids included) counts at its index; a word or a tuple at any index."""
        for place, part in enumerate(values):
            if isinstance(part, NUMBER):
                vector[self._path(path, place) % self.features] += int(part)
            else:
                self._add(vector, path, part, self._add_places)

    def _add_pairs(self, vector: list[int], path: int, values: Any) -> None:
        """Index, value, index, value: the same slots as the full list."""
        for index, value in zip(values[::2], values[1::2], strict=True):
            vector[self._path(path, int(index)) % self.features] += int(value)

    def _add_things(self, vector: list[int], path: int, values: Any) -> None:
        """Every element adds one to its own slot, a tuple as a whole."""
        for thing in values:
            spot = path
            for part in thing if isinstance(thing, list | tuple) else (thing,):
                spot = self._path(spot, int(part) if isinstance(part, int) else part)
            vector[spot % self.features] += 1

    def _add_ordered(self, vector: list[int], path: int, words: Any) -> None:
        """Every word adds one to the slot of its index and itself."""
        for place, word in enumerate(words):
            vector[self._path(self._path(path, place), word) % self.features] += 1

    def _path(self, path: int, step: Any) -> int:
        """The path extended by one step."""
        found = self._slots.get((path, step))
        if found is None:
            found = self._slots[path, step] = crc32(f"{path}/{step}".encode())
        return found


def option_ids(key: str, words: tuple[str, ...] | list[str], places: int) -> Vector:
    """An id per answer that is the same wherever this question offers it; 0 for no answer."""
    ids = np.zeros(places, dtype=np.int32)
    for place, word in enumerate(words[:places]):
        ids[place] = 1 + crc32(f"{key}:{word}".encode()) % OPTION_IDS
    return ids
