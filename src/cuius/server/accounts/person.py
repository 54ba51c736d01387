"""The person behind a request."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from cuius.server.accounts.names import normalize_name
from cuius.server.store.models import User

LOCAL_USER_ID = "local"


class Person(msgspec.Struct, frozen=True):
    """Who makes a request; an anonymous person has no id."""

    id: str | None = None
    name: str = ""
    admin: bool = False
    language: str = "en"
    scopes: tuple[str, ...] | None = None
    """The scopes of an API token; None for a signed-in browser, which has no restriction."""
    session_id: str | None = None
    """The session of the browser; None with an API token."""

    @property
    def is_anonymous(self) -> bool:
        return self.id is None

    def has_scope(self, scope: str) -> bool:
        return self.scopes is None or scope in self.scopes


ANONYMOUS_PERSON = Person()
HOST = Person("host", "host", admin=True)
"""Whoever keeps the server, at its command line."""


def is_admin(user: User, admins: Iterable[str]) -> bool:
    """Whether the settings name this user as an admin; the local player always is one."""
    return user.id == LOCAL_USER_ID or user.name_key in {normalize_name(name) for name in admins}
