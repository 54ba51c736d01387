"""14.7 Recruiting a character: winning somebody over from another faction."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Ask, Options, Proc
from cuius.titles.guerres.ids import NOBODY
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.court_rolls import malcontents_help, persuasion_modifiers
from cuius.titles.guerres.state import GONE, IN_PLAY, State, person_at


def persuasion(g: State, faction: Id, character: Id) -> Proc[None]:
    """14.7-r27..r34 The target is named, and joins the faction when the court phase ends."""
    target = yield Ask(
        faction,
        "persuade.character",
        open_to_persuasion,
        g,
        faction,
        rule="14.7-r30",
        about={"character": character},
    )
    g.tried_person[person_at(faction, target)] = True
    g.tell("persuade.announced", faction=faction, character=character, target=target)
    modifiers = persuasion_modifiers(g, faction, character, target)
    if malcontents_help(g, faction, target):
        g.put_in_force("malcontents", 0)
    if (yield from resolve(g, faction, character, modifiers)):
        g.won_by[target] = int(faction)  # 14.7-r32 ruling R21
        g.tell("persuade.won", faction=faction, character=target)


def can_persuade(g: State, faction: Id, character: Id) -> bool:
    return bool(open_to_persuasion(g, faction))


def open_to_persuasion(g: State, faction: Id) -> Options:
    """14.1-r4 6-r1 Everybody whom the faction may try to win over now."""
    return tuple(
        [
            c
            for c in g.board.recruits[faction]
            if has_bar_of(g, faction, c)
            and g.status[c] == IN_PLAY  # 14.7-r28
            and not g.turned[c]  # 14.7-r34
            and not g.tried_person[person_at(faction, c)]  # 14.7-r29
            and is_available(g, c)
        ]
    )


def has_bar_of(g: State, faction: Id, character: Id) -> bool:
    """4-r2,r3 14.7-r27 The lower bar of the card is the faction's; with one bar nobody changes."""
    return g.board.second[character] == faction and g.allegiance[character] != faction


def is_available(g: State, character: Id) -> bool:
    """14.7-r35,r36 Damville not in turn 1; Henri de Bourbon not before Alençon is gone (ruling R22)."""
    before = g.board.recruit_after[character]
    return g.turn >= g.board.recruit_from[character] and (before == NOBODY or g.status[before] == GONE)
