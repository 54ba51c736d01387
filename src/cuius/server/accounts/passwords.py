"""Password hashing with Argon2id, in threads so that the event loop is not blocked."""

from __future__ import annotations

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cuius.server.accounts.names import normalize_name
from cuius.server.errors import RequestRefused

MIN_LENGTH, MAX_LENGTH = 10, 200
MAX_PARALLEL_HASHES = 4
"""Each hash takes 64 MiB while it is computed."""


class Passwords:
    """Hashes and verifies passwords; verifying for an unknown account takes as long as for a known one."""

    def __init__(self, hasher: PasswordHasher | None = None) -> None:
        self._hasher = hasher or PasswordHasher()
        self._dummy_hash = self._hasher.hash("nobody's password")
        self._slots = asyncio.Semaphore(MAX_PARALLEL_HASHES)

    async def hash(self, password: str) -> str:
        async with self._slots:
            return await asyncio.to_thread(self._hasher.hash, normalize_password(password))

    async def verify(self, password: str, stored: str | None) -> bool:
        """Whether the password matches the stored hash; without a hash False, after the same work."""
        async with self._slots:
            hashed = stored or self._dummy_hash
            matches = await asyncio.to_thread(self._verify, hashed, normalize_password(password))
        return matches and stored is not None

    def needs_rehash(self, stored: str) -> bool:
        """Whether the hash was made with weaker parameters than the current ones."""
        return self._hasher.check_needs_rehash(stored)

    def _verify(self, stored: str, password: str) -> bool:
        try:
            return self._hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False


def normalize_password(password: str) -> str:
    """NFKC: keyboards encode the same text differently."""
    return unicodedata.normalize("NFKC", password)


def validate_password(password: str, name: str) -> None:
    """Refuse passwords that are too short, too long or too easy to guess."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise RequestRefused(f"A password has {MIN_LENGTH} to {MAX_LENGTH} characters; choose such a one.")
    if len(set(password)) < 4 or normalize_name(password) == normalize_name(name):
        raise RequestRefused("That password is too easy to guess; choose another.")
