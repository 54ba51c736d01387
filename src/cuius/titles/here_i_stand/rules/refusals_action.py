"""11.1 Why an action is not open: not on the power card, too dear, too early, or nothing to use it on."""

from __future__ import annotations

from collections.abc import Callable

from cuius.core.ids import Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.ids import (
    ACTIONS,
    ASSAULT,
    BUILD_ST_PETERS,
    BUY_MERCENARY,
    CALL_DEBATE,
    CONTROL_UNFORTIFIED,
    ENGLAND,
    FOUND_UNIVERSITY,
    MOVE_CLEAR,
    MOVE_PASS,
    NAVAL_MOVE,
    PROTESTANT,
    PUBLISH_TREATISE,
    RAISE_REGULAR,
    REFORMER_CRANMER,
    SOCIETY_OF_JESUS,
    TRANSLATE,
)
from cuius.titles.here_i_stand.phases.action.table import TABLE, affordable, price
from cuius.titles.here_i_stand.rules.refusals_world import VOYAGES, why_no_voyage
from cuius.titles.here_i_stand.rules.theatre import RAID_ACTIONS, is_raid_on
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
