"""Passwords: hashed with Argon2id, and refused if zxcvbn finds them easy to guess.

Both take time, so they run in threads and do not block the event loop.
"""

from __future__ import annotations

import asyncio
import re
import threading
import unicodedata
from collections.abc import Iterable
from math import prod

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from zxcvbn import zxcvbn
from zxcvbn.matching import L33T_TABLE, relevant_l33t_subtable

from cuius.server.errors import RequestRefused

MIN_LENGTH, MAX_LENGTH = 10, 200
MIN_GUESSES = 1e8
"""Fewer are made within days, even where a server slows down guessing (zxcvbn's scores 0 to 2)."""
MAX_ESTIMATED_LENGTH = 40
"""Only so many characters are given to zxcvbn, whose work grows faster than the length."""
MAX_READINGS = 16
PUNCTUATION = re.compile(r"[^\w\s]")
ONE_ESTIMATE = threading.Lock()
"""zxcvbn keeps the words it is given in a global variable: one estimate at a time."""
SITE_WORDS = ("cuius regio", "cuius", "regio", "revolution", "guerres", "here i stand", "wars of religion")
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


def bound_substitutions(password: str) -> str:
    """A password that zxcvbn estimates in little time: it tries every way to read signs as letters, and where
    a password has very many of them, its punctuation is taken for dashes."""
    readings = prod(len(signs) for signs in relevant_l33t_subtable(password, L33T_TABLE).values())
    return password if readings <= MAX_READINGS else PUNCTUATION.sub("-", password)


def estimated_guesses(password: str, known_words: Iterable[str]) -> float:
    """How many guesses an attacker needs who tries common passwords, words, names, dates and key rows first,
    and the words that are known about the person."""
    words = {word for known in known_words for word in (known, *re.split(r"\W+", known)) if word}
    text = bound_substitutions(password[:MAX_ESTIMATED_LENGTH])
    with ONE_ESTIMATE:
        found = zxcvbn(text, user_inputs=sorted(words))
    return float(found["guesses"])


async def validate_password(password: str, *known_words: str) -> None:
    """Refuse a password that is too short, too long or too easy to guess for somebody who knows the words."""
    if not MIN_LENGTH <= len(password) <= MAX_LENGTH:
        raise RequestRefused(f"A password has {MIN_LENGTH} to {MAX_LENGTH} characters; choose such a one.")
    words = (*SITE_WORDS, *known_words)
    if await asyncio.to_thread(estimated_guesses, normalize_password(password), words) < MIN_GUESSES:
        raise RequestRefused(
            "That password is too easy to guess; take several words that have nothing to do with each other."
        )
