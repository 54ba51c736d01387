"""Which statements and rulings tell of a thing of the game: what stands behind its look-up and its card.

A statement tells of a thing if it names it in English. One that begins with the name, such as "Gout: ...",
is the thing's own and comes first. Rulings are those that decide one of these statements, and those that name
the thing themselves. Roles and phases are named everywhere and have no list.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from cuius.core.rule_book import load_rulings
from cuius.core.rulebook import load_statements
from cuius.core.text import catalogue
from cuius.core.title import Title

NAMED_GROUPS = ("places", "cards", "pieces")
"""The groups of the look-up whose things have names."""


class Reference(msgspec.Struct, frozen=True):
    """What the rules say about one thing."""

    rules: tuple[str, ...]
    """Ids of statements, without the prefix of the title; its own come first."""
    own: int
    """How many of them are its own."""
    rulings: tuple[str, ...]
    sources: dict[str, tuple[str, ...]] = {}
    """Where the values of its record come from: source -> names of fields."""


def references(title: Title) -> dict[str, Reference]:
    """By "kind:word", for every thing of the look-up that a statement or a ruling names."""
    names = names_of(title)
    pattern = pattern_of(names)
    own: dict[str, list[str]] = {name: [] for name in names}
    other: dict[str, list[str]] = {name: [] for name in names}
    rulings: dict[str, set[str]] = {name: set() for name in names}
    sources = sources_of(title)
    for s in load_statements(title.folder):
        text, short_id = plain(s.text), s.id.partition(" ")[2]
        for name in dict.fromkeys(pattern.findall(text)):
            if text.startswith(f"{name}:"):
                own[name].insert(0, short_id)
            else:
                (own if text.startswith(name) else other)[name].append(short_id)
            rulings[name] |= {s.ruling} - {""}
    for ruling in load_rulings(title.folder):
        for name in set(pattern.findall(plain(f"{ruling.heading}\n{ruling.text}"))):
            rulings[name].add(ruling.id)
    return {
        thing: Reference(
            (*own[name], *other[name]),
            len(own[name]),
            tuple(sorted(rulings[name], key=ruling_order)),
            sources.get(thing, {}),
        )
        for name, things in names.items()
        for thing in things
        if own[name] or other[name] or rulings[name] or thing in sources
    }


def names_of(title: Title) -> dict[str, list[str]]:
    """The English names of the things that are looked up, with the things that are called so."""
    words = catalogue(title.folder, "en")
    names: dict[str, list[str]] = {}
    for kind, word in dict.fromkeys(things_of(title)):
        name = plain(words.name(kind, word))
        if name[0].isupper():
            names.setdefault(name, []).append(f"{kind}:{word}")
    return names


def things_of(title: Title) -> Iterator[tuple[str, str]]:
    """What can be looked up in any edition and has a name."""
    editions = next((o.choices for o in title.options if o.name == "edition"), ())
    for edition in editions or ("",):
        page = title.page_data(options={"edition": edition} if edition else {})
        yield from [tuple(e["thing"]) for e in page.get("lookup", ()) if e["group"] in NAMED_GROUPS]


def sources_of(title: Title) -> dict[str, dict[str, tuple[str, ...]]]:
    """By "kind:word": the sources of its record, each with the fields that come from there."""
    found: dict[str, dict[str, tuple[str, ...]]] = {}
    for record in title.board_records("") if title.board_records else ():
        sources = found.setdefault(f"{record.thing}:{record.word}", {})
        for value in record.values:
            sources[value.source] = (*sources.get(value.source, ()), value.name)
    return found


def pattern_of(names: Iterable[str]) -> re.Pattern[str]:
    """Any of the names as whole words, the longest that fits."""
    by_length = sorted(names, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, by_length))})(?!\w)")


def plain(text: str) -> str:
    """With plain apostrophes, so that a name is found however it is set."""
    return text.replace("’", "'")


def ruling_order(ruling: str) -> tuple[int, str]:
    digits = re.sub(r"\D", "", ruling)
    return int(digits), ruling
