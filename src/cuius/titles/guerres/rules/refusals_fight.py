"""Why an answer is not offered: battles, sieges and the prize of the war.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer.
"""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS, Id
from cuius.core.title import Refusal
from cuius.titles.guerres.ids import ARMIES, FACTIONS, LEAGUE, NOBODY, PARIS, PROVINCES, ROYALIST, TOWNS
from cuius.titles.guerres.phases.war_end import prize_rule
from cuius.titles.guerres.rules.movement import camp_of, exits, holds_town
from cuius.titles.guerres.state import State


def why_not_winner(what: str, attacker: Id, defender: Id) -> Refusal | None:
    """15.7.5-r7 Only the two armies that fought."""
    if what not in ARMIES:
        return None
    return Refusal("refused.battle-not-there", "15.7.5-r7", {"army": ARMIES[what]})


def why_no_retreat(what: str, g: State, army: Id) -> Refusal | None:
    """15.7.5-r9 A neighbour with a town of the camp and no enemy."""
    if what in TOWNS:
        return Refusal("refused.retreat-into-town", "15.7.7-r7", {"town": TOWNS[what]})
    if what not in PROVINCES:
        return None
    province, at = PROVINCES[what], g.army_at[army]
    about = {"province": province}
    if province == at:
        return Refusal("refused.retreat-here", "15.7.5-r9", about)
    if province not in g.board.borders[at]:
        return Refusal("refused.retreat-too-far", "15.7.5-r9", about)
    if province not in exits(g, army, at, g.came_from[army]):
        return Refusal("refused.retreat-loire", "15.7.3-r7", about)
    if not holds_town(g, camp_of(g, army), province):
        return Refusal("refused.retreat-no-town", "15.7.5-r9", about)
    return Refusal("refused.retreat-enemy", "15.7.5-r9", about)


def why_no_siege(what: str, g: State, army: Id) -> Refusal | None:
    """15.7.7-r3 A town of the other camp in the army's province, with no larger garrison."""
    if what not in TOWNS:
        return None
    town = TOWNS[what]
    about = {"town": town}
    if g.control[town] == NOBODY:
        return Refusal("refused.siege-off-map", "19-r3", about)
    if g.board.province_of[town] != g.army_at[army]:
        province = PROVINCES[g.army_at[army]]
        return Refusal("refused.siege-elsewhere", "15.7.7-r1", {**about, "province": province})
    if g.camp(g.control[town]) == camp_of(g, army):
        holder = FACTIONS[g.control[town]]
        return Refusal("refused.siege-friend", "15.7.7-r2", {**about, "faction": holder})
    troops, garrison = g.troops[army], g.board.garrison[town]
    return Refusal("refused.siege-too-weak", "15.7.7-r3", {**about, "troops": troops, "garrison": garrison})


def why_not_victor(what: str, g: State) -> Refusal | None:
    """15.8-r8 A faction with most war points."""
    if what not in FACTIONS:
        return None
    faction = FACTIONS[what]
    about = {"faction": faction, "points": g.war_points[faction], "best": max(g.war_points)}
    return Refusal("refused.peace-fewer-points", "15.8-r8", about)


def why_no_prize(what: str, g: State, winner: Id) -> Refusal | None:
    """15.8-r11,r13 Royalist towns, with or without Paris."""
    if what == PASS:
        return Refusal("refused.peace-must-take", "15.8-r11")
    if what not in TOWNS:
        return None
    town, rule = TOWNS[what], prize_rule(winner)
    holder = g.control[town]
    if holder == NOBODY:
        return Refusal("refused.siege-off-map", "19-r3", {"town": town})
    if holder != ROYALIST:
        return Refusal("refused.peace-not-royalist", rule, {"town": town, "faction": FACTIONS[holder]})
    key = "refused.peace-paris-table" if winner == LEAGUE else "refused.peace-paris"
    return Refusal(key, rule, {"town": PARIS})


FIGHT: dict[str, Callable[..., Refusal | None]] = {
    "battle.winner": why_not_winner,
    "battle.retreat": why_no_retreat,
    "siege.town": why_no_siege,
    "peace.winner": why_not_victor,
    "peace.town": why_no_prize,
}
