"""Validation and normalisation of user names and email addresses."""

from __future__ import annotations

import re
import unicodedata

from cuius.server.errors import RequestRefused

MIN_LENGTH, MAX_LENGTH, MAX_NORMALIZED_LENGTH = 2, 40, 80
DELETED_USER_NAME = "former player"
RESERVED_NAMES = frozenset((DELETED_USER_NAME, "you", "chance", "table", "admin"))
EMAIL_PATTERN = re.compile(r"[^@\s\"<>,;:\\()\[\]]{1,64}@[a-z0-9.-]{1,180}\.[a-z0-9-]{2,60}")


def normalize_name(name: str) -> str:
    """The key under which a name is unique: NFKC and case-folded."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def validate_name(name: str) -> str:
    """The name as it is displayed; raises RequestRefused if it is not acceptable."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not MIN_LENGTH <= len(shown) <= MAX_LENGTH or len(normalize_name(shown)) > MAX_NORMALIZED_LENGTH:
        raise RequestRefused(f"A name has {MIN_LENGTH} to {MAX_LENGTH} characters; choose such a one.")
    if not all(is_visible(c) for c in shown) or unicodedata.category(shown[0]).startswith("M"):
        raise RequestRefused("A name is made of visible characters and spaces; leave out the others.")
    if "@" in shown or "/" in shown:
        raise RequestRefused("A name has no @ and no /; leave them out.")
    return shown


def is_visible(character: str) -> bool:
    """Whether it is a space or leaves a mark: no control, format or unassigned character."""
    return character == " " or unicodedata.category(character)[0] not in "CZ"


def validate_email(email: str) -> str:
    """The address as it is stored, in lower case; raises RequestRefused if it is not acceptable."""
    stored = email.strip().casefold()
    if len(stored) > 254 or not stored.isprintable() or not EMAIL_PATTERN.fullmatch(stored):
        raise RequestRefused("That is not a mail address; write it as name@example.org.")
    return stored
