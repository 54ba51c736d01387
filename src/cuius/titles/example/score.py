"""How each house stands now, and what its charts show."""

from __future__ import annotations

from cuius.core.charts import Charts, Luck
from cuius.core.odds import hits
from cuius.titles.example.ids import HOUSES
from cuius.titles.example.phases.march import HIT, count_hits
from cuius.titles.example.rules.points import points
from cuius.titles.example.sequence import DEAL
from cuius.titles.example.state import State


def score(g: State) -> dict[str, float]:
    return {house.word: float(points(g, house)) for house in HOUSES.ids[: g.houses]}


def points_by_source(g: State) -> dict[str, dict[str, float]]:
    """3.2-r1 A gate counts three, a florin one."""
    return {
        house.word: {"gates": 3.0 * g.gates_of(house), "florins": float(g.florins[house])}
        for house in HOUSES.ids[: g.houses]
    }


def holdings(g: State) -> dict[str, dict[str, int]]:
    houses = HOUSES.ids[: g.houses]
    return {
        "gates": {house.word: g.gates_of(house) for house in houses},
        "men": {
            house.word: sum([m for m, h in zip(g.garrison, g.holder, strict=True) if h == house])
            for house in houses
        },
    }


def turn(g: State) -> int:
    """The round that was played last, or the one in which the game ended."""
    return g.round - 1 if g.phase == DEAL else g.round


def hit_luck(faces: tuple[int, ...]) -> Luck:
    """2.5-r3 Fives and sixes hit."""
    return Luck("hits", count_hits(faces), float(hits(len(faces), on=HIT).mean()))


CHARTS = Charts(
    count_event="round.begins",
    turn=turn,
    points=points_by_source,
    holdings=holdings,
    luck={"march.attack": hit_luck, "march.defence": hit_luck},
)
