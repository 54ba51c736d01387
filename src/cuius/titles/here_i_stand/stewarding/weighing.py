"""What an offer is worth to whoever looks at it: its clauses, whom it helps, and whom one can trust."""

from __future__ import annotations

from cuius.titles.here_i_stand.ids import MAJORS, PLACES, POWERS
from cuius.titles.here_i_stand.state import POWERS as N
from cuius.titles.here_i_stand.state import WAR
from cuius.titles.here_i_stand.stewarding.sight import Sight
from cuius.titles.here_i_stand.stewarding.trust import grudge
from cuius.titles.here_i_stand.stewarding.warring import peace_worth
from cuius.titles.here_i_stand.stewarding.worth import space_worth

Terms = tuple[str, str, str, str]
"""Kind, giver, taker, what."""
Package = tuple[Terms, ...]

GOOD = 0.05
"""What an offer must at least be worth."""
FEARED = 0.4
"""Whoever is so near to winning gets nothing more."""

WORTH = {"divorce": 0.8, "pardon": 0.6, "squadron": 0.4, "fleet": 0.8, "admiral": 0.4}
"""What things are worth whatever the position; cards and mercenaries by the piece."""
PIECE = {"cards": 0.9, "mercenaries": 0.22}
CAPTIVE_WORTH, OWN_LEADER_WORTH = 0.6, 1.2


def package_of(clauses: list[dict[str, str]]) -> Package:
    """The clauses of an offer as the view shows them."""
    return tuple([(c["kind"], c["giver"], c["taker"], c["what"]) for c in clauses])


def offer_worth(s: Sight, package: Package) -> float:
    """What its clauses give me and cost me; less where it helps somebody win, or somebody false."""
    return plain_worth(s, package) - 0.6 * fear_of(s, package) - distrust(s, package)


def plain_worth(s: Sight, package: Package) -> float:
    return sum([clause_worth(s, c) for c in package])


def others_in(s: Sight, package: Package) -> set[int]:
    """Its parties but me."""
    return {int(POWERS[role]) for _, giver, taker, _ in package for role in (giver, taker)} - {s.me}


def fear_of(s: Sight, package: Package) -> float:
    """How near to victory the strongest other party is."""
    return max([s.menace[p] for p in others_in(s, package)], default=0.0)


def distrust(s: Sight, package: Package) -> float:
    """What the offer must be worth more because of a broken word."""
    return max([grudge(s, s.me, p) for p in others_in(s, package)], default=0.0)


def clause_worth(s: Sight, clause: Terms) -> float:
    kind, giver, taker, what = clause
    me = POWERS[s.me].word
    if me not in (giver, taker):
        return -0.02
    gives = giver == me
    other = POWERS[taker if gives else giver]
    if kind == "end_war":
        return peace_worth(s, other)
    if kind == "alliance":
        return alliance_worth(s, other)
    worth = thing_worth(s, kind, what, gives)
    return -1.1 * worth - 0.03 * s.lead(other) if gives else worth


def thing_worth(s: Sight, kind: str, what: str, gives: bool) -> float:
    if kind == "space":
        return 0.4 + space_worth(s, PLACES[what])
    if kind == "leader":
        return CAPTIVE_WORTH if gives else OWN_LEADER_WORTH
    return int(what) * PIECE[kind] if kind in PIECE else WORTH[kind]


def alliance_worth(s: Sight, other: int) -> float:
    """A friend is good against a common enemy, and against whoever is about to win."""
    worth = 0.1 if s.lead(other) < 4 else -0.1
    if any(s.foe[p] and s.relation[other * N + p] == WAR for p in MAJORS):
        worth += 0.15
    return worth + (0.2 * s.menace[s.rival] if s.rival != other else 0.0)
