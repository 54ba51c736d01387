"""Passwords: kept as Argon2id hashes, made in a thread so that nobody else waits."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cuius.server.accounts.names import fold
from cuius.server.errors import RequestRefused

SHORTEST, LONGEST = 10, 200
AT_ONCE = 4
"""How many hashes are made at the same time: each takes 64 MiB for a moment."""


class Passwords:
    """Makes and checks hashes; an account that does not exist takes as long to check as one that does."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._decoy = self._hasher.hash("nobody's password")
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        async with self._turns:
            return await asyncio.to_thread(self._hasher.hash, written(password))

    async def fits(self, password: str, kept: str | None) -> bool:
        """Is this the password? Without one to compare with it never is, after the same work."""
        async with self._turns:
            fits = await asyncio.to_thread(self._verify, kept or self._decoy, written(password))
        return fits and kept is not None

    def is_dated(self, kept: str) -> bool:
        """Was the hash made with weaker parameters than today's?"""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False


def written(password: str) -> str:
    """The same text typed on two keyboards is the same password."""
    return unicodedata.normalize("NFKC", password)


def check_password(password: str, name: str) -> None:
    """Refuse what is too easy to guess."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise RequestRefused(f"A password has {SHORTEST} to {LONGEST} characters; choose such a one.")
    if len(set(password)) < 4 or fold(password) == fold(name):
        raise RequestRefused("That password is too easy to guess; choose another.")
