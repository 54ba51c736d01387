"""`cuius` with Here I Stand at three moments of 1532, in the place of its scenarios, for films of them.

1517: France has three points to march with. 1532: the Papacy has points for a debate. tournament: talks.
"""

from __future__ import annotations

from typing import Any

import msgspec

from cuius.cli.main import main
from cuius.core.requests import Proc
from cuius.core.title import Config, get_title
from cuius.kit.isolate import isolate
from cuius.titles.here_i_stand.ids import POWERS
from cuius.titles.here_i_stand.phases.action.impulse import next_action
from cuius.titles.here_i_stand.phases.diplomacy.negotiation import negotiation
from cuius.titles.here_i_stand.state import State
from tests.here_i_stand.tables import his_table


def of_1532(phase: str, power: str = "", cp: int = 0) -> State:
    """The set-up of 1532, in this phase; somebody may have an impulse."""
    t = his_table(scenario="1532").turn(4, phase)
    return (t.impulse(power, cp=cp) if power else t).state


POSITIONS: dict[str, State] = {
    "1517": of_1532("action", "france", 3),
    "1532": of_1532("action", "papacy", 4),
    "tournament": of_1532("diplomacy"),
}


def actions(g: State) -> Proc[None]:
    """One action after the other, for as long as there are points."""
    while g.cp:
        yield from next_action(g, POWERS[g.impulse])


def play(g: State) -> Proc[None]:
    returned: list[Any] = []
    yield from isolate(actions if g.cp else negotiation, (), {}, returned)(g)


def setup(config: Config) -> State:
    return POSITIONS[config.scenario].clone()


if __name__ == "__main__":
    title = get_title("here_i_stand")
    msgspec.structs.force_setattr(title, "setup", setup)
    msgspec.structs.force_setattr(title, "play", play)
    main()
