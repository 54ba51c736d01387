"""Tells the open connections of a user that they must end at once, such as after a ban."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

Listener = Callable[[], None]


class Revocations:
    """The listeners of all signed-in connections of this node, by user."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[Listener]] = {}

    @contextmanager
    def listen(self, user_id: str, listener: Listener) -> Iterator[None]:
        """Call the listener if the user is signed out by somebody else during the block."""
        listeners = self._listeners.setdefault(user_id, set())
        listeners.add(listener)
        try:
            yield
        finally:
            listeners.discard(listener)
            if not listeners:
                self._listeners.pop(user_id, None)

    def revoke(self, user_id: str) -> None:
        for listener in tuple(self._listeners.get(user_id, ())):
            listener()
