"""Every installed title under the laws, from its first day."""

from __future__ import annotations

import pytest

from cuius.core.title import get_title, installed_titles
from cuius.kit.fuzz import configurations, fuzz
from cuius.kit.laws import LAWS, catalogues_agree

TITLES = installed_titles()
COPIES_AND_SECRETS = ("fork", "restore", "load", "leaks", "together", "draws")


@pytest.mark.parametrize("name", TITLES)
def test_a_game_keeps_all_laws(name):
    seldom = {"fork": 20, "restore": 40, "leaks": 20, "redeals": 40, "draws": 20, "refusals": 40, "seats": 20}
    seldom |= {"load": 400, "undo": 400, "undo_tells": 400}
    summary = fuzz(name, games=1, seed=7, every=seldom)
    assert summary.games == 1
    assert {law.name for law in LAWS.values() if law.every == 1} <= set(summary.checks)


@pytest.mark.slow
@pytest.mark.parametrize("name", TITLES)
def test_many_games_keep_all_laws(name):
    """Every scenario, player count and option in turn, as far as they go in the time."""
    summary = fuzz(name, games=len(configurations(get_title(name))), seed=11, seconds=2)
    assert summary.games


@pytest.mark.parametrize("name", TITLES)
def test_every_language_has_every_message(name):
    catalogues_agree(get_title(name))


@pytest.mark.slow
def test_the_example_keeps_copies_and_secrets_over_five_thousand_decisions():
    often = {"fork": 2, "restore": 4, "load": 15, "leaks": 1, "together": 1, "draws": 2}
    summary = fuzz("example", games=1, seed=3, laws=COPIES_AND_SECRETS, decisions=5_000, every=often)
    assert summary.decisions >= 5_000
    assert summary.checks["leaks"] >= 5_000
    assert summary.checks["fork"] > 2_000
    assert summary.checks["load"] > 250
