"""Overrides: entries of a title's registries, such as made-up cards, that are put back when a test ends.

A title looks its cards up in registries of its own, so the kit is given the registry: `Table.override`.
"""

from __future__ import annotations

from collections.abc import Iterator, MutableMapping
from contextlib import ExitStack, contextmanager
from typing import TypeVar

from cuius.kit.describe import TableError

K = TypeVar("K")
V = TypeVar("V")

_open: list[ExitStack] = []


@contextmanager
def overriding() -> Iterator[None]:
    """Allow overrides inside the block, and restore the registries at its end."""
    with ExitStack() as restore:
        _open.append(restore)
        try:
            yield
        finally:
            _open.pop()


def override(registry: MutableMapping[K, V], key: K, entry: V) -> None:
    """Put an entry into a registry, perhaps in the place of another, until `overriding` ends."""
    if not _open:
        raise TableError("Nothing would put the entry back: see `cuius.kit.plugin`, or use `overriding`.")
    if key in registry:
        _open[-1].callback(registry.__setitem__, key, registry[key])
    else:
        _open[-1].callback(registry.pop, key, None)
    registry[key] = entry
