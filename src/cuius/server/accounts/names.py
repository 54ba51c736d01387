"""Validation and normalisation of the names of users and tables, and of email addresses.

PRECIS (RFC 8264 and 8266) says which letters a name may have: none that cannot be seen, controls the display
or changes the direction of writing. Unicode's tables of look-alike letters say which names look the same.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

from precis_i18n import get_profile

from cuius.server.accounts.lookalikes import lookalike_key, mixes_scripts, written_key
from cuius.server.errors import RequestRefused

MIN_LENGTH, MAX_LENGTH, MAX_KEY_LENGTH = 2, 40, 120
MAX_TABLE_NAME_LENGTH = 80
MAX_MARKS = 4
"""Accents and other marks on one letter: more of them run into the lines above and below."""
BLANK = "\u2800"
"""The one visible symbol that leaves no mark: a Braille cell without dots."""
NICKNAME = get_profile("NicknameCasePreserved")
"""Tidies spaces, normalises by NFKC, and raises UnicodeEncodeError for letters that a name must not have."""

DELETED_USER_NAME = "former player"
RESERVED_NAMES = (DELETED_USER_NAME, "you", "chance", "table", "admin", "host")
EMAIL_PATTERN = re.compile(r"[^@\s\"<>,;:\\()\[\]]{1,64}@[a-z0-9.-]{1,180}\.[a-z0-9-]{2,60}")
UNFIT_LETTER = "A name is made of visible letters, digits and signs on one line; leave out the others."


@lru_cache(maxsize=4096)
def normalize_name(name: str) -> str:
    """The key under which a name is unique: the same for names that differ in case or look alike."""
    return lookalike_key(name)


def similar_keys(name: str) -> set[str]:
    """The keys that nobody else may have if this name is to be told from theirs."""
    return {normalize_name(name), written_key(name)}


def validate_name(name: str) -> str:
    """The name of a user as it is displayed; raises RequestRefused if it is not acceptable."""
    shown = tidy_name(name) if name.strip() else ""
    if not MIN_LENGTH <= len(shown) <= MAX_LENGTH or len(normalize_name(shown)) > MAX_KEY_LENGTH:
        raise RequestRefused(f"A name has {MIN_LENGTH} to {MAX_LENGTH} characters; choose such a one.")
    if "@" in shown or "/" in shown:
        raise RequestRefused("A name has no @ and no /; leave them out.")
    if not any(unicodedata.category(character)[0] in "LN" for character in shown):
        raise RequestRefused("A name has at least one letter or digit; add one.")
    if mixes_scripts(shown):
        raise RequestRefused("A name is written in one alphabet; take all its letters from the same one.")
    return shown


def validate_table_name(name: str) -> str:
    """The name of a table as it is displayed, empty if none is given."""
    shown = tidy_name(name) if name.strip() else ""
    if len(shown) > MAX_TABLE_NAME_LENGTH:
        raise RequestRefused(f"A table’s name has up to {MAX_TABLE_NAME_LENGTH} characters; shorten it.")
    return shown


def tidy_name(name: str) -> str:
    """The name with single spaces; raises RequestRefused for letters that a name must not have."""
    try:
        shown: str = NICKNAME.enforce(name)
    except UnicodeEncodeError:
        raise RequestRefused(UNFIT_LETTER) from None
    if BLANK in shown or not marks_are_few(shown):
        raise RequestRefused(UNFIT_LETTER)
    return shown


def marks_are_few(text: str) -> bool:
    """Whether it begins with no combining mark, and no letter carries more than a few."""
    if text and is_mark(text[0]):
        return False
    marks = 0
    for character in unicodedata.normalize("NFD", text):
        marks = marks + 1 if is_mark(character) else 0
        if marks > MAX_MARKS:
            return False
    return True


def is_mark(character: str) -> bool:
    return unicodedata.category(character)[0] == "M"


def validate_email(email: str) -> str:
    """The address as it is stored, in lower case; raises RequestRefused if it is not acceptable."""
    stored = email.strip().casefold()
    if len(stored) > 254 or not stored.isprintable() or not EMAIL_PATTERN.fullmatch(stored):
        raise RequestRefused("That is not a mail address; write it as name@example.org.")
    return stored
