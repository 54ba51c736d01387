"""The names of Revolution: small numbers inside, stable words at the edges.

The order of every table is fixed for good. Cities come first among the places, then towns, then the
countryside of each province, so that a city's number also indexes what only cities have, and the
countryside of province number p is `COUNTRYSIDES[p]`.
"""

from __future__ import annotations

from cuius.core.ids import Id, Names

# ---- factions, in order of alignment (6.5) and of play in turn 0 (4.2.1) ----

# 3.0-r1
FACTIONS = Names("faction", ("catholics", "habsburgs", "nobility", "burghers", "reformers"))
CATHOLICS, HABSBURGS, NOBILITY, BURGHERS, REFORMERS = FACTIONS

OWNERS = Names("owner", (*FACTIONS.words, "neutral"))
"""Whose a counter on the board is: a faction, under the same number, or nobody's."""
NEUTRAL = OWNERS["neutral"]

NOBODY = -1
"""Holder of a card that is not given out; besieger of a city in peace."""

# ---- regions, provinces and places ----

REGIONS = Names(
    "region",
    (
        "north",
        "gelderland",
        "holland",
        "utrecht",
        "zeeland",
        "flanders",
        "brabant",
        "liege",
        "luxembourg",
        "rhineland",
    ),
)

PROVINCES = Names(
    "province",
    (
        "liege",
        "brabant",
        "gelderland",
        "holland",
        "flanders",
        "koln",
        "hainault",
        "luxembourg",
        "utrecht",
        "artois",
        "trier",
        "generality",
        "julich",
        "cleve",
        "friesland",
        "groningen",
        "overijssel",
        "zeeland",
        "drenthe",
        "namur",
        "maastricht",
        "venlo",
        "limburg",
        "geldern",
    ),
)

CITY_WORDS = (
    "aachen",
    "amsterdam",
    "antwerpen",
    "brugge",
    "bruxelles",
    "gent",
    "haarlem",
    "koln",
    "leiden",
    "liege",
    "luxembourg",
    "utrecht",
)

TOWN_WORDS = (
    "alkmaar",
    "arnhem",
    "arras",
    "breda",
    "cleve",
    "delft",
    "dordrecht",
    "duinkerken",
    "franeker",
    "groningen",
    "harderwijk",
    "leeuwarden",
    "leuven",
    "middelburg",
    "mons",
    "nijmegen",
    "rotterdam",
    "tournai",
    "trier",
    "valenciennes",
)

PLACES = Names("place", (*CITY_WORDS, *TOWN_WORDS, *(f"{p}_countryside" for p in PROVINCES.words)))
"""Every area of the board that can hold resource counters."""

CITIES: tuple[Id, ...] = PLACES.ids[: len(CITY_WORDS)]
TOWNS: tuple[Id, ...] = PLACES.ids[len(CITY_WORDS) : len(CITY_WORDS) + len(TOWN_WORDS)]
COUNTRYSIDES: tuple[Id, ...] = PLACES.ids[len(CITY_WORDS) + len(TOWN_WORDS) :]

CITY, TOWN, COUNTRYSIDE = range(3)
"""Kinds of place."""

# ---- support boxes (2.1) ----

SUPPORTS = Names(
    "support",
    (
        "spanish_treasury",
        "jesuits",
        "french_support",
        "emperor",
        "london_merchants",
        "huguenots",
        "calvinists",
    ),
)
SPANISH_TREASURY = SUPPORTS["spanish_treasury"]
HUGUENOTS = SUPPORTS["huguenots"]

SLOT_KINDS = Names("slot_kind", ("plain", "filled", "half"))
PLAIN, FILLED, HALF = SLOT_KINDS

SLOTS = Names("slot", (f"{box}_{kind}" for box in SUPPORTS.words for kind in SLOT_KINDS.words))
"""All slots of one kind in one box; most boxes have one or two of the three kinds."""


def slot(box: int, kind: int) -> Id:
    """The slots of that kind in that box."""
    return SLOTS.ids[box * len(SLOT_KINDS.ids) + kind]


# ---- tracks ----

BISHOPRICS = Names("bishopric", ("artois", "flanders", "koln", "liege", "trier", "utrecht"))

SEE_COLUMNS = Names("see_column", ("strongly_catholic", "catholic", "reformed", "strongly_reformed"))
STRONGLY_CATHOLIC, CATHOLIC, REFORMED, STRONGLY_REFORMED = SEE_COLUMNS

UNIVERSITIES = Names(
    "university", ("koln", "leuven", "leiden", "utrecht", "groningen", "franeker", "harderwijk")
)

FAITHS = Names("faith", ("none", "catholic", "reformed"))
NO_FAITH, CATHOLIC_FAITH, REFORMED_FAITH = FAITHS
"""What a university is; none: it does not exist."""

SIDES = Names("side", ("catholic", "neutral", "reformed"))
"""Where coins pull a city's allegiance."""

# ---- the sequence of play (4.2) ----

OPENING_PHASES = Names(
    "opening_phase",
    (
        "opening_support",
        "opening_units",
        "opening_conflict",
        "opening_neutrals",
        "opening_overflow",
        "opening_movement",
        "opening_awards",
        "opening_end",
    ),
)

PHASES = Names(
    "phase",
    (
        "taxes",
        "support",
        "maintenance",
        "raising",
        "battles",
        "sieges",
        "beggars",
        "marches",
        "influence",
        "units",
        "conflict",
        "neutrals",
        "overflow",
        "movement",
        "storming",
        "allegiance",
        "awards",
        "bishoprics",
        "universities",
        "end",
    ),
)

# ---- answers that are no thing of the game ----

CHOICES = Names(
    "choice",
    (
        "done",
        "stay",
        "rearrange",
        "rest",
        "own",
        "keep",
        "neutral",
        "empty",
        "return",
        "treasury",
        "maintain",
        "disband",
        "abandon",
        "town",
        "counter",
        "destroy",
        "relieve",
        "plunder",
        "besiege",
        "section",
        "fresh",
        "relieved",
        "stop",
        "let",
        "first",
    ),
)

# ---- names that rules speak of ----

HOLLAND = PROVINCES["holland"]
ZEELAND = PROVINCES["zeeland"]
GENERALITY = PROVINCES["generality"]
KOLN_UNIVERSITY = UNIVERSITIES["koln"]
LEUVEN_UNIVERSITY = UNIVERSITIES["leuven"]
KOLN = PLACES["koln"]
LEUVEN = PLACES["leuven"]

EDITIONS = ("2007", "2004")
