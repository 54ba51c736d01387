"""6.1, 11, 12 Why a card is not played, or not so, why nobody may pass, and why a space is not taken."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from cuius.core.ids import PASS, Id
from cuius.core.title import Refusal
from cuius.titles.here_i_stand.cards.deck import may_play_as_event
from cuius.titles.here_i_stand.cards.registry import EVENTS
from cuius.titles.here_i_stand.ids import CARDS, COMBAT, HOME, INDEPENDENT, MANDATORY, PHASES, POWERS
from cuius.titles.here_i_stand.phases.action.control import held_by_others
from cuius.titles.here_i_stand.phases.action.impulse import AS_EVENT, AS_POINTS
from cuius.titles.here_i_stand.rules.communication import has_line
from cuius.titles.here_i_stand.rules.control import decides, land_by_space
from cuius.titles.here_i_stand.rules.mary import only_for_points
from cuius.titles.here_i_stand.rules.refusals_land import space_named
from cuius.titles.here_i_stand.rules.relations import at_war, controls, enemies_of
from cuius.titles.here_i_stand.rules.rulers import admin_rating
from cuius.titles.here_i_stand.rules.stacks import is_fortified
from cuius.titles.here_i_stand.state import State

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
    if any(c == card for c, _ in g.used_as_event):
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
    near = decides(g, land_by_space(g, power), space, enemies_of(g, power))
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


REFUSALS_CARDS: Mapping[str, Explain] = {
    "impulse.card": why_no_card,
    "impulse.manner": why_no_manner,
    "control.space": why_no_control,
}
