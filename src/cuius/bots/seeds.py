"""Seeds derived from other seeds."""

from __future__ import annotations

import hashlib


def derive_seed(*parts: object) -> int:
    """A seed derived from these parts; different parts give independent seeds."""
    text = " ".join(str(part) for part in parts)
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big")
