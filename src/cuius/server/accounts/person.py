"""Whoever is at the other end of a request."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cuius.server.accounts.names import fold
from cuius.server.store.models import User

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


def is_admin(user: User, admins: Iterable[str]) -> bool:
    """Does this account keep the server? The settings name those who do; in local play everybody does."""
    return user.id == LOCAL or user.name_key in {fold(name) for name in admins}
