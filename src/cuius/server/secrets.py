"""Random ids and secrets, and the hashes under which secrets are stored."""

from __future__ import annotations

import hashlib
import secrets

ID_BYTES = 9


def new_id() -> str:
    """A short random id of letters and digits."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hash_secret(secret: str) -> str:
    """The hash under which a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()
