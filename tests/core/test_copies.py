"""Copies of a match: forked, loaded, looked back at, gone back to. They must all be the game itself."""

from __future__ import annotations

import pytest

from cuius.core.chance import Seeded
from cuius.core.errors import CannotUndo, StaleCheckpoint, StaleNumber, WrongSeat
from cuius.core.match import Match
from cuius.core.orders import Order
from cuius.core.record import load, record_of
from cuius.core.requests import Ask, AskAll, Checkpoint, Roll
from tests.core.toys import (
    ANN,
    BEN,
    CEC,
    example,
    finish,
    fruits,
    give,
    one_to_three,
    play_on,
    standing,
    start,
)


def bids_and_dice(g):
    """Rounds of: all bid at once, a die falls, Ann picks a fruit."""
    while g.step < 3:
        yield Checkpoint("round")
        given = yield AskAll({r: Ask(r, "bid", one_to_three, g) for r in (ANN, BEN, CEC)})
        g.marks.extend(given.values())
        g.marks.extend((yield Roll(d6=1, why="die")))
        g.tell("thrown", round=g.step)
        g.marks.append((yield Ask(ANN, "pick", fruits)))
        g.tell("picked", round=g.step)
        g.step += 1
    finish(g)


def reloaded(match: Match) -> Match:
    return load(record_of(match), chance=match.chance)


@pytest.fixture
def half_bid():
    """Ann and Cec have bid; Ben has not."""
    match = start(bids_and_dice)
    give(match, "cec", "3")
    give(match, "ann", "1")
    return match


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


def bidding(players=3, **more) -> Match:
    """Three Gates, when all have talked and are asked for their bids."""
    match = example(players, **more)
    while match.questions[0].key != "bid":
        give(match, match.questions[0].role, "pass")
    return match


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


# Going back


def test_the_answer_to_a_question_that_was_taken_back_is_stale():
    match = start(bids_and_dice)
    asked = match.question("ann")
    give(match, "ann", "1")
    match.undo("ann")
    with pytest.raises(StaleNumber):
        match.answer("ann", asked.number, "bid", "1")
    assert match.question("ann").number == 2


def test_the_answer_to_half_answered_bids_that_were_taken_back_is_stale(half_bid):
    asked = half_bid.question("ben")
    give(half_bid, "ben", "2")
    half_bid.go_back(2)
    assert half_bid.question("ben").number != asked.number
    with pytest.raises(StaleNumber):
        half_bid.answer("ben", asked.number, "bid", "2")


def test_going_back_by_consent_draws_fresh_chance():
    match = start(bids_and_dice)
    for role in ("ann", "ben", "cec"):
        give(match, role, "2")
    faces = set()
    for _ in range(12):
        number, row = match.journal.line()[-1]
        assert row.by == "chance"
        match.go_back(number)
        faces.add(match.state.marks[3])
        assert match.question("ann").key == "pick"
    assert len(faces) > 1
    assert match.journal.chances == 13  # no counter is used twice


def test_what_happens_after_going_back_is_told():
    match = start(bids_and_dice)
    for role in ("ann", "ben", "cec"):
        give(match, role, "2")
    match.go_back(3)
    assert [e.key for e in match.log.events] == ["thrown"]


def test_going_back_forgets_what_was_told():
    match = start(bids_and_dice)
    for role in ("ann", "ben", "cec"):
        give(match, role, "2")
    give(match, "ann", "plum")
    assert [e.key for e in match.log.events] == ["thrown", "picked"]
    match.go_back(4)
    assert [e.key for e in match.log.events] == ["thrown"]
    match.go_back(1)
    assert match.log.events == []
    assert {q.role for q in match.questions} == {"ben", "cec"}


@pytest.mark.parametrize("number", [-1, 4, 99])
def test_there_must_be_a_row_to_go_back_to(number):
    match = start(bids_and_dice)
    give(match, "ann", "1")
    before = standing(match)
    with pytest.raises(CannotUndo, match=f"no row {number}"):
        match.go_back(number)
    assert standing(match) == before


def test_a_row_that_was_taken_back_cannot_be_gone_back_to():
    match = start(bids_and_dice)
    give(match, "ann", "1")
    give(match, "ben", "1")
    match.go_back(0)
    with pytest.raises(CannotUndo):
        match.go_back(1)


def test_going_back_from_the_end_opens_the_game_again():
    match = play_on(example())
    chosen = [
        number for number, row in match.journal.line() if not row.auto and row.plays and row.by != "chance"
    ]
    match.go_back(chosen[-1])
    assert not match.over
    assert match.result is None
    assert len(match.questions) == 1
    assert standing(reloaded(match)) == standing(match)


def test_going_back_is_saved_and_loaded():
    match = play_on(example(), 40)
    for seed in range(6):
        line = match.journal.line()
        match.go_back(line[len(line) * (seed + 2) // 9][0])
        assert standing(reloaded(match)) == standing(match)
        assert standing(match.fork()) == standing(match)
        play_on(match, 10, seed)
    assert standing(reloaded(play_on(match))) == standing(match)


# Orders in copies


def test_an_order_given_while_all_bid_leaves_their_questions_as_they_are():
    match = start(bids_and_dice)
    match.order(Order("ann", "pick", "plum"))
    give(match, "cec", "3")
    asked = [(q.number, q.role) for q in match.questions]
    assert asked == [(0, "ann"), (0, "ben")]
    assert [(q.number, q.role) for q in match.at(len(match.journal)).questions] == asked


def test_an_order_for_the_question_that_is_open_answers_the_next_one():
    match = bidding()
    match.order(Order("heron", "bid", "0"))
    assert match.question("heron") is not None
    assert standing(reloaded(match)) == standing(match)
    assert standing(match.at(len(match.journal))) == standing(match)


def test_nobody_but_a_role_of_the_table_gives_orders():
    match = start(bids_and_dice)
    before = standing(match)
    with pytest.raises(WrongSeat, match="no 'dan' at this table"):
        match.order(Order("dan", "bid"))
    assert standing(match) == before


def test_an_order_given_among_bids_is_loaded_as_it_stood():
    match = bidding()
    match.order(Order("heron", "action", "pass", times=1))
    give(match, "stag", "1")
    match.order(Order("heron", "bid", "0"))
    give(match, "boar", "1")
    assert standing(reloaded(match)) == standing(match)


def test_a_game_that_the_table_ended_stays_ended():
    match = play_on(example(), 12)
    match.end("vote", ["heron"])
    before = standing(match)
    assert standing(reloaded(match)) == before
    with pytest.raises(CannotUndo):
        match.go_back(match.journal.line()[-1][0])
    assert standing(match) == before


def own_bids(g, role):
    return (0,) if role != BEN else (1, 2)


def forced_and_free(g):
    given = yield AskAll({r: Ask(r, "bid", own_bids, g, r) for r in (ANN, CEC, BEN)})
    g.marks.extend(given.values())
    yield Ask(ANN, "pick", fruits)
    finish(g)


@pytest.mark.parametrize("number", [0, 1])
def test_going_back_to_a_forced_answer_among_all_forces_it_again(number):
    match = start(forced_and_free)
    give(match, "ben", "2")
    match.go_back(number)
    assert [q.role for q in match.questions] == ["ben"]
    give(match, "ben", "1")
    assert match.state.marks == [0, 0, 1]


def all_forced(g):
    yield AskAll({r: Ask(r, "bid", tuple, (0,)) for r in (ANN, BEN)})
    yield Ask(ANN, "pick", fruits)
    finish(g)


def test_going_back_to_the_last_of_several_forced_answers_plays_on():
    match = start(all_forced)
    match.go_back(1)
    assert [q.key for q in match.questions] == ["pick"]


def test_the_start_of_a_salted_game_can_be_looked_back_at():
    title = start(bids_and_dice).title
    match = Match(title, title.configure(), Seeded(1))
    match.salt("ann", "x")
    match.begin()
    assert len(match.at(0).journal) == 0


def test_the_start_of_a_salted_game_that_begins_with_chance_can_be_looked_back_at():
    title = example().title
    match = Match(title, title.configure(3), Seeded(1))
    match.salt("heron", "x")
    match.begin()
    assert len(match.at(0).journal) == 0
