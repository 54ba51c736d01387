"""How each power stands now, in victory points, and what its charts show."""

from __future__ import annotations

from cuius.core.charts import Charts, Luck
from cuius.core.title import SearchHints
from cuius.titles.here_i_stand.ids import (
    ENGLAND,
    FRANCE,
    HABSBURG,
    MAJORS,
    OTTOMAN,
    PAPACY,
    PROTESTANT,
    words,
)
from cuius.titles.here_i_stand.rules.dice import count_hits
from cuius.titles.here_i_stand.rules.points import (
    base_points,
    english_protestants,
    heir_points,
    keys_of,
    special_points,
    st_peters_points,
    totals,
)
from cuius.titles.here_i_stand.rules.powers import minors_of
from cuius.titles.here_i_stand.state import POWER_COUNT, State

HITTING = (
    "battle.attack",
    "battle.defence",
    "assault.attack",
    "assault.defence",
    "naval.attack",
    "naval.defence",
    "piracy.attack",
    "piracy.defence",
    "debate.attack",
    "debate.defence",
)
"""Throws of which fives and sixes hit."""


def score(g: State) -> dict[str, float]:
    """23.2-r1 Victory points."""
    points = totals(g)
    return {p.word: float(points[p]) for p in g.played_powers()}


def points_by_source(g: State) -> dict[str, dict[str, float]]:
    """23.2-r1 Base, special and bonus points, each apart."""
    return {
        p.word: {
            "base": float(base_points(g, p)),
            "special": float(special_points(g, p)),
            "bonus": float(g.bonus[p]),
        }
        for p in g.played_powers()
    }


def points_in_detail(g: State) -> dict[str, dict[str, int]]:
    """23.2-r1..r19 What the card of each power shows: keys, its own tracks, and bonus points."""
    return {p.word: sources_of(g, p) for p in g.played_powers()}


def sources_of(g: State, power: int) -> dict[str, int]:
    """23.2-r2..r19 Of one power: source -> points."""
    own = special_points(g, power)
    special: dict[int, dict[str, int]] = {
        OTTOMAN: {"piracy": own},
        HABSBURG: {"electorates": own},
        ENGLAND: {"heir": heir_points(g), "english_faith": english_protestants(g) // 2},
        FRANCE: {"chateaux": own},
        PAPACY: {"faith": own - st_peters_points(g), "st_peters": st_peters_points(g)},
        PROTESTANT: {"faith": own},
    }
    base = "electorates" if power == PROTESTANT else "keys"
    return {base: base_points(g, power), **special[power], "bonus": g.bonus[power]}


def holdings(g: State) -> dict[str, dict[str, int]]:
    """Keys, spaces under control, land units and ships on the map."""
    return {
        "keys": {p.word: keys_of(g, p) for p in MAJORS},
        "spaces": {p.word: g.control.count(p) for p in MAJORS},
        "land": {p.word: sum([land_units(g, q) for q in (p, *minors_of(g, p))]) for p in MAJORS},
        "ships": {
            p.word: sum([sum(g.squadrons[q::POWER_COUNT]) for q in (p, *minors_of(g, p))]) for p in MAJORS
        },
    }


def land_units(g: State, power: int) -> int:
    return sum(g.regulars[power::POWER_COUNT]) + sum(g.hired[power::POWER_COUNT])


def hits(faces: tuple[int, ...]) -> Luck:
    """14-p6 Fives and sixes."""
    return Luck("hits", count_hits(faces), len(faces) / 3)


def turn(g: State) -> int:
    return g.turn


CHARTS = Charts(
    count_event="points.noted",
    turn=turn,
    points=points_by_source,
    holdings=holdings,
    luck=dict.fromkeys(HITTING, hits),
)


def ask_holders_only(g: State) -> None:
    """6.1-r17 Whoever has nothing to play could only pass; as at a fast table, he is not asked."""
    g.discreet = False


PLANNED = frozenset(
    words("""
    build.where treatise.zone move.from move.leader move.regulars move.hired move.to spring.from
    spring.leader spring.regulars spring.hired spring.to assault.space assault.leader assault.regulars
    assault.hired fleet.from fleet.whole fleet.to transport.to control.space flip.space war.declare
    war.intervene deal.turn deal.kind deal.giver deal.taker deal.what peace.sue debate.zone debate.pool
    debate.leipzig translation.language burning.zone abroad.from diet.card mercenaries.where revolt.where
    rising.space piracy.target piracy.price emperor.to withdraw avoid.to winter.send wives.choice ban.whom
    voyage.choice
""")
)
"""Questions that set the course of a campaign, a war or a deal."""
LOOK_ENDS = frozenset(
    words("impulse spring war winter new_world peace payment card_draw diet_of_worms theses")
)
"""Checkpoints between impulses and between phases."""

SEARCH_HINTS = SearchHints(
    planned_keys=PLANNED,
    look_ends=LOOK_ENDS,
    searched_keys=frozenset(("impulse.manner", "reformation.target", "counter.target")),
    plan_keys=frozenset(("impulse.card", "action", "war.declare", "deal.turn")),
    plans=12,
    answer_share=0.3,
    value_share=1.0,
    ask_holders_only=ask_holders_only,
)
