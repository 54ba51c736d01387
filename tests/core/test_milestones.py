"""Milestones: an earlier position is the same whether it is replayed from one of them or from the set-up."""

from __future__ import annotations

from random import Random

import pytest

from cuius.core.chance import Seeded
from cuius.core.match import Match
from cuius.core.milestones import MOST, RECENT, SPACING, Milestone, Milestones
from cuius.core.record import load, record_of
from cuius.core.title import get_title
from tests.core.play_with_undo import play_on


def look(match):
    """All that can be seen of a match."""
    state = match.state.to_dict()
    questions = [(q.number, q.role, q.key, q.words) for q in match.questions]
    events = None if match.log is None else [e.to_dict() for e in match.log.events]
    orders = match.orders.in_force
    return state, questions, events, list(match.journal), match.journal.chances, orders, match.at_checkpoint


def without_milestones(match):
    """The same match, which replays from the set-up."""
    twin = match.fork()
    assert twin.milestones is None
    return twin


@pytest.mark.parametrize(
    ("title", "answers"), [("example", 400), ("revolution", 150), ("guerres", 150), ("here_i_stand", 150)]
)
def test_an_earlier_position_is_as_it_was(title, answers):
    chosen, random = get_title(title), Random(f"milestones of {title}")
    match = Match(chosen, chosen.configure(3), Seeded(9)).begin()
    play_on(match, random, answers)
    rows = len(match.journal)
    assert len(match.milestones) > 3
    for number in random.sample(range(rows + 1), 40):
        assert look(match.at(number)) == look(without_milestones(match).at(number))
    assert look(match.at(rows // 2, log=False))[2] is None
    loaded = load(record_of(match), any_rules=True)
    for number in random.sample(range(rows + 1), 20):
        assert look(loaded.at(number)) == look(match.at(number))


def test_going_back_leads_to_the_same_position():
    example, random = get_title("example"), Random(5)
    for seed in range(12):
        match = Match(example, example.configure(4), Seeded(seed)).begin()
        play_on(match, random, random.randrange(5, 60))
        if match.over:
            continue
        twin = without_milestones(match)
        row = random.choice(match.journal.active_rows())[0]
        match.go_back(row)
        twin.go_back(row)
        assert look(match)[:2] == look(twin)[:2]
        assert look(match) == look(match.at(len(match.journal)))
        play_on(match, random, 10)
        assert look(match.at(len(match.journal))) == look(match)


def test_they_are_few_and_evenly_spread():
    kept = Milestones()
    for row in range(1, 5000):
        kept.add(Milestone(row, None, "turn", (), None))
    assert len(kept) <= MOST
    gaps = {row - kept.last_before(row).row for row in range(1, 5000)}
    assert max(gaps) <= 4 * 5000 // MOST


def test_what_comes_after_going_back_is_forgotten(monkeypatch):
    monkeypatch.setattr("cuius.core.milestones.STRIDE", 1)
    kept = Milestones()
    for row in (3, 5, 9):
        kept.add(Milestone(row, None, "turn", (), None))
    kept.forget_after(5)
    assert [kept.last_before(row) and kept.last_before(row).row for row in (2, 4, 5, 20)] == [None, 3, 5, 5]
    kept.forget_after(0)
    assert kept.last_before(20) is None
    kept.add(Milestone(1, None, "turn", (), None))
    assert kept.last_kept.row == 1


def test_some_of_the_last_checkpoints_are_kept():
    kept = Milestones()
    for row in range(1, 50_000, 3):
        if row >= kept.next_row:
            kept.add(Milestone(row, None, "turn", (), None))
    gaps = [row - kept.last_before(row).row for row in range(50_000 - RECENT * SPACING, 50_000)]
    assert max(gaps) <= SPACING + 3
