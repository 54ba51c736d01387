"""Which statements and rulings tell of a thing of the game: what stands behind its look-up and its card.

A statement tells of a thing if it names it in English. One that begins with the name, such as "Gout: ...",
is the thing's own and comes first. Last come the statements behind the notes on its face. Rulings are those
that decide one of these statements, and those that name the thing themselves. Roles and phases are
named everywhere and have no list.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

import msgspec

from cuius.core.glossary import Entry
from cuius.core.rule_book import load_rulings
from cuius.core.rulebook import find_citations, load_statements
from cuius.core.text import catalogue
from cuius.core.title import Title

NAMED_GROUPS = ("places", "cards", "pieces")
"""The groups of the look-up whose things have names."""


class Reference(msgspec.Struct, frozen=True):
    """What the rules say about one thing."""

    rules: tuple[str, ...]
    """Ids of statements, without the prefix of the title; its own come first, those of its notes last."""
    own: int
    """How many of them are its own."""
    rulings: tuple[str, ...]
    behind: int = 0
    """How many stand behind its notes and do not name it."""
    sources: dict[str, tuple[str, ...]] = {}
    """Where the values of its record come from: source -> names of fields."""


def references(title: Title) -> dict[str, Reference]:
    """By "kind:word", for every thing of the look-up that a statement, a note or a ruling speaks of."""
    names = names_of(title)
    named = mentions(title, names)
    noted = notes_of(title)
    rulings_of = {s.id.partition(" ")[2]: s.ruling for s in load_statements(title.folder)}
    sources = sources_of(title)
    found: dict[str, Reference] = {}
    for name, things in names.items():
        for thing in things:
            own, other, rulings = named.get(name, ((), (), frozenset()))
            behind = [rule for rule in noted.get(thing, ()) if rule not in own and rule not in other]
            decided = {rulings_of[rule] for rule in behind} - {""}
            if own or other or behind or rulings or thing in sources:
                found[thing] = Reference(
                    (*own, *other, *behind),
                    len(own),
                    tuple(sorted(rulings | decided, key=ruling_order)),
                    len(behind),
                    sources.get(thing, {}),
                )
    return found


Mention = tuple[tuple[str, ...], tuple[str, ...], frozenset[str]]
"""Statements that are a name's own, others that name it, and rulings."""


def mentions(title: Title, names: Iterable[str]) -> dict[str, Mention]:
    """Where each name is used."""
    proper = [name for name in names if name[0].isupper()]
    pattern = pattern_of(proper)
    own: dict[str, list[str]] = {name: [] for name in proper}
    other: dict[str, list[str]] = {name: [] for name in proper}
    rulings: dict[str, set[str]] = {name: set() for name in proper}
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
    return {name: (tuple(own[name]), tuple(other[name]), frozenset(rulings[name])) for name in proper}


def notes_of(title: Title) -> dict[str, dict[str, None]]:
    """By "kind:word": the statements behind the notes on its face, in any edition."""
    found: dict[str, dict[str, None]] = {}
    for entry in entries_of(title):
        rules = found.setdefault(":".join(entry["thing"]), {})
        for _, _, cited in entry["notes"]:
            rules |= dict.fromkeys(rule for rule, _ in find_citations(cited))
    return found


def names_of(title: Title) -> dict[str, list[str]]:
    """The English names of the things that are looked up, with the things that are called so."""
    words = catalogue(title.folder, "en")
    names: dict[str, list[str]] = {}
    for kind, word in dict.fromkeys(things_of(title)):
        names.setdefault(plain(words.name(kind, word)), []).append(f"{kind}:{word}")
    return names


def things_of(title: Title) -> Iterator[tuple[str, str]]:
    """What can be looked up in any edition and has a name."""
    yield from [tuple(e["thing"]) for e in entries_of(title)]


def entries_of(title: Title) -> Iterator[Entry]:
    """The entries of the look-up in any edition, of the groups whose things have names."""
    editions = next((o.choices for o in title.options if o.name == "edition"), ())
    for edition in editions or ("",):
        page = title.page_data(options={"edition": edition} if edition else {})
        yield from [e for e in page.get("lookup", ()) if e["group"] in NAMED_GROUPS]


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
