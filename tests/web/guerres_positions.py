"""`cuius` with Les Guerres at prepared positions, one for each scenario that can be chosen.

campaign: two armies of the royal camp, equally strong, wait for their leaders. te_deum: the war begins,
with Condé in Orléanais and Montmorency in Berry.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.cli.main import main
from cuius.core.requests import Proc
from cuius.core.title import Config, get_title
from cuius.kit.isolate import isolated
from cuius.titles.guerres.ids import PHASES
from cuius.titles.guerres.phases.war.leaders import leaders
from cuius.titles.guerres.phases.war.rounds import war_rounds
from cuius.titles.guerres.state import State
from tests.guerres.tables import GuerresTable, new_table, war_table


def waiting_for_leaders() -> GuerresTable:
    t = new_table().in_turn(1).at("leaders").army("royalist_1", "ile_de_france", 6)
    return t.army("royalist_2", "berry", 6).army("huguenot_1", "orleanais", 4)


def marching() -> GuerresTable:
    t = war_table().army("royalist_1", "berry", 8, "anne_de_montmorency").coins(royalist=12, huguenot=6)
    return t.army("huguenot_1", "orleanais", 6, "louis_de_conde")


POSITIONS: dict[str, State] = {"campaign": waiting_for_leaders().state, "te_deum": marching().state}


def play(g: State) -> Proc[None]:
    """The phase of the position, as the whole game."""
    phase = leaders if PHASES[g.phase].word == "leaders" else war_rounds
    returned: list[Any] = []
    yield from isolated(phase, (), {}, returned)(g)


def setup(config: Config) -> State:
    return POSITIONS[config.scenario].clone()


if __name__ == "__main__":
    title = get_title("guerres")
    msgspec.structs.force_setattr(title, "setup", setup)
    msgspec.structs.force_setattr(title, "play", play)
    main()
