"""Whoever is at the other end of a request."""

from __future__ import annotations

import msgspec

LOCAL = "local"


class Person(msgspec.Struct, frozen=True):
    """Somebody who asks something of the server; a stranger has no id."""

    id: str | None = None
    name: str = ""
    admin: bool = False
    language: str = "en"
    scopes: tuple[str, ...] | None = None
    """What a program with a token may do; None for a person in a browser, who may do all."""
    session: str | None = None
    """The session of the browser, so that it can be told from the person's other ones."""

    @property
    def is_stranger(self) -> bool:
        return self.id is None

    def may(self, scope: str) -> bool:
        return self.scopes is None or scope in self.scopes


STRANGER = Person()
