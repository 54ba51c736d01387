"""What the dice promise for the answers to a question, for whoever is asked: by the key of the question."""

from __future__ import annotations

from collections.abc import Mapping

from cuius.titles.here_i_stand.rules.outlooks_religion import OUTLOOKS_RELIGION, Weigh
from cuius.titles.here_i_stand.rules.outlooks_war import OUTLOOKS_WAR
from cuius.titles.here_i_stand.rules.outlooks_world import OUTLOOKS_WORLD

OUTLOOKS: Mapping[str, Weigh] = {**OUTLOOKS_RELIGION, **OUTLOOKS_WAR, **OUTLOOKS_WORLD}
