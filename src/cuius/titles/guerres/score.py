"""How each faction stands now, and what its charts show.

Final points if the game ended, an automatic victory, and its towns to tell equals apart.
"""

from __future__ import annotations

from cuius.core.charts import Charts, Luck
from cuius.core.ids import Id
from cuius.titles.guerres.ids import FACTIONS, MARKER_COUNT, NOBODY
from cuius.titles.guerres.state import State
from cuius.titles.guerres.victory import automatic_winner, counted_towns, ranking, sources

OUTRIGHT = 20
"""More than any points: what an automatic victory is worth."""
HIT = 5
"""15.7.5-r4 A die of this or more."""


def score(g: State) -> dict[str, float]:
    return {role: sum(parts.values()) for role, parts in points_by_source(g).items()}


def at_the_table(g: State) -> list[Id]:
    return [f for f in FACTIONS.ids if g.seated[f]]


def points_by_source(g: State) -> dict[str, dict[str, float]]:
    """17-r1..r7 Towns, treaties and an automatic victory, each apart."""
    towns, treaties, winner = ranking(g, counted_towns(g)), ranking(g, g.treaty), automatic_winner(g)
    town_points = [g.board.town_points[towns.index(f)] for f in FACTIONS]
    treaty_points = [g.board.treaty_points[treaties.index(f)] for f in FACTIONS]
    parts = sources(g, town_points, treaty_points)
    if winner != NOBODY and g.seated[winner]:
        parts[FACTIONS[winner].word]["outright"] = OUTRIGHT
    return parts


def holdings(g: State) -> dict[str, dict[str, int]]:
    """Towns, treaty points, war points and troops on the map."""
    factions = at_the_table(g)
    return {
        "towns": {f.word: g.towns_of(f) for f in factions},
        "treaty": {f.word: g.treaty[f] for f in factions},
        "war_points": {f.word: g.war_points[f] for f in factions},
        "troops": {f.word: sum(g.troops[f * MARKER_COUNT : (f + 1) * MARKER_COUNT]) for f in factions},
    }


def hits(faces: tuple[int, ...]) -> Luck:
    """15.7.5-r4 Fives and sixes."""
    return Luck("hits", sum([face >= HIT for face in faces]), len(faces) / 3)


def turn(g: State) -> int:
    return g.turn


CHARTS = Charts(
    count_event="turn.counted",
    turn=turn,
    points=points_by_source,
    holdings=holdings,
    luck=dict.fromkeys(("battle.attack", "battle.defence", "siege.attack", "siege.garrison"), hits),
)
