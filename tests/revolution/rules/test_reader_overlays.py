"""An overlay replaces what is printed on the board; a rule it can neither change nor seem to change."""

from __future__ import annotations

from typing import Any

import pytest

from cuius.core.errors import BadConfig
from cuius.core.rulebook import proves
from cuius.titles.revolution.loading import load_board
from cuius.titles.revolution.title import TITLE
from tests.revolution.rules.kit import empty_table


@pytest.mark.parametrize(
    ("players", "overlay", "path"),
    [
        (4, {"players": {"4": {"factions": ["catholics", "nobility"]}}}, "players.4.factions"),
        (2, {"players": {"2": {"seats": [["catholics", "burghers"]]}}}, "players.2.seats"),
        (5, {"start": {"burghers": {"armies": 1}}}, "start.burghers.armies"),
        (5, {"support": {"huguenots": {"shared": True}}}, "support.huguenots.shared"),
        (5, {"faction": {"burghers": {"objective": "universities"}}}, "faction.burghers.objective"),
    ],
)
@proves("3.1-r1", "3.3-r1", "5.2-r6")
def test_3_1_r1_an_overlay_that_would_change_nothing_or_a_rule_is_refused(players, overlay, path):
    with pytest.raises(BadConfig, match=path):
        TITLE.configure(players, board=overlay)


@pytest.mark.parametrize("kind", ["plain", "half"])
@proves("6.2.2-r2")
def test_6_2_2_r2_the_spanish_treasury_has_filled_slots_only(kind):
    slots = {"plain": 0, "filled": 3, "half": 0, kind: 2}
    overlay: dict[str, Any] = {"support": {"spanish_treasury": {"slots": slots, "provinces": ["flanders"]}}}
    with pytest.raises(BadConfig, match="spanish_treasury"):
        TITLE.configure(5, board=overlay)


@proves("6.2.2-r2")
def test_6_2_2_r2_more_filled_slots_are_still_announced_once():
    overlay = {"support": {"spanish_treasury": {"slots": {"plain": 0, "filled": 7, "half": 0}}}}
    t = empty_table(board=overlay).support("spanish_treasury", catholics=7).support("huguenots", burghers=2)
    t.phase("support").answer("catholics", "support.many", 7).answer("burghers", "support.intercept", 2)
    assert (t.coins_of("catholics"), t.coins_of("burghers")) == (5, 2)
    assert not t.asked("catholics", "support.many")


def test_the_built_in_board_says_of_every_guess_that_it_is_one():
    for edition in ("2007", "2004"):
        board = load_board(edition=edition)
        guesses = {path for path, source in board.sources.items() if source == "reconstructed"}
        marked = {mark.path for mark in board.marks}
        assert {path for path in guesses if path.count(".") == 2} <= marked
        assert all(mark.doubt for mark in board.marks)
