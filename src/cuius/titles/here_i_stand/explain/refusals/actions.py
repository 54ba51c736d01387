"""6.1, 11, 12 Why a card is not played or not so, why nobody may pass, and why an action is not open."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import PASS, Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.explain.refusals.land import space_named
from cuius.titles.here_i_stand.explain.refusals.overseas import VOYAGES, why_no_voyage
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    ASSAULT,
    BUILD_ST_PETERS,
    BUY_MERCENARY,
    CALL_DEBATE,
    CARDS,
    COMBAT,
    CONTROL_UNFORTIFIED,
    ENGLAND,
    FOUND_UNIVERSITY,
    HOME,
    INDEPENDENT,
    MANDATORY,
    MOVE_CLEAR,
    MOVE_PASS,
    NAVAL_MOVE,
    PHASES,
    POWERS,
    PROTESTANT,
    PUBLISH_TREATISE,
    RAISE_REGULAR,
    REFORMER_CRANMER,
    SOCIETY_OF_JESUS,
    TRANSLATE,
)
from cuius.titles.here_i_stand.phases.action.impulse import AS_EVENT, AS_POINTS
from cuius.titles.here_i_stand.phases.action.table import TABLE, affordable, price
from cuius.titles.here_i_stand.phases.land.control import held_by_others
from cuius.titles.here_i_stand.rules.cards import EVENTS, was_event
from cuius.titles.here_i_stand.rules.communication import has_line
from cuius.titles.here_i_stand.rules.control import RAID_ACTIONS, decides, is_raid_on, manned
from cuius.titles.here_i_stand.rules.deck import may_play_as_event
from cuius.titles.here_i_stand.rules.editions import may_be_discarded
from cuius.titles.here_i_stand.rules.powers import admin_rating, at_war, controls, enemies_of, only_for_points
from cuius.titles.here_i_stand.rules.units import is_fortified
from cuius.titles.here_i_stand.state import State

NOT_YET = {
    RAISE_REGULAR: "21.6-x1",
    MOVE_CLEAR: "21.6-x2",
    MOVE_PASS: "21.6-x2",
    NAVAL_MOVE: "21.6-x2",
    ASSAULT: "21.6-x2",
    BUY_MERCENARY: "21.6-x2b",
    CONTROL_UNFORTIFIED: "21.6-x2b",
}
"""What the Protestant cannot do before the League, and by which statement."""
DISCARDS = ("chateau.discard", "more.discard", "inquisition.discard", "corsairs.card")
"""Questions for a card that is discarded (6.1-d2)."""
Found = tuple[str, str] | None
"""The last part of the key, and the statement."""


def why_no_action(what: str, g: State, power: Id) -> Refusal | None:
    """11.1-r1,r2, 21.6-x1,x2,x2b The first reason that holds."""
    if what not in ACTIONS:
        return None
    word = ACTIONS[what]
    if word in VOYAGES:
        return why_no_voyage(what, g, power)
    about = {"action": word}
    if is_raid_on(g) and word not in RAID_ACTIONS:
        return Refusal("refused.action.raid", "24-k97", about)
    cost = price(g, power, word)
    if not cost:
        return Refusal("refused.action.never", "11.1-r1", {**about, "power": power})
    if power == PROTESTANT and not g.league and word in NOT_YET:
        return Refusal("refused.action.league", NOT_YET[word], about)
    if not affordable(g, power, word):
        return Refusal("refused.action.points", "11.1-r2", {**about, "cost": cost})
    key, rule = in_its_way(g, power, word) or ("nowhere", TABLE[word].rule)
    return Refusal(f"refused.action.{key}", rule, about)


def in_its_way(g: State, power: Id, word: Id) -> Found:
    """18.1 What a religious action needs."""
    explain = NEEDS.get(word)
    return explain(g, power) if explain else None


def no_treatise(g: State, power: Id) -> Found:
    """18.1-r18 England needs Cranmer."""
    return ("cranmer", "18.1-r18") if power == ENGLAND and g.reformer_at[REFORMER_CRANMER] < 0 else None


def no_university(g: State, power: Id) -> Found:
    """21.5-r1 Only after Society of Jesus."""
    return None if SOCIETY_OF_JESUS in g.removed else ("jesuits", "21.5-r1")


def no_debate(g: State, power: Id) -> Found:
    """18.1-r28..r30 Nobody to speak, or nobody to answer."""
    return "debaters", "18.1-r28" if power == PROTESTANT else "18.1-r29"


def no_dome(g: State, power: Id) -> Found:
    """18.1-r33 St. Peter's has given all its points."""
    return "dome", "18.1-r33"


def no_translation(g: State, power: Id) -> Found:
    """18.1-r26b Everything is translated."""
    return "bibles", "18.1-r26b"


NEEDS: dict[Id, Callable[[State, Id], Found]] = {
    PUBLISH_TREATISE: no_treatise,
    FOUND_UNIVERSITY: no_university,
    CALL_DEBATE: no_debate,
    BUILD_ST_PETERS: no_dome,
    TRANSLATE: no_translation,
}


# 6.1, 11, 12 Why a card is not played, or not so, why nobody may pass, and why a space is not taken.

Explain = Callable[..., Refusal | None]


def why_no_card(what: str, g: State, power: Id) -> Refusal | None:
    """11-r2, 11-x1..x3 A card that is not in the hand or of no use now; a pass that is forbidden."""
    if what == PASS:
        return why_no_pass(g, power)
    if what not in CARDS:
        return None
    card = CARDS[what]
    if card not in g.hands[power]:
        return Refusal("refused.card-not-held", "11-r2", {"card": card})
    return why_no_event(g, power, card)


def why_no_pass(g: State, power: Id) -> Refusal:
    """11-x1..x3"""
    kinds = [g.board.card_kind[c] for c in g.hands[power]]
    if HOME in kinds:
        return Refusal("refused.pass.home", "11-x1")
    if MANDATORY in kinds:
        return Refusal("refused.pass.mandatory", "11-x2")
    return Refusal("refused.pass.many", "11-x3", {"most": admin_rating(g, power)})


def why_no_manner(what: str, g: State, power: Id, card: Id) -> Refusal | None:
    """11-r3,r4 Not for its points, or not as an event."""
    if what == AS_EVENT.word:
        return why_no_event(g, power, card)
    if what != AS_POINTS.word:
        return None
    mandatory = g.board.card_kind[card] == MANDATORY
    return Refusal(
        "refused.card.mandatory" if mandatory else "refused.card.no-points", "11-r3", {"card": card}
    )


def why_no_event(g: State, power: Id, card: Id) -> Refusal:
    """11-r4,r5, 11-x5, 6.1-r24, 21.3-r27 The first condition that fails."""
    about = {"card": card}
    event = EVENTS.get(card)
    if g.board.card_kind[card] == COMBAT:
        return Refusal("refused.card.combat", "6.1-r21", about)
    if PHASES[g.phase] not in g.board.playable_in[card]:
        return Refusal("refused.card.phase", "6.1-r24", about)
    if event is None:
        return Refusal("refused.card.response", "11-r4", about)
    if not may_play_as_event(g.board, card, power):
        return Refusal("refused.card.not-yours", "11-r5", {**about, "power": power})
    if was_event(g, card):
        return Refusal("refused.card.used", "11-x5", about)
    if only_for_points(g, power, card):
        return Refusal("refused.card.mary", "21.3-r27", about)
    return Refusal("refused.card.condition", event.rule, about)


def why_no_control(what: str, g: State, power: Id) -> Refusal | None:
    """12.2-x1..x5, 12.4-c1,c3 The first requirement that fails."""
    space = space_named(what)
    if space is None:
        return None
    about = {"space": space}
    near = decides(g, manned(g, power), space, enemies_of(g, power))
    if g.unrest[space] and not near:
        return Refusal("refused.control.unrest", "12.4-c3", about)
    if controls(g, power, space):
        return Refusal("refused.control.own", "12.2-x1", about)
    holder = POWERS[g.control[space]]
    if holder != INDEPENDENT and not at_war(g, power, holder):
        return Refusal("refused.control.peace", "12.2-x1", {**about, "power": holder})
    if is_fortified(g, space):
        return Refusal("refused.control.walls", "12.2-x2", about)
    if not near:
        return Refusal("refused.control.far", "12.2-x4", about)
    if held_by_others(g, power, space):
        return Refusal("refused.control.held", "12.2-x5", about)
    return None if has_line(g, power, space) else Refusal("refused.control.no-line", "12.2-x3", about)


def why_no_discard(what: str, g: State, *_: Id) -> Refusal | None:
    """6.1-d2 In 2017 nobody chooses a mandatory event."""
    if what not in CARDS or g.board.card_kind[CARDS[what]] != MANDATORY or may_be_discarded(g, CARDS[what]):
        return None
    return Refusal("refused.mandatory-discard", "6.1-d2", {"card": CARDS[what]})


REFUSALS_CARDS: Mapping[str, Explain] = {
    "impulse.card": why_no_card,
    "impulse.manner": why_no_manner,
    "control.space": why_no_control,
    **dict.fromkeys(DISCARDS, why_no_discard),
}
