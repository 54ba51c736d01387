"""Why an answer is not offered: recruitment, leaders, war rounds, battles, sieges and the prize of the war.

A function receives the word that is not offered and the arguments of the question; a word that means nothing
to it is left to the general answer. Reasons rest on the open map and the asked faction's own hand.
"""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import PASS, Id
from cuius.core.title import Refusal
from cuius.titles.guerres.ids import (
    ARMIES,
    CHARACTERS,
    FACTIONS,
    HUGUENOT,
    ILE_DE_FRANCE,
    LEAGUE,
    MARKER_COUNT,
    NOBODY,
    PARIS,
    PROVINCES,
    REVOLTS,
    ROYALIST,
    TOWNS,
)
from cuius.titles.guerres.phases.war.rounds import prize_rule
from cuius.titles.guerres.rules.armies import bound_to_paris, camp_of, can_lead, host, may_deploy, room
from cuius.titles.guerres.rules.movement import (
    FARTHEST,
    GO_ALONG,
    REST,
    activation_cost,
    distances,
    exits,
    held_fast,
    holds_town,
    may_march,
    movement_points,
    purse,
    spent_in,
    troops_at,
)
from cuius.titles.guerres.state import RESERVE, State

DEPLOYMENT = {ROYALIST: "15.3-r8", HUGUENOT: "15.3-r10"}
"""The statement on where a faction's armies stand; the League's is 15.3-r13."""


def why_no_levels(what: str, g: State) -> Refusal | None:
    """15.3-r2 No more levels than there are."""
    return Refusal("refused.war-tax-levels", "15.3-r2", {"levels": g.taxes}) if what.isdigit() else None


def why_not_deployed(what: str, g: State, faction: Id) -> Refusal | None:
    """15.3-r6..r16 France, a town of the faction, Paris first, room in the army or a marker."""
    if what not in PROVINCES:
        return None
    province = PROVINCES[what]
    where = {"province": province}
    if g.board.foreign[province]:
        return Refusal("refused.war-deploy-abroad", "15.3-r8", where)
    if not may_deploy(g, faction, province):
        return Refusal("refused.war-deploy-no-town", DEPLOYMENT.get(faction, "15.3-r13"), where)
    army = host(g, faction, province)
    if army == NOBODY:
        full = g.army_in(g.camp(faction), province) != NOBODY
        return Refusal(
            "refused.war-deploy-full" if full else "refused.war-no-marker",
            "15.2-r1" if full else "15.2-r3",
            where,
        )
    if bound_to_paris(g, faction, army, province):
        return Refusal("refused.war-deploy-paris", "15.3-r6", {"province": ILE_DE_FRANCE})
    return None


def why_not_so_many(what: str, g: State, faction: Id, province: Id) -> Refusal | None:
    """15.2-r1 15.3-r6 As many as there are and find room."""
    if not what.isdigit():
        return None
    most = min(g.levy[faction], room(g, faction, province))
    return Refusal("refused.war-deploy-room", "15.2-r1", {"province": province, "most": most})


def why_not_this_army(what: str, g: State, camp: int) -> Refusal | None:
    """15.5-r1,r2 Camp by camp, and the largest army gets its leader first."""
    if what not in ARMIES or ARMIES[what] in REVOLTS or not g.troops[ARMIES[what]]:
        return None
    army = ARMIES[what]
    if camp_of(g, army) != camp:
        return Refusal("refused.war-other-camp", "15.5-r1", {"army": army})
    return Refusal("refused.war-army-smaller", "15.5-r2", {"army": army})


def why_not_this_leader(what: str, g: State, camp: int) -> Refusal | None:
    """15.5-r2,r9 In reserve, and nobody of better rank there."""
    if what not in CHARACTERS:
        return None
    leader = CHARACTERS[what]
    who = {"character": leader}
    if not can_lead(g, leader, camp):
        return Refusal("refused.war-no-leader", "15.4-r2", who)
    if g.post[leader] != RESERVE:
        return Refusal("refused.war-leader-engaged", "15.5-r9", who)
    return Refusal("refused.war-leader-outranked", "15.5-r2", who)


def why_no_support(what: str, g: State, leader: Id, camp: int) -> Refusal | None:
    """15.5-r7,r8 One supporter an army; better rank and lower value of the commander."""
    if what not in ARMIES or not g.troops[ARMIES[what]]:
        return None
    army = ARMIES[what]
    if camp_of(g, army) != camp:
        return Refusal("refused.war-other-camp", "15.5-r7", {"army": army})
    if g.supporter[army] != NOBODY:
        return Refusal("refused.war-supported", "15.5-r8", {"army": army})
    return Refusal("refused.war-cannot-support", "15.5-r7", {"character": leader, "army": army})


def why_not_first(what: str, g: State) -> Refusal | None:
    """15.7.2-r7,r8,r20 Once a round, not after declining, and not before a higher rank."""
    if what not in ARMIES or not g.troops[ARMIES[what]]:
        return None
    army = ARMIES[what]
    if camp_of(g, army) != g.active:
        return Refusal("refused.war-other-camp", "15.7.2-r2", {"army": army})
    if g.moved[army]:
        return Refusal("refused.war-army-moved", "15.7.2-r20", {"army": army})
    if g.resting[army]:
        return Refusal("refused.war-army-rests", "15.7.2-r7", {"army": army})
    return Refusal("refused.war-higher-rank", "15.7.2-r8", {"army": army})


def why_not_announced(what: str, g: State, army: Id) -> Refusal | None:
    """15.7.2-r3,r11,r21 Once a round, in reach, and the camp can pay."""
    if what not in PROVINCES:
        return None
    province = PROVINCES[what]
    if g.activated[province]:
        return Refusal("refused.war-activated", "15.7.2-r21", {"province": province})
    if province in spent_in(g, camp_of(g, army)):
        return Refusal("refused.war-spent-army", "15.7.2-r20", {"province": province})
    return why_out_of_reach(g, army, province)


def why_out_of_reach(g: State, army: Id, province: Id) -> Refusal:
    """15.7.1-r2,r3 15.7.2-r11 19-k1 Weary of war, too far, or too dear."""
    at = g.army_at[army]
    if at != province and held_fast(g, army):
        return Refusal("refused.war-weary", "19-k1", {"army": army, "province": PROVINCES[at]})
    found = distances(g, army, at, g.came_from[army], FARTHEST)
    if province not in found or movement_points(g, army, 1, may_march(g, army)) < found[province]:
        return Refusal("refused.war-too-far", "15.7.1-r3", {"army": army, "province": province})
    return too_dear(g, army, province, 0 if at == province else 1) or no_part(g, army, province)


def too_dear(g: State, army: Id, province: Id, troops: int) -> Refusal | None:
    """15.7.2-r11,r13 The camp's money does not pay for so many there."""
    camp = camp_of(g, army)
    cost, money = activation_cost(g, troops_at(g, camp, province) + troops), purse(g, camp)
    if cost <= money:
        return None
    return Refusal("refused.war-too-dear", "15.7.2-r13", {"province": province, "cost": cost, "money": money})


def no_part(g: State, army: Id, province: Id) -> Refusal:
    """15.5-r2 15.7.2-r4 Only a part could go: the rest has no marker, or no leader of such rank (R30)."""
    no_marker = g.free_marker(army // MARKER_COUNT) == NOBODY
    key = "refused.war-no-split" if no_marker else "refused.war-split-rank"
    return Refusal(key, "15.7.2-r4", {"army": army, "province": province})


def why_not_this_part(what: str, g: State, army: Id, province: Id) -> Refusal | None:
    """15.7.1-r2 15.7.2-r4,r11 Too large to get there, too dear, or no marker or leader for the rest."""
    if not what.isdigit() or not 0 < int(what) <= g.troops[army]:
        return None
    troops = int(what)
    far = distances(g, army, g.army_at[army], g.came_from[army], FARTHEST).get(province, FARTHEST + 1)
    if movement_points(g, army, troops, may_march(g, army)) < far:
        return Refusal("refused.war-too-slow", "15.7.1-r2", {"troops": troops, "province": province})
    return too_dear(g, army, province, troops) or no_part(g, army, province)


def why_not_along(what: str, g: State, army: Id, left_out: tuple[int, ...]) -> Refusal | None:
    """15.7.2-r3,r8 The army cannot reach the province, or nobody below it would gain by its rest."""
    if what == GO_ALONG:
        return why_out_of_reach(g, army, PROVINCES[g.target])
    return Refusal("refused.war-rest-in-vain", "15.7.2-r8", {"army": army}) if what == REST else None


def why_not_that_way(what: str, g: State, army: Id, left: int) -> Refusal | None:
    """15.7.1-r3 15.7.3-r5 A neighbour from which the announced province is still in reach."""
    if what not in PROVINCES:
        return None
    province, at = PROVINCES[what], g.army_at[army]
    about = {"province": province, "target": PROVINCES[g.target]}
    if province not in exits(g, army, at, g.came_from[army]):
        return Refusal("refused.war-no-border", "15.7.1-r3", {"province": province})
    return Refusal("refused.war-no-way", "15.7.3-r5", about)


def why_not_that_share(what: str, g: State, faction: Id, cost: int) -> Refusal | None:
    """15.7.2-r12 Within both purses, and no more than the cost."""
    if not what.isdigit():
        return None
    return Refusal("refused.war-share", "15.7.2-r12", {"cost": cost, "money": g.money[faction]})


def why_no_refuge(what: str, g: State, army: Id) -> Refusal | None:
    """15.7.4-r12 Next door, with a town of the camp, and free of other sides' armies."""
    if what not in PROVINCES:
        return None
    province = PROVINCES[what]
    where = {"province": province}
    if province not in exits(g, army, g.army_at[army], g.came_from[army]):
        return Refusal("refused.war-no-border", "15.7.4-r12", where)
    if not holds_town(g, camp_of(g, army), province):
        return Refusal("refused.war-no-friendly-town", "15.7.4-r12", where)
    return Refusal("refused.war-hostile-army", "15.7.4-r12", where)


def why_not_merged_under(what: str, g: State, one: Id, other: Id) -> Refusal | None:
    """15.6-r3 The higher rank commands."""
    if what not in CHARACTERS:
        return None
    leader = CHARACTERS[what]
    if leader not in (g.commander[one], g.commander[other]):
        return Refusal("refused.war-no-leader", "15.6-r3", {"character": leader})
    return Refusal("refused.war-leader-outranked", "15.6-r3", {"character": leader})


# ---- battles, sieges and the prize ----


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


WAR_REFUSALS: dict[str, Callable[..., Refusal | None]] = {
    "recruit.taxes": why_no_levels,
    "deploy.province": why_not_deployed,
    "deploy.troops": why_not_so_many,
    "leaders.army": why_not_this_army,
    "leaders.commander": why_not_this_leader,
    "leaders.support": why_no_support,
    "war.first": why_not_first,
    "war.announce": why_not_announced,
    "war.troops": why_not_this_part,
    "war.join": why_not_along,
    "war.step": why_not_that_way,
    "war.share": why_not_that_share,
    "war.pay_alone": why_not_that_share,
    "war.evade_to": why_no_refuge,
    "merge.commander": why_not_merged_under,
    "battle.winner": why_not_winner,
    "battle.retreat": why_no_retreat,
    "siege.town": why_no_siege,
    "peace.winner": why_not_victor,
    "peace.town": why_no_prize,
}
