"""14.7 Writing a treaty."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.guerres.phases.actions.resolving import resolve
from cuius.titles.guerres.rules.court_rolls import has_no_writer, preachers_help, treaty_modifiers
from cuius.titles.guerres.state import State


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


def can_write(g: State, faction: Id, character: Id) -> bool:
    """14.2-r3 14.7-r23,r25,r26 A writer, or anybody of a faction without writers, until a treaty succeeds."""
    return not g.treaty_won[faction] and (g.board.writer[character] or has_no_writer(g, faction))
