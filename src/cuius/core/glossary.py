"""Look-up: what a reader may want to know about a thing of the game, as plain data for a page.

A title lists its places, cards, pieces, roles and phases under `lookup` of its page; the page adds seats,
rules and how things stand. Each entry names a thing, and facts about it: a label from the title's catalogue
and a value, which is a number, an id, a list of ids, or nothing where the label says it all.
"""

from __future__ import annotations

from typing import Any

from cuius.core.events import plain_argument
from cuius.core.ids import Id

GROUPS = ("places", "cards", "pieces", "roles", "phases")
"""What a page sorts the entries by, in this order."""

Entry = dict[str, Any]
Fact = tuple[str, Any]


def entry(group: str, thing: Id, *facts: Fact, text: str = "") -> Entry:
    """One entry; facts with an empty list are left out. `text` is a message that tells more."""
    assert group in GROUPS, group
    told = [[label, plain_argument(value)] for label, value in facts if value not in ((), [])]
    return {"group": group, "thing": [thing.kind, thing.word], "facts": told, "text": text}
