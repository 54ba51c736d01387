"""How each faction stands now, in victory points, and what its charts show."""

from __future__ import annotations

from cuius.core.charts import Charts
from cuius.core.ids import Id
from cuius.core.title import SearchHints
from cuius.titles.revolution.ids import FACTIONS
from cuius.titles.revolution.state import FACTION_COUNT, OWNER_COUNT, State
from cuius.titles.revolution.victory import AIMS, POINT, from_cities, from_provinces, points


def score(g: State) -> dict[str, float]:
    return {f.word: points(g, f) / POINT for f in at_the_table(g)}


def at_the_table(g: State) -> list[Id]:
    """The factions in play, always in the same order."""
    return [FACTIONS[f] for f in sorted(g.order)]


def points_by_source(g: State) -> dict[str, dict[str, float]]:
    """4.3 Cities, provinces and the faction's own aim, each apart."""
    return {
        f.word: {
            "cities": from_cities(g, f) / POINT,
            "provinces": from_provinces(g, f) / POINT,
            "aim": AIMS[f](g) / POINT,
        }
        for f in at_the_table(g)
    }


def holdings(g: State) -> dict[str, dict[str, int]]:
    """City cards, province cards, counters on the map and armies."""
    factions = at_the_table(g)
    return {
        "cities": {f.word: g.city_card.count(f) for f in factions},
        "provinces": {f.word: g.province_card.count(f) for f in factions},
        "counters": {f.word: sum(g.units[f::OWNER_COUNT]) for f in factions},
        "armies": {f.word: sum(g.armies[f::FACTION_COUNT]) + g.siege.count(f) for f in factions},
    }


def turn(g: State) -> int:
    return g.turn


CHARTS = Charts(count_event="points.counted", turn=turn, points=points_by_source, holdings=holdings)

SEARCH_HINTS = SearchHints(
    value_share=0.0,
    plan_keys=frozenset(
        ("tax.rate", "support.many", "army.keep", "raise.where", "march.from", "influence.target")
    ),
    plans=16,
)
"""Nothing is left to chance: what a look sees at the end of the turn is so, and better than any forecast."""
