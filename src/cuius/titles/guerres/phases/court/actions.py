"""14.2, 14.6, 14.7 The court actions: targets, the Flying Squadron, two dice, and what success brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cuius.core.ids import PASS, Id
from cuius.core.odds import Modifier
from cuius.core.requests import Ask, Proc, Roll
from cuius.titles.guerres.ids import FACTIONS, GHOST
from cuius.titles.guerres.phases.changes import convert_town, grant
from cuius.titles.guerres.rules.court_actions import (
    can_influence,
    can_negotiate,
    can_persuade,
    can_surprise,
    can_tax,
    can_write,
    countries_to_visit,
    diplomacy_modifiers,
    has_no_writer,
    influence_modifiers,
    malcontents_help,
    may_strike,
    meaux_helps,
    open_to_persuasion,
    persuasion_modifiers,
    preachers_help,
    reason_of,
    row_of,
    squadron_choices,
    squadron_modifier,
    surprise_modifiers,
    tax_modifiers,
    total_of,
    towns_of_ally,
    towns_to_surprise,
    treaty_modifiers,
    ways_to_succeed,
)
from cuius.titles.guerres.state import NOT_IN_HAND, State, person_at, tried_at

FAILED = 0
"""Less than any total that succeeds."""


def resolve(
    g: State, faction: Id, character: Id, modifiers: tuple[Modifier, ...], bare: bool = False
) -> Proc[int]:
    """14.6-r1..r6 9-r6 The action is announced; returns the total if it succeeds, else FAILED.

    On bare dice nothing counts, so the Flying Squadron is not asked (14.7-r26, ruling R71).
    """
    for modifier in modifiers:
        g.tell("court.modifier", reason=reason_of(modifier), value=modifier.value)
    g.tell("court.chance", ways=ways_to_succeed(g.board, modifiers))
    if not bare and (yield from squadron_strikes(g, faction, character)):
        modifiers += squadron_modifier(g)
        g.tell("court.chance", ways=ways_to_succeed(g.board, modifiers))
    faces = yield Roll(d6=2, why="court.action", who=faction, reasons=modifiers)
    dice, total = sum(faces), total_of(sum(faces), modifiers)
    g.tell("court.rolled", character=character, roll=dice, total=total)
    if dice == g.board.numbers.natural_fail:  # 14.6-r4 14.2-r9 read on the bare dice
        perish(g, character)
        return FAILED
    if total < g.board.numbers.success:  # 14.6-r3
        g.tell("court.fails", character=character)
        return FAILED
    return total


def perish(g: State, character: Id) -> None:
    """14.6-r4..r6 9-r5 4-r7 The character dies of it, unless immune; a ghost is nobody (14.3-r15)."""
    if character == GHOST or g.board.immune[character]:
        g.tell("court.fails", character=character)
        return
    g.remove(character)
    g.tell("court.perishes", character=character)


def squadron_strikes(g: State, faction: Id, character: Id) -> Proc[bool]:
    """14.2-r7,r8 After the action is announced, before the dice (rulings R11, R72)."""
    for squadron in g.board.squadrons:
        if not may_strike(g, squadron, faction, character):
            continue
        holder = FACTIONS[g.allegiance[squadron]]
        about = {"faction": faction, "character": character}
        answer = yield Ask(
            holder,
            "court.squadron",
            squadron_choices,
            g,
            squadron,
            rule="14.2-r7",
            about=about,
            confirm=g.discreet,
        )
        if answer != PASS:
            g.in_hand[squadron], g.acted[squadron] = NOT_IN_HAND, True
            g.tell("squadron.strikes", faction=holder, character=character, reveal=True)
            return True
    return False


# ---- the actions, in the order of 14.7 ----


def surprise(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r1..r7 A town of the other camp, taken for the attacker's own faction."""
    about = {"character": character}
    town = yield Ask(
        faction, "surprise.town", towns_to_surprise, g, faction, character, rule="14.7-r1", about=about
    )
    g.tell("surprise.announced", faction=faction, character=character, town=town)
    modifiers = surprise_modifiers(g, faction, character, town)
    if meaux_helps(g, faction, town):
        g.put_in_force("surprise_of_meaux", 0)
    if (yield from resolve(g, faction, character, modifiers)):
        convert_town(g, town, faction)


def influence(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r8..r13 A town of the ally, named before the dice (ruling R74), comes over."""
    town = yield Ask(
        faction, "influence.town", towns_of_ally, g, faction, rule="14.7-r10", about={"character": character}
    )
    g.tell("influence.announced", faction=faction, character=character, town=town)
    modifiers = influence_modifiers(g, faction, character, town)
    if preachers_help(g, faction):
        g.put_in_force("parisian_preachers", 0)
    if (yield from resolve(g, faction, character, modifiers)):
        convert_town(g, town, faction)


def diplomacy(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r14..r17 One attempt for each country and turn; the total decides what the mission brings."""
    about = {"character": character}
    country = yield Ask(
        faction, "diplomacy.country", countries_to_visit, g, faction, rule="14.7-r15", about=about
    )
    g.tried_country[tried_at(faction, country)] = True
    g.tell("diplomacy.announced", faction=faction, character=character, country=country)
    total = yield from resolve(g, faction, character, diplomacy_modifiers(g, character, country))
    if total:
        yield from grant(g, faction, country, row_of(g.board, total))


def treaty(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r23..r26 3.1-r1 A treaty point, once a turn."""
    g.tell("treaty.announced", faction=faction, character=character)
    bare = has_no_writer(g, faction)
    modifiers = treaty_modifiers(g, faction, character)
    if preachers_help(g, faction) and not bare:
        g.put_in_force("parisian_preachers", 0)
    if (yield from resolve(g, faction, character, modifiers, bare)):
        g.treaty[faction] += 1
        g.treaty_won[faction] = True
        g.tell("treaty.gained", faction=faction, points=1)


def persuasion(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r27..r34 The target is named, and joins the faction when the court phase ends."""
    about = {"character": character}
    target = yield Ask(
        faction, "persuade.character", open_to_persuasion, g, faction, rule="14.7-r30", about=about
    )
    g.tried_person[person_at(faction, target)] = True
    g.tell("persuade.announced", faction=faction, character=character, target=target)
    modifiers = persuasion_modifiers(g, faction, character, target)
    if malcontents_help(g, faction, target):
        g.put_in_force("malcontents", 0)
    if (yield from resolve(g, faction, character, modifiers)):
        g.won_by[target] = int(faction)  # 14.7-r32 ruling R21
        g.tell("persuade.won", faction=faction, character=target)


def taxes(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r37,r38 3.1-r3 Royal taxes rise by one level."""
    g.tell("taxes.announced", faction=faction, character=character)
    if (yield from resolve(g, faction, character, tax_modifiers(g, character))):
        g.taxes += 1
        g.tell("taxes.level", level=g.taxes)


SPEND = "spend"
"""The card is played without an action."""


class Action(NamedTuple):
    is_open: Callable[[State, Id, Id], bool]
    """(state, faction, character) -> may this card try it now?"""
    attempt: Callable[[State, Id, Id], Proc[None]]
    """Asks for the target, throws, and does what success brings."""


ACTIONS: dict[str, Action] = {
    "surprise": Action(can_surprise, surprise),
    "influence": Action(can_influence, influence),
    "diplomacy": Action(can_negotiate, diplomacy),
    "treaty": Action(can_write, treaty),
    "persuade": Action(can_persuade, persuasion),
    "taxes": Action(can_tax, taxes),
}
"""In the order of 14.7."""
