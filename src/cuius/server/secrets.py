"""Secrets and ids: random words, and the hashes under which secrets are kept."""

from __future__ import annotations

import hashlib
import secrets

ID_BYTES = 9


def new_id() -> str:
    """A short word that nobody guesses and that tells nothing."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    """What we keep of a secret: enough to recognise it, not to use it."""
    return hashlib.sha256(secret.encode()).hexdigest()
