"""What a seat sees as numbers: a vector of fixed size for every title, without knowing any.

A view is a tree of words and numbers. Every leaf has a path. A number is added to the slot of its path; a
word adds one to the slot of its path and itself. Slots are found by hashing, the same in every process,
so that two leaves may share one; make the vector longer if that hurts. In lists of words and of tuples
the order does not count; in lists of numbers each place has a slot of its own.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

FEATURES = 4096
OPTION_IDS = 65536

Vector = NDArray[np.int32]


class Encoder:
    """Encodes the views and questions of one title; it remembers where paths lead."""

    def __init__(self, features: int = FEATURES) -> None:
        self.features = features
        self._slots: dict[tuple[int, Any], int] = {}

    def encode(self, view: dict[str, Any], question: dict[str, Any] | None) -> Vector:
        """The view and the question of a seat as one vector."""
        vector = [0] * self.features
        self._add(vector, self._path(0, "view"), view)
        if question is not None:
            asked = {name: question[name] for name in ("role", "key", "about")}
            self._add(vector, self._path(0, "question"), asked)
        return np.array(vector, dtype=np.int32)

    def _add(self, vector: list[int], path: int, value: Any) -> None:
        kind = type(value)
        if kind is dict:
            for name, part in value.items():
                self._add(vector, self._path(path, name), part)
        elif kind is list or kind is tuple:
            for place, part in enumerate(value):
                # A word or a tuple counts wherever it stands; a number (ids are), for its place.
                numbered = isinstance(part, int | float)
                self._add(vector, self._path(path, place) if numbered else path, part)
        elif kind is str:
            vector[self._path(path, value) % self.features] += 1
        elif value is not None:
            vector[path % self.features] += int(value)

    def _path(self, path: int, step: Any) -> int:
        """The path one step further."""
        found = self._slots.get((path, step))
        if found is None:
            found = self._slots[path, step] = crc32(f"{path}/{step}".encode())
        return found


def option_ids(key: str, words: tuple[str, ...] | list[str], places: int) -> Vector:
    """A number for each answer that is the same wherever this question offers it; 0 for no answer."""
    ids = np.zeros(places, dtype=np.int32)
    for place, word in enumerate(words[:places]):
        ids[place] = 1 + crc32(f"{key}:{word}".encode()) % (OPTION_IDS - 1)
    return ids
