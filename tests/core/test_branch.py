"""A game goes on from a position of another, with chance of its own, and its record says so."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from cuius.core.branch import (
    GamePosition,
    PositionRow,
    check_position,
    continue_in_steps,
    decode_position,
    encode_rows,
    position_before,
)
from cuius.core.chance import Committed
from cuius.core.chance_ledger import chance_ledger
from cuius.core.errors import BadRecord, GameOver
from cuius.core.journal import ORIGIN, taken_over
from cuius.core.match import Match
from cuius.core.record import checked_rows, dump, load, parse, record_of, verify
from cuius.core.standing_orders import Order
from cuius.core.steps import finish
from cuius.core.title import get_title


def answer_some(match: Match, random: Random, times: int) -> None:
    for _ in range(times):
        if match.over:
            break
        question = match.questions[0]
        match.answer(question.seat, question.number, question.key, random.choice(question.options))


def played(answers: int = 60) -> Match:
    """A game with a salt, a standing order and a step back."""
    title, random = get_title("example"), Random(3)
    match = Match(title, title.configure(3), Committed(b"seed"))
    match.add_salt("heron", "salt")
    match.begin()
    answer_some(match, random, 10)
    match.add_order(Order("stag", "deal.turn", until="bids"))
    answer_some(match, random, 10)
    match.go_back(match.journal.active_rows()[-6][0])
    answer_some(match, random, answers)
    return match


def continued(position: GamePosition, seed: bytes = b"other") -> Match:
    title = get_title(position.config.title)
    match = Match(title, position.config, Committed(seed))
    match.add_salt("heron", "pepper")
    return finish(continue_in_steps(match, position))


def test_every_position_goes_on_as_it_stood():
    match = played(40)
    for number in range(0, len(match.journal) + 1, 3):
        if match.at(number).over or not match.at(number, log=False).questions:
            continue
        again = continued(position_before(match, number))
        there = match.at(number)
        if len(match.journal.between(number, number + 1)) and not match.journal.follows_automatically(number):
            assert again.state.digest() == there.state.digest(), number
            assert [q.words for q in again.questions] == [q.words for q in there.questions]
            assert [e.key for e in again.log.events] == [e.key for e in there.log.events]


def test_the_rows_of_others_stay_hidden_from_a_seat():
    match = played()
    again = continued(position_before(match, len(match.journal)))
    hidden = {row.to for row in again.journal if row.to is not None}
    assert hidden == {row.to for row in match.journal if row.to is not None and row.plays}


def test_chance_is_new_and_the_record_tells_what_was_taken_over():
    match = played()
    position = position_before(match, len(match.journal))
    again = continued(position)
    other = continued(position, b"another")
    random = Random(5)
    while not again.over:
        answer_some(again, random, 100)
    answer_some(other, Random(5), 400)
    record = parse(dump(record_of(again)))
    assert verify(record).ok, verify(record).why
    assert verify(record).taken_over == len(position.rows)
    rows = list(load(record).journal)
    assert [row.key for row in rows[:2]] == ["salt", ORIGIN]
    assert taken_over(rows) == range(2, 2 + len(position.rows))
    ours = [row.answer for row in rows[taken_over(rows).stop :] if row.by == "chance"]
    others = [row.answer for row in list(other.journal)[taken_over(rows).stop :] if row.by == "chance"]
    assert ours
    assert ours[: len(others)] != others[: len(ours)]
    assert len(chance_ledger(again.config, rows)) == sum(row.by == "chance" for row in rows)


def test_a_branch_of_a_branch_names_all_its_rows_once():
    again = continued(position_before(played(), 40))
    answer_some(again, Random(1), 12)
    third = continued(position_before(again, len(again.journal)))
    assert [row.key for row in third.journal].count(ORIGIN) == 1
    assert third.state.digest() == again.state.digest()


def test_chance_that_is_not_taken_over_must_fall_as_the_seed_says():
    again = continued(position_before(played(), 40))
    while not again.over:
        answer_some(again, Random(1), 100)
    record = record_of(again)
    rows = [(r.by, r.key, r.answer, r.auto) for r in record.entries]
    last = taken_over(list(again.journal)).stop
    assert all(row[0] != "table" or row[1] != ORIGIN for row in rows[2:])
    longer = [*rows[:1], ("table", ORIGIN, rows[1][2] - 5, ""), *rows[2:]]
    forged = tuple(checked_rows(record.header, record.commitment, longer))
    verdict = verify(msgspec.structs.replace(record, entries=forged))
    if any(row[0] == "chance" for row in rows[last - 5 : last]):
        assert not verdict.ok
    for wrong in (0, True, "3", len(rows) + 9):
        claim = [*rows[:1], ("table", ORIGIN, wrong, ""), *rows[2:]]
        forged = tuple(checked_rows(record.header, record.commitment, claim))
        assert not verify(msgspec.structs.replace(record, entries=forged)).ok


def test_a_game_that_is_over_does_not_go_on():
    match = played()
    while not match.over:
        answer_some(match, Random(2), 100)
    with pytest.raises(GameOver):
        check_position(position_before(match, len(match.journal)))


def test_a_position_is_stored_and_read_again():
    position = position_before(played(), 50)
    assert decode_position(position.config, encode_rows(position.rows)) == position
    with pytest.raises(BadRecord):
        decode_position(position.config, b"[[1]]")
    wrong = GamePosition(position.config, (*position.rows, PositionRow("heron", "nonsense", "x", "")))
    with pytest.raises(BadRecord):
        check_position(wrong)


@pytest.mark.parametrize("title", ["revolution", "guerres", "here_i_stand"])
def test_the_titles_go_on_from_their_recorded_games(title):
    record = parse(min(fixtures(title), key=lambda path: path.stat().st_size).read_bytes())
    match = load(record, log=False)
    for number in (1, len(match.journal) // 3, 2 * len(match.journal) // 3):
        assert check_position(position_before(match, number))


def fixtures(title: str) -> list[Path]:
    return sorted((Path(__file__).parents[1] / title / "fixtures").glob("*.json"))
