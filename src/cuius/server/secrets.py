"""Random ids and secrets, the hashes under which secrets are stored, and encryption of those stored whole."""

from __future__ import annotations

import base64
import hashlib
import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from cryptography.fernet import Fernet, InvalidToken, MultiFernet

from cuius.core.errors import BadConfig, CuiusError

ID_BYTES = 9
CODE_BYTES = 10
KEY_FILE = "secret.key"
"""In the data folder: the key that the server made for itself."""
ENCRYPTED_PREFIX = "enc1:"
"""Begins every encrypted value. No plain secret of ours contains a colon."""


def new_id() -> str:
    """A short random id of letters and digits."""
    return secrets.token_urlsafe(ID_BYTES).replace("-", "a").replace("_", "b")


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_code() -> str:
    """A secret to be written down: sixteen letters and digits in groups of four, too many to guess even from
    the hash."""
    word = base64.b32encode(secrets.token_bytes(CODE_BYTES)).decode()
    return "-".join(word[start : start + 4] for start in range(0, len(word), 4))


def hash_secret(secret: str) -> str:
    """The hash under which a secret is stored."""
    return hashlib.sha256(secret.encode()).hexdigest()


class UnreadableSecret(CuiusError):
    """A stored value was encrypted with another key, or for another purpose."""


class SecretBox:
    """Encrypts values for storage: the first key encrypts, all of them decrypt."""

    def __init__(self, keys: Sequence[str]) -> None:
        self._fernet = MultiFernet([Fernet(key) for key in keys])

    def encrypt(self, about: str, value: str) -> str:
        """The value, bound to what it is for: it cannot be read as the secret of anything else."""
        return ENCRYPTED_PREFIX + self._fernet.encrypt(f"{about}\n{value}".encode()).decode()

    def decrypt(self, about: str, stored: str) -> str:
        """The value of what `encrypt` returned for the same purpose."""
        if not is_encrypted(stored):
            raise UnreadableSecret("That is not an encrypted value.")
        try:
            text = self._fernet.decrypt(stored.removeprefix(ENCRYPTED_PREFIX)).decode()
        except (InvalidToken, ValueError):
            raise UnreadableSecret("The value was encrypted with another key.") from None
        found, _, value = text.partition("\n")
        if found != about:
            raise UnreadableSecret("The value is the secret of something else.")
        return value


def is_encrypted(stored: str) -> bool:
    return stored.startswith(ENCRYPTED_PREFIX)


def new_key() -> str:
    """A key for the setting `secret_keys`."""
    return Fernet.generate_key().decode()


def is_key(text: str) -> bool:
    try:
        Fernet(text)
    except ValueError:
        return False
    return True


def check_keys(keys: Sequence[str]) -> None:
    """Raise BadConfig if one of the keys of the settings is none."""
    for number, key in enumerate(keys, 1):
        if not is_key(key):
            raise BadConfig(f"Key {number} of secret_keys is none; make one with `cuius admin new-key`.")


def open_secret_box(keys: Sequence[str], folder: Path, chosen: bool = True) -> SecretBox:
    """A box with the keys of the settings, and that of the key file, which is made if there is no key.

    It is not made in a folder that nobody has chosen: whoever starts the server elsewhere would not find it.
    """
    check_keys(keys)
    file = folder / KEY_FILE
    try:
        if not keys and not file.exists():
            if not chosen:
                raise BadConfig(
                    "With this database there is no folder for the key of stored secrets; set data to a "
                    "folder, or secret_keys to a key, as `cuius admin new-key` prints one."
                )
            create_key_file(file)
        kept = [file.read_text(encoding="ascii").strip()] if file.exists() else []
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise BadConfig(
            f"The key file {file} cannot be used: {reason}; mend that, or set secret_keys."
        ) from None
    if any(not is_key(key) for key in kept):
        raise BadConfig(f"The file {file} holds no key; put back the one that was there.")
    return SecretBox([*keys, *kept])


def create_key_file(file: Path) -> None:
    """Write a new key for the owner's eyes only; whoever else made the file meanwhile was first."""
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    new = file.with_name(f"{file.name}.{secrets.token_hex(4)}.new")
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "w", encoding="ascii") as out:
        out.write(new_key() + "\n")
        out.flush()
        os.fsync(out.fileno())
    try:
        os.link(new, file)
    except FileExistsError:
        pass
    finally:
        new.unlink()
