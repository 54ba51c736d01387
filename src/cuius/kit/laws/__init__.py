"""The laws: properties that every game of every title must have.

Each is a function of a `Game` that raises `LawBroken`. `LAWS` lists them with how often a fuzz run checks
them; `check_laws` checks some of them on one position.
"""

from __future__ import annotations

from collections.abc import Iterable

from cuius.core.match import Match
from cuius.kit.laws.draws import hidden_draws_are_not_told
from cuius.kit.laws.ending import ended_well, within_bound
from cuius.kit.laws.explained import everything_can_be_explained
from cuius.kit.laws.fork_and_load import fork_equals_live, load_equals_live, restore_equals_live
from cuius.kit.laws.invariants import invariants_hold
from cuius.kit.laws.law import Game, Law, LawBroken
from cuius.kit.laws.leaks import nothing_leaks, simultaneous_answers_stay_secret
from cuius.kit.laws.numbers import numbers_go_up
from cuius.kit.laws.options import options_are_sound
from cuius.kit.laws.progress import every_answer_leads_on
from cuius.kit.laws.redealing import redeal_is_sound
from cuius.kit.laws.refusals import refusals_hold
from cuius.kit.laws.seats import only_the_asked_seat
from cuius.kit.laws.undoing import undo_restores, undo_tells_nothing
from cuius.kit.laws.words import answers_have_names, catalogues_agree, everything_can_be_said

ALL = (
    Law("numbers", numbers_go_up),
    Law("invariants", invariants_hold),
    Law("bound", within_bound),
    Law("options", options_are_sound),
    Law("progress", every_answer_leads_on, every=20),
    Law("fork", fork_equals_live, every=3),
    Law("restore", restore_equals_live, every=6),
    Law("load", load_equals_live, every=30, replays=True),
    Law("seats", only_the_asked_seat, every=4),
    Law("leaks", nothing_leaks, every=2),
    Law("redeals", redeal_is_sound, every=8),
    Law("together", simultaneous_answers_stay_secret, every=2),
    Law("draws", hidden_draws_are_not_told, every=4),
    Law("refusals", refusals_hold, every=6),
    Law("undo", undo_restores, every=15, replays=True),
    Law("undo_tells", undo_tells_nothing, every=15, replays=True),
    Law("words", everything_can_be_said),
    Law("names", answers_have_names, every=2),
    Law("explained", everything_can_be_explained, every=40),
    Law("ending", ended_well, at_end=True),
)

LAWS = {law.name: law for law in ALL}


def check_laws(match: Match, names: Iterable[str] = LAWS, seed: int = 0) -> Game:
    """Check some laws on the present position of a match, without playing."""
    game = Game(match, seed)
    for name in names:
        if LAWS[name].at_end == match.over:
            LAWS[name].check(game)
    return game


__all__ = ["ALL", "LAWS", "Game", "Law", "LawBroken", "catalogues_agree", "check_laws"]
