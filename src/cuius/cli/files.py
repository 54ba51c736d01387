"""Reading and atomically writing records and other files, with clear error messages."""

from __future__ import annotations

import os
import secrets
import sys
from pathlib import Path

from cuius.cli.errors import BadInput, Failed
from cuius.core.errors import BadRecord
from cuius.core.record import Record, describe_other_rules, parse
from cuius.core.title import get_title

STANDARD = Path("-")


def read_bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}.") from None


def read_record(path: Path) -> Record:
    """The record in that file, of a title and under rules that are installed here."""
    try:
        record = parse(read_bytes(path))
    except BadRecord as error:
        raise BadInput(f"{path}: {error}") from None
    title = get_title(record.header.title)
    if record.header.rules != title.rules:
        raise BadInput(f"{path}: {describe_other_rules(title, record.header.rules)}")
    return record


def write_atomically(path: Path, data: bytes) -> None:
    """Write a temporary file and rename it, so that a failure leaves the old content."""
    new = path.with_name(f"{path.name}.{secrets.token_hex(4)}.new")
    try:
        new.write_bytes(data)
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise Failed(f"{path} cannot be written: {error.strerror}.") from None


def make_folder(path: Path) -> Path:
    """A folder that can be written to, made if need be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{path} cannot be used as a folder: {error.strerror}.") from None
    if not os.access(path, os.W_OK | os.X_OK):
        raise BadInput(f"{path} cannot be written to.")
    return path


def make_private_folder(path: Path) -> Path:
    """The same, for this person's eyes only if it is new."""
    if not path.exists():
        try:
            path.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{path} cannot be used as a folder: {error.strerror}.") from None
    return make_folder(path)


def data_folder() -> Path:
    """The user's data folder: CUIUS_DATA, or the convention of the operating system."""
    if own := os.environ.get("CUIUS_DATA"):
        return Path(own)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "cuius"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "cuius"
    shared = os.environ.get("XDG_DATA_HOME")
    return (Path(shared) if shared else Path.home() / ".local" / "share") / "cuius"
