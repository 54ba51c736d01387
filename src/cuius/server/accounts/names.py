"""Names and addresses of people: what they may look like, and when two are the same."""

from __future__ import annotations

import re
import unicodedata

from cuius.server.errors import RequestRefused

SHORTEST, LONGEST, LONGEST_FOLDED = 2, 40, 80
FORMER = "former player"
"""What an account that was deleted is called."""

KEPT_NAMES = frozenset((FORMER, "you", "chance", "table", "admin"))
MAIL = re.compile(r"[^@\s\"<>,;:\\()\[\]]{1,64}@[a-z0-9.-]{1,180}\.[a-z0-9-]{2,60}")


def fold(name: str) -> str:
    """The same for two names that look the same, whatever their case and however they are written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_name(name: str) -> str:
    """The name as it will be shown, or a refusal that says what a name looks like."""
    shown = " ".join(unicodedata.normalize("NFKC", name).split())
    if not SHORTEST <= len(shown) <= LONGEST or len(fold(shown)) > LONGEST_FOLDED:
        raise RequestRefused(f"A name has {SHORTEST} to {LONGEST} characters; choose such a one.")
    if not all(is_visible(c) for c in shown) or unicodedata.category(shown[0]).startswith("M"):
        raise RequestRefused("A name is made of visible characters and spaces; leave out the others.")
    if "@" in shown or "/" in shown:
        raise RequestRefused("A name has no @ and no /; leave them out.")
    return shown


def is_visible(character: str) -> bool:
    """A space, or something that leaves a mark; never a control, format or unassigned character."""
    return character == " " or unicodedata.category(character)[0] not in "CZ"


def check_mail(mail: str) -> str:
    """The address as it is kept, or a refusal."""
    kept = mail.strip().casefold()
    if len(kept) > 254 or not kept.isprintable() or not MAIL.fullmatch(kept):
        raise RequestRefused("That is not a mail address; write it as name@example.org.")
    return kept
