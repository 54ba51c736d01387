"""Look-up: what a reader may want to know about a thing of the game, as plain data for a page.

A title lists its places, cards, pieces, roles and phases under `lookup` of its page; the page adds seats,
rules and how things stand. Each entry names a thing, and facts about it: a label from the title's catalogue
and a value, which is a number, an id, a list of ids, or nothing where the label says it all. Notes say in
whole sentences what the rules make of the thing, and which statements they rest on.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cuius.core.events import plain_argument
from cuius.core.ids import Id

GROUPS = ("places", "cards", "pieces", "roles", "phases")
"""What a page sorts the entries by, in this order."""

Entry = dict[str, Any]
Fact = tuple[str, Any]
Note = tuple[str, dict[str, Any], str]
"""A message, its arguments, and the statements behind it, as they are cited: "6.13-r1..r4"."""


def note(message: str, rules: str, **arguments: Any) -> Note:
    """A sentence about a thing, and the statements that it rests on."""
    return message, {name: plain_argument(value) for name, value in arguments.items()}, rules


def entry(group: str, thing: Id, *facts: Fact, text: str = "", notes: Iterable[Note] = ()) -> Entry:
    """One entry; facts with an empty list are left out. `text` is a message that tells more."""
    assert group in GROUPS, group
    told = [[label, plain_argument(value)] for label, value in facts if value not in ((), [])]
    return {
        "group": group,
        "thing": [thing.kind, thing.word],
        "facts": told,
        "text": text,
        "notes": [list(told) for told in notes],
    }
