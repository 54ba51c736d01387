"""Seeds made of other seeds."""

from __future__ import annotations

import hashlib


def number_from(*parts: object) -> int:
    """A seed made of others: games and bots that differ in one part have nothing to do with each other."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
