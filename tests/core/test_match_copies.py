"""Copies of a match: forked, loaded, looked back at, gone back to. They must all be the game itself."""

from __future__ import annotations

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import StaleCheckpoint
from cuius.core.match import Match
from cuius.core.requests import Ask, Checkpoint
from tests.core.toys import (
    ANN,
    bidding,
    bids_and_dice,
    example,
    finish,
    fruits,
    give,
    play_on,
    reloaded,
    standing,
    start,
)

# Forks


def test_a_fork_is_the_game_and_goes_its_own_way(half_bid):
    twin = half_bid.fork()
    assert standing(twin) == standing(half_bid)
    before = standing(half_bid)
    give(twin, "ben", "2")
    give(twin, "ann", "plum")
    assert standing(half_bid) == before
    give(half_bid, "ben", "2")
    give(half_bid, "ann", "plum")
    assert standing(half_bid) == standing(twin)


def test_a_fork_keeps_no_log_and_may_have_other_chance(half_bid):
    assert half_bid.fork().log is None
    thrown = {die_of(half_bid.fork(Seeded(n))) for n in range(30)}
    assert len(thrown) > 1
    assert die_of(half_bid.fork()) == die_of(half_bid)


def die_of(match: Match) -> int:
    """The die that falls once Ben has bid."""
    give(match, "ben", "2")
    return match.state.marks[3]


def test_a_fork_before_the_first_question_and_after_the_end():
    title = start(bids_and_dice).title
    unplayed = Match(title, title.configure(), Seeded(1))
    twin = unplayed.fork().begin()
    assert standing(twin) == standing(unplayed.begin())
    play_on(unplayed)
    assert standing(unplayed.fork()) == standing(unplayed)
    assert unplayed.fork().over


@pytest.mark.parametrize("players", [2, 3, 4])
def test_forks_of_every_position_of_a_game(players):
    match = example(players)
    while not match.over:
        assert standing(match.fork()) == standing(match)
        assert standing(match.fork().fork()) == standing(match)
        play_on(match, 1, seed=len(match.journal))


def lost_checkpoint(g):
    here = 0  # should be in the state
    while True:
        if here == 1:
            yield Checkpoint("second")
        else:
            yield Checkpoint("first")
        yield Ask(ANN, "pick", fruits)
        here += 1
        g.step += 1
        if here == 2:
            finish(g)


def test_a_state_that_does_not_lead_back_to_its_checkpoint_is_found_out():
    match = start(lost_checkpoint)
    match.fork()
    give(match, "ann", "pear")
    with pytest.raises(StaleCheckpoint, match="'second' leads elsewhere"):
        match.fork()


# Looking back


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_row_of_a_game_can_be_looked_back_at(players):
    match = example(players, seed=3)
    seen = {len(match.journal): (match.state.digest(), match.questions[0].words)}
    while not match.over:
        play_on(match, 1, seed=len(match.journal))
        if not match.over:
            seen[len(match.journal)] = (match.state.digest(), match.questions[0].words)
    for number in range(len(match.journal) + 1):
        past = match.at(number)
        assert len(past.journal) == number
        if number in seen:
            assert (past.state.digest(), past.questions[0].words) == seen[number]
            events = [e for e in match.log.events if e.number <= number]
            assert past.log.events == events
    assert standing(match.at(len(match.journal))) == standing(match)


def test_looking_back_at_a_stretch_that_was_taken_back():
    match = start(bids_and_dice)
    give(match, "ann", "1")
    match.undo("ann")
    give(match, "ann", "2")
    assert [e.answer for e in match.at(1).journal] == [1]
    assert {q.role for q in match.at(1).questions} == {"ben", "cec"}
    assert {q.role for q in match.at(2).questions} == {"ann", "ben", "cec"}


def test_the_past_can_be_played_on_and_leaves_the_present_alone():
    match = play_on(example(), 30)
    before = standing(match)
    play_on(match.at(12))
    assert standing(match) == before


# Saved and loaded


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_position_of_a_game_can_be_loaded(players):
    match = example(players)
    while not match.over:
        twin = reloaded(match)
        assert standing(twin) == standing(match)
        assert twin.log.events == match.log.events
        play_on(match, 7, seed=len(match.journal))
    assert standing(reloaded(match)) == standing(match)


def test_a_loaded_game_plays_on_as_the_game_itself():
    match = play_on(example(), 25)
    twin = reloaded(match)
    play_on(match, seed=5)
    play_on(twin, seed=5)
    assert standing(twin) == standing(match)


def test_half_answered_bids_are_forked_loaded_and_taken_back():
    match = bidding()
    give(match, "boar", "2")
    for twin in (match.fork(), reloaded(match), match.at(len(match.journal))):
        assert standing(twin) == standing(match)
        give(twin, "heron", "0")
        give(twin, "stag", "3")
        assert twin.state.order == [1, 2, 0]
    match.undo("boar")
    assert {q.role for q in match.questions} == {"heron", "stag", "boar"}
    assert standing(reloaded(match)) == standing(match)
    give(match, "boar", "1")
    give(match, "heron", "1")
    assert standing(reloaded(match)) == standing(match)
