"""`cuius` with Here I Stand: the campaign of 1517 as it is, and prepared positions for the other scenarios.

tournament: France has three points, and an army with two leaders in the field. 1532: the talks of turn 2.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.cli.main import main
from cuius.core.requests import Proc
from cuius.core.title import Config, get_title
from cuius.kit.isolate import isolate
from cuius.titles.here_i_stand.ids import FRANCE
from cuius.titles.here_i_stand.phases.action.impulse import next_action
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.battlefields import open_field
from tests.here_i_stand.talks import talks

TITLE = get_title("here_i_stand")
PLAY, SETUP = TITLE.play, TITLE.setup

POSITIONS: dict[str, State] = {
    "1532": talks().war("france", "habsburg").control("france", "milan").state,
    "tournament": open_field(4, 3, leaders=["francis_i", "montmorency"]).impulse("france", cp=3).state,
}


def actions(g: State) -> Proc[None]:
    """One action after the other, for as long as there are points."""
    while g.cp:
        yield from next_action(g, FRANCE)


def play(g: State) -> Proc[None]:
    """Talks, actions or the whole campaign, as the set-up has it."""
    returned: list[Any] = []
    if g.scenario not in POSITIONS:
        yield from PLAY(g)
    else:
        yield from isolate(actions if g.cp else negotiation, (), {}, returned)(g)


def setup(config: Config) -> State:
    found = POSITIONS.get(config.scenario)
    if found is None:
        return SETUP(config)
    g = found.clone()
    g.scenario = config.scenario
    return g


if __name__ == "__main__":
    msgspec.structs.force_setattr(TITLE, "setup", setup)
    msgspec.structs.force_setattr(TITLE, "play", play)
    main()
