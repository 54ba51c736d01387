"""`cuius` with Here I Stand at prepared positions, one for each scenario that can be chosen.

1517: the worked example of 18.3, after Brandenburg was won. 1532: the talks of turn 2 on an empty map, France
and the Habsburgs at war, the French in Milan. tournament: a French march on Boulogne, against which England
holds Foul Weather.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.cli.main import main
from cuius.core.requests import Proc
from cuius.core.title import Config, get_title
from cuius.kit.isolate import isolated
from cuius.titles.here_i_stand.ids import FRANCE, GERMAN, MOVE_CLEAR, PHASES
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from cuius.titles.here_i_stand.phases.land.movement import move
from cuius.titles.here_i_stand.phases.religion.attempts import reformation_attempts
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.battlefields import open_field
from tests.here_i_stand.preaching import hungary_in_prague
from tests.here_i_stand.talks import talks


def march() -> State:
    t = open_field(4, 3, leaders=["francis_i"]).hand("england", "foul_weather").impulse("france", cp=3)
    return t.state


POSITIONS: dict[str, State] = {
    "1517": hungary_in_prague().match.state,
    "1532": talks().war("france", "habsburg").control("france", "milan").state,
    "tournament": march(),
}


def play(g: State) -> Proc[None]:
    """Whatever the position is about, as the whole game."""
    phase = PHASES[g.phase].word
    returned: list[Any] = []
    if phase == "luthers_95_theses":
        yield from isolated(reformation_attempts, ((GERMAN,), 4), {"theses": True}, returned)(g)
    elif phase == "diplomacy":
        yield from isolated(negotiation, (), {}, returned)(g)
    else:
        yield from isolated(move, (FRANCE, MOVE_CLEAR), {}, returned)(g)


def setup(config: Config) -> State:
    return POSITIONS[config.scenario].clone()


if __name__ == "__main__":
    title = get_title("here_i_stand")
    msgspec.structs.force_setattr(title, "setup", setup)
    msgspec.structs.force_setattr(title, "play", play)
    main()
