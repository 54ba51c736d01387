"""The weights in the package: they fit, are small, and have a card."""

from __future__ import annotations

import numpy as np
import pytest

from cuius.bots.value import CARD, FILE, read_value
from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.title import get_title

TITLES = ("revolution", "guerres", "here_i_stand")
LARGEST = 2_000_000


@pytest.mark.parametrize("name", TITLES)
def test_the_weights_fit_rules_and_columns(name):
    title = get_title(name)
    value = read_value(title.folder / FILE, title)
    assert (title.folder / FILE).stat().st_size <= LARGEST
    for scenario in title.scenarios:
        match = Match(title, title.configure(scenario=scenario), Seeded(1), log=False).begin()
        judged = value.judge(match.state, title.score(match.state), match.state.turn)
        assert np.isfinite(judged.leads).all()
        assert judged.chances.sum() == pytest.approx(1.0, abs=1e-5)


@pytest.mark.parametrize("name", TITLES)
def test_the_card_says_what_the_value_is_worth_beside_the_present_points(name):
    title = get_title(name)
    header = read_value(title.folder / FILE, title).header
    card = (title.folder / CARD).read_text(encoding="utf-8")
    assert f"{header.games} games" in card
    assert header.seeds in card
    rows = [line.strip("| ").split(" | ") for line in card.splitlines() if line.startswith("|")]
    measured = [(float(row[2]), float(row[3])) for row in rows if row[0].isdigit()]
    assert len(measured) > 10
    assert all(value >= points for points, value in measured)
