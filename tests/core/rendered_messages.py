"""Every message of a title in a language, rendered with names and numbers of every sort."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import count, cycle, islice
from typing import Any

from cuius.core.text import CORE_FOLDER, catalogue, messages_in
from cuius.core.title import get_title

POWERS = ("ottoman", "habsburg", "england", "france", "papacy", "protestant", "genoa", "hungary")
MINORS = ("genoa", "hungary", "scotland", "venice")
LAND = ("antwerp", "vienna", "wales", "orleans", "navarre", "istanbul")
PLACES = (
    "antwerp",
    "north_sea",
    "vienna",
    "wales",
    "aegean_sea",
    "orleans",
    "barbary_coast",
    "english_channel",
)
SEAS = ("north_sea", "atlantic_ocean", "barbary_coast", "english_channel", "black_sea", "gulf_of_lyon")
PERSONS = ("duke_of_alva", "andrea_doria", "henry_viii", "suleiman")
FACTIONS = ("royalist", "league", "huguenot")
PROVINCES = ("anjou", "berry", "ile_de_france", "provinces_unies", "saint_empire", "picardie", "orleanais")
TOWNS = ("amiens", "le_havre", "la_rochelle", "paris", "orleans")
COUNTRIES = ("england", "german_states", "papacy", "swiss", "spain")
CHARACTERS = (
    "henri_de_guise",
    "jean_louis_d_epernon",
    "catherine_de_montpensier",
    "escadron_volant",
    "charles_ix",
)
ARMIES = ("royalist_1", "peasant_revolt", "league_2", "huguenot_3")
REVOLUTION = ("catholics", "habsburgs", "nobility", "burghers", "reformers")
COUNTS = (0, 1, 2)

Samples = tuple[tuple[Any, ...], ...]


def ids(kind: str, words: tuple[str, ...]) -> Samples:
    return tuple((kind, word) for word in words)


def of(names: str, samples: Samples) -> dict[str, Samples]:
    """The same samples for each of these arguments."""
    return dict.fromkeys(names.split(), samples)


ARGUMENTS: dict[str, dict[str, Samples]] = {
    "here_i_stand": {
        **of(
            "power mover attacker defender winner giver taker enemy one other lender friend ally",
            ids("power", POWERS),
        ),
        **of("captor declarer whose first second", ids("power", POWERS)),
        **of("minor", ids("power", MINORS)),
        **of("role winners", ids("role", POWERS[:6])),
        **of("space port what", ids("place", LAND)),
        **of("place origin target", ids("place", PLACES)),
        **of("sea", ids("place", SEAS)),
        **of("leader", ids("leader", PERSONS)),
        **of("debater", ids("debater", ("eck", "luther", "aleander"))),
        **of("reformer", ids("debater", ("luther",))),
        **of("ban", ids("ban", ("king_of_france", "henry_viii"))),
        **of("unit", ids("unit", ("regular", "cavalry", "squadron"))),
        **of("card cards", ids("card", ("printing_press", "erasmus"))),
        **of("zone", ids("zone", ("english", "german"))),
        **of("phase", ids("phase", ("winter",))),
    },
    "guerres": {
        **of("faction giver taker", ids("faction", FACTIONS)),
        **of("role winners", ids("role", FACTIONS)),
        **of("province origin", ids("province", PROVINCES)),
        **of("town towns", ids("town", TOWNS)),
        **of("country", ids("country", COUNTRIES)),
        **of("character target", ids("character", CHARACTERS)),
        **of("army enemy", ids("army", ARMIES)),
        **of("other", ids("army", ARMIES)),
        **of("card first", ids("event", ("forced_march",))),
        **of("chit", ids("chit", ("peasant_revolt",))),
        **of("camp", ids("camp", ("royal", "opposing"))),
    },
    "revolution": {
        **of("faction mover enemy other one owner", ids("faction", REVOLUTION)),
        **of("role winners", ids("role", REVOLUTION)),
        **of("region", ids("region", ("north", "rhineland", "flanders"))),
        **of("province", ids("province", ("holland", "generality", "artois"))),
        **of(
            "origin target",
            (*ids("region", ("north", "rhineland")), *ids("province", ("artois", "generality", "utrecht"))),
        ),
        **of("city town place what", ids("place", ("amsterdam", "holland_countryside", "utrecht"))),
        **of("faith", ids("faith", ("none", "catholic", "reformed"))),
        **of("university", ids("university", ("leuven",))),
    },
}

# Where a message means another kind of thing by a name than the rest of its title.
EXCEPTIONS: dict[tuple[str, str, str], Samples] = {
    ("guerres", "word-broken", "other"): ids("faction", FACTIONS),
    ("guerres", "refused-persuade-waits", "other"): ids("character", CHARACTERS),
    ("here_i_stand", "debate-round", "attacker"): ids("debater", ("eck", "luther", "aleander")),
    ("here_i_stand", "debate-round", "defender"): ids("debater", ("luther", "eck", "calvin")),
    ("here_i_stand", "respond-debate-debaters", "attacker"): ids("debater", ("eck", "aleander")),
    ("here_i_stand", "respond-debate-debaters", "defender"): ids("debater", ("luther", "calvin")),
}


@dataclass(frozen=True)
class Rendering:
    """A message with its arguments filled in."""

    message: str
    text: str
    filled: bool


@cache
def renderings(title: str, language: str) -> tuple[Rendering, ...]:
    """All messages of a title and those that all titles share, each filled in several ways."""
    folder = get_title(title).folder
    messages = messages_in(CORE_FOLDER, language) | messages_in(folder, language)
    return tuple(
        found for message, names in messages.items() for found in fillings(title, language, message, names)
    )


def fillings(title: str, language: str, message: str, names: frozenset[str]) -> Iterator[Rendering]:
    """Enough fillings for every sample of every argument, and every count, to occur."""
    words = catalogue(get_title(title).folder, language)
    own = {name: samples for (*key, name), samples in EXCEPTIONS.items() if key == [title, message]}
    known = ARGUMENTS[title] | own
    named = {name: known[name] for name in sorted(names) if name in known}
    counted = sorted(names - named.keys())
    longest = max([len(samples) for samples in named.values()], default=1)
    rows = range(longest if not counted else max(longest, 3))
    # Each argument starts at a place of its own, so that a power does not fight itself.
    chosen = {name: islice(cycle(samples), n, None) for n, (name, samples) in zip(count(), named.items())}
    for row in rows:
        numbers = tuple((name, COUNTS[row % 3]) for name in counted)
        args = {name: next(samples) for name, samples in chosen.items()} | dict(numbers)
        yield Rendering(message, words.format(message, args), bool(names))
