"""9 The diplomacy phase."""

from __future__ import annotations

from cuius.core.requests import Checkpoint, Proc
from cuius.titles.here_i_stand.state import State


def diplomacy(g: State) -> Proc[None]:
    """7-t3 Negotiation, peace, ransom, excommunication and war, in that order."""
    yield Checkpoint("diplomacy")
