"""15.2 Relief forces: a formation comes to the aid of a besieged space, and those inside may sally out."""

from __future__ import annotations

from cuius.core.ids import Id
from cuius.core.requests import Proc
from cuius.titles.here_i_stand.phases.land.battle import Battle, mark_beaten
from cuius.titles.here_i_stand.phases.land.formation import Formation, choose_part
from cuius.titles.here_i_stand.phases.land.retreat import captor_among, retreat_attacker
from cuius.titles.here_i_stand.phases.land.siege import SHELTER, capture_leaders, inside
from cuius.titles.here_i_stand.state import State


def sortie(g: State, within: Formation) -> Proc[Formation]:
    """15.2-r2,r3 Which of those inside join the battle, whatever the formation limit."""
    return (yield from choose_part(g, within, "sortie", "15.2-r2", limited=False, optional=True))


def relief_fails(g: State, battle: Battle, origin: Id, by_sea: bool) -> Proc[None]:
    """15.2-r5..r7 Who may go inside depends on the hits; the others go back where they came from."""
    space = battle.space
    relief, sallied = battle.attacker.force.parts
    captor = captor_among(g, tuple([part.power for part in battle.defender.force.parts]), space)
    mark_beaten(g, battle.attacker, relief.origin)
    if not relief.size:  # 15.2-r7
        capture_leaders(g, relief.leaders, captor)
        return
    relief = relief._replace(hired=relief.hired + battle.idle)
    room = SHELTER - (inside(g, space) - relief.size - sallied.size)
    back = yield from choose_part(g, sallied, "back", "15.2-r6", room, limited=False, optional=True)
    leaving = [sallied.without(back)]
    if battle.attacker.hits == battle.defender.hits:  # 15.2-r5
        more = yield from choose_part(
            g, relief, "refuge", "15.2-r5", room - back.size, limited=False, optional=True
        )
        relief = relief.without(more)
    leaving.insert(0, relief)
    for part in leaving:
        if part.size or part.leaders:
            retreat_attacker(g, part, origin, by_sea, captor)
