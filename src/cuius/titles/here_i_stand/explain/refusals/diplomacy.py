"""9 Why a war, a peace, a payment or a clause is not open."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cuius.core.ids import Id, word_of
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.board import CANNOT
from cuius.titles.here_i_stand.ids import (
    CARDS,
    HABSBURG,
    INDEPENDENT,
    LEADERS,
    MAJORS,
    MANDATORY,
    MINORS,
    NOBODY,
    OTTOMAN,
    PAPACY,
    PLACES,
    POWERS,
    PROTESTANT,
    SCOTLAND,
    SPACES,
)
from cuius.titles.here_i_stand.phases.diplomacy.agreements import may_cede, spare_cards
from cuius.titles.here_i_stand.phases.diplomacy.peace import has_paid_before
from cuius.titles.here_i_stand.rules.editions import gives_capitals_back
from cuius.titles.here_i_stand.rules.powers import (
    can_end,
    can_pay,
    cost_of_war,
    has_granted,
    is_at_war,
    made_peace_with,
    may_declare,
    same_player,
)
from cuius.titles.here_i_stand.state import ALLIED, POWER_COUNT, WAR, State

LOANS = ("squadron", "fleet", "admiral")
"""9.2-r6 Clauses that hang on an alliance."""


def why_no_war(what: str, g: State, power: Id) -> Refusal | None:
    """9.6-x1..x12 The first restriction that holds; else the price."""
    if what not in POWERS or POWERS[what] == power:
        return None
    enemy = POWERS[what]
    found = standing_reason(g, power, enemy) or reason_of_the_phase(g, power, enemy)
    if found is not None:
        return Refusal(*found, {"power": enemy})
    if may_declare(g, power, enemy) and not can_pay(g, power, cost_of_war(g, power, enemy)):
        return Refusal("refused.war-price", "9.6-r2", {"power": enemy, "cost": cost_of_war(g, power, enemy)})
    return None


def standing_reason(g: State, power: Id, enemy: Id) -> tuple[str, str] | None:
    """9.6-x1..x8 What forbids it at all times."""
    relation = g.relation[power * POWER_COUNT + enemy]
    if relation == WAR:
        return "refused.war-already", "9.6-p2c"
    if relation == ALLIED or g.side[enemy] == power:
        return "refused.war-ally", "9.6-x5"
    if enemy == INDEPENDENT:
        return "refused.war-independent", "9.6-x8"
    if PROTESTANT in (power, enemy) and not g.league:
        return "refused.war-league", "9.6-x6"
    if enemy in MINORS and g.side[enemy] != enemy:
        return "refused.war-minor-ally", "9.6-x4"
    if g.board.war_cost[power][enemy] == CANNOT:
        return "refused.war-never", "9.6-x1"
    if enemy in MAJORS and same_player(g, power, enemy):
        return "refused.one-player", "9.6-p1"
    return None


def reason_of_the_phase(g: State, power: Id, enemy: Id) -> tuple[str, str] | None:
    """9.6-x9..x12 What forbids it in this phase."""
    if made_peace_with(g, power, enemy):
        return "refused.war-peace", "9.6-x9"
    if enemy in MINORS and not may_declare(g, power, enemy):
        return "refused.war-protector", "9.6-x11" if enemy == SCOTLAND else "9.6-x12"
    return None


def why_no_intervention(what: str, g: State, power: Id, cost: int) -> Refusal | None:
    """9.6-r2 It must be able to pay."""
    return Refusal("refused.too-few-points", "9.6-r2", {"cost": cost}) if what == "intervene" else None


def why_no_payment(what: str, g: State, power: Id) -> Refusal | None:
    """9.6-r4 Mandatory events pay for nothing."""
    if what not in CARDS:
        return None
    card = CARDS[what]
    if g.board.card_kind[card] == MANDATORY:
        return Refusal("refused.mandatory-pays", "9.6-r4", {"card": card})
    return Refusal("refused.card-not-held", "9.6-r2", {"card": card})


def why_no_suit(what: str, g: State, power: Id) -> Refusal | None:
    """9.3-p1a, 9.3-p1b, 9.3-d1 A war that can be ended, and a loss in it."""
    if what not in POWERS or POWERS[what] not in MAJORS:
        return None
    enemy = POWERS[what]
    if not is_at_war(g, power, enemy):
        return Refusal("refused.no-war", "9.3-p1", {"power": enemy})
    if not can_end(power, enemy):
        return Refusal("refused.league-war", "9.3-p1b", {"power": enemy})
    if has_paid_before(g, power, enemy):
        return Refusal("refused.suit-ceded", "9.3-d1", {"power": enemy})
    return Refusal("refused.no-loss", "9.3-p1a", {"power": enemy})


def why_no_ransom(what: str, g: State, power: Id) -> Refusal | None:
    """9.4-r4 A captive of one's own, and a card that can be drawn."""
    if what not in LEADERS:
        return None
    if not spare_cards(g, power):
        return Refusal("refused.no-card-to-draw", "9.4-r4")
    return Refusal("refused.no-captive", "9.4-r1", {"leader": LEADERS[what]})


def why_no_refuge(what: str, g: State, power: Id, space: Id, friendly: bool) -> Refusal | None:
    """9.3-p3b Only the nearest."""
    if what not in PLACES or PLACES[what] not in SPACES:
        return None
    return Refusal("refused.not-nearest", "9.3-p3b", {"space": PLACES[what]})


# Clauses


def why_no_kind(what: str, g: State, talks: Any, *_: Any) -> Refusal | None:
    """9.1-r4,r8,r23,r27, 9.2-r6 Loans come with the alliance; of the rest there is nothing to agree on."""
    kinds = {kind.name: kind for kind in talks.kinds}
    if what not in kinds:
        return None
    if what in LOANS and not any(c.kind == "alliance" for c in g.draft):
        return Refusal("refused.loan-alone", "9.2-r6")
    key = (
        f"refused.deal.{what}"
        if what in ("end_war", "leader", "divorce", "pardon")
        else "refused.deal.nobody"
    )
    return Refusal(key, kinds[what].rule)


def why_no_giver(what: str, g: State, talks: Any, kind: str, *_: Any) -> Refusal | None:
    """9.1-r23,r27 Only the Papacy absolves; whoever else has nothing to give."""
    if what not in POWERS or POWERS[what] not in MAJORS:
        return None
    rule = next(k.rule for k in talks.kinds if k.name == kind)
    if kind in ("divorce", "pardon") and POWERS[what] != PAPACY:
        return Refusal("refused.deal.papacy", rule, {"power": POWERS[what]})
    return Refusal("refused.deal.nothing", rule, {"power": POWERS[what]})


def why_no_taker(what: str, g: State, talks: Any, kind: str, giver: Id, *_: Any) -> Refusal | None:
    """9.2-x1..x4, 9.1-r16,r22 Who cannot be the other party."""
    if what not in POWERS or POWERS[what] not in MAJORS:
        return None
    taker = POWERS[what]
    if kind == "alliance":
        return no_alliance(g, giver, taker)
    if kind in ("cards", "mercenaries", "space") and same_player(g, giver, taker):
        return Refusal("refused.one-player", "9.1-r10", {"power": taker})
    if has_granted(g, kind, taker, giver) or has_granted(g, kind, giver, taker):
        return Refusal("refused.one-way", "9.1-r16", {"power": taker})
    if kind == "mercenaries" and taker == OTTOMAN:
        return Refusal("refused.ottoman-mercenaries", "9.1-r18")
    if kind == "end_war" and not can_end(giver, taker):
        return Refusal("refused.league-war", "9.1-x1", {"power": taker})
    if kind == "end_war":
        return Refusal("refused.no-war", "9.1-r4", {"power": taker})
    return None


def no_alliance(g: State, giver: Id, taker: Id) -> Refusal | None:
    """9.2-x1..x3."""
    if is_at_war(g, giver, taker):
        return Refusal("refused.alliance-war", "9.2-x1", {"power": taker})
    if {giver, taker} == {PAPACY, OTTOMAN}:
        return Refusal("refused.alliance-never", "9.2-x2")
    if {giver, taker} == {PAPACY, HABSBURG}:
        return Refusal("refused.alliance-divorce", "9.2-x3")
    return None


def why_not_this(what: str, g: State, talks: Any, kind: str, giver: Id, taker: Id, *_: Any) -> Refusal | None:
    """9.1-x2,x3, 9.1-d1 Spaces that are not given away."""
    if kind != "space" or what not in PLACES or PLACES[what] not in SPACES:
        return None
    space = PLACES[what]
    if g.control[space] != giver:
        return Refusal("refused.space-not-held", "9.1-r10", {"space": space})
    king = g.board.capital_of[space]
    if king != NOBODY and (king == giver or not gives_capitals_back(g)):
        return Refusal("refused.capital", "9.1-x2", {"space": space})
    if g.board.key[space] and g.board.home[space] in MINORS:
        return Refusal("refused.minor-key", "9.1-x3", {"space": space})
    if not may_cede(g, space, giver, taker):
        return Refusal("refused.cede-foreign", "9.1-d1", {"space": space})
    return Refusal("refused.one-player", "9.1-r10", {"power": POWERS[word_of(taker)]})


REFUSALS_DIPLOMACY: Mapping[str, Callable[..., Refusal | None]] = {
    "war.declare": why_no_war,
    "war.intervene": why_no_intervention,
    "war.pay": why_no_payment,
    "peace.sue": why_no_suit,
    "ransom.leader": why_no_ransom,
    "displace.land": why_no_refuge,
    "deal.kind": why_no_kind,
    "deal.giver": why_no_giver,
    "deal.taker": why_no_taker,
    "deal.what": why_not_this,
}
