"""A procedure that runs on without asking is stopped, and the position stays as it was."""

from __future__ import annotations

import signal
import threading
import time

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import RulesBroken, RunawayProcedure, TookTooLong
from cuius.core.match import Match
from cuius.core.progress import TimeLimit
from cuius.core.record import dump, record_of
from cuius.core.title import get_title
from tests.laws import broken

EXAMPLE = get_title("example")


def play_to_the_last_bid(title):
    """All but the last of the bids are in; the answer that is left."""
    match = Match(title, title.configure(3), Seeded(4)).begin()
    while len(match.questions) > 1 or match.questions[0].key != "bid":
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, question.words[0])
    question = match.questions[0]
    return match, (question.seat, question.number, question.key, question.words[0])


def look(match):
    """All that can be seen of a match."""
    state = match.state.to_dict()
    questions = [(q.number, q.role, q.key, q.words) for q in match.questions]
    events = [(e.number, e.key) for e in match.log.events]
    return state, questions, events, list(match.journal), match.journal.chances, match.orders.in_force


@pytest.mark.parametrize("make", [broken.endless_rolls, broken.spinning_loop])
def test_a_runaway_leaves_the_position_as_it_was(make):
    match, answer = play_to_the_last_bid(make())
    before = look(match)
    for _ in range(2):
        with pytest.raises(RulesBroken) as caught:
            match.answer(*answer, seconds=0.05)
        assert isinstance(caught.value.__cause__, RunawayProcedure)
        assert look(match) == before
    assert caught.value.dump["rows"]


def test_a_failure_after_checkpoints_leaves_the_position_as_it_was(monkeypatch):
    match, answer = play_to_the_last_bid(EXAMPLE)
    before = look(match)

    def fail(g, house):
        raise ZeroDivisionError

    monkeypatch.setattr("cuius.titles.example.sequence.impulse", fail)
    with pytest.raises(RulesBroken) as caught:
        match.answer(*answer)
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert look(match) == before
    monkeypatch.undo()
    match.answer(*answer)
    twin, _ = play_to_the_last_bid(EXAMPLE)
    twin.answer(*answer)
    assert look(match) == look(twin)
    assert dump(record_of(match)) == dump(record_of(twin))


def test_the_limit_counts_processor_time_and_is_lifted():
    with TimeLimit(0.02):
        time.sleep(0.1)
    with pytest.raises(TookTooLong), TimeLimit(0.02):
        while True:
            pass
    assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] == 0
    end = time.process_time() + 0.05
    while time.process_time() < end:
        pass


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_error_swallowed_by_a_finaliser_is_raised_again():
    class Slow:
        def __del__(self):
            end = time.process_time() + 0.05
            while time.process_time() < end:
                pass

    with pytest.raises(TookTooLong), TimeLimit(0.02):
        Slow()
        while True:
            pass


def test_beside_the_main_thread_nothing_is_limited():
    ended = []

    def compute():
        with TimeLimit(0.01):
            end = time.thread_time() + 0.05
            while time.thread_time() < end:
                pass
        ended.append(True)

    thread = threading.Thread(target=compute)
    thread.start()
    thread.join()
    assert ended
